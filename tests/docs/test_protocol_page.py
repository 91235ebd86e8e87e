"""docs/protocol.md says what the engine says, field by field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from freebooters.app import bridge
from freebooters.app.advisers import ADVISERS
from freebooters.app.commands import COMMANDS
from freebooters.app.desk import Desk
from freebooters.bots.evaluator import Evaluator
from freebooters.engine.messages import say
from freebooters.stage import Arrangement, Node
from tools.layout import PACKAGE
from tools.protocol_answers import SHAPES
from tools.protocol_page import PAGE, text

Json = dict[str, Any]
CHAIRS = [
    {"name": "Anne", "colour": "red", "who": "human"},
    {"name": "", "colour": "blue", "who": "deckhand"},
]
START: Json = {
    "do": "start",
    "game": "cartagena",
    "seats": CHAIRS,
    "options": {"variant": "basic"},
    "seed": "reef",
    "frame": "narrow:1180",
}


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty desk behind the bridge."""
    monkeypatch.setattr(bridge, "_desk", Desk())


def ask(command: Json) -> Json:
    answer: Json = json.loads(bridge.handle(json.dumps(command)))
    return answer


def tables() -> Iterator[Json]:
    """Tables of a whole short game in which person and bot act at random."""
    table, rng = ask(START), Random(1)
    while not table["over"]:
        yield table
        order = {"revision": table["revision"], "seat": table["acting"][0]}
        if table["think"]:
            bridge.think(json.dumps(ask({"do": "consult", **order})["think"]))
            bridge.hear(table["position"], bridge.step(60_000))
            table = ask({"do": "move", **order, "thought": table["position"], "aloud": True})
        else:
            action = rng.choice([choice["action"] for choice in table["choices"]])
            table = ask({"do": "act", **order, "action": action})
    yield table


def questions() -> Iterator[Json]:
    """What a bot is asked in such a game."""
    for table in tables():
        if table["think"]:
            order = {"revision": table["revision"], "seat": table["think"]["seat"]}
            yield ask({"do": "consult", **order})


def documented(shape: str) -> set[str]:
    return set(SHAPES[shape][1])


def every(shape: str, found: list[Json], *, optional: bool = False) -> None:
    """Asserts that those objects have the documented fields; with `optional` some of them."""
    assert found, shape
    for item in found:
        assert set(item) <= documented(shape)
    names = {name for item in found for name in item} if optional else set(found[0])
    assert names == documented(shape)


def test_the_page_is_up_to_date() -> None:
    assert text() == PAGE.read_text(encoding="utf-8"), "run python3 tools/protocol_page.py"


def test_every_answer_is_documented() -> None:
    assert {command.answer for command in COMMANDS.values()} <= set(SHAPES)


def test_the_catalog_has_the_documented_fields() -> None:
    catalog = ask({"do": "catalog"})

    every("catalog", [catalog])
    every("game", catalog["games"])


def test_tables_and_all_they_hold_have_the_documented_fields() -> None:
    seen = list(tables())
    moments = [moment for table in seen for moment in table["scenes"]]

    every("table", seen)
    every("player", [player for table in seen for player in table["seats"]])
    every("moment", moments)
    every(
        "fact", [fact for moment in moments for seat in moment["seats"] for fact in seat["facts"]]
    )
    every("scene", [moment["scene"] for moment in moments], optional=True)
    every("choice", [choice for table in seen for choice in table["choices"]])
    every("line", [line for table in seen for line in table["log"]["lines"]])
    thinking = next(table for table in seen if table["think"])
    assert {"seat": 1, "revision": thinking["revision"], "parallel": 0} == thinking["think"]
    every("message", [table["scenes"][-1]["prompt"] for table in seen], optional=True)
    assert 2 == len(seen[-1]["ranks"])


def test_an_arrangement_has_the_documented_fields() -> None:
    every("arrangement", [Arrangement((), (), say("sail")).as_json()])


def test_a_node_has_the_documented_fields() -> None:
    assert {field.name for field in fields(Node) if field.init} == documented("node")


def test_the_other_answers_have_the_documented_fields() -> None:
    people = [chair | {"who": "human"} for chair in CHAIRS]
    ask(START | {"seats": people, "options": {"variant": "tortuga"}})

    every("shown", [ask({"do": "show", "position": 3})])
    save = bridge.save()
    every("inspected", [ask({"do": "inspect", "text": save})])
    every("preview", [ask({"do": "preview", "text": save, "frame": "wide:620"})])
    every("link", [ask({"do": "share", "names": True})])
    explained = ask({"do": "explain", "position": 3, "node": "cell-0"})
    every("explained", [explained])
    every("explanation", [explained["explanation"]])
    puzzle = json.loads((PACKAGE / "games/cartagena/puzzles.json").read_text("utf-8"))["puzzles"][0]
    every(
        "posed", [ask({"do": "pose", "game": "cartagena", "puzzle": puzzle, "frame": "wide:620"})]
    )
    every("refusal", [ask({"do": "why", "picks": []})])
    every("error", [ask({"do": "dance"})])


def test_what_is_told_early_has_the_documented_fields() -> None:
    alone = [chair | {"who": who} for chair, who in zip(CHAIRS, ("human", "sailor"), strict=False)]
    ask(START | {"seats": alone, "options": {"variant": "tortuga"}})
    early = ask({"do": "early", "frame": "wide:620"})
    every("early", [early])
    every("table", [early["early"]["table"]])


def test_hints_reviews_and_insights_have_the_documented_fields() -> None:
    hints = [
        ask({"do": "hint", "revision": table["revision"]}) for table in tables() if table["choices"]
    ]
    review = ask({"do": "review"})

    every("asked", hints)
    every("question", [hint["think"] for hint in hints])
    every("review", [review])
    table = ask({"do": "frame", "frame": "wide:620"})
    told = [ask({"do": "insight", "position": place}) for place in table["insights"]]
    every("told", told)
    every("insight", [answer["insight"] for answer in told])
    every("prospect", [each for answer in told for each in answer["insight"]["prospects"]])
    assert {"position", "seat", "action", "glance"} == set(review["moments"][0])
    every("asked", [ask({"do": "judge", **review["moments"][0], "look": 0})])


def test_an_analysis_has_the_documented_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVISERS, "judge", Evaluator(8))
    monkeypatch.setitem(ADVISERS, "weigh", Evaluator(32))
    for _ in tables():
        pass
    game = ask({"do": "analyse"})["think"]

    every("whole", [game])
    bridge.think(json.dumps(game))
    first = json.loads(bridge.step(1))
    while not (last := json.loads(bridge.step(60_000)))["done"]:
        pass
    every("analysed", [first, last])
    for shape, found in (("judged", "judged"), ("share", "shares"), ("turn", "turning")):
        every(shape, last[found])
    every("prospect", last["judged"][0]["prospects"])
    every("mistake", last["mistakes"])


def test_an_assessed_decision_has_the_documented_fields() -> None:
    table = next(each for each in tables() if each["choices"])
    where = {"position": table["position"], "action": table["choices"][-1]["action"]}
    question = ask({"do": "assess", **where, "least": 5, "gaps": []})["think"]
    plain = ask({"do": "hint", "revision": table["revision"]})["think"]
    bridge.think(json.dumps(question))

    every("assessment", [{name: question[name] for name in question.keys() - plain.keys()}])
    every("assessed", [json.loads(bridge.step(60_000))])


def test_a_crash_has_the_documented_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    ask(START)
    monkeypatch.setattr(Desk, "answer", lambda *_: 1 / 0)

    every("crash", [ask({"do": "catalog"})])


def test_a_step_of_thinking_has_the_documented_fields() -> None:
    asked = next(questions())
    every("asked", [asked])
    every("question", [asked["think"]])
    bridge.think(json.dumps(asked["think"]))

    step = json.loads(bridge.step(1))

    every("step", [step])
    every("prospect", step["prospects"])

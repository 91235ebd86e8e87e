"""A bot thinks in slices, can be stopped, and answers as the bot would at once."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge, thinking
from freebooters.app.thinking import Thinking
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_from_json
from tests.app.client import Client, Json


def asked(client: Client, variant: str, level: str) -> Json:
    """A question put to a bot some way into a game."""
    client.start(variant, "human", level)
    while client.table["position"] < 40 or client.table["think"] is None:
        if client.table["think"] is not None:
            client.let_bots_play()
        verbs = [choice["action"][0] for choice in client.table["choices"]]
        client.choose("end" if "end" in verbs and client.table["position"] >= 40 else verbs[0])
    return client.consult()


def at_once(question: Json) -> list[Any]:
    game = catalog.game(question["game"])
    whole = Question(
        game=game,
        seats=question["seats"],
        seat=question["seat"],
        view=view_from_json(game.rules.view_type, question["view"]),
        choices=tuple(tuple(action) for action in question["choices"]),
        rng=rng_at(question["seed"], 0),
    )
    return list(decide(LEVELS[question["level"]], whole))


@pytest.mark.parametrize(
    ("variant", "level"),
    [
        # The strongest thinks for longest, and in the same steps as the one below it.
        pytest.param(
            variant,
            level,
            marks=[pytest.mark.slow] if "hispaniola" == variant or level == "commodore" else [],
        )
        for variant in ("tortuga", "hispaniola")
        for level in LEVELS
    ],
)
def test_thinking_in_slices_gives_the_same_answer_as_at_once(
    client: Client, variant: str, level: str
) -> None:
    question = asked(client, variant, level)
    bridge.think(json.dumps(question))
    steps = [json.loads(bridge.step(0))]
    while not steps[-1]["done"]:
        steps.append(json.loads(bridge.step(0)))

    assert at_once(question) == steps[-1]["action"]
    assert [step["progress"] for step in steps] == sorted(step["progress"] for step in steps)
    assert len(steps) > 1
    assert all(step["action"] in question["choices"] for step in steps)


def test_a_longer_slice_makes_more_progress(client: Client) -> None:
    question = asked(client, "tortuga", "sailor")
    bridge.think(json.dumps(question))
    short = json.loads(bridge.step(0))
    bridge.think(json.dumps(question))
    long = json.loads(bridge.step(60_000))

    assert not short["done"]
    assert long["done"]


def test_a_new_question_drops_the_old_one(client: Client) -> None:
    question = asked(client, "tortuga", "sailor")
    bridge.think(json.dumps(question))
    bridge.step(0)
    single = {**question, "choices": [["end"]]}
    bridge.think(json.dumps(single))
    thought = json.loads(bridge.step(1000))

    assert (True, ["end"]) == (thought["done"], thought["action"])


def test_without_a_question_a_step_of_thinking_is_done_and_empty(client: Client) -> None:
    assert {
        "done": True,
        "progress": 0,
        "action": None,
        "worth": None,
        "prospects": [],
        "row": None,
    } == json.loads(bridge.step(10))


@pytest.mark.parametrize("purpose", ["move", "hint"])
def test_a_thought_tells_the_best_actions_with_what_speaks_for_them(
    client: Client, purpose: str
) -> None:
    question = asked(client, "tortuga", "sailor")
    bridge.think(json.dumps({**question, "purpose": purpose}))
    thought = json.loads(bridge.step(60_000))
    prospects = thought["prospects"]

    assert 3 == len(prospects)
    assert thought["action"] == prospects[0]["action"]
    assert {True} == {0 <= prospect["worth"] <= 1 for prospect in prospects}
    assert any(
        prospect["reason"] and prospect["reason"]["key"].startswith("cartagena-reason-")
        for prospect in prospects
    )


def test_a_judgement_is_a_chance_also_of_a_seat_that_does_not_act(client: Client) -> None:
    question = asked(client, "jamaica", "sailor")
    bridge.think(json.dumps({**question, "purpose": "judge"}))
    acting = json.loads(bridge.step(60_000))
    other = {**question, "purpose": "judge", "seat": 1 - question["seat"], "choices": []}
    bridge.think(json.dumps(other))
    waiting = json.loads(bridge.step(60_000))

    assert 0 <= acting["worth"] <= 1
    assert 0 <= waiting["worth"] <= 1
    assert [] == waiting["prospects"]


def found_by(question: Json, part: int) -> str:
    """What a search with that part finds."""
    bridge.think(json.dumps(question), part)
    while not json.loads(bridge.step(60_000))["done"]:
        pass
    return bridge.found()


def test_a_hurried_search_answers_after_one_thought_more(client: Client) -> None:
    question = {**asked(client, "tortuga", "sailor"), "level": "commodore"}
    bridge.think(json.dumps(question))
    bridge.step(0)
    bridge.now()
    thought = json.loads(bridge.step(60_000))

    assert thought["done"]
    assert thought["action"] in question["choices"]
    assert thought["progress"] < 0.5


def test_hurrying_does_not_affect_the_next_question(client: Client) -> None:
    question = {**asked(client, "tortuga", "sailor"), "level": "commodore"}
    bridge.think(json.dumps(question))
    bridge.now()
    bridge.think(json.dumps(question))

    assert not json.loads(bridge.step(0))["done"]


@pytest.mark.parametrize(("purpose", "ends"), [("move", True), ("hint", False)])
def test_no_bot_thinks_about_its_move_for_longer_than_its_time_limit(
    client: Client, monkeypatch: pytest.MonkeyPatch, purpose: str, ends: bool
) -> None:
    question = {**asked(client, "tortuga", "sailor"), "level": "commodore", "purpose": purpose}
    clock = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(clock) / 10)
    limited = Thinking(time_limit=0.45)
    limited.think(question)
    steps = [limited.step(150) for _ in range(4)]

    assert [False, False, ends, ends] == [step["done"] for step in steps]


def test_each_part_of_a_question_gives_its_own_reproducible_search(client: Client) -> None:
    question = {**asked(client, "tortuga", "sailor"), "level": "helmsman"}
    first, second, again = (found_by(question, part) for part in (0, 1, 0))

    assert first == again
    assert first != second


def test_searches_agree_on_what_they_have_found_together(client: Client) -> None:
    question = {**asked(client, "tortuga", "sailor"), "level": "helmsman"}
    others = [found_by(question, part) for part in (1, 2)]
    own = found_by(question, 0)
    agreed = json.loads(bridge.agree(json.dumps(others)))
    shares: dict[str, float] = {}
    for text in (own, *others):
        for action, _, share in json.loads(text)["prospects"]:
            shares[str(action)] = shares.get(str(action), 0.0) + share / 3

    assert agreed["done"]
    assert max(shares, key=shares.__getitem__) == str(agreed["action"])
    assert max(shares.values()) == pytest.approx(agreed["prospects"][0]["share"])


def test_only_the_strongest_level_is_worth_more_than_one_search(client: Client) -> None:
    tables = {level: client.start_with(1, "tortuga", "human", level) for level in LEVELS}
    worth = {level: table["think"]["parallel"] for level, table in tables.items()}

    assert {"commodore": 3} == {level: count for level, count in worth.items() if count > 1}
    assert {"deckhand", "sailor"} == {level for level, count in worth.items() if count == 0}


@pytest.mark.slow
def test_after_many_decisions_bots_move_randomly_but_hints_do_not(client: Client) -> None:
    question = asked(client, "tortuga", "sailor")
    weary = {**question, "decisions": 100_000}

    def answers(first: Json, purpose: str, count: int) -> set[str]:
        found = set()
        for number in range(count):
            bridge.think(json.dumps({**first, "purpose": purpose, "seed": f"{number}"}))
            found.add(json.dumps(json.loads(bridge.step(60_000))["action"]))
        return found

    assert 0 < question["decisions"] < question["revision"]
    assert len(answers(question, "move", 20)) < len(answers(weary, "move", 20))
    assert answers(question, "hint", 2) == answers(weary, "hint", 2)

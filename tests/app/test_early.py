"""What the page keeps of a game for the next visit is what the engine tells when it loads the game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.stage import Frame, text_of
from tests.app.client import Client, Json

FRAMES = ("wide:660", "narrow:1580:150")
MOMENTS = 4
"""At which a game is looked at."""
EVERY = 4
"""Of the person's turns between them."""


def told(desk: Desk, do: str, **fields: Any) -> Json:
    answer: Json = json.loads(text_of(desk.answer(*parse(json.dumps({"do": do, **fields})))))
    return answer


def reloaded(text: str, frame: str) -> tuple[Desk, Json]:
    """An engine that has loaded the save, and the table that it tells."""
    desk = Desk()
    return desk, told(desk, "load", text=text, frame=frame)


def assert_is_what_loading_tells(desk: Desk, frame: str) -> None:
    early, text = told(desk, "early", frame=frame)["early"], desk.save()
    assert text is not None
    loaded, table = reloaded(text, frame)
    assert early["table"] == table
    shown = table["scenes"][-1]
    things = [node["id"] for node in shown["scene"]["nodes"] if node.get("explain")]
    position = shown["position"]
    assert early["explained"] == {
        node: told(loaded, "explain", position=position, node=node)["explanation"]
        for node in things
    }
    asked = {"revision": table["revision"], "told": [], "refused": None}
    if table["viewer"] in table["acting"]:
        assert early["remark"] == told(loaded, "remark", **asked)["remark"]


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_what_is_told_early_is_what_loading_tells(game: str) -> None:
    dice, desk = Random(game), Desk()
    start = quick_start(catalog.game(game).info, Frame.parse(FRAMES[0]), "early")
    table = told(desk, **start)
    turns = 0
    while not table["over"] and turns < MOMENTS * EVERY:
        if table["viewer"] not in table["acting"]:
            table = bot_moves(desk, table, dice)
            continue
        turns += 1
        if turns % EVERY == 1:
            before = desk.save()
            assert_is_what_loading_tells(desk, FRAMES[turns // EVERY % 2])
            assert before == desk.save()
        now = {"revision": table["revision"]}
        if table["undo"] and dice.random() < 0.2:
            table = told(desk, "undo", **now)
        else:
            action = dice.choice(table["choices"])["action"]
            table = told(desk, "act", **now, seat=table["viewer"], action=action)
    assert turns


def bot_moves(desk: Desk, table: Json, dice: Random) -> Json:
    seat, revision = table["think"]["seat"], table["think"]["revision"]
    asked = told(desk, "consult", revision=revision, seat=seat)["think"]
    prospects = [
        {"action": each, "worth": dice.random(), "share": dice.random(), "reason": None}
        for each in asked["choices"][:4]
    ]
    desk.hear(1, {"action": dice.choice(asked["choices"]), "prospects": prospects})
    return told(desk, "move", revision=revision, seat=seat, thought=1, aloud=True)


def test_what_a_thinking_bot_has_told_of_its_moves_is_told_early_too(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "deckhand")
    table = client.let_bots_play()
    assert table["insights"]
    early = client.told("early", frame="wide:620")["early"]
    assert early["table"] == client.load(client.save)


@pytest.mark.parametrize("who", [["human", "human"], ["human", "friend"], ["deckhand", "deckhand"]])
def test_nothing_is_told_early_where_anybody_else_may_look(client: Client, who: list[str]) -> None:
    client.start("tortuga", *who)
    assert ("error-command", None) == client.refused("early", frame="wide:620")


def test_nothing_is_told_early_of_a_lesson_or_a_game_that_is_watched(client: Client) -> None:
    client.told("learn", game="cartagena", lesson="cast-off", place=0, frame="wide:620")
    assert ("error-command", None) == client.refused("early", frame="wide:620")
    client.finished("tortuga", "human", "sailor")
    link = client.told("share", position=None, names=True)["link"]
    client.told("watch", link=link, frame="wide:620")
    assert ("error-command", None) == client.refused("early", frame="wide:620")

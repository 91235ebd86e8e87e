"""Several screens at one table: commands that cross on their way are taken or refused, never lost."""

from __future__ import annotations

import json

import pytest

from freebooters.app import bridge
from tests.app.client import Client, Json
from tests.app.friends import Friend, ask, beginning, bids, lay

pytestmark = pytest.mark.usefixtures("client")


def caribbean(*who: str) -> Json:
    return lay("caribbean", *who, options={"surcharge": False})


def friends(*seats: int) -> list[Friend]:
    found = [Friend(seat) for seat in seats]
    for friend in found:
        friend.news()
    return found


def laid(friend: Friend, revision: int | None = None) -> str:
    """The command that lays a whole row, as it stands in the table the friend has."""
    stamp = friend.table["revision"] if revision is None else revision
    rows = {"seat": friend.seat, "actions": bids(friend.table)}
    return json.dumps({"do": "acts", "revision": stamp, **rows})


def log_length() -> int:
    length: int = ask("news", seat=None, since=None, frame="wide:620")["position"]
    return length


def test_rows_laid_at_the_same_moment_are_all_taken(client: Client) -> None:
    table = caribbean("human", "friend", "friend")
    one, other = friends(1, 2)
    commands = [laid(one), laid(other)]
    own = {"revision": table["revision"], "seat": 0, "actions": bids(table)}

    for friend, command in zip((one, other), commands, strict=True):
        assert friend.send(command)["answer"]["ok"]
    answer = ask("acts", **own)
    assert answer["ok"], answer
    assert len(answer["scenes"]) > 1


def test_who_has_laid_is_all_that_others_learn(client: Client) -> None:
    caribbean("human", "friend", "friend")
    one, other = friends(1, 2)
    before = other.table
    one.send(laid(one))
    after = other.news()

    assert ([0, 1, 2], [0, 2]) == (before["acting"], after["acting"])
    assert before["revision"] == after["revision"]
    assert before["choices"] == after["choices"]
    assert before["arrangement"] == after["arrangement"]


def test_a_command_for_a_picture_that_has_changed_is_refused_and_nothing_lost(
    client: Client,
) -> None:
    beginning(1, "tortuga", "human", "friend")
    (friend,) = friends(1)
    action, late = friend.table["choices"][0]["action"], friend.table["revision"]
    friend.act(action)
    length = log_length()

    refused = friend.refused("act", revision=late, seat=1, action=action)
    assert ("error-stale", {}) == refused
    assert length == log_length()
    assert friend.act(friend.table["choices"][0]["action"])["ok"]


def test_a_command_that_comes_twice_acts_once(client: Client) -> None:
    caribbean("human", "friend", "friend")
    one, other = friends(1, 2)
    command = laid(one)
    assert one.send(command)["changed"]
    length, save = log_length(), bridge._desk.save()

    again = one.send(command)
    assert (False, "error-stale") == (again["changed"], again["answer"]["error"]["key"])
    assert (length, save) == (log_length(), bridge._desk.save())

    one.told("undo", revision=one.table["revision"])
    assert "error-stale" == one.send(command)["answer"]["error"]["key"]
    other.news()
    assert one.send(laid(one))["changed"]


def test_a_stamp_of_a_table_to_come_is_refused(client: Client) -> None:
    caribbean("human", "friend", "friend")
    (one,) = friends(1)

    assert "error-stale" == one.send(laid(one, 1000))["answer"]["error"]["key"]
    assert "error-stale" == one.send(laid(one, -1))["answer"]["error"]["key"]


def test_once_the_game_is_over_a_late_command_is_refused(client: Client) -> None:
    client.finished("jamaica", "human", "friend")
    (friend,) = friends(1)
    length = log_length()
    for revision, key in ((friend.table["revision"], "error-over"), (1000, "error-stale")):
        refused = friend.refused("act", revision=revision, seat=1, action=["end"])
        assert (key, {}) == refused
    assert length == log_length()


def test_a_bots_thought_stands_while_others_choose_at_the_same_time(client: Client) -> None:
    table = caribbean("friend", "friend", "deckhand")
    one, other = friends(0, 1)
    order = {"revision": table["think"]["revision"], "seat": 2}
    bridge.think(json.dumps(ask("consult", **order)["think"]))
    one.send(laid(one))
    bridge.hear(1, bridge.step(60_000))
    other.send(laid(other))
    after = ask("news", seat=None, since=None, frame="wide:620")
    assert table["revision"] < after["revision"]
    assert table["think"] == after["think"]

    assert ask("move", **order, thought=1, aloud=False)["ok"]


def test_a_bots_thought_is_void_once_it_sees_something_else(client: Client) -> None:
    table = beginning(0, "tortuga", "friend", "deckhand")
    (friend,) = friends(0)
    while table["think"] is None:
        verbs = {choice["action"][0]: choice["action"] for choice in friend.table["choices"]}
        friend.act(verbs.get("end") or friend.table["choices"][0]["action"])
        table = ask("news", seat=None, since=None, frame="wide:620")
    order = {"revision": table["revision"], "seat": 1}
    bridge.think(json.dumps(ask("consult", **order)["think"]))
    bridge.hear(1, bridge.step(60_000))
    ask("undo", revision=table["revision"], seat=0)

    assert not ask("move", **order, thought=1, aloud=False)["ok"]


def test_taking_back_reaches_a_friend_who_has_seen_more(client: Client) -> None:
    caribbean("human", "friend", "friend")
    one, other = friends(1, 2)
    start = [*other.log]
    one.send(laid(one))
    other.news()
    one.told("undo", revision=one.table["revision"])
    other.news()

    whole = Friend(2)
    whole.news()
    assert other.log == whole.log
    assert "log-undo" == other.log[-1]["message"]["key"]
    assert start == other.log[:-1]

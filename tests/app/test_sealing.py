"""Choices made at the same time among friends: sealed before any of them is opened."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from freebooters.app import bridge
from freebooters.engine.sealing import Opened, fresh_nonce, opens, seal
from tests.app.client import Client, Json
from tests.app.friends import Friend, ask, bids, lay

pytestmark = pytest.mark.usefixtures("client")

NONCE = "00112233445566778899aabbccddeeff"


def host(**fields: Any) -> Json:
    """This device's screen."""
    return ask("news", seat=None, since=None, frame="wide:620", **fields)


def tells(start: int, **sealed: str) -> Json:
    """All seals of a round are told, those of friends by their seats."""
    return ask("seals", start=start, sealed=sealed)


def begin(*who: str) -> tuple[Json, list[Friend]]:
    table = lay("caribbean", *who, options={"surcharge": False})
    found = [Friend(seat) for seat, each in enumerate(who) if each == "friend"]
    for friend in found:
        friend.news()
    return table, found


def lays(friend: Friend, nonce: str | None) -> None:
    """A friend's choice is opened."""
    friend.news()
    row = {"seat": friend.seat, "actions": bids(friend.table)}
    text = json.dumps({"do": "acts", "revision": friend.table["revision"], **row})
    answer = ask("far", seat=friend.seat, text=text, nonce=nonce)
    assert answer["answer"]["ok"], answer


def own_bids(table: Json) -> list[list[Any]]:
    row = bids(table)
    assert ask("acts", revision=table["revision"], seat=0, actions=row)["ok"]
    return row


def kept(client: Client) -> list[list[Any]]:
    rounds: list[list[Any]] = json.loads(client.save)["table"].get("rounds", [])
    return rounds


def test_a_round_is_told_to_whoever_has_still_to_choose(client: Client) -> None:
    table, (one, other) = begin("human", "friend", "friend")
    start = table["round"]
    assert start == table["position"] == one.table["round"] == other.table["round"]
    own_bids(table)
    lays(one, None)
    assert start == host()["round"] == other.news()["round"]
    assert one.news()["round"] is None


def test_without_friends_nothing_is_sealed(client: Client) -> None:
    table = lay("caribbean", "human", "human", "sailor", options={"surcharge": False})
    assert table["round"] is None
    assert tells(table["position"])["error"]["args"]["field"] == "start"


def test_the_devices_own_choices_are_sealed_once_only_friends_have_to_choose(
    client: Client,
) -> None:
    table, (one, _) = begin("human", "friend", "friend")
    start = table["round"]
    assert not tells(start)["ok"]
    row = own_bids(table)
    assert not tells(start + 1)["ok"]

    seals = tells(start)["seals"]
    assert ["0"] == [*seals]
    assert seals == tells(start)["seals"]
    lays(one, NONCE)
    rows = {seat: Opened(count, nonce) for _, seat, count, nonce in kept(client)}
    assert {0, 1} == {*rows}
    assert NONCE == rows[1].nonce
    assert seals["0"] == seal(start, 0, [tuple(each) for each in row], rows[0].nonce)


def test_what_is_sealed_is_not_taken_back(client: Client) -> None:
    table, _ = begin("human", "friend", "friend")
    own_bids(table)
    assert host()["undo"] is not None
    assert tells(table["round"])["ok"]
    told = host()
    assert told["undo"] is None
    refused = ask("undo", revision=told["revision"])
    assert "error-undo" == refused["error"]["key"]


def test_a_round_taken_back_by_everybody_is_sealed_anew(client: Client) -> None:
    table, (one, other) = begin("human", "friend", "friend")
    own_bids(table)
    before = tells(table["round"])["seals"]
    lays(one, NONCE)
    lays(other, NONCE)
    assert 3 == len(kept(client))
    assert ask("undo", revision=host()["revision"], seat=0)["ok"]
    again = host()
    assert again["round"] == table["round"]
    own_bids(again)
    assert before != tells(again["round"])["seals"]


def test_it_is_kept_with_the_game(client: Client) -> None:
    table, (one, other) = begin("human", "friend", "friend")
    start = table["round"]
    own_bids(table)
    seals = tells(start)["seals"]
    lays(one, NONCE)
    rows = kept(client)
    assert ask("load", text=client.save, frame="wide:620")["ok"]
    other.news()
    assert start == host()["round"] == other.table["round"]
    assert seals["0"] == tells(start)["seals"]["0"]
    lays(other, NONCE)
    assert rows == [row for row in kept(client) if row[1] != other.seat]


def at_a_duel() -> tuple[Friend, Friend]:
    """Two friends at a table of La Mutinerie, who have to lay a card at the same moment."""
    assert ask("load", text=_duel(), frame="wide:620")["ok"]
    one, other = Friend(1), Friend(2)
    for friend in (one, other):
        friend.news()
    assert {1, 2} <= {*one.table["acting"]}
    table = host()
    if 0 in table["acting"]:
        action = table["choices"][0]["action"]
        assert ask("act", revision=table["revision"], seat=0, action=action)["ok"]
    for friend in (one, other):
        friend.news()
    return one, other


@cache
def _duel() -> str:
    """The game up to there."""
    lay("mutiny", "human", "friend", "friend", options={})
    one, other = Friend(1), Friend(2)
    rng = Random(3)
    while True:
        for friend in (one, other):
            friend.news()
        table = host()
        if table["round"] is not None and {1, 2} <= {*table["acting"]}:
            text = bridge.save()
            assert text is not None
            return text
        for friend in (one, other):
            if friend.table["choices"]:
                friend.act(rng.choice(friend.table["choices"])["action"])
                break
        else:
            action = rng.choice(table["choices"])["action"]
            answer = ask("act", revision=table["revision"], seat=0, action=action)
            assert answer["ok"], answer


def opened(friend: Friend, nonce: str) -> Json:
    """A friend opens the first thing it could choose."""
    action = friend.table["choices"][0]["action"]
    revision = friend.table["revision"]
    text = {"do": "act", "revision": revision, "seat": friend.seat, "action": action}
    answer: Json = ask("far", seat=friend.seat, text=json.dumps(text), nonce=nonce)["answer"]
    return answer


def test_a_choice_is_opened_also_when_others_have_opened_theirs_meanwhile() -> None:
    one, other = at_a_duel()
    assert tells(one.table["round"])["ok"]
    for friend in (one, other):
        answer = opened(friend, NONCE)
        assert answer["ok"], answer


def test_a_choice_is_opened_once(client: Client) -> None:
    one, _ = at_a_duel()
    assert tells(one.table["round"])["ok"]
    before = len(json.loads(client.save)["log"])
    assert opened(one, NONCE)["ok"]
    assert not opened(one, NONCE)["ok"]
    assert before + 1 == len(json.loads(client.save)["log"])


@pytest.mark.parametrize(
    "rounds",
    [None, 3, [[0, 1, 6]], [[0, 1, 6, "x"]], [[-1, 0, 6, NONCE]], [[0, 9, 6, NONCE]], [[True] * 4]],
)
def test_false_notes_in_a_save_are_ignored(client: Client, rounds: object) -> None:
    table, _ = begin("human", "friend", "friend")
    own_bids(table)
    data = json.loads(client.save)
    data["table"]["rounds"] = rounds
    assert ask("load", text=json.dumps(data), frame="wide:620")["ok"]
    assert ask("sit", revision=host()["revision"], seat=2, name="", who="friend")["ok"]
    assert kept(client) == []


@pytest.mark.parametrize("nonce", [3, "", "xyz", NONCE.upper()])
def test_what_is_no_nonce_is_refused(client: Client, nonce: object) -> None:
    _, (one, _) = begin("human", "friend", "friend")
    text = json.dumps({"do": "frame", "frame": "wide:620"})
    refused = ask("far", seat=one.seat, text=text, nonce=nonce)
    assert "nonce" == refused["error"]["args"]["field"]


ACTIONS = st.lists(st.tuples(st.sampled_from(["bid", "lay"]), st.integers(0, 9)), min_size=1)


@given(ACTIONS, ACTIONS, st.integers(0, 300), st.integers(0, 4))
def test_a_seal_binds_to_one_choice(
    row: list[tuple[str, int]], other: list[tuple[str, int]], start: int, seat: int
) -> None:
    nonce = fresh_nonce()
    sealed = {seat: seal(start, seat, row, nonce)}
    opened = {seat: Opened(len(row), nonce)}
    log = [(seat, action) for action in row]
    past = [(9, ("pass",))] * start

    assert opens([*past, *log], start, sealed, opened) is None
    assert (opens([*past, *((seat, each) for each in other)], start, sealed, opened) is None) == (
        other[: len(row)] == row
    )
    assert seat == opens([*past, *log], start, sealed, {})
    assert seat == opens([*past, *log], start, sealed, {seat: Opened(len(row), fresh_nonce())})

"""A seat goes to somebody else in the middle of a game; bots among themselves are explained."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from tests.app.client import Client, Json, chair

HIDDEN = ["mutiny", "caribbean", "meuterer"]
"""Rooms in which seats know different things whatever the options."""


def watch(client: Client, game: str) -> None:
    info = catalog.game(game).info
    seats = [chair(seat, "sailor") for seat in range(min(info.seats))]
    options = dict(info.quick.options)
    client.told("start", game=game, seats=seats, options=options, seed="reef", frame="wide:620")


def sit(client: Client, seat: int, who: str, name: str = "") -> Json:
    revision = client.table["revision"]
    return client.told("sit", revision=revision, seat=seat, name=name, who=who)


def told(client: Client) -> list[Json]:
    """What may be asked about now, as it is told."""
    return [
        client.told("insight", position=position)["insight"]
        for position in client.table["insights"]
    ]


@pytest.mark.parametrize("game", list(catalog.games()))
def test_a_person_takes_the_seat_of_the_bot_at_its_turn(client: Client, game: str) -> None:
    watch(client, game)
    client.let_bot_move()
    seat, position = client.table["acting"][0], client.table["position"]
    assert [] == client.table["choices"]
    table = sit(client, seat, "human")

    assert ("human", seat, position) == (
        table["seats"][seat]["who"],
        table["viewer"],
        table["position"],
    )
    assert table["choices"]
    assert table["think"] is None or table["think"]["seat"] != seat
    client.act(table["choices"][0]["action"], seat)


def test_a_bot_plays_on_for_a_person_who_left(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "sailor")
    table = sit(client, 0, "deckhand", "Calico")

    assert (None, 0, [], None) == (
        table["viewer"],
        table["think"]["seat"],
        table["choices"],
        table["curtain"],
    )
    assert {"name": "Calico", "colour": "red", "who": "deckhand"} == table["seats"][0]
    client.let_bot_move()


def test_who_sits_there_is_stored_at_once(client: Client) -> None:
    client.start("tortuga", "sailor", "sailor")
    assert bridge._desk.unsaved() is not None
    assert bridge._desk.unsaved() is None
    sit(client, 1, "human", "Jo")
    text = bridge._desk.unsaved()

    assert text is not None
    assert {"name": "Jo", "colour": "blue", "who": "human"} == json.loads(text)["table"]["chairs"][
        1
    ]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"seat": 2}, "error-command"),
        ({"seat": -1}, "error-command"),
        ({"who": "admiral"}, "error-chair-who"),
        ({"name": "J" * 97}, "error-chair-name"),
        ({"revision": 99}, "error-stale"),
    ],
)
def test_a_seat_that_cannot_be_given_stays(client: Client, wrong: dict[str, Any], key: str) -> None:
    client.start("tortuga", "sailor", "sailor")
    fields = {"revision": client.table["revision"], "seat": 0, "name": "", "who": "human", **wrong}

    assert key == client.refused("sit", **fields)[0]
    assert ["sailor", "sailor"] == [
        seat["who"] for seat in client.told("frame", frame="wide:620")["seats"]
    ]


def test_the_move_a_bot_was_asked_for_is_not_made_for_a_person(client: Client) -> None:
    client.start("tortuga", "sailor", "sailor")
    question = client.consult()
    sit(client, question["seat"], "human")
    bridge.hear(7, json.dumps({"action": question["choices"][0], "prospects": []}))
    client.told("sit", revision=client.table["revision"], seat=0, name="", who="human")

    assert (
        "error-command"
        == client.refused(
            "move",
            revision=client.table["revision"],
            seat=question["seat"],
            thought=7,
            aloud=False,
        )[0]
    )


@pytest.mark.parametrize("game", HIDDEN)
def test_bots_among_themselves_are_explained_by_what_they_did_alone(
    client: Client, game: str
) -> None:
    watch(client, game)
    explained: list[Json] = []
    while not client.table["over"] and len(explained) < 3:
        client.let_bot_move()
        explained = told(client)
        assert not client.table["open"]

    assert 3 == len(explained)
    for insight in explained:
        assert [insight["action"]] == [each["action"] for each in insight["prospects"]]
        assert catalog.load(client.save).seen_log(None)[insight["position"]].action == tuple(
            insight["action"]
        )
    sit(client, 0, "human")
    assert [] == client.table["insights"]


def test_what_a_bot_does_in_secret_is_not_explained_before_the_end(client: Client) -> None:
    seats = [chair(0, "human"), chair(1, "sailor")]
    options = dict(catalog.game("caribbean").info.quick.options)
    client.told(
        "start", game="caribbean", seats=seats, options=options, seed="reef", frame="wide:620"
    )
    before = client.save
    client.let_bots_play()

    assert before != client.save
    assert [] == client.table["insights"]

"""The coach's questions: how good what a person does is, from what that person knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from freebooters.engine.views import view_as_json
from tests.app.client import Client, Json, chair


def asked(client: Client, position: int, action: list[Any] | None = None, look: int = 0) -> Json:
    found: Json = client.told("assess", position=position, action=action, look=look)["think"]
    return found


def refused(client: Client, position: int, action: list[Any] | None = None, look: int = 0) -> bool:
    fields = {"position": position, "action": action, "look": look}
    return client.refused("assess", **fields)[0] == "error-command"


def answered(question: Json) -> Json:
    bridge.think(json.dumps(question))
    while not (step := json.loads(bridge.step(60_000)))["done"]:
        pass
    found: Json = step
    return found


def test_a_decision_is_assessed_alike_before_and_after_it_is_made(client: Client) -> None:
    client.start("jamaica", "human", "deckhand")
    client.let_bots_play()
    position = client.table["position"]
    before = asked(client, position)
    client.choose("play")
    after = asked(client, position)

    assert ("assess", 0, None) == (before["purpose"], before["seat"], before["level"])
    assert {**before, "revision": 0} == {**after, "revision": 0}


def test_it_is_asked_of_the_view_the_person_had(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "deckhand")
    position = client.table["position"]
    client.choose("play")
    match = bridge._desk._laid().match

    assert view_as_json(match.at(position).view(0)) == asked(client, position)["view"]


def test_each_look_is_another_one_at_the_same_world_for_all_actions(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    position = client.table["position"]
    one, other, *_ = (choice["action"] for choice in client.table["choices"])
    first, again = asked(client, position, one, 1), asked(client, position, one, 2)

    assert ("compare", [one]) == (first["purpose"], first["choices"])
    assert first["seed"] != again["seed"]
    assert first["seed"] == asked(client, position, other, 1)["seed"]


def test_all_that_can_be_done_is_compared_and_one_action_gets_a_chance(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    position = client.table["position"]
    prospects = answered(asked(client, position))["prospects"]
    best = prospects[0]["action"]
    alone = answered(asked(client, position, best, 1))

    assert len(prospects) > 1
    assert [best] == [each["action"] for each in alone["prospects"]]
    assert 0 < alone["worth"] < 1


def test_only_decisions_of_the_one_person_are_assessed(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "deckhand")
    of_the_bot = client.table["position"]
    assert refused(client, of_the_bot)
    client.let_bots_play()
    own = client.table["position"]
    assert refused(client, of_the_bot)
    assert refused(client, own + 1)
    assert refused(client, -1)
    assert refused(client, own, look=-1)
    assert refused(client, own, ["fly"])
    asked(client, own)


def test_nothing_is_assessed_between_people_in_a_deal_of_the_day_or_a_lesson(
    client: Client,
) -> None:
    client.start("tortuga", "human", "human")
    assert refused(client, client.table["position"])
    start = {"game": "cartagena", "options": {"variant": "tortuga"}, "seed": "reef"}
    seats = [chair(0, "human"), chair(1, "deckhand")]
    client.told("start", **start, seats=seats, day="2026-11-26", frame="wide:620")
    client.let_bots_play()
    assert refused(client, client.table["position"])
    lesson = catalog.game("cartagena").lessons[0].id
    client.told("learn", game="cartagena", lesson=lesson, place=0, frame="wide:620")
    assert refused(client, client.table["position"])


def test_a_choice_that_must_not_be_foreseen_is_compared_with_nothing(client: Client) -> None:
    client.told(
        "start",
        game="caribbean",
        seats=[chair(0, "human"), chair(1, "deckhand")],
        options=dict(catalog.game("caribbean").info.quick.options),
        seed="reef",
        frame="wide:620",
    )
    assert len(client.table["choices"]) > 2
    assert [] == answered(asked(client, client.table["position"]))["prospects"]


@pytest.mark.parametrize(("advised", "counts"), [(None, True), (False, True), (True, False)])
def test_a_game_in_which_the_coach_took_something_back_does_not_count(
    client: Client, advised: bool | None, counts: bool
) -> None:
    client.start_with(0, "tortuga", "human", "deckhand")
    client.choose("play")
    assert client.table["undo"]["free"]
    client.told("undo", revision=client.table["revision"], advised=advised)

    assert counts is client.table["counts"]
    assert counts is client.load(client.save)["counts"]

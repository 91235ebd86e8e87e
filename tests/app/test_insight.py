"""Hints and analyses: questions about what a seat knows, and nothing more before the game is over."""

from __future__ import annotations

import json

import pytest

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.analysis.decisions import decisions
from freebooters.engine.views import view_as_json
from tests.app.client import Client, Json, chair, redealt


def thought(question: Json) -> Json:
    """What thinking about a question comes to in the end."""
    bridge.think(json.dumps(question))
    step: Json = json.loads(bridge.step(60_000))
    assert step["done"]
    return step


def hint(client: Client) -> Json:
    question: Json = client.told("hint", revision=client.table["revision"])["think"]
    return question


def start(client: Client, game: str, *who: str) -> Json:
    info = catalog.game(game).info
    seats = [chair(seat, each) for seat, each in enumerate(who)]
    options = dict(info.quick.options)
    return client.told(
        "start", game=game, seats=seats, options=options, seed="reef", frame="wide:620"
    )


def test_a_hint_asks_what_the_viewer_knows(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "sailor")
    question = hint(client)
    match = catalog.load(client.save)

    assert ("hint", 0, None) == (question["purpose"], question["seat"], question["level"])
    assert question["view"] == json.loads(json.dumps(view_as_json(match.view(0))))
    assert question["choices"] == [choice["action"] for choice in client.table["choices"]]


def test_a_hint_does_not_change_with_the_cards_of_others(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "sailor")
    before = hint(client)
    client.load(redealt(client.save, {1}))

    assert before == {**hint(client), "revision": before["revision"]}


def test_a_seat_that_does_not_act_gets_no_hint(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor")

    assert "error-not-your-turn" == client.refused("hint", revision=client.table["revision"])[0]


def test_nobody_gets_a_hint_before_the_curtain_is_lifted(client: Client) -> None:
    client.start_with(0, "jamaica", "human", "human")
    assert 0 == client.table["curtain"]
    refusal = client.refused("hint", revision=client.table["revision"])
    client.lift()

    assert "error-not-your-turn" == refusal[0]
    assert 0 == hint(client)["seat"]


def test_a_stale_hint_is_refused(client: Client) -> None:
    client.start_with(0, "tortuga", "human", "sailor")

    assert "error-stale" == client.refused("hint", revision=client.table["revision"] - 1)[0]


def test_a_hint_for_what_is_laid_out_is_the_whole_row(client: Client) -> None:
    start(client, "caribbean", "human", "sailor")
    places = client.table["arrangement"]["places"]
    step = thought(hint(client))
    actions = [each["action"] for each in step["row"]]

    assert [place["action"] for place in places] == [action[:-1] for action in actions]
    assert len(places) == len({action[-1] for action in actions})
    assert {True} == {0 < each["worth"] < 1 for each in step["row"]}
    assert {True} == {0 < each["share"] <= 1 for each in step["row"]}
    client.told("acts", revision=client.table["revision"], seat=0, actions=actions)


@pytest.mark.parametrize("game", list(catalog.games()))
def test_a_hint_is_given_in_every_game(client: Client, game: str) -> None:
    seats = min(catalog.game(game).info.seats)
    start(client, game, "human", *["deckhand"] * (seats - 1))
    client.let_bots_play()
    while len(forced := client.table["choices"]) == 1:
        client.told("act", revision=client.table["revision"], seat=0, action=forced[0]["action"])
        client.let_bots_play()
    question = hint(client)
    step = thought({**question, "row": min(question["row"], 2)})
    told = step["row"] or step["prospects"]

    assert told
    assert all(each["action"] in question["choices"] for each in told[:1])
    assert {True} == {each["label"]["key"].startswith(game) for each in told}


@pytest.mark.parametrize("do", ["review", "judge"])
def test_nothing_is_reviewed_before_the_game_is_over(client: Client, do: str) -> None:
    client.start_with(0, "tortuga", "human", "sailor")
    fields = {"position": 20, "seat": 1, "look": 0} if do == "judge" else {}

    assert "error-not-over" == client.refused(do, **fields)[0]


def test_a_review_tells_every_decision_and_the_outcome(client: Client) -> None:
    client.finished("jamaica", "human", "deckhand")
    review = client.told("review")
    match = catalog.load(client.save)
    places = [
        place
        for place, entry in enumerate(match.log)
        if entry.seat >= 0 and len(match.at(place).legal(entry.seat)) > 1
    ]

    assert places == [moment["position"] for moment in review["moments"]]
    assert [list(match.log[place].action) for place in places] == [
        moment["action"] for moment in review["moments"]
    ]
    assert match.returns == review["returns"]
    assert all(0 <= moment["glance"] <= 1 for moment in review["moments"])
    for moment in review["moments"][::12]:
        place = {"position": moment["position"], "seat": moment["seat"]}
        question = client.told("judge", **place, look=0)["think"]
        then = match.at(moment["position"])
        assert ("judge", moment["seat"]) == (question["purpose"], question["seat"])
        assert question["view"] == json.loads(json.dumps(view_as_json(then.view(moment["seat"]))))
        assert 0 <= thought(question)["worth"] <= 1


def test_laying_several_secret_cards_counts_as_one_decision(client: Client) -> None:
    start(client, "caribbean", "human", "deckhand")
    while len(json.loads(client.save)["log"]) < 60:
        client.let_bots_play()
        if client.table["choices"]:
            client.act(client.table["choices"][-1]["action"], 0)
    match = catalog.load(client.save)
    bids = [match.log[each.position] for each in decisions(match)]
    firsts = [entry for entry in bids if entry.action[0] == "bid"]

    assert {"arriba"} == {entry.action[1] for entry in firsts}


def test_judging_a_moment_without_a_decision_is_refused(client: Client) -> None:
    client.finished("jamaica", "deckhand", "deckhand")

    for position, seat in ((-1, 0), (9999, 0), (20, 7), (0, 0)):
        refused = client.refused("judge", position=position, seat=seat, look=0)[0]
        assert "error-command" == refused, (position, seat)

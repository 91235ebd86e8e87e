"""What bots compared is kept with the match, and told when that gives nothing away."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.app.client import Client, Json

BEFORE = 31
"""The moment before the bot's first move in the games below whose saves are damaged."""


def with_insights(save: str, insights: Any) -> str:
    data = json.loads(save)
    return json.dumps({**data, "table": {**data["table"], "insights": insights}})


def insight(client: Client, position: int) -> Json:
    told: Json = client.told("insight", position=position)["insight"]
    return told


def test_where_nothing_is_hidden_a_bot_says_why_at_once(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor")
    position = client.table["position"]
    assert [] == client.table["insights"]
    table = client.let_bot_move()
    told = insight(client, position)

    assert [position] == table["insights"]
    assert (position, 1) == (told["position"], told["seat"])
    assert told["action"] in [each["action"] for each in told["prospects"]]
    for each in told["prospects"]:
        assert each["label"]["key"].startswith("cartagena-")
        assert 0 <= each["share"] <= 1


def test_where_hands_are_hidden_a_bot_says_why_when_the_game_is_over(client: Client) -> None:
    client.start("jamaica", "human", "sailor")
    first = None
    while not client.table["over"]:
        assert [] == client.table["insights"]
        position = client.table["position"]
        if client.table["think"]:
            client.let_bot_move()
            first = position if first is None else first
        else:
            actions = [choice["action"] for choice in client.table["choices"]]
            client.act(([action for action in actions if action[0] == "play"] or actions)[-1])
        if not client.table["over"]:
            assert "error-command" == client.refused("insight", position=position)[0]
    assert first in client.table["insights"]

    for position in client.table["insights"]:
        assert insight(client, position)["prospects"]


def test_an_insight_with_nothing_compared_is_not_kept(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor")
    action = client.consult()["choices"][0]
    prospect = {"action": action, "worth": None, "share": 1.0, "label": {"key": "x"}}
    client.carry_out(json.dumps({"action": action, "prospects": [{**prospect, "reason": None}]}))

    assert [] == client.table["insights"]


def test_the_reasons_are_saved_with_the_match(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    client.let_bots_play()
    client.choose("play")
    client.let_bots_play()
    while not client.table["insights"]:
        verbs = [choice["action"][0] for choice in client.table["choices"]]
        client.choose("end" if "end" in verbs else verbs[0])
        client.let_bots_play()
    positions, save = client.table["insights"], client.save
    told = [insight(client, position) for position in positions]
    client.load(save)

    assert positions == client.table["insights"]
    assert told == [insight(client, position) for position in positions]
    assert save == client.save


def test_going_back_forgets_the_reasons_of_what_came_later(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    client.let_bots_play()
    first = client.table["position"]
    while not [position for position in client.table["insights"] if position > first]:
        verbs = [choice["action"][0] for choice in client.table["choices"]]
        client.choose("end" if "end" in verbs else verbs[0])
        client.let_bots_play()
    kept = [position for position in client.table["insights"] if position < first]
    table = client.load(client.told("branch", position=first, when=1)["text"])

    assert kept == table["insights"]
    assert len(kept) == len(json.loads(client.save)["table"].get("insights", []))


@pytest.mark.parametrize(
    "lie",
    [
        None,
        "why",
        [[]],
        [[BEFORE]],
        [[str(BEFORE), True, [[0.5, 0.5, "end"]]]],
        [[BEFORE, 1, [[0.5, 0.5, "end"]]]],
        [[True, True, [[0.5, 0.5, "end"]]]],
        [[0, True, [[0.5, 0.5, "end"]]]],
        [[-1, True, [[0.5, 0.5, "end"]]]],
        [[99, True, [[0.5, 0.5, "end"]]]],
        [[BEFORE, True, []]],
        [[BEFORE, True, [[0.5, 0.5]]]],
        [[BEFORE, True, [[2, 0.5, "end"]]]],
        [[BEFORE, True, [["x", 0.5, "end"]]]],
        [[BEFORE, True, [[0.5, None, "end"]]]],
        [[BEFORE, True, [[0.5, True, "end"]]]],
        [[BEFORE, True, [[0.5, 0.5, 7]]]],
        [[BEFORE, True, [[0.5, 0.5, "end", ["x"]]]]],
        [[BEFORE, True, [[0.5, 0.5, "end"]] * 9]],
    ],
)
def test_malformed_insights_in_a_save_are_ignored(client: Client, lie: Any) -> None:
    client.start_with(1, "tortuga", "human", "sailor")
    assert BEFORE == client.table["position"]
    client.let_bot_move()
    table = client.load(with_insights(client.save, lie))

    assert [] == table["insights"]
    assert "insights" not in json.loads(client.save)["table"]


def test_reasons_in_a_save_for_what_was_not_legal_are_not_told(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor")
    client.let_bot_move()
    client.load(with_insights(client.save, [[BEFORE, True, [[0.5, 0.5, "fly", 3]]]]))

    assert [] == insight(client, BEFORE)["prospects"]


def test_only_the_bot_whose_turn_it_is_is_consulted(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor", "sailor")
    revision = client.table["revision"]
    for seat in (0, 2, -1, 7):
        assert "error-not-your-turn" == client.refused("consult", revision=revision, seat=seat)[0]
    assert "error-stale" == client.refused("consult", revision=revision + 1, seat=1)[0]


def test_only_the_present_thought_of_a_bot_is_carried_out(client: Client) -> None:
    client.start_with(1, "tortuga", "human", "sailor")
    fields = {"revision": client.table["revision"], "seat": 1, "aloud": True}
    save = client.save
    assert "error-command" == client.refused("move", thought=1, **fields)[0]
    client.let_bot_move()
    client.load(save)

    assert "error-command" == client.refused("move", thought=1, **fields)[0]
    assert save == client.save

"""What is laid out is confirmed at once: all of it or nothing, seen by nobody else, taken back whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge
from tests.app.client import Client, Json, chair
from tests.contract import cargo

FRONT_LOADED = [["stow", "fore", 3], ["stow", "aft", 1]]
BACK_LOADED = [["stow", "fore", 1], ["stow", "aft", 2]]


@pytest.fixture(autouse=True)
def _cargo(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**catalog.games(), "cargo": cargo.game}
    monkeypatch.setattr(catalog, "games", lambda: games)


def start(client: Client, *who: str) -> Json:
    return client.told(
        "start",
        game="cargo",
        seats=[chair(seat, each) for seat, each in enumerate(who)],
        options={},
        seed="hold",
        frame="wide:620",
    )


def stow(client: Client, seat: int, actions: list[list[Any]]) -> Json:
    return client.told("acts", revision=client.table["revision"], seat=seat, actions=actions)


def log_of(client: Client) -> list[list[Any]]:
    log: list[list[Any]] = json.loads(client.save)["log"]
    return log


def test_a_table_tells_the_viewer_what_it_may_lay_out(client: Client) -> None:
    assert {
        "places": [
            {"pick": "hold:fore", "action": ["stow", "fore"]},
            {"pick": "hold:aft", "action": ["stow", "aft"]},
        ],
        "items": [{"pick": f"crate:{crate}", "word": crate} for crate in cargo.CRATES],
        "confirm": {"key": "sail"},
        "rest": None,
        "again": None,
    } == start(client, "human", "deckhand")["arrangement"]


def test_a_seat_that_may_not_act_is_offered_no_arrangement(client: Client) -> None:
    assert start(client, "deckhand", "deckhand")["arrangement"] is None
    start(client, "human", "deckhand")
    assert stow(client, 0, FRONT_LOADED)["arrangement"] is None


def test_games_without_arrangements_offer_none(client: Client) -> None:
    assert client.start("tortuga", "human", "human")["arrangement"] is None


def test_confirming_carries_out_all_actions_and_shows_one_scene(client: Client) -> None:
    begun = start(client, "human", "deckhand")
    table = stow(client, 0, FRONT_LOADED)

    assert [[0, *action] for action in FRONT_LOADED] == log_of(client)
    assert begun["revision"] + 1 == table["revision"]
    assert [2] == [frame["position"] for frame in table["scenes"]]
    label = table["scenes"][0]["scene"]["label"]
    assert "stowed,stowed" == label["args"]["events"]
    assert 2 == len(client.log)


def test_the_effects_of_the_last_confirmed_action_are_shown(client: Client) -> None:
    start(client, "human", "deckhand")
    client.let_bots_play()
    table = stow(client, 0, FRONT_LOADED)

    assert table["over"]
    label = table["scenes"][-1]["scene"]["label"]
    assert "stowed,stowed,opened" == label["args"]["events"]


@pytest.mark.parametrize(
    "actions",
    [
        [["stow", "fore", 3], ["stow", "aft", 3]],
        [["stow", "fore", 3], ["stow", "fore", 1]],
        [["stow", "aft", 1], ["stow", "fore", 3]],
        [["stow", "fore", 9], ["stow", "aft", 1]],
    ],
)
def test_if_one_confirmed_action_is_refused_nothing_changes(
    client: Client, actions: list[list[Any]]
) -> None:
    start(client, "human", "human")
    client.act(["stow", "fore", 2])
    before = client.told("frame", frame="wide:620")

    assert ("error-illegal", None) == client.refused(
        "acts", revision=before["revision"], seat=1, actions=actions
    )
    assert before == client.told("frame", frame="wide:620")
    assert [[0, "stow", "fore", 2]] == log_of(client)


def test_confirming_is_refused_when_stale_or_out_of_turn(client: Client) -> None:
    table = start(client, "human", "deckhand")
    now = table["revision"]

    assert ("error-stale", None) == client.refused(
        "acts", revision=now + 1, seat=0, actions=FRONT_LOADED
    )
    for seat in (-1, 7):
        assert ("error-not-your-turn", None) == client.refused(
            "acts", revision=now, seat=seat, actions=FRONT_LOADED
        )
    assert [] == log_of(client)


def test_confirmed_actions_after_the_end_of_the_game_are_refused(client: Client) -> None:
    now = start(client, "human", "deckhand")["revision"]
    actions = [*FRONT_LOADED, ["stow", "keel", 2]]

    assert ("error-not-your-turn", None) == client.refused(
        "acts", revision=now, seat=0, actions=actions
    )
    assert [] == log_of(client)


def test_other_seats_are_not_told_what_a_seat_lays_out(client: Client) -> None:
    """Whatever the first seat stows, the second sees the same."""
    tables = []
    for actions in (FRONT_LOADED, BACK_LOADED):
        start(client, "human", "human")
        tables.append(stow(client, 0, actions))

    assert 1 == tables[0]["viewer"]
    assert tables[0] == tables[1]


def test_actions_confirmed_together_are_undone_together(client: Client) -> None:
    begun = start(client, "human", "deckhand")
    table = stow(client, 0, FRONT_LOADED)
    assert {"position": 0, "free": True} == table["undo"]

    table = client.undo()
    assert [] == log_of(client)
    assert begun["arrangement"] == table["arrangement"]
    assert 1 == sum(line["message"]["key"] == "log-undo" for line in client.log)


def test_a_row_is_undone_whole_also_after_others_have_acted(client: Client) -> None:
    start(client, "human", "deckhand")
    stow(client, 0, FRONT_LOADED)
    table = client.let_bots_play()
    assert table["over"]
    assert {"position": 0, "free": False} == table["undo"]
    client.undo()
    assert [] == log_of(client)


def test_no_branch_begins_between_actions_confirmed_together(client: Client) -> None:
    start(client, "human", "deckhand")
    stow(client, 0, FRONT_LOADED)
    assert client.let_bots_play()["over"]

    shown = [client.told("show", position=position)["shown"] for position in range(5)]
    assert [0, 0, 2, 3, None] == [each["branch"] for each in shown]
    refused = client.ask("branch", position=1, when=0)["error"]
    assert {"command": "branch", "field": "position"} == refused["args"]
    client.load(client.told("branch", position=2, when=0)["text"])
    assert [[0, *action] for action in FRONT_LOADED] == log_of(client)
    assert [[0, 2]] == json.loads(client.save)["table"]["rows"]


def test_actions_done_one_by_one_are_undone_one_by_one(client: Client) -> None:
    start(client, "human", "deckhand")
    for action in FRONT_LOADED:
        client.act(action, 0)

    assert {"position": 1, "free": True} == client.table["undo"]


def test_a_save_remembers_what_was_confirmed_together(client: Client) -> None:
    start(client, "human", "deckhand")
    stow(client, 0, FRONT_LOADED)
    save = client.save
    assert [[0, 2]] == json.loads(save)["table"]["rows"]

    table = client.load(save)
    assert {"position": 0, "free": True} == table["undo"]
    assert save == client.save


@pytest.mark.parametrize(
    "rows",
    [
        None,
        "0-2",
        [[0, 3]],
        [[2, 1]],
        [[-1, 2]],
        [[1, 5]],
        [[0, 2, 2]],
        [["0", "2"]],
        [[3, 4], [3, 4]],
        [{"0": 2}],
    ],
)
def test_false_notes_of_confirmed_rows_in_a_save_are_ignored(client: Client, rows: object) -> None:
    start(client, "human", "deckhand")
    stow(client, 0, FRONT_LOADED)
    client.let_bots_play()
    data = json.loads(client.save)
    data["table"]["rows"] = rows
    table = client.load(json.dumps(data))

    kept = json.loads(client.save)["table"].get("rows", [])
    assert kept in ([], [[3, 4]])
    assert {"position": 1, "free": False} == table["undo"]


def test_confirming_no_actions_is_refused(client: Client) -> None:
    table = start(client, "human", "deckhand")
    answer = json.loads(
        bridge.handle(
            json.dumps({"do": "acts", "revision": table["revision"], "seat": 0, "actions": []})
        )
    )

    assert {"command": "acts", "field": "actions"} == answer["error"]["args"]

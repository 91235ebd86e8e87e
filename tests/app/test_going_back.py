"""Undo as of right, and undo against bots."""

from __future__ import annotations

import json

import pytest

from tests.app.client import Client


def test_a_move_that_told_nothing_new_can_be_taken_back(client: Client) -> None:
    start = client.start("tortuga", "human", "human")
    position = start["position"]
    table = client.choose("play")
    assert {"position": position, "free": True} == table["undo"]

    table = client.undo()
    assert position == table["position"]
    assert start["choices"] == table["choices"]
    assert start["scenes"][-1] == table["scenes"][-1]
    assert table["undo"] is None


def test_taking_back_is_told_in_the_log(client: Client) -> None:
    client.start("tortuga", "human", "human")
    seat, lines = client.table["acting"][0], list(client.log)
    client.choose("play")
    client.undo()

    assert lines == client.log[:-1]
    assert {
        "position": client.table["position"],
        "seat": seat,
        "message": {"key": "log-undo", "args": {"seat": {"seat": seat}}},
        "head": False,
        "sound": None,
    } == client.log[-1]
    client.choose("play")
    assert client.log == client.whole_log()
    assert "log-undo" == client.log[-2]["message"]["key"]


def test_moves_are_taken_back_one_by_one(client: Client) -> None:
    client.start("tortuga", "human", "human")
    positions = [client.table["position"], client.choose("play")["position"]]
    client.choose("play")
    assert positions[1] == client.undo()["position"]
    assert positions[0] == client.undo()["position"]
    assert ("error-undo", None) == client.refused("undo", revision=client.table["revision"])
    assert 1 == sum(line["message"]["key"] == "log-undo" for line in client.whole_log())


def test_undoing_farther_removes_notes_of_undone_actions_after_that_point(client: Client) -> None:
    client.start("tortuga", "human", "deckhand")
    client.let_bots_play()
    first = client.table["position"]
    client.choose("play")
    second = client.table["position"]
    client.choose("play")
    client.undo()
    table = client.undo()

    assert second > first == table["position"]
    assert 1 == sum(line["message"]["key"] == "log-undo" for line in client.whole_log())
    assert [[first, 0]] == json.loads(client.save)["table"]["undone"]


def test_among_people_a_drawn_card_cannot_be_taken_back(client: Client) -> None:
    client.start("jamaica", "human", "human")
    client.play_until_a_retreat()
    table = client.choose("retreat")

    assert table["undo"] is None
    assert ("error-undo", None) == client.refused("undo", revision=table["revision"])
    assert table["position"] == client.told("frame", frame="wide:620")["position"]


def test_undo_for_another_revision_is_stale(client: Client) -> None:
    client.start("tortuga", "human", "human")
    client.choose("play")

    assert ("error-stale", None) == client.refused("undo", revision=0)
    assert 1 == client.told("frame", frame="wide:620")["revision"]


def test_alone_against_bots_one_may_go_back_further(client: Client) -> None:
    client.start("jamaica", "human", "deckhand")
    client.let_bots_play()
    position = client.table["position"]
    client.choose("play")
    client.choose("end")
    table = client.let_bots_play()
    assert {"position": position + 1, "free": False} == table["undo"]

    assert position + 1 == client.undo()["position"]
    assert {"position": position, "free": True} == client.table["undo"]


def test_alone_against_bots_a_drawn_card_can_be_taken_back_but_not_drawn_anew(
    client: Client,
) -> None:
    client.start("jamaica", "human", "deckhand")
    client.play_until_a_retreat()
    action = next(c["action"] for c in client.table["choices"] if c["action"][0] == "retreat")
    drawn = client.act(action)
    assert {"position": drawn["position"], "free": False} != drawn["undo"]
    assert not drawn["undo"]["free"]

    client.undo()
    again = client.act(action)
    assert drawn["scenes"][-1] == again["scenes"][-1]


@pytest.mark.parametrize("who", [("human", "human"), ("deckhand", "deckhand")])
def test_among_people_or_bots_alone_nobody_goes_back_further(
    client: Client, who: tuple[str, str]
) -> None:
    client.start("jamaica", *who)
    for _ in range(3):
        if client.table["curtain"] is not None:
            client.lift()
        if client.table["think"]:
            client.let_bot_move()
        else:
            client.act(client.table["choices"][-1]["action"])
    lifted = client.lift() if client.table["curtain"] is not None else client.table

    undo = lifted["undo"]
    assert undo is None or undo["free"]


def test_undo_behind_the_curtain_shows_nobodys_hand(client: Client) -> None:
    """The screen may have changed hands already."""
    client.start("jamaica", "human", "human")
    seat = client.table["curtain"]
    client.lift()
    client.choose("play")
    client.choose("end")
    table = client.undo()

    assert (None, seat, []) == (table["viewer"], table["curtain"], table["choices"])


def test_undo_after_the_other_person_has_looked_shows_the_curtain_again(client: Client) -> None:
    client.start("jamaica", "human", "human")
    seat = client.table["curtain"]
    client.lift()
    client.choose("play")
    client.choose("end")
    client.lift()
    assert client.table["undo"]["free"]

    table = client.undo()
    assert (None, seat) == (table["viewer"], table["curtain"])


def test_a_finished_game_can_be_taken_back_too(client: Client) -> None:
    table = client.finished("basic", "human", "deckhand")
    assert table["over"]
    assert table["undo"] is not None
    table = client.undo()
    assert (False, None) == (table["over"], table["ranks"])
    assert table["choices"]

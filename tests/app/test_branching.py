"""Playing on from a past moment: a new game with chance of its own, and the old one as it was."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from tests.app.client import Client, Json, chair
from tests.saves.kept import old_saves

WHEN = 1_732_467_720_000


def play(client: Client, moves: int = 10_000, seed: str = "any") -> None:
    """People act at random, bots as they do, to the end of the game at most."""
    rng = Random(seed)
    for _ in range(moves):
        client.let_bots_play()
        if client.table["over"]:
            return
        if client.table["curtain"] is not None:
            client.lift()
        client.act(rng.choice([choice["action"] for choice in client.table["choices"]]))
    client.let_bots_play()


def finish(client: Client, variant: str, *who: str) -> Json:
    """A game that is over; who is not named is a deckhand."""
    old = next(old for old in old_saves() if (old.game, old.name) == ("cartagena", variant))
    data = json.loads(old.text)
    seats = [*who, *["deckhand"] * data["seats"]][: data["seats"]]
    data["table"]["chairs"] = [chair(seat, each) for seat, each in enumerate(seats)]
    table = client.load(json.dumps(data))
    assert table["over"]
    return table


def branches(client: Client) -> list[int | None]:
    positions = range(client.table["position"] + 1)
    return [client.told("show", position=position)["shown"]["branch"] for position in positions]


def branch(client: Client, position: int) -> Json:
    return client.told("branch", position=position, when=WHEN)


def log_of(text: str) -> list[list[Any]]:
    log: list[list[Any]] = json.loads(text)["log"]
    return log


@pytest.mark.parametrize("variant", ["jamaica", "tortuga"])
def test_a_branch_of_a_finished_game_is_new_and_the_old_one_stays(
    client: Client, variant: str
) -> None:
    position = finish(client, variant, "human")["position"] // 2
    before = client.save
    answer = branch(client, position)
    assert before == client.save
    assert client.told("frame", frame="wide:620")["over"]

    table = client.load(answer["text"])
    assert not table["over"]
    assert log_of(before)[:position] == log_of(answer["text"])[:position]
    assert json.loads(before)["seed"] != json.loads(answer["text"])["seed"]
    assert answer["position"] == table["position"] == len(log_of(answer["text"]))
    play(client, moves=1)
    assert table["position"] < client.table["position"]


def test_a_branch_draws_new_chance_after_its_beginning(client: Client) -> None:
    """Of ten branches before the same draw not all can bring the same card."""
    client.start("jamaica", "human", "deckhand")
    client.play_until_a_retreat()
    client.choose("retreat")
    drawn = next(
        position
        for position in range(client.table["position"] - 1, 0, -1)
        if log_of(client.save)[position][0] == -1
    )
    entries = [log_of(branch(client, drawn)["text"]) for _ in range(10)]

    assert {-1} == {log[drawn][0] for log in entries}
    assert 1 < len({tuple(log[drawn]) for log in entries})


def test_a_branch_keeps_earlier_chance_outcomes_despite_its_new_seed(client: Client) -> None:
    """Every way to read a branch: the log, a past moment, a native replay, a second load."""
    client.start("jamaica", "human", "deckhand")
    play(client, moves=6)
    position = client.table["position"] - 3
    old = [client.told("show", position=each)["shown"]["scene"] for each in range(position)]
    lines = [line for line in client.whole_log() if line["position"] <= position]
    text = branch(client, position)["text"]
    table = client.load(text)

    assert lines == [line for line in client.log if line["position"] <= position]
    assert old == [client.told("show", position=each)["shown"]["scene"] for each in range(position)]
    assert text == client.save
    assert table["position"] == len(catalog.load(text).log)
    play(client, moves=2)
    assert log_of(text) == log_of(client.save)[: len(log_of(text))]
    again = client.save
    assert again == (client.load(again) and client.save)


def test_a_branch_says_where_it_comes_from_and_keeps_it(client: Client) -> None:
    assert client.start("tortuga", "human", "deckhand")["origin"] is None
    client.let_bots_play()
    client.choose("play")
    position = client.table["position"]
    client.choose("play")
    moments = {line["position"] for line in client.log if line["position"] <= position}
    answer = branch(client, position)
    assert {"move": len(moments), "when": WHEN} == answer["origin"]

    assert answer["origin"] == client.load(answer["text"])["origin"]
    client.choose("play")
    assert answer["origin"] == client.table["origin"]
    exported = client.save
    client.start("basic", "human", "human")
    assert answer["origin"] == client.load(exported)["origin"]


def test_a_branch_keeps_chairs_and_notes_of_undone_actions(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    client.let_bots_play()
    client.choose("play")
    kept = client.undo()["position"]
    client.choose("play")
    position = client.table["position"]
    client.choose("play")
    client.undo()
    client.choose("play")
    client.choose("end")
    table = json.loads(branch(client, kept + 1)["text"])["table"]

    assert position == kept + 1
    before = json.loads(client.save)["table"]
    assert before["chairs"] == table["chairs"]
    assert [[kept, 0], [position, 0]] == before["undone"] == table["undone"]
    assert [[kept, 0]] == json.loads(branch(client, kept)["text"])["table"]["undone"]


def test_a_person_alone_against_bots_may_branch_from_any_past_moment(client: Client) -> None:
    client.start("jamaica", "human", "deckhand")
    play(client, moves=3)
    last = client.table["position"]

    assert [*range(last), None] == branches(client)


@pytest.mark.parametrize("who", [("human", "human"), ("deckhand", "deckhand")])
def test_with_several_people_or_bots_alone_no_branch_before_the_end(
    client: Client, who: tuple[str, str]
) -> None:
    client.start("jamaica", *who)
    if who[0] == "human":
        play(client, moves=3)
    else:
        client.let_bot_move()

    assert {None} == {*branches(client)}
    refused = client.ask("branch", position=client.table["position"] - 1, when=WHEN)
    assert {"command": "branch", "field": "position"} == refused["error"]["args"]


@pytest.mark.parametrize("who", [("human", "human"), ("deckhand", "deckhand")])
def test_anybody_may_branch_a_finished_game(client: Client, who: tuple[str, str]) -> None:
    last = finish(client, "jamaica", *who)["position"]
    shown = {at: client.told("show", position=at)["shown"]["branch"] for at in (0, 90, last - 1)}
    assert {0: 0, 90: 90, last - 1: last - 1} == shown
    assert client.told("show", position=last)["shown"]["branch"] is None

    assert not client.load(branch(client, last - 1)["text"])["over"]


@pytest.mark.parametrize(
    ("field", "position", "when"),
    [
        ("position", -1, WHEN),
        ("position", 10_000, WHEN),
        ("when", 3, -1),
        ("when", 3, 10**16),
    ],
)
def test_branching_from_an_impossible_position_is_refused_by_name(
    client: Client, field: str, position: int, when: int
) -> None:
    client.start("tortuga", "human", "deckhand")
    play(client, moves=1)
    save = client.save
    refused = client.ask("branch", position=position, when=when)

    assert {"command": "branch", "field": field} == refused["error"]["args"]
    assert save == client.save


def test_undo_does_not_go_back_beyond_the_beginning_of_a_branch(client: Client) -> None:
    """There its chance has decided nothing: the same draw would come out otherwise."""
    client.start("tortuga", "human", "deckhand")
    play(client, moves=4)
    position = client.table["position"]
    play(client, moves=1)
    client.load(branch(client, position)["text"])
    assert client.table["undo"] is None
    assert ("error-undo", None) == client.refused("undo", revision=client.table["revision"])

    table = client.choose("play")
    assert {"position": position, "free": True} == table["undo"]
    assert client.undo()["undo"] is None


def test_a_branch_is_named_after_the_move_that_the_eyes_that_looked_were_shown(
    client: Client,
) -> None:
    old = next(old for old in old_saves() if old.game == "meuterer")
    data = json.loads(old.text)
    data["table"]["chairs"] = [
        chair(seat, "deckhand" if seat else "human") for seat in range(data["seats"])
    ]
    position = client.load(json.dumps(data))["position"] // 2
    named = {}
    for eyes in (0, "all"):
        lines = client.told("show", position=position, eyes=eyes)["lines"] or client.log
        moments = {line["position"] for line in lines if line["position"] <= position}
        answer = branch(client, position)
        assert len(moments) == answer["origin"]["move"]
        named[eyes] = answer
    assert named[0]["origin"] != named["all"]["origin"]
    assert named["all"]["origin"] == client.load(named["all"]["text"])["origin"]


def test_a_branch_of_earlier_versions_is_named_after_what_the_seats_had_done(
    client: Client,
) -> None:
    client.start("tortuga", "human", "deckhand")
    client.let_bots_play()
    data = json.loads(client.save)
    data["table"]["origin"] = {"position": len(data["log"]), "when": WHEN}
    done = sum(seat >= 0 for seat, *_ in data["log"])
    assert {"move": done + 1, "when": WHEN} == client.load(json.dumps(data))["origin"]


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "tortuga",
        [3, 4],
        {},
        {"position": 3},
        {"position": -1, "when": 1},
        {"position": 9_999, "when": 1},
        {"position": True, "when": 1},
        {"position": 3, "when": 1.5},
        {"position": 3, "when": -1},
        {"position": 3, "when": 10**16},
        {"position": 3, "when": 1, "move": 0},
        {"position": 3, "when": 1, "move": 5},
        {"position": 3, "when": 1, "move": True},
    ],
)
def test_a_malformed_origin_in_a_save_is_ignored(client: Client, origin: Any) -> None:
    client.start("tortuga", "human", "deckhand")
    data = json.loads(client.save)
    data["table"]["origin"] = origin
    table = client.load(json.dumps(data))

    assert table["origin"] is None
    assert "origin" not in json.loads(client.save)["table"]

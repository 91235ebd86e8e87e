"""A puzzle at the table: matched, answered, shown, solved, and played on from."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.match import Match
from freebooters.engine.puzzles import pack
from tests.app.client import Client

FRAME = "wide:620"


def puzzle(**other: Any) -> dict[str, Any]:
    """A moment of Tortuga, and an action that is called the best."""
    match = Match(catalog.game("cartagena"), 2, {"variant": "tortuga"}, "puzzle")
    for _ in range(2):
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    seat = match.to_act[0]
    return {
        "seats": 2,
        "options": {"variant": "tortuga"},
        "seed": "puzzle",
        "log": pack(match),
        "answer": list(match.legal(seat)[-2]),
        **other,
    }


def begin(client: Client) -> dict[str, Any]:
    return client.told("puzzle", game="cartagena", puzzle=puzzle(), frame=FRAME)


def acts(client: Client, table: dict[str, Any], action: list[Any]) -> dict[str, Any]:
    seat = table["acting"][0]
    return client.told("act", revision=table["revision"], seat=seat, action=action)


def test_a_puzzle_is_the_moment_as_its_seat_sees_it(client: Client) -> None:
    table = begin(client)
    assert table["acting"] == [table["viewer"]]
    assert table["lesson"]["say"] == {"key": "puzzle-say"}
    assert ["human", "scripted"] == sorted(seat["who"] for seat in table["seats"])
    assert table["think"] is None
    assert table["undo"] is None


def test_another_action_changes_nothing_and_is_answered(client: Client) -> None:
    table = begin(client)
    other = table["choices"][0]["action"]
    after = acts(client, table, other)
    assert after["position"] == table["position"]
    assert 1 == after["lesson"]["missed"]
    assert after["lesson"]["answer"]["message"]["key"].startswith("puzzle-worse")
    assert after["lesson"]["say"] is not None


def test_the_answer_solves_it(client: Client) -> None:
    table = begin(client)
    after = acts(client, table, puzzle()["answer"])
    assert after["position"] > table["position"]
    assert after["lesson"]["say"] is None
    assert after["lesson"]["on"]["key"].startswith("puzzle-best")
    assert [] == after["choices"]


def test_who_asks_is_shown_the_answer(client: Client) -> None:
    table = begin(client)
    shown = client.told("demonstrate", revision=table["revision"])
    assert shown["lesson"]["on"]["key"].startswith("puzzle-best")


def test_a_solved_puzzle_is_played_on(client: Client) -> None:
    table = acts(client, begin(client), puzzle()["answer"])
    played = client.told("play_on", revision=table["revision"], who="sailor")
    assert played["lesson"] is None
    assert ["human", "sailor"] == sorted(seat["who"] for seat in played["seats"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"answer": ["play", "parrot", 3]},
        {"log": "????"},
        {"log": "AAAA" * 40},
        {"log": 3},
        {"seats": 9},
        {"options": {"variant": "atlantis"}},
        {"options": ["variant"]},
        {"seed": None},
    ],
)
def test_a_broken_puzzle_is_refused_and_the_table_stays(
    client: Client, wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begin(client)
    # A seed that chance puts in the place of a missing one may fit the log.
    monkeypatch.setattr("freebooters.engine.match.fresh_seed", lambda: puzzle()["seed"])
    refused = client.ask("puzzle", game="cartagena", puzzle=puzzle(**wrong), frame=FRAME)
    assert {"key": "error-puzzle"} == refused["error"]
    assert begin(client)["position"] == before["position"]


def test_a_puzzle_to_be_printed_is_told_with_its_answer_and_the_table_stays(
    client: Client,
) -> None:
    table = begin(client)
    posed = client.told("pose", game="cartagena", puzzle=puzzle(), frame=FRAME)

    assert posed["viewer"] == table["viewer"]
    assert posed["seats"] == table["seats"]
    assert posed["shown"] == table["scenes"][-1]
    after = client.told("demonstrate", revision=table["revision"])
    assert posed["best"] == after["lesson"]["on"]
    assert ("error-puzzle", None) == client.refused(
        "pose", game="cartagena", puzzle=puzzle(answer=["dance"]), frame=FRAME
    )

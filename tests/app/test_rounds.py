"""Rounds: where several choose at the same time, whoever is last."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.app.rounds import Rounds
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from tests.contract.rooms import GAMES, SETTINGS, SIMULTANEOUS, Setting

LONGEST = 400
"""Entries of a log that are looked at."""
SEEDS = 3


def starts(setting: Setting, seed: str, first: int) -> list[int | None]:
    """Where the round began at each moment of a game in which, of those who choose at the same time,
    the first (0) or the last (-1) seat always goes first.
    """
    match = Match(setting.game, setting.seats, setting.options, seed)
    rounds = Rounds(match)
    found = []
    while match.to_act and len(match.log) < LONGEST:
        found.append(rounds.start)
        seat = match.to_act[first]
        match.act(seat, chosen(match, seat))
    return found


def chosen(match: Match, seat: Seat) -> Action:
    """The same at the same moment, whoever has chosen before."""
    legal = match.legal(seat)
    return Random(f"{seat} {match.decisions(seat)} {legal}").choice(legal)


@pytest.mark.parametrize("folder", SIMULTANEOUS)
def test_where_a_round_begins_and_ends_does_not_depend_on_who_chooses_last(folder: str) -> None:
    setting = SETTINGS[folder][-1]
    games = [
        (starts(setting, str(seed), 0), starts(setting, str(seed), -1)) for seed in range(SEEDS)
    ]
    for seed, (one, other) in enumerate(games):
        assert one == other, f"seed {seed}"
    assert any(start is not None for one, _ in games for start in one)


def test_who_is_left_last_is_in_the_round_until_it_has_chosen_and_no_longer() -> None:
    match = Match(GAMES["caribbean"], 2, {"surcharge": False}, "rounds")
    rounds = Rounds(match)
    while match.to_act[-1:] == (1,):
        match.act(1, match.legal(1)[0])
    begun = rounds.start
    while len(match.log) < 30 and match.legal(0) and match.legal(0)[0][0] == "bid":
        assert (begun, (0,)) == (rounds.start, rounds.waiting)
        match.act(0, match.legal(0)[-1])
    assert (None, ()) == (rounds.start, rounds.waiting)

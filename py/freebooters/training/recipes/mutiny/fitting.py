"""Fits a set of weights of La Mutinerie's advice to games that sailors play by the present ones.

    python -m freebooters.training.recipes.mutiny.fitting careless

For the careless set the others are flotsam, and in every thirteenth game sailors: how much gold
counts depends on whether the others stay in the game, and that depends on who they are. For the
keen sets all are sailors. So that more kinds of position occur, a sailor chooses at random now and
then. From what it knew when the mutiny and each duel began, `training.fitting` learns to predict
how the game ended. A few thousand games are too few: 5000 made weights that beat flotsam less often
than the present ones. So measure before keeping the result. The same weights and seed give the same
result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.mutiny.advice import weights as place
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.holdings import holdings
from freebooters.games.mutiny.advice.model import threat
from freebooters.games.mutiny.advice.weight_table import (
    FEATURES,
    NEEDED,
    THREAT,
    WeightTable,
    standing,
)
from freebooters.games.mutiny.advice.weights import CARELESS, KEEN, SETS
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.duels import winning_side
from freebooters.games.mutiny.rules.state import NOBODY, MutinyState, in_play, wealth
from freebooters.kit.learned import Features, Weights
from freebooters.training.examples import Example
from freebooters.training.fitting import fitted
from freebooters.training.page import module
from freebooters.training.recipes.mutiny.players import Player, flotsam, sailor

__all__ = ["SORTS", "Sort", "keep", "play", "weighed", "written"]

_RULES = MutinyRules()

_STRAYS = (0.05, 0.2, 0.5)
"""The shares of a sailor's choices on the voyage that are random, game by game; in duels it is the
first.
"""
_SAILORS = 0.4
"""The share of games in which the others are sailors too."""
_SELDOM = 8
"""One in so many of those is played: if all were, the weights would beat sailors and lose to flotsam."""
_HOLD = 1.5
"""How strongly weights are pulled towards zero: this times the square of each is added to the loss."""
_DIGITS = 3


class Sort(NamedTuple):
    """The games a set of weights is fitted to."""

    seats: tuple[int, ...]
    sailors: bool
    """Whether all others are sailors."""


SORTS: Mapping[str, Sort] = {
    "careless": Sort((2, 3, 4), False),
    "keen_two": Sort((2,), True),
    "keen_more": Sort((2, 3, 4), True),
}
"""By the names of their modules."""


_TITLES: Mapping[str, str] = {
    "careless": "against others who may be careless",
    "keen_two": "against a sailor, in games for two",
    "keen_more": "against sailors, in games for three and four",
    "rich_two": "against another who gathers gold, in games for two",
}

_KIN: Mapping[str, str] = {"rich_two": "keen_two"}
"""Sets that take some of their weights from another set."""


def _present(sort: Sort) -> WeightTable:
    """The present weights of that sort."""
    return KEEN[sort.seats[-1]] if sort.sailors else CARELESS


def play(number: int, rng: Random, sort: Sort) -> list[Example]:
    """The examples of every sailor of one game, or none; the numbers of seats take turns."""
    seats = sort.seats[number % len(sort.seats)]
    others = sailor if rng.random() < _SAILORS or sort.sailors else flotsam
    if others is sailor and number % _SELDOM and not sort.sailors:
        return []
    players: list[Player] = [others] * seats
    players[number // len(sort.seats) % seats] = sailor
    strays = _STRAYS[int(rng.random() * len(_STRAYS))]
    s = _RULES.new(seats, {})
    starts: list[MutinyState] = []
    while s.acting:
        if s.acting == (CHANCE,):
            chosen = {CHANCE: _RULES.draw(s, rng)}
        else:
            share = strays if s.phase == "voyage" else _STRAYS[0]
            chosen = {seat: _choice(s, seat, players[seat], share, rng) for seat in s.acting}
        phase, fought, seen = s.phase, sum(s.wins), s.seen[:]
        for seat, action in chosen.items():
            _RULES.apply(s, seat, action)
        if s.phase == "mutiny" and (phase == "voyage" or sum(s.wins) > fought):
            starts.append(_before_duel(s, seen))
    return [
        example
        for seat in range(seats)
        if players[seat] is sailor
        for start in starts
        if seat not in start.out and any(start.hands[seat])
        for example in _read(start, s, seat, _present(sort))
    ]


def _choice(s: MutinyState, seat: Seat, player: Player, strays: float, rng: Random) -> Action:
    astray = player is sailor and rng.random() < strays
    return (flotsam if astray else player)(s, seat, _RULES.legal(s, seat), rng)


def _before_duel(s: MutinyState, seen: list[tuple[Seat, ...]]) -> MutinyState:
    """The state before the duel that has just begun, or begins next, was revealed."""
    before = s.copy()
    if before.round:
        before.round, before.fighting = 0, NOBODY
        before.shown -= 1
        before.seen = seen
    return before


def _read(
    start: MutinyState, end: MutinyState, seat: Seat, against: WeightTable
) -> Iterator[Example]:
    """The examples of that seat: what it knew before a duel, and how the game ended."""
    chances, held = chances_of(start, seat, against), holdings(start, seat)
    side = held.side
    known, others = chances.features(held, side), chances.shares(side)
    needed = chances.needed[side], chances.needed[1 - side]
    features = dict(zip(FEATURES, known, strict=True))
    won = float(seat in end.winners) / max(1, len(end.winners))
    yield _example(standing(needed), {**features, THREAT: threat(held.gold, others)}, won)
    if needed != NEEDED[-1]:
        return
    side_won = winning_side(end)
    yield _example("voyage", features, float(side == side_won and seat not in end.out))
    for rival, (_, cards, gold, _) in zip(chances.rivals, others, strict=True):
        if start.allegiance[rival.seat] == side_won:
            lasts = rival.seat in in_play(end)
            yield _example("lasting", {"base": 1.0, "card": cards}, float(lasts))
            if lasts:
                richer = wealth(end, rival.seat) > wealth(end, seat)
                ahead = {"base": 1.0, "ahead": gold - held.gold}
                yield _example("gold", ahead, float(richer))


def _example(kind: str, features: Features, chance: float) -> Example:
    """An example of an event that happens or does not."""
    return Example(kind, (features, {}), (chance, 1 - chance))


def weighed(examples: Sequence[Example], present: Weights) -> Weights:
    """The weights fitted to those games; the others stay as they are. Raises `NotInstalled`."""
    found = dict(present)
    for kind in sorted({example.kind for example in examples}):
        alike = [example for example in examples if example.kind == kind]
        hold = _HOLD / len(alike)
        made = fitted(alike, {}, hold=hold, scaled=False, digits=_DIGITS)
        found[kind] = {**present[kind], **made}
    return found


def written(name: str, command: str, how: str, weights: Weights) -> str:
    """The text of the module of a set of weights, with the command that made it."""
    told = [
        f"Weights {_TITLES[name]}.",
        "",
        f"    {command}",
        "",
        f"made them on {datetime.now(UTC).date()}, {how}.",
    ]
    base = _KIN.get(name)
    return module(
        told, "WEIGHTS", weights, (f"{place.__name__}.{base}", SETS[base]) if base else None
    )


def keep(name: str, command: str, how: str, weights: Weights) -> None:
    """Replaces the module of a set of weights."""
    text = written(name, command, how, weights)
    Path(place.__file__).with_name(f"{name}.py").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("set", choices=SORTS, help="which set of weights")
    parser.add_argument("--games", type=int, default=18_000)
    parser.add_argument("--seed", default="mutiny")
    given = parser.parse_args()
    examples: list[Example] = []
    for number in range(given.games):
        examples += play(number, Random(f"{given.seed}/{number}"), SORTS[given.set])
        if number % 100 == 99:
            sys.stderr.write(f"{number + 1} games, {len(examples)} examples\n")
    command = (
        f"python -m freebooters.training.recipes.mutiny.fitting {given.set}"
        f" --games {given.games} --seed {given.seed}"
    )
    found = weighed(examples, SETS[given.set])
    keep(given.set, command, "from games of sailors by the careless set", found)


if __name__ == "__main__":
    main()

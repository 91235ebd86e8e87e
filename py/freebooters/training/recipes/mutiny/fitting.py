"""Fits a set of weights of La Mutinerie's advice to games that a sailor plays by those in place.

    python -m freebooters.training.recipes.mutiny.fitting careless

For the careless set the others are flotsam, in every thirteenth game sailors too: how much gold
counts depends on whether the others last, and that on who they are. For the keen sets all are
sailors. To see more than its usual play, a sailor chooses at random now and then. What it knew when
the mutiny and each duel began is read against how the game ended: logistic regressions with a small
quadratic penalty, by Newton's method. A few thousand games are too few: 5000 made weights that beat
flotsam less often than those in place. So measure before keeping what this writes. The same weights
and seed make the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.mutiny.advice import weights as place
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.holdings import holdings
from freebooters.games.mutiny.advice.model import Weights, likely, threat
from freebooters.games.mutiny.advice.weights import CARELESS, KEEN
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.duels import winning_side
from freebooters.games.mutiny.rules.state import NOBODY, MutinyState, in_play, wealth
from freebooters.training.recipes.mutiny.players import Player, flotsam, sailor

__all__ = ["SETS", "Row", "Rows", "Sort", "fitted", "keep", "play", "weighed", "written"]

_RULES = MutinyRules()

_STRAYS = (0.05, 0.2, 0.5)
"""The share of a sailor's choices on the voyage made at random, by game; in duels it is the first."""
_SAILORS = 0.4
"""The share of numbers that stand for a game in which the others are sailors too."""
_SELDOM = 8
"""One in so many of those is played: if all were, the weights would beat sailors and lose to flotsam."""
_PENALTY = 3.0
_STEPS = 12

Row = tuple[tuple[float, ...], float]
"""What was known, and what came of it."""
Needed = tuple[int, int]


class Sort(NamedTuple):
    """The games a set of weights is fitted to."""

    seats: tuple[int, ...]
    sailors: bool
    """Whether all others are."""


SETS: Mapping[str, Sort] = {
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
"""Sets that keep of another what is the same in both."""


class Rows(NamedTuple):
    """What is fitted, by the names of the weights."""

    voyage: list[Row]
    lasting: list[Row]
    gold: list[Row]
    standing: Mapping[Needed, list[Row]]


def _present(sort: Sort) -> Weights:
    """The weights of that sort that are in place."""
    return KEEN[sort.seats[-1]] if sort.sailors else CARELESS


def play(number: int, rng: Random, rows: Rows, sort: Sort) -> None:
    """One game of each number of seats in turn, or none; rows of every sailor in it."""
    seats = sort.seats[number % len(sort.seats)]
    others = sailor if rng.random() < _SAILORS or sort.sailors else flotsam
    if others is sailor and number % _SELDOM and not sort.sailors:
        return
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
    for seat in range(seats):
        if players[seat] is sailor:
            for start in starts:
                if seat not in start.out and any(start.hands[seat]):
                    _read(start, s, seat, rows, _present(sort))


def _choice(s: MutinyState, seat: Seat, player: Player, strays: float, rng: Random) -> Action:
    astray = player is sailor and rng.random() < strays
    return (flotsam if astray else player)(s, seat, _RULES.legal(s, seat), rng)


def _before_duel(s: MutinyState, seen: list[tuple[Seat, ...]]) -> MutinyState:
    """The moment before the duel that has just begun, or begins next, was shown."""
    before = s.copy()
    if before.round:
        before.round, before.fighting = 0, NOBODY
        before.shown -= 1
        before.seen = seen
    return before


def _read(start: MutinyState, end: MutinyState, seat: Seat, rows: Rows, against: Weights) -> None:
    """What that seat knew of such others before a duel, and how the game ended."""
    chances, held = chances_of(start, seat, against), holdings(start, seat)
    side = held.side
    told, others = chances.features(held, side), chances.shares(side)
    needed = chances.needed[side], chances.needed[1 - side]
    won = float(seat in end.winners) / max(1, len(end.winners))
    rows.standing[needed].append(((*told, threat(held.gold, others)), won))
    if needed != (3, 3):
        return
    side_won = winning_side(end)
    rows.voyage.append((told, float(side == side_won and seat not in end.out)))
    for rival, (_, cards, gold, _) in zip(chances.rivals, others, strict=True):
        if start.allegiance[rival.seat] == side_won:
            lasts = rival.seat in in_play(end)
            rows.lasting.append(((1.0, cards), float(lasts)))
            if lasts:
                richer = wealth(end, rival.seat) > wealth(end, seat)
                rows.gold.append(((1.0, gold - held.gold), float(richer)))


def fitted(rows: Sequence[Row]) -> list[float]:
    """Weights of a logistic regression."""
    wide = len(rows[0][0])
    weights = [0.0] * wide
    for _ in range(_STEPS):
        slope = [-_PENALTY * weight for weight in weights]
        bend = [[_PENALTY * (row == column) for column in range(wide)] for row in range(wide)]
        for told, end in rows:
            chance = likely(sum(map(float.__mul__, weights, told)))
            off, doubt = end - chance, chance * (1 - chance)
            for row, trait in enumerate(told):
                if trait:
                    slope[row] += off * trait
                    scaled, line = doubt * trait, bend[row]
                    for column in range(row + 1):
                        line[column] += scaled * told[column]
        for row in range(wide):
            for column in range(row):
                bend[column][row] = bend[row][column]
        weights = [a + b for a, b in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What the matrix turns into the right side, by elimination; it is positive definite."""
    size = len(right)
    for row in range(size):
        for below in range(row + 1, size):
            share = matrix[below][row] / matrix[row][row]
            for column in range(row, size):
                matrix[below][column] -= share * matrix[row][column]
            right[below] -= share * right[row]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = sum(matrix[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - rest) / matrix[row][row]
    return found


def weighed(rows: Rows, present: Weights) -> Weights:
    """The weights that such games tell; the others as they are."""
    return replace(
        present,
        voyage=fitted(rows.voyage),
        lasting=fitted(rows.lasting),
        gold=(*fitted(rows.gold), present.gold[-1]),
        standing={needed: fitted(found) for needed, found in sorted(rows.standing.items())},
    )


def written(name: str, command: str, how: str, weights: Weights) -> str:
    """The text of the module a set of weights is kept in: made by that command, and how."""
    lines = [
        f'"""Weights {_TITLES[name]}.',
        "",
        f"    {command}",
        "",
        f"made them on {datetime.now(UTC).date()}, {how}.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
    ]
    kin = _KIN.get(name)
    known: Weights | None = None
    if kin is None:
        lines.append("from freebooters.games.mutiny.advice.model import Weights")
        start = ["WEIGHTS = Weights("]
    else:
        known = import_module(f"{place.__name__}.{kin}").WEIGHTS
        lines += ["from dataclasses import replace", ""]
        lines.append(f"from freebooters.games.mutiny.advice.weights.{kin} import WEIGHTS as _KIN")
        start = ["WEIGHTS = replace(", "    _KIN,"]
    lines += ["", '__all__ = ["WEIGHTS"]', "", *start]
    for field in fields(Weights):
        weight = getattr(weights, field.name)
        if known is None or weight != getattr(known, field.name):
            lines += _written(field.name, weight)
    return "\n".join([*lines, ")"]) + "\n"


def _written(name: str, weight: Any) -> Iterator[str]:
    """One argument of a set of weights."""
    if isinstance(weight, Mapping):
        yield f"    {name}={{"
        for needed, found in weight.items():
            yield from _tuple(f"{needed}: (", found, 2)
        yield "    },"
    elif isinstance(weight, Sequence):
        yield from _tuple(f"{name}=(", weight, 1)
    else:
        yield f"    {name}={weight:.3f},"


def _tuple(head: str, weights: Sequence[float], deep: int) -> Iterator[str]:
    margin = "    " * deep
    yield f"{margin}{head}"
    yield from (f"{margin}    {weight:.3f}," for weight in weights)
    yield f"{margin}),"


def keep(name: str, command: str, how: str, weights: Weights) -> None:
    """Writes a set of weights in place of the present one."""
    text = written(name, command, how, weights)
    Path(place.__file__).with_name(f"{name}.py").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("set", choices=SETS, help="which set of weights")
    parser.add_argument("--games", type=int, default=18_000)
    parser.add_argument("--seed", default="mutiny")
    given = parser.parse_args()
    rows = Rows([], [], [], {(own, other): [] for own in (1, 2, 3) for other in (1, 2, 3)})
    for number in range(given.games):
        play(number, Random(f"{given.seed}/{number}"), rows, SETS[given.set])
        if number % 100 == 99:
            sys.stderr.write(f"{number + 1} games, {len(rows.voyage)} rows\n")
    command = (
        f"python -m freebooters.training.recipes.mutiny.fitting {given.set}"
        f" --games {given.games} --seed {given.seed}"
    )
    found = weighed(rows, _present(SETS[given.set]))
    keep(given.set, command, "from games of sailors by the careless set", found)


if __name__ == "__main__":
    main()

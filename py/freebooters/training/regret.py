"""How much could be won on the voyage by choosing better, knowing no more than a sailor does.

    python -m freebooters.training.regret --seats 2 --moments 240

One moment of the voyage is taken from each of many games of sailors. After each of the likeliest
choices sailors play on to the end, in many worlds that would look the same to the seat, with the
same random numbers for all choices. Some of the worlds are used to choose the best choice, the
others to measure how much more often it wins than the sailor's own. So luck in choosing does not
count as a gain. The more worlds are used to choose, the closer the result is to all that one better
choice can win.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.seeds import rng_at
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.training.recipes.mutiny import sailor
from freebooters.training.selfplay import share
from freebooters.trials.arguments import count

__all__ = ["gain", "moments", "outcomes"]

_RULES, _ADVICE = MutinyRules(), MutinyAdvice()
_CHOICES = 5
"""So many of the likeliest choices are tried besides the sailor's."""

Moment = tuple[MutinyState, Seat]
Worlds = Sequence[Sequence[float]]
"""For every world what each choice won there, the sailor's first."""


def moments(seats: int, rng: Random) -> list[Moment]:
    """Every moment of the voyage of one game of sailors at which one seat chooses."""
    s = _RULES.new(seats, {})
    found: list[Moment] = []
    while s.acting:
        if s.acting == (CHANCE,):
            _RULES.apply(s, CHANCE, _RULES.draw(s, rng))
            continue
        if s.phase == "voyage" and len(s.acting) == 1 and len(_RULES.legal(s, s.acting[0])) > 1:
            found.append((s.copy(), s.acting[0]))
        chosen = [(seat, sailor(s, seat, _RULES.legal(s, seat), rng)) for seat in s.acting]
        for seat, action in chosen:
            _RULES.apply(s, seat, action)
    return found


def outcomes(moment: Moment, worlds: int, rng: Random) -> Worlds:
    """What each of the likeliest choices wins in that many imagined worlds."""
    s, seat = moment
    legal = _RULES.legal(s, seat)
    usual = sailor(s, seat, legal, rng)
    others = [action for action in legal if action != usual]
    others.sort(key=lambda action: -_promise(s, seat, action))
    choices = [usual, *others[:_CHOICES]]
    view, found = _RULES.view(s, seat), []
    for _ in range(worlds):
        world, luck = _RULES.imagine(view, rng), rng.random()
        found.append([_won(world.copy(), seat, action, Random(luck)) for action in choices])
    return found


def _promise(s: MutinyState, seat: Seat, action: Action) -> float:
    after = s.copy()
    _RULES.apply(after, seat, action)
    return _ADVICE.value(after)[seat]


def _won(s: MutinyState, seat: Seat, action: Action, rng: Random) -> float:
    _RULES.apply(s, seat, action)
    return share(_RULES, s, seat, sailor, sailor, rng)


def gain(found: Worlds, choosing: int) -> float:
    """How much more often the choice that is best in `choosing` worlds wins than the sailor's,
    measured in all other worlds; every world is used for choosing in turn.
    """
    columns = range(len(found[0]))
    total = [sum(row[at] for row in found) for at in columns]
    gains = []
    for start in range(0, len(found) - choosing + 1, choosing):
        part = found[start : start + choosing]
        won = [sum(row[at] for row in part) for at in columns]
        best = max(columns, key=won.__getitem__)
        rest = len(found) - choosing
        gains.append((total[best] - won[best] - total[0] + won[0]) / rest)
    return fmean(gains)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--moments", type=count, default=240)
    parser.add_argument("--worlds", type=count, default=1000)
    parser.add_argument("--seed", default="voyage")
    given = parser.parse_args()
    budgets = [worlds for worlds in (50, 100, 250, 500) if worlds < given.worlds]
    gains: dict[int, list[float]] = {budget: [] for budget in budgets}
    decisions = []
    for number in range(given.moments):
        rng = rng_at(f"{given.seed}/{number}", 0)
        known = moments(given.seats, rng)
        decisions.append(len(known) / given.seats)
        found = outcomes(known[int(rng.random() * len(known))], given.worlds, rng)
        for budget in budgets:
            gains[budget].append(gain(found, budget))
        if number:
            told = ", ".join(_told(budget, of) for budget, of in gains.items())
            print(
                f"{number + 1} moments, {fmean(decisions):.0f} a seat and game: {told}", flush=True
            )


def _told(budget: int, gains: Sequence[float]) -> str:
    margin = 1.96 * stdev(gains) / sqrt(len(gains))
    return f"{budget} worlds {fmean(gains):+.2%} ± {margin:.2%}"


if __name__ == "__main__":
    main()

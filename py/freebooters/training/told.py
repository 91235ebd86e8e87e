"""How much luck leaves to be won in La Mutinerie, by players that try every choice to the end.

    python -m freebooters.training.told --seats 4 --games 200 --against flotsam

One seat is measured and moves round the table; all others are flotsam, or sailors, or play the
voyage by some of the weights of the levels above the sailor (`recipes.mutiny`). *Usual* is
a sailor among flotsam; among other opponents it plays the voyage as those levels do. *Imagining*
tries each of its choices in worlds that would look the same to it, and plays each to the end:
itself as usual, the others as they are. It takes the choice that won most, or the usual one if the
difference may be luck. *Told* does the same in the true state: it knows all hands, sides and
sailors, and except against flotsam also uses the sides on the voyage. Neither knows what chance
will draw or what the others will choose. With `--duels` they try choices only in duels and play the
voyage as usual. With `--lapses` the usual player makes that share of the choices which must not be
foreseen as a sailor does, like the lower of these levels.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from random import Random

from freebooters.engine.contract import Action, Seat
from freebooters.engine.seeds import rng_at
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.state import NONE, MutinyState
from freebooters.training.recipes.mutiny import gatherer, keen, lapsing, reckless, sailor
from freebooters.training.selfplay import Player, share, uniform
from freebooters.trials.arguments import count
from freebooters.trials.interval import wilson

__all__ = ["AGAINST", "players"]

_RULES = MutinyRules()
_WORLDS = 150
_HALVINGS = (4, 2, 1)
"""After these fractions of the worlds the worse half of the choices drops out."""
_LUCK = 0.9
"""To replace the usual choice another must win more often by so many times the root of the number
of worlds: two standard errors.
"""


def _informed(usual: Player) -> Player:
    """The same player, but told all sides and all sailors."""

    def player(s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        told = s.copy()
        told.peeked[seat] = tuple(
            other for other, side in enumerate(s.allegiance) if other != seat and side != NONE
        )
        told.seen = [tuple(sorted({*knowers, seat})) if knowers else knowers for knowers in s.seen]
        return usual(told, seat, legal, rng)

    return player


AGAINST: Mapping[str, Player] = {
    "flotsam": uniform,
    "sailor": sailor,
    "gatherer": gatherer,
    "reckless": reckless,
    "keen": keen,
}
_USUAL: Mapping[Player, Player] = {**dict.fromkeys(AGAINST.values(), keen), uniform: sailor}
"""The players that try nothing, by the kind of opponents."""
_TOLD: Mapping[Player, Player] = {
    **dict.fromkeys(AGAINST.values(), _informed(keen)),
    uniform: sailor,
}
"""The players that are told everything, by the kind of opponents; against flotsam knowing sides
does not help.
"""

Worlds = Callable[[MutinyState, Seat], Callable[[Random], MutinyState]]


def _true(s: MutinyState, seat: Seat) -> Callable[[Random], MutinyState]:
    return lambda _: s


def _imagined(s: MutinyState, seat: Seat) -> Callable[[Random], MutinyState]:
    return partial(_RULES.imagine, _RULES.view(s, seat))


def _trying(worlds: Worlds, as_usual: Player, others: Player, duels: bool) -> Player:
    """A player that tries every choice to the end in such worlds, with the same random numbers for
    all choices.
    """

    def player(s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        usual = as_usual(s, seat, legal, rng)
        if len(legal) == 1 or (duels and s.phase == "voyage"):
            return usual
        world = worlds(s, seat)
        won = dict.fromkeys(legal, 0.0)
        left, tried = [*legal], 0
        for part in _HALVINGS:
            while tried < _WORLDS // part:
                tried += 1
                start, luck = world(rng), rng.random()
                for action in left:
                    after = start.copy()
                    _RULES.apply(after, seat, action)
                    won[action] += share(_RULES, after, seat, as_usual, others, Random(luck))
            ranked = sorted(left, key=won.__getitem__, reverse=True)
            half = ranked[: max(2, (len(ranked) + 1) // 2)]
            left = half if usual in half else [*half, usual]
        best = max(left, key=won.__getitem__)
        return best if won[best] - won[usual] > _LUCK * sqrt(_WORLDS) else usual

    return player


def players(others: Player, *, duels: bool = False, lapses: float = 0.0) -> Mapping[str, Player]:
    """The players to be measured against such opponents, by name."""
    return {
        "usual": lapsing(lapses) if lapses else _USUAL[others],
        "imagining": _trying(_imagined, _USUAL[others], others, duels),
        "told": _trying(_true, _TOLD[others], others, duels),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="told", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=count, default=4)
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--player", action="append", choices=list(players(uniform)), help="(all)")
    parser.add_argument("--against", choices=list(AGAINST), default="flotsam")
    parser.add_argument("--duels", action="store_true", help="try choices in the duels alone")
    parser.add_argument("--lapses", type=float, default=0.0, help="of the usual player")
    parser.add_argument("--seed", default="told")
    chosen = parser.parse_args()
    others = AGAINST[chosen.against]
    known = players(others, duels=chosen.duels, lapses=chosen.lapses)
    for name in chosen.player or known:
        won = 0.0
        for number in range(chosen.games):
            rng = rng_at(f"{chosen.seed}/{number}", 0)
            s = _RULES.new(chosen.seats, {})
            won += share(_RULES, s, number % chosen.seats, known[name], others, rng)
            low, high = wilson(won, number + 1)
            print(f"{name:<10}{won:g} of {number + 1}: {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()

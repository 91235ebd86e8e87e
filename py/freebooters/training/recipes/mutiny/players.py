"""Who plays in the measurements: as the bots do, but in the true state and without asking for thoughts.

What the advice says depends on nothing that is hidden from a seat, so they know no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from freebooters.bots.mixed_strategy import drawn
from freebooters.bots.turn_search import TurnSearch
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.advice.weight_table import WeightTable
from freebooters.games.mutiny.advice.weights import KEEN
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.state import MutinyState

__all__ = [
    "Player",
    "flotsam",
    "gatherer",
    "keen",
    "lapsing",
    "reckless",
    "sailor",
    "share",
    "voyager",
    "wary",
]

_RULES, _ADVICE = MutinyRules(), MutinyAdvice()

Player = Callable[[MutinyState, Seat, list[Action], Random], Action]


def flotsam(s: MutinyState, seat: Seat, legal: list[Action], rng: Random) -> Action:
    return legal[int(rng.random() * len(legal))]


def sailor(s: MutinyState, seat: Seat, legal: list[Action], rng: Random) -> Action:
    """As the bot of that name."""
    if len(legal) == 1:
        return legal[0]
    weights = _ADVICE.strategy(s, seat, legal)
    if weights is not None:
        return drawn(legal, weights, rng.random())
    return _best_end(_ADVICE, s, seat, legal, rng)


def _best_end(
    advice: MutinyAdvice,
    s: MutinyState,
    seat: Seat,
    legal: list[Action],
    rng: Random,
    depth: int = 0,
) -> Action:
    """What the line begins with that ends best."""
    turn = TurnSearch(_RULES, advice, s, seat, tuple(legal), rng.random(), depth=depth)
    for _ in turn.explore(100):
        pass
    return turn.best


def voyager(weights: WeightTable) -> Player:
    """Judges the voyage by those weights, and is else a sailor."""
    always = dict.fromkeys(KEEN, weights)
    return _voyager(MutinyAdvice(always, always))


def wary(weights: WeightTable) -> Player:
    """The same by those weights only where somebody else gathers gold, else as who is keen."""
    return _voyager(MutinyAdvice(KEEN, dict.fromkeys(KEEN, weights)))


def lapsing(lapses: float) -> Player:
    """Keen, but in that share of the choices that must not be foreseen a sailor."""
    return _voyager(_ADVICE, lapses)


def _voyager(advice: MutinyAdvice, lapses: float = 0.0) -> Player:
    def player(s: MutinyState, seat: Seat, legal: list[Action], rng: Random) -> Action:
        if s.phase != "voyage" or len(legal) == 1:
            return sailor(s, seat, legal, rng)
        odds = advice.strategy(s, seat, legal, 1)
        if odds is None:
            return _best_end(advice, s, seat, legal, rng, depth=1)
        if lapses and rng.random() < lapses:
            return sailor(s, seat, legal, rng)
        return drawn(legal, odds, rng.random())

    return player


keen: Player = _voyager(_ADVICE)
"""A voyager by the weights of the levels above the sailor."""

reckless: Player = _voyager(MutinyAdvice(KEEN, KEEN))
"""The same who takes everybody to leave the gold."""

_UNSIDED = {
    seats: replace(found, voyage=(*found.voyage[:-2], 0.0, 0.0), change=0.0, news=0.0)
    for seats, found in KEEN.items()
}
gatherer: Player = _voyager(MutinyAdvice(_UNSIDED, _UNSIDED))
"""The same who does not mind who is on which side either."""


def share(s: MutinyState, one: Seat, player: Player, others: Player, rng: Random) -> float:
    """Plays the game on to its end among such others: the seat's share of the win."""
    while s.acting:
        if s.acting == (CHANCE,):
            chosen = {CHANCE: _RULES.draw(s, rng)}
        else:
            chosen = {}
            for seat in s.acting:
                choose = player if seat == one else others
                chosen[seat] = choose(s, seat, _RULES.legal(s, seat), rng)
        for seat, action in chosen.items():
            _RULES.apply(s, seat, action)
    return (one in s.winners) / max(1, len(s.winners))

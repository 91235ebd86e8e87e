"""Players for measurements: they play as the bots do, but are given the true state and answer at
once.

Since the advice depends only on what a seat knows, they use nothing hidden.
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
    """Plays as the bot of that name."""
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
    """The first action of the best plan."""
    turn = TurnSearch(_RULES, advice, s, seat, tuple(legal), rng.random(), depth=depth)
    for _ in turn.explore(100):
        pass
    return turn.best


def voyager(weights: WeightTable) -> Player:
    """A player that judges the voyage by those weights and is otherwise a sailor."""
    always = dict.fromkeys(KEEN, weights)
    return _voyager(MutinyAdvice(always, always))


def wary(weights: WeightTable) -> Player:
    """A player that uses those weights only if somebody else gathers gold, and the keen ones
    otherwise.
    """
    return _voyager(MutinyAdvice(KEEN, dict.fromkeys(KEEN, weights)))


def lapsing(lapses: float) -> Player:
    """A keen player that makes that share of the choices which must not be foreseen as a sailor
    does.
    """
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
"""The same, but assumes that all others leave the gold."""

_UNSIDED = {
    seats: replace(found, voyage=(*found.voyage[:-2], 0.0, 0.0), change=0.0, news=0.0)
    for seats, found in KEEN.items()
}
gatherer: Player = _voyager(MutinyAdvice(_UNSIDED, _UNSIDED))
"""The same, but also ignores who is on which side."""


def share(s: MutinyState, one: Seat, player: Player, others: Player, rng: Random) -> float:
    """Plays the game to its end with those players; the seat's share of the win."""
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

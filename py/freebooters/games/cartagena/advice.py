"""What a good player of Cartagena knows, in numbers. Everything is counted in steps: one step is
one pirate one cell nearer the boat.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.engine.messages import Message
from freebooters.games.cartagena.reasons import reason
from freebooters.games.cartagena.rules import CartagenaState

__all__ = ["CartagenaAdvice"]

# What a hand is worth: the first cards move pirates at once, later ones wait for their turn.
_CARDS = (0.0, 6.0, 11.5, 16.5, 21.0, 25.0, 28.5, 31.5, 34.0, 36.0, 37.5, 38.5, 39.0)
_ABOARD = 2.0
"""A pirate aboard cannot be cut off."""
_TEMPO = 3.0
"""A move still to be made this turn."""
_THREAT = 0.45
"""Share of its best jumps that count for a seat before it has made them."""
_SPREAD = 14.0
"""Steps ahead that make a seat e times as likely to win as another."""
_CARD_STEPS = 5.5
_NOISE = 3.0
_DOUBT = 4.0
"""Steps that make an action e times as likely to be the best as another."""


class CartagenaAdvice(Advice[CartagenaState]):
    """A hand-made estimate: steps made, cards held, pirates aboard, jumps that lie open."""

    def guess(self, s: CartagenaState) -> list[float]:
        if s.winner >= 0:
            return [float(seat == s.winner) for seat in range(s.seats)]
        merits = [_merit(s, seat) for seat in range(s.seats)]
        merits[s.turn] += _TEMPO * s.left
        best = max(merits)
        weights = [exp((merit - best) / _SPREAD) for merit in merits]
        total = sum(weights)
        return [weight / total for weight in weights]

    def prefer(self, s: CartagenaState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        random = rng.random
        best, chosen = -1e9, legal[0]
        for action, worth in zip(legal, _worths(s, legal), strict=True):
            felt = worth + random() * _NOISE
            if felt > best:
                best, chosen = felt, action
        return chosen

    def rate(self, s: CartagenaState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        worths = _worths(s, legal)
        best = max(worths)
        return [_fading((best - worth) / _DOUBT) for worth in worths]

    def reason(self, s: CartagenaState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


def _worths(s: CartagenaState, legal: Sequence[Action]) -> list[float]:
    """Steps that each action gains at once, cards spent and drawn included."""
    ahead, occupied, index = s.board.ahead, s.occupied, s.variant.edition.index
    worths = []
    for action in legal:
        words: tuple[Any, ...] = action
        verb = words[0]
        if verb == "play":
            steps, cell = ahead[index[words[1]]], words[2]
            to = steps[cell]
            while occupied[to]:
                to = steps[to]
            worths.append(to - cell - _CARD_STEPS)
        elif verb == "retreat":
            cell = words[1]
            to = cell - 1
            while not 0 < occupied[to] < 3:
                to -= 1
            worths.append(occupied[to] * _CARD_STEPS - (cell - to))
        else:
            worths.append(0.0)
    return worths


def _fading(lag: float) -> float:
    """1 where nothing is lacking, and falling off much like e^-lag; the same on every machine."""
    return 1 / (1 + lag * (1 + lag * (0.5 + lag / 6)))


def _merit(s: CartagenaState, seat: Seat) -> float:
    """How far a seat has come, in steps."""
    men, hand, boat = s.men[seat], s.hands[seat], s.variant.boat
    cards = sum(hand)
    merit = sum(men) + _ABOARD * men.count(boat)
    merit += _CARDS[cards] if cards < len(_CARDS) else _CARDS[-1]
    return merit + _THREAT * _open_jumps(s, men, hand)


def _open_jumps(s: CartagenaState, men: Sequence[int], hand: Sequence[int]) -> float:
    """Steps of the best jump with each kind of card held, the best few for one turn."""
    occupied, boat = s.occupied, s.variant.boat
    jumps = []
    for ahead, count in zip(s.board.ahead, hand, strict=True):
        if count:
            longest, last = 0, -1
            for cell in men:
                if cell != last and cell < boat:
                    last = cell
                    to = ahead[cell]
                    while occupied[to]:
                        to = ahead[to]
                    if to - cell > longest:
                        longest = to - cell
            jumps.append(longest)
    jumps.sort(reverse=True)
    return float(sum(jumps[: s.variant.moves]))

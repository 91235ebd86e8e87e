"""Duels: what each card, or the monkey, is worth now (MU-32 to MU-36)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, erf, sqrt
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.advice.chances import Chances
from freebooters.games.mutiny.advice.holdings import Holdings, holdings, with_more, without_points
from freebooters.games.mutiny.advice.rivals import CARD_VALUE
from freebooters.games.mutiny.rules.components import COLOURS
from freebooters.games.mutiny.rules.state import MutinyState

__all__ = ["duel_worths", "lead_chance", "tilt", "won_odds"]

_SEEN = ((-sqrt(1.5), 1 / 6), (0.0, 2 / 3), (sqrt(1.5), 1 / 6))
"""Three cases for the part of the others' spread (half of it) that a seat still sees before it lays
more, in units of the spread.
"""
_TINY = 0.002
"""Subtracted per card laid, so that of equal choices the one with fewer cards is best."""
_FURTHER = 12
"""Points a seat may think of laying later in this duel."""
_STILL = 0.3
"""A smaller spread counts as none."""


class _Duel:
    """A duel as one seat sees it: its own side's lead, and what the others may still add."""

    def __init__(self, s: MutinyState, chances: Chances, held: Holdings) -> None:
        self.held = held
        self.side = side = held.side
        self.lead = _lead(s, side)
        self.mean, self.spread = chances.others_points(side)
        self._won, self._lost = chances.after_duel(side), chances.after_duel(1 - side)
        self._known: dict[tuple[bool, int, int, float], float] = {}

    def left(self, lead: float, gold: float) -> float:
        """The seat's chance if it leaves now, with that much gold won."""
        won, lost = (self._after(each, 0, 0, gold) for each in (True, False))
        chance = won_odds(lead + self.mean, self.spread)
        return chance * won + (1 - chance) * lost

    def stayed(self, lead: float, points: int) -> float:
        """Its chance after a card that made this lead and cost that many points: it sees half of
        what the others add, then lays as many more points as are best.
        """
        most = min(_FURTHER, int(self.held.points[self.side]) - points)
        plans = []
        for further in range(max(0, most) + 1):
            cards = 1 + ceil(further / CARD_VALUE)
            if cards > self.held.cards:
                break
            spent = points + further
            won, lost = (self._after(each, spent, cards) for each in (True, False))
            plans.append((further, won, lost, _TINY * cards))
        found = 0.0
        for shift, share in _SEEN if self.spread else ((0.0, 1.0),):
            start = lead + self.mean + shift * self.spread
            best = 0.0
            for further, won, lost, cost in plans:
                chance = won_odds(start + further, self.spread * sqrt(0.5))
                best = max(best, chance * won + (1 - chance) * lost - cost)
            found += share * best
        return found

    def _after(self, wins: bool, points: int, cards: int, gold: float = 0.0) -> float:
        place = (wins, points, cards, gold)
        found = self._known.get(place)
        if found is None:
            left = with_more(without_points(self.held, self.side, points), cards=-cards, gold=gold)
            found = self._known[place] = (self._won if wins else self._lost).of(left)
        return found


def lead_chance(s: MutinyState, chances: Chances) -> float:
    """How likely the pink side wins the duel being fought, from what the seat with those chances
    knows.
    """
    mean, spread = chances.others_points(0)
    return won_odds(_lead(s, 0) + mean, spread)


def _lead(s: MutinyState, side: int) -> float:
    """How far that side is ahead, with a tie counted as a small lead of the side that wins it."""
    pair = s.sailors[s.shown - 1]
    return s.totals[side] - s.totals[1 - side] + tilt(pair[side] - pair[1 - side])


def duel_worths(
    s: MutinyState, seat: Seat, legal: Sequence[Action], chances: Chances
) -> list[float]:
    """Per action the seat's chance after it and the best it can do afterwards."""
    duel = _Duel(s, chances, holdings(s, seat))
    return [_worth(s, duel, action) for action in legal]


def _worth(s: MutinyState, duel: _Duel, action: Action) -> float:
    words: tuple[Any, ...] = action
    if words[0] == "monkey":
        return 0.0 if s.round == 1 else duel.left(duel.lead, 1.0 if s.round == 2 else 0.0)
    value: int = words[2]
    if words[1] == COLOURS[duel.side]:
        return duel.stayed(duel.lead + value, value)
    return duel.stayed(duel.lead - value, 0)


def won_odds(lead: float, spread: float) -> float:
    """How likely a lead lasts if others may still change it by that much. It is never exactly 0,
    see `tilt`.
    """
    return 0.5 + 0.5 * erf(lead / (spread * sqrt(2))) if spread > _STILL else float(lead > 0)


def tilt(gap: float) -> float:
    """Equal totals are won by the side with the weaker sailor (MU-36)."""
    return 0.5 if gap < 0 else -0.5

"""Fighting a duel: what each card, or the monkey, is worth now (MU-32 to MU-36)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.components import COLOURS
from freebooters.games.mutiny.odds import lead_odds
from freebooters.games.mutiny.outlook import Holdings, Outlook, holdings, outlook
from freebooters.games.mutiny.state import MutinyState

__all__ = ["duel_worths", "lead_chance"]

_CARD = 1.7
"""The mean value of a combat card."""
_DEAR = 1.0
"""How many cards less a card laid leaves for the duels to come."""
_TINY = 0.004
"""Between equals, the line that lays fewer cards."""
_STAYS = 0.6
"""How many more cards another seat lays in a duel."""


@dataclass(frozen=True)
class _Duel:
    """A duel as one seat sees it: its own side's lead, and what the others may still lay."""

    out: Outlook
    held: Holdings
    side: int
    lead: float
    pull: float
    """Points the others will probably lay for this side, less those against it."""
    crowd: int

    def wins(self, lead: float) -> float:
        """How likely a lead lasts to the end of the duel."""
        return lead_odds(lead + self.pull, self.crowd)

    def worth(self, lead: float, spent: int, cards: int, gold: float = 0.0) -> float:
        """How the seat stands after leaving the duel with that lead, that many points and cards
        spent and that much gold won.
        """
        chance = self.wins(lead) - _TINY * cards
        won, lost = self._after[True], self._after[False]
        held = self._held(spent, cards, gold)
        return chance * won.chance(held) + (1 - chance) * lost.chance(held)

    def _held(self, spent: int, cards: int, gold: float) -> Holdings:
        points = list(self.held.points)
        points[self.side] -= spent
        return replace(
            self.held,
            points=(points[0], points[1]),
            cards=self.held.cards - _DEAR * cards,
            gold=self.held.gold + gold,
        )

    @cached_property
    def _after(self) -> dict[bool, Outlook]:
        return {
            won: after_duel(self.out, self.side if won else 1 - self.side) for won in (True, False)
        }


def after_duel(out: Outlook, side: int) -> Outlook:
    """The outlook once that side has won one duel more."""
    pink, grey = out.needed
    return replace(out, needed=(pink - 1, grey) if side == 0 else (pink, grey - 1))


def lead_chance(s: MutinyState, seat: Seat) -> float:
    """How likely the pink side wins the duel being fought, as that seat sees it."""
    duel = _duel(s, seat, outlook(s, seat), holdings(s, seat), 0)
    return duel.wins(duel.lead)


def _duel(s: MutinyState, seat: Seat, out: Outlook, held: Holdings, side: int) -> _Duel:
    pair = s.sailors[s.shown - 1]
    gap = pair[side] - pair[1 - side]
    lead = s.totals[side] - s.totals[1 - side] + (0.5 if gap < 0 else -0.5)
    others = [
        rival for rival in out.rivals if rival.seat in s.fighting and any(s.hands[rival.seat])
    ]
    pull = sum(_STAYS * _CARD * (2 * rival.shares(side) - 1) for rival in others)
    return _Duel(out, held, side, lead, pull, len(others))


def duel_worths(s: MutinyState, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Per action how the seat would stand after it and the best that could follow."""
    out, held = outlook(s, seat), holdings(s, seat)
    duel = _duel(s, seat, out, held, held.side)
    return [_worth(s, seat, duel, action) for action in legal]


def _worth(s: MutinyState, seat: Seat, duel: _Duel, action: Action) -> float:
    words: tuple[Any, ...] = action
    if words[0] == "monkey":
        if s.round == 1:
            return 0.0
        return duel.worth(duel.lead, 0, 0, 1.0 if s.round == 2 else 0.0)
    own = words[1] == COLOURS[duel.side]
    value: int = words[2]
    if own:
        lead, spent = duel.lead + value, value
    else:
        lead, spent = duel.lead - value, 0
    best = duel.worth(lead, spent, 1, 1.0 if s.round == 1 else 0.0)
    left = duel.held.points[duel.side] - spent
    for further in range(1, min(int(left), 9) + 1):
        cards = 1 + (further + 1) // 2
        if cards > duel.held.cards:
            break
        best = max(best, duel.worth(lead + further, spent + further, cards))
    return best

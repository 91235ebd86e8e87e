"""What a seat has, or would have; expected numbers need not be whole."""

from __future__ import annotations

from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.state import NO_PAIR, MutinyState, side_strength, wealth

__all__ = ["Gaps", "Holdings", "holdings", "on_side", "with_more", "with_pair", "without_points"]

Gaps = tuple[int | None, ...]
"""Per duel still to be fought: the pink sailor's value minus the grey one's, None if the seat does
not know.
"""


class Holdings(NamedTuple):
    """What a seat has that its chance depends on."""

    points: tuple[float, float]
    """The sum of its combat cards' values, per side."""
    cards: float
    gold: float
    """The values of its gold cards and its coins."""
    pairs: Gaps
    side: int
    """`NONE`: not declared."""


def holdings(s: MutinyState, seat: Seat) -> Holdings:
    """The holdings of that seat now."""
    hand, shown = s.hands[seat], s.shown
    pairs = [
        pair[0] - pair[1] if pair != NO_PAIR and seat in knowers else None
        for pair, knowers in zip(s.sailors[shown:], s.seen[shown:], strict=True)
    ]
    points = side_strength(hand, 0), side_strength(hand, 1)
    return Holdings(points, sum(hand), wealth(s, seat), tuple(pairs), s.allegiance[seat])


def with_more(held: Holdings, *, cards: float = 0, points: float = 0, gold: float = 0) -> Holdings:
    """The same with so many more unseen cards, points for each side, and gold."""
    (pink, grey), before, rich, pairs, side = held
    return Holdings((pink + points, grey + points), before + cards, rich + gold, pairs, side)


def without_points(held: Holdings, side: int, points: float) -> Holdings:
    """The same with so many fewer points for that side."""
    (pink, grey), cards, gold, pairs, own = held
    left = (pink - points, grey) if side == 0 else (pink, grey - points)
    return Holdings(left, cards, gold, pairs, own)


def on_side(held: Holdings, side: int) -> Holdings:
    """The same for a seat on that side."""
    return Holdings(held.points, held.cards, held.gold, held.pairs, side)


def with_pair(held: Holdings, duel: int, gap: int) -> Holdings:
    """The same when that duel's pair is known to have this gap."""
    points, cards, gold, pairs, side = held
    return Holdings(points, cards, gold, (*pairs[:duel], gap, *pairs[duel + 1 :]), side)

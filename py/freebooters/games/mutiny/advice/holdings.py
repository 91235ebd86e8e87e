"""What a seat has, or would have: whole or, where it is only expected, in between."""

from __future__ import annotations

from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.state import NO_PAIR, MutinyState, side_strength, wealth

__all__ = ["Gaps", "Holdings", "holdings", "on_side", "with_more", "with_pair", "without_points"]

Gaps = tuple[int | None, ...]
"""Per duel still to be fought: pink sailor less grey sailor, None where the seat cannot know."""


class Holdings(NamedTuple):
    """What counts for a seat's prospects."""

    points: tuple[float, float]
    """Values of its combat cards, per side."""
    cards: float
    gold: float
    """Gold cards' values and coins."""
    pairs: Gaps
    side: int
    """`NONE`: not declared."""


def holdings(s: MutinyState, seat: Seat) -> Holdings:
    """What that seat has now."""
    hand, shown = s.hands[seat], s.shown
    pairs = [
        pair[0] - pair[1] if pair != NO_PAIR and seat in knowers else None
        for pair, knowers in zip(s.sailors[shown:], s.seen[shown:], strict=True)
    ]
    points = side_strength(hand, 0), side_strength(hand, 1)
    return Holdings(points, sum(hand), wealth(s, seat), tuple(pairs), s.allegiance[seat])


def with_more(held: Holdings, *, cards: float = 0, points: float = 0, gold: float = 0) -> Holdings:
    """The same with that many more unseen cards, points for each side, gold."""
    (pink, grey), before, rich, pairs, side = held
    return Holdings((pink + points, grey + points), before + cards, rich + gold, pairs, side)


def without_points(held: Holdings, side: int, points: float) -> Holdings:
    """The same with so many points less for that side."""
    (pink, grey), cards, gold, pairs, own = held
    left = (pink - points, grey) if side == 0 else (pink, grey - points)
    return Holdings(left, cards, gold, pairs, own)


def on_side(held: Holdings, side: int) -> Holdings:
    """The same on that side."""
    return Holdings(held.points, held.cards, held.gold, held.pairs, side)


def with_pair(held: Holdings, duel: int, gap: int) -> Holdings:
    """The same with that pair known to stand so."""
    points, cards, gold, pairs, side = held
    return Holdings(points, cards, gold, (*pairs[:duel], gap, *pairs[duel + 1 :]), side)

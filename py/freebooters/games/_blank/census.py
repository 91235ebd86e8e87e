"""Everything in Blank's box, counted wherever it lies; equal at every moment of a game."""

from __future__ import annotations

from collections import Counter

from freebooters.games._blank.rules import NO_CARD, BlankState

__all__ = ["census"]


def census(state: BlankState) -> dict[str, int]:
    """How many of each card there are."""
    cards = Counter({str(card): count for card, count in enumerate(state.pile) if card != NO_CARD})
    cards.update(str(card) for card in (*state.hands, *state.discards) if card != NO_CARD)
    return dict(cards)

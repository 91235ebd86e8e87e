"""What can neither appear nor vanish in Meuterer, and what of a state follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.games.meuterer.rules.components import (
    CARDS,
    CONFLICT,
    DRAWING,
    HAND,
    ISLANDS,
    LAYING_OUT,
    LOADER,
    SPARE,
)
from freebooters.games.meuterer.rules.state import NONE, MeutererState

__all__ = ["census", "derived"]


def census(s: MeutererState) -> Mapping[str, int]:
    """Cards of every kind wherever they lie, and the seats' roles, all different."""
    heaps = [s.bag, s.discards, *s.hands, *s.played]
    loose = [*s.drawn, *(card for card, _ in s.under)]
    counted = {
        name: sum(heap[card] for heap in heaps) + loose.count(card)
        for card, name in enumerate(CARDS)
    }
    counted["conflict"] += sum(s.fought)
    assert len(set(s.circle)) == len(s.circle) <= len(ISLANDS)
    roles = [role for role in s.roles if role != NONE]
    assert len(set(roles)) == len(roles)
    assert s.hands[0][CONFLICT] >= 0
    assert all(count >= 0 for heap in heaps for count in heap)
    return {name: count for name, count in counted.items() if count}


def derived(s: MeutererState) -> Mapping[str, Any]:
    """Who acts."""
    if s.phase == LAYING_OUT:
        return {"acting": (CHANCE,)}
    if s.turn == NONE:
        return {"acting": ()}
    seat = s.turn
    if s.phase != DRAWING:
        return {"acting": (seat,)}
    short = HAND - sum(s.hands[seat])
    keeps = s.roles[seat] == LOADER and len(s.drawn) == short + SPARE
    return {"acting": (seat,) if keeps else (CHANCE,)}

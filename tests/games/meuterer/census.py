"""What can neither appear nor vanish in Meuterer, and what of a state follows from the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Event
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
from tests.games.meuterer.states import phase_two, table

__all__ = ["census", "derived", "rare"]


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


def rare() -> Iterator[tuple[int, MeutererState, Sequence[Event]]]:
    """Wins shared by so many, the last of them below zero; and sales that have to be decided."""
    roles = {1: "boy", 2: "loader", 3: "merchant"}
    for scores in ([3, 5, 1, 1], [3, 5, 5, 1], [3, 5, 5, 5], [-9, -7, -7, -7]):
        s = table("", "", "", "", at_round=8, scores=scores)
        told = phase_two(s, [""] * 4, roles)
        yield 4, s, told
    s = table("grain grain conflict", "", "", ship="affeninsel", left="hochland")
    told = phase_two(s, ["grain grain conflict", "", ""], {1: "boy", 2: "loader"})
    yield 3, s, told

"""What can neither appear nor vanish in Cartagena, and what of a state follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState

__all__ = ["census", "derived"]


def census(s: CartagenaState) -> Mapping[str, int]:
    """Every card and every pirate."""
    counted = {}
    for index, symbol in enumerate(s.variant.edition.symbols):
        held = sum(hand[index] for hand in s.hands)
        counted[symbol] = held + s.pile[index] + s.discards[index] + s.row.count(index)
    for seat, men in enumerate(s.men):
        counted[f"pirates of {seat}"] = sum(0 <= cell <= s.variant.boat for cell in men)
    return counted


def derived(s: CartagenaState) -> Mapping[str, Any]:
    """Who acts, how full the cells are, what is the same in every game of a variant or a board."""
    ashore = [cell for men in s.men for cell in men if 0 < cell < s.variant.boat]
    occupied = [ashore.count(cell) for cell in range(s.variant.boat + 1)]
    new = CartagenaRules().new(len(s.men), {"variant": s.variant.name})
    return {
        "variant": VARIANTS[s.board.name.split(" ")[0]],
        "actions": new.actions,
        "occupied": [1, *occupied[1:]],
        "stops": sum(1 << cell for cell, count in enumerate(occupied) if count in (1, 2)),
        "acting": _acting(s),
    }


def _acting(s: CartagenaState) -> tuple[int, ...]:
    if s.winner >= 0:
        return ()
    return (CHANCE,) if not s.started or s.laying or s.due else (s.turn,)

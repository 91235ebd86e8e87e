"""What can neither appear nor vanish in Caribbean, and what of a state follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.games.caribbean.rules.components import (
    CARDS,
    COLOURS,
    HIDEOUTS,
    RAID,
    SHIPS,
    VALUES,
)
from freebooters.games.caribbean.rules.state import HIDDEN, NONE, CaribbeanState

__all__ = ["census", "derived"]


def census(s: CaribbeanState) -> Mapping[str, int]:
    """Chests and what is in them, all that can be had, ships and cards."""
    chests = [*_chests(s.closed), *_chests(s.secured)]
    chests += [chest for chest in (*s.hold, *s.lying) if chest != NONE]
    fetched = sum(chest != NONE for chest in s.hold) + s.secured.bit_count()
    paid = sum(VALUES[chest] for chest in _chests(s.secured)) + RAID * fetched
    counted = {
        "chests": len(chests),
        "different chests": len(set(chests)),
        "doubloons in chests": sum(VALUES[chest] for chest in chests),
        "doubloons in all": sum(s.money) + (sum(VALUES) + RAID * len(VALUES) - paid),
        "ships": len(s.at),
    }
    for seat in range(len(s.money)):
        bids = s.bids[seat * len(SHIPS) : (seat + 1) * len(SHIPS)]
        laid = [card for card in bids if card != HIDDEN]
        counted[f"cards of {seat}"] = len(laid) + len(set(CARDS) - set(laid))
    return counted


def derived(s: CaribbeanState) -> Mapping[str, Any]:
    """How many bids are laid, and whose hideouts are where."""
    seats = range(len(s.money))
    owners = {
        area: seat
        for seat, colour in enumerate(s.colours)
        if colour != NONE
        for area in HIDEOUTS[COLOURS[colour]]
    }
    return {
        "laid": [
            sum(card != HIDDEN for card in s.bids[seat * len(SHIPS) :][: len(SHIPS)])
            for seat in seats
        ],
        "owners": tuple(owners.get(area, NONE) for area in range(len(s.owners))),
    }


def _chests(bits: int) -> list[int]:
    return [chest for chest in range(len(VALUES)) if bits >> chest & 1]

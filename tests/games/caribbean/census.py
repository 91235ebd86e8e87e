"""What can neither appear nor vanish in Caribbean, and what of a state follows from the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from freebooters.engine.events import Event
from freebooters.games.caribbean.rules.components import (
    CARDS,
    COLOURS,
    GOALS,
    HIDEOUTS,
    LAST_ROUND,
    RAID,
    SHIPS,
    VALUES,
)
from freebooters.games.caribbean.rules.state import HIDDEN, NONE, CaribbeanState
from tests.games.caribbean.states import RULES, bid, do, hand, table

__all__ = ["census", "derived", "rare"]


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


def rare() -> Iterator[tuple[int, CaribbeanState, list[Event]]]:
    """Everybody tied (KA-4), and everybody winning (KA-9)."""
    for seats, round_ in ((3, LAST_ROUND), (4, LAST_ROUND), (4, 1)):
        s = table(seats, at_round=round_, money=[GOALS[seats] if round_ == 1 else 0] * seats)
        yield seats, s, bid(s, *[hand(5)] * seats)
        events: list[Event] = []
        while acting := RULES.to_act(s):
            events = do(s, acting[0], *RULES.legal(s, acting[0])[-1:])
            yield seats, s, events


def _chests(bits: int) -> list[int]:
    return [chest for chest in range(len(VALUES)) if bits >> chest & 1]

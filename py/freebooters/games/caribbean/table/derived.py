"""What follows from a view and is needed by several regions of the table."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX
from freebooters.games.caribbean.rules.components import (
    CARDS,
    LAST_ROUND,
    SHIP_INDEX,
    SHIPS,
    THIEF,
    area_words,
    ship_words,
)
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.sea import Sea, sea_of

__all__ = [
    "Deed",
    "Derived",
    "Phase",
    "last_told",
    "place_words",
    "value_of",
    "vessel_words",
    "waits_for_spares",
]

Deed = Literal["load", "steal", "exchange", "hand", "secure"]

Phase = Literal["setting", "bidding", "sailing", "resting"]
"""Chests and ships are placed; cards are laid; ships sail; between rounds, or the game is over."""


def place_words(area: str) -> Message:
    """The name of an area, or of its town, by id."""
    return area_words(INDEX[area])


def vessel_words(ship: str) -> Message:
    return ship_words(SHIP_INDEX[ship])


def value_of(chest: str) -> int:
    """What a chest holds, in doubloons."""
    return AREAS[INDEX[chest]].chest or 0


_TOLD = 3
"""In so many rounds at the end it is told which is the last."""


def last_told(number: int) -> int:
    """The number of the last round, once that round is near; else 0. Most games end long before it."""
    return LAST_ROUND if number > LAST_ROUND - _TOLD else 0


def waits_for_spares(view: CaribbeanView, own: Seat | None) -> bool:
    """Whether others are still asked for their spares in a tie, and the viewer is not, or no more."""
    if not view.tied:
        return False
    if own not in view.tied or own in view.answered:
        return True
    _, ship = view.spares[own]
    return ship is not None


class Derived:
    """A view, and what follows from it. `own` is the viewer; None for a spectator, or if it does
    not matter.
    """

    def __init__(self, view: CaribbeanView, own: Seat | None = None) -> None:
        self.view = view
        self.own = own
        self.seats = len(view.money)
        self.phase = self._phase()
        self.surcharge = "true" if view.options["surcharge"] else "false"
        """The option, as words are told it."""

    @cached_property
    def sea(self) -> Sea:
        return sea_of(self.view)

    def _phase(self) -> Phase:
        view = self.view
        if view.round == 0:
            return "setting"
        if view.sailing is not None:
            return "sailing"
        return "resting" if self.is_shown(SHIPS[-1]) else "bidding"

    def is_shown(self, ship: str) -> bool:
        """Whether everybody's card on a ship lies face up."""
        return None not in self.view.bids[ship]

    def laid(self) -> dict[str, int]:
        """The viewer's own cards on ships that are still to be shown."""
        if self.own is None:
            return {}
        cards = ((ship, self.view.bids[ship][self.own]) for ship in SHIPS)
        return {ship: card for ship, card in cards if card is not None}

    def held(self) -> list[int]:
        """The cards in the viewer's hand while bids are laid."""
        laid = self.laid().values()
        return [card for card in CARDS if card not in laid]

    def due(self) -> list[str]:
        """The ships on which the viewer has still to lay a card, in order."""
        laid = self.laid()
        return [ship for ship in SHIPS if ship not in laid] if self.phase == "bidding" else []

    def deeds(self) -> frozenset[Deed]:
        """What the controller can do besides sailing where the ship in turn lies (KA-7)."""
        view, sea = self.view, self.sea
        ship = view.sailing
        area = sea.area_of(ship) if ship is not None else None
        if ship is None or view.controller is None or area is None:
            return frozenset()
        chest, found = sea.cargo_of(ship), set[Deed]()
        beside = [AREAS[border].id for border in BORDERS[INDEX[area]]]
        others = [sea.occupied[border] for border in beside if border in sea.occupied]
        laden = [other for other in others if sea.cargo_of(other) is not None]
        if chest is None:
            if view.ports.get(area) is not None:
                found.add("load")
            return frozenset(found | ({"steal"} if laden else set()))
        gone = {place for left, place in view.left if left == chest}
        ports = [port for port in (area, *beside) if view.ports.get(port) is not None]
        if {*laden, *ports} - gone:
            found.add("exchange")
        empty = {*others} - {*laden}
        if empty - gone:
            found.add("hand")
        coves = [area, *(sea.area_of(other) or "" for other in empty)]
        if any(view.hideouts.get(cove) is not None for cove in coves):
            found.add("secure")
        return frozenset(found)

    def leaders(self, ship: str) -> list[Seat]:
        """Who controls a ship in this round or has controlled it; the seats that share the highest
        bribe until their tie is broken.
        """
        best = self._highest(ship)
        if len(best) < 2 or self.is_open(ship):
            return best
        offers = {seat: offer or 0 for seat, offer in self.offers(ship).items()}  # KA-4
        first = [seat for seat in best if offers[seat] == max(offers.values())]
        return first if len(first) == 1 else []

    def is_open(self, ship: str) -> bool:
        """Whether a tie for a ship is still to be broken."""
        return self.view.sailing == ship and bool(self.view.tied)

    def offers(self, ship: str) -> dict[Seat, int | None]:
        """In a tie that is over what each of its seats raised; None for one that declined."""
        best = self._highest(ship)
        if len(best) < 2 or self.is_open(ship):
            return {}
        spares = {seat: self.view.spares[seat] for seat in best}
        return {seat: card if where == ship else None for seat, (card, where) in spares.items()}

    def _highest(self, ship: str) -> list[Seat]:
        """The seats that have, or share, the highest bribe on a ship that is shown; a thief is none."""
        cards = [card for card in self.view.bids[ship] if card is not None]
        best = max(cards, default=THIEF)
        if best == THIEF or not self.is_shown(ship):
            return []
        return [seat for seat, card in enumerate(cards) if card == best]

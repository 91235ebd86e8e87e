"""What lies on the chart, which everybody sees: ships and chests, hideouts, and whose turn it is to sail."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.rules.chart import AREAS, INDEX, reach
from freebooters.games.caribbean.rules.view import CaribbeanView

__all__ = ["Sea", "sea_of"]


@dataclass(frozen=True)
class Sea:
    """It holds nothing else, so that what is painted of it is the same for all who look."""

    lying: tuple[tuple[str, str | None, str | None], ...]
    """Ships, each with its area and the chest aboard."""
    ashore: tuple[tuple[str, str | None], ...]
    """Towns, each with the chest lying there."""
    owned: tuple[tuple[str, Seat | None], ...]
    """Hideout areas, each with its owner."""
    secured: tuple[str, ...]
    sailing: str | None
    controller: Seat | None
    steps_left: int

    @cached_property
    def ships(self) -> dict[str, tuple[str | None, str | None]]:
        return {ship: (area, chest) for ship, area, chest in self.lying}

    @cached_property
    def ports(self) -> dict[str, str | None]:
        return dict(self.ashore)

    @cached_property
    def hideouts(self) -> dict[str, Seat | None]:
        return dict(self.owned)

    @cached_property
    def occupied(self) -> dict[str, str]:
        """Areas and the ships in them."""
        return {area: ship for ship, area, _ in self.lying if area is not None}

    def is_out(self, chest: str) -> bool:
        """Whether a chest lies face up, in a port or aboard a ship."""
        return chest in self.ports.values() or any(chest == hold for *_, hold in self.lying)

    def port(self, area: str) -> str:
        """What an area is to chests: open sea, or a town whose chest is secured, out or still closed."""
        if area not in self.ports:
            return "sea"
        return "secured" if area in self.secured else "out" if self.is_out(area) else "closed"

    def area_of(self, ship: str) -> str | None:
        return self.ships[ship][0]

    def cargo_of(self, ship: str) -> str | None:
        """The chest aboard."""
        return self.ships[ship][1]

    @cached_property
    def within_reach(self) -> dict[str, int]:
        """The areas to which the ship in turn can still sail, with the steps it takes."""
        if self.sailing is None or self.controller is None:
            return {}
        here = self.area_of(self.sailing)
        if here is None:
            return {}
        blocked = {INDEX[area] for area in self.occupied}
        found = reach(INDEX[here], self.steps_left, blocked)
        return {AREAS[area].id: steps for area, steps in found.items() if steps}


def sea_of(view: CaribbeanView) -> Sea:
    return Sea(
        tuple((ship, area, chest) for ship, (area, chest) in view.ships.items()),
        tuple(view.ports.items()),
        tuple(view.hideouts.items()),
        view.secured,
        view.sailing,
        view.controller,
        view.steps_left,
    )

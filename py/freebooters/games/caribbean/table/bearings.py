"""Where things lie from somewhere on Caribbean's chart, in words: how many steps, which way."""

from __future__ import annotations

from functools import lru_cache

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX, reach
from freebooters.games.caribbean.table.derived import Derived, place_words, value_of
from freebooters.games.caribbean.table.nodes import listed

__all__ = ["borders", "nearby", "way"]

_SHRINK = 0.95
"""How long a degree of longitude is on these latitudes, in degrees of latitude."""
_STEEP = 2.414
"""Tangent of 67.5 degrees: what is steeper lies due north or south."""
_CHESTS = 3
"""So many of the nearest chests are told."""


@lru_cache(maxsize=4096)
def way(here: str, there: str) -> str:
    """The direction from one area to another: `n`, `ne`, `e` and so on."""
    start, end = AREAS[INDEX[here]], AREAS[INDEX[there]]
    east, north = (end.lon - start.lon) * _SHRINK, end.lat - start.lat
    upright = "n" if north > 0 else "s"
    level = "e" if east > 0 else "w"
    if abs(north) > _STEEP * abs(east):
        return upright
    return level if abs(east) > _STEEP * abs(north) else upright + level


@lru_cache(maxsize=len(AREAS))
def borders(area: str) -> Message:
    """The areas a ship in that area borders, each with its direction."""
    others = [AREAS[border].id for border in BORDERS[INDEX[area]]]
    return say(
        "caribbean-borders",
        list=listed(
            [
                say("caribbean-border", area=place_words(other), way=way(area, other))
                for other in others
            ]
        ),
    )


def nearby(derived: Derived, ship: str) -> Message | None:
    """What a ship can be sailed for: from an empty one the nearest chests ashore, from a laden one
    everybody's nearest hideout.
    """
    area, chest = derived.view.ships[ship]
    if area is None:
        return None
    steps = _steps(area, frozenset(derived.occupied) - {area})
    found = _chests(derived, area, steps) if chest is None else _hideouts(derived, area, steps)
    if not found:
        return None
    return say("caribbean-nearby", chest="none" if chest is None else "some", list=listed(found))


@lru_cache(maxsize=64)
def _steps(area: str, blocked: frozenset[str]) -> dict[str, int]:
    """Every area that can be reached at all, with its steps."""
    found = reach(INDEX[area], len(AREAS), [INDEX[other] for other in blocked])
    return {AREAS[there].id: steps for there, steps in found.items()}


def _chests(derived: Derived, area: str, steps: dict[str, int]) -> list[Message]:
    ashore = [
        (steps[port], port, chest)
        for port, chest in derived.view.ports.items()
        if chest is not None and port in steps
    ]
    return [
        say(
            "caribbean-nearby-chest",
            chest=place_words(chest),
            value=value_of(chest),
            steps=count,
            way=way(area, port),
        )
        for count, port, chest in sorted(ashore)[:_CHESTS]
    ]


def _hideouts(derived: Derived, area: str, steps: dict[str, int]) -> list[Message]:
    found = []
    for seat in range(derived.seats):
        coves = [
            (steps[cove], cove)
            for cove, owner in derived.view.hideouts.items()
            if owner == seat and cove in steps
        ]
        if coves:
            count, cove = min(coves)
            found.append(
                say(
                    "caribbean-nearby-hideout",
                    seat=SeatName(seat),
                    steps=count,
                    way=way(area, cove),
                )
            )
    return found

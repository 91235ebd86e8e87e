"""Where things lie from somewhere on Caribbean's chart, in words: how many steps, which way."""

from __future__ import annotations

from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX, reach
from freebooters.games.caribbean.table.derived import place_words, value_of, vessel_words
from freebooters.games.caribbean.table.nodes import listed
from freebooters.games.caribbean.table.sea import Sea

__all__ = ["bordering", "borders", "distances", "nearby", "nearest_hideouts"]

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
    return say("caribbean-borders", list=listed([_border(area, other) for other in _beside(area)]))


def bordering(sea: Sea, area: str) -> Message:
    """The same with what lies there: a ship, a chest ashore, a hideout."""
    parts = []
    for other in _beside(area):
        border, there = _border(area, other), _lying(sea, other)
        parts.append(
            say("caribbean-beside", first=border, there=listed(there)) if there else border
        )
    return say("caribbean-borders", list=listed(parts))


def _beside(area: str) -> list[str]:
    return [AREAS[border].id for border in BORDERS[INDEX[area]]]


def _border(area: str, other: str) -> Message:
    return say("caribbean-border", area=place_words(other), way=way(area, other))


def _lying(sea: Sea, area: str) -> list[Message]:
    ship, chest = sea.occupied.get(area), sea.ports.get(area)
    owner = sea.hideouts.get(area)
    found = [vessel_words(ship)] if ship is not None else []
    if chest is not None:
        found.append(say("caribbean-there-chest", value=value_of(chest)))
    if owner is not None:
        found.append(say("caribbean-there-hideout", seat=SeatName(owner)))
    return found


def nearby(sea: Sea, ship: str, area: str) -> Message | None:
    """What a ship could be sailed for from an area: an empty one for the nearest chests ashore, a
    laden one for everybody's nearest hideout.
    """
    if sea.cargo_of(ship) is None:
        return _told("none", _chests(sea, area, ship)[:_CHESTS])
    return nearest_hideouts(sea, area, ship)


def nearest_hideouts(sea: Sea, area: str, ship: str = "") -> Message | None:
    """Everybody's nearest hideout, as a ship would sail there from an area."""
    found: dict[Seat, Message] = {}
    for seat, words in _hideouts(sea, area, ship):
        found.setdefault(seat, words)
    return _told("some", list(found.values()))


def distances(sea: Sea, ship: str) -> Message | None:
    """How far it is for a ship to every chest ashore and every hideout, the nearest first."""
    area = sea.area_of(ship)
    if area is None:
        return None
    chests = _told("none", _chests(sea, area, ship))
    hideouts = _told("some", [words for _, words in _hideouts(sea, area, ship)])
    if chests is None or hideouts is None:
        return chests or hideouts
    return say("caribbean-more", first=chests, more=hideouts)


def _told(chest: str, found: list[Message]) -> Message | None:
    return say("caribbean-nearby", chest=chest, list=listed(found)) if found else None


def _steps_from(sea: Sea, area: str, ship: str) -> dict[str, int]:
    """Every area that a ship reaches from there, with its steps; other ships are in its way (KA-6)."""
    blocked = frozenset(place for place, other in sea.occupied.items() if other != ship)
    return _steps(area, blocked - {area})


@lru_cache(maxsize=256)
def _steps(area: str, blocked: frozenset[str]) -> dict[str, int]:
    """Every area that can be reached at all, with its steps."""
    found = reach(INDEX[area], len(AREAS), [INDEX[other] for other in blocked])
    return {AREAS[there].id: steps for there, steps in found.items()}


def _chests(sea: Sea, area: str, ship: str) -> list[Message]:
    """Every chest ashore, the nearest first."""
    steps = _steps_from(sea, area, ship)
    ashore = [
        (steps[port], port, chest)
        for port, chest in sea.ports.items()
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
        for count, port, chest in sorted(ashore)
    ]


def _hideouts(sea: Sea, area: str, ship: str) -> list[tuple[Seat, Message]]:
    """Every hideout with whose it is, the nearest first."""
    steps = _steps_from(sea, area, ship)
    coves = [
        (steps[cove], cove, owner)
        for cove, owner in sea.hideouts.items()
        if owner is not None and cove in steps
    ]
    return [
        (
            owner,
            say(
                "caribbean-nearby-hideout",
                seat=SeatName(owner),
                area=place_words(cove),
                steps=count,
                way=way(area, cove),
            ),
        )
        for count, cove, owner in sorted(coves)
    ]

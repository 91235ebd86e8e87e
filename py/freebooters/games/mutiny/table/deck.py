"""The deck of a duel: two captains, their crews, and the rope between them, whose mark stands where the
strengths say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import COLOURS, SIDES
from freebooters.games.mutiny.table.explanations import about_wing
from freebooters.games.mutiny.table.nodes import (
    EMBLEMS,
    Z,
    panel,
    picture,
    pirate_words,
    side_words,
    writing,
)
from freebooters.stage import Box, Frame, Meaning, Node, disc, painted, path, zone

__all__ = ["Side", "deck", "pulled"]

FULL_PULL = 12
"""The lead with which the mark has come to the end of its way."""
MOST_CREW = 4
"""Sailors who pull at one end of the rope."""
_STRENGTH = 4
"""What each of them stands for; the first stands for anything."""
_STEP = 0.5
"""How far they stand from each other, for a width of 1."""
_TOTAL = 0.264
"""So much of the width between the captains has a total, as what it is made of stands beside it; more where
its digits need that.
"""
_EMBLEM = 0.62
"""Its side, in heights of the total that it stands beside."""
_PLANKS = 5
_LEADING = 1.2


class Side(NamedTuple):
    """One side of a duel: its total, and what of that is its sailor's; None between two duels."""

    total: int | None
    sailor: int | None


def pulled(pink: int, grey: int) -> float:
    """How far the mark is from the middle, -1 to 1: at Valverde's end, or at Diaz's."""
    return max(-1.0, min(1.0, (grey - pink) / FULL_PULL))


def crew_of(total: int | None) -> int:
    """How many pull for a side."""
    return 0 if total is None else max(1, min(MOST_CREW, -(-total // _STRENGTH)))


class _Places(NamedTuple):
    """What lies on a deck; of two boxes the first is Valverde's."""

    captains: tuple[Box, Box]
    names: tuple[Box, Box]
    totals: tuple[Box, Box]
    sums: tuple[Box, Box]
    crews: tuple[Box, Box]
    """Where they pull, from the captain inwards."""
    way: Box
    """Where the mark may be; as high as the rope."""


def _places(frame: Frame, box: Box) -> _Places:
    inner = box.inset(10, 8)
    line = frame.medium * _LEADING
    side = min(inner.h - line - 2, inner.w * 0.17)
    aside = max(side, frame.medium * 4.6)
    h = side + line + 2
    captains, names = [], []
    for left in (inner.x, inner.right - aside):
        top = inner.at[1] - h / 2
        captains.append(Box(left + (aside - side) / 2, top, side, side))
        names.append(Box(left, top + side + 2, aside, line))
    middle = Box(inner.x + aside + 8, inner.y, inner.w - 2 * (aside + 8), inner.h)
    high = frame.large * 1.25
    # Beside the faces there is more room than beside the names.
    most = (captains[1].x - captains[0].right) / 2 - 13
    least = min(_number(frame) + high * _EMBLEM, most)
    wide = min(frame.large * 3, max(middle.w * _TOTAL, least))
    totals = (
        Box(middle.at[0] - 5 - wide, middle.y, wide, high),
        Box(middle.at[0] + 5, middle.y, wide, high),
    )
    sums = (
        Box(middle.x, middle.y, totals[0].x - middle.x - 8, high),
        Box(totals[1].right + 8, middle.y, middle.right - totals[1].right - 8, high),
    )
    below = Box(middle.x, middle.y + high + 6, middle.w, middle.bottom - middle.y - high - 6)
    third = below.w * 0.37
    side = min(below.h, third / (1 + _STEP * (MOST_CREW - 1)))
    crews = (
        Box(below.x, below.bottom - side, third, side),
        Box(below.right - third, below.bottom - side, third, side),
    )
    thick = max(6.0, side * 0.1)
    gap = side * 0.2
    hands = below.bottom - side * 0.4
    way = Box(crews[0].right + gap, hands - thick / 2, below.w - 2 * third - 2 * gap, thick)
    return _Places((captains[0], captains[1]), (names[0], names[1]), totals, sums, crews, way)


@painted
def deck(frame: Frame, box: Box, sides: tuple[Side, Side]) -> Iterator[Node]:
    """Both sides of a duel."""
    yield panel("deck", box, "wood", edge="wood-deep", corner=16)
    for number in range(1, _PLANKS):
        y = box.y + box.h * number / _PLANKS
        ends = ((box.x + 4, y), (box.right - 4, y))
        yield path(
            f"plank-{number}", ends, 2, "wood-deep", at=(box.at[0], y), alpha=0.45, z=Z.PANEL
        )
    place = _places(frame, box)
    room = place.totals[0].x - place.captains[0].right - 4
    for number, (colour, side) in enumerate(zip(COLOURS, SIDES, strict=True)):
        half = Box(box.x + number * box.w / 2, box.y, box.w / 2, box.h)
        total, sailor = sides[number]
        yield zone(f"wing-{colour}", half, z=Z.TILE, means=_meaning(side, total, sailor))
        yield picture(
            f"wing-{colour}-face", place.captains[number].at, place.captains[number].w, side
        )
        yield from _named(frame, place.names[number], colour, side)
    totals = [side.total for side in sides]
    yield from _rope(frame, place, totals)
    for number, colour in enumerate(COLOURS):
        total, sailor = sides[number]
        if total is None:
            continue
        known = [each for each in totals if each is not None]
        yield from _strength(frame, place.totals[number], colour, total, ahead=total == max(known))
        if sailor is not None and _width(frame, place.sums[number]) <= room:
            yield from _made_up(frame, place.sums[number], colour, total, sailor, number)


def _meaning(side: str, total: int | None, sailor: int | None) -> Meaning:
    label = say(
        "mutiny-node-wing",
        side=side_words(side),
        known="no" if total is None else "yes",
        total=total or 0,
        sailor=sailor or 0,
        cards=(total or 0) - (sailor or 0),
    )
    return Meaning(label, about_wing(side, total, sailor), f"wing:{side}")


def _named(frame: Frame, box: Box, colour: str, side: str) -> Iterator[Node]:
    yield panel(f"wing-{colour}-plate", box, "wood-deep", edge=colour, corner=box.h / 3, z=Z.TILE)
    yield writing(
        f"wing-{colour}-name",
        box.at,
        box.w - 6,
        frame.medium,
        pirate_words(side),
        skin="white",
        ground="wood-deep",
        display=True,
    )


def _strength(frame: Frame, box: Box, colour: str, total: int, *, ahead: bool) -> Iterator[Node]:
    """A side's total, with its emblem outside of it."""
    yield panel(f"strength-{colour}", box, colour, edge="wood-deep", corner=box.h / 4, z=Z.TILE)
    yield panel(
        f"strength-{colour}-inside",
        box.inset(4, 4),
        "card" if ahead else "paper-deep",
        edge=colour,
        corner=box.h / 5,
        z=Z.TILE,
    )
    side = min(box.h * _EMBLEM, box.w - _number(frame))
    outer = box.x + 10 + side / 2 if colour == COLOURS[0] else box.right - 10 - side / 2
    inner = box.at[0] + (side / 2 + 3) * (1 if colour == COLOURS[0] else -1)
    yield picture(f"strength-{colour}-emblem", (outer, box.at[1]), side, EMBLEMS[colour])
    yield writing(
        f"total-{colour}",
        (inner, box.at[1]),
        box.w - side - 13,
        frame.large,
        str(total),
        skin="ink" if ahead else "ink-soft",
        ground="card" if ahead else "paper-deep",
    )


def _number(frame: Frame) -> float:
    """Width of two digits of a total, and what is around them."""
    return frame.large * 1.25 + 13


def _has_words(frame: Frame, box: Box) -> bool:
    return box.w > 12 * frame.small


def _width(frame: Frame, box: Box) -> float:
    """Of what a total is made of. Where larger letters have no room for it, its explanation tells it."""
    return (11.5 if _has_words(frame, box) else 4.6) * frame.small


def _made_up(
    frame: Frame, box: Box, colour: str, total: int, sailor: int, number: int
) -> Iterator[Node]:
    """What of a total is the sailor's and what the cards'."""
    short = say("mutiny-sum-short", sailor=sailor, cards=total - sailor)
    w, h = _width(frame, box), frame.small * 1.5
    left = box.right - w if number == 0 else box.x
    place = Box(left, box.at[1] - h / 2, w, h)
    yield panel(f"sum-{colour}-plate", place, "paper", edge="wood-deep", corner=h / 3, z=Z.TILE)
    yield writing(
        f"sum-{colour}",
        place.at,
        w - 8,
        frame.small,
        (say("mutiny-sum", sailor=sailor, cards=total - sailor), short)
        if _has_words(frame, box)
        else short,
    )


def _rope(frame: Frame, place: _Places, totals: list[int | None]) -> Iterator[Node]:
    """The rope in both colours up to its mark, and who pulls at it."""
    way = place.way
    pink, grey = (total or 0 for total in totals)
    x = way.at[0] + pulled(pink, grey) * way.w / 2
    ends = (place.captains[0].right - 6, place.captains[1].x + 6)
    yield path(
        "rope-middle",
        ((way.at[0], way.at[1] - way.h * 2.4), (way.at[0], way.at[1] + way.h * 2.4)),
        3,
        "paper",
        at=way.at,
        z=Z.TILE,
    )
    for colour, left, right in zip(COLOURS, (ends[0], x), (x, ends[1]), strict=True):
        length = Box(left, way.y, right - left, way.h)
        yield panel(f"rope-{colour}", length, colour, edge="black", corner=way.h / 2, z=Z.PRINT)
    for number, colour in enumerate(COLOURS):
        box = place.crews[number]
        side = box.h
        for each in range(crew_of(totals[number])):
            inward = box.right - side / 2 - each * side * _STEP
            at = (inward if number == 0 else box.x + side / 2 + each * side * _STEP, box.at[1])
            yield picture(f"crew-{colour}-{each}", at, side, "sailor", Z.FACE, tint=colour)
    size = max(way.h * 4.4, place.crews[0].h * 0.55)
    yield disc("rope-mark", ((x, way.at[1]), size), "card", edge="black", z=Z.MARK)
    image = "sabres" if pink == grey else EMBLEMS[COLOURS[pink < grey]]
    yield picture("rope-mark-emblem", (x, way.at[1]), size * 0.72, image, Z.MARK)

"""Both ends of Cartagena's passage: the start, and the boat that fills with pirates."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table import explanations
from freebooters.games.cartagena.table.berth import berth
from freebooters.games.cartagena.table.ground import Z, dress_of, sprite
from freebooters.games.cartagena.table.layout import PIRATE_SHAPE, Layout
from freebooters.games.cartagena.table.nodes import START
from freebooters.stage import Box, Meaning, Node, glow, painted, panel, path, picture

__all__ = ["boat", "hoisted", "start"]

FURLED = 0.16
"""Of the boat's height the sail has so much while nobody is aboard."""
HOIST = 0.42
"""So much of the boat's height it grows until a whole crew is."""
FOOT = 0.63
"""So far down the boat its foot is."""


@painted
def start(layout: Layout, variant: str, counts: tuple[int, ...]) -> Iterator[Node]:
    """Its gate, by which it is pressed and explained; its walls belong to the ground."""
    yield picture(
        f"cell-{START}",
        layout.gate,
        sprite(dress_of(variant).gate),
        z=Z.TILE,
        means=Meaning(
            say("cartagena-node-start", count=sum(counts)),
            explanations.start(variant, counts),
            f"cell:{START}",
        ),
    )


@painted
def boat(
    layout: Layout, variant: str, counts: tuple[int, ...], winner: Seat | None
) -> Iterator[Node]:
    """The water, the boat on it, and a place for every pirate that is not aboard yet. The sail rises
    with the crew that leads; once a whole crew is aboard the boat casts off under its flag, and no
    place is waited for any more.
    """
    cell, pirates = VARIANTS[variant].boat, VARIANTS[variant].pirates
    gone = 0 if winner is None else layout.way
    yield panel(
        f"cell-{cell}",
        layout.sea,
        "sea",
        edge="sea-deep",
        corner=20,
        z=Z.GROUND,
        means=Meaning(
            say("cartagena-node-boat", count=sum(counts)),
            explanations.boat(variant, counts),
            f"cell:{cell}",
        ),
    )
    yield from _waves(layout.sea)
    yield from _rig(layout, gone, max(counts) / pirates, winner)
    if winner is None:
        yield from _places(layout, counts, pirates)
    else:
        slot = layout.aboard[winner]
        light = ((slot.at[0] + gone, slot.at[1]), (slot.w * 1.5, slot.h * 1.9))
        yield glow("light-crew", light, "glow", z=Z.TRAIL, alpha=0.7)
        yield from _wake(layout)
    yield from _hull(layout.boat._replace(x=layout.boat.x + gone), layout.hull)


def _places(layout: Layout, counts: tuple[int, ...], pirates: int) -> Iterator[Node]:
    """An outline for every pirate that is not aboard."""
    for seat, count in enumerate(counts):
        place = berth(layout.aboard[seat], pirates)
        size = (place.width, place.width * PIRATE_SHAPE)
        for k, at in enumerate(place.spots[count:], count):
            yield picture(
                f"berth-{seat}-{k}", (at, size), sprite("berth"), tint=f"seat-{seat}", z=Z.SYMBOL
            )


def hoisted(mast: Box, share: float) -> Box:
    """The sail when a crew has so much of itself aboard: its foot stays, its head rises."""
    h = mast.h * (FURLED + HOIST * share)
    return Box(mast.x, mast.y + mast.h * FOOT - h, mast.w, h)


def _rig(layout: Layout, gone: float, share: float, winner: Seat | None) -> Iterator[Node]:
    mast = layout.mast._replace(x=layout.mast.x + gone)
    pole = Box(mast.at[0] - mast.h * 0.06, mast.y, mast.h * 0.12, mast.h * 0.86)
    yield picture("mast", pole, sprite("mast"), z=Z.TILE)
    yield picture("sail", hoisted(mast, share), sprite("sail"), z=Z.TILE)
    if winner is not None:
        side = mast.h * 0.42
        at = (mast.at[0] + side * 0.3, mast.y + side * 0.42)
        yield picture("colours", (at, side), sprite("flag"), tint=f"seat-{winner}", z=Z.TILE)


def _hull(boat: Box, high: float) -> Iterator[Node]:
    """Bow and stern keep their shape, what is between them is as long as it must be."""
    y, end = boat.bottom - high, high * 1.2
    middle = Box(boat.x + end - 1, y, boat.w - 2 * end + 2, high)
    yield picture("hull", middle, sprite("hull"), z=Z.HULL)
    yield picture("hull-left", Box(boat.x, y, end, high), sprite("hull-left"), z=Z.HULL)
    right = Box(boat.right - end, y, end, high)
    yield picture("hull-right", right, sprite("hull-right"), z=Z.HULL)


def _waves(sea: Box) -> Iterator[Node]:
    apart = sea.w / 4
    for row, y in enumerate((sea.y + sea.h * 0.3, sea.y + sea.h * 0.93)):
        for k in range(3):
            x = sea.x + apart * (k + 0.4 + row * 0.35)
            stops = [(x + 14 * step, y - 6 * (step % 2)) for step in range(5)]
            yield path(f"wave-{row}-{k}", stops, 3, "sea-deep", z=Z.GROUND)


def _wake(layout: Layout) -> Iterator[Node]:
    """What the boat leaves on the water between itself and the jetty."""
    boat, far = layout.boat, abs(layout.way)
    edge = boat.x if layout.way > 0 else boat.right - far
    for k, (share, start, end) in enumerate(((0.74, 0.3, 0.8), (0.84, 0, 0.7), (0.94, 0.25, 1))):
        y = boat.y + boat.h * share
        stops = [(edge + far * start, y), (edge + far * end, y)]
        yield path(f"wake-{k}", stops, 3, "white", z=Z.GROUND, alpha=0.8)

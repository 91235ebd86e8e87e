"""The row of cabins: pirates met, empty cabins, and the doors still closed."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS, Layout, cabin_boxes
from freebooters.games.mutiny.table.nodes import Z, panel, picture, pirate_words, plate, writing
from freebooters.stage import Box, Node

__all__ = ["cabins"]

DOOR_SHAPE = 1.24
"""Height of a door for a width of 1."""


def cabins(derived: Derived) -> Iterator[Node]:
    """From the left: pirates in the order they were met, cabins they have left, closed doors."""
    layout, view = LAYOUTS[derived.frame], derived.view
    yield panel("cabins", layout.cabins, "wood", edge="wood-deep", z=Z.PANEL)
    count = derived.cabins
    if not count:
        yield writing(
            "cabins-wait",
            layout.cabins.at,
            (layout.cabins.w, layout.sizes.large),
            say("mutiny-cabins-wait"),
            skin="white",
            display=True,
        )
        return
    places = cabin_boxes(derived.frame, count)
    met = len(view.open)
    for number, box in enumerate(places):
        if number < met:
            yield from _pirate(derived, layout, box, view.open[number])
        elif number < count - view.closed:
            yield _door(number, box, "doorway", layout)
        else:
            yield from _closed(derived, layout, box, number)


def _door(number: int, box: Box, image: str, layout: Layout) -> Node:
    h = min(box.w * 0.94 * DOOR_SHAPE, box.h - layout.sizes.name * 1.1)
    return picture(
        f"door-{number}",
        (box.at[0], box.bottom - h / 2),
        (h / DOOR_SHAPE, h),
        image,
        dim=image != "door",
    )


def _closed(derived: Derived, layout: Layout, box: Box, number: int) -> Iterator[Node]:
    """A closed door; the next to be opened can be knocked at."""
    view, sizes = derived.view, layout.sizes
    yield _door(number, box, "door", layout)
    is_next = number == derived.cabins - view.closed and view.pirate is None
    if not is_next:
        return
    yield Node(
        "knock",
        "zone",
        box.at,
        box.size,
        z=Z.MARK,
        label=say("mutiny-node-door", closed=view.closed, unseen=len(derived.unseen)),
        pick="door",
    )
    top = (box.at[0], box.y + sizes.name * 0.75)
    yield from plate("knock-words", top, (box.w * 0.94, sizes.name * 1.4), say("mutiny-knock"))


def _pirate(derived: Derived, layout: Layout, box: Box, pirate: str) -> Iterator[Node]:
    view, sizes = derived.view, layout.sizes
    offered = pirate in derived.on_offer
    name, dim = f"open-{pirate}", derived.is_turn and not offered
    just = any(event.args["pirate"] == pirate for event in derived.happened("opened"))
    state = ("dim",) if dim else ()
    yield Node(
        name,
        "box",
        box.at,
        box.size,
        "card",
        edge="gold" if pirate == view.opened else "card-edge",
        round=10,
        z=Z.PRINT,
        state=state,
        was=f"door-{derived.cabins - view.closed - 1}" if just else "",
        label=say(
            "mutiny-node-pirate",
            pirate=pirate_words(pirate),
            power=say(f"mutiny-power-{pirate}"),
        ),
        pick=f"pirate:{pirate}" if view.pirate is None else "",
    )
    brief = derived.frame == "wide"
    side = min(box.w * 0.8, box.h * (0.6 if brief else 0.72))
    face = (box.at[0], box.y + 4 + side * 0.5)
    yield picture(f"{name}-face", face, side, pirate, Z.FACE, dim=dim)
    below = box.bottom - (sizes.tiny * 3 if brief else sizes.name * 0.95)
    yield writing(
        f"{name}-name",
        (box.at[0], below),
        (box.w - 8, sizes.name),
        pirate_words(pirate),
        display=True,
        z=Z.FACE,
        dim=dim,
    )
    if brief:
        yield writing(
            f"{name}-power",
            (box.at[0], box.bottom - sizes.tiny * 1.2),
            (box.w - 8, sizes.tiny * 1.08),
            say(f"mutiny-brief-{pirate}"),
            skin="ink-soft",
            z=Z.FACE,
            dim=dim,
        )
    if pirate == "sate":
        yield from _purse(derived, box, side)


def _purse(derived: Derived, box: Box, side: float) -> Iterator[Node]:
    """Sate's coins, one for each seat that went past him."""
    size = side * 0.42
    at = (box.right - size * 0.62, box.y + size * 0.62)
    yield picture("sate-coin", at, size, "coin", Z.MARK)
    yield from plate(
        "sate-coins",
        (at[0], at[1] + size * 0.52),
        (size * 0.9, size * 0.5),
        str(1 + derived.view.sate_bonus),
        z=Z.MARK,
    )

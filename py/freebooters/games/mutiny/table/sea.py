"""The sea: islands with the piles and the bank, the ship's track, storms, the lifeboat, sabres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import BOX
from freebooters.games.mutiny.table.derived import FEW, Derived
from freebooters.games.mutiny.table.layout import LAYOUTS, Layout, Shape
from freebooters.games.mutiny.table.nodes import (
    Z,
    panel,
    picture,
    pirate_words,
    plate,
    sprite,
    writing,
)
from freebooters.stage import Node

__all__ = ["BANK", "PILES", "sea"]

PILES = {"combat": "pile-combat", "gold": "pile-gold"}
BANK = "bank"
"""Ids of the nodes from which cards and coins come."""


def sea(derived: Derived) -> Iterator[Node]:
    layout, view = LAYOUTS[derived.frame], derived.view
    yield from _waters(derived.frame)
    yield from _islands(derived, layout)
    yield from _track(derived.frame, BOX.start[derived.seats])
    yield picture(
        "sabres",
        layout.sabres.at,
        layout.sabres.size,
        "sabres",
        Z.MARK,
        label=say("mutiny-node-sabres", cells=view.ship),
        pick="sabres",
    )
    yield from _storms(derived, layout)
    yield from _ship(derived, layout)
    yield from _lifeboat(derived, layout)
    box = layout.caption
    yield writing(
        "caption",
        box.at,
        (box.w, layout.sizes.small),
        say("mutiny-caption", cells=view.ship),
        skin="white",
        left=True,
        z=Z.MARK,
    )


@lru_cache(maxsize=2)
def _waters(frame: Shape) -> tuple[Node, ...]:
    box = LAYOUTS[frame].sea
    return (
        panel("sea", box, "sea", edge="sea-deep", corner=16, z=Z.SEA),
        picture("waves", box.at, box.size, f"sea-{frame}", Z.WAVE),
    )


@lru_cache(maxsize=8)
def _track(frame: Shape, start: int) -> tuple[Node, ...]:
    """The cells the ship can be on, from where it sets sail to the sabres."""
    layout = LAYOUTS[frame]
    cells, size = layout.track[: start + 1], layout.sizes.cell
    points = tuple(value for cell in reversed(cells) for value in cell)
    found = [Node("track", "path", (0, 0), (size * 0.22, 0), "sand", points=points, z=Z.WAVE)]
    for number, at in enumerate(cells):
        is_storm = number in BOX.storms
        found.append(
            Node(
                f"cell-{number}",
                "disc",
                at,
                (size, size),
                "stone" if is_storm else "sand",
                edge="wood-deep",
                z=Z.TRACK,
            )
        )
    return tuple(found)


def _islands(derived: Derived, layout: Layout) -> Iterator[Node]:
    view = derived.view
    for (name, image, left), at, below in zip(
        (
            (PILES["combat"], "volcano", view.combat_pile),
            (PILES["gold"], "treasure", view.gold_pile),
            (BANK, "coinisle", view.bank),
        ),
        layout.islands,
        layout.plates,
        strict=True,
    ):
        few = left <= FEW
        yield picture(
            name,
            at,
            layout.sizes.island,
            image,
            Z.LAND,
            label=say(f"mutiny-node-{name}", count=left),
            pick=name.replace("pile-", "pile:"),
        )
        yield from plate(
            f"{name}-left",
            below,
            layout.sizes.plate,
            say(f"mutiny-{name}", count=left),
            skin="danger" if few else "paper",
            ink="white" if few else "ink",
        )


def _storms(derived: Derived, layout: Layout) -> Iterator[Node]:
    """The storms; those ahead stand out from those behind the ship."""
    view, size = derived.view, layout.sizes.storm
    for cells in BOX.storms:
        x, y = layout.track[cells]
        past = view.ship <= cells
        yield picture(f"storm-{cells}", (x, y - size * 0.74), size, "storm", Z.MARK, dim=past)


def _ship(derived: Derived, layout: Layout) -> Iterator[Node]:
    view, size = derived.view, layout.sizes.ship
    x, y = layout.track[view.ship]
    at = (min(x, 998 - size / 2), y - size * 0.22)
    ahead = [cells for cells in BOX.storms if cells < view.ship]
    yield picture(
        "ship",
        at,
        size,
        "ship",
        Z.SHIP,
        label=say("mutiny-node-ship", cells=view.ship, storms=len(ahead)),
        pick="ship",
    )


def _lifeboat(derived: Derived, layout: Layout) -> Iterator[Node]:
    sick, box, sizes = derived.view.lifeboat, layout.lifeboat, layout.sizes
    side = box.h * 0.66
    boat = (box.at[0], box.y + side * 0.62)
    if sick:
        yield Node(
            "seasick",
            "sprite",
            (boat[0], boat[1] - side * 0.18),
            (side * 0.72, side * 0.72),
            sprite(sick),
            z=Z.LAND,
            was=f"crew-{sick}-face",
        )
    yield picture(
        "lifeboat", (boat[0], boat[1] + side * 0.1), (side * 1.25, side), "lifeboat", Z.MARK
    )
    yield writing(
        "lifeboat-words",
        (box.at[0], box.bottom - sizes.small * 0.7),
        (box.w, sizes.small),
        say("mutiny-seasick", pirate=pirate_words(sick)) if sick else say("mutiny-seasick-nobody"),
        skin="white",
        z=Z.MARK,
    )

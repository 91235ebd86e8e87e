"""The whole crew at a glance: thirteen portraits, what each does, and where each is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS, Shape
from freebooters.games.mutiny.table.nodes import Z, panel, picture, pirate_words, writing
from freebooters.stage import Box, Node

__all__ = ["crew"]


def crew(derived: Derived) -> Iterator[Node]:
    layout, view = LAYOUTS[derived.frame], derived.view
    yield panel("crew", layout.crew_panel, z=Z.PANEL)
    row = bool(derived.cabins)
    for pirate, box in zip(CREW, layout.crew, strict=False):
        whereabouts = _whereabouts(derived, pirate)
        acts = view.pirate == pirate
        away = row and not acts and whereabouts in ("used", "seasick")
        words = _words(derived.frame, pirate)
        yield Node(
            f"crew-{pirate}",
            "box",
            box.at,
            box.size,
            "card" if acts else "paper-deep" if whereabouts == "open" else "paper",
            edge="gold" if acts or pirate in derived.on_offer else "line",
            round=8,
            z=Z.TILE,
            label=say(
                "mutiny-node-crew",
                pirate=pirate_words(pirate),
                power=say(f"mutiny-power-{pirate}"),
                state=whereabouts,
            ),
            pick="" if whereabouts == "open" else f"pirate:{pirate}",
        )
        side = box.h * 0.92
        at = (box.x + side * 0.55, box.at[1])
        yield picture(f"crew-{pirate}-face", at, side, pirate, dim=away)
        yield from words
        mark = _MARKS.get(whereabouts)
        if mark and row and not acts:
            size = box.h * 0.42
            yield picture(
                f"crew-{pirate}-mark",
                (box.right - size * 0.65, box.y + size * 0.66),
                size,
                mark,
                Z.FACE,
            )
    yield from _legend(derived, layout.crew[len(CREW)])


_MARKS = {"unseen": "door", "used": "out", "seasick": "lifeboat"}


def _whereabouts(derived: Derived, pirate: str) -> str:
    view = derived.view
    if pirate == view.lifeboat:
        return "seasick"
    if pirate in view.used:
        return "used"
    if pirate in view.open:
        return "open"
    return "unseen" if view.closed else "aside"


@lru_cache(maxsize=32)
def _words(frame: Shape, pirate: str) -> tuple[Node, Node]:
    """Name and power, beside the portrait."""
    layout = LAYOUTS[frame]
    sizes, box = layout.sizes, layout.crew[CREW.index(pirate)]
    left = box.x + box.h * 1.08
    room = box.right - left - 8
    middle = left + room / 2
    return (
        writing(
            f"crew-{pirate}-name",
            (middle, box.y + box.h * 0.28),
            (room, sizes.small * 1.1),
            pirate_words(pirate),
            display=True,
            left=True,
        ),
        writing(
            f"crew-{pirate}-power",
            (middle, box.y + box.h * 0.74),
            (room, sizes.tiny),
            say(f"mutiny-power-{pirate}"),
            skin="ink-soft",
            left=True,
        ),
    )


def _legend(derived: Derived, box: Box) -> Iterator[Node]:
    """How many of the unseen are behind doors."""
    sizes, view = LAYOUTS[derived.frame].sizes, derived.view
    if not view.closed:
        return
    side = box.h * 0.72
    yield picture("legend-door", (box.x + side * 0.7, box.at[1]), side, "door")
    left = box.x + side * 1.5
    room = box.right - left - 4
    yield writing(
        "legend-unseen",
        (left + room / 2, box.y + box.h * 0.28),
        (room, sizes.tiny),
        say("mutiny-legend", closed=view.closed, unseen=len(derived.unseen)),
        left=True,
    )
    ghost = "ghost" in derived.unseen
    yield writing(
        "legend-ghost",
        (left + room / 2, box.y + box.h * 0.74),
        (room, sizes.tiny),
        say("mutiny-legend-ghost", unseen=len(derived.unseen))
        if ghost
        else say("mutiny-legend-safe"),
        skin="danger" if ghost else "ink-soft",
        left=True,
    )

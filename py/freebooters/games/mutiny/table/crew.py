"""The whole crew at a glance: thirteen portraits, what each does, and where each is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explaining import about_pirate
from freebooters.games.mutiny.table.layout import layout_of
from freebooters.games.mutiny.table.nodes import Z, panel, picture, pirate_words, writing
from freebooters.stage import Box, Frame, Node, Point

__all__ = ["crew", "face_of"]


def crew(derived: Derived) -> Iterator[Node]:
    place, view = derived.layout.crew, derived.view
    yield panel("crew", place.box, z=Z.PANEL)
    row = bool(derived.cabins)
    for pirate, box in zip(CREW, place.places, strict=True):
        state = _whereabouts(derived, pirate)
        acts = view.pirate == pirate
        away = row and not acts and state in ("used", "seasick")
        is_met = acts or state == "open"
        yield panel(
            f"crew-{pirate}",
            box,
            "card" if is_met else "paper",
            edge="gold" if is_met else "paper",
            corner=8,
            z=Z.TILE,
            label=say(
                "mutiny-node-crew",
                pirate=pirate_words(pirate),
                power=say(f"mutiny-power-{pirate}"),
                state=state,
            ),
            pick="" if state == "open" else f"pirate:{pirate}",
            explain=about_pirate(pirate, state),
        )
        at, side = face_of(place.shows, box)
        yield picture(f"crew-{pirate}-face", at, side, pirate, dim=away)
        yield from _words(derived.frame, derived.seats, derived.own is not None, pirate, is_met)
    yield from _legend(derived, place.legend)


def face_of(shows: str, box: Box) -> tuple[Point, float]:
    """Where the portrait of a pirate is, and its side."""
    if shows == "faces":
        return box.at, min(box.w, box.h) - 6
    side = min(box.h - 4, box.w * 0.22)
    return (box.x + 4 + side / 2, box.at[1]), side


def _whereabouts(derived: Derived, pirate: str) -> str:
    view = derived.view
    if pirate == view.lifeboat:
        return "seasick"
    if pirate in view.used:
        return "used"
    if pirate in view.open:
        return "open"
    return "unseen" if view.closed else "aside"


@lru_cache(maxsize=512)
def _words(frame: Frame, seats: int, has_hand: bool, pirate: str, is_met: bool) -> tuple[Node, ...]:
    """Name and power, beside the portrait, where there is room for them."""
    place = layout_of(frame, seats, has_hand=has_hand).crew
    if place.shows == "faces":
        return ()
    box, ground = place.places[CREW.index(pirate)], "card" if is_met else "paper"
    at, side = face_of(place.shows, box)
    left = at[0] + side / 2 + 6
    room = box.right - left - 4
    middle, powers = left + room / 2, place.shows == "powers"
    half = (frame.medium + frame.small) * 0.3
    name = writing(
        f"crew-{pirate}-name",
        (middle, box.at[1] - half if powers else box.at[1]),
        room,
        frame.medium if powers else frame.small,
        pirate_words(pirate),
        ground=ground,
        display=True,
        align="left",
    )
    if not powers:
        return (name,)
    power = writing(
        f"crew-{pirate}-power",
        (middle, box.at[1] + half),
        room,
        frame.small,
        (say(f"mutiny-power-{pirate}"), say(f"mutiny-brief-{pirate}")),
        skin="ink-soft",
        ground=ground,
        align="left",
    )
    return (name, power)


def _legend(derived: Derived, box: Box) -> Iterator[Node]:
    """How many of the unseen are behind doors, and whether the ghost is among them."""
    view, frame = derived.view, derived.frame
    if not view.closed:
        return
    unseen, is_ghost = len(derived.unseen), "ghost" in derived.unseen
    stacked = box.h > 2.6 * frame.small
    share = 1.0 if stacked else 0.6
    half = frame.small * 0.62
    yield writing(
        "legend-unseen",
        (box.x + box.w * share / 2, box.at[1] - (half if stacked else 0)),
        box.w * share,
        frame.small,
        (
            say("mutiny-legend", closed=view.closed, unseen=unseen),
            say("mutiny-legend-short", closed=view.closed, unseen=unseen),
        ),
        align="left",
    )
    yield writing(
        "legend-ghost",
        (box.at[0], box.at[1] + half) if stacked else (box.right - box.w * 0.2, box.at[1]),
        box.w if stacked else box.w * 0.4,
        frame.small,
        (say("mutiny-legend-ghost", unseen=unseen), say("mutiny-legend-ghost-short", unseen=unseen))
        if is_ghost
        else (say("mutiny-legend-safe"), say("mutiny-legend-safe-short")),
        skin="danger" if is_ghost else "ink-soft",
        align="left" if stacked else "right",
    )

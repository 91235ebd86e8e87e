"""The whole crew at a glance: thirteen portraits, what each does, and where each is."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about_pirate
from freebooters.games.mutiny.table.layout import Layout
from freebooters.games.mutiny.table.nodes import (
    Z,
    called_open,
    panel,
    picture,
    pirate_words,
    writing,
)
from freebooters.stage import Box, Meaning, Node, Point, painted

__all__ = ["crew", "face_of"]


def crew(derived: Derived) -> Iterator[Node]:
    layout, view = derived.layout, derived.view
    yield panel("crew", layout.crew.box, z=Z.PANEL)
    for pirate in CREW:
        state, acts = _whereabouts(derived, pirate), view.pirate == pirate
        away = not acts and state in ("used", "seasick")
        is_met = acts or state == "open"
        coins = derived.offered(pirate) if state == "open" else 0
        yield from _member(layout, pirate, state, coins, is_met=is_met, away=away)
    if view.closed:
        unseen = derived.unseen
        yield from _legend(layout, view.closed, len(unseen), is_ghost="ghost" in unseen)


@painted
def _member(
    layout: Layout, pirate: str, state: str, coins: int, *, is_met: bool, away: bool
) -> Iterator[Node]:
    place = layout.crew
    box = place.places[CREW.index(pirate)]
    yield panel(
        f"crew-{pirate}",
        box,
        "card" if is_met else "paper",
        edge="gold" if is_met else "paper",
        corner=8,
        z=Z.TILE,
        means=_meaning(pirate, state, coins),
    )
    at, side = face_of(place.shows, box)
    yield picture(f"crew-{pirate}-face", at, side, pirate, dim=away)
    yield from _words(layout, pirate, is_met=is_met)


def _meaning(pirate: str, state: str, coins: int) -> Meaning:
    """Whoever is in an open cabin is called as there, for that is told once."""
    card = about_pirate(pirate, state, coins)
    if state == "open":
        return Meaning(called_open(pirate, coins), card)
    power = say(f"mutiny-power-{pirate}")
    label = say("mutiny-node-crew", pirate=pirate_words(pirate), power=power, state=state)
    return Meaning(label, card, f"pirate:{pirate}")


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


def _words(layout: Layout, pirate: str, *, is_met: bool) -> tuple[Node, ...]:
    """Name and power, beside the portrait, where there is room for them."""
    frame, place = layout.frame, layout.crew
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


@painted
def _legend(layout: Layout, closed: int, unseen: int, *, is_ghost: bool) -> Iterator[Node]:
    """How many of the unseen are behind doors, and whether the ghost is among them."""
    frame, box = layout.frame, layout.crew.legend
    stacked = box.h > 2.6 * frame.small
    share = 1.0 if stacked else 0.6
    # A ring around one leaves the other free.
    half = min(frame.small * 0.78, box.h / 2 - frame.small * 0.55)
    yield writing(
        "legend-unseen",
        (box.x + box.w * share / 2, box.at[1] - (half if stacked else 0)),
        box.w * share,
        frame.small,
        (
            say("mutiny-legend", closed=closed, unseen=unseen),
            say("mutiny-legend-short", closed=closed, unseen=unseen),
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

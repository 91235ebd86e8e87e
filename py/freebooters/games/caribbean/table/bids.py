"""Where Caribbean's bids are laid: a berth for every ship, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.caribbean.rules.components import CARDS, SHIPS, THIEF
from freebooters.games.caribbean.table.derived import Derived, vessel_words
from freebooters.games.caribbean.table.explanations import bid_card, bids_card, spare_card
from freebooters.games.caribbean.table.layout import Berth, Layout
from freebooters.games.caribbean.table.nodes import Z, figure, sprite, words
from freebooters.stage import (
    NO_MEANING,
    Box,
    Explanation,
    Frame,
    Meaning,
    Node,
    painted,
    panel,
    picture,
    writing,
    zone,
)
from freebooters.stage import card as blank_card

__all__ = ["SPARE", "berths", "bid_id", "card_id", "ship_picture", "title"]


SPARE = "spare"
"""The token of the place of the last card."""

_THIEF = 1.5
"""Width of the thief's number for letters of height 1, with the card's edges beside it."""


def card_id(value: int) -> str:
    """One of the viewer's own cards while bids are laid, in the hand or on a ship."""
    return f"card-{value}"


def bid_id(seat: Seat, ship: str) -> str:
    """The card of a seat on a ship, once all are laid."""
    return f"bid-{seat}-{ship}"


def ship_picture(ship: str, box: Box) -> Node:
    """The ship over its bids."""
    return picture(f"picture-{ship}", box, sprite(ship), z=Z.PRINT)


def title(ship: str, box: Box | None, frame: Frame, ground: str) -> Iterator[Node]:
    """The ship's name, where there is room for it."""
    if box is not None:
        yield words(f"title-{ship}", box, frame.small, vessel_words(ship), ground)


def berths(derived: Derived, layout: Layout) -> Iterator[Node]:
    """Berths and hand, until all bids are laid."""
    laid, bidding = derived.laid(), derived.phase == "bidding"
    for berth, ship in zip(layout.berths, SHIPS, strict=True):
        yield from _berth(layout, berth, ship, laid.get(ship), derived.surcharge, bidding=bidding)
    if derived.own is None or not bidding:
        return
    if layout.owner is not None:
        yield words("owner", layout.owner, layout.frame.small, say("caribbean-hand"), "board")
    spare_told = spare_card(None, derived.surcharge)
    spare = None if derived.due() else spare_told
    means = Meaning(say("caribbean-spare"), spare_told, SPARE)
    yield zone("spare", layout.spare, z=Z.PRINT, means=means)
    held = derived.held()
    for place, value in zip(layout.cards, CARDS, strict=True):
        if value in held:
            yield from _held(layout, place, value, spare)


@painted
def _berth(
    layout: Layout, berth: Berth, ship: str, value: int | None, surcharge: str, *, bidding: bool
) -> Iterator[Node]:
    """A ship, and the card that the viewer has laid on it."""
    box = berth.box
    yield panel(f"tile-{ship}", box, "paper", edge="line", corner=10, z=Z.TILE)
    yield ship_picture(ship, berth.picture)
    yield from title(ship, berth.name, layout.frame, "paper")
    yield from _slot(layout, berth, ship, value, surcharge, bidding=bidding)


def _slot(
    layout: Layout, berth: Berth, ship: str, value: int | None, surcharge: str, *, bidding: bool
) -> Iterator[Node]:
    """Where the viewer lays its card."""
    label = say("caribbean-node-berth", ship=vessel_words(ship))
    slot, open_ = berth.slot, value is None and bidding
    means = Meaning(label, bids_card(ship, None, surcharge), f"berth:{ship}")
    yield panel(
        f"slot-{ship}",
        slot,
        "paper-deep",
        edge="cell-edge",
        corner=slot.w * 0.12,
        z=Z.PRINT,
        means=means if open_ else NO_MEANING,
    )
    if open_:
        yield zone(f"berth-{ship}", berth.box, z=Z.AREA, means=means)
    if value is not None:
        yield from _own_card(layout, slot, value, lone=True)


@painted
def _held(layout: Layout, place: Box, value: int, spare: Explanation | None) -> Iterator[Node]:
    """A card in the viewer's hand; once a card lies on every ship, it is the `spare`, explained so."""
    name = say("caribbean-node-card", card=value)
    means = (
        Meaning(name, bid_card(value), f"card:{value}")
        if spare is None
        else Meaning(say("caribbean-node-spare", card=name), spare)
    )
    yield from _own_card(layout, place, value, means, lone=spare is not None)


def _own_card(
    layout: Layout, box: Box, value: int, means: Meaning = NO_MEANING, *, lone: bool
) -> Iterator[Node]:
    """One of the viewer's cards, in the hand or as large as a slot. All of it is painted at one
    depth, so that the next card in the hand lies on it; a `lone` one has its face in the middle.
    """
    name, face, thief = card_id(value), layout.face, value == THIEF
    middle = 0.5 if lone else face.x
    x = box.x + middle * box.w
    letters = face.letters * box.h / layout.cards[0].h
    if thief:
        letters = min(letters, middle * 2 * box.w / _THIEF)
    yield blank_card(name, box, z=Z.CARD, means=means)
    yield writing(
        f"{name}-number",
        ((x, box.y + face.number * box.h), 0),
        layout.frame.letters_within(letters),
        figure(value),
        skin="danger" if thief else "ink",
        ground="card",
        z=Z.CARD,
    )
    yield picture(
        f"{name}-picture",
        ((x, box.y + face.picture * box.h), face.side * box.w),
        sprite("thief" if thief else "barrel"),
        z=Z.CARD,
    )

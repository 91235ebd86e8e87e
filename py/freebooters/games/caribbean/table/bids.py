"""Where Caribbean's bids are laid: a berth for every ship, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.table.derived import Derived, vessel_words
from freebooters.games.caribbean.table.explanations import bid_card, bids_card, spare_card
from freebooters.games.caribbean.table.layout import Berth, Layout
from freebooters.games.caribbean.table.nodes import Z, card, sprite, words
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
    zone,
)

__all__ = ["berths", "bid_id", "card_id", "ship_picture", "title"]


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
        yield from _berth(
            layout.frame, berth, ship, laid.get(ship), derived.surcharge, bidding=bidding
        )
    held = derived.held() if derived.own is not None and bidding else []
    spare = None if derived.due() else spare_card(None, derived.surcharge)
    for place, value in zip(layout.cards, CARDS, strict=True):
        yield from _place(layout.frame, place, value, spare, held=value in held)


@painted
def _berth(
    frame: Frame, berth: Berth, ship: str, value: int | None, surcharge: str, *, bidding: bool
) -> Iterator[Node]:
    """A ship, and the card that the viewer has laid on it."""
    box = berth.box
    yield panel(f"tile-{ship}", box, "paper", edge="line", corner=10, z=Z.TILE)
    yield ship_picture(ship, berth.picture)
    yield from title(ship, berth.name, frame, "paper")
    yield from _slot(frame, berth, ship, value, surcharge, bidding=bidding)


def _slot(
    frame: Frame, berth: Berth, ship: str, value: int | None, surcharge: str, *, bidding: bool
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
        yield from card(card_id(value), slot, value, frame)


@painted
def _place(
    frame: Frame, place: Box, value: int, spare: Explanation | None, *, held: bool
) -> Iterator[Node]:
    """The place of a card in the viewer's hand; once a card lies on every ship, it is the `spare`,
    explained so. A spectator holds none.
    """
    yield panel(
        f"place-{value}",
        place,
        "paper-deep",
        edge="line",
        corner=place.w * 0.12,
        z=Z.PRINT,
        alpha=0.6,
    )
    if held:
        name = say("caribbean-node-card", card=value)
        yield from card(
            card_id(value),
            place,
            value,
            frame,
            means=Meaning(name, bid_card(value), f"card:{value}")
            if spare is None
            else Meaning(say("caribbean-node-spare", card=name), spare),
        )

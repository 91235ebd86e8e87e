"""Everybody's bids below Caribbean's chart once they are laid, ship by ship, and the spares."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import SHIP_INDEX, SHIPS, THIEF
from freebooters.games.caribbean.rules.view import Cards
from freebooters.games.caribbean.table.bids import bid_id, title
from freebooters.games.caribbean.table.derived import Derived, vessel_words
from freebooters.games.caribbean.table.explanations import bids_card, spare_card
from freebooters.games.caribbean.table.layout import Column, Layout, card_box
from freebooters.games.caribbean.table.nodes import Z, figure, listed, sprite, words
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture, writing, zone

__all__ = ["bids_zone", "grid", "spare_words", "spare_zone", "tie_words"]


def grid(derived: Derived, layout: Layout) -> Iterator[Node]:
    for column, ship in zip(layout.columns, SHIPS, strict=False):
        yield from _ship(derived, layout.frame, column, ship)
    yield from _spares(derived, layout.frame, layout.columns[-1])


def _ship(derived: Derived, frame: Frame, column: Column, ship: str) -> Iterator[Node]:
    view, cards, best = derived.view, derived.view.bids[ship], derived.leaders(ship)
    tie = tie_words(derived, ship)
    in_turn = view.sailing == ship
    skin = "gold" if view.controller is None else f"seat-{view.controller}"
    sailed = view.sailing is not None and SHIP_INDEX[ship] < SHIP_INDEX[view.sailing]
    light = skin if in_turn else ""
    surcharge = derived.surcharge
    yield from _column(frame, column, ship, cards, light, tie, surcharge, sailed=sailed)
    for seat, field in enumerate(column.fields):
        value = cards[seat]
        yield from _field(
            bid_id(seat, ship),
            frame,
            field,
            seat,
            value,
            best=seat in best,
        )


@painted
def _column(
    frame: Frame,
    column: Column,
    ship: str,
    cards: Cards,
    light: str,
    tie: Message | None,
    surcharge: str,
    *,
    sailed: bool,
) -> Iterator[Node]:
    """A ship over its bids, with a light of that token around it if it is in turn."""
    box = column.box
    if light:
        # Where the tile is all of the column nothing else would lie on the light until it has come.
        was = f"tile-{ship}" if column.tile == box else ""
        yield panel(
            f"column-in-turn-{ship}",
            (box.at, (box.w + 8, box.h + 8)),
            light,
            edge="ink",
            corner=13,
            z=Z.PANEL,
            was=was,
        )
    yield from _tile(ship, column)
    yield picture(f"picture-{ship}", column.picture, sprite(ship), z=Z.PRINT, dim=sailed)
    yield from title(ship, column.name, frame, "paper")
    yield bids_zone(ship, cards, box, tie, surcharge)


def _spares(derived: Derived, frame: Frame, column: Column) -> Iterator[Node]:
    """What every seat has left to raise with."""
    yield from _spares_head(frame, column)
    for seat, field in enumerate(column.fields):
        value, where = derived.view.spares[seat]
        yield from _spare_zone(seat, field, value, where, derived.surcharge)
        yield from _field(f"spare-{seat}", frame, field, seat, value, where=where)


@painted
def _spares_head(frame: Frame, column: Column) -> Iterator[Node]:
    yield from _tile("spares", column)
    box = column.picture
    yield picture("picture-spares", box, sprite("spare"), z=Z.PRINT)
    if column.name is not None:
        yield words("title-spares", column.name, frame.small, say("caribbean-spare"), "paper")


@painted
def _spare_zone(
    seat: Seat, box: Box, value: int | None, where: str | None, surcharge: str
) -> Iterator[Node]:
    yield spare_zone(seat, box, value, where, surcharge)


def _tile(name: str, column: Column) -> Iterator[Node]:
    """The ship's tile on its column, which waits there until the tile has come."""
    yield panel(f"column-{name}", column.box, "paper", edge="line", corner=10, z=Z.TILE)
    yield panel(f"tile-{name}", column.tile, "paper", edge="line", corner=10, z=Z.TILE)


@painted
def _field(
    name: str,
    frame: Frame,
    box: Box,
    seat: Seat,
    value: int | None,
    *,
    best: bool = False,
    where: str | None = None,
) -> Iterator[Node]:
    """A seat's flag and its card: a number, the thief, or a card face down; of a spare that was raised
    not the flag but the ship for which it was.
    """
    upright = box.h > box.w
    fitting = [size for size in frame.sizes if min(box.w * 0.55, box.h) >= size]
    size = max(fitting, default=frame.small)
    if upright:
        flag_side = min(box.w * 0.7, box.h * 0.45)
        flag = Box(box.at[0] - flag_side / 2, box.y + 1, flag_side, flag_side)
        rest = Box(box.x, flag.bottom, box.w, box.bottom - flag.bottom)
    else:
        flag_side = min(box.h * 0.84, box.w * 0.42, size * 1.5)
        left = box.at[0] - min(box.w, flag_side + size * 2) / 2
        flag = Box(left + 2, box.at[1] - flag_side / 2, flag_side, flag_side)
        rest = Box(flag.right, box.y, min(size * 2, box.right - flag.right), box.h)
    if best:
        yield panel(
            f"{name}-best", box, "coin", edge="wood-deep", corner=min(box.size) * 0.2, z=Z.PRINT
        )
    yield picture(
        f"{name}-flag" if where is None else f"{name}-ship",
        flag,
        sprite("flag" if where is None else where),
        tint=f"seat-{seat}" if where is None else "",
        z=Z.CARD,
    )
    side = min(rest.w * 0.9, rest.h * 0.9, size * 1.5)
    square = Box(rest.at[0] - side / 2, rest.at[1] - side / 2, side, side)
    if value is None:
        back = card_box(square)
        yield panel(name, back, "card", edge="card-edge", corner=3, z=Z.CARD, state=("back",))
    elif value == THIEF:
        yield picture(name, square, sprite("thief"), z=Z.CARD)
    else:
        yield writing(
            name,
            (rest.at, 0),
            size,
            figure(value),
            skin="black" if best else "ink",
            ground="coin" if best else "paper",
            z=Z.CARD,
        )


def bids_zone(ship: str, cards: Cards, box: Box, tie: Message | None, surcharge: str) -> Node:
    """Tells what lies on a ship, and what came of a tie."""
    known = _bids_words(ship, cards)
    if tie is not None:
        known = say("caribbean-more", first=known, more=tie)
    return zone(
        f"bids-{ship}", box, z=Z.AREA, means=Meaning(known, bids_card(ship, known, surcharge))
    )


def spare_zone(seat: Seat, box: Box, value: int | None, where: str | None, surcharge: str) -> Node:
    """Tells what a seat's spare is, and for which ship it was raised."""
    return zone(
        f"spare-of-{seat}",
        box,
        z=Z.AREA,
        means=Meaning(spare_words(seat, value, where), spare_card(seat, surcharge)),
    )


def _bids_words(ship: str, cards: Cards) -> Message:
    """What lies on a ship, as far as the viewer knows."""
    sent = [
        say("caribbean-sent", seat=SeatName(seat), card="hidden" if value is None else value)
        for seat, value in enumerate(cards)
    ]
    return say("caribbean-sent-to", ship=vessel_words(ship), list=listed(sent))


def tie_words(derived: Derived, ship: str) -> Message | None:
    """What was raised in a tie for a ship that is over, and who won it by that."""
    offers = derived.offers(ship)
    if not offers:
        return None
    raised = [
        say("caribbean-log-declined", seat=SeatName(seat))
        if card is None
        else say("caribbean-log-card", seat=SeatName(seat), card=card)
        for seat, card in offers.items()
    ]
    won = derived.leaders(ship)
    if not won:
        return say("caribbean-tie-stood", list=listed(raised))
    return say("caribbean-tie-won", list=listed(raised), seat=SeatName(won[0]))


def spare_words(seat: Seat, value: int | None, where: str | None) -> Message:
    """A seat's spare, as far as the viewer knows, and for which ship it was raised."""
    return say(
        "caribbean-spare-seen",
        seat=SeatName(seat),
        card="hidden" if value is None else value,
        spent="no" if where is None else "yes",
        ship="" if where is None else vessel_words(where),
    )

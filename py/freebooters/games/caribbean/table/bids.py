"""The bids below Caribbean's chart: the ships' berths, the cards laid on them, hands and spares."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import CARDS, SHIP_INDEX, SHIPS
from freebooters.games.caribbean.table.derived import Derived, vessel_words
from freebooters.games.caribbean.table.layout import LAYOUTS, Berth, Shape, cards_in
from freebooters.games.caribbean.table.nodes import Z, card, card_face, sprite
from freebooters.stage import Box, Node

__all__ = ["bid_id", "bids", "card_id"]


def card_id(value: int) -> str:
    """One of the viewer's own cards while bids are laid, in the hand or on a ship."""
    return f"card-{value}"


def bid_id(seat: Seat, ship: str) -> str:
    """The card of a seat on a ship, once all are laid."""
    return f"bid-{seat}-{ship}"


def bids(derived: Derived, frame: Shape) -> Iterator[Node]:
    layout = LAYOUTS[frame]
    for berth, ship in zip(layout.berths, SHIPS, strict=True):
        yield from _berth(derived, frame, berth, ship)
    yield Node(
        "hand",
        "box",
        layout.hand.at,
        layout.hand.size,
        "paper",
        edge="line",
        round=12,
        z=Z.TILE,
    )
    if derived.phase == "bidding":
        yield from _hand(derived, frame)
    else:
        yield from _crews(derived, frame)


def _berth(derived: Derived, frame: Shape, berth: Berth, ship: str) -> Iterator[Node]:
    view, sizes = derived.view, LAYOUTS[frame].sizes
    in_turn = view.sailing == ship
    past = view.sailing is not None and SHIP_INDEX[ship] < SHIP_INDEX[view.sailing]
    box = berth.box
    if in_turn:
        yield Node(
            "berth-in-turn",
            "box",
            box.at,
            (box.w + 7, box.h + 7),
            "gold" if view.controller is None else f"seat-{view.controller}",
            edge="ink",
            round=15,
            z=Z.PANEL,
        )
    yield Node(f"tile-{ship}", "box", box.at, box.size, "paper", edge="line", round=12, z=Z.TILE)
    dim = ("dim",) if past else ()
    yield Node(
        id=f"picture-{ship}",
        kind="sprite",
        at=berth.picture.at,
        size=berth.picture.size,
        skin=sprite(ship),
        z=Z.PRINT,
        state=dim,
    )
    yield Node(
        id=f"title-{ship}",
        kind="text",
        at=berth.name,
        size=(box.w - 8, sizes.small * 1.2),
        skin="ink",
        text=vessel_words(ship),
        face="display",
        z=Z.PRINT,
        state=dim,
    )
    if derived.phase == "bidding":
        yield from _slot(derived, berth, ship)
    elif derived.phase != "setting":
        yield from _bids(derived, berth, ship, past=past)


def _slot(derived: Derived, berth: Berth, ship: str) -> Iterator[Node]:
    """Where the viewer lays its card."""
    value = derived.laid().get(ship)
    label = say("caribbean-node-berth", ship=vessel_words(ship))
    slot, pick = berth.slot, f"berth:{ship}"
    yield Node(
        id=f"slot-{ship}",
        kind="box",
        at=slot.at,
        size=slot.size,
        skin="paper-deep",
        edge="line",
        round=slot.w * 0.12,
        z=Z.PRINT,
        label=label if value is None else None,
        pick=pick if value is None else "",
    )
    if value is None:
        box = berth.box
        yield Node(f"berth-{ship}", "zone", box.at, box.size, z=Z.AREA, label=label, pick=pick)
    else:
        yield from _own_card(slot, value, "")


def _bids(derived: Derived, berth: Berth, ship: str, *, past: bool) -> Iterator[Node]:
    """Everybody's card on a ship, under its flag: face down until the ship's turn comes."""
    view = derived.view
    best = derived.winners_of(ship)
    if view.sailing == ship and view.controller is not None:
        best = [view.controller]
    for seat, (box, flag) in enumerate(cards_in(berth.row, derived.seats)):
        value = view.bids[ship][seat]
        was = f"flag-{seat}" if value is None or seat != derived.own else card_id(value)
        yield Node(
            id=f"{bid_id(seat, ship)}-flag",
            kind="sprite",
            at=flag.at,
            size=flag.size,
            skin=sprite("flag"),
            tint=f"seat-{seat}",
            z=Z.PRINT,
            state=("dim",) if past else (),
        )
        leads = derived.is_shown(ship) and seat in best
        if leads:
            yield Node(
                f"{bid_id(seat, ship)}-best",
                "box",
                box.at,
                (box.w + 5, box.h + 5),
                "glow",
                edge="wood-deep",
                round=box.w * 0.16,
                z=Z.CARD,
            )
        edge = "card-edge"
        dim = past or (bool(best) and derived.is_shown(ship) and not leads)
        yield from card(bid_id(seat, ship), box, value, edge=edge, was=was, dim=dim)


def _hand(derived: Derived, frame: Shape) -> Iterator[Node]:
    """The viewer's cards; once a card lies on every ship, the spare. A spectator holds none."""
    layout = LAYOUTS[frame]
    held = [] if derived.own is None else derived.held()
    settled = not derived.due()
    if not held:
        yield from _words(frame, say("caribbean-hand-none"), say("caribbean-hand-none-hint"))
    elif settled:
        yield from _words(frame, say("caribbean-hand-spare"), say("caribbean-hand-wait"))
    else:
        yield from _words(frame, say("caribbean-hand"), say("caribbean-hand-hint"))
    for place, value in zip(layout.cards, CARDS, strict=True):
        yield Node(
            f"place-{value}",
            "box",
            place.at,
            place.size,
            "paper-deep",
            edge="line",
            round=place.w * 0.12,
            z=Z.PRINT,
            alpha=0.6,
        )
        if value in held:
            pick = "" if settled else f"card:{value}"
            yield from _own_card(place, value, pick)


def _own_card(place: Box, value: int, pick: str) -> Iterator[Node]:
    name = card_id(value)
    yield Node(
        id=name,
        kind="box",
        at=place.at,
        size=place.size,
        skin="card",
        edge="card-edge",
        round=place.w * 0.12,
        z=Z.CARD,
        label=say("caribbean-node-card", card=value) if pick else None,
        pick=pick,
    )
    yield from card_face(name, place, value)


def _words(frame: Shape, first: Message, second: Message) -> Iterator[Node]:
    layout = LAYOUTS[frame]
    sizes, width = layout.sizes, layout.words_width
    yield Node(
        "hand-title",
        "text",
        layout.words[0],
        (width, sizes.large * 0.9),
        "ink",
        text=first,
        face="display",
        z=Z.PRINT,
    )
    yield Node(
        "hand-hint",
        "text",
        layout.words[1],
        (width, sizes.small),
        "ink-soft",
        text=second,
        z=Z.PRINT,
    )


def _crews(derived: Derived, frame: Shape) -> Iterator[Node]:
    """Whose turn it is with which ship, and everybody's spare."""
    yield from _words(frame, *_turn_words(derived))
    if derived.phase == "setting":
        return
    layout, view = LAYOUTS[frame], derived.view
    row = layout.spares
    width = row.w / derived.seats
    h = min(row.h * 0.74, width * 0.64)
    w = h / 1.38
    for seat, (value, spent) in enumerate(view.spares):
        x = row.x + width * (seat + 0.5)
        side = h * 0.56
        y = row.y + row.h * 0.5
        yield Node(
            id=f"spare-{seat}-flag",
            kind="sprite",
            at=(x - w * 0.62, y),
            size=(side, side),
            skin=sprite("flag"),
            tint=f"seat-{seat}",
            z=Z.PRINT,
        )
        box = Box(x + w * 0.05, y - h / 2, w, h)
        was = card_id(value) if value is not None and seat == derived.own else f"flag-{seat}"
        yield from card(f"spare-{seat}", box, value, was=was, dim=spent)
        mark = _answer_mark(derived, seat)
        if mark:
            yield Node(
                id=f"answer-{seat}",
                kind="sprite",
                at=(box.right, box.y + 2),
                size=(side * 0.8, side * 0.8),
                skin=sprite(mark),
                tint=f"seat-{seat}",
                z=Z.FACE,
            )


def _answer_mark(derived: Derived, seat: Seat) -> str:
    """How far a tied seat has come: it is asked, or it has answered."""
    view = derived.view
    if seat in view.answered:
        return "check"
    asked = seat in view.tied and not view.spares[seat][1]
    return "asked" if asked else ""


def _turn_words(derived: Derived) -> tuple[Message, Message]:
    view = derived.view
    if derived.phase == "setting":
        return say("caribbean-turn-setting"), say("caribbean-turn-wait")
    if view.sailing is None:
        done = say("caribbean-turn-over" if view.winners else "caribbean-turn-set")
        return done, say("caribbean-turn-spares")
    ship = vessel_words(view.sailing)
    if view.controller is not None:
        title = say("caribbean-turn", ship=ship, seat=SeatName(view.controller))
        return title, say("caribbean-turn-steps", steps=view.steps_left)
    return say("caribbean-turn-tied", ship=ship), say("caribbean-turn-spares")

"""The bids of a ship shown, as large as the table: a row for each ship, a card for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.components import SHIPS, THIEF
from freebooters.games.caribbean.rules.view import Cards
from freebooters.games.caribbean.table.bids import card_id, ship_picture, title
from freebooters.games.caribbean.table.derived import Derived
from freebooters.games.caribbean.table.grid import bids_zone, spare_zone, tie_words
from freebooters.games.caribbean.table.layout import card_box
from freebooters.games.caribbean.table.nodes import Z, card, figure, sprite, words
from freebooters.stage import Box, Frame, Node, painted, panel, picture

__all__ = ["Overlay", "overlay", "overlay_of"]

_EDGE = 4.0
_RING = 6.0
"""By so much the mark of a winning card is larger than the card on each side."""
_LIGHT = 8.0
"""By so much the light around the ship in turn is larger than its row."""
_NAME = 1.25
"""Height of a name's line for letters of height 1."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A row for each ship and one for the spares; what comes of the bids stands on the right."""

    panel: Box
    flags: tuple[Box, ...]
    rows: tuple[Box, ...]
    tiles: tuple[Box, ...]
    """In each row what has picture and name on it, and flies to the chart's columns."""
    pictures: tuple[Box, ...]
    names: tuple[Box, ...]
    cards: tuple[tuple[Box, ...], ...]
    """Per row a card for each seat."""
    outcomes: tuple[Box, ...]

    @property
    def regions(self) -> tuple[Box, ...]:
        """What shares the table."""
        cards = tuple(card for row in self.cards for card in row)
        return (*self.flags, *self.pictures, *self.names, *cards, *self.outcomes)


_SHARES = {"narrow": (0.16, 0.31), "short": (0.13, 0.24), "wide": (0.12, 0.26)}
"""Of the width: the ships' and the outcomes' columns."""


@lru_cache(maxsize=16)
def overlay_of(frame: Frame, seats: int) -> Overlay:
    panel = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, frame.height - 2 * _EDGE)
    inner = panel.inset(8, 6)
    left, right = (share * inner.w for share in _SHARES[frame.kind])
    head = frame.medium * 1.3
    body = Box(inner.x, inner.y + head, inner.w, inner.h - head)
    rows = body.rows(len(SHIPS) + 1, 4)
    middle = Box(inner.x + left, inner.y, inner.w - left - right - _RING, head)
    flags = tuple(_middle(box, head * 0.9) for box in middle.columns(seats, 8))
    name = frame.small * _NAME
    tiles, pictures, names, cards, outcomes = [], [], [], [], []
    for row in rows:
        tiles.append(Box(row.x, row.y, left, row.h))
        side = min(left - 8, row.h - name - 4)
        top = row.at[1] - (side + name) / 2
        pictures.append(Box(row.x + (left - side) / 2, top, side, side))
        names.append(Box(row.x + 2, top + side, left - 4, name))
        across = Box(middle.x, row.y + 8, middle.w, row.h - 16)
        cards.append(tuple(card_box(box) for box in across.columns(seats, 10)))
        outcomes.append(Box(inner.right - right + 4, row.y + 2, right - 12, row.h - 4))
    return Overlay(
        panel,
        flags,
        rows,
        tuple(tiles),
        tuple(pictures),
        tuple(names),
        tuple(cards),
        tuple(outcomes),
    )


def _middle(box: Box, side: float) -> Box:
    return Box(box.at[0] - side / 2, box.at[1] - side / 2, side, side)


def overlay(derived: Derived, frame: Frame) -> Iterator[Node]:
    """The table while the bids of a ship are shown, or the spares raised for it."""
    plan, view = overlay_of(frame, derived.seats), derived.view
    box = plan.panel
    yield panel("overlay", box, "board", edge="board-edge", corner=12, z=Z.BASE)
    for seat, flag in enumerate(plan.flags):
        yield picture(f"column-flag-{seat}", flag, sprite("flag"), tint=f"seat-{seat}", z=Z.PRINT)
    for number, ship in enumerate(SHIPS):
        cards, best = view.bids[ship], derived.leaders(ship)
        tie, said = tie_words(derived, ship), derived.surcharge
        current = view.sailing == ship
        yield from _row(frame, derived.seats, number, cards, tie, said, current=current)
        for seat, place in enumerate(plan.cards[number]):
            value = cards[seat]
            was = card_id(value) if value is not None and seat == derived.own else ""
            yield from _bid(f"shown-{seat}-{ship}", place, value, frame, was, best=seat in best)
        yield from _outcome(derived, frame, ship, plan.outcomes[number])
    yield from _spares(derived, frame, plan)


@painted
def _row(
    frame: Frame,
    seats: int,
    number: int,
    cards: Cards,
    tie: Message | None,
    surcharge: str,
    *,
    current: bool,
) -> Iterator[Node]:
    """A ship and what is told of its bids."""
    plan, ship = overlay_of(frame, seats), SHIPS[number]
    row = plan.rows[number]
    if current:
        yield panel(
            f"row-in-turn-{ship}",
            (row.at, (row.w + _LIGHT, row.h + _LIGHT)),
            "gold",
            edge="ink",
            corner=13,
            z=Z.PANEL,
        )
    yield from _strip(ship, row, plan.tiles[number])
    yield ship_picture(ship, plan.pictures[number])
    yield from title(ship, plan.names[number], frame, "paper")
    yield bids_zone(ship, cards, row, tie, surcharge)


def _strip(name: str, row: Box, tile: Box) -> Iterator[Node]:
    """A row, and on it the tile that becomes one of the chart's columns: a whole row is too large to
    fly.
    """
    yield panel(f"row-{name}", row, "paper", edge="line", corner=10, z=Z.TILE)
    yield panel(f"tile-{name}", tile, "paper", edge="line", corner=10, z=Z.TILE)


@painted
def _bid(
    name: str, place: Box, value: int | None, frame: Frame, was: str, *, best: bool
) -> Iterator[Node]:
    if best:
        yield _ring(f"{name}-best", place)
    yield from card(name, place, value, frame, was=was)


def _ring(name: str, place: Box) -> Node:
    return panel(
        name,
        (place.at, (place.w + 2 * _RING, place.h + 2 * _RING)),
        "coin",
        edge="wood-deep",
        corner=place.w * 0.18,
        z=Z.PRINT,
    )


def _spares(derived: Derived, frame: Frame, plan: Overlay) -> Iterator[Node]:
    row = plan.rows[-1]
    yield from _strip("spares", row, plan.tiles[-1])
    box = plan.pictures[-1]
    yield picture("picture-spares", box, sprite("spare"), z=Z.PRINT)
    yield words("title-spares", plan.names[-1], frame.small, say("caribbean-spare"), "paper")
    for seat, place in enumerate(plan.cards[-1]):
        value, where = derived.view.spares[seat]
        yield spare_zone(seat, place, value, where, derived.surcharge)
        was = card_id(value) if value is not None and seat == derived.own else ""
        edge = "card-edge" if where is None else "gold"
        if where is not None and seat in derived.leaders(where):
            yield _ring(f"shown-spare-{seat}-best", place)
        yield from card(f"shown-spare-{seat}", place, value, frame, was=was, edge=edge)
        if where is not None:
            yield _raised_for(seat, where, place)


def _raised_for(seat: Seat, ship: str, place: Box) -> Node:
    """The ship on the corner of the spare that was raised for it."""
    side = place.w * 0.6
    return picture(
        f"shown-spare-{seat}-ship", ((place.x, place.y + side / 3), side), sprite(ship), z=Z.FACE
    )


def _outcome(derived: Derived, frame: Frame, ship: str, box: Box) -> Iterator[Node]:
    """Who sails the ship and how far; nothing before its bids are shown."""
    if not derived.is_shown(ship):
        return
    pilot, first, second = _result(derived, ship)
    line, small = frame.medium * _NAME, frame.small * _NAME
    top = box.at[1] - (line + (small if second else 0)) / 2
    left = box.x
    if pilot is not None:
        side = min(frame.medium * 1.3, box.w * 0.25)
        yield picture(
            f"pilot-{ship}",
            ((box.x + side / 2, top + line / 2), side),
            sprite("flag"),
            tint=f"seat-{pilot}",
            z=Z.PRINT,
        )
        left += side + 4
    upper = Box(left, top, box.right - left, line)
    yield words(f"outcome-{ship}", upper, frame.medium, first, "paper", align="left")
    if second is not None:
        lower = Box(box.x, top + line, box.w, small)
        yield words(f"reckoning-{ship}", lower, frame.small, second, "paper", align="left")


def _result(derived: Derived, ship: str) -> tuple[Seat | None, Message, Message | str | None]:
    """Who sails a ship, if anybody; what comes of the bids; how that is reckoned."""
    if derived.is_open(ship):
        return None, say("caribbean-outcome-tie"), None
    offers, cards = derived.offers(ship), derived.view.bids[ship]
    tie = _tie(offers)
    pilot = next(iter(derived.leaders(ship)), None)
    if pilot is None:
        return None, say("caribbean-outcome-nobody"), tie
    bid, thieves = cards[pilot] or 0, cards.count(THIEF)
    spare = (offers.get(pilot) or 0) if derived.view.options["surcharge"] else 0
    steps = say("caribbean-outcome-steps", steps=max(0, bid + spare - thieves))
    reckoned = f"{bid} + {spare}" if spare else str(bid)
    if thieves:
        return pilot, steps, say("caribbean-outcome-thieves", bid=reckoned, thieves=thieves)
    return pilot, steps, reckoned if spare else tie


def _tie(offers: Mapping[Seat, int | None]) -> Message | None:
    """By what a tie was decided: what was raised, the most first."""
    if not offers:
        return None
    raised = sorted((offer or 0 for offer in offers.values()), reverse=True)
    return say("caribbean-outcome-offers", offers=" : ".join(map(figure, raised)))

"""The nodes of the hands: the viewer's as cards, what is known of the others' as lines of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table import explanations
from freebooters.games.cartagena.table.derived import Arrivals, Derived
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.layout import (
    CARD_SHAPE,
    HELD,
    LEAST,
    LINE,
    Layout,
    digits,
)
from freebooters.games.cartagena.table.nodes import (
    area,
    badge,
    caption,
    card_box,
    card_id,
    card_word,
    each_symbol,
    face,
    number,
)
from freebooters.games.cartagena.table.passage import Passage
from freebooters.stage import Box, Frame, Kind, Meaning, Node, painted, picture, writing

__all__ = ["Fan", "fans", "hands"]

STACK = 3
"""At most so many cards of one symbol are painted behind one another; a number tells how many there
are.
"""
STEP = (0.16, 0.06)
"""How far cards of one symbol lie apart, in widths of a card: usually, and where room is short."""
APART: dict[Kind, float] = {"narrow": 24, "short": 16, "wide": 12}
"""Between the cards of two symbols, where there is room; else they overlap."""
GAP = 10
"""Between two lines beside each other."""
LINES: dict[Kind, float] = {"narrow": 1.7, "short": 1.7, "wide": 3}
"""A line of numbers is at most so much higher than it has to be."""
SYMBOL: dict[Kind, float] = {"narrow": 1.8, "short": 1.8, "wide": 2.4}
"""Height of a symbol in it at most, for letters of height 1."""
MISSING = 0.22
"""Opacity of a symbol that a hand has no card of, as far as is known."""
SHRUNK = 0.8
"""How large it is beside one that the hand has: another thing than the card that lay there."""


def hands(derived: Derived, passage: Passage) -> Iterator[Node]:
    """All hands."""
    viewer, layout, variant = derived.viewer, derived.layout, derived.view.variant
    if viewer is not None:
        held = [(symbol, derived.faces[viewer][symbol]) for symbol in derived.symbols]
        held = [(symbol, count) for symbol, count in held if count]
        yield from _named(layout, bool(held))
        if layout.theirs is not None:
            yield caption("others", layout.theirs, layout.frame.small)
        for (symbol, count), fan in zip(held, fans(layout, [n for _, n in held]), strict=True):
            came = derived.came_to(viewer, symbol)
            ways = _ways(derived, passage, viewer, symbol)
            yield from _behind(viewer, symbol, fan, count, came)
            yield from _top(variant, viewer, symbol, fan.front, count, ways, came)
            yield from _before(layout.frame, viewer, symbol, fan, count)
    covered = any(derived.backs[seat] for seat in derived.lines)
    for seat, box in zip(derived.lines, _lines(derived), strict=True):
        faces = tuple(derived.faces[seat][symbol] for symbol in derived.symbols)
        came = tuple(
            arrival
            for name in ("back", *derived.symbols)
            for arrival in derived.came_to(seat, name)
        )
        hand = (derived.view.hand_sizes[seat], derived.backs[seat], faces)
        yield from _line(layout, variant, seat, box, hand, came, covered=covered)


def _ways(
    derived: Derived, passage: Passage, seat: Seat, symbol: str
) -> tuple[tuple[int, int], ...]:
    """From where to where a card takes the pirates of a seat."""
    places = sorted({*derived.view.positions[seat]} - {derived.variant.boat})
    return tuple((cell, passage.ahead(symbol, cell)) for cell in places)


class Fan(NamedTuple):
    """The cards of one symbol: the front one, and how far to the left of one card the next lies."""

    front: Box
    step: float

    def behind(self, over: int) -> Box:
        """The place of a card with so many over it."""
        return self.front._replace(x=self.front.x - over * self.step)


def fans(layout: Layout, counts: Sequence[int]) -> list[Fan]:
    """The places of so many cards of each symbol: as high as the hand, beside one another where
    they find room, and else over one another.
    """
    if not counts:
        return []
    hand, least = layout.hand, HELD[layout.frame.kind]
    behind = [min(count, STACK) - 1 for count in counts]
    w = max(hand.h / CARD_SHAPE, min(least, hand.w / len(counts)))
    wide, tight = ((len(counts) + sum(behind) * step) * w for step in STEP)
    share = 1.0 if wide <= hand.w else max(0.0, (hand.w - tight) / (wide - tight or 1))
    step = w * (STEP[1] + (STEP[0] - STEP[1]) * share)
    length = len(counts) * w + sum(behind) * step
    gaps = max(1, len(counts) - 1)
    apart = min(APART[layout.frame.kind], (hand.w - length) / gaps)
    x = hand.x
    if layout.frame.kind == "narrow":
        x += max(0, (hand.w - length - apart * (len(counts) - 1)) / 2)
    found = []
    for over in behind:
        x += over * step
        found.append(Fan(Box(x, hand.y, w, hand.h), step))
        x += w + apart
    return found


@painted
def _named(layout: Layout, has_cards: bool) -> Iterator[Node]:
    """Whose hand it is, and that it is empty."""
    small = layout.frame.small
    if layout.own is not None:
        box = layout.own
        yield caption("hand", box, small)
    if not has_cards:
        yield writing(
            "no-cards",
            layout.hand,
            small,
            say("cartagena-caption-no-cards"),
            skin="ink-soft",
            ground="paper",
        )


@painted
def _behind(seat: Seat, symbol: str, fan: Fan, count: int, came: Arrivals) -> Iterator[Node]:
    """The viewer's cards of one symbol behind the front one."""
    origins = dict(came)
    for k in range(max(0, count - STACK), count - 1):
        name, place = card_id(seat, symbol, k), fan.behind(count - 1 - k)
        yield card_box(name, place, was=origins.get(name, ""))
        yield face(f"face-{seat}-{symbol}-{k}", place, symbol)


@painted
def _top(
    variant: str,
    seat: Seat,
    symbol: str,
    slot: Box,
    count: int,
    ways: tuple[tuple[int, int], ...],
    came: Arrivals,
) -> Iterator[Node]:
    """The top one of so many cards, which can be pressed, and tells its `ways`."""
    name = card_id(seat, symbol, count - 1)
    label = _held(symbol, count)
    yield card_box(
        name,
        slot,
        was=dict(came).get(name, ""),
        z=1,
        means=Meaning(label, explanations.card(variant, label, symbol, ways), f"card:{symbol}"),
    )


@painted
def _before(frame: Frame, seat: Seat, symbol: str, fan: Fan, count: int) -> Iterator[Node]:
    """What lies over the front card: its symbol, how many there are, where to press."""
    front = fan.front
    yield face(f"face-{seat}-{symbol}-{count - 1}", front, symbol, z=1)
    if count > 1:
        at = (front.right - frame.medium * 0.75, front.y + frame.medium * 0.75)
        yield from badge(f"held-{symbol}", at, frame.medium, count)
    back = fan.behind(min(count, STACK) - 1)
    whole = Box(back.x, front.y, front.right - back.x, front.h)
    yield area(
        f"hold-{symbol}",
        whole,
        LEAST[frame.kind],
        Meaning(_held(symbol, count), pick=f"card:{symbol}"),
    )


def _held(symbol: str, count: int) -> Message:
    return say("cartagena-node-card", symbol=card_word(symbol), count=count)


def _lines(derived: Derived) -> list[Box]:
    """A line for each of the seats that have one; a spectator's fill the place of the hand too."""
    layout, count = derived.layout, len(derived.lines)
    if not count:
        return []
    space = layout.every_hand
    columns = layout.columns if derived.frame.kind == "narrow" else 2
    if layout.others is not None and derived.viewer is not None:
        space, columns = layout.others, layout.columns
    rows = -(-count // columns)
    line = min(space.h / rows, derived.frame.small * LINE * LINES[derived.frame.kind])
    top = space.y + (space.h - rows * line) / 2
    lines = Box(space.x, top, space.w, rows * line).rows(rows, 0)
    return [box for row in lines for box in row.columns(columns, GAP)][:count]


@painted
def _line(
    layout: Layout,
    variant: str,
    seat: Seat,
    box: Box,
    hand: tuple[int, int, tuple[int, ...]],
    came: Arrivals,
    *,
    covered: bool,
) -> Iterator[Node]:
    """A seat's flag, its cards that are hidden, and how many of each symbol are known. `hand` tells
    how many cards it has, how many of them are hidden, and how many show each symbol; `covered`:
    some hand has a hidden card.
    """
    symbols, small = VARIANTS[variant].edition.symbols, min(layout.frame.small, box.h * 1.25)
    size_of_hand, hidden, shown = hand
    faces, origins = dict(zip(symbols, shown, strict=True)), dict(came)
    counts = [(symbol, count) for symbol, count in faces.items() if count]
    label = say("cartagena-node-hand", seat=SeatName(seat), count=size_of_hand)
    if layout.others is not None:
        listed = each_symbol(symbols, faces)
        label = say("cartagena-node-known", hand=label, hidden=hidden, **listed)
    size = min(box.h * 0.86, small * SYMBOL[layout.frame.kind])
    yield picture(
        f"flag-{seat}",
        ((box.x + size * 0.6, box.at[1]), size),
        sprite("flag"),
        tint=f"seat-{seat}",
        means=Meaning(label, explanations.hand(seat, counts, hidden)),
    )
    left = box.x + size * 1.3
    space = Box(left, box.y, box.right - left, box.h)
    if layout.others is None:
        yield from _counted(small, seat, "back", hidden, space, size, origins)
        return
    names = ("back", *symbols) if covered else symbols
    for name, place in zip(names, space.columns(len(names), 9), strict=True):
        count = hidden if name == "back" else faces[name]
        if count:
            yield from _counted(small, seat, name, count, place, size, origins)
        elif name != "back":
            side = _side(small, count, place, size)
            at = (place.x + side / 2, place.at[1])
            shape = side * SHRUNK
            yield picture(f"missing-{seat}-{name}", (at, shape), sprite(name), alpha=MISSING)


def _counted(
    small: float,
    seat: Seat,
    name: str,
    count: int,
    place: Box,
    size: float,
    origins: Mapping[str, str],
) -> Iterator[Node]:
    """A symbol or a back, and beside it how many there are."""
    room, side = _room(small, count, place), _side(small, count, place, size)
    shown = sprite("card-back" if name == "back" else name)
    shape = (side * 0.9 / CARD_SHAPE, side * 0.9) if name == "back" else (side, side)
    node = card_id(seat, name, count - 1)
    at = (place.x + side / 2, place.at[1])
    if count:
        yield picture(node, (at, shape), shown, was=origins.get(node, ""))
    yield number(
        f"count-{seat}-{name}", Box(place.x + side + 3, place.y, room, place.h), small, count
    )


def _room(small: float, count: int, place: Box) -> float:
    """The width of a number beside a symbol."""
    return min(small * digits(len(str(count))), place.w * 0.55)


def _side(small: float, count: int, place: Box, size: float) -> float:
    """The height of a symbol beside its number."""
    return min(size, place.w - _room(small, count, place) - 3)

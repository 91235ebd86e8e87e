"""The nodes of the cards nobody holds: the open row, the pile, the discards."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import explanations
from freebooters.games.cartagena.table.derived import TOP, Arrivals, Derived
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.layout import CARD_SHAPE, LEAST, Layout, digits, layout_of
from freebooters.games.cartagena.table.nodes import (
    Align,
    area,
    badge,
    caption,
    card_box,
    card_word,
    each_symbol,
    face,
    number,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted, picture

__all__ = ["next_cards", "supply"]

EMPTY = 0.55
"""Opacity of a place without a card."""


def supply(derived: Derived) -> Iterator[Node]:
    """The open row, the pile and the discards."""
    layout, view = derived.layout, derived.view
    counts = tuple(view.discards[symbol] for symbol in derived.symbols)
    tops = (
        f"discard-{symbol}-{count}" for symbol, count in zip(derived.symbols, counts, strict=True)
    )
    came = tuple((name, derived.came[name]) for name in tops if name in derived.came)
    yield from _captions(layout)
    if layout.row:
        yield from _row(layout, view.row)
    yield from _pile(layout, view.variant, view.pile_size, is_next=not view.row)
    if len(layout.discards) == 1:
        yield from _heap(layout, view.variant, counts, came)
        return
    for place, symbol, count in zip(layout.discards, derived.symbols, counts, strict=True):
        origin = derived.came.get(f"discard-{symbol}-{count}", "")
        yield from _discards(layout.frame.small, view.variant, place, symbol, count, origin)


def next_cards(view: CartagenaView, frame: Frame, count: int) -> list[tuple[Box, str]]:
    """Box and symbol of the next cards of the open row, at most `count`."""
    places = layout_of(view.variant, len(view.positions), frame).row
    return list(zip(places[len(places) - len(view.row) :], view.row[:count], strict=False))


@painted
def _captions(layout: Layout) -> Iterator[Node]:
    names = ("row", "discards") if layout.row else ("discards",)
    for name, box in zip(names, layout.captions, strict=False):
        yield caption(name, box, layout.frame.small)


@painted
def _row(layout: Layout, row: tuple[str, ...]) -> Iterator[Node]:
    places = layout.row
    free = len(places) - len(row)
    for k, box in enumerate(places[:free]):
        yield card_box(f"taken-{k}", box, "paper-deep", edge="line", alpha=EMPTY)
    for k, symbol in enumerate(row, free):
        box, place = places[k], k - free + 1
        if place == 1:
            label = say("cartagena-node-next", symbol=card_word(symbol), count=len(row))
            yield area("draw", box, LEAST[layout.frame.kind], Meaning(label, pick="retreat"))
            yield card_box(
                f"row-{k}",
                box,
                "card",
                edge="gold",
                means=Meaning(label, explanations.next_card(symbol), "retreat"),
                was=TOP,
            )
        else:
            yield card_box(
                f"row-{k}",
                box,
                was=TOP,
                means=Meaning(
                    say("cartagena-node-row", place=place, symbol=card_word(symbol)),
                    explanations.row_card(symbol, place),
                ),
            )
        yield face(f"rowface-{k}", box, symbol)
    if len(row) > 1:
        first, second = places[free], places[free + 1]
        size = min(first.w * 0.34, 26)
        at = ((first.right + second.x) / 2, first.y + size * 0.4)
        yield picture("row-arrow", (at, size), sprite("step"), tint="coin", z=2)


@painted
def _pile(layout: Layout, variant: str, size: int, *, is_next: bool) -> Iterator[Node]:
    """The pile; `is_next`: cards are drawn from it, so that it can be pressed or dragged to retreat."""
    box, small = layout.pile, layout.frame.small
    label = say("cartagena-node-draw" if is_next else "cartagena-node-pile", count=size)
    if is_next:
        yield area("draw", box, LEAST[layout.frame.kind], Meaning(label, pick="retreat"))
    yield card_box(
        "pile-place",
        box,
        "paper-deep",
        edge="line",
        alpha=1 if is_next else EMPTY,
        means=Meaning(label, explanations.pile(variant, size), "retreat" if is_next else ""),
    )
    for k in reversed(range(min(3, -(-size // 8)))):
        shift = k * box.h * 0.03
        at = (box.at[0] + shift, box.at[1] + shift)
        yield picture(f"pile-{k}", (at, box.size), sprite("card-back"))
    yield from badge("pile", (box.at[0], box.bottom - small * 0.65), small, size)


@painted
def _discards(
    small: float, variant: str, place: Box, symbol: str, count: int, origin: str
) -> Iterator[Node]:
    """A card of one symbol, and how many of them there are; `origin` is where the last one comes from."""
    label = say("cartagena-node-discard", symbol=card_word(symbol), count=count)
    box, room, align = _discard_place(place, small)
    yield card_box(
        f"discard-place-{symbol}",
        box,
        "paper-deep",
        edge="line",
        alpha=EMPTY,
        means=Meaning(label, explanations.discards(variant, ((symbol, count),))),
    )
    for k in range(max(1, count - bool(origin)), count + 1):
        flown = origin if k == count else ""
        yield card_box(f"discard-{symbol}-{k}", box, was=flown)
        yield face(f"discardface-{symbol}-{k}", box, symbol)
    yield number(f"discard-count-{symbol}", room, small, count, align)


def _discard_place(place: Box, small: float) -> tuple[Box, Box, Align]:
    """The places of a card and of its number, which is to its right, or below where it is narrow,
    and how the number is aligned.
    """
    room = small * digits(2)
    if place.w > place.h / CARD_SHAPE + room:
        w = min(place.w - room - 6, place.h / CARD_SHAPE)
        h = w * CARD_SHAPE
        card = Box(place.x, place.y + (place.h - h) / 2, w, h)
        return card, Box(card.right + 6, card.y, room, h), "left"
    w = min(place.w * 0.9, (place.h - small * 1.2) / CARD_SHAPE)
    h = w * CARD_SHAPE
    top = place.y + (place.h - h - small * 1.2) / 2
    card = Box(place.x + (place.w - w) / 2, top, w, h)
    below = Box(place.x, card.bottom + small * 0.1, place.w, small * 1.1)
    return card, below, "center"


@painted
def _heap(layout: Layout, variant: str, counts: tuple[int, ...], came: Arrivals) -> Iterator[Node]:
    """One place for all discards, with what lies in it; the card just played lies on it for a moment."""
    (box,), small, origins = layout.discards, layout.frame.small, dict(came)
    symbols = VARIANTS[variant].edition.symbols
    total, lying = sum(counts), tuple(zip(symbols, counts, strict=True))
    label = say("cartagena-node-discards", count=total, **each_symbol(symbols, dict(lying)))
    skin, edge, alpha = ("card", "card-edge", 1.0) if total else ("paper-deep", "line", EMPTY)
    yield card_box(
        "discard-heap",
        box,
        skin,
        edge=edge,
        alpha=alpha,
        means=Meaning(label, explanations.discards(variant, lying)),
    )
    yield from _lying(box, small, [symbol for symbol, count in lying if count])
    for symbol, count in lying:
        name = f"discard-{symbol}-{count}"
        if name in origins:
            yield card_box(name, box, was=origins[name])
            yield face(f"discardface-{symbol}", box, symbol)
    yield from badge("discards", (box.at[0], box.bottom - small * 0.65), small, total)


def _lying(box: Box, small: float, symbols: list[str]) -> Iterator[Node]:
    """The symbols that lie in a heap: which is on top, no state tells."""
    columns = 2 if len(symbols) <= 4 else 3
    size = min(box.w * 0.94 / columns, (box.h - small * 1.5) / 2)
    for k, symbol in enumerate(symbols):
        row, column = divmod(k, columns)
        in_row = min(columns, len(symbols) - row * columns)
        at = (
            box.at[0] + (column - (in_row - 1) / 2) * size,
            box.y + small * 0.15 + (row + 0.5) * size,
        )
        yield picture(f"lying-{symbol}", (at, size * 0.94), sprite(symbol))

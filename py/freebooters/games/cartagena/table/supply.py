"""The nodes of the cards nobody holds: the open row, the pile, the discards."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import explain
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.known import TOP, Known
from freebooters.games.cartagena.table.layout import CARD_SHAPE, LEAST, digits, layout_of
from freebooters.games.cartagena.table.pieces import (
    Align,
    area,
    badge,
    card_box,
    card_word,
    each_symbol,
    face,
    number,
)
from freebooters.stage import Box, Frame, Node

__all__ = ["next_cards", "supply"]

EMPTY = 0.55
"""Opacity of a place without a card."""


def supply(known: Known) -> Iterator[Node]:
    """The open row, the pile and the discards."""
    for name, box in zip(_captions(known), known.layout.captions, strict=False):
        yield _caption(name, box, known.frame.small)
    if known.layout.row:
        yield from _row(known)
    yield from _pile(known)
    if len(known.layout.discards) > 1:
        yield from _discards(known)
    else:
        yield from _heap(known, known.layout.discards[0])


def next_cards(view: CartagenaView, frame: Frame, count: int) -> list[tuple[Box, str]]:
    """Box and symbol of the next cards of the open row, at most `count`."""
    places = layout_of(view.variant, len(view.positions), frame).row
    return list(zip(places[len(places) - len(view.row) :], view.row[:count], strict=False))


def _captions(known: Known) -> tuple[str, ...]:
    return ("row", "discards") if known.layout.row else ("discards",)


def _caption(name: str, box: Box, size: float) -> Node:
    return Node(
        f"caption-{name}",
        "text",
        (box.at[0], box.y + size / 2),
        (box.w, size),
        "ink-soft",
        text=say(f"cartagena-caption-{name}"),
        align="left",
        ground="paper",
    )


def _row(known: Known) -> Iterator[Node]:
    row, places = known.view.row, known.layout.row
    free = len(places) - len(row)
    for k, box in enumerate(places[:free]):
        yield card_box(f"place-{k}", box, "paper-deep", "line", alpha=EMPTY)
    for k, symbol in enumerate(row, free):
        box, place = places[k], k - free + 1
        if place == 1:
            label = say("cartagena-node-next", symbol=card_word(symbol), count=len(row))
            yield from _drawn_from(known, f"row-{k}", box, "card", "gold", label, symbol)
        else:
            yield card_box(
                f"row-{k}",
                box,
                "card",
                "card-edge",
                was=TOP,
                label=say("cartagena-node-row", place=place, symbol=card_word(symbol)),
                explain=explain.row_card(symbol, place),
            )
        yield face(f"rowface-{k}", box, symbol)
    if len(row) > 1:
        first, second = places[free], places[free + 1]
        size = min(first.w * 0.34, 26)
        at = ((first.right + second.x) / 2, first.y + size * 0.4)
        yield Node("row-arrow", "sprite", at, (size, size), sprite("step"), tint="coin", z=2)


def _drawn_from(
    known: Known, name: str, box: Box, skin: str, edge: str, label: Message, symbol: str = ""
) -> Iterator[Node]:
    """What the next card is drawn from; it can be pressed or dragged to retreat."""
    card = explain.next_card(symbol) if symbol else explain.pile(known.view)
    yield area("draw", box, LEAST[known.frame.kind], "retreat", label)
    yield card_box(
        name,
        box,
        skin,
        edge,
        label=label,
        explain=card,
        pick="retreat",
        was=TOP if symbol else "",
    )


def _pile(known: Known) -> Iterator[Node]:
    box, size, card = known.layout.pile, known.view.pile_size, explain.pile(known.view)
    if known.view.row:
        label = say("cartagena-node-pile", count=size)
        yield card_box(
            "pile-place", box, "paper-deep", "line", alpha=EMPTY, label=label, explain=card
        )
    else:
        label = say("cartagena-node-draw", count=size)
        yield from _drawn_from(known, "pile-place", box, "paper-deep", "line", label)
    for k in reversed(range(min(3, -(-size // 8)))):
        shift = k * box.h * 0.03
        at = (box.at[0] + shift, box.at[1] + shift)
        yield Node(f"pile-{k}", "sprite", at, box.size, sprite("card-back"))
    at = (box.at[0], box.bottom - known.frame.small * 0.65)
    yield from badge("pile", at, known.frame.small, size)


def _discards(known: Known) -> Iterator[Node]:
    """A card for every symbol, and how many of them there are."""
    small = known.frame.small
    for place, symbol in zip(known.layout.discards, known.symbols, strict=True):
        count = known.view.discards[symbol]
        label = say("cartagena-node-discard", symbol=card_word(symbol), count=count)
        box, room, align = _discard_place(place, small)
        yield card_box(
            f"discard-place-{symbol}",
            box,
            "paper-deep",
            "line",
            alpha=EMPTY,
            label=label,
            explain=explain.discards(known.view, symbol),
        )
        came = known.came.get(f"discard-{symbol}-{count}", "")
        for k in range(max(1, count - bool(came)), count + 1):
            flown = came if k == count else ""
            yield card_box(f"discard-{symbol}-{k}", box, "card", "card-edge", was=flown)
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


def _heap(known: Known, box: Box) -> Iterator[Node]:
    """One place for all discards; the card just played lies on it for a moment."""
    counts = known.view.discards
    total, symbols = sum(counts.values()), known.symbols
    label = say("cartagena-node-discards", count=total, **each_symbol(symbols, counts))
    skin, edge, alpha = ("card", "card-edge", 1.0) if total else ("paper-deep", "line", EMPTY)
    yield card_box(
        "discard-heap",
        box,
        skin,
        edge,
        alpha=alpha,
        label=label,
        explain=explain.discards(known.view, *symbols),
    )
    for symbol in symbols:
        name = f"discard-{symbol}-{counts[symbol]}"
        if name in known.came:
            yield card_box(name, box, "card", "card-edge", was=known.came[name])
            yield face(f"discardface-{symbol}", box, symbol)
    at = (box.at[0], box.bottom - known.frame.small * 0.65)
    yield from badge("discards", at, known.frame.small, total)

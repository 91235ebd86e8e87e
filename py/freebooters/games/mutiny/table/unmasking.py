"""The end: every seat's side, its treasure, and the winners."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about
from freebooters.games.mutiny.table.layout import CARD_SHAPE
from freebooters.games.mutiny.table.moving import rail_id
from freebooters.games.mutiny.table.nodes import (
    Z,
    panel,
    picture,
    pirate_words,
    side_words,
    writing,
)
from freebooters.games.mutiny.table.sheet import gold_of
from freebooters.stage import Box, Meaning, Node, Point

__all__ = ["is_settled", "unmasking"]

_LEADING = 1.3
_TALLEST = 320.0
"""Height of an oath; a larger one would hide too much of the table on its way."""

_Line = tuple[Message | tuple[Message, Message], float, int, bool]
"""Words, height of letters, number of lines, and whether it is a title."""


def unmasking(derived: Derived) -> Iterator[Node]:
    """A card for every seat: whom it stood by, its gold, and whether it wins."""
    for seat, box in enumerate(derived.layout.finale):
        yield from _unmasked(derived, seat, box)


def _unmasked(derived: Derived, seat: Seat, box: Box) -> Iterator[Node]:
    view, frame = derived.view, derived.frame
    name, wins = f"finale-{seat}", seat in view.winners
    side, sworn = view.allegiance[seat], view.declared[seat]
    label = _label(derived, seat)
    ground = "card" if wins else "paper"
    yield panel(
        name,
        box,
        ground,
        edge="gold" if wins else "line",
        corner=14,
        z=Z.TILE,
        means=Meaning(
            label,
            about("unmasked", f"oath-{side}" if side else "oath-back", seat=seat, now=label),
            f"finale:{seat}",
        ),
    )
    flat = box.w > box.h
    lines = _lines(derived, seat, is_flat=flat)
    heights = [size * _LEADING * rows for _, size, rows, _ in lines]
    at, shape, words = _places(box, sum(heights), is_flat=flat)
    yield picture(
        f"{name}-oath",
        at,
        shape,
        f"oath-{side}" if side else "oath-back",
        Z.FACE,
        alpha=1 if sworn else 0.35,
        was=rail_id(seat),
    )
    y = words.y
    for number, ((text, size, rows, is_title), h) in enumerate(zip(lines, heights, strict=True)):
        yield writing(
            f"{name}-line-{number}",
            (words.at[0], y + h / 2),
            words.w,
            size,
            text,
            lines=rows,
            skin="ink" if is_title or wins else "ink-soft",
            ground=ground,
            display=is_title,
        )
        y += h
    if wins:
        size = frame.large * 1.5
        yield picture(
            f"{name}-crown",
            (box.right - size * 0.7, box.y + size * 0.7),
            size,
            "crown",
            Z.MARK,
        )


def _places(box: Box, words: float, *, is_flat: bool) -> tuple[Point, Point, Box]:
    """Where the oath lies, how large it is, and where the words stand."""
    if is_flat:
        h = min(box.h - 16, box.w * 0.36, _TALLEST)
        left = box.x + 24 + h / CARD_SHAPE
        return (
            (box.x + 12 + h / CARD_SHAPE / 2, box.at[1]),
            (h / CARD_SHAPE, h),
            Box(left, box.at[1] - words / 2, box.right - left - box.w * 0.12, words),
        )
    h = min(box.h - words - 40, box.w * 0.8 * CARD_SHAPE, _TALLEST)
    top = box.y + (box.h - h - words) / 3
    below = top + h + (box.bottom - top - h - words) / 2
    return (
        (box.at[0], top + h / 2),
        (h / CARD_SHAPE, h),
        Box(box.x + 2, below, box.w - 4, words),
    )


def _lines(derived: Derived, seat: Seat, *, is_flat: bool) -> list[_Line]:
    """What is said of a seat."""
    frame = derived.frame
    found: list[_Line] = [
        (say("mutiny-seat", seat=SeatName(seat)), frame.medium, 1, True),
        (_side(derived, seat), frame.small, 1, False),
        (
            _gold(derived, seat),
            frame.small,
            1 if is_flat else 2 if frame.letters == 100 else 3,
            False,
        ),
    ]
    if is_settled(derived):
        found.append((_outcome(derived, seat), frame.medium, 1, True))
    return found


def _side(derived: Derived, seat: Seat) -> Message | tuple[Message, Message]:
    side = derived.view.allegiance[seat]
    return (side_words(side), pirate_words(side)) if side else _masked(derived, seat)


def _masked(derived: Derived, seat: Seat) -> Message:
    return say("mutiny-masked", sworn="yes" if derived.view.declared[seat] else "no")


def _outcome(derived: Derived, seat: Seat) -> Message:
    view = derived.view
    outcome = "won" if seat in view.winners else "out" if seat in view.eliminated else "lost"
    return say("mutiny-finale-outcome", outcome=outcome)


def _gold(derived: Derived, seat: Seat) -> Message:
    """All of a seat's gold, if it is known by now."""
    view = derived.view
    gold = gold_of(view, seat)
    if gold is not None:
        return say("mutiny-finale-gold", gold=gold)
    return say("mutiny-finale-coins", coins=view.coins[seat], cards=view.gold_sizes[seat])


def _label(derived: Derived, seat: Seat) -> Message:
    side = derived.view.allegiance[seat]
    return say(
        "mutiny-node-unmasked",
        seat=SeatName(seat),
        side=side_words(side) if side else _masked(derived, seat),
        gold=_gold(derived, seat),
        outcome=_outcome(derived, seat),
        settled="yes" if is_settled(derived) else "no",
    )


def is_settled(derived: Derived) -> bool:
    """Whether the winners have been told."""
    return not derived.events or bool(derived.happened("won") or derived.happened("lost"))

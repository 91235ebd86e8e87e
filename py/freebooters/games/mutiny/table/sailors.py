"""The five duels with their sailors, small: in the mutiny those past and to come, on the voyage a strip
of what comes later, in which a duel takes more room once sailors stand there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, Pair
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about_duel
from freebooters.games.mutiny.table.nodes import Z, panel, picture, writing
from freebooters.stage import Box, Frame, Meaning, Node, Point, painted

__all__ = ["PAIRS", "later", "pairs", "strip"]

PAIRS = {letter: f"pair-{letter}" for letter in LETTERS}
"""The ids of the duels on the table."""

_FLAG = 0.62
"""Height of a flag for letters of height 1."""
_GAP = 6.0
_LYING = (1.7, 4.63)
"""Width of a duel without and with sailors, for letters of height 1, where all lie beside each other."""
_LINE = (1.25, 1.5)
"""The same of its height, where all are below each other."""
_UPRIGHT = 3.0
"""Height of a duel without sailors where all stand upright."""
_TITLE = 8.0
"""Least width of a title beside the duels, for letters of height 1."""


class Strip(NamedTuple):
    """Where the title of the strip stands, None where there is no room, and the duels."""

    title: Box | None
    duels: tuple[Box, ...]


def later(derived: Derived) -> Iterator[Node]:
    """The duels to come, on the voyage."""
    frame, view = derived.frame, derived.view
    known = tuple(bool(seats) for seats in view.seen_by)
    place = strip(frame, derived.layout.pairs, known)
    if place.title is not None:
        yield writing(
            "later",
            place.title.at,
            place.title.w,
            frame.small,
            (say("mutiny-later"), say("mutiny-later-short")),
            ground="board",
            align="left",
        )
    yield from pairs(derived, place.duels)


@lru_cache(maxsize=128)
def strip(frame: Frame, box: Box, known: tuple[bool, ...]) -> Strip:
    """In a low box the title stands beside the duels until they need its room, in others above. A
    duel grows to the side in which the strip runs, or where it cannot upwards.
    """
    if box.w > 3 * box.h:
        return _lying(frame, box, known)
    line = frame.small * 1.3
    title = Box(box.x + 4, box.y, box.w - 8, line)
    below = Box(box.x, box.y + line, box.w, box.h - line)
    if frame.kind == "wide":
        h = min(_UPRIGHT * frame.medium, below.h)
        cells = zip(below.columns(len(known), _GAP), known, strict=True)
        return Strip(
            title, tuple(cell if each else Box(cell.x, cell.y, cell.w, h) for cell, each in cells)
        )
    sizes = tuple(_LINE[each] * frame.medium for each in known)
    free = below.h - 4 * (len(known) - 1) - sum(sizes)
    if free < 0:
        return Strip(None, box.rows(len(known), 4))
    tops = accumulate((h + 4 + free / len(known) for h in sizes), initial=below.y)
    return Strip(
        title, tuple(Box(below.x, y, below.w, h) for y, h in zip(tops, sizes, strict=False))
    )


def _lying(frame: Frame, box: Box, known: tuple[bool, ...]) -> Strip:
    most = (box.w - _GAP * (len(known) - 1)) / len(known)
    sizes = tuple(min(_LYING[each] * frame.medium, most) for each in known)
    room = box.w - _GAP * len(sizes) - sum(sizes)
    title = Box(box.x + 4, box.y, room - 4, box.h) if room >= _TITLE * frame.small else None
    spare = 0.0 if title else (room + _GAP) / len(sizes)
    widths = tuple(size + spare for size in sizes)
    start = title.right + _GAP if title else box.x
    starts = accumulate((w + _GAP for w in widths), initial=start)
    return Strip(
        title, tuple(Box(x, box.y, w, box.h) for x, w in zip(starts, widths, strict=False))
    )


def pairs(derived: Derived, boxes: tuple[Box, ...]) -> Iterator[Node]:
    """All five, as the viewer knows them; those fought already step back."""
    view, own = derived.view, derived.own
    past = sum(view.wins.values())
    for number, (letter, box) in enumerate(zip(LETTERS, boxes, strict=True)):
        knowers = derived.knowers(letter)
        yield from _pair(
            derived.frame,
            box,
            letter,
            derived.pair_of(letter),
            knowers,
            own if own in knowers else None,
            is_past=number < past,
            is_fought=derived.letter == letter,
            has_flags=view.phase == "voyage",
        )


def _label(
    letter: str, pair: Pair | None, knowers: tuple[Seat, ...], own: Seat | None, fought: str
) -> Message:
    if pair is None and not knowers:
        return say("mutiny-node-pair-empty", letter=letter)
    others = [seat for seat in knowers if seat != own]
    known = say("mutiny-known", count=len(others), **_names(others))
    if pair is None:
        return say("mutiny-node-pair-hidden", letter=letter, known=known)
    return say(
        "mutiny-node-pair", letter=letter, pink=pair[0], grey=pair[1], fought=fought, known=known
    )


def _names(seats: list[int]) -> dict[str, SeatName]:
    return {f"seat{number}": SeatName(seat) for number, seat in enumerate(seats[:3], start=1)}


@painted
def _pair(
    frame: Frame,
    box: Box,
    letter: str,
    pair: Pair | None,
    knowers: tuple[Seat, ...],
    own: Seat | None,
    *,
    is_past: bool,
    is_fought: bool,
    has_flags: bool,
) -> Iterator[Node]:
    """A letter with its two sailors: their values where known, the flags of those who saw them. `own`
    is the viewer if it is one of these.
    """
    fought = "past" if is_past else "now" if is_fought else "ahead"
    label = _label(letter, pair, knowers, own, fought)
    if is_fought:
        yield panel(
            "fighting",
            (box.at, (box.w + 8, box.h + 8)),
            "glow",
            edge="wood-deep",
            corner=13,
            z=Z.SEA,
        )
    ground = "card" if is_fought else "paper-deep" if is_past else "paper"
    yield panel(
        PAIRS[letter],
        box,
        ground,
        edge="board-edge",
        corner=10,
        z=Z.TILE,
        means=Meaning(label, about_duel(letter, pair, label), f"duel:{letter}"),
    )
    flags = _flags(frame, letter, box, knowers) if has_flags else []
    lift = frame.medium * _FLAG * 0.5 if flags else 0
    at, upright = (box.at[0], box.at[1] - lift), box.h > box.w
    has_sailors = pair is not None or bool(knowers)
    size = min(frame.medium, _largest(box, upright=upright)) if has_sailors else frame.medium
    yield writing(
        f"letter-{letter}",
        at,
        size * 1.2,
        size,
        letter,
        ground=ground,
        display=True,
    )
    if not has_sailors:
        return
    apart = (0.0, 1.5 * size) if upright else (min(box.w * 0.29, 2 * size), 0.0)
    for sign, place, colour in zip((-1, 1), (0, 1), COLOURS, strict=True):
        where = (at[0] + sign * apart[0], at[1] + sign * apart[1])
        text = str(pair[place]) if pair else "?"
        yield from _chip(f"sailor-{letter}-{colour}", where, size, text, colour)
    yield from flags


def _largest(box: Box, *, upright: bool) -> float:
    """The largest letters of which a duel with its sailors has room."""
    return min(box.h / 4.3, box.w / 1.8) if upright else min(box.h / 1.3, box.w / _LYING[True])


def _chip(name: str, at: Point, letters: float, text: str, colour: str) -> Iterator[Node]:
    """A sailor's value, framed in the colour of its side."""
    w, h = letters * 1.76, letters * 1.3
    outer = Box(at[0] - w / 2, at[1] - h / 2, w, h)
    rim = letters * 0.14
    yield panel(f"{name}-frame", outer, colour, edge=colour, corner=h * 0.28, z=Z.PRINT)
    yield panel(
        f"{name}-card", outer.inset(rim, rim), "card", edge=colour, corner=h * 0.2, z=Z.PRINT
    )
    yield writing(name, at, w - 2 * rim, letters, text, ground="card")


def _flags(frame: Frame, letter: str, box: Box, knowers: tuple[Seat, ...]) -> list[Node]:
    """The flags of those who have looked at the sailors, where there is room for them."""
    size, upright = frame.medium * _FLAG, box.h > box.w
    if not knowers:
        return []
    if box.h < frame.medium * (4.3 if upright else 1.3) + size + 8:
        return []
    return [
        picture(
            f"seen-{letter}-{seat}",
            (
                box.at[0] + (place - (len(knowers) - 1) / 2) * size * 1.1,
                box.bottom - size * 0.5 - 5,
            ),
            size,
            "flag",
            Z.FACE,
            tint=f"seat-{seat}",
        )
        for place, seat in enumerate(knowers)
    ]

"""The end: every seat's side, its treasure, and the winners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

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
from freebooters.games.mutiny.table.regions import GAP
from freebooters.games.mutiny.table.sheet import gold_of, sheet, winning_side
from freebooters.stage import Box, Frame, Meaning, Node

__all__ = ["finale", "is_settled", "unmasking"]

_LEADING = 1.3
_ROW = 1.9
"""Height of a seat's row at most, for one that just has room for its words."""
_LEAST_STAGE = 130.0
_STAGE_HEIGHT = 0.36
"""Of the height of another, before rows get more than they need."""
_STAGE_SHARE = 0.62
"""Of the width of a wide table."""
_SWELL = 4
"""Width of a stretch of sea for a height of 1."""
_MARGIN = 8.0
_LINES = {
    "narrow": ("medium", "small"),
    "short": ("medium", "small"),
    "large": ("medium", "small", "small", "medium"),
    "wide": ("medium", "small", "small", "medium"),
}
"""The letters of a row's lines."""
_TWO_LINES = {"short": 125}
"""Up to which letters the rows stand as at the usual ones, where more lines would lie over each other."""
_OUTCOME = 6.7
"""Width of an outcome, for letters of height 1."""
_SIDE_SHARE = 0.42
"""Of a line's width: whom a seat stood by."""


def unmasking(derived: Derived) -> Iterator[Node]:
    """The winning captain on the deck, and a row for every seat: whom it stood by, its gold, and
    whether it wins.
    """
    frame, box = derived.frame, derived.layout.finale
    stage, rows = finale(frame, box, derived.seats)
    if stage is not None:
        yield from _stage(derived, stage)
    for seat, row in enumerate(rows):
        yield from _unmasked(derived, seat, row)


def finale(frame: Frame, box: Box, seats: int) -> tuple[Box | None, tuple[Box, ...]]:
    """Where the winning captain stands, if there is room, and a row for every seat: beside it on a
    wide table, below it on others.
    """
    if frame.kind == "wide":
        w = box.w * _STAGE_SHARE
        rows = Box(box.x + w + GAP, box.y, box.w - w - GAP, box.h).rows(seats, GAP)
        return Box(box.x, box.y, w, box.h), rows
    need = _words_height(frame) + 2 * _MARGIN
    high = min(need * _ROW, (box.h - GAP * (seats - 1)) / seats)
    spare = box.h - (need + GAP) * seats
    if spare < _LEAST_STAGE:
        return None, box.rows(seats, GAP)
    high = min(high, need + max(0.0, spare - _STAGE_HEIGHT * box.h) / seats)
    below = seats * (high + GAP)
    stage = Box(box.x, box.y, box.w, box.h - below)
    return stage, Box(box.x, stage.bottom + GAP, box.w, below - GAP).rows(seats, GAP)


def _words_height(frame: Frame) -> float:
    lines = _LINES[_manner(frame)]
    return float(sum(getattr(frame, size) for size in lines)) * _LEADING


def _manner(frame: Frame) -> str:
    """How the words of a row stand."""
    return frame.kind if frame.letters <= _TWO_LINES.get(frame.kind, 100) else "large"


def _stage(derived: Derived, box: Box) -> Iterator[Node]:
    """Who commands the ship now, with the flags of those who win, and why they do."""
    frame, view = derived.frame, derived.view
    yield panel("stage", box, "sea", edge="wood-deep", corner=16, z=Z.PANEL)
    swells = max(1, round(box.h * _SWELL / box.w))
    for number, swell in enumerate(box.rows(swells, 0)):
        yield picture(f"stage-waves-{number}", swell.at, swell.size, "waves", Z.PANEL)
    why = sheet(view).why if is_settled(derived) else None
    lines = 2 * frame.small * 1.2 + 10
    deck = Box(box.x, box.bottom - lines, box.w, lines)
    yield panel("stage-deck", deck, "wood-deep", edge="wood-deep", corner=16, z=Z.TILE)
    if why is not None:
        yield writing(
            "stage-why",
            deck.at,
            deck.w - 24,
            frame.small,
            why,
            lines=2,
            skin="white",
            ground="wood-deep",
        )
    side = winning_side(view)
    room = Box(box.x, box.y + _MARGIN, box.w, deck.y - box.y - _MARGIN)
    size = min(room.h * 0.9, room.w * 0.5)
    at = (room.at[0], room.bottom - size / 2)
    yield picture("stage-captain", at, size, side or "skull", Z.FACE)
    if room.h > size * 1.3:
        away = min(room.h - size, room.w * 0.3)
        for name, x in (("ship", room.x + room.w * 0.22), ("treasure", room.right - room.w * 0.2)):
            yield picture(f"stage-{name}", (x, room.y + away * 0.55), away * 0.8, name, Z.TILE)
    crown = size * 0.26
    for place, seat in enumerate(view.winners):
        flag = size * 0.46
        sign, step = (-1, 1)[place % 2], place // 2 + 0.5
        x = at[0] + sign * min(size / 2 + flag * step, (room.w - flag) / 2)
        yield picture(
            f"stage-flag-{seat}",
            (x, room.bottom - flag / 2),
            flag,
            "flag",
            Z.MARK,
            tint=f"seat-{seat}",
        )
    if view.winners:
        top = (at[0], max(room.y + crown / 2, at[1] - size / 2))
        yield picture("stage-crown", top, crown, "crown", Z.MARK)


def _unmasked(derived: Derived, seat: Seat, box: Box) -> Iterator[Node]:
    view, frame = derived.view, derived.frame
    name, wins = f"finale-{seat}", seat in view.winners
    side, sworn = view.allegiance[seat], view.declared[seat]
    label = _label(derived, seat)
    ground = "card" if wins else "paper"
    image = f"oath-{side}" if side else "oath-back"
    yield panel(
        name,
        box,
        ground,
        edge="gold" if wins else "line",
        corner=14,
        z=Z.TILE,
        means=Meaning(label, about("unmasked", image, seat=seat, now=label), f"finale:{seat}"),
    )
    h = min(box.h - 2 * _MARGIN, box.w * 0.34 * CARD_SHAPE)
    w = h / CARD_SHAPE
    left = box.x + _MARGIN + w
    yield picture(
        f"{name}-oath",
        (left - w / 2, box.at[1]),
        (w, h),
        image,
        Z.FACE,
        alpha=1 if sworn else 0.35,
        was=rail_id(seat),
    )
    flag = frame.medium * 1.1
    yield picture(
        f"{name}-flag",
        (left + 12 + flag / 2, _line(frame, box, 0)),
        flag,
        "flag",
        tint=f"seat-{seat}",
    )
    right = box.right - 12
    if wins:
        size = frame.medium * 1.25
        right -= size + 4
        yield picture(
            f"{name}-crown",
            (box.right - 12 - size / 2, _line(frame, box, 0)),
            size,
            "crown",
            Z.MARK,
        )
    words = Box(left + 12, box.y, box.right - 12 - left - 12, box.h)
    for text in _texts(derived, seat, words, (left + 16 + flag, right)):
        yield writing(
            f"{name}-{text.name}",
            (text.left + text.room / 2, _line(frame, box, text.line)),
            text.room,
            text.letters,
            text.words,
            skin="ink" if text.is_title or wins else "ink-soft",
            ground=ground,
            display=text.is_title,
            align=text.align,
        )


class _Text(NamedTuple):
    """Some words of a row."""

    name: str
    words: Message | tuple[Message, Message]
    letters: float
    line: int
    left: float
    room: float
    align: Literal["left", "right"]
    is_title: bool = False


def _texts(derived: Derived, seat: Seat, box: Box, first: tuple[float, float]) -> Iterator[_Text]:
    """Name and outcome on the first line, which goes from one edge to the other; side and gold on the
    second, or below each other.
    """
    frame, (left, right) = derived.frame, first
    manner = _manner(frame)
    seat_name = say("mutiny-seat", seat=SeatName(seat))
    side, gold, outcome = _side(derived, seat), _gold(derived, seat), _outcome(derived, seat)
    is_low = manner in ("narrow", "short")
    beside = frame.medium * _OUTCOME if is_low and is_settled(derived) else 0.0
    room = right - left - beside
    yield _Text("name", seat_name, frame.medium, 0, left, room, "left", is_title=True)
    if beside:
        place = right - beside
        yield _Text("outcome", outcome, frame.medium, 0, place, beside, "right", is_title=True)
    if is_low:
        half = box.w * _SIDE_SHARE
        yield _Text("side", side, frame.small, 1, box.x, half, "left")
        yield _Text("gold", gold, frame.small, 1, box.x + half, box.w - half, "right")
        return
    yield _Text("side", side, frame.small, 1, box.x, box.w, "left")
    yield _Text("gold", gold, frame.small, 2, box.x, box.w, "left")
    if is_settled(derived):
        yield _Text("outcome", outcome, frame.medium, 3, box.x, box.w, "left", is_title=True)


def _line(frame: Frame, box: Box, line: int) -> float:
    """The middle of a line of words in a row."""
    heights = [getattr(frame, size) * _LEADING for size in _LINES[_manner(frame)]]
    top = box.at[1] - sum(heights) / 2
    return float(top + sum(heights[:line]) + heights[line] / 2)


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

"""The duels' five letters with their sailors, small."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, Pair
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about_duel
from freebooters.games.mutiny.table.nodes import Z, panel, picture, writing
from freebooters.stage import Box, Frame, Meaning, Node, Point, painted

__all__ = ["pairs", "score_chip"]

_FLAG = 0.62
"""Height of a flag for letters of height 1."""


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
        f"pair-{letter}",
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
    size = min(frame.medium, box.h / 4 if upright else box.w * 0.21)
    yield writing(
        f"letter-{letter}",
        at,
        size * 1.2,
        size,
        letter,
        ground=ground,
        display=True,
    )
    apart = (0.0, 1.5 * size) if upright else (min(box.w * 0.29, 2 * size), 0.0)
    for sign, place, colour in zip((-1, 1), (0, 1), COLOURS, strict=True):
        where = (at[0] + sign * apart[0], at[1] + sign * apart[1])
        text = str(pair[place]) if pair else "?" if knowers else "·"
        name = f"sailor-{letter}-{colour}"
        yield from score_chip(name, where, size, text, colour, ground=ground)
    yield from flags


def score_chip(
    name: str, at: Point, letters: float, text: str, colour: str, *, ground: str
) -> Iterator[Node]:
    """A sailor's value, framed in the colour of its side; without a frame if nobody stands there."""
    if text == "·":
        yield writing(name, at, letters, letters, text, ground=ground)
        return
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

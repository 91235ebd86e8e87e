"""The last scene: the winner in the captain's hat, over all that brought the points."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, icon, signed, sprite, words
from freebooters.games.meuterer.table.overlay import GAP, ground_of, title, title_box
from freebooters.stage import Box, Frame, Node, painted, panel, picture

__all__ = ["finale"]

_HEAD = 0.56
"""Of a winner's height, what portrait and points have; what brought them has the rest."""
_MOST_COLUMNS = 5
_NUMBER = 2.64
"""The width of the points that a source brought, in heights of letters."""
_NAME = 6.2
"""The least width for a name in large letters, in heights of these."""
_LEAST_ICON = 1.2
"""The least side of its picture, in heights of letters."""

Sources = tuple[tuple[str, int], ...]
"""What brought a seat how many points: a kind of goods, the ship, a role, the pouch."""


def finale(derived: Derived, layout: Layout) -> Iterator[Node]:
    """In the place of the ring; several winners side by side."""
    frame, sea = layout.frame, layout.sea
    view = derived.view
    yield ground_of(layout, sea)
    inner = sea.inset(GAP * 1.5, GAP * 1.5)
    head = title_box(layout, inner)
    yield title(layout, head, say("meuterer-finale"))
    rest = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    for seat, box in zip(view.winners, rest.columns(len(view.winners), GAP), strict=True):
        yield from _winner(frame, box, seat, view.scores[seat], _sources(derived, seat))


def _sources(derived: Derived, seat: Seat) -> Sources:
    """What brought a seat points in the whole game, the most first."""
    sums: dict[str, int] = {}
    for *_, gains in derived.view.past:
        for reason, to, _, kind, points in gains:
            if to == seat:
                name = kind or reason
                sums[name] = sums.get(name, 0) + points
    return tuple(sorted(sums.items(), key=lambda each: -each[1]))


@painted
def _winner(frame: Frame, box: Box, seat: Seat, points: int, sources: Sources) -> Iterator[Node]:
    yield panel(f"finale-{seat}", box, "card", edge="gold", corner=frame.small * 0.6, z=Z.LINE)
    inner = box.inset(GAP, GAP)
    head = Box(inner.x, inner.y, inner.w, inner.h * (_HEAD if sources else 1))
    yield from _crowned(frame, head, seat, points)
    below = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    if not sources:
        return

    def side(columns: int) -> float:
        """How large pictures are in so many columns."""
        rows = -(-len(sources) // columns)
        return min(below.h / rows - GAP, below.w / columns - _NUMBER * frame.medium - 2 * GAP)

    columns = max(range(1, _MOST_COLUMNS + 1), key=side)
    if side(columns) < _LEAST_ICON * frame.medium:
        return
    rows = below.rows(-(-len(sources) // columns), GAP)
    cells = [cell for row in rows for cell in row.columns(columns, GAP)]
    for cell, (name, brought) in zip(cells, sources, strict=False):
        yield from _source(frame, cell, side(columns), f"finale-{seat}-{name}", name, brought)


def _crowned(frame: Frame, box: Box, seat: Seat, points: int) -> Iterator[Node]:
    """The captain's portrait with the winner's flag, name and points: beside it, under the ship, or
    in a narrow column below.
    """
    beside = box.w > 1.2 * box.h
    size = frame.large if box.w * (0.5 if beside else 1) > _NAME * frame.large else frame.medium
    name, number = 1.2 * size, 1.3 * frame.large
    if beside:
        side = min(box.h, box.w * 0.5)
        face = Box(box.x, box.at[1] - side / 2, side, side)
        ship = min(side * 0.5, box.h - name - number - 2 * GAP)
        h = ship + name + number
        text = Box(face.right + GAP, box.at[1] - h / 2 + ship, box.right - face.right - GAP, h)
        at = (text.at[0], text.y - ship / 2)
        yield picture(f"finale-ship-{seat}", (at, ship), sprite("ship"), z=Z.SHIP, was="ship")
    else:
        side = min(box.w, box.h - name - number)
        face = Box(box.at[0] - side / 2, box.y, side, side)
        text = Box(box.x, face.bottom, box.w, name + number)
    yield icon(f"finale-face-{seat}", face.at, side, "captain", z=Z.CARD)
    flag = side * 0.34
    at = (face.x + flag * 0.5, face.bottom - flag * 0.5)
    yield icon(f"finale-flag-{seat}", at, flag, "pennant", tint=f"seat-{seat}", z=Z.FLAG)
    yield words(
        f"finale-name-{seat}",
        Box(text.x, text.y, text.w, name),
        size,
        say("meuterer-seat", seat=SeatName(seat)),
        ground="card",
        display=True,
    )
    row = Box(text.x, text.y + name, text.w, number)
    digits = 0.75 * frame.large * len(str(points))
    left = row.at[0] - (number + digits + GAP) / 2
    yield icon(f"finale-coin-{seat}", (left + number / 2, row.at[1]), number, "coin")
    yield words(
        f"finale-points-{seat}",
        Box(left + number + GAP, row.y, digits, number),
        frame.large,
        str(points),
        ground="card",
    )


def _source(
    frame: Frame, cell: Box, side: float, name: str, skin: str, brought: int
) -> Iterator[Node]:
    """A source of points: its picture, so large, and how many it brought."""
    text = _NUMBER * frame.medium
    x = cell.at[0] - (side + GAP / 2 + text) / 2
    yield icon(name, (x + side / 2, cell.at[1]), side, skin)
    yield words(
        f"{name}-points",
        Box(x + side + GAP / 2, cell.y, text, cell.h),
        frame.medium,
        signed(brought),
        ground="card",
        align="left",
    )

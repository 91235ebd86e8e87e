"""What was sold, shown over the table when a round is scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import SeatName, say
from freebooters.games.meuterer.table.layout import Layout
from freebooters.games.meuterer.table.nodes import Z, icon, island_words, isle, signed, words
from freebooters.games.meuterer.table.overlay import ground_of, title, title_box
from freebooters.stage import Box, Frame, Node, panel

__all__ = ["sale"]

_CARD = "card"
_GAP = 8
_MARKET = 17
"""The most width for what was sold on an island, in heights of its numbers."""
_MARKET_HEAD, _MARKET_ROW = 2.0, 2.2
"""Heights of what stands over the sellers and of each of them, in heights of their numbers."""
_LARGEST = 1.7
"""How many times as large as elsewhere it is at most."""


def sale(layout: Layout, box: Box, sold: Sequence[Seen], merchant: Seat | None) -> Iterator[Node]:
    """What those in the lead sold on each island; the merchant's face where it raised the price."""
    yield ground_of(layout, box)
    inner = box.inset(_GAP * 1.5, _GAP * 1.5)
    head = title_box(layout, inner)
    yield title(layout, head, say("meuterer-moment-sale"))
    rest = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    sales: dict[str, list[Seen]] = {}
    for event in sold:
        sales.setdefault(event.args["island"], []).append(event)
    for (island, sellers), (place, scale) in zip(
        sales.items(), _places(layout, rest, [len(each) for each in sales.values()]), strict=True
    ):
        yield from _market(scale, place, island, sellers, merchant)


class _Scale(NamedTuple):
    """How large everything is: `unit`, the height of a number, grows with the room that there is."""

    frame: Frame
    unit: float

    @property
    def words(self) -> float:
        """The size of letters beside a number."""
        frame = self.frame
        return (
            frame.large if self.unit >= frame.large * frame.large / frame.medium else frame.medium
        )

    @property
    def width(self) -> float:
        return _MARKET * self.unit

    def height(self, sellers: int) -> float:
        return (_MARKET_HEAD + sellers * _MARKET_ROW) * self.unit + 2 * _GAP


def _places(layout: Layout, rest: Box, sellers: Sequence[int]) -> Iterator[tuple[Box, _Scale]]:
    """Where what was sold on each island is shown, and how large: under each other, or side by side
    where it is larger so.
    """
    usual = _Scale(layout.frame, layout.frame.large)
    heights = [usual.height(each) for each in sellers]
    gaps = _GAP * (len(sellers) - 1)
    column = min(rest.w / usual.width, (rest.h - gaps) / sum(heights))
    row = min((rest.w - gaps) / len(sellers) / usual.width, rest.h / max(heights))
    is_row = row > column and not layout.stacked
    least = layout.frame.medium / layout.frame.large
    factor = max(least, min(_LARGEST, row if is_row else column))
    scale = usual._replace(unit=factor * usual.unit)
    tall = [scale.height(each) for each in sellers]
    if is_row:
        cells = Box(rest.x, rest.at[1] - max(tall) / 2, rest.w, max(tall)).columns(len(tall), _GAP)
        for cell, h in zip(cells, tall, strict=True):
            yield Box(cell.x, cell.y, cell.w, h), scale
        return
    y = rest.at[1] - (sum(tall) + gaps) / 2
    for h in tall:
        yield Box(rest.x, y, rest.w, h), scale
        y += h + _GAP


def _market(
    scale: _Scale, box: Box, island: str, sold: Sequence[Seen], merchant: Seat | None
) -> Iterator[Node]:
    row_h, head_h = _MARKET_ROW * scale.unit, _MARKET_HEAD * scale.unit
    w = min(box.w, scale.width)
    box = Box(box.at[0] - w / 2, box.y, w, box.h)
    yield panel(
        f"market-{island}", box, _CARD, edge="card-edge", corner=scale.frame.small * 0.5, z=Z.LINE
    )
    head = Box(box.x + _GAP, box.y + _GAP, box.w - 2 * _GAP, head_h)
    picture = Box(head.x, head.y, head.h * 1.44, head.h)
    yield isle(f"market-isle-{island}", island, picture, z=Z.CARD)
    yield words(
        f"market-name-{island}",
        Box(picture.right + _GAP, head.y, head.right - picture.right - _GAP, head.h),
        scale.words,
        island_words(island),
        ground=_CARD,
        align="left",
        display=True,
    )
    for place, event in enumerate(sold):
        row = Box(head.x + _GAP, head.bottom + place * row_h, head.w - 2 * _GAP, row_h)
        full = event.args["seat"] == merchant and len(sold) > 1
        yield from _seller(scale, row, event, full=full)


def _seller(scale: _Scale, row: Box, event: Seen, *, full: bool) -> Iterator[Node]:
    seat, kind, count = event.args["seat"], event.args["kind"], event.args["count"]
    name = f"sold-{seat}-{event.args['island']}"
    side = min(row.h * 0.8, 1.6 * scale.words)
    yield icon(f"{name}-sign", (row.x + side / 2, row.at[1]), side, "pennant", tint=f"seat-{seat}")
    number, amount = 2.2 * scale.unit, 1.6 * scale.words
    paid = Box(row.right - number, row.y, number, row.h)
    times = Box(paid.x - amount, row.y, amount, row.h)
    goods = Box(times.x - side, row.y, side, row.h)
    face = Box(goods.x - side, row.y, side if full else 0, row.h)
    who = Box(row.x + side + 4, row.y, goods.x - face.w - row.x - side - 8, row.h)
    yield words(
        f"{name}-who",
        who,
        scale.words,
        say("meuterer-seat", seat=SeatName(seat)),
        ground=_CARD,
        align="left",
    )
    if full:
        yield icon(f"{name}-merchant", face.at, side, "merchant")
    yield icon(f"{name}-goods", goods.at, side, kind)
    yield words(f"{name}-count", times, scale.words, f"×{count}", ground=_CARD)  # noqa: RUF001
    yield words(
        f"{name}-paid",
        paid,
        scale.frame.large,
        signed(event.args["points"]),
        ground=_CARD,
        align="right",
    )

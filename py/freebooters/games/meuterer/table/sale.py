"""What was sold, shown over the table when a round is scored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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


def sale(layout: Layout, box: Box, sold: Sequence[Seen], merchant: Seat | None) -> Iterator[Node]:
    """What those in the lead sold on each island; the merchant's face where it raised the price."""
    frame = layout.frame
    yield ground_of(layout, box)
    inner = box.inset(_GAP * 1.5, _GAP * 1.5)
    head = title_box(layout, inner)
    yield title(layout, head, say("meuterer-moment-sale"))
    rest = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
    islands = list(dict.fromkeys(event.args["island"] for event in sold))
    sales = {island: [e for e in sold if e.args["island"] == island] for island in islands}
    heights = [_market_height(frame, len(each)) for each in sales.values()]
    if not layout.stacked:
        tallest = max(heights, default=0.0)
        row = Box(rest.x, rest.at[1] - tallest / 2, rest.w, tallest)
        cells = row.columns(len(islands), _GAP)
        for island, cell, h in zip(islands, cells, heights, strict=True):
            place = Box(cell.x, cell.y, cell.w, h)
            yield from _market(frame, place, island, sales[island], merchant)
        return
    y = rest.y + (rest.h - sum(heights) - _GAP * (len(heights) - 1)) / 2
    for island, h in zip(islands, heights, strict=True):
        yield from _market(frame, Box(rest.x, y, rest.w, h), island, sales[island], merchant)
        y += h + _GAP


def _market_height(frame: Frame, sellers: int) -> float:
    return (_MARKET_HEAD + sellers * _MARKET_ROW) * frame.large + 2 * _GAP


def _market(
    frame: Frame, box: Box, island: str, sold: Sequence[Seen], merchant: Seat | None
) -> Iterator[Node]:
    row_h, head_h = _MARKET_ROW * frame.large, _MARKET_HEAD * frame.large
    w = min(box.w, _MARKET * frame.large)
    box = Box(box.at[0] - w / 2, box.y, w, box.h)
    yield panel(
        f"market-{island}", box, _CARD, edge="card-edge", corner=frame.small * 0.5, z=Z.LINE
    )
    head = Box(box.x + _GAP, box.y + _GAP, box.w - 2 * _GAP, head_h)
    picture = Box(head.x, head.y, head.h * 1.44, head.h)
    yield isle(f"market-isle-{island}", island, picture, z=Z.CARD)
    yield words(
        f"market-name-{island}",
        Box(picture.right + _GAP, head.y, head.right - picture.right - _GAP, head.h),
        frame.medium,
        island_words(island),
        ground=_CARD,
        align="left",
        display=True,
    )
    for place, event in enumerate(sold):
        row = Box(head.x + _GAP, head.bottom + place * row_h, head.w - 2 * _GAP, row_h)
        full = event.args["seat"] == merchant and len(sold) > 1
        yield from _seller(frame, row, event, full=full)


def _seller(frame: Frame, row: Box, event: Seen, *, full: bool) -> Iterator[Node]:
    seat, kind, count = event.args["seat"], event.args["kind"], event.args["count"]
    name = f"sold-{seat}-{event.args['island']}"
    side = min(row.h * 0.8, 1.6 * frame.medium)
    yield icon(f"{name}-sign", (row.x + side / 2, row.at[1]), side, "pennant", tint=f"seat-{seat}")
    number, amount = 2.2 * frame.large, 1.6 * frame.medium
    paid = Box(row.right - number, row.y, number, row.h)
    times = Box(paid.x - amount, row.y, amount, row.h)
    goods = Box(times.x - side, row.y, side, row.h)
    face = Box(goods.x - side, row.y, side if full else 0, row.h)
    who = Box(row.x + side + 4, row.y, goods.x - face.w - row.x - side - 8, row.h)
    yield words(
        f"{name}-who",
        who,
        frame.medium,
        say("meuterer-seat", seat=SeatName(seat)),
        ground=_CARD,
        align="left",
    )
    if full:
        yield icon(f"{name}-merchant", face.at, side, "merchant")
    yield icon(f"{name}-goods", goods.at, side, kind)
    yield words(f"{name}-count", times, frame.medium, f"×{count}", ground=_CARD)  # noqa: RUF001
    yield words(
        f"{name}-paid", paid, frame.large, signed(event.args["points"]), ground=_CARD, align="right"
    )

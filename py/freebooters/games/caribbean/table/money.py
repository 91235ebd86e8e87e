"""The box in the chart's corner: round, stacks, and every seat's money on the way to the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import SeatName, say
from freebooters.games.caribbean.rules.components import GOALS, LAST_ROUND, STACKS
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import Derived
from freebooters.games.caribbean.table.layout import LAYOUTS, Layout, Shape
from freebooters.games.caribbean.table.nodes import Z, coins, sprite
from freebooters.stage import Box, Node, Point

__all__ = ["money", "money_at", "stack_id"]


def stack_id(place: int) -> str:
    return f"stack-{place}"


def money_at(seat: Seat, seats: int, frame: Shape) -> Point:
    """Where a seat's money is written."""
    row = _row(LAYOUTS[frame], seats, seat)
    return (row.right - row.w * 0.16, row.at[1])


def money(derived: Derived, frame: Shape, events: Sequence[Seen]) -> Iterator[Node]:
    layout, view = LAYOUTS[frame], derived.view
    page, sizes = _page(layout, derived.seats), layout.sizes
    yield Node("money", "box", page.at, page.size, "paper", edge="board-edge", round=10, z=Z.PANEL)
    inner = Box(page.x + 4, page.y + 4, page.w - 8, page.h - 8)
    yield Node("money-inner", "box", inner.at, inner.size, "paper", edge="line", round=7, z=Z.PANEL)
    head = page.y + 6 + sizes.small * 0.75
    left = page.w * 0.5
    yield Node(
        id="round",
        kind="text",
        at=(page.x + 12 + left / 2, head),
        size=(left, sizes.small),
        skin="ink",
        text=say("caribbean-round", round=view.round, last=LAST_ROUND),
        align="left",
        z=Z.PRINT,
    )
    yield from _stacks(page, view.stacks, head)
    for seat in range(derived.seats):
        yield from _money_of(derived, layout, seat)
    yield from _gains(events, derived.seats, frame)
    goal = GOALS[derived.seats]
    foot = _row(layout, derived.seats, derived.seats)
    yield Node(
        id="goal",
        kind="text",
        at=(page.at[0], foot.y + sizes.small * 0.62),
        size=(page.w - 24, sizes.small * 0.92),
        skin="ink-soft",
        text=say("caribbean-goal", money=goal),
        z=Z.PRINT,
    )


def _page(layout: Layout, seats: int) -> Box:
    """The box, as high as its rows need."""
    most = layout.money
    h = most.h - layout.money_row * (max(GOALS) - seats)
    return Box(most.x, most.bottom - h, most.w, h)


def _stacks(page: Box, left: int, y: float) -> Iterator[Node]:
    """A closed chest for every stack left."""
    size = page.w * 0.078
    for place in range(STACKS):
        x = page.right - 10 - size * (STACKS - place - 0.5) * 0.98
        yield Node(
            id=stack_id(place),
            kind="sprite",
            at=(x, y),
            size=(size, size),
            skin=sprite("chest-closed"),
            z=Z.PRINT,
            alpha=1 if place < left else 0.18,
        )


def _row(layout: Layout, seats: int, seat: int) -> Box:
    page = _page(layout, seats)
    top = page.y + 10 + layout.sizes.small * 1.3
    return Box(page.x + 8, top + layout.money_row * seat, page.w - 16, layout.money_row)


def _money_of(derived: Derived, layout: Layout, seat: Seat) -> Iterator[Node]:
    money, sizes = derived.view.money[seat], layout.sizes
    row = _row(layout, derived.seats, seat)
    side = row.h * 0.86
    text_y, bar_y = row.y + row.h * 0.38, row.y + row.h * 0.84
    left = row.x + side + 6
    yield Node(
        id=f"flag-{seat}",
        kind="sprite",
        at=(row.x + side / 2, row.at[1]),
        size=(side, side),
        skin=sprite("flag"),
        tint=f"seat-{seat}",
        z=Z.PRINT,
    )
    room = row.right - left
    yield Node(
        id=f"seat-{seat}",
        kind="text",
        at=(left + room * 0.29, text_y),
        size=(room * 0.58, sizes.small),
        skin="ink",
        text=say("caribbean-seat", seat=SeatName(seat)),
        align="left",
        z=Z.PRINT,
    )
    yield Node(
        id=f"money-{seat}",
        kind="text",
        at=(row.right - room * 0.2, text_y),
        size=(room * 0.4, sizes.small * 1.05),
        skin="ink",
        text=coins(money),
        align="right",
        z=Z.PRINT,
    )
    h = row.h * 0.17
    yield Node(
        f"way-{seat}",
        "box",
        (left + room / 2, bar_y),
        (room, h),
        "paper-deep",
        edge="line",
        round=h / 2,
        z=Z.PRINT,
    )
    share = min(1.0, money / GOALS[derived.seats])
    if share:
        w = max(h, room * share)
        yield Node(
            f"won-{seat}",
            "box",
            (left + w / 2, bar_y),
            (w, h),
            f"seat-{seat}",
            edge="ink-soft",
            round=h / 2,
            z=Z.PRINT,
        )


def _gains(events: Sequence[Seen], seats: int, frame: Shape) -> Iterator[Node]:
    """Money just won, coming from its chest."""
    layout = LAYOUTS[frame]
    for event in events:
        args = event.args
        if event.kind == "loaded":
            seat, money = args["seat"], args["money"]
        elif event.kind == "secured":
            seat, money = args["owner"], args["value"]
        else:
            continue
        row, size = _row(layout, seats, seat), layout.sizes.small * 1.15
        at = (row.right + size * 2.2, row.y + row.h * 0.45)
        yield Node(
            id="gain-plate",
            kind="box",
            at=at,
            size=(size * 4.2, size * 1.5),
            skin="coin",
            edge="wood-deep",
            round=size * 0.6,
            z=Z.TAG,
            was=chest_id(args["chest"]),
        )
        yield Node(
            id="gain",
            kind="text",
            at=at,
            size=(size * 4, size),
            skin="black",
            text=say("caribbean-gain", money=money),
            z=Z.TAG,
        )

"""What stands on Caribbean's chart besides ships and chests: the round, the closed chests, gains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import say
from freebooters.games.caribbean.rules.components import STACK_SIZE
from freebooters.games.caribbean.table.chart import STACK, chest_id
from freebooters.games.caribbean.table.derived import Derived, last_told
from freebooters.games.caribbean.table.explanations import round_card
from freebooters.games.caribbean.table.layout import Layout, plate_letters
from freebooters.games.caribbean.table.nodes import Z, sprite, words
from freebooters.stage import Box, Meaning, Node, Point, painted, panel, picture

__all__ = ["money_at", "plate"]


def money_at(seat: Seat, seats: int, layout: Layout) -> Point:
    """Where money flies to: the chart's upper edge, below the seat's name."""
    return (layout.chart.w * (seat + 0.5) / seats, layout.chart.y + layout.frame.medium * 0.9)


def plate(derived: Derived, layout: Layout, events: Sequence[Seen]) -> Iterator[Node]:
    yield from _plate(layout, derived.view.round, derived.view.stacks)
    yield from _gains(events, derived.seats, layout)


@painted
def _plate(layout: Layout, number: int, stacks: int) -> Iterator[Node]:
    """The round and how many chests are still to come."""
    box, last, chests = layout.plate, last_told(number), stacks * STACK_SIZE
    size = plate_letters(layout.frame, layout.chart)
    yield panel(
        "plate",
        box,
        "paper",
        edge="board-edge",
        corner=size * 0.4,
        z=Z.PANEL,
        means=Meaning(
            say("caribbean-node-round", round=number, last=last, chests=chests),
            round_card(number, stacks),
        ),
    )
    upper, lower = box.inset(size * 0.25, size * 0.2).rows(2, 0)
    # Chests are turned up from here: their ways lead over nothing that is read.
    side = upper.h * 0.95
    middle = upper.at[0] + size * 0.35
    yield picture(
        STACK,
        ((middle + side / 2, upper.at[1]), side),
        sprite("chest-closed"),
        z=Z.PRINT,
        alpha=1 if stacks else 0.35,
    )
    count = Box(upper.x, upper.y, middle - size * 0.15 - upper.x, upper.h)
    left = f"{chests} ×"  # noqa: RUF001
    yield words("stacks", count, size, left, "paper", align="right")
    text = say("caribbean-round", round=number, last=last)
    brief = say("caribbean-round-brief", round=number)
    yield words("round", lower, size, (text, brief), "paper")


def _gains(events: Sequence[Seen], seats: int, layout: Layout) -> Iterator[Node]:
    """Money just won, coming from its chest."""
    size = layout.frame.medium
    for event in events:
        args = event.args
        if event.kind == "loaded":
            seat, money = args["seat"], args["money"]
        elif event.kind == "secured":
            seat, money = args["owner"], args["value"]
        else:
            continue
        x, y = money_at(seat, seats, layout)
        box = Box(x - size * 2.4, y - size * 0.7, size * 4.8, size * 1.4)
        yield panel(
            "gain-plate",
            box,
            "coin",
            edge="wood-deep",
            corner=size * 0.5,
            z=Z.CARD,
            was=chest_id(args["chest"]),
        )
        text = say("caribbean-gain", money=money)
        yield words("gain", box, size, text, "coin", skin="black", z=Z.FACE)

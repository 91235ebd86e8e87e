"""The seats: what each has, and what marks it just now."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS, seat_boxes
from freebooters.games.mutiny.table.nodes import (
    Z,
    picture,
    writing,
)
from freebooters.stage import Box, Node, Point

__all__ = ["seat_places", "seats"]


def seat_places(derived: Derived, seat: Seat) -> dict[str, Point]:
    """Where a seat's coins, gold cards, combat cards and allegiance are shown."""
    box = seat_boxes(derived.frame, derived.seats)[seat]
    y = box.y + box.h * 0.7
    return {
        name: (box.x + box.w * share, y)
        for name, share in (("coins", 0.16), ("gold", 0.41), ("combat", 0.66), ("oath", 0.89))
    }


def seats(derived: Derived) -> Iterator[Node]:
    for seat, box in enumerate(seat_boxes(derived.frame, derived.seats)):
        yield from _seat(derived, seat, box)


def _seat(derived: Derived, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = derived.view, LAYOUTS[derived.frame].sizes
    out, asked = seat in view.eliminated, seat in derived.thinking
    if asked:
        yield Node(
            f"asked-{seat}",
            "box",
            box.at,
            (box.w + 2, box.h + 2),
            f"seat-{seat}",
            edge="ink",
            round=13,
            z=Z.PANEL,
        )
    tile = box.inset(4, 4)
    yield Node(
        f"seat-{seat}",
        "box",
        tile.at,
        tile.size,
        "paper",
        edge="line",
        round=10,
        z=Z.TILE,
        label=say(
            "mutiny-node-seat",
            seat=SeatName(seat),
            coins=view.coins[seat],
            gold=view.gold_sizes[seat],
            combat=view.combat_sizes[seat],
            oath=_oath(derived, seat),
        ),
        pick=f"seat:{seat}",
    )
    side = box.h * 0.36
    head = box.y + box.h * 0.27
    yield picture(
        f"flag-{seat}", (box.x + 8 + side / 2, head), side, "flag", tint=f"seat-{seat}", dim=out
    )
    mark = _mark(derived, seat)
    left = box.x + 13 + side
    room = box.right - left - 8 - (side if mark else 0)
    yield writing(
        f"name-{seat}",
        (left + room / 2, head),
        (room, sizes.small * 1.08),
        say("mutiny-seat", seat=SeatName(seat)),
        left=True,
        dim=out,
    )
    if mark:
        yield picture(
            f"mark-{seat}",
            (box.right - 6 - side / 2, head),
            side * 0.9,
            mark,
            tint=f"seat-{seat}" if mark == "monkey" else "",
        )
    yield from _purse(derived, seat, box)


def _mark(derived: Derived, seat: Seat) -> str:
    """What marks a seat just now."""
    view = derived.view
    if seat in view.winners:
        return "crown"
    if seat in view.eliminated:
        return "out"
    if view.duel is not None:
        if seat not in view.duel["in"]:
            return "monkey"
        return "ready" if seat in view.duel["committed"] else ""
    return "wheel" if view.phase == "voyage" and seat == view.dealer else ""


def _oath(derived: Derived, seat: Seat) -> str:
    view = derived.view
    if not view.declared[seat]:
        return "none"
    return view.allegiance[seat] or "secret"


def _purse(derived: Derived, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = derived.view, LAYOUTS[derived.frame].sizes
    places = seat_places(derived, seat)
    out = seat in view.eliminated
    size = min(box.h * 0.36, box.w * 0.15)
    for name, image, count in (
        ("coins", "coin", view.coins[seat]),
        ("gold", "gold-back", view.gold_sizes[seat]),
        ("combat", "combat-back", view.combat_sizes[seat]),
    ):
        x, y = places[name]
        yield picture(f"{name}-{seat}", (x - size * 0.3, y), size, image, dim=out)
        yield writing(
            f"{name}-{seat}-count",
            (x + size * 0.58, y),
            (size * 0.9, sizes.small * 1.1),
            str(count),
            dim=out,
        )
    at = places["oath"]
    side = view.allegiance[seat]
    if side:
        shape = (size * 0.86, size * 1.2)
        yield picture(f"oath-{seat}", at, shape, f"oath-{side}", dim=out)
    else:
        image = "sworn" if view.declared[seat] else "unsworn"
        yield picture(f"oath-{seat}", at, size * 1.1, image, dim=out)

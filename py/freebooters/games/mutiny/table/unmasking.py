"""The end: every seat's side, its treasure, and the winners."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import CARD_SHAPE, Layout
from freebooters.games.mutiny.table.nodes import (
    Z,
    panel,
    picture,
    side_words,
    writing,
)
from freebooters.stage import Box, Node

__all__ = ["is_settled", "unmasking"]


def unmasking(derived: Derived, layout: Layout) -> Iterator[Node]:
    """Shows every seat's side, its treasure, and the winners."""
    box = layout.finale
    yield panel("finale", box, "paper-deep", edge="line", corner=16)
    tall = layout.frame == "tall"
    inner = box.inset(10, 10)
    boxes = inner.rows(derived.seats, 10) if tall else inner.columns(derived.seats, 10)
    for seat, place in enumerate(boxes):
        yield from _unmasked(derived, layout, seat, place)


def _unmasked(derived: Derived, layout: Layout, seat: Seat, box: Box) -> Iterator[Node]:
    view, sizes = derived.view, layout.sizes
    tall = layout.frame == "tall"
    name, wins = f"finale-{seat}", seat in view.winners
    yield panel(name, box, "paper", edge="gold" if wins else "line", corner=14, z=Z.TILE)
    h = min(box.h * 0.82, 190) if tall else box.h * 0.5
    card = (box.x + h * 0.5, box.at[1]) if tall else (box.at[0], box.y + h * 0.5 + 52)
    side, masked = view.allegiance[seat], view.declared[seat]
    yield picture(
        f"{name}-oath",
        card,
        (h / CARD_SHAPE, h),
        f"oath-{side}" if side else "oath-back",
        Z.FACE,
        alpha=1 if masked else 0.35,
        was=f"oath-{seat}",
    )
    x = box.x + h + (box.w - h) * 0.45 if tall else box.at[0]
    room = box.w - h - 120 if tall else box.w - 16
    ys = (
        [box.y + box.h * share for share in (0.2, 0.44, 0.64, 0.84)]
        if tall
        else [box.y + 28, card[1] + h * 0.5 + 24, card[1] + h * 0.5 + 50, box.bottom - 26]
    )
    yield writing(
        f"{name}-name",
        (x, ys[0]),
        (room, sizes.large),
        say("mutiny-seat", seat=SeatName(seat)),
        display=True,
    )
    yield writing(
        f"{name}-side",
        (x, ys[1]),
        (room, sizes.name),
        side_words(side) if side else say("mutiny-masked", sworn="yes" if masked else "no"),
        skin="ink" if side else "ink-soft",
    )
    gold = _gold(derived, seat)
    yield writing(
        f"{name}-gold",
        (x, ys[2]),
        (room, sizes.small),
        say("mutiny-finale-gold", gold=gold)
        if gold is not None
        else say("mutiny-finale-coins", coins=view.coins[seat], cards=view.gold_sizes[seat]),
        skin="ink-soft",
    )
    if is_settled(derived):
        outcome = "won" if wins else "out" if seat in view.eliminated else "lost"
        yield writing(
            f"{name}-outcome",
            (x, ys[3]),
            (room, sizes.name),
            say("mutiny-finale-outcome", outcome=outcome),
            display=True,
            skin="ink" if wins else "ink-soft",
        )
    if wins:
        size = 84 if tall else 54
        at = (
            (box.right - size * 0.8, box.at[1]) if tall else (card[0] + h * 0.5, card[1] - h * 0.44)
        )
        yield picture(f"{name}-crown", at, size, "crown", Z.MARK)


def is_settled(derived: Derived) -> bool:
    """Whether the winners have been told."""
    return not derived.events or bool(derived.happened("won") or derived.happened("lost"))


def _gold(derived: Derived, seat: Seat) -> int | None:
    """All of a seat's gold, if it is known."""
    view = derived.view
    own = view.gold[seat]
    if own is not None:
        return view.coins[seat] + sum(own)
    for event in derived.happened("counted"):
        if event.args["seat"] == seat:
            return int(event.args["gold"])
    return None

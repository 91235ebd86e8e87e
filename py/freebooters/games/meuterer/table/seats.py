"""A panel for every seat: its role, the goods laid out, hidden cards, and what they would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.components import CARDS
from freebooters.games.meuterer.table.derived import Derived, Trade
from freebooters.games.meuterer.table.hand import hand_id
from freebooters.games.meuterer.table.layout import Layout, Panel
from freebooters.games.meuterer.table.nodes import (
    Z,
    card,
    icon,
    role_words,
    short_words,
    signed,
    sprite,
    words,
)
from freebooters.games.meuterer.table.report import Gain, report_of, summary
from freebooters.stage import Box, Node

__all__ = ["seats"]

_OVERLAP = 0.5
"""How much of its width a card shows beside the next one of its kind."""


def seats(derived: Derived, layout: Layout, events: Sequence[Seen]) -> Iterator[Node]:
    market = derived.market() if derived.trading and not derived.over else {}
    report = report_of(derived)
    for seat, panel in enumerate(layout.panels):
        yield from _head(derived, layout, panel, seat, report[seat] if report else None)
        yield from _role(derived, layout, panel, seat)
        yield from _cards(derived, panel, seat, events)
        yield from _hold(derived, layout, panel, seat)
        for place, (island, trades) in zip(
            _places(panel, len(market)), market.items(), strict=True
        ):
            yield from _trade(layout, place, seat, island, trades[seat])
        if report is not None:
            yield from summary(seat, report[seat], _places(panel, 1)[0], layout.sizes)
        if market and derived.either(seat):
            yield _either(layout, panel, seat)


def _head(
    derived: Derived, layout: Layout, panel: Panel, seat: Seat, gains: Sequence[Gain] | None
) -> Iterator[Node]:
    view, sizes, box = derived.view, layout.sizes, panel.box
    if view.turn == seat:
        yield Node(
            id=f"turn-{seat}",
            kind="box",
            at=box.at,
            size=(box.w + 5, box.h + 5),
            skin=f"seat-{seat}",
            edge="ink",
            round=14,
            z=Z.GLOW,
        )
    yield Node(f"panel-{seat}", "box", box.at, box.size, "paper", edge="line", round=12, z=Z.TILE)
    yield Node(
        id=f"seat-{seat}",
        kind="zone",
        at=box.at,
        size=box.size,
        z=Z.PANEL,
        label=_label(derived, seat, gains),
        pick=f"seat:{seat}",
    )
    yield Node(
        id=f"pennant-{seat}",
        kind="sprite",
        at=panel.pennant.at,
        size=panel.pennant.size,
        skin=sprite("pennant"),
        tint=f"seat-{seat}",
        z=Z.PRINT,
    )
    yield words(
        f"who-{seat}",
        panel.name,
        sizes.large * 0.92,
        say("meuterer-seat", seat=SeatName(seat)),
        align="left",
        display=True,
        z=Z.PRINT,
    )
    if view.captain == seat and not derived.over:
        yield icon("hat", panel.hat, panel.pennant.w * 1.1, "hat", z=Z.FLAG)
    elif seat in view.winners:
        yield icon(f"winner-{seat}", panel.hat, panel.pennant.w, "lead", z=Z.FLAG)
    elif seat in view.passed and derived.trading:
        order = say("meuterer-passed", place=view.passed.index(seat) + 1)
        beside = Box(panel.hat[0] - panel.name.h, panel.name.y, panel.name.h * 2, panel.name.h)
        yield words(f"passed-{seat}", beside, sizes.small, order, skin="ink-soft", z=Z.PRINT)
    yield words(
        f"score-{seat}",
        panel.score,
        sizes.large * 1.1,
        say("meuterer-score", points=view.scores[seat]),
        align="right",
        z=Z.PRINT,
    )


def _label(derived: Derived, seat: Seat, gains: Sequence[Gain] | None) -> Message:
    view = derived.view
    role = view.roles[seat]
    counts = {kind: view.played[seat].count(kind) for kind in CARDS}
    status = "captain" if seat == view.captain else "none"
    return say(
        "meuterer-node-seat",
        seat=SeatName(seat),
        points=view.scores[seat],
        status=status,
        role=role_words(role) if role else say("meuterer-role-unknown"),
        summed="no" if gains is None else "yes",
        gained=signed(sum(gain.points for gain in gains or ())),
        known="yes" if role else "no",
        passed="yes" if seat in view.passed else "no",
        cards=view.hand_sizes[seat],
        **counts,
    )


def _role(derived: Derived, layout: Layout, panel: Panel, seat: Seat) -> Iterator[Node]:
    """The role taken, face down until all are shown; the captain's own portrait."""
    view, box = derived.view, panel.role
    captain = seat == view.round_captain if derived.trading or derived.drawing else False
    role = "captain" if captain else view.roles[seat]
    chosen = seat in view.passed and not (derived.choosing and view.turn == seat)
    if derived.setting or derived.promising or not (role or chosen):
        yield Node(
            id=f"role-place-{seat}",
            kind="box",
            at=box.at,
            size=box.size,
            skin="paper-deep",
            edge="line",
            round=box.w * 0.1,
            z=Z.PRINT,
            alpha=0.6,
        )
        return
    hidden = role is None
    yield Node(
        id=f"role-{seat}",
        kind="box",
        at=box.at,
        size=box.size,
        skin="card",
        edge="card-edge",
        round=box.w * 0.1,
        z=Z.CARD,
        state=("back",) if hidden else (),
    )
    if role is None:
        return
    side = min(box.size) * 0.94
    yield icon(f"portrait-{seat}", box.at, side, role)
    if not panel.captions:
        return
    yield words(
        f"role-name-{seat}", panel.role_name, layout.sizes.tiny, short_words(role), z=Z.PRINT
    )


def _cards(derived: Derived, panel: Panel, seat: Seat, events: Sequence[Seen]) -> Iterator[Node]:
    """The cards face up; those of one kind overlap."""
    area = panel.cards
    played = sorted(derived.view.played[seat], key=CARDS.index)
    if not played:
        return
    kinds = len(set(played))
    shown = kinds + _OVERLAP * (len(played) - kinds)
    w = min(area.h / 1.3, area.w / (shown + 0.12 * (kinds - 1)))
    x = area.x
    for place, kind in enumerate(played):
        again = played[:place].count(kind)
        if place:
            x += w * (_OVERLAP if again else 1.12)
        box = Box(x, area.y + (area.h - w * 1.3) / 2, w, w * 1.3)
        name = f"played-{seat}-{kind}-{again}"
        yield from card(name, box, kind, was=_origin(derived, seat, kind, events))


def _origin(derived: Derived, seat: Seat, kind: str, events: Sequence[Seen]) -> str:
    """The node from which a card just played comes: in the viewer's hand, if the viewer played it."""
    held = derived.view.hand
    own = held is not None and len(held) == derived.view.hand_sizes[seat]
    if own and any(event.kind == "played" and event.args["seat"] == seat for event in events):
        return hand_id(kind, (held or ()).count(kind))
    return f"hold-{seat}"


def _hold(derived: Derived, layout: Layout, panel: Panel, seat: Seat) -> Iterator[Node]:
    """How many cards a seat has in hand or has kept."""
    view, area, sizes = derived.view, panel.hold, layout.sizes
    kept = seat in view.passed and derived.trading
    side = min(area.h * 0.62, area.w * 0.54)
    y = area.y + (area.h * 0.5 if not panel.captions else side * 0.6)
    yield icon(f"hold-{seat}", (area.x + side * 0.5, y), side, "kept" if kept else "hand", z=Z.CARD)
    number = Box(area.x + side, y - side / 2, area.w - side, side)
    yield words(f"count-{seat}", number, sizes.large, str(view.hand_sizes[seat]), z=Z.PRINT)
    if panel.captions:
        foot = Box(area.x - area.w * 0.15, y + side * 0.56, area.w * 1.3, sizes.tiny * 1.5)
        key = "meuterer-kept" if kept else "meuterer-held"
        yield words(f"count-word-{seat}", foot, sizes.tiny, say(key), skin="ink-soft", z=Z.PRINT)


def _places(panel: Panel, count: int) -> tuple[Box, ...]:
    """Positions for what is told about so many active islands."""
    first, last = panel.trades
    if count == 1:
        return (Box(first.x, first.y, last.right - first.x, first.h),)
    return panel.trades[:count]


def _trade(layout: Layout, box: Box, seat: Seat, island: str, trade: Trade) -> Iterator[Node]:
    """Goods for one active island: how many, who leads, what that brings."""
    sizes = layout.sizes
    name = f"trade-{seat}-{island}"
    yield Node(
        id=name,
        kind="box",
        at=box.at,
        size=box.size,
        skin="cell-alt" if trade.leads else "paper-deep",
        edge="gold" if trade.leads else "line",
        round=box.h * 0.28,
        z=Z.PRINT,
        alpha=1 if trade.count else 0.7,
    )
    h = box.h * 0.84
    isle = h * 1.04
    yield Node(
        id=f"{name}-isle",
        kind="sprite",
        at=(box.x + box.h * 0.1 + isle / 2, box.at[1]),
        size=(isle, h),
        skin=sprite(f"isle-{island}"),
        z=Z.PRINT,
    )
    x = box.x + box.h * 0.16 + isle
    if not trade.count:
        rest = Box(x, box.y, box.right - x - 6, box.h)
        yield words(f"{name}-none", rest, sizes.body, "–", skin="ink-soft", z=Z.PRINT)  # noqa: RUF001
        return
    yield icon(f"{name}-goods", (x + h * 0.43, box.at[1]), h * 0.86, trade.kind, z=Z.PRINT)
    count = Box(x + h * 0.87, box.y, h * 0.84, box.h)
    yield words(f"{name}-count", count, sizes.body, f"×{trade.count}", z=Z.PRINT)  # noqa: RUF001
    if trade.leads:
        paid = Box(count.right, box.y, box.right - count.right - 4, box.h)
        crown = min(h * 0.74, paid.w * 0.42)
        yield icon(f"{name}-lead", (paid.x + crown / 2, box.at[1]), crown, "lead", z=Z.PRINT)
        number = Box(paid.x + crown + 3, paid.y, paid.w - crown - 3, paid.h)
        yield words(
            f"{name}-points",
            number,
            sizes.body * 1.15,
            signed(trade.points),
            align="left",
            z=Z.PRINT,
        )


def _either(layout: Layout, panel: Panel, seat: Seat) -> Node:
    """The sign that the same cards cannot be sold on both islands."""
    first, second = panel.trades
    at = ((first.right + second.x) / 2, first.at[1])
    side = layout.sizes.small * 1.6
    return Node(f"either-{seat}", "sprite", at, (side, side), sprite("either"), z=Z.TAG)

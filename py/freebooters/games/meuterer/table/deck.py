"""The deck table: a row for every seat with its role, the cards laid out, how many it keeps, and
what they would bring; after the scoring, what the round brought.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import say
from freebooters.games.meuterer.rules.components import CARDS
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.explanations import (
    Standing,
    seat_card,
    seat_label,
    standing_of,
    worth_of,
)
from freebooters.games.meuterer.table.hand import hand_id
from freebooters.games.meuterer.table.layout import Layout, Row
from freebooters.games.meuterer.table.nodes import Z, icon, isle, signed, sprite, words
from freebooters.games.meuterer.table.report import Gain, report_of
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, path, picture, zone

__all__ = ["deck", "played_id"]

_GROUND = "board"
_TIMES = "×"  # noqa: RUF001
_NOTHING = "–"  # noqa: RUF001
_MOST = 4
"""Reasons for which one seat can get points in a round."""
_ABOUT = 0.95
"""Pictures smaller by that factor look equally large."""
_COUNT = 1.9
"""The room for how many cards of a kind there are, in heights of a number: a ring around the next kind
does not reach it.
"""


def deck(derived: Derived, layout: Layout, events: Sequence[Seen]) -> Iterator[Node]:
    view, frame = derived.view, layout.frame
    report = report_of(derived)
    market = derived.market if derived.trading and report is None else {}
    yield from _head(
        layout, derived.active() if market else (), scored=0 if report is None else len(view.past)
    )
    for seat, row in enumerate(layout.rows):
        gains = None if report is None else tuple(report[seat])
        standing = standing_of(derived, seat, summed=report is not None)
        yield from _frame_of(frame, row, standing, gains, is_turn=view.turn == seat)
        yield from _role(row, seat, *_role_shown(derived, seat))
        if gains is not None:
            yield from _summary(frame, row, seat, gains)
            continue
        origins = tuple(_origin(derived, seat, kind, events) for kind in CARDS)
        yield from _cards(frame, row, seat, view.played[seat], origins)
        yield from _kept(frame, row, seat, view.hand_sizes[seat], kept=standing.keeps)
        worths = tuple((island, worth_of(derived, island, seat)) for island in market)
        pays = len(market) > 1 and all(worth for _, worth in worths)
        either = pays and derived.either(seat)
        yield from _values(frame, row, seat, worths, either=either)


@painted
def _head(layout: Layout, active: tuple[str, ...], *, scored: int) -> Iterator[Node]:
    """`scored`: the round whose points the rows show; 0 where they show goods."""
    box = layout.deck
    yield panel("deck", box, _GROUND, edge="board-edge", corner=14, z=Z.BASE)
    head, size = layout.head, layout.frame.small
    role = Box(head.sign.x, head.box.y, head.role.right - head.sign.x, head.box.h)
    rest = Box(head.cards.x, head.box.y, head.values[0].x - head.cards.x, head.box.h)
    texts: dict[str, tuple[Box, tuple[str, ...]]] = {"role": (role, ("role",))}
    if scored:
        texts["round"] = (rest, ("round", "round-short"))
    else:
        texts["deck"] = (head.cards, ("deck",))
        texts["kept"] = (head.kept, ("kept",))
    for name, (box, keys) in texts.items():
        yield words(
            f"head-{name}",
            box,
            size,
            tuple(say(f"meuterer-column-{key}", round=scored) for key in keys),
            skin="ink-soft",
            ground=_GROUND,
            align="left" if name in ("deck", "round") else "center",
            z=Z.PRINT,
        )
    for island, box in zip(active, _columns(head, len(active)), strict=True):
        yield isle(f"head-{island}", island, box.inset(0, 2))


@painted
def _frame_of(
    frame: Frame,
    row: Row,
    standing: Standing,
    gains: tuple[Gain, ...] | None,
    *,
    is_turn: bool,
) -> Iterator[Node]:
    """The line over a row, its light if it is that seat's turn, its label and its sign."""
    box, line, seat = row.box, frame.small * 0.05, standing.seat
    if is_turn:
        lit = box.inset(frame.small * 0.2, line)
        yield panel(
            f"turn-{seat}", lit, "cell", edge=f"seat-{seat}", corner=frame.small * 0.3, z=Z.TILE
        )
    middle, ends = (box.at[0], box.y), ((box.x + 8, box.y), (box.right - 8, box.y))
    yield path(f"line-{seat}", ends, line, "line", at=middle, z=Z.LINE)
    yield zone(
        f"seat-{seat}",
        box,
        z=Z.PANEL,
        means=Meaning(seat_label(standing, gains), seat_card(standing, gains)),
    )
    side = min(row.sign.w, box.h) * 0.92
    yield icon(f"sign-{seat}", row.sign.at, side, "pennant", z=Z.PRINT, tint=f"seat-{seat}")


def _role_shown(derived: Derived, seat: Seat) -> tuple[bool, str | None]:
    """Whether a seat has taken a role, and which, as far as the viewer knows."""
    view = derived.view
    captain = seat == view.round_captain if derived.trading or derived.drawing else False
    role = "captain" if captain else view.roles[seat]
    chosen = seat in view.passed and not (derived.choosing and view.turn == seat)
    return not (derived.setting or derived.promising) and bool(role or chosen), role


@painted
def _role(row: Row, seat: Seat, taken: bool, role: str | None) -> Iterator[Node]:
    """The role taken, face down until all are shown; the captain's own portrait."""
    box, side = row.role, min(row.role.w * 0.9, row.box.h * 0.86)
    size = (side, side)
    if not taken:
        yield panel(
            f"role-place-{seat}",
            (box.at, size),
            "paper-deep",
            edge="line",
            corner=side * 0.12,
            alpha=0.5,
            z=Z.PRINT,
        )
        return
    yield panel(
        f"role-{seat}",
        (box.at, size),
        "card",
        edge="card-edge",
        corner=side * 0.12,
        z=Z.CARD,
        state=("back",) if role is None else (),
    )
    if role is not None:
        yield icon(f"portrait-{seat}", box.at, side * 0.94, role)


@painted
def _cards(
    frame: Frame, row: Row, seat: Seat, played: tuple[str, ...], origins: tuple[str, ...]
) -> Iterator[Node]:
    """The cards face up: one of a kind on the other, so that each is seen to come, and how many.
    `origins` are the nodes from which cards of each kind come.
    """
    counts = {kind: played.count(kind) for kind in CARDS if kind in played}
    area = row.cards
    text = min(frame.medium * _COUNT, area.w * 0.4)
    most = max(frame.medium * 1.9, area.h * 0.5)
    side, lines = _lines_of(area, [*counts.items()], text, most)
    for line, kinds in zip(area.rows(len(lines), 0), lines, strict=True):
        x = line.x
        for kind, count in kinds:
            for place in range(count):
                yield picture(
                    played_id(seat, kind, place),
                    ((x + side / 2, line.at[1]), side),
                    sprite(kind),
                    z=Z.CARD,
                    was=origins[CARDS.index(kind)],
                )
            x += side
            if count > 1:
                yield words(
                    f"amount-{seat}-{kind}",
                    Box(x, line.y, text, line.h),
                    frame.medium,
                    f"{_TIMES}{count}",
                    ground=_GROUND,
                    align="left",
                    z=Z.PRINT,
                )
                x += text
            x += side * 0.04


Counts = list[tuple[str, int]]


def _lines_of(area: Box, kinds: Counts, text: float, most: float) -> tuple[float, list[Counts]]:
    """How large pictures of the kinds are, and which are on each line: on the fewest lines on which
    they are about as large as they can be. Numbers have that width of text.
    """

    def order(way: tuple[float, list[Counts]]) -> tuple[int, float, int, list[int]]:
        side, lines = way
        lengths = [*map(len, lines)]
        return len(lines), -side, max(lengths), [-length for length in lengths]

    ways = [(_side_of(area, lines, text, most), lines) for lines in _splits(kinds)]
    largest = max(side for side, _ in ways)
    return min((way for way in ways if way[0] >= _ABOUT * largest), key=order)


def _splits(kinds: Counts) -> Iterator[list[Counts]]:
    """Every way to write the kinds on lines, in their order."""
    for count in range(max(1, len(kinds))):
        for cuts in combinations(range(1, len(kinds)), count):
            yield [kinds[a:b] for a, b in pairwise((0, *cuts, len(kinds)))]


def _side_of(area: Box, lines: list[Counts], text: float, most: float) -> float:
    """How large pictures are that lie so."""
    sides = [most, area.h / len(lines) * 0.86]
    for line in lines:
        numbers = text * sum(several > 1 for _, several in line)
        sides.append((area.w - numbers) / max(1, len(line)) * 0.96)
    return min(sides)


def played_id(seat: Seat, kind: str, place: int) -> str:
    """The id of a seat's n-th card of a kind, face up, from 0."""
    return f"played-{seat}-{kind}-{place}"


def _origin(derived: Derived, seat: Seat, kind: str, events: Sequence[Seen]) -> str:
    """The node from which a card just played comes: in the viewer's hand, if the viewer played it."""
    held = derived.view.hand
    if seat != derived.view.viewer or held is None:
        return f"hold-{seat}"
    plays = any(event.kind == "played" and event.args["seat"] == seat for event in events)
    return hand_id(kind, held.count(kind)) if plays else f"hold-{seat}"


@painted
def _kept(frame: Frame, row: Row, seat: Seat, count: int, *, kept: bool) -> Iterator[Node]:
    """How many cards a seat has in hand or has kept."""
    area = row.kept
    side = min(area.h * 0.72, area.w * 0.45)
    x = area.at[0] - (side + frame.medium) / 2
    picture = "kept" if kept else "hand"
    yield icon(f"hold-{seat}", (x + side / 2, area.at[1]), side, picture, z=Z.CARD)
    number = Box(x + side, area.y, frame.medium, area.h)
    yield words(f"count-{seat}", number, frame.medium, str(count), ground=_GROUND, z=Z.PRINT)


@painted
def _values(
    frame: Frame, row: Row, seat: Seat, worths: tuple[tuple[str, str], ...], *, either: bool
) -> Iterator[Node]:
    """What a seat would get on each active island as things are."""
    for box, (island, worth) in zip(_columns(row, len(worths)), worths, strict=True):
        name = f"trade-{seat}-{island}"
        if worth:
            plate = (box.w * 0.86, 1.3 * frame.medium)
            yield panel(
                name, (box.at, plate), "coin", edge="wood-deep", corner=plate[1] / 3, z=Z.PRINT
            )
        yield words(
            f"{name}-points",
            box,
            frame.medium,
            worth or _NOTHING,
            skin="black" if worth else "ink-soft",
            ground="coin" if worth else _GROUND,
            z=Z.LINE,
        )
    if either:
        first, second = row.values
        side = min(frame.small, second.x - first.x)
        at = ((first.right + second.x) / 2, first.at[1])
        yield icon(f"either-{seat}", at, side, "either", z=Z.TAG)


def _cells(area: Box, count: int, text: float) -> tuple[Box, ...]:
    """A place for each reason, which is a picture and a number: on one line, or on two if pictures
    are larger so.
    """
    one, two = (min(area.h / lines, area.w * lines / _MOST - text) for lines in (1, 2))
    lines = 2 if two > one and count > _MOST / 2 else 1
    columns = _MOST // 2 if two > one else _MOST
    cells = [cell for line in area.rows(lines, 0) for cell in line.columns(columns, 0)]
    return tuple(cells[:count])


def _columns(row: Row, count: int) -> tuple[Box, ...]:
    """The columns of so many active islands, the last one at the right."""
    return row.values[len(row.values) - count :]


@painted
def _summary(frame: Frame, row: Row, seat: Seat, gains: tuple[Gain, ...]) -> Iterator[Node]:
    """What a seat got in the round just scored: the sum, and what it is made of."""
    first, second = row.values
    total = Box(first.x, first.y, second.right - first.x, first.h)
    yield panel(
        f"report-{seat}",
        (total.at, (total.w * 0.7, 1.35 * frame.medium)),
        "coin" if gains else "paper-deep",
        edge="wood-deep" if gains else "line",
        corner=frame.medium * 0.4,
        z=Z.PRINT,
    )
    yield words(
        f"report-total-{seat}",
        total,
        frame.medium,
        signed(sum(gain.points for gain in gains)),
        skin="black" if gains else "ink",
        ground="coin" if gains else "paper-deep",
        z=Z.LINE,
    )
    area = Box(row.cards.x, row.cards.y, first.x - row.cards.x, row.cards.h)
    text = frame.medium * 1.55
    for gain, cell in zip(gains, _cells(area, len(gains), text), strict=True):
        name = f"report-{seat}-{gain.reason}-{gain.island or ''}"
        left = frame.small * 0.3
        box = Box(cell.x + left, cell.y, cell.w - text - left, cell.h).inset(0, cell.h * 0.08)
        if gain.reason == "sold" and gain.island is not None:
            yield isle(name, gain.island, box)
        else:
            yield icon(name, box.at, min(box.size), gain.reason, z=Z.PRINT)
        points = Box(box.right, cell.y, text, cell.h)
        yield words(
            f"{name}-points",
            points,
            frame.medium,
            signed(gain.points),
            ground=_GROUND,
            align="left",
            z=Z.PRINT,
        )

"""Meuterer's score sheet: where every seat's points come from, and what each round brought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.view import Gain, MeutererView, PastView
from freebooters.games.meuterer.table.nodes import (
    card_words,
    island_words,
    role_words,
    signed,
    sprite,
)
from freebooters.stage import Fact, Part, Round, Row, Sheet

__all__ = ["sheet"]

_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "ship": ("ship",),
    "sold": ("sold",),
    "crew": ("mate", "boy"),
    "pouch": ("pouch",),
}
"""The columns of the score sheet before the sum, and the sources of points in each."""
_ICONS = ("ship", "any", "mate", "pouch", "coin")


def sheet(view: MeutererView) -> Sheet | None:
    """Where the points come from; None before the first are paid."""
    return _sheet(view.scores, view.past, view.gains, len(view.winners))


@lru_cache(maxsize=16)
def _sheet(
    scores: tuple[int, ...], past: tuple[PastView, ...], last: tuple[Gain, ...], winners: int
) -> Sheet | None:
    """After rounds that are scored, and what has been paid in the present one."""
    gains = (*(gain for *_, paid in past for gain in paid), *last)
    if not gains:
        return None
    seats = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return Sheet(
        columns=tuple(say(f"meuterer-sheet-{column}") for column in (*_COLUMNS, "sum")),
        rows=tuple(Row(seat, (*_parts(gains, seat), scores[seat])) for seat in seats),
        icons=tuple(map(sprite, _ICONS)),
        why=_why(scores, winners, gains, seats) if winners else None,
        rounds=tuple(_round(number, past) for number, past in enumerate(past, 1)),
    )


def _parts(gains: tuple[Gain, ...], seat: Seat) -> tuple[int, ...]:
    """A seat's points by column."""
    return tuple(
        sum(points for reason, to, *_, points in gains if to == seat and reason in column)
        for column in _COLUMNS.values()
    )


def _round(number: int, past: PastView) -> Round:
    captain, pouch, roles, gains = past
    parts = []
    for seat, role in enumerate(roles):
        mine = [gain for gain in gains if gain[1] == seat]
        parts.append(
            Part(
                sum(points for *_, points in mine),
                (*_role_mark("captain" if seat == captain else role, mine), *map(_fact, mine)),
            )
        )
    promised = Fact(say("meuterer-node-pouch", points=pouch), sprite("pouch"), pouch)
    return Round(number, tuple(parts), (promised,))


def _role_mark(role: str | None, gains: list[Gain]) -> Iterator[Fact]:
    """What a seat was, unless it was paid for that."""
    if role is not None and all(reason != role for reason, *_ in gains):
        yield Fact(role_words(role), sprite("hat" if role == "captain" else role))


def _fact(gain: Gain) -> Fact:
    reason, _, island, kind, points = gain
    if island is not None and kind is not None:
        goods = say("meuterer-sheet-goods", kind=card_words(kind), island=island_words(island))
        return Fact(goods, sprite(kind), signed(points))
    where = {} if island is None else {"island": island_words(island)}
    return Fact(say(f"meuterer-number-gain-{reason}", **where), sprite(reason), signed(points))


def _why(
    scores: tuple[int, ...], winners: int, gains: tuple[Gain, ...], seats: list[Seat]
) -> Message:
    """Who won and by what; `seats` with the most points first."""
    first, second = seats[:2]
    ship, sold, *rest = _parts(gains, first)
    return say(
        "meuterer-why",
        winners=winners,
        first=SeatName(first),
        second=SeatName(second),
        points=scores[first],
        ahead=scores[first] - scores[second],
        ship=ship,
        sold=sold,
        rest=sum(rest),
    )

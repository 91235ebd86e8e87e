"""Caribbean's score sheet: what each seat has raided and what its hideouts brought, in all and
round by round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import GOALS, LAST_ROUND, RAID
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.derived import place_words, value_of
from freebooters.games.caribbean.table.nodes import sprite
from freebooters.stage import Fact, Part, Round, Row, Sheet

__all__ = ["sheet"]

Gains = tuple[tuple[tuple[Seat, str | None], ...], ...]
"""Per round who was paid, and for which chest; None for a raid."""

_ORDER = ("first", "second", "third", "fourth")


def sheet(view: CaribbeanView) -> Sheet | None:
    """Once somebody has money or the game is over."""
    return _sheet(view.money, view.gains, view.winners)


@lru_cache(maxsize=16)
def _sheet(money: tuple[int, ...], gains: Gains, winners: tuple[Seat, ...]) -> Sheet | None:
    if not any(money) and not winners:
        return None
    seats = sorted(range(len(money)), key=lambda seat: -money[seat])
    return Sheet(
        columns=(
            say("caribbean-column-raids"),
            say("caribbean-column-chests"),
            say("caribbean-column-money"),
        ),
        icons=(sprite("chest"), sprite("hideout"), sprite("coin")),
        rows=tuple(Row(seat, _values(money[seat], gains, seat)) for seat in seats),
        why=_why(money, winners) if winners else None,
        rounds=tuple(
            Round(number, tuple(_part(paid, seat) for seat in range(len(money))))
            for number, paid in enumerate(gains, 1)
            if paid
        ),
    )


def _values(owned: int, gains: Gains, seat: Seat) -> tuple[int, ...]:
    raided = RAID * sum(paid.count((seat, None)) for paid in gains)
    return raided, owned - raided, owned


def _part(gains: Sequence[tuple[Seat, str | None]], seat: Seat) -> Part:
    """What a round brought a seat: its raids together, and every chest that came home to it."""
    raids = gains.count((seat, None))
    chests = [chest for paid, chest in gains if paid == seat and chest is not None]
    money = RAID * raids + sum(map(value_of, chests))
    raided = Fact(say("caribbean-sheet-raids", count=raids), sprite("chest"), RAID * raids)
    return Part(
        money or "",
        (
            *([raided] if raids else []),
            *(
                Fact(
                    say("caribbean-sheet-chest", chest=place_words(chest)),
                    sprite("hideout"),
                    value_of(chest),
                )
                for chest in chests
            ),
        ),
    )


def _why(money: tuple[int, ...], winners: tuple[Seat, ...]) -> Message:
    best, goal = money[winners[0]], GOALS[len(money)]
    names = dict(zip(_ORDER, map(SeatName, winners), strict=False))
    if best >= goal:
        key, ended = "caribbean-why-goal", {"goal": goal}
    else:
        key, ended = "caribbean-why-rounds", {"last": LAST_ROUND}
    return say(key, count=len(winners), **names, money=best, **ended)

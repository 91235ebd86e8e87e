"""Caribbean's score sheet: what each seat has raided and what its hideouts brought, in all and
round by round.
"""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import GOALS, RAID
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.derived import place_words, value_of
from freebooters.games.caribbean.table.nodes import sprite
from freebooters.stage import Fact, Part, Round, Row, Sheet

__all__ = ["sheet"]

_ORDER = ("first", "second", "third", "fourth")


def sheet(view: CaribbeanView) -> Sheet | None:
    """Once somebody has money or the game is over."""
    if not any(view.money) and not view.winners:
        return None
    seats = sorted(range(len(view.money)), key=lambda seat: -view.money[seat])
    return Sheet(
        columns=(
            say("caribbean-column-raids"),
            say("caribbean-column-chests"),
            say("caribbean-column-money"),
        ),
        icons=(sprite("chest"), sprite("hideout"), sprite("coin")),
        rows=tuple(Row(seat, _values(view, seat)) for seat in seats),
        why=_why(view) if view.winners else None,
        rounds=tuple(
            Round(number, tuple(_part(gains, seat) for seat in range(len(view.money))))
            for number, gains in enumerate(view.gains, 1)
            if gains
        ),
    )


def _values(view: CaribbeanView, seat: int) -> tuple[int, ...]:
    raided = RAID * sum(gains.count((seat, None)) for gains in view.gains)
    return raided, view.money[seat] - raided, view.money[seat]


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


def _why(view: CaribbeanView) -> Message:
    money = view.money[view.winners[0]]
    goal = GOALS[len(view.money)]
    names = dict(zip(_ORDER, map(SeatName, view.winners), strict=False))
    rest = [owned for seat, owned in enumerate(view.money) if seat not in view.winners]
    return say(
        "caribbean-why-goal" if money >= goal else "caribbean-why-rounds",
        count=len(view.winners),
        **names,
        money=money,
        goal=goal,
        next=max(rest, default=money),
    )

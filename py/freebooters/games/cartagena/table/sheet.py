"""Cartagena's score sheet: how far every crew has come, and why the winner won."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import sprite
from freebooters.stage import Row, Sheet, Value

__all__ = ["sheet"]


def sheet(view: CartagenaView) -> Sheet | None:
    """How far every crew has come; None before anybody has run."""
    variant = VARIANTS[view.variant]
    if not any(map(sum, view.positions)):
        return None
    merits = [(men.count(variant.boat), sum(men)) for men in view.positions]
    order = sorted(
        range(len(merits)), key=lambda seat: (seat == view.winner, *merits[seat]), reverse=True
    )
    return Sheet(
        columns=(
            say("cartagena-column-start"),
            say("cartagena-column-passage"),
            say("cartagena-column-spaces"),
            say("cartagena-column-aboard"),
        ),
        rows=tuple(Row(seat, _values(view, seat)) for seat in order),
        icons=("", "", "", sprite("sloop")),
        why=None if view.winner is None else _why(view, order, merits),
    )


def _values(view: CartagenaView, seat: Seat) -> tuple[Value, ...]:
    variant, men = VARIANTS[view.variant], view.positions[seat]
    ashore, aboard = men.count(0), men.count(variant.boat)
    passage = len(men) - ashore - aboard
    return ashore, passage, sum(men), f"{aboard}/{variant.pirates}"


def _why(view: CartagenaView, order: list[Seat], merits: list[tuple[int, int]]) -> Message:
    """Who won, and who came nearest: most pirates aboard, then most spaces run (CA-9)."""
    variant, (winner, second, *_) = VARIANTS[view.variant], order
    aboard = merits[second][0]
    return say(
        "cartagena-why",
        winner=SeatName(winner),
        all=variant.pirates,
        seat=SeatName(second),
        rivals=sum(merits[seat] == merits[second] for seat in order[1:]) if aboard else 0,
        count=aboard,
    )

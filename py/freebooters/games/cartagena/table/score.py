"""What the page says around Cartagena's table: the goal, facts about a seat, the score sheet."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.pieces import card_word
from freebooters.stage import Fact, Row, Sheet, Value

__all__ = ["facts", "goal", "held", "sheet"]


def facts(view: CartagenaView, seat: Seat) -> tuple[Fact, ...]:
    """Pirates aboard, cards held, and on turn, for the ear, the moves that are left."""
    variant, men = VARIANTS[view.variant], view.positions[seat]
    aboard, held = men.count(variant.boat), view.hand_sizes[seat]
    found = (
        Fact(
            say("cartagena-fact-aboard", count=aboard, all=variant.pirates),
            sprite("sloop"),
            aboard,
        ),
        Fact(say("cartagena-fact-cards", count=held), sprite("card-back"), held),
    )
    if view.turn != seat or view.moves_left is None:
        return found
    return (*found, Fact(say("cartagena-fact-moves", count=view.moves_left)))


def held(view: CartagenaView, seat: Seat) -> tuple[Fact, ...]:
    """The cards of a hidden hand, symbol by symbol."""
    variant, cards = VARIANTS[view.variant], view.hands[seat] or ()
    if variant.open_hands:
        return ()
    return tuple(
        Fact(
            say("cartagena-node-card", symbol=card_word(symbol), count=cards.count(symbol)),
            sprite(symbol),
            cards.count(symbol),
        )
        for symbol in variant.edition.symbols
        if symbol in cards
    )


def goal(view: CartagenaView, viewer: Seat | None) -> Message:
    """Who has the whole crew aboard wins."""
    variant = VARIANTS[view.variant]
    if viewer is None:
        return say("cartagena-goal", all=variant.pirates)
    aboard = view.positions[viewer].count(variant.boat)
    return say("cartagena-goal-own", all=variant.pirates, count=aboard)


def sheet(view: CartagenaView) -> Sheet | None:
    """How far every crew has come; None before anybody has run."""
    variant = VARIANTS[view.variant]
    if not any(map(sum, view.positions)):
        return None
    merits = [
        (seat == view.winner, men.count(variant.boat), sum(men))
        for seat, men in enumerate(view.positions)
    ]
    order = sorted(range(len(merits)), key=lambda seat: merits[seat], reverse=True)
    return Sheet(
        columns=(
            say("cartagena-column-start"),
            say("cartagena-column-passage"),
            say("cartagena-column-spaces"),
            say("cartagena-column-aboard"),
        ),
        rows=tuple(Row(seat, _values(view, seat)) for seat in order),
        icons=("", "", "", sprite("sloop")),
        why=None if view.winner is None else _why(view, order),
    )


def _values(view: CartagenaView, seat: Seat) -> tuple[Value, ...]:
    variant, men = VARIANTS[view.variant], view.positions[seat]
    ashore, aboard = men.count(0), men.count(variant.boat)
    passage = len(men) - ashore - aboard
    return ashore, passage, sum(men), f"{aboard}/{variant.pirates}"


def _why(view: CartagenaView, order: list[Seat]) -> Message:
    variant, (winner, second, *_) = VARIANTS[view.variant], order
    return say(
        "cartagena-why",
        winner=SeatName(winner),
        all=variant.pirates,
        seat=SeatName(second),
        count=view.positions[second].count(variant.boat),
    )

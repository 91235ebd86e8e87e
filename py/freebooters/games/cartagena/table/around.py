"""What the page says around Cartagena's table: facts about a seat, and the goal."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.nodes import card_word
from freebooters.stage import Fact

__all__ = ["facts", "goal", "held"]


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

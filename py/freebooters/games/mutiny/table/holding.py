"""What a seat holds that nobody else sees, for whoever looks at all hands."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CARDS, LETTERS
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.nodes import card_sprite, card_words, side_words, sprite
from freebooters.stage import Fact

__all__ = ["held_by"]


def held_by(view: MutinyView, seat: Seat) -> tuple[Fact, ...]:
    """Cards, gold, allegiance, what was laid face down, and the sailors it has seen; at the end
    only what nobody was shown.
    """
    return (*_cards(view), *_gold(view, seat), *_secrets(view, seat))


def _cards(view: MutinyView) -> Iterator[Fact]:
    cards = Derived(view).held()
    for card in CARDS:
        count = cards.count(card)
        if count:
            words = say("mutiny-held-card", card=card_words(card), count=count)
            yield Fact(words, sprite(card_sprite(card)), count)


def _gold(view: MutinyView, seat: Seat) -> Iterator[Fact]:
    values = view.gold[seat] or ()
    if values:
        words = say("mutiny-held-gold", cards=len(values), value=sum(values))
        yield Fact(words, sprite(f"gold-{max(values)}"), sum(values))


def _secrets(view: MutinyView, seat: Seat) -> Iterator[Fact]:
    side, laid = view.allegiance[seat], view.duel["own"] if view.duel else None
    if side is not None and view.phase != "over":
        yield Fact(say("mutiny-fact-sworn-to", side=side_words(side)), sprite(f"oath-{side}"))
    if laid is not None:
        yield _laid(*laid)
    for letter, pair, knowers in zip(LETTERS, view.sailors, view.seen_by, strict=True):
        if pair is not None and seat in knowers:
            yield Fact(say("mutiny-held-sailors", letter=letter, pink=pair[0], grey=pair[1]))


def _laid(verb: str, colour: str = "", value: int = 0) -> Fact:
    """What lies face down before the seat: its monkey, or a combat card."""
    if verb == "monkey":
        return Fact(say("mutiny-held-monkey"), sprite("ape"))
    card = (colour, value)
    return Fact(say("mutiny-held-laid", card=card_words(card)), sprite(card_sprite(card)))

"""The viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CARDS
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.layout import LAYOUTS
from freebooters.games.mutiny.table.nodes import (
    Z,
    card_sprite,
    card_words,
    panel,
    picture,
    plate,
    writing,
)
from freebooters.stage import Box, Node

__all__ = ["GOLD", "MONKEY", "OATH", "card_id", "hand"]

MONKEY, GOLD, OATH = len(CARDS), len(CARDS) + 1, len(CARDS) + 2
"""Indices in the hand after the kinds of combat card."""


def card_id(kind: int) -> str:
    """The viewer's own combat cards of one kind."""
    return f"hand-{CARDS[kind][0]}-{CARDS[kind][1]}"


def hand(derived: Derived) -> Iterator[Node]:
    """The viewer's cards; for a spectator the places are empty."""
    layout, view = LAYOUTS[derived.frame], derived.view
    yield panel("hand", layout.hand, "paper", z=Z.PANEL)
    cards, own = derived.held(), derived.own
    if layout.frame == "wide":
        yield writing(
            "hand-title",
            (layout.hand.at[0], layout.hand.y + 14),
            (layout.hand.w - 16, layout.sizes.small),
            say("mutiny-hand" if own is not None else "mutiny-hand-spectator"),
            skin="ink-soft",
        )
    for kind, card in enumerate(CARDS):
        place, count = layout.cards[kind], cards.count(card)
        name = card_id(kind)
        yield picture(
            name,
            place.at,
            place.size,
            card_sprite(card),
            alpha=1 if count else 0.16,
            label=None
            if own is None
            else say("mutiny-node-card", card=card_words(card), count=count),
            pick="" if own is None else f"card:{card[0]}:{card[1]}",
        )
        if count > 1:
            yield from _times(derived, name, place, f"×{count}")  # noqa: RUF001
    if own is None:
        return
    yield from _monkey(derived, own)
    yield from _treasure(derived, own)
    place, side = layout.cards[OATH], view.allegiance[own]
    yield picture(
        "hand-oath",
        place.at,
        place.size,
        f"oath-{side}" if side else "oath-back",
        alpha=1 if side else 0.3,
        label=say("mutiny-node-oath", oath=side or "none"),
        pick="oath",
    )


def _times(derived: Derived, name: str, place: Box, text: str) -> Iterator[Node]:
    size = LAYOUTS[derived.frame].sizes.small
    at = (place.right - size * 0.5, place.bottom - size * 0.2)
    yield from plate(f"{name}-times", at, (size * 2.1, size * 1.35), text)


def _monkey(derived: Derived, own: Seat) -> Iterator[Node]:
    layout, view = LAYOUTS[derived.frame], derived.view
    place, duel = layout.cards[MONKEY], view.duel
    laid = duel is not None and (own not in duel["in"] or tuple(duel["own"] or ()) == ("monkey",))
    yield picture(
        "hand-monkey",
        place.at,
        place.size,
        "monkey",
        tint=f"seat-{own}",
        alpha=0.2 if laid else 1,
        dim=duel is None,
        label=say("mutiny-node-monkey"),
        pick="monkey",
    )


def _treasure(derived: Derived, own: Seat) -> Iterator[Node]:
    """The viewer's gold cards, and what they are worth together."""
    layout = LAYOUTS[derived.frame]
    values = derived.view.gold[own] or ()
    place = layout.cards[GOLD]
    yield picture(
        "hand-gold",
        place.at,
        place.size,
        f"gold-{max(values)}" if values else "gold-back",
        alpha=1 if values else 0.3,
        label=say("mutiny-node-gold", cards=len(values), value=sum(values)),
        pick="gold",
    )
    if values:
        yield from _times(derived, "hand-gold", place, f"={sum(values)}")

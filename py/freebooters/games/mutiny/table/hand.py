"""The viewer's own hand: what it holds, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CARDS, Card
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about, about_card
from freebooters.games.mutiny.table.layout import hand_boxes
from freebooters.games.mutiny.table.nodes import (
    Z,
    badge,
    card_sprite,
    card_words,
    panel,
    picture,
    plate,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted

__all__ = ["card_id", "hand", "place_in_hand"]

_SUM = 2.3
"""Width of the plate with what gold cards are worth, for letters of height 1."""


class _Held(NamedTuple):
    """One thing in the hand."""

    id: str
    image: str
    means: Meaning
    many: int = 1
    worth: int = 0
    alpha: float = 1
    tint: str = ""


def card_id(kind: int) -> str:
    """The viewer's own combat cards of one kind."""
    return f"hand-{CARDS[kind][0]}-{CARDS[kind][1]}"


def hand(derived: Derived) -> Iterator[Node]:
    """The viewer's cards; nothing for a spectator, nor once the sides are unmasked."""
    box, own = _box(derived), derived.own
    if box is None or own is None:
        return
    act = "voyage" if derived.view.phase == "voyage" else "mutiny"
    yield from _laid_out(derived.frame, box, act, own, _hand_of(derived, own))


class _Hand(NamedTuple):
    """What a seat has."""

    cards: tuple[Card, ...]
    gold: tuple[int, ...]
    side: str | None
    has_monkey: bool


def _hand_of(derived: Derived, own: Seat) -> _Hand:
    view, duel = derived.view, derived.view.duel
    laid = duel is not None and (own not in duel["in"] or tuple(duel["own"] or ()) == ("monkey",))
    return _Hand(derived.held(), view.gold[own] or (), view.allegiance[own], not laid)


@painted
def _laid_out(frame: Frame, box: Box, act: str, own: Seat, hand: _Hand) -> Iterator[Node]:
    yield panel(f"hand-{act}", box, "paper", z=Z.PANEL)
    held = tuple(_held(hand, own))
    places = hand_boxes(box, len(held))
    for place, item in zip(places, held, strict=True):
        yield picture(
            item.id,
            place.at,
            place.size,
            item.image,
            tint=item.tint,
            alpha=item.alpha,
            means=item.means,
        )
        yield from _numbers(frame, item, place, box)


def place_in_hand(derived: Derived, name: str) -> Box | None:
    """Where a thing of the viewer's hand lies; None if it holds none."""
    box = _box(derived)
    if box is None or derived.own is None:
        return None
    names = [item.id for item in _held(_hand_of(derived, derived.own), derived.own)]
    if name not in names:
        return None
    return hand_boxes(box, len(names))[names.index(name)]


def _box(derived: Derived) -> Box | None:
    if derived.view.phase == "over":
        return None
    layout = derived.layout
    return layout.hand if derived.view.phase == "voyage" else layout.armed


def _numbers(frame: Frame, item: _Held, place: Box, hand: Box) -> Iterator[Node]:
    """How many there are, at the corner but within the hand, or what they are worth together."""
    if item.many > 1 and not item.worth:
        x = min(place.right - 2, hand.right - frame.medium * 0.75)
        at = (x, place.y + frame.medium * 0.35)
        yield from badge(f"{item.id}-times", at, frame.medium, str(item.many))
    if item.many > 1 and item.worth:
        w, h = frame.medium * _SUM, frame.medium * 1.25
        below = Box(place.at[0] - w / 2, place.bottom - h * 0.8, w, h)
        yield from plate(f"{item.id}-worth", below, frame.medium, f"={item.worth}")


def _held(hand: _Hand, own: Seat) -> Iterator[_Held]:
    for kind, card in enumerate(CARDS):
        count = hand.cards.count(card)
        if count:
            yield _Held(
                card_id(kind),
                card_sprite(card),
                Meaning(
                    say("mutiny-node-card", card=card_words(card), count=count),
                    about_card(card, count),
                    f"card:{card[0]}:{card[1]}",
                ),
                many=count,
            )
    yield _Held(
        "hand-monkey",
        "monkey",
        Meaning(say("mutiny-node-monkey"), about("monkey", "ape"), "monkey"),
        alpha=1 if hand.has_monkey else 0.3,
        tint=f"seat-{own}",
    )
    values = hand.gold
    if values:
        label = say("mutiny-node-gold", cards=len(values), value=sum(values))
        image = f"gold-{max(values)}"
        worth = about("gold-card", image, ("worth", sum(values)), now=label)
        yield _Held(
            "hand-gold",
            image,
            Meaning(label, worth, "gold"),
            many=len(values),
            worth=sum(values),
        )
    side = hand.side
    label = say("mutiny-node-oath", oath=side or "none")
    image = f"oath-{side}" if side else "oath-back"
    means = Meaning(label, about("oath", image, now=label), "oath")
    yield _Held("hand-oath", image, means, alpha=1 if side else 0.4)

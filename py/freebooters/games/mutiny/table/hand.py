"""The viewer's own hand: what it holds, and nothing else, under its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import say
from freebooters.games.mutiny.rules.components import CARDS, COLOURS, Card
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.explanations import about, about_card
from freebooters.games.mutiny.table.fan import Fan, fan
from freebooters.games.mutiny.table.nodes import (
    EMBLEMS,
    Z,
    badge,
    card_sprite,
    card_words,
    panel,
    picture,
    plate,
    writing,
)
from freebooters.stage import Box, Frame, Meaning, Node, painted

__all__ = ["HELD", "card_id", "cards_box", "hand", "place_in_hand"]

_SUM = 2.1
"""Width of the plate with what gold cards are worth, for letters of height 1."""
_NAME = 6.2
"""Width of the hand's name, for letters of height 1."""
_TOTAL = 2.9
"""Width of an emblem and a number beside it, for letters of height 1."""


_MONKEY, _GOLD, _OATH = "hand-monkey", "hand-gold", "hand-oath"


class _Held(NamedTuple):
    """One thing in the hand; of equal ones what each looks like, the last on top."""

    id: str
    images: tuple[str, ...]
    means: Meaning
    worth: int = 0
    tint: str = ""


def card_id(kind: int) -> str:
    """The viewer's own combat cards of one kind."""
    return f"hand-{CARDS[kind][0]}-{CARDS[kind][1]}"


HELD = frozenset({*map(card_id, range(len(CARDS))), _MONKEY, _GOLD, _OATH})
"""The ids of what may be in a hand. It makes room for what comes, and nobody else moves it."""


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
    laid = laid or own in view.eliminated  # it leaves no duel any more
    return _Hand(derived.held(), view.gold[own] or (), view.allegiance[own], not laid)


@painted
def _laid_out(frame: Frame, box: Box, act: str, own: Seat, hand: _Hand) -> Iterator[Node]:
    yield panel(f"hand-{act}", box, "paper", z=Z.PANEL)
    held = tuple(_held(hand, own))
    lies = _fan(frame, box, held)
    if lies.title is not None:
        yield from _title(frame, lies.title, hand.cards)
    tops: list[Box | None] = [stack[-1] for stack in lies.stacks]
    after = [*tops[1:], None] if tops else []
    for stack, item, later in zip(lies.stacks, held, after, strict=True):
        images = item.images[-len(stack) :]
        for depth, place, image in zip(range(len(stack))[::-1], stack, images, strict=True):
            yield picture(
                f"{item.id}-under-{depth}" if depth else item.id,
                place.at,
                place.size,
                image,
                tint=item.tint,
                means=item.means,
            )
        yield from _numbers(frame, item, stack[-1], later, box)


def _title(frame: Frame, box: Box, cards: tuple[Card, ...]) -> Iterator[Node]:
    """Whose hand it is, and what its cards would add to each side."""
    is_tall = box.h > 2.2 * frame.medium
    letters, words = frame.medium if is_tall else frame.small, say("mutiny-hand")
    if frame.kind == "short":
        yield writing("hand-title", box.at, box.w, letters, words, display=True, align="left")
        return
    totals = _TOTAL * letters * len(COLOURS)
    line = letters * 1.3
    if is_tall:
        top = box.at[1] - line * 1.1
        title, below = Box(box.x, top, box.w, line), Box(box.x, top + line * 1.2, totals, line)
        align: Literal["left", "right"] = "left"
    else:  # above the cards at the right, which are not laid and so bear no marks
        totals = min(totals, box.w / 2)
        below = Box(box.right - totals, box.y, totals, line)
        w = min(_NAME * letters, below.x - 8 - box.x)
        title = Box(below.x - 8 - w, box.y, w, line)
        align = "right"
    yield writing("hand-title", title.at, title.w, letters, words, display=True, align=align)
    for colour, place in zip(COLOURS, below.columns(len(COLOURS), 0), strict=True):
        value = sum(value for each, value in cards if each == colour)
        yield picture(
            f"hand-{colour}-emblem", (place.x + line / 2, place.at[1]), line, EMBLEMS[colour]
        )
        room = place.w - line - 4
        yield writing(
            f"hand-{colour}-total",
            (place.right - room / 2, place.at[1]),
            room,
            letters,
            str(value),
            align="left",
        )


def place_in_hand(derived: Derived, name: str) -> Box | None:
    """Where a thing of the viewer's hand lies; None if it holds none."""
    box = _box(derived)
    if box is None or derived.own is None:
        return None
    held = tuple(_held(_hand_of(derived, derived.own), derived.own))
    names = [item.id for item in held]
    if name not in names:
        return None
    return _fan(derived.frame, box, held).stacks[names.index(name)][-1]


def cards_box(derived: Derived) -> Box | None:
    """The hand's box without the line over the cards; None where there is no hand."""
    box, own = _box(derived), derived.own
    if box is None or own is None:
        return None
    title = _fan(derived.frame, box, tuple(_held(_hand_of(derived, own), own))).title
    if title is None or derived.frame.kind != "narrow":
        return box
    return Box(box.x, title.bottom, box.w, box.bottom - title.bottom)


def _fan(frame: Frame, box: Box, held: tuple[_Held, ...]) -> Fan:
    return fan(frame, box, tuple(len(item.images) for item in held))


def _box(derived: Derived) -> Box | None:
    if derived.view.phase == "over":
        return None
    layout = derived.layout
    return layout.hand if derived.view.phase == "voyage" else layout.armed


def _numbers(frame: Frame, item: _Held, place: Box, later: Box | None, hand: Box) -> Iterator[Node]:
    """How many there are, or what they are worth together, where neither the next card, which lies at
    `later`, covers it nor it the card's number.
    """
    many = len(item.images)
    if many > 1 and not item.worth:
        x = max(place.x + place.w * 0.1, hand.x + frame.medium * 0.7)
        yield from badge(f"{item.id}-times", (x, place.y + place.h * 0.46), frame.medium, str(many))
    if many > 1 and item.worth:
        w, h = min(frame.medium * _SUM, place.w * 0.52), frame.medium * 1.25
        room = place.w * 0.96 - w
        right = room if later is not None and later.x < place.x else 0
        corner = Box(place.x + place.w * 0.02 + right, place.bottom - h * 1.2, w, h)
        yield from plate(f"{item.id}-worth", corner, frame.medium, f"={item.worth}")


def _held(hand: _Hand, own: Seat) -> Iterator[_Held]:
    for kind, card in enumerate(CARDS):
        count = hand.cards.count(card)
        if count:
            yield _Held(
                card_id(kind),
                (card_sprite(card),) * count,
                Meaning(
                    say("mutiny-node-card", card=card_words(card), count=count),
                    about_card(card, count),
                    f"card:{card[0]}:{card[1]}",
                ),
            )
    if hand.has_monkey:
        label = Meaning(say("mutiny-node-monkey"), about("monkey", "ape"), "monkey")
        yield _Held(_MONKEY, ("monkey",), label, tint=f"seat-{own}")
    values = sorted(hand.gold)
    if values:
        words = say("mutiny-node-gold", cards=len(values), value=sum(values))
        worth = about("gold-card", f"gold-{values[-1]}", ("worth", sum(values)), now=words)
        images = tuple(f"gold-{value}" for value in values)
        yield _Held(_GOLD, images, Meaning(words, worth, "gold"), worth=sum(values))
    if hand.side:
        words, image = say("mutiny-node-oath", oath=hand.side), f"oath-{hand.side}"
        yield _Held(_OATH, (image,), Meaning(words, about("oath", image, now=words), "oath"))

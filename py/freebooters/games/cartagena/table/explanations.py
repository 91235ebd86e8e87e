"""The cards that explain what is on Cartagena's table: what a thing does as things stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.ground import dress_of, sprite
from freebooters.games.cartagena.table.nodes import card_word, place_word
from freebooters.stage import Explanation, Fact

__all__ = ["boat", "card", "cell", "discards", "hand", "next_card", "other_pirate", "own_pirate"]
__all__ += ["pile", "row_card", "start"]


def _by_seat(counts: Sequence[int]) -> tuple[Fact, ...]:
    return tuple(
        Fact(say("cartagena-number-seat", seat=SeatName(seat)), None, count)
        for seat, count in enumerate(counts)
        if count
    )


def _by_symbol(counts: Sequence[tuple[str, int]]) -> tuple[Fact, ...]:
    return tuple(
        Fact(card_word(symbol), sprite(symbol), count) for symbol, count in counts if count
    )


def start(variant: str, counts: Sequence[int]) -> Explanation:
    return Explanation(
        say("cartagena-card-start"),
        say("cartagena-now-start"),
        _by_seat(counts),
        rule="CA-1",
        icon=sprite(dress_of(variant).gate),
    )


def boat(variant: str, counts: Sequence[int]) -> Explanation:
    return Explanation(
        say("cartagena-card-boat"),
        say("cartagena-now-boat", all=VARIANTS[variant].pirates),
        _by_seat(counts),
        rule="CA-9",
        icon=sprite("sloop"),
    )


@lru_cache(maxsize=1024)
def cell(number: int, symbol: str, count: int) -> Explanation:
    """A space on which so many pirates stand."""
    return Explanation(
        say("cartagena-card-cell", cell=number, symbol=card_word(symbol)),
        say("cartagena-now-cell", count=count),
        rule="CA-3" if count == 0 else "CA-5" if count > 2 else "CA-4",
        icon=sprite(symbol),
    )


def own_pirate(name: Message, back: int | None, count: int) -> Explanation:
    """A pirate of whoever looks, which would fall back to a space for so many cards."""
    return Explanation(
        name,
        say("cartagena-now-stuck")
        if back is None
        else say("cartagena-now-retreat", to=back, count=count),
        more=say("cartagena-more-pirate"),
        rule="CA-4",
    )


def other_pirate(name: Message) -> Explanation:
    return Explanation(name, say("cartagena-now-other"), rule="CA-3")


def card(variant: str, name: Message, symbol: str, ways: Sequence[tuple[int, int]]) -> Explanation:
    """A card in the viewer's hand; `ways` tell from where to where it takes a pirate."""
    return Explanation(
        name,
        say("cartagena-now-card", symbol=card_word(symbol)),
        tuple(
            Fact(
                say(
                    "cartagena-number-way",
                    at=place_word(variant, there),
                    cell=there,
                    goal=place_word(variant, to),
                    to=to,
                ),
                sprite("moves"),
                f"+{to - there}",
            )
            for there, to in ways
        ),
        rule="CA-3",
        icon=sprite(symbol),
    )


def next_card(symbol: str) -> Explanation:
    return Explanation(
        say("cartagena-card-next", symbol=card_word(symbol)),
        say("cartagena-now-next"),
        more=say("cartagena-more-row"),
        rule="CA-7",
        icon=sprite(symbol),
    )


@lru_cache(maxsize=256)
def row_card(symbol: str, place: int) -> Explanation:
    """The card at that place of the open row, counted from the next one, which is the first."""
    return Explanation(
        say("cartagena-node-row", place=place, symbol=card_word(symbol)),
        say("cartagena-now-row", count=place - 1),
        rule="CA-7",
        icon=sprite(symbol),
    )


def pile(variant: str, size: int) -> Explanation:
    row = VARIANTS[variant].row_length
    return Explanation(
        say("cartagena-card-pile"),
        say("cartagena-now-pile", source="row" if row else "pile"),
        (Fact(say("cartagena-number-pile"), sprite("card-back"), size),),
        say("cartagena-more-pile"),
        "CA-6",
        sprite("card-back"),
    )


def discards(variant: str, counts: Sequence[tuple[str, int]]) -> Explanation:
    """So many discards of those symbols."""
    return Explanation(
        say("cartagena-card-discards"),
        say("cartagena-now-discards", copies=VARIANTS[variant].copies),
        _by_symbol(counts),
        rule="CA-6",
    )


def hand(seat: Seat, counts: Sequence[tuple[str, int]], hidden: int) -> Explanation:
    """What is known of the hand of somebody else."""
    backs = (Fact(say("cartagena-number-hidden"), sprite("card-back"), hidden),) if hidden else ()
    known = "all" if not hidden else "some" if counts else "none"
    return Explanation(
        say("cartagena-card-hand", seat=SeatName(seat)),
        say("cartagena-now-hand", known=known),
        (*backs, *_by_symbol(counts)),
        rule="CA-10",
        icon=sprite("card-back"),
    )

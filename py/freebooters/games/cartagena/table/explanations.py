"""The cards that explain what is on Cartagena's table: what a thing does as things stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.ground import dress_of, sprite
from freebooters.games.cartagena.table.nodes import card_word, place_word
from freebooters.stage import Explainer, Explanation, Fact

__all__ = ["boat", "card", "cell", "discards", "hand", "next_card", "other_pirate", "own_pirate"]
__all__ += ["pile", "row_card", "start"]


_RULES = {
    "alone": "CA-4",
    "boat": "CA-9",
    "card": "CA-3",
    "crowded": "CA-5",
    "discards": "CA-6",
    "free": "CA-3",
    "hand": "CA-10",
    "other-pirate": "CA-3",
    "own-pirate": "CA-4",
    "pile": "CA-6",
    "row": "CA-7",
    "start": "CA-1",
}
_THINGS = Explainer("cartagena", _RULES)


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
    name, now = say("cartagena-card-start"), say("cartagena-now-start")
    return _THINGS.explained("start", name, now, *_by_seat(counts), icon=dress_of(variant).gate)


def boat(variant: str, counts: Sequence[int]) -> Explanation:
    now = say("cartagena-now-boat", all=VARIANTS[variant].pirates)
    return _THINGS.explained(
        "boat", say("cartagena-card-boat"), now, *_by_seat(counts), icon="sloop"
    )


@lru_cache(maxsize=1024)
def cell(number: int, symbol: str, count: int) -> Explanation:
    """A space on which so many pirates stand."""
    name = say("cartagena-card-cell", cell=number, symbol=card_word(symbol))
    kind = "free" if count == 0 else "crowded" if count > 2 else "alone"
    return _THINGS.explained(kind, name, say("cartagena-now-cell", count=count), icon=symbol)


def own_pirate(name: Message, back: int | None, count: int) -> Explanation:
    """A pirate of whoever looks, which would fall back to a space for so many cards."""
    now = say("cartagena-now-stuck")
    if back is not None:
        now = say("cartagena-now-retreat", to=back, count=count)
    return _THINGS.explained("own-pirate", name, now, more=say("cartagena-more-pirate"))


def other_pirate(name: Message) -> Explanation:
    return _THINGS.explained("other-pirate", name, say("cartagena-now-other"))


def card(variant: str, name: Message, symbol: str, ways: Sequence[tuple[int, int]]) -> Explanation:
    """A card in the viewer's hand; `ways` tell from where to where it takes a pirate."""
    now = say("cartagena-now-card", symbol=card_word(symbol))
    numbers = (_way(variant, there, to) for there, to in ways)
    return _THINGS.explained("card", name, now, *numbers, icon=symbol)


def _way(variant: str, there: int, to: int) -> Fact:
    at, goal = place_word(variant, there), place_word(variant, to)
    name = say("cartagena-number-way", at=at, cell=there, goal=goal, to=to)
    return Fact(name, sprite("moves"), f"+{to - there}")


def next_card(symbol: str) -> Explanation:
    name, now = say("cartagena-card-next", symbol=card_word(symbol)), say("cartagena-now-next")
    return _THINGS.explained("row", name, now, more=say("cartagena-more-row"), icon=symbol)


@lru_cache(maxsize=256)
def row_card(symbol: str, place: int) -> Explanation:
    """The card at that place of the open row, counted from the next one, which is the first."""
    name = say("cartagena-node-row", place=place, symbol=card_word(symbol))
    return _THINGS.explained("row", name, say("cartagena-now-row", count=place - 1), icon=symbol)


def pile(variant: str, size: int) -> Explanation:
    source = "row" if VARIANTS[variant].row_length else "pile"
    name, now = say("cartagena-card-pile"), say("cartagena-now-pile", source=source)
    left, more = _THINGS.number("number-pile", "card-back", size), say("cartagena-more-pile")
    return _THINGS.explained("pile", name, now, left, more=more, icon="card-back")


def discards(variant: str, counts: Sequence[tuple[str, int]]) -> Explanation:
    """So many discards of those symbols."""
    now = say("cartagena-now-discards", copies=VARIANTS[variant].copies)
    return _THINGS.explained("discards", say("cartagena-card-discards"), now, *_by_symbol(counts))


def hand(seat: Seat, counts: Sequence[tuple[str, int]], hidden: int) -> Explanation:
    """What is known of the hand of somebody else."""
    backs = [_THINGS.number("number-hidden", "card-back", hidden)] if hidden else []
    known = "all" if not hidden else "some" if counts else "none"
    name = say("cartagena-card-hand", seat=SeatName(seat))
    now = say("cartagena-now-hand", known=known)
    return _THINGS.explained("hand", name, now, *backs, *_by_symbol(counts), icon="card-back")

"""What plain tables are made of: cards, lanes and keys, from plain values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, say
from freebooters.stage import (
    NO_MEANING,
    Box,
    Explanation,
    Frame,
    Meaning,
    Node,
    card,
    disc,
    panel,
    writing,
)

__all__ = [
    "Keys",
    "cards_in",
    "hides",
    "key_tokens",
    "keys_in_a_row",
    "laid",
    "lane",
    "listed",
    "pick_token",
]

_SHAPE = 1.4
"""How much wider than high a card can be."""


def key_tokens(verb: str, names: Iterable[str], values: Iterable[str | int]) -> tuple[str, ...]:
    return tuple(f"{verb}:{name}:{value}" for name, value in zip(names, values, strict=True))


def pick_token(name: str, value: str | int) -> str:
    return f"{name}:{value}"


def cards_in(value: Any) -> list[Any]:
    """What lies there: an empty text and 0 alone are nothing."""
    return (
        [each for each in value if each != ""]
        if isinstance(value, tuple)
        else [value] * bool(value)
    )


def hides(value: Any) -> bool:
    return any(None in cards_in(each) for each in value)


def listed(cards: Sequence[Any]) -> str:
    return " ".join(map(str, cards)) or "-"


def laid(
    name: str, box: Box, cards: Sequence[Any], frame: Frame, label: Message, picked: str = ""
) -> Iterator[Node]:
    """Cards beside each other. `picked`: the field from which they can be picked one by one."""
    means = Meaning(label, Explanation(label))
    yield panel(f"{name}/place", box, "cell-alt", corner=10, means=means)
    room = box.inset(6, 4)
    w = min(room.h * _SHAPE, room.w / max(1, len(cards)))
    left = room.at[0] - w * len(cards) / 2
    for order, value in enumerate(cards):
        place, here = Box(left + w * order, room.y, w, room.h).inset(2, 0), f"{name}:{order}"
        if value is None:
            yield card(here, place, "card-back")
            continue
        each = say("plain-card", value=str(value))
        own = Meaning(each, Explanation(each), pick_token(picked, value)) if picked else NO_MEANING
        yield card(here, place, means=own)
        yield _value(here, place, frame, value)


def _value(name: str, box: Box, frame: Frame, value: str | int) -> Node:
    """What stands on a card."""
    text = str(value)
    letters = frame.letters_within(min(box.h * 0.6, box.w * 1.5 / len(text)))
    return writing(f"{name}/value", box, letters, text, ground="card")


def lane(
    name: str, seat: Seat, box: Box, place: int, length: int, stops: int, label: Message
) -> Iterator[Node]:
    """A way of that length, and the place to which a seat has come on it. `stops`: after every so many
    places lies a stop; 0: none.
    """
    way = box.inset(0, box.h * 0.15)

    def at(number: int) -> tuple[float, float]:
        return way.x + way.h / 2 + (way.w - way.h) * number / length, way.at[1]

    yield panel(
        f"{name}:{seat}", way, "sea", corner=way.h / 2, means=Meaning(label, Explanation(label))
    )
    for number in range(0, length + 1, stops) if stops else ():
        yield disc(f"{name}:{seat}/stop:{number}", (at(number), way.h * 0.92), "sand")
    # The lane has the name for both; by `was` the ship's way can be followed all the same.
    ship, here = f"{name}:{seat}/ship", (at(place), way.h * 0.8)
    yield disc(ship, here, f"seat-{seat}", edge="board-edge", was=ship)


class Keys(NamedTuple):
    """A row of values of an argument; `begins`: it is the first one, beside which the name stands."""

    verb: str
    name: str
    values: Sequence[str | int]
    abreast: int
    label: Message
    begins: bool


def keys_in_a_row(frame: Frame, keys: Keys, box: Box) -> Iterator[Node]:
    left = Box(box.x, box.y, box.w * 0.27, box.h)
    if keys.begins:
        name = f"{keys.verb}:{keys.name}"
        yield writing(name, left, frame.small, keys.label, ground="board", lines=2)
    places = Box(left.right, box.y, box.w - left.w, box.h).columns(keys.abreast, 6)
    for value, place in zip(keys.values, places, strict=False):
        label = say("plain-press", row=keys.label, value=value)
        (here,) = key_tokens(keys.verb, [keys.name], [value])
        yield card(here, place, means=Meaning(label, Explanation(label), here))
        yield _value(here, place, frame, value)

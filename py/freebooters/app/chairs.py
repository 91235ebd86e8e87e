"""Who sits where: what the people at the table chose for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import Seat
from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import say
from freebooters.engine.outside import has_room, plain, quoted

__all__ = [
    "COLOURS",
    "FRIEND",
    "HUMAN",
    "LONGEST_NAME",
    "BadChairs",
    "Chair",
    "chairs_from",
    "chairs_in",
    "chairs_of_one",
    "default_chairs",
    "learners",
    "seen_from",
]

HUMAN = "human"
"""A person at this screen."""

FRIEND = "friend"
"""A person at a screen of their own."""

COLOURS = ("red", "blue", "yellow", "green", "violet")
LONGEST_NAME = 24
"""Graphemes of a name; the page has the same."""


class BadChairs(FreebootersError):
    """The seats' names, colours or players do not make a table."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat's name (may be empty), colour, and player: `human`, `friend` or a bot's level. A name
    is plain and short, wherever it comes from.
    """

    name: str
    colour: str
    who: str

    @property
    def here(self) -> bool:
        """Whether a person at this screen sits there."""
        return self.who == HUMAN

    @property
    def person(self) -> bool:
        """Whether a person sits there, wherever that is."""
        return self.who in (HUMAN, FRIEND)

    def as_json(self) -> dict[str, str]:
        return {"name": self.name, "colour": self.colour, "who": self.who}


def chairs_from(data: Sequence[Any]) -> tuple[Chair, ...]:
    """The chairs a message describes. Raises `BadChairs` naming what is wrong."""
    chairs: dict[str, Chair] = {}
    for item in data:
        chair = _chair(item)
        if chair.colour in chairs:
            raise BadChairs(say("error-chair-colour", colour=chair.colour))
        chairs[chair.colour] = chair
    return tuple(chairs.values())


def chairs_of_one(seats: int) -> tuple[Chair, ...]:
    """One person, who sits first, against deckhands."""
    return tuple(
        Chair("", colour, "deckhand" if seat else HUMAN)
        for seat, colour in enumerate(COLOURS[:seats])
    )


def default_chairs(seats: int) -> tuple[Chair, ...]:
    """All human, unnamed: for a save that says nothing of its table."""
    return tuple(Chair("", COLOURS[seat], HUMAN) for seat in range(seats))


def chairs_in(table: dict[str, Any], seats: int) -> tuple[Chair, ...]:
    """The chairs of a save with so many seats. Raises `BadChairs`."""
    found = table.get("chairs")
    chairs = chairs_from(found) if isinstance(found, list) else default_chairs(seats)
    if len(chairs) != seats:
        raise BadChairs(say("error-chair"))
    return chairs


def seen_from(chairs: Sequence[Chair], seat: Seat | None) -> tuple[Chair, ...]:
    """The chairs as told at the screen of the friend in that seat, who alone is there; None: at that of
    somebody who has no seat.
    """
    return tuple(
        replace(chair, who=HUMAN if at == seat else FRIEND) if chair.person else chair
        for at, chair in enumerate(chairs)
    )


def _chair(item: Any) -> Chair:
    if not isinstance(item, dict):
        raise BadChairs(say("error-chair"))
    name, colour, who = item.get("name", ""), item.get("colour"), item.get("who")
    name = plain(name) if isinstance(name, str) else None
    if name is None or not has_room(name, LONGEST_NAME):
        raise BadChairs(say("error-chair-name"))
    if colour not in COLOURS:
        raise BadChairs(say("error-chair-colour", colour=quoted(colour)))
    if not isinstance(who, str) or (who not in (HUMAN, FRIEND) and who not in LEVELS):
        raise BadChairs(say("error-chair-who", who=quoted(who)))
    return Chair(name, colour, who)


def learners(who: Sequence[str]) -> list[Seat]:
    """Who can learn from their mistakes, given who sits where: the people at a screen; where nobody
    has played but bots, all.
    """
    people = [seat for seat, each in enumerate(who) if each == HUMAN]
    return people or [*range(len(who))]

"""Who sits where in the terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from freebooters.cli.words import Words
from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import say

__all__ = ["HUMAN", "BadSeating", "default_names", "seating"]

HUMAN = "human"


class BadSeating(FreebootersError):
    """A seat is neither a person's nor a bot's."""


def seating(text: str, known: Collection[str]) -> tuple[str, ...]:
    """`human,sailor` as a tuple. Raises `BadSeating` for whoever is not among those known there."""
    seats = tuple(who.strip() for who in text.split(","))
    for who in seats:
        if who not in known:
            raise BadSeating(say("terminal-error-seat", who=who, known=", ".join(known)))
    return seats


def default_names(words: Words, players: Sequence[str]) -> list[str]:
    """The names of seats that nobody named: `Player 1`, `Sailor 2`."""
    kinds = ("terminal-player" if who == HUMAN else f"level-{who}" for who in players)
    return [
        words.t("terminal-name", who=say(kind), number=number)
        for number, kind in enumerate(kinds, start=1)
    ]

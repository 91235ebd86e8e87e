"""`freebooters check`: which promises a game breaks, and after which moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from freebooters.cli.seating import HUMAN, default_names
from freebooters.cli.words import Words, shelf
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.messages import Message, say
from freebooters.engine.options import checked_options, checked_seats
from freebooters.promises import (
    Broken,
    Journey,
    Setting,
    broken_over,
    census_of,
    fresh,
    moves,
    played,
    room_of,
    settings_of,
)
from freebooters.promises.spoken import what_is_said_has_words

__all__ = ["BrokenPromises", "examined", "settings_for"]

_CODE = re.compile(r"`|\w+\(")
"""What is written as it is, also where a sentence begins with it."""


_BROKEN = "terminal-check-broken"
_AGAIN = "terminal-check-again"
_HELD = "terminal-check-held"


class BrokenPromises(FreebootersError):
    """A game does not keep all promises."""


def settings_for(
    game: Game[Any, Any], chosen: Mapping[str, Any], seats: Sequence[int] | None
) -> list[Setting]:
    """All settings of a game with those options, at those numbers of seats or at all there are.
    Raises `BadOption`, `BadSeats`.
    """
    for number in seats or ():
        checked_seats(game.info, number)
    checked_options(game.info, game.info.usual_options | dict(chosen))
    room = room_of(game)
    fixed = (
        replace(setting, chosen=tuple({**setting.options, **chosen}.items()))
        for setting in settings_of(room, game, census_of(room))
        if setting.seats in (seats or game.info.seats)
    )
    return [*dict.fromkeys(fixed)]


def examined(
    settings: Sequence[Setting], games: int, text: str, words: Words, *, everywhere: bool
) -> Iterator[str]:
    """Plays so many games at every setting and tells what is broken: line by line, each thing once.
    `text` makes them other games. Only `everywhere`, at all settings of a game, can be told what is
    never met. Raises `BrokenPromises` at the end.
    """
    known: set[str] = set()
    journeys: list[Journey] = []
    count = 0
    spoken = shelf(settings[0].game)
    for setting in settings:
        words.names = default_names(words, [HUMAN] * setting.seats)
        broken: list[Broken] = []
        for number in range(games):
            found, journey = played(setting, number, text)
            broken += found
            count += 1
            if journey is not None:
                broken += what_is_said_has_words(journey, spoken)
                journeys.append(journey)
        new = fresh(broken, known)
        heading = _BROKEN if new else _AGAIN if broken else _HELD
        yield words.t(heading, setting=_typed(setting), games=games)
        for each in new:
            yield from _told(each, words)
    if everywhere and len(journeys) == count:
        for each in fresh(broken_over(journeys), known):
            yield from _told(each, words)
    if known:
        raise BrokenPromises(say("terminal-error-promises", count=len(known)))
    yield words.t("terminal-check-all", games=count)


def _told(broken: Broken, words: Words) -> Iterator[str]:
    text = _sentence(words, broken.message)
    said = words.t("terminal-promise", number=broken.promise, text=text)
    yield f"  {said}"
    for number, line in enumerate(moves(broken)):
        yield ("      " if number else "    ") + _sentence(words, line)


def _sentence(words: Words, message: Message) -> str:
    """A message as a sentence, which may begin with what the message is given."""
    text = words.say(message)
    return text if _CODE.match(text) else text[:1].upper() + text[1:]


def _typed(setting: Setting) -> str:
    """A setting as one would type it."""
    options = [f"--option {name}={str(value).lower()}" for name, value in setting.chosen]
    return " ".join([setting.game.info.id, *options, f"--seats {setting.seats}"])

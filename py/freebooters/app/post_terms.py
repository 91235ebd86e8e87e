"""What an invitation to a game by post says of the game, in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import COLOURS, FRIEND, HUMAN, Chair, chairs_from
from freebooters.engine import saves
from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import Options, Seat
from freebooters.engine.errors import BadLetter, FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import say

__all__ = ["BY_POST", "Terms", "read_terms", "write_terms"]

BY_POST = ("caribbean", "cartagena")
"""Games that are over after few enough letters for anybody's patience."""

_LONGEST = 96
"""Bytes of a name or a level."""

_PEOPLE = (HUMAN, FRIEND)


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed on before the first letter; `seat`: the friend's."""

    game: Game[Any, Any]
    seats: int
    options: Options
    seat: Seat
    chairs: tuple[Chair, ...] = ()


def write_terms(match: Match, chairs: Sequence[Chair], seat: Seat) -> bytes:
    """The game, who sits where, and the seat that the letter invites to."""
    info, pen = match.game.info, Writer()
    pen.count(info.rules_version)
    pen.number(info.seats.index(match.seats), len(info.seats))
    for option in info.options:
        pen.number(option.choices.index(match.options[option.name]), len(option.choices))
    pen.number(seat, match.seats)
    for chair in chairs:
        pen.number(COLOURS.index(chair.colour), len(COLOURS))
        pen.number((*_PEOPLE, chair.who).index(chair.who), len(_PEOPLE) + 1)
        if chair.who not in _PEOPLE:
            pen.text(chair.who)
        pen.text(chair.name)
    return pen.done()


def read_terms(game: str, data: bytes) -> Terms:
    """What was written. Raises `BadLetter`, or what is raised where this version has other rules."""
    try:
        return _terms(game, Reader(data))
    except Spent as wrong:
        raise BadLetter(say("error-letter", field="terms")) from wrong


def _terms(game: str, reader: Reader) -> Terms:
    if game not in BY_POST:
        raise BadLetter(say("error-letter", field="game"))
    room = catalog.game(game)
    info = room.info
    saves.check_rules(info, reader.count())
    seats = info.seats[reader.number(len(info.seats))]
    options = {
        option.name: option.choices[reader.number(len(option.choices))] for option in info.options
    }
    seat = reader.number(seats)
    chairs = []
    for _ in range(seats):
        colour = COLOURS[reader.number(len(COLOURS))]
        kind = reader.number(len(_PEOPLE) + 1)
        who = _PEOPLE[kind] if kind < len(_PEOPLE) else reader.text(_LONGEST)
        chairs.append({"name": reader.text(_LONGEST), "colour": colour, "who": who})
    reader.end()
    try:
        return Terms(room, seats, options, seat, chairs_from(chairs))
    except FreebootersError as wrong:
        raise BadLetter(say("error-letter", field="terms")) from wrong

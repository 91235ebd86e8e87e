"""What an invitation to a game by post says of the game, in bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import COLOURS, FRIEND, HUMAN, LONGEST_NAME, Chair, chairs_from
from freebooters.engine import saves
from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import Options, Seat
from freebooters.engine.errors import BadLetter, FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.messages import say
from freebooters.engine.options import checked_options, checked_seats
from freebooters.engine.outside import POINTS

__all__ = ["Terms", "read_terms", "room_of", "write_terms"]

_LONGEST = 4 * POINTS * LONGEST_NAME
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


def room_of(game: str) -> Game[Any, Any]:
    """The game of that id. Raises `BadLetter` if it is not played by post, `UnknownGame` if it is none."""
    found = catalog.game(game)
    if not found.info.post:
        raise BadLetter(say("error-letter", field="game"))
    return found


def write_terms(game: str, chairs: Sequence[Chair], options: Options, seat: Seat) -> bytes:
    """The game, who sits where, and the seat that the letter invites to. Raises what a match raises that
    cannot be begun so.
    """
    info, pen = room_of(game).info, Writer()
    seats, chosen = checked_seats(info, len(chairs)), checked_options(info, options)
    pen.count(info.rules_version)
    pen.number(info.seats.index(seats), len(info.seats))
    for option in info.options:
        pen.number(option.choices.index(chosen[option.name]), len(option.choices))
    pen.number(seat, seats)
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
    room = room_of(game)
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
        seated = chairs_from(chairs)
    except FreebootersError as wrong:
        raise BadLetter(say("error-letter", field="terms")) from wrong
    if seated[seat].who != FRIEND:
        raise BadLetter(say("error-letter", field="terms"))
    return Terms(room, seats, options, seat, seated)

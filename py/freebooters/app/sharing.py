"""A game as a link: what is in it beside the match, and when one may be given away."""

from __future__ import annotations

from dataclasses import dataclass

from freebooters import catalog
from freebooters.app.chairs import COLOURS, HUMAN, LONGEST_NAME, Chair, chairs_from
from freebooters.bots.levels import LEVELS
from freebooters.engine import links
from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import Seat
from freebooters.engine.errors import BadLink, FreebootersError, NotOver, UnknownGame
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.outside import POINTS, quoted

__all__ = ["Shared", "check_open", "link_to", "shared"]

_WHO = (HUMAN, *LEVELS)
_MOST = 16
"""Players are written among so many, so that there may be more of them some day."""

_SAME = (1, 3)
"""How likely a seat is played by another than the seat before it, and by the same."""

_LONGEST = 4 * POINTS * LONGEST_NAME
"""Bytes of a name: a code point has four at most."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link shows: a match, who played it, the moment to begin with (None: the first), and
    through whose eyes (None: a spectator's, who may see all hands).
    """

    match: Match
    chairs: tuple[Chair, ...]
    position: int | None = None
    eyes: Seat | None = None
    sees_all: bool = False


def check_open(match: Match) -> None:
    """Raises `NotOver` if somebody does not know all that has happened: to see another seat's view,
    or a link, would then tell what is hidden.
    """
    if match.over:
        return
    spectator = match.view(None)
    if (
        any(match.view(seat) != spectator for seat in range(match.seats))
        or match.seen_log(None) != match.log
    ):
        raise NotOver


def link_to(given: Shared, *, names: bool) -> str:
    """The link; without `names` nobody is called by name. Raises `NotOver`, or `BadLink` if the game
    is too long for one.
    """
    match = given.match
    check_open(match)
    writer = Writer()
    links.write_match(writer, match)
    writer.number(names, 2)
    colours, before = [*COLOURS], HUMAN
    for chair in given.chairs:
        writer.number(colours.index(chair.colour), len(colours))
        colours.remove(chair.colour)
        who = HUMAN if chair.person else chair.who
        writer.weighed(who == before, _SAME)
        if who != before:
            writer.number(_WHO.index(who), _MOST)
        before = who
        if names:
            writer.text(chair.name)
    eyes = (match.seats if given.sees_all else -1) if given.eyes is None else given.eyes
    writer.number(eyes + 1, match.seats + 2)
    writer.number(given.position is not None, 2)
    if given.position is not None:
        writer.count(given.position)
    return links.seal(match.game.info.id, writer)


def shared(text: str) -> Shared:
    """What a link shows. Raises `BadLink`, which says what is wrong with it."""
    name, reader = links.open_text(text)
    try:
        game = catalog.game(name)
    except UnknownGame as unknown:
        raise BadLink(say("error-save-game", game=quoted(name))) from unknown
    match = links.read_match(reader, game)
    try:
        return _around(reader, match)
    except (Spent, IndexError, FreebootersError) as wrong:
        raise BadLink(say("error-link-broken")) from wrong


def _around(reader: Reader, match: Match) -> Shared:
    names = bool(reader.number(2))
    colours, who = [*COLOURS], HUMAN
    seats = []
    for _ in range(match.seats):
        colour = colours.pop(reader.number(len(colours)))
        if not reader.weighed(_SAME):
            who = _WHO[reader.number(_MOST)]
        seats.append({"colour": colour, "who": who, "name": reader.text(_LONGEST) if names else ""})
    chairs = chairs_from(seats)
    eyes = reader.number(match.seats + 2) - 1
    position = reader.count() if reader.number(2) else None
    reader.end()
    if position is not None and position > len(match.log):
        raise Spent
    seat = eyes if 0 <= eyes < match.seats else None
    return Shared(match, chairs, position, seat, sees_all=eyes == match.seats)

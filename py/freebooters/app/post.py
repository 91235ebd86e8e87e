"""Games by post: what a letter tells the person of a seat, and the table made of that alone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from freebooters.app.compose import Json
from freebooters.app.notes import Notes
from freebooters.app.post_terms import Terms
from freebooters.app.shapes import are_numbers
from freebooters.app.table import Table
from freebooters.engine.contract import CHANCE, Entry, Options, Seat
from freebooters.engine.errors import BadLetter
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.messages import say
from freebooters.engine.seen import SeenMatch, Told
from freebooters.engine.views import frozen, view_as_json

__all__ = ["UNFIT", "amiss", "base64_of", "letter_to", "table_of"]

_GREATEST = 1_000_000
"""No number in a letter is as great; a view with a greater one might take forever to imagine."""

UNFIT = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What is raised where something that a letter tells is none of the game."""


def base64_of(data: bytes) -> str:
    """Bytes as commands and what is kept have them."""
    return b64encode(data).decode()


def letter_to(table: Table, seat: Seat, since: int) -> Json:
    """What that seat is told of the present moment, and of what has happened from entry `since` on: of
    what others did no more than the events.
    """
    match = table.match
    happened = zip(match.log[since:], match.events[since:], strict=True)
    told = [(entry, [event.seen_by(seat) for event in events]) for entry, events in happened]
    return {
        "view": view_as_json(match.view(seat)),
        "position": len(match.log),
        "undone": match.rewinds,
        "acting": list(match.to_act),
        "log": [
            [
                entry.seat,
                list(entry.action) if entry.seat == seat else [],
                [[event.kind, dict(event.args)] for event in events],
            ]
            for entry, events in told
        ],
    }


def table_of(
    terms: Terms, seal: str, letter: Json, before: Sequence[Any], number: int | None = None
) -> Table:
    """The table of which the letter of that number tells, in a game that was agreed on; None if nothing may
    be done at it. `before`: what is known of the log before its own part. Raises `BadLetter`, which names
    what is wrong.
    """
    found: Iterator[Any] = (letter.get(name) for name in ("view", "acting", "log"))
    view, acting, log = found
    if not isinstance(view, dict) or not _is_plain(view):
        raise amiss("view")
    seats = terms.seats
    _check_agreed(terms.game, seats, terms.options, view)
    if not are_numbers(acting) or len({*acting} & {*range(seats)}) < len(acting):
        raise amiss("acting")
    told = [_told(line, seats) for line in (*before, *log)] if isinstance(log, list) else None
    if told is None:
        raise amiss("log")
    position, rewinds = _count(letter, "position", len(told)), _count(letter, "undone")
    try:
        match = SeenMatch(
            *(terms.game, seats, terms.options, terms.seat, view, acting, told),
            *(position, rewinds, number),
        )
    except UNFIT as wrong:
        raise amiss("view") from wrong
    return Table(match, terms.chairs, Notes(seal=seal or None))


def _check_agreed(
    game: Game[Any, Any], seats: int, options: Options, view: Mapping[str, Any]
) -> None:
    """Raises `BadLetter` unless the view is of such a game: it has the same fields as at the beginning,
    tells no other option, and lists as many seats.
    """
    first = {each: _at_first(game, each, options) for each in game.info.seats}
    if view.keys() < first[seats].keys():
        raise amiss("view")
    if view.keys() != first[seats].keys():
        raise BadLetter(say("error-letter-game", game=say(f"{game.info.id}-title")))
    nested = view.get("options")
    tells = {**view, **nested} if isinstance(nested, dict) else view
    for name, value in options.items():
        if tells.get(name, value) != value:
            raise BadLetter(say("error-letter-option", option=say(f"{game.info.id}-option-{name}")))
    for name, value in view.items():
        of_seats = all(_length(begun[name]) == each for each, begun in first.items())
        if of_seats and _length(value) != seats:
            raise BadLetter(say("error-letter-seats"))


def _at_first(game: Game[Any, Any], seats: int, options: Options) -> Json:
    rules = game.rules
    return view_as_json(rules.view(rules.new(seats, options), 0))


def _length(value: Any) -> int | None:
    return len(value) if isinstance(value, list) else None


def _is_plain(value: Any) -> bool:
    """Whether no number in it is too great, and no name empty, which no answer may have."""
    if isinstance(value, dict):
        return "" not in value and all(map(_is_plain, value.values()))
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return not isinstance(value, (int, float)) or abs(value) < _GREATEST


def _count(letter: Json, name: str, least: int = 0) -> int:
    value = letter.get(name)
    if type(value) is not int or not least <= value < _GREATEST:
        raise amiss(name)
    return value


def _told(line: Any, seats: int) -> Told:
    """An entry as a letter holds it, with its action if it is the seat's own."""
    match line:
        case [seat, list(action), list(events)]:
            fits = all(type(word) in (str, int) for word in action) and _is_plain(line)
            if fits and type(seat) is int and CHANCE <= seat < seats:
                return Entry(seat, tuple(action)), tuple(map(_event, events))
    raise amiss("log")


def _event(data: Any) -> Event:
    match data:
        case [str(kind), dict(args)]:
            return Event(kind, frozen(args))
    raise amiss("log")


def amiss(field: str) -> BadLetter:
    """That part of a letter is none."""
    return BadLetter(say("error-letter", field=field))

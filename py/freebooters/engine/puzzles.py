"""Puzzles: moments of games at which one action is clearly better than all others.

A room has its puzzles as JSON, `{"seats", "options", "seed", "log", "answer", "chances", "found"}`:
`log` holds the seats' actions as `pack` writes them, since the seed decides the rest; `answer` is the
best action; `chances` what the seat's chance of winning is with it and with the next best; `found`
how many of some weaker players find it, from 0 to 1.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.errors import BadPuzzle, FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.options import checked_seed

__all__ = ["Puzzle", "opened", "pack"]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a match, the one seat that acts in it, and what that seat should do."""

    match: Match
    seat: Seat
    answer: Action


def pack(match: Match) -> str:
    """The actions of the seats, each as its number among the legal ones, as base64url."""
    writer = Writer()
    writer.count(sum(entry.seat != CHANCE for entry in match.log))
    state = match.game.rules.new(match.seats, match.options)
    for seat, action in match.log:
        if seat != CHANCE:
            acting, legal = match.game.rules.to_act(state), match.game.rules.legal(state, seat)
            writer.number(acting.index(seat), len(acting))
            writer.number(legal.index(action), len(legal))
        match.game.rules.apply(state, seat, action)
    return urlsafe_b64encode(writer.done()).decode().rstrip("=")


def opened(game: Game[Any, Any], data: Mapping[str, Any]) -> Puzzle:
    """The puzzle that is written there. Raises `BadPuzzle`, whatever is wrong with it."""
    try:
        match = Match(game, data["seats"], data["options"], checked_seed(data["seed"]))
        _enter(match, data["log"])
        answer = tuple(data["answer"])
        seats = [seat for seat in match.to_act if answer in match.legal(seat)]
    except (AttributeError, KeyError, TypeError, Spent, binascii.Error, FreebootersError) as wrong:
        raise BadPuzzle(say("error-puzzle")) from wrong
    if len(seats) != 1 or match.to_act != tuple(seats):
        raise BadPuzzle(say("error-puzzle"))
    return Puzzle(match, seats[0], answer)


def _enter(match: Match, text: str) -> None:
    """Carries out the seats' actions that `pack` has written."""
    reader = Reader(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    for _ in range(reader.count()):
        if match.over:
            raise Spent
        seat = match.to_act[reader.number(len(match.to_act))]
        legal = match.legal(seat)
        match.act(seat, legal[reader.number(len(legal))])
    reader.end()

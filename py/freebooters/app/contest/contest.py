"""What a contest is, as a code of twelve signs, and the deals that follow from it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from freebooters import catalog
from freebooters.bots.levels import EDITION, LEVELS
from freebooters.engine.contract import Seat
from freebooters.engine.crockford import ROOM, BadCode, code_of, number_in
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Info
from freebooters.engine.match import Match
from freebooters.engine.messages import say

__all__ = ["MOST_DEALS", "OFFERED", "BadContest", "Contest", "Deal", "draw"]

OFFERED = tuple(name for name, bot in LEVELS.items() if bot.parallel <= 1)
"""The levels of bots in a contest, where they think without a clock: those that take one search."""

MOST_DEALS = 8

_VERSION = 1
_VERSIONS = 4
_EDITIONS = 16
_GAMES = 256
_LEVELS = 8
_KEY = 0
"""Of the codes of all contests; those of results have their deal's."""


class BadContest(FreebootersError):
    """What was chosen makes no contest."""


@dataclass(frozen=True)
class Contest:
    """Equal contests have equal deals. `drawn` makes two of the same settings different ones."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int
    level: str
    deals: int
    worded: bool
    """Whether a word, said at the start, completes the seeds."""
    drawn: int

    @cached_property
    def code(self) -> str:
        """Twelve signs; `read` makes the contest of it again."""
        info = catalog.game(self.game).info
        front = [_VERSION, _edition(info), _mark(self.game)]
        body = 0
        for value, choices in reversed([*zip(front, _FRONT, strict=True), *self._settings(info)]):
            body = body * choices + value
        return code_of(body, _KEY)

    def _settings(self, info: Info) -> Iterator[tuple[int, int]]:
        yield OFFERED.index(self.level), _LEVELS
        yield self.deals - 1, MOST_DEALS
        yield int(self.worded), 2
        yield info.seats.index(self.seats), len(info.seats)
        chosen = dict(self.options)
        for option in info.options:
            yield option.choices.index(chosen[option.name]), len(option.choices)
        yield self.drawn, _drawable(info)

    @classmethod
    def read(cls, typed: str) -> Contest:
        """The contest of a code. Raises `BadCode`, which says what is wrong."""
        body, _ = number_in(typed, _KEY)
        front = []
        for choices in _FRONT:
            body, value = divmod(body, choices)
            front.append(value)
        version, edition, mark = front
        games = [game for game in catalog.games() if _mark(game) == mark]
        if version != _VERSION or not games:
            raise BadCode(say("error-code-version"))
        info = catalog.game(games[0]).info
        if edition != _edition(info):
            raise BadCode(say("error-code-edition"))
        try:
            return cls._of(info, body)
        except IndexError as wrong:
            raise BadCode(say("error-code-version")) from wrong

    @classmethod
    def _of(cls, info: Info, body: int) -> Contest:
        def taken(choices: int) -> int:
            nonlocal body
            body, value = divmod(body, choices)
            return value

        level, deals, worded = OFFERED[taken(_LEVELS)], taken(MOST_DEALS) + 1, bool(taken(2))
        seats = info.seats[taken(len(info.seats))]
        options = tuple(
            (option.name, option.choices[taken(len(option.choices))]) for option in info.options
        )
        if body >= _drawable(info):
            raise IndexError
        return cls(info.id, options, seats, level, deals, worded, body)

    def deal(self, number: int, word: str = "") -> Deal:
        """One of the deals, from 0 on."""
        said = "".join(filter(str.isalnum, word.casefold())) if self.worded else ""
        text = f"freebooters-contest/{_VERSION}/{self.code}/{number}/{said}"
        return Deal(self, number, _digest(text.encode(errors="surrogatepass")).hex()[:32])


@dataclass(frozen=True)
class Deal:
    """One deal of a contest, with the word that was said."""

    contest: Contest
    number: int
    seed: str

    @property
    def seat(self) -> Seat:
        """The person's."""
        return _digest(f"{self.seed}/seat".encode())[0] % self.contest.seats

    @property
    def mark(self) -> int:
        """16 bits by which deals are told apart, and those of other words."""
        return int.from_bytes(_digest(f"{self.seed}/mark".encode())[:2], "big")

    def begin(self) -> Match:
        contest = self.contest
        game, options = catalog.game(contest.game), dict(contest.options)
        return Match(game, contest.seats, options, self.seed)


def draw(
    game: str, options: dict[str, Any], seats: int, level: str, deals: int, worded: bool
) -> Contest:
    """A new contest. Raises `FreebootersError` if there is none of that kind."""
    info = catalog.game(game).info
    if level not in OFFERED or not 1 <= deals <= MOST_DEALS:
        raise BadContest(say("error-contest"))
    match = Match(catalog.game(game), seats, options, "")
    chosen = tuple((option.name, match.options[option.name]) for option in info.options)
    return Contest(game, chosen, seats, level, deals, worded, secrets.randbelow(_drawable(info)))


_FRONT: Sequence[int] = (_VERSIONS, _EDITIONS, _GAMES)


def _drawable(info: Info) -> int:
    """Among how many contests of the same settings one is drawn: as many as the code has room for."""
    rest = ROOM // (_VERSIONS * _EDITIONS * _GAMES * _LEVELS * MOST_DEALS * 2 * len(info.seats))
    for option in info.options:
        rest //= len(option.choices)
    return rest


def _edition(info: Info) -> int:
    """It changes whenever the rules do or any bot: then the same deal is no longer the same."""
    return (info.rules_version + EDITION) % _EDITIONS


def _mark(game: str) -> int:
    """A game in 8 bits, the same whatever other games there are."""
    return _digest(game.encode())[0] % _GAMES


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()

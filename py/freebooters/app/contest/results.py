"""A result: a deal as somebody has played it, as a text that holds the whole game, or as twelve signs
that only claim it.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from freebooters.app import compose
from freebooters.app.chairs import LONGEST_NAME
from freebooters.app.contest.contest import MOST_DEALS, Contest, Deal
from freebooters.engine import deals, links
from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.crockford import code_of, number_in, signs_in
from freebooters.engine.errors import BadLink, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.outside import POINTS, has_room, plain

__all__ = [
    "Claim",
    "Facts",
    "Result",
    "claim_code",
    "found_in",
    "read_claim",
    "read_result",
    "result_text",
]

_TRIES = 7
"""All further tries are told as the seventh."""

_VERSION = 1
_VERSIONS = 16
_BYTES = 256
_MARKS = 1 << 16
_LONGEST = 4 * POINTS * LONGEST_NAME
"""Bytes of a name: a code point has four at most."""

_KEPT = 500
"""So many results are not played again when they are asked for once more."""

_TEXT = re.compile(r"(?<![\w.-])[0-9a-hjkmnp-tv-z]{12}\.[\w-]{8,}", re.ASCII)

_RANKS = 8
_TURNS = 256
_RETURNS = 256
_LOGS = 1 << 19
_CLAIMED = (MOST_DEALS, _TRIES + 1, _RANKS, _TURNS, _RETURNS, _LOGS)


@dataclass(frozen=True)
class Facts:
    """What results of a deal are compared by; `log` is a digest of all that happened."""

    rank: int
    returns: int
    """What the end is worth, in parts of 255."""
    turns: int
    log: int


@dataclass(frozen=True)
class Result:
    """A game of a deal, checked by the rules: every move legal, all chance from the deal's seed."""

    text: str
    deal: Deal
    name: str
    tries: int
    match: Match

    @cached_property
    def facts(self) -> Facts:
        return facts_of(self.deal, self.match)

    @cached_property
    def score(self) -> Any:
        """What decides, as the score sheet has it; "" where there is none."""
        return compose.outcome(self.match, self.deal.seat)["scores"][self.deal.seat]


@dataclass(frozen=True)
class Claim:
    """What somebody says of a game of theirs; only the game itself proves it."""

    text: str
    deal: Deal
    name: str
    tries: int
    facts: Facts
    score: str = ""


def facts_of(deal: Deal, match: Match) -> Facts:
    """Of a match that is over."""
    assert match.ranks is not None
    assert match.returns is not None
    seat = deal.seat
    log = json.dumps([[by, *action] for by, action in match.log], separators=(",", ":"))
    return Facts(
        match.ranks[seat],
        round(match.returns[seat] * (_RETURNS - 1)),
        min(match.turns(seat), _TURNS - 1),
        int.from_bytes(hashlib.sha256(log.encode()).digest()[:4], "big") % _LOGS,
    )


def result_text(deal: Deal, match: Match, name: str, tries: int) -> str:
    """A match of that deal that is over: the contest's code, a dot, and the game."""
    writer = Writer()
    writer.number(_VERSION, _VERSIONS)
    writer.number(deal.number, MOST_DEALS)
    writer.number(deal.mark, _MARKS)
    writer.number(min(tries, _TRIES), _TRIES + 1)
    writer.text(name)
    links.write_log(writer, match)
    return links.seal(deal.contest.code.lower(), writer)


@lru_cache(maxsize=_KEPT)
def read_result(contest: Contest, word: str, text: str) -> Result:
    """A result of the contest. Raises `BadLink`, which says what is wrong with it and where."""
    code, reader = links.open_text(text)
    if code != contest.code.lower():
        raise BadLink(say("error-result-other"))
    try:
        return _read(contest, word, text, reader)
    except (Spent, IndexError) as wrong:
        raise BadLink(say("error-link-broken")) from wrong


def _read(contest: Contest, word: str, text: str, reader: Reader) -> Result:
    if reader.number(_VERSIONS) != _VERSION:
        raise BadLink(say("error-link-version"))
    number = reader.number(MOST_DEALS)
    if number >= contest.deals:
        raise BadLink(say("error-result-other"))
    deal = contest.deal(number, word)
    if reader.number(_MARKS) != deal.mark:
        raise BadLink(say("error-result-word"))
    tries, name = reader.number(_TRIES + 1), plain(reader.text(_LONGEST))
    fresh = deal.begin()
    game = fresh.game
    state = game.rules.new(contest.seats, fresh.options)
    log = links.read_log(reader, game, state, deal.seed)
    reader.end()
    try:
        match = Match.replay(game, contest.seats, fresh.options, deal.seed, log)
    except FreebootersError as wrong:
        raise BadLink(wrong.message) from wrong
    stacked = deals.chance_of(match).wrong
    if stacked is not None:
        raise BadLink(say("error-result-chance", entry=stacked + 1))
    return Result(text, deal, name, tries, match)


def found_in(text: str) -> list[str]:
    """The results in any text, whatever stands around them, each once."""
    return [*dict.fromkeys(_TEXT.findall(text))]


def claim_code(deal: Deal, match: Match, tries: int) -> str:
    """What is typed in place of a result."""
    facts = facts_of(deal, match)
    parts = (
        deal.number,
        min(tries, _TRIES),
        facts.rank,
        facts.turns,
        facts.returns,
        facts.log,
    )
    number = 0
    for part, choices in zip(parts, _CLAIMED, strict=True):
        number = number * choices + part
    return code_of(number, deal.mark)


def read_claim(contest: Contest, word: str, code: str, name: str) -> Claim:
    """What a typed code claims. Raises `BadCode`, or `BadLink` if the name is too long."""
    every = [contest.deal(number, word) for number in range(contest.deals)]
    number, which = number_in(code, *(deal.mark for deal in every))
    parts = []
    for choices in reversed(_CLAIMED):
        number, part = divmod(number, choices)
        parts.append(part)
    log, returns, turns, rank, tries, _ = parts
    called = plain(name)
    if not has_room(called, LONGEST_NAME):
        raise BadLink(say("error-chair-name"))
    return Claim(
        f"{signs_in(code)} {called}", every[which], called, tries, Facts(rank, returns, turns, log)
    )

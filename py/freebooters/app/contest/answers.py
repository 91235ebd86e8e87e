"""The commands about contests, which need no table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.app.chairs import HUMAN, Chair
from freebooters.app.contest.contest import Contest, Deal, draw
from freebooters.app.contest.recheck import recheck_question
from freebooters.app.contest.results import claim_code, read_result, result_text
from freebooters.app.contest.standings import gather, rows, totals
from freebooters.app.protocol import BadCommand
from freebooters.app.table import Table
from freebooters.app.taking import Taking
from freebooters.engine.crockford import grouped
from freebooters.engine.errors import NotOver

__all__ = ["collect", "contest", "draw_contest", "hand_in", "recheck", "taken_deal"]

Json = dict[str, Any]


def draw_contest(
    game: str, options: Json, seats: int, level: str, deals: int, worded: bool
) -> Json:
    return _told(draw(game, options, seats, level, deals, worded), "")


def contest(code: str, word: str) -> Json:
    return _told(Contest.read(code), word)


def _told(found: Contest, word: str) -> Json:
    return {
        "ok": True,
        "code": found.code.lower(),
        "shown": grouped(found.code),
        "game": found.game,
        "options": dict(found.options),
        "seats": found.seats,
        "level": found.level,
        "worded": found.worded,
        "places": [found.deal(number, word).seat for number in range(found.deals)],
    }


def taken_deal(taking: Taking, chairs: Sequence[Chair]) -> Deal:
    """The deal that somebody takes part in from those chairs. Raises `FreebootersError`."""
    found = Contest.read(taking.code)
    if taking.number >= found.deals or len(chairs) != found.seats:
        raise BadCommand("start", "contest")
    deal = found.deal(taking.number, taking.word)
    who = [HUMAN if seat == deal.seat else found.level for seat in range(found.seats)]
    if [chair.who for chair in chairs] != who:
        raise BadCommand("start", "seats")
    return deal


def hand_in(table: Table) -> Json:
    """The result of a game of a contest. Raises `NotOver`, or `BadCommand` if it is no such game."""
    match, taking = table.match, table.notes.contest
    if taking is None:
        raise BadCommand("hand_in", "text")
    deal = taken_deal(taking, table.chairs)
    if deal.seed != match.seed:
        raise BadCommand("hand_in", "text")
    if not match.over:
        raise NotOver
    return {
        "ok": True,
        "result": result_text(deal, match, table.chairs[deal.seat].name, taking.tries),
        "typed": grouped(claim_code(deal, match, taking.tries)),
    }


def collect(
    code: str, word: str, kept: list[str], added: str, typed: str | None, name: str | None
) -> Json:
    claim = None if typed is None else (typed, name or "")
    gathered = gather(Contest.read(code), word, kept, added, claim)
    told = rows(gathered.taken)
    return {
        "ok": True,
        "kept": [each.text for each in gathered.taken],
        "twice": gathered.twice,
        "refused": [
            {"text": text, "error": message.as_json()} for text, message in gathered.refused
        ],
        "rows": told,
        "totals": totals(told),
    }


def recheck(code: str, word: str, text: str) -> Json:
    read_result(Contest.read(code), word, text)
    return {"ok": True, "think": recheck_question(code, word, text)}

"""What is wrong with a room's coach: its words, its conditions, and whether it ever speaks. Games of
deckhands in which it speaks to the first seat, as it does on the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

from freebooters.app import coach
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.coach import Remark, holds, remark_key
from freebooters.engine.contract import Action, Seat
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from tests.contract.rooms import LANGUAGES, ROOMS
from tests.contract.words import plain, read

__all__ = ["coach_words", "coached", "mistakes", "moves", "told_in"]

_APART = 3
"""A person's own decisions between two remarks at least, as on the page."""

_GAMES = 20

_LONGEST = 125
"""Characters of English; other languages get a fifth more."""


def coach_words(folder: str) -> set[str]:
    """The keys of a room's remarks."""
    game = ROOMS[folder]
    return {remark_key(game.info.id, remark) for remark in game.remarks}


def moves(game: Game[Any, Any], number: int) -> Iterator[tuple[Match, Seat, Action]]:
    """A game as "Play now" offers it, of deckhands: the match before each move, and the move. What
    they do in the game of that number they think of once.
    """
    match = Match(game, game.info.quick.seats, game.info.usual_options, f"coach {number}")
    chosen = _chosen(game.info.id, number)
    for at in count():
        if match.over:
            return
        seat = match.to_act[0]
        if at == len(chosen):
            rng = Random(f"coach {number} {len(match.log)}")
            choices, decisions = tuple(match.legal(seat)), match.decisions(seat)
            question = Question(game, match.seats, seat, match.view(seat), choices, rng, decisions)
            chosen.append(decide(LEVELS["deckhand"], question))
        yield match, seat, chosen[at]
        match.act(seat, chosen[at])


@cache
def _chosen(_game_id: str, _number: int) -> list[Action]:
    """What was done so far."""
    return []


def coached(game: Game[Any, Any], number: int) -> list[tuple[int, str]]:
    """What the coach says to the first seat of such a game: after how many of its decisions, and
    the remark's id.
    """
    told: list[tuple[int, str]] = []
    for match, seat, _ in moves(game, number):
        gone = match.decisions(seat)
        if seat == 0 and (not told or gone - told[-1][0] >= _APART):
            made = coach.remark(match, seat, [name for _, name in told])
            if made is not None:
                told.append((gone, made.id))
    return told


@cache
def told_in(folder: str) -> tuple[tuple[tuple[int, str], ...], ...]:
    """What the coach says in some first games of a room, until all has been said."""
    game, found = ROOMS[folder], []
    due = {remark.id for remark in game.remarks if not remark.answers}
    for number in range(_GAMES):
        found.append(tuple(coached(game, number)))
        due -= {name for _, name in found[-1]}
        if not due:
            break
    return tuple(found)


def mistakes(folder: str, remarks: Sequence[Remark]) -> list[str]:
    """Everything that is wrong with remarks but that they are never made, in words."""
    return [*_wrong(folder, remarks)]


def _wrong(folder: str, remarks: Sequence[Remark]) -> Iterator[str]:
    game = ROOMS[folder]
    match = next(match for match, seat, _ in moves(game, 0) if seat == 0)
    moment = coach.situation(match, 0)
    if len({remark.id for remark in remarks}) < len(remarks):
        yield "two remarks have the same id"
    for remark in remarks:
        if remark.rule not in game.info.rules:
            yield f"{remark.id}: no rule {remark.rule}"
        if not remark.when:
            yield f"{remark.id}: no condition"
        for condition in remark.when:
            try:
                holds(condition, moment)
            except (ValueError, LookupError) as error:
                yield f"{remark.id}: {condition} cannot be read: {error!r}"
            if condition.startswith("refused ") and condition.split()[1] not in game.info.rules:
                yield f"{remark.id}: no rule as in {condition}"
        yield from _wrong_words(folder, remark_key(game.info.id, remark))


def _wrong_words(folder: str, key: str) -> Iterator[str]:
    for language in LANGUAGES:
        if key not in read(folder, language):
            yield f"{key}: nothing in {language}"
            continue
        text = plain(folder, key, language)
        room = _LONGEST * (1 if language == "en" else 1.2)
        if len(text) > room:
            yield f"{key}: {language} has {len(text)} characters, {room:.0f} fit"
        if len(re.findall(r"[.!?…](?=\s|$)", text)) > 2:
            yield f"{key}: {language} has more than two sentences"
        if "'" in text:
            yield f"{key}: {language} has a straight apostrophe"

"""Matches that bots play to the end, and who won them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import CHANCE, Action, Options, Seat
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at

__all__ = ["answer", "moves_of", "played", "question", "shares"]


def question(match: Match, seat: Seat, rng: Random) -> Question:
    """The question to a bot at that moment. It contains the seat's view alone."""
    return Question(
        game=match.game,
        seats=match.seats,
        seat=seat,
        view=match.view(seat),
        choices=tuple(match.legal(seat)),
        rng=rng,
        decisions=match.decisions(seat),
    )


def answer(match: Match, seat: Seat, level: str) -> Action:
    """The action of a bot of that level at that moment."""
    rng = rng_at(f"{match.seed}/bot/{seat}", len(match.log))
    return decide(PLAYERS[level], question(match, seat, rng))


def played(game: Game[Any, Any], options: Options, players: Sequence[str], seed: str) -> Match:
    """A whole game between bots, level per seat. Raises `BadSeats`, `BadOption`."""
    match = Match(game, len(players), options, seed)
    while match.to_act:
        for seat in match.to_act:
            match.act(seat, answer(match, seat, players[seat]))
    return match


def moves_of(match: Match) -> int:
    """The seats' actions so far, chance left out."""
    return sum(entry.seat != CHANCE for entry in match.log)


def shares(match: Match) -> list[float]:
    """Per seat its share of the win of a game that is over, nothing for anybody if all have lost."""
    ranks = match.ranks or []
    return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]

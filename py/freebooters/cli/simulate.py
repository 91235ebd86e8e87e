"""`freebooters simulate`: bots against bots, many times, and how sure the result is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from freebooters.cli.interval import wilson
from freebooters.cli.seating import answer
from freebooters.engine.contract import CHANCE, Options
from freebooters.engine.game import Game
from freebooters.engine.match import Match

__all__ = ["Result", "moves_of", "played", "report", "shares", "simulate"]


@dataclass(frozen=True, slots=True)
class Result:
    """`wins` per player as given, a win shared by n counting as 1/n to each; `moves` are the
    seats' actions in all games, chance left out; `seconds` is wall-clock time.
    """

    players: tuple[str, ...]
    wins: tuple[float, ...]
    games: int
    moves: int
    seconds: float


def simulate(
    game: Game[Any, Any],
    options: Options,
    players: Sequence[str],
    games: int,
    seed: str,
    *,
    swap: bool = False,
) -> Result:
    """Plays `games` games with seeds `<seed>/0`, `<seed>/1`, …; with `swap` the players move one
    seat on after every game. Raises `BadSeats`, `BadOption`.
    """
    count = len(players)
    wins = [0.0] * count
    moves = 0
    began = perf_counter()
    for number in range(games):
        shift = number if swap else 0
        sitting = [(seat + shift) % count for seat in range(count)]
        match = played(game, options, [players[who] for who in sitting], f"{seed}/{number}")
        moves += moves_of(match)
        for seat, share in enumerate(shares(match)):
            wins[sitting[seat]] += share
    return Result(tuple(players), tuple(wins), games, moves, perf_counter() - began)


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


def report(result: Result) -> Iterator[str]:
    """The result as a table."""
    yield f"{'player':<16}{'wins':>8}{'share':>9}   95 %"
    for player, wins in zip(result.players, result.wins, strict=True):
        low, high = wilson(wins, result.games)
        share = wins / result.games
        yield f"{player:<16}{wins:>8g}{share:>9.1%}   {low:.1%} to {high:.1%}"
    yield (
        f"{result.games} games, {result.moves / result.games:.1f} moves a game, "
        f"{result.seconds:.2f} s, {result.seconds / result.games:.4f} s a game"
    )

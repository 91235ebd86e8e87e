"""`freebooters simulate`: many games between bots, with intervals of their results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from freebooters.cli.counting import counted
from freebooters.engine.contract import Options
from freebooters.engine.game import Game
from freebooters.trials.interval import wilson
from freebooters.trials.playing import moves_of, played, shares

__all__ = ["Result", "report", "simulate"]


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


def report(result: Result) -> Iterator[str]:
    """The result as a table."""
    yield f"{'player':<16}{'wins':>8}{'share':>9}   95 %"
    for player, wins in zip(result.players, result.wins, strict=True):
        low, high = wilson(wins, result.games)
        share = wins / result.games
        yield f"{player:<16}{wins:>8g}{share:>9.1%}   {low:.1%} to {high:.1%}"
    yield (
        f"{counted(result.games, 'game')}, {result.moves / result.games:.1f} moves a game, "
        f"{result.seconds:.2f} s, {result.seconds / result.games:.4f} s a game"
    )

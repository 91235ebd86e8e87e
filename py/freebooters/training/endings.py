"""How games of La Mutinerie between given levels end: what starts the mutiny, who is out, who wins.

    python -m freebooters.training.endings --seats 4 --games 400 --level sailor
    python -m freebooters.training.endings --seats 2 --games 400 --level sailor --against deckhand

One seat plays the level and moves round the table from game to game; all others play `--against`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import Seat
from freebooters.engine.match import Match
from freebooters.games.mutiny import game
from freebooters.games.mutiny.rules.components import LETTERS
from freebooters.trials.arguments import count
from freebooters.trials.interval import wilson
from freebooters.trials.playing import played, shares

__all__ = ["Ending", "ending", "endings"]


class Ending(NamedTuple):
    """How one game ended."""

    cause: str
    """What started the mutiny: `island`, or the supply that had run out (MU-8)."""
    unsworn: int
    """Seats that never declared (MU-30)."""
    out: int
    """Seats out of the game at its end, including those (MU-33)."""
    shares: tuple[float, ...]
    """Per seat its share of the win; all 0 if everybody has lost."""
    cards: tuple[int, ...]
    """Combat cards that each seat has when the mutiny begins."""


def ending(match: Match) -> Ending:
    """The ending of a game that is over."""
    view = match.view(None)
    told = ((at, event) for at, events in enumerate(match.events, 1) for event in events)
    at, started = next(each for each in told if each[1].kind == "mutiny")
    return Ending(
        str(started.args["cause"]),
        view.declared.count(False),
        len(view.eliminated),
        tuple(shares(match)),
        match.at(at).view(None).combat_sizes,
    )


def endings(
    level: str, against: str, seats: int, games: int, seed: str
) -> Iterator[tuple[Seat, Ending]]:
    """Per game the one seat, and how it ended."""
    for number in range(games):
        one = number % seats
        players = [level if seat == one else against for seat in range(seats)]
        yield one, ending(played(game, {}, players, f"{seed}/{number}"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="endings", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=count, default=4)
    parser.add_argument("--games", type=count, default=400)
    parser.add_argument("--level", choices=list(PLAYERS), default="sailor")
    parser.add_argument("--against", choices=list(PLAYERS), help="(the same)")
    parser.add_argument("--seed", default="fates")
    chosen = parser.parse_args()
    against = chosen.against or chosen.level
    found = list(endings(chosen.level, against, chosen.seats, chosen.games, chosen.seed))
    games = len(found)
    for cause, often in Counter(each.cause for _, each in found).most_common():
        print(_line(f"mutiny by {cause}", often, games))
    print(_line("everybody lost", sum(not any(each.shares) for _, each in found), games))
    print(_line(f"won by the {chosen.level}", sum(each.shares[one] for one, each in found), games))
    for name in ("unsworn", "out"):
        print(f"{name:<24}{sum(getattr(each, name) for _, each in found) / games:.2f} seats a game")
    hands = [cards for _, each in found for cards in each.cards]
    print(f"{'cards at the mutiny':<24}{sum(hands) / len(hands):.1f} a seat")
    print(_line("five or more", sum(cards >= len(LETTERS) for cards in hands), len(hands)))


def _line(what: str, often: float, games: int) -> str:
    low, high = wilson(often, games)
    return f"{what:<24}{often:g} of {games}, {often / games:.1%} ({low:.1%} to {high:.1%})"


if __name__ == "__main__":
    main()

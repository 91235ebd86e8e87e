"""Records the golden games anew: `build.py golden`.

Every game with all that is swept of its options, with the fewest and the most seats; the last seat plays
at random, the others as sailors.
"""

from __future__ import annotations

from typing import Any

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.engine.contract import Options
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from tests.contract.rooms import ROOMS, combinations
from tests.golden.transcript import SEED, file_of, transcript


def main() -> None:
    for folder, game in ROOMS.items():
        info = game.info
        for options in combinations(info):
            for seats in sorted({min(info.seats), max(info.seats)}):
                path = file_of(folder, options, seats)
                path.write_text(transcript(_played(game, options, seats)), "utf-8", newline="\n")
                print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


def _played(game: Game[Any, Any], options: Options, seats: int) -> Match:
    match = Match(game, seats, options, SEED)
    while not match.over:
        seat = match.to_act[0]
        question = Question(
            game=game,
            seat=seat,
            view=match.view(seat),
            choices=tuple(match.legal(seat)),
            rng=rng_at(f"{SEED}/bots", len(match.log)),
        )
        player = "flotsam" if seat == seats - 1 else "sailor"
        match.act(seat, decide(PLAYERS[player], question))
    return match


if __name__ == "__main__":
    main()

"""Prints what every kind of bot answers to the same questions. Runs natively and inside Pyodide."""

from __future__ import annotations

import os
import sys

BRIEFLY = 60
"""Iterations of a search: enough for a difference to grow into another answer."""

MOMENTS = 5
"""Of a game, from its beginning to its end."""


def main() -> None:
    from freebooters.bots.bot import Question, decide
    from freebooters.bots.levels import PLAYERS
    from freebooters.bots.searcher import Searcher
    from freebooters.engine.seeds import rng_at
    from tests.contract.journeys import travel
    from tests.contract.rooms import ROOMS, SETTINGS

    others = {name: bot for name, bot in PLAYERS.items() if not isinstance(bot, Searcher)}
    bots = {**others, "searcher": Searcher(BRIEFLY)}
    for folder in ROOMS:
        setting = SETTINGS[folder][-1]
        decisions = travel(setting, 1).decisions
        for moment in decisions[:: max(1, len(decisions) // MOMENTS)]:
            seat = moment.seats_acting[0]
            rules = setting.game.rules
            view = rules.view(moment.state, seat)
            choices = tuple(rules.legal(moment.state, seat))
            for name, bot in bots.items():
                asked = Question(
                    setting.game, setting.seats, seat, view, choices, rng_at("same", 0)
                )
                answer = decide(bot, asked)
                sys.stdout.write(f"{setting} {moment.position} {name} {answer}\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        os.chdir(sys.argv[1])
        sys.path[:0] = [sys.argv[1], f"{sys.argv[1]}/py"]
        sys.path.append("/packages")
    main()

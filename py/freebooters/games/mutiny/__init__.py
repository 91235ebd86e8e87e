"""The room of La Mutinerie."""

from freebooters.engine.game import Game, Info, Quick, Traits
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.coach import REMARKS
from freebooters.games.mutiny.days import DAYS
from freebooters.games.mutiny.lessons import LESSONS
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.table import MutinyPainter

__all__ = ["game"]

game = Game(
    info=Info(
        id="mutiny",
        rules_version=2,
        seats=(2, 3, 4),
        options=(),
        traits=Traits(hidden=True, chance=True, simultaneous=True),
        rules=tuple(
            f"MU-{number}" for number in (*range(1, 9), *range(10, 22), *range(30, 37), 40)
        ),
        longest=2_000,
        complexity=2,
        quick=Quick(3),
        designer="Michael Rieneck",
        published="Winning Moves 2009",
    ),
    rules=MutinyRules(),
    paint=MutinyPainter(),
    advice=MutinyAdvice(),
    lessons=LESSONS,
    remarks=REMARKS,
    days=DAYS,
)

"""Caribbean's room."""

from freebooters.engine.game import Game, Info, Option, Quick, Traits
from freebooters.games.caribbean.advice import CaribbeanAdvice
from freebooters.games.caribbean.coach import REMARKS
from freebooters.games.caribbean.days import DAYS
from freebooters.games.caribbean.lessons import LESSONS
from freebooters.games.caribbean.rules import CaribbeanRules
from freebooters.games.caribbean.table import CaribbeanPainter

__all__ = ["game"]

game = Game(
    info=Info(
        id="caribbean",
        rules_version=2,
        seats=(2, 3, 4),
        options=(Option("surcharge", "flag", (False, True), default=False),),
        traits=Traits(hidden=True, chance=True, simultaneous=True),
        rules=tuple(f"KA-{number}" for number in range(1, 10)),
        longest=4_000,
        complexity=2,
        quick=Quick(3),
        designer="Michail Antonow, Jens-Peter Schliemann",
        published="Winning Moves 2004",
        post=True,
    ),
    rules=CaribbeanRules(),
    paint=CaribbeanPainter(),
    advice=CaribbeanAdvice(),
    lessons=LESSONS,
    remarks=REMARKS,
    days=DAYS,
)

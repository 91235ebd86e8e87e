"""Cartagena's room."""

from freebooters.engine.game import Game, Info, Option, Quick, Traits
from freebooters.games.cartagena.advice import CartagenaAdvice
from freebooters.games.cartagena.coach import REMARKS
from freebooters.games.cartagena.days import DAYS
from freebooters.games.cartagena.lessons import LESSONS
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table import CartagenaPainter

__all__ = ["game"]

game = Game(
    info=Info(
        id="cartagena",
        rules_version=2,
        seats=(2, 3, 4, 5),
        options=(Option("variant", "choice", tuple(VARIANTS)),),
        traits=Traits(hidden=True, chance=True, simultaneous=False),
        rules=tuple(f"CA-{number}" for number in range(1, 11)),
        longest=20_000,
        complexity=1,
        quick=Quick(2, {"variant": "tortuga"}),
        designer="Leo Colovini",
        published="Winning Moves / Venice Connection 2000, Rio Grande Games; Ravensburger 2014",
        post=True,
    ),
    rules=CartagenaRules(),
    paint=CartagenaPainter(),
    advice=CartagenaAdvice(),
    lessons=LESSONS,
    remarks=REMARKS,
    days=DAYS,
)

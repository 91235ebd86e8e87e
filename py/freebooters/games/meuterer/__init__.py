"""Meuterer's room."""

from freebooters.engine.game import Game, Info, Option, Quick, Traits
from freebooters.games.meuterer.advice import MeutererAdvice
from freebooters.games.meuterer.coach import REMARKS
from freebooters.games.meuterer.days import DAYS
from freebooters.games.meuterer.lessons import LESSONS
from freebooters.games.meuterer.rules import MeutererRules
from freebooters.games.meuterer.table import MeutererPainter

__all__ = ["game"]

game = Game(
    info=Info(
        id="meuterer",
        rules_version=2,
        seats=(3, 4),
        options=(
            Option("pirate", "flag", (False, True), default=False),
            Option("islands", "choice", ("random", "printed"), default="random", rated=False),
            Option("open_conflict", "flag", (False, True), default=False, rated=False),
        ),
        traits=Traits(hidden=True, chance=True, simultaneous=False),
        rules=tuple(f"ME-{number}" for number in range(1, 14)),
        longest=1_000,
        complexity=3,
        quick=Quick(3),
        designer="Marcel-André Casasola Merkle",
        published="Adlung-Spiele 2000",
    ),
    rules=MeutererRules(),
    paint=MeutererPainter(),
    advice=MeutererAdvice(),
    lessons=LESSONS,
    remarks=REMARKS,
    days=DAYS,
)

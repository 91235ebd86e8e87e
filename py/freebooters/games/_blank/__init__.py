"""Blank's room."""

from freebooters.engine.game import Game, Info, Option, Quick, Traits
from freebooters.games._blank.advice import BlankAdvice
from freebooters.games._blank.coach import REMARKS
from freebooters.games._blank.days import DAYS
from freebooters.games._blank.lessons import LESSONS
from freebooters.games._blank.rules import BlankRules
from freebooters.games._blank.table import BlankPainter

__all__ = ["game"]

game = Game(
    info=Info(
        id="blank",
        rules_version=1,
        seats=(2, 3, 4),
        options=(Option("copies", "whole", (1, 2), default=2),),
        traits=Traits(hidden=True, chance=True, simultaneous=False),
        rules=tuple(f"BL-{number}" for number in range(1, 5)),
        longest=12,
        complexity=1,
        quick=Quick(2),
        designer="the Freebooters authors",
        published="2026",
    ),
    rules=BlankRules(),
    paint=BlankPainter(),
    advice=BlankAdvice(),
    lessons=LESSONS,
    remarks=REMARKS,
    days=DAYS,
)

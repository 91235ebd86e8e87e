"""How La Mutinerie's sets of weights are learned, and the players against whom this is measured.

The advice depends only on what a seat knows, so they judge the true state and use nothing hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.advice.weights import KEEN, keen_two
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.training.recipes.recipe import Evolve, Fit, Recipe
from freebooters.training.selfplay import Advised, Player

__all__ = ["RECIPES", "gatherer", "keen", "lapsing", "reckless", "sailor"]

_RULES, _ADVICE = MutinyRules(), MutinyAdvice()

sailor = Advised(_RULES, _ADVICE)
"""Plays as the bot of that name."""


def lapsing(lapses: float) -> Player:
    """A keen player that makes that share of the choices which must not be foreseen as a sailor
    does.
    """
    return Advised(_RULES, _ADVICE, depth=1, lapses=lapses)


keen = lapsing(0.0)
"""Plays the voyage by the weights of the levels above the sailor, and duels as a sailor does."""

reckless = Advised(_RULES, MutinyAdvice(KEEN, KEEN), depth=1)
"""The same, but assumes that all others leave the gold."""

_UNSIDED = {
    seats: replace(found, voyage=(*found.voyage[:-2], 0.0, 0.0), change=0.0, news=0.0)
    for seats, found in KEEN.items()
}
gatherer = Advised(_RULES, MutinyAdvice(_UNSIDED, _UNSIDED), depth=1)
"""The same, but also ignores who is on which side."""

_FIT = Fit(
    games=18_000,
    rounds=1,
    mistakes=(0.05, 0.2, 0.5),
    beginners=False,
    watched=1.0,
    hold=1.5,
    by_game=False,
    toward_known=False,
    scaled=False,
    digits=3,
)

_VOYAGE: Mapping[str, tuple[str, ...]] = {
    "gold": (),
    "growth": (),
    "lasting": (),
    "rounds": ("change", "fickle", "news"),
    "spoils": (),
    "voyage": (),
}
"""What is optimized: all that the voyage is judged by, except how much others' cards tell."""
_WHOLE = (0.0, 1.0)
_EVOLVE = Evolve(
    names=_VOYAGE,
    bounds={"change": _WHOLE, "fickle": _WHOLE, "news": _WHOLE},
    opponents=(sailor,),
)


def _recipe(title: str, fit: Fit | None, evolve: Evolve | None, depth: int = 1) -> Recipe:
    return Recipe(title, fit, evolve, depth=depth, positions=100, imagined=False)


RECIPES: Mapping[str, Recipe] = {
    # Mostly against players at random: how much gold counts depends on whether the others stay in
    # the game. If all games with sailors were played, the weights would beat these and lose to
    # those.
    "careless": _recipe(
        "against others who may be careless", replace(_FIT, advised=0.4, seldom=8), None, depth=0
    ),
    "keen_two": _recipe(
        "against a sailor, in games for two",
        replace(_FIT, seats=(2,)),
        replace(_EVOLVE, seats=(2,)),
    ),
    "keen_more": _recipe(
        "against sailors, in games for three and four",
        _FIT,
        replace(_EVOLVE, seats=(3, 4), rounds=8),
    ),
    "rich_two": replace(
        _recipe(
            "against another who gathers gold, in games for two",
            None,
            replace(_EVOLVE, seats=(2,), opponents=(reckless, gatherer), rounds=6),
        ),
        base=("keen_two", keen_two.__name__),
    ),
}
"""By the names of the sets."""

"""How each room's sets of weights are learned, where it is not the usual way."""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.training.recipes import mutiny
from freebooters.training.recipes.recipe import USUAL, Evolve, Fit, Recipe

__all__ = ["USUAL", "Evolve", "Fit", "Recipe", "recipe_of"]

_RECIPES: Mapping[str, Mapping[str, Recipe]] = {"mutiny": mutiny.RECIPES}


def recipe_of(game: str, name: str) -> Recipe:
    """How that set of weights of a game is learned."""
    return _RECIPES.get(game, {}).get(name, USUAL)

"""The rules of Cartagena."""

from freebooters.games.cartagena.rules.rules import CartagenaRules

__all__ = ["CartagenaRules"]

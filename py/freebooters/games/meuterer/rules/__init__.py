"""The rules of Meuterer."""

from freebooters.games.meuterer.rules.rules import MeutererRules

__all__ = ["MeutererRules"]

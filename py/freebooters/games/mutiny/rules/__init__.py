"""The rules of La Mutinerie."""

from freebooters.games.mutiny.rules.rules import MutinyRules

__all__ = ["MutinyRules"]

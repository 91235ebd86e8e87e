"""The rules of Caribbean."""

from freebooters.games.caribbean.rules.rules import CaribbeanRules

__all__ = ["CaribbeanRules"]

"""The table of Caribbean: its pictures and words."""

from freebooters.games.caribbean.table.painter import CaribbeanPainter

__all__ = ["CaribbeanPainter"]

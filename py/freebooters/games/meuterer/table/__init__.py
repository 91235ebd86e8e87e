"""The table of Meuterer: its pictures and words."""

from freebooters.games.meuterer.table.painter import MeutererPainter

__all__ = ["MeutererPainter"]

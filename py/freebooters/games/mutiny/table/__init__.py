"""The table of La Mutinerie: its pictures and words."""

from freebooters.games.mutiny.table.painter import MutinyPainter

__all__ = ["MutinyPainter"]

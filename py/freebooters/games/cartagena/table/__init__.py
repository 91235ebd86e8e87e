"""The table of Cartagena: its pictures and words."""

from freebooters.games.cartagena.table.painter import CartagenaPainter

__all__ = ["CartagenaPainter"]

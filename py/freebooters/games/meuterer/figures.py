"""Meuterer's figures."""

from freebooters.stage.figure import Figure

__all__ = ["FIGURES"]

FIGURES: tuple[Figure, ...] = ()

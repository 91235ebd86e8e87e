"""What a good player of Meuterer knows."""

from freebooters.games.meuterer.advice.advice import MeutererAdvice

__all__ = ["MeutererAdvice"]

"""What a good player of Cartagena knows."""

from freebooters.games.cartagena.advice.advice import CartagenaAdvice

__all__ = ["CartagenaAdvice"]

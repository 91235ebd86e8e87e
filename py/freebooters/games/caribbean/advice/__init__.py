"""What a good player of Caribbean knows."""

from freebooters.games.caribbean.advice.advice import CaribbeanAdvice

__all__ = ["CaribbeanAdvice"]

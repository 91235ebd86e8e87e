"""What a good player of La Mutinerie knows."""

from freebooters.games.mutiny.advice.advice import MutinyAdvice

__all__ = ["MutinyAdvice"]

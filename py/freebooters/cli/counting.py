"""How many, in the English of those pages and tables that have one language."""

from __future__ import annotations

__all__ = ["counted"]


def counted(number: int, noun: str) -> str:
    """`1 game`, `1,200 games`; the noun takes an s."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"

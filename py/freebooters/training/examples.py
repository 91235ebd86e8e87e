"""What is learned from: who or what there was to choose among, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from freebooters.kit.learned import Features

__all__ = ["Example"]


@dataclass(frozen=True, slots=True)
class Example:
    """What speaks for each of several (the seats at a decision, or the actions of one seat), and
    each one's share of what happened in the end: of the win, or of being chosen. `kind` tells which
    weights they share.
    """

    kind: str
    rows: tuple[Features, ...]
    shares: tuple[float, ...]

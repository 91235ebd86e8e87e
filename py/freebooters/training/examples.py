"""Examples to learn from: several alternatives, and which of them came true."""

from __future__ import annotations

from dataclasses import dataclass

from freebooters.kit.learned import Features

__all__ = ["Example"]


@dataclass(frozen=True, slots=True)
class Example:
    """The features of several alternatives (the seats at a decision, or the actions of one seat),
    and each one's share of the outcome: of the win, or of being chosen. `kind` names the set of
    weights.
    """

    kind: str
    rows: tuple[Features, ...]
    shares: tuple[float, ...]

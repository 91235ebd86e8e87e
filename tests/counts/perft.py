"""Counting: how many sequences of n actions begin at a position, every outcome of chance counted."""

from __future__ import annotations

from typing import Any

from freebooters.engine.contract import Rules
from tests.games.cartagena.reference import Table, followers

__all__ = ["count", "count_slowly"]


def count(rules: Rules[Any, Any], state: Any, length: int) -> int:
    """Sequences of exactly that length; with several seats to act at once, in any order. What is done
    last need not be carried out to be counted.
    """
    if not length:
        return 1
    if length == 1:
        return sum(len(rules.legal(state, seat)) for seat in rules.to_act(state))
    total = 0
    for seat in rules.to_act(state):
        for action in rules.legal(state, seat):
            after = state.copy()
            rules.apply(after, seat, action)
            total += count(rules, after, length - 1)
    return total


def count_slowly(table: Table, length: int) -> int:
    """The same of Cartagena by its slow rules."""
    if not length:
        return 1
    return sum(count_slowly(after, length - 1) for _, after in followers(table))

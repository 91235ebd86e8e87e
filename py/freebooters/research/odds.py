"""The odds of chance outcomes, read off a game's own `draw`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any, cast

from freebooters.engine.contract import CHANCE, Action, Rules

__all__ = ["odds"]

_Look = tuple[int, Action]
"""A value of `random()`, as a multiple of 2 to the -53, and what is drawn at it."""

_VALUES = 1 << 53
"""How many values `random()` has: the multiples of 2 to the -53."""

_PROBES = 4
"""First looks per outcome, so that no stretch is passed over between two of the same outcome."""


class _Fixed:
    """A generator with one value to give."""

    __slots__ = ("value",)

    def __init__(self) -> None:
        self.value = 0.0

    def random(self) -> float:
        return self.value


def odds(rules: Rules[Any, Any], state: Any) -> list[float]:
    """The probability of each outcome in `rules.legal(state, CHANCE)`, in that order; they add up
    to 1.

    Exact: what one `random()` decides falls into stretches of its values, one per outcome, and
    their ends are found by bisection. Some 55 draws per outcome. Raises `ValueError` where `draw`
    is not like that.
    """
    outcomes: list[Action] = rules.legal(state, CHANCE)
    if len(outcomes) == 1:
        return [1.0]

    fixed = _Fixed()
    rng = cast("Random", fixed)

    def drawn(value: int) -> Action:
        fixed.value = value / _VALUES
        return rules.draw(state, rng)

    steps = _PROBES * len(outcomes)
    probes = [(_VALUES - 1) * step // steps for step in range(steps + 1)]
    looks = [(value, drawn(value)) for value in probes]
    begins = [looks[0]]
    for low, high in pairwise(looks):
        begins += _changes(drawn, low, high)
    ends = [value for value, _ in begins[1:]] + [_VALUES]
    found = {what: end - value for (value, what), end in zip(begins, ends, strict=True)}
    if len(found) < len(begins) or set(found) != set(outcomes):
        raise ValueError(f"{type(rules).__name__}.draw: not one stretch for each outcome")
    return [found[outcome] / _VALUES for outcome in outcomes]


def _changes(drawn: Callable[[int], Action], low: _Look, high: _Look) -> list[_Look]:
    """Where between two looks another outcome begins, in order."""
    if low[1] == high[1]:
        return []
    if high[0] - low[0] == 1:
        return [high]
    middle = (low[0] + high[0]) // 2
    look = (middle, drawn(middle))
    return _changes(drawn, low, look) + _changes(drawn, look, high)

"""Learned weights as the module that a room keeps them in."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from freebooters.cli.arguments import retyped
from freebooters.kit.learned import Weights

__all__ = ["module", "page"]


def page(
    chosen: argparse.Namespace, weights: Weights, gain: tuple[float, float, float, float]
) -> str:
    """A Python module. `gain` is the share of wins, its interval, and what equals would have won."""
    share, low, high, even = gain
    command = retyped(chosen, "option", "games", "rounds", "check", "seed", "seats")
    told = [
        "How much everything counts that speaks for a seat: learned, not written by hand.",
        "",
        f"    freebooters learn {command}",
        "",
        f"made this on {datetime.now(UTC):%Y-%m-%d}. A sailor that judges by it won {share:.1%}",
        f"({low:.1%} to {high:.1%}, where {even:.1%} is even) of {chosen.check} games against",
        "sailors that judged by the weights before.",
    ]
    return module(told, "WEIGHTS", weights)


def module(told: Sequence[str], name: str, weights: Weights) -> str:
    """A Python module that holds weights by that name; `told` are the lines about it."""
    head = [
        f'"""{told[0]}',
        *told[1:],
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from freebooters.kit.learned import Weights",
        "",
        f'__all__ = ["{name}"]',
        "",
        f"{name}: Weights = {{",
    ]
    return "\n".join([*head, *_table(weights), "}", ""])


def _table(weights: Weights) -> Iterator[str]:
    for kind, table in weights.items():
        yield f'    "{kind}": {{'
        for name in sorted(table, key=_place):
            yield f'        "{name}": {table[name]!r},'
        yield "    },"


def _place(name: str) -> tuple[str, int]:
    """Numbers at the end of names in their own order."""
    word, _, number = name.rpartition("-")
    return (word, int(number)) if number.isdecimal() else (name, 0)

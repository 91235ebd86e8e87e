"""Learned weights as the module that a room keeps them in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from freebooters.kit.learned import Weights
from freebooters.training.learning import Gain

__all__ = ["module", "page"]


def page(command: str, weights: Weights, gain: Gain) -> str:
    """A Python module; `command` is what follows `freebooters learn`."""
    told = [
        "How much everything counts that speaks for a seat: learned, not written by hand.",
        "",
        f"    freebooters learn {command}",
        "",
        f"made this on {datetime.now(UTC):%Y-%m-%d}. A sailor that judges by it won {gain.share:.1%}",
        f"({gain.low:.1%} to {gain.high:.1%}, where {gain.even:.1%} is even) of {gain.games} games against",
        "sailors that judged by the weights before.",
    ]
    return module(told, "WEIGHTS", weights)


def module(
    told: Sequence[str], name: str, weights: Weights, base: tuple[str, Weights] | None = None
) -> str:
    """A Python module that holds weights by that name; `told` are the lines about it. `base` is
    another such module and its weights: kinds that are the same there are taken from it.
    """
    theirs: Weights = {}
    imported = ["from freebooters.kit.learned import Weights"]
    if base is not None:
        place, theirs = base
        imported.insert(0, f"from {place} import {name} as _BASE")
    own = {kind: table for kind, table in weights.items() if theirs.get(kind) != table}
    head = [
        f'"""{told[0]}',
        *told[1:],
        '"""',
        "",
        "from __future__ import annotations",
        "",
        *imported,
        "",
        f'__all__ = ["{name}"]',
        "",
        f"{name}: Weights = {{",
    ]
    shared = ["    **_BASE,"] if base is not None else []
    return "\n".join([*head, *shared, *_table(own), "}", ""])


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

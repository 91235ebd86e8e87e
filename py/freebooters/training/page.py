"""Writes learned weights as a Python module of a room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from freebooters.kit.learned import Weights
from freebooters.training.learning import Gain
from freebooters.training.tasks import Task, advice_of

__all__ = ["module", "page"]


def page(command: str, task: Task, weights: Weights, gain: Gain) -> str:
    """The text of the module; `command` is what follows `freebooters learn`."""
    told = [
        f"Weights {task.recipe.title}: learned, not written by hand.",
        "",
        f"    freebooters learn {command}",
        "",
        f"made this on {datetime.now(UTC):%Y-%m-%d}. A player that judges by it won {gain.share:.1%}",
        f"({gain.low:.1%} to {gain.high:.1%}, where {gain.even:.1%} is even) of {gain.games} games against",
        "players that judged by the weights before.",
    ]
    base = task.recipe.base
    shared = (base[1], advice_of(task.game).sets[base[0]]) if base else None
    return module(told, "WEIGHTS", weights, shared)


def module(
    told: Sequence[str], name: str, weights: Weights, base: tuple[str, Weights] | None = None
) -> str:
    """The text of a module that holds weights under that name; `told` are the lines of its
    docstring. `base` is another such module with its weights: kinds that are equal there are
    imported from it.
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
    """A sort key that orders numbers at the end of names by value."""
    word, _, number = name.rpartition("-")
    return (word, int(number)) if number.isdecimal() else (name, 0)

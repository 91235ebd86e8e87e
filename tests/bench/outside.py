"""How long the worst of texts keeps the engine busy before it is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from freebooters import catalog
from freebooters.engine.errors import BadSave
from freebooters.engine.outside import MOST_CONTAINERS
from freebooters.engine.saves import LONGEST
from tests.saves.hostile import SAVES, TEXTS, seconds

__all__ = ["slowest"]

_SIZES = (LONGEST - 1000, 8 * MOST_CONTAINERS - 2000, 5 * MOST_CONTAINERS - 2000)
"""The longest, and those that have just as many parts as are looked at."""


def slowest() -> tuple[str, float]:
    """Of all hostile texts the one that takes longest, and its seconds."""
    kinds: dict[str, Callable[[int], str]] = {**TEXTS, **SAVES}
    taken = {
        kind: max(seconds(partial(_read, write(size))) for size in _SIZES)
        for kind, write in kinds.items()
    }
    worst = max(taken, key=taken.__getitem__)
    return worst, taken[worst]


def _read(text: str) -> None:
    with suppress(BadSave):
        catalog.load(text)

"""Positions of Cartagena that random play hardly reaches, with what led there."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.events import Event
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import position

__all__ = ["rare"]


def rare() -> Iterator[tuple[int, CartagenaState, tuple[Event, ...]]]:
    """The helping card and the pass (CA-8), and a turn that can only be ended (CA-2)."""
    for variant in VARIANTS:
        yield 2, position(variant, [[20], []]), ()
        yield 2, position(variant, [[20], []], pile=""), ()
        yield 2, position(variant, [[20], []], left=1), ()

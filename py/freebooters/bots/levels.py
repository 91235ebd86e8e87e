"""The levels a person can play against, weakest first; the same names in every game."""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.bots.bot import Bot
from freebooters.bots.greedy import Greedy
from freebooters.bots.myopic import Myopic
from freebooters.bots.searcher import Searcher
from freebooters.bots.uniform import Uniform

__all__ = ["EDITION", "LEVELS", "PLAYERS"]

EDITION = 1
"""Grows when any level may choose otherwise than before: results of a deal can then be compared no
longer. `tests/games/<id>/contests.txt` tells when.
"""

LEVELS: Mapping[str, Bot] = {
    "deckhand": Myopic(),
    "sailor": Greedy(),
    "helmsman": Searcher(120, lapses=0.35),
    "navigator": Searcher(500, lapses=0.12),
    "commodore": Searcher(4000, parallel=3),
}

PLAYERS: Mapping[str, Bot] = {"flotsam": Uniform(), **LEVELS}
"""The levels, and uniformly random play to compare them with."""

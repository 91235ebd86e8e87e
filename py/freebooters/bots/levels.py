"""The strengths a person can sit down with, weakest first; the same names in every game."""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.bots.bot import Bot
from freebooters.bots.deckhand import Deckhand
from freebooters.bots.flotsam import Flotsam
from freebooters.bots.lookout import Lookout
from freebooters.bots.sailor import Sailor

__all__ = ["LEVELS", "PLAYERS"]

LEVELS: Mapping[str, Bot] = {
    "deckhand": Deckhand(),
    "sailor": Sailor(),
    "helmsman": Lookout(120, lapses=0.35),
    "navigator": Lookout(500, lapses=0.12),
    "commodore": Lookout(4000, minds=3),
}

PLAYERS: Mapping[str, Bot] = {"flotsam": Flotsam(), **LEVELS}
"""Whoever can play by itself: the levels, and uniformly random play to measure them by."""

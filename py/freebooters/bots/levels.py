"""The strengths a person can sit down with, weakest first; the same names in every game."""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.bots.bot import Bot
from freebooters.bots.deckhand import Deckhand
from freebooters.bots.sailor import Sailor

__all__ = ["LEVELS"]

LEVELS: Mapping[str, Bot] = {"deckhand": Deckhand(), "sailor": Sailor()}

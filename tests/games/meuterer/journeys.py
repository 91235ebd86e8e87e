"""A game of Meuterer that is played once, and looked at by several tests."""

from __future__ import annotations

from functools import cache

from tests.contract.journeys import Journey, travel
from tests.contract.rooms import SETTINGS

__all__ = ["journey"]


@cache
def journey(seats: int) -> Journey:
    """A random game with the pirate."""
    setting = next(
        each
        for each in SETTINGS["meuterer"]
        if each.seats == seats and each.options["pirate"] and not each.options["open_conflict"]
    )
    return travel(setting, 1)

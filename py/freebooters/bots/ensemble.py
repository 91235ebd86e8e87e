"""Combines what several searches for one question have found (root parallelism: Chaslot, Winands
and van den Herik, 2008).

Each spends a whole budget on its own trees, and only their results for the first actions are
combined. Splitting one budget is worse than one search: four trees with a quarter each lost 24 : 76
against one tree with all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.bots.bot import Prospect, Thought
from freebooters.engine.contract import Action

__all__ = ["likely", "pooled"]


def pooled(thoughts: Sequence[Thought]) -> tuple[Prospect, ...]:
    """All their prospects as one comparison, the best first; each must have a worth.

    Each thought counts in proportion to its progress. Shares are averaged, worths are weighted by
    the shares.
    """
    total = 0.0
    shares: dict[Action, float] = {}
    worths: dict[Action, float] = {}
    for thought in thoughts:
        total += thought.progress
        for action, worth, share in thought.prospects:
            attention = share * thought.progress
            shares[action] = shares.get(action, 0.0) + attention
            worths[action] = worths.get(action, 0.0) + attention * (worth or 0.0)
    found = [
        Prospect(action, worths[action] / attention, attention / total)
        for action, attention in shares.items()
        if attention
    ]
    found.sort(key=lambda prospect: (-prospect.share, -(prospect.worth or 0.0)))
    return tuple(found)


def likely(prospects: Sequence[Prospect], seldom: float) -> tuple[Prospect, ...]:
    """Those with at least that part of the first one's share; their shares are scaled to sum to 1."""
    kept = [each for each in prospects if each.share >= prospects[0].share * seldom]
    total = 0.0
    for prospect in kept:
        total += prospect.share
    return tuple(prospect._replace(share=prospect.share / total) for prospect in kept)

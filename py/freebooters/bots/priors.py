"""Priors: how good an action is thought to be before it is tried (PUCT: Rosin, 2011)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.bots.turn_search import judged
from freebooters.engine.advice import Advice
from freebooters.engine.contract import Action, Rules, Seat, State

__all__ = ["blend", "priors"]

_ASKED = 8
"""How often a room without a `policy` is asked for a plausible action instead."""
_FORESIGHT = 0.7
"""How much of an action's prior comes from the value just after it."""
_DOUBT = 0.35
"""An action that is behind the best by this part of the best one's lead over the average has about
1/e of its prior.
"""


def priors(
    rules: Rules[Any, Any],
    advice: Advice[Any] | None,
    s: State,
    seat: Seat,
    legal: Sequence[Action],
    rng: Random,
) -> list[float]:
    """Priors that sum to 1, from the room's policy and from the values just after the actions."""
    if advice is None or len(legal) == 1:
        return [1 / len(legal)] * len(legal)
    ratings = advice.policy(s, seat, legal)
    if ratings is None:
        ratings = _counted(advice, s, seat, legal, rng)
    prospects = []
    for action in legal:
        after = s.copy()
        rules.apply(after, seat, action)
        prospects.append(judged(advice.evaluation(after)[seat]))
    best = max(prospects)
    doubt = (best - sum(prospects) / len(prospects)) * _DOUBT or 1.0
    leads = [_fading((best - prospect) / doubt) for prospect in prospects]
    return blend(ratings, leads, _FORESIGHT)


def blend(ours: Sequence[float], theirs: Sequence[float], share: float) -> list[float]:
    """Two sets of weights as one that sums to 1; the second counts for `share`."""
    one, two = (1 - share) / sum(ours), share / sum(theirs)
    return [a * one + b * two for a, b in zip(ours, theirs, strict=True)]


def _counted(
    advice: Advice[Any], s: State, seat: Seat, legal: Sequence[Action], rng: Random
) -> list[float]:
    """Weights by how often the room samples each action."""
    counts = dict.fromkeys(legal, 1.0)
    for _ in range(_ASKED):
        counts[advice.sample(s, seat, legal, rng)] += 2
    return list(counts.values())


def _fading(lag: float) -> float:
    """About e^-lag, but the same on every machine."""
    return 1 / (1 + lag * (1 + lag / 2))

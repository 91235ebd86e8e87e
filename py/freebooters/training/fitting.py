"""Fitting weights to games: the conditional logit, in which a seat wins as likely as its share of
all seats' e to the weighed features (McFadden, 1974).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from freebooters.training.examples import Example
from freebooters.trials.missing import NotInstalled

__all__ = ["fitted"]

_STIFFNESS = 6.0
"""How strongly weights are held to those known: as much as so many games."""
_DIGITS = 4
_LEAST = 1e-9


def fitted(examples: Sequence[Example], games: int, known: Mapping[str, float]) -> dict[str, float]:
    """The weights that foretell those examples' ends best, not without need far from those known
    before. `games` is from how many games they are: those of one are alike. Raises
    `NotInstalled`.
    """
    try:
        import numpy as np
        from scipy.optimize import minimize
        from scipy.sparse import csr_matrix
    except ImportError as missing:
        raise NotInstalled("Learning needs scipy: pip install 'freebooters[learn]'") from missing
    rows = [row for example in examples for row in example.rows]
    names = sorted({name for row in rows for name in row})
    column = {name: number for number, name in enumerate(names)}
    entries = [
        (value, at, column[name]) for at, row in enumerate(rows) for name, value in row.items()
    ]
    values, places, columns = (np.array(part) for part in zip(*entries, strict=True))
    features = csr_matrix((values, (places, columns)), shape=(len(rows), len(names)), dtype=float)
    ends = np.array([share for example in examples for share in example.shares])
    sizes = np.array([len(example.shares) for example in examples])
    starts, example_of = np.cumsum(sizes) - sizes, np.repeat(np.arange(len(sizes)), sizes)
    won = np.add.reduceat(ends, starts)
    scale = np.sqrt(np.asarray(features.multiply(features).mean(axis=0)).ravel()) + _LEAST
    held = _STIFFNESS / games
    before = np.array([known.get(name, 0.0) for name in names])

    def missed(weights: Any) -> tuple[float, Any]:
        """How badly those weights foretell, and how that changes with each of them."""
        merits = features @ weights
        merits -= np.maximum.reduceat(merits, starts)[example_of]
        odds = np.exp(merits)
        totals = np.add.reduceat(odds, starts)
        surprise = (ends * (np.log(totals)[example_of] - merits)).sum() / len(sizes)
        slopes = features.T @ (won[example_of] * odds / totals[example_of] - ends) / len(sizes)
        strayed = (weights - before) * scale
        return surprise + held * (strayed**2).sum(), slopes + 2 * held * strayed * scale

    found = minimize(missed, before, jac=True, method="L-BFGS-B")
    return {
        name: round(float(weight), _DIGITS) for name, weight in zip(names, found.x, strict=True)
    }

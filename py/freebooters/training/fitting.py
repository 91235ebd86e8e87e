"""Fits weights to games by the conditional logit, in which the chances of the alternatives are the
softmax of their weighted features (McFadden, 1974).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from freebooters.kit.learned import Example
from freebooters.trials.missing import NotInstalled

__all__ = ["STIFFNESS", "fitted"]

STIFFNESS = 6.0
"""How strongly weights are pulled towards those known, by default: as much as so many games."""
_LEAST = 1e-9


def fitted(
    examples: Sequence[Example],
    toward: Mapping[str, float],
    *,
    hold: float,
    scaled: bool = True,
    digits: int = 4,
) -> dict[str, float]:
    """The weights that predict the outcomes of those examples best, pulled towards the weights
    given.

    The loss is the average negative log-likelihood of an example plus `hold` times the sum of the
    squared distances of the weights from those given (0 if none is given). With `scaled` each
    distance is multiplied by the usual size of its feature. For the chance of a single event
    (logistic regression) use examples of two rows, the second empty. Raises `NotInstalled`.
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
    usual = np.sqrt(np.asarray(features.multiply(features).mean(axis=0)).ravel()) + _LEAST
    scale = usual if scaled else np.ones(len(names))
    before = np.array([toward.get(name, 0.0) for name in names])

    def missed(weights: Any) -> tuple[float, Any]:
        """The loss of those weights, and its gradient."""
        merits = features @ weights
        merits -= np.maximum.reduceat(merits, starts)[example_of]
        odds = np.exp(merits)
        totals = np.add.reduceat(odds, starts)
        surprise = (ends * (np.log(totals)[example_of] - merits)).sum() / len(sizes)
        slopes = features.T @ (won[example_of] * odds / totals[example_of] - ends) / len(sizes)
        strayed = (weights - before) * scale
        return surprise + hold * (strayed**2).sum(), slopes + 2 * hold * strayed * scale

    found = minimize(missed, before, jac=True, method="L-BFGS-B")
    return {name: round(float(weight), digits) for name, weight in zip(names, found.x, strict=True)}

"""Fitting weights to games: the conditional logit, in which a seat wins as likely as its share of
all seats' e to the weighed features (McFadden, 1974).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from freebooters.cli.learn.selfplay import Moment
from freebooters.cli.missing import NotInstalled

__all__ = ["fitted"]

_STIFFNESS = 6.0
"""How strongly weights are held to those known: as much as so many games."""
_DIGITS = 4
_LEAST = 1e-9


def fitted(moments: Sequence[Moment], games: int, known: Mapping[str, float]) -> dict[str, float]:
    """The weights that foretell those moments' ends best, not without need far from those known
    before. `games` is from how many games the moments are: those of one are alike. Raises
    `NotInstalled`.
    """
    try:
        import numpy as np
        from scipy.optimize import minimize
        from scipy.sparse import csr_matrix
    except ImportError as missing:
        raise NotInstalled("Learning needs scipy: pip install 'freebooters[learn]'") from missing
    seats = [seat for moment in moments for seat in moment.features]
    names = sorted({name for seat in seats for name in seat})
    column = {name: number for number, name in enumerate(names)}
    entries = [
        (value, row, column[name]) for row, seat in enumerate(seats) for name, value in seat.items()
    ]
    values, rows, columns = (np.array(part) for part in zip(*entries, strict=True))
    features = csr_matrix((values, (rows, columns)), shape=(len(seats), len(names)), dtype=float)
    ends = np.array([share for moment in moments for share in moment.shares])
    sizes = np.array([len(moment.shares) for moment in moments])
    starts, moment = np.cumsum(sizes) - sizes, np.repeat(np.arange(len(sizes)), sizes)
    won = np.add.reduceat(ends, starts)
    scale = np.sqrt(np.asarray(features.multiply(features).mean(axis=0)).ravel()) + _LEAST
    held = _STIFFNESS / games
    before = np.array([known.get(name, 0.0) for name in names])

    def missed(weights: Any) -> tuple[float, Any]:
        """How badly those weights foretell, and how that changes with each of them."""
        merits = features @ weights
        merits -= np.maximum.reduceat(merits, starts)[moment]
        odds = np.exp(merits)
        totals = np.add.reduceat(odds, starts)
        surprise = (ends * (np.log(totals)[moment] - merits)).sum() / len(sizes)
        slopes = features.T @ (won[moment] * odds / totals[moment] - ends) / len(sizes)
        strayed = (weights - before) * scale
        return surprise + held * (strayed**2).sum(), slopes + 2 * held * strayed * scale

    found = minimize(missed, before, jac=True, method="L-BFGS-B")
    return {
        name: round(float(weight), _DIGITS) for name, weight in zip(names, found.x, strict=True)
    }

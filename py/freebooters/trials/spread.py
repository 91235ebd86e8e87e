"""Work spread over all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from freebooters.trials.missing import NotInstalled

__all__ = ["spread"]


def spread(function: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], jobs: int) -> list[Any]:
    """The function's results for those arguments, in order. `jobs` as in joblib: -1 for all cores.
    Raises `NotInstalled`.
    """
    try:
        from joblib import Parallel, delayed
    except ImportError as missing:
        raise NotInstalled("This needs joblib: pip install 'freebooters[arena]'") from missing
    answers: list[Any] = Parallel(n_jobs=jobs)(delayed(function)(*task) for task in tasks)
    return answers

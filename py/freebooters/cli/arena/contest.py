"""Plays a tournament: all bouts that are not in the results yet, by joblib's backends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing
from importlib import import_module
from itertools import islice
from time import perf_counter
from typing import Any

from freebooters import catalog
from freebooters.cli.arena.results import Played, Results
from freebooters.cli.arena.schedule import Bout
from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import say
from freebooters.trials.missing import NotInstalled
from freebooters.trials.playing import moves_of, played, shares

__all__ = ["BadBackend", "contest", "play"]

_REGISTRARS = {"ray": ("ray.util.joblib", "register_ray")}
"""Backends that must be registered with joblib by a function of their own."""

_CHUNK = 8
"""Bouts per worker and round, for backends that return only whole rounds."""


class BadBackend(FreebootersError):
    """joblib has no backend of that name, or it does not accept those settings."""


def contest(
    bouts: Iterable[Bout],
    results: Results,
    *,
    backend: str = "loky",
    jobs: int = -1,
    settings: Mapping[str, Any] | None = None,
    watch: Callable[[], None] | None = None,
) -> None:
    """Plays every bout that `results` lacks and adds it as soon as it is over; packs the results at
    the end, also after an interruption.

    `jobs` as in joblib: -1 for all cores. `settings` go to the backend, such as Dask's
    `scheduler_host`. `watch` is called after every game. Raises `BadBackend`, `NotInstalled`,
    `BadResults`.
    """
    waiting = [bout for bout in bouts if bout not in results.played]
    if not waiting:
        return
    try:
        with closing(_spread(waiting, results.seed, backend, jobs, settings or {})) as games:
            for done in games:
                results.add(done)
                if watch is not None:
                    watch()
    finally:
        results.pack()


def play(bout: Bout, tournament: str) -> Played:
    """Plays one bout in this process: the same bout and tournament's seed always give the same
    game.
    """
    began = perf_counter()
    setting = bout.setting
    game = catalog.game(setting.game)
    match = played(game, dict(setting.options), bout.players, bout.seed(tournament))
    return Played(bout, shares(match)[bout.seat], moves_of(match), perf_counter() - began)


def _spread(
    waiting: list[Bout], seed: str, backend: str, jobs: int, settings: Mapping[str, Any]
) -> Generator[Played]:
    """The bouts as they end, in any order."""
    try:
        from joblib import Parallel, delayed, effective_n_jobs, parallel_config
    except ImportError as missing:
        raise NotInstalled("The arena needs joblib: pip install 'freebooters[arena]'") from missing
    try:
        if backend in _REGISTRARS:
            module, function = _REGISTRARS[backend]
            getattr(import_module(module), function)()
        config = parallel_config(backend=backend, n_jobs=jobs, **settings)
    except (ImportError, TypeError, ValueError, OSError) as wrong:
        raise BadBackend(
            say("terminal-error-backend", backend=backend, reason=str(wrong))
        ) from wrong
    with config:
        tasks = (delayed(play)(bout, seed) for bout in waiting)
        try:
            stream = Parallel(return_as="generator_unordered")
        except ValueError:  # this backend returns only whole rounds
            size = _CHUNK * effective_n_jobs(jobs)
            while chunk := list(islice(tasks, size)):
                yield from Parallel()(chunk)
        else:
            yield from stream(tasks)

"""The public import."""

from __future__ import annotations

import doctest

import pytest

import freebooters
from freebooters import catalog
from freebooters.engine.errors import BadOption, BadSeats, UnknownGame


def test_one_import_gives_games_start_and_load() -> None:
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, seed="reef")
    loaded = freebooters.load(match.save())

    assert match.log == loaded.log
    assert set(catalog.games()) == set(freebooters.games())
    assert all(hasattr(freebooters, name) for name in freebooters.__all__)


def test_the_example_of_the_package_runs() -> None:
    results = doctest.testmod(freebooters)

    assert (0, True) == (results.failed, results.attempted > 0)


def test_wrong_starts_are_refused_by_name() -> None:
    with pytest.raises(UnknownGame):
        freebooters.start("atlantis", 2)
    with pytest.raises(BadSeats):
        freebooters.start("cartagena", 6, {"variant": "basic"})
    with pytest.raises(BadOption):
        freebooters.start("cartagena", 2)

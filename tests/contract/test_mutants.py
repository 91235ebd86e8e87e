"""The planted bugs keep up with the sources they are planted in."""

from __future__ import annotations

from tests.contract.mutants import misplaced


def test_every_planted_bug_fits_the_sources() -> None:
    assert [] == misplaced()

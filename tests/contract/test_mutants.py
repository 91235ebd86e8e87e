"""The planted bugs keep up with the sources they are planted in."""

from __future__ import annotations

from tests.contract.mutants import misplaced


def test_every_bug_has_its_place() -> None:
    assert [] == misplaced()

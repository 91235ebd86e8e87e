"""`build.py test` sends tests to the environment they need."""

from __future__ import annotations

import pytest

from tools.layout import ROOT
from tools.suite import by_environment

ALL = str(ROOT / "tests" / "research")


@pytest.mark.parametrize(
    ("arguments", "ours", "theirs"),
    [
        ([], [], [ALL]),
        (["-k", "cartagena"], ["-k", "cartagena"], ["-k", "cartagena", ALL]),
        (["tests/engine", "-x"], ["-x", "tests/engine"], None),
        (["tests/research/test_spiel.py::test_a"], None, ["tests/research/test_spiel.py::test_a"]),
        (["tests/cli", "tests/research"], ["tests/cli"], ["tests/research"]),
    ],
)
def test_tests_of_research_run_with_its_libraries_and_all_others_without(
    arguments: list[str], ours: list[str] | None, theirs: list[str] | None
) -> None:
    assert (ours, theirs) == by_environment(arguments)

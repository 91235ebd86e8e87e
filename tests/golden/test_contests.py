"""In a deal of a contest bots do what they have done since this edition of them."""

from __future__ import annotations

import pytest

from tests.contract.rooms import ROOMS
from tests.golden.contests import played, recorded


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_bots_that_do_not_search_do_the_same_in_a_contest(folder: str) -> None:
    now = dict(played(folder, quick=True))
    assert len(now) > 1
    assert now == {name: recorded(folder)[name] for name in now}


@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_so_does_every_level_that_is_offered(folder: str) -> None:
    assert recorded(folder) == dict(played(folder))

"""What was dealt for a seed, and what was legal in which order, is so for good."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.contract.rooms import ROOMS
from tests.golden.deals import dealt, recorded

FIRST = 40


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_a_seed_deals_what_it_has_always_dealt(folder: str) -> None:
    assert dict(islice(recorded(folder).items(), FIRST)) == dict(dealt(folder, range(FIRST)))


@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_so_does_every_seed_that_is_recorded(folder: str) -> None:
    assert recorded(folder) == dict(dealt(folder))

"""What was dealt for a seed, and what was legal in which order, is so for good."""

from __future__ import annotations

import pytest

from tests.contract.rooms import ROOMS
from tests.golden.deals import dealt, recorded


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_a_seed_deals_what_it_has_always_dealt(folder: str) -> None:
    assert recorded(folder) == dict(dealt(folder))

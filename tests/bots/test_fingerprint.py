"""Every level still chooses what it chose when its choices were recorded."""

from __future__ import annotations

import pytest

from tests.bots.fingerprint import Row, chosen, rows
from tests.contract.rooms import ROOMS

_OF_TEN = 10
"""One in so many is asked again where not all are; the slow levels' are for the slow run."""
_QUICK = ("flotsam", "deckhand", "sailor", "helmsman")


@pytest.mark.parametrize("folder", ROOMS)
def test_bots_make_the_first_recorded_choices_again(folder: str) -> None:
    for row in rows(folder):
        if row.who in _QUICK:
            _same(row, -(-len(row.said) // _OF_TEN))


@pytest.mark.slow
@pytest.mark.parametrize("folder", ROOMS)
def test_bots_make_all_recorded_choices_again(folder: str) -> None:
    for row in rows(folder):
        _same(row, len(row.said))


def _same(row: Row, most: int) -> None:
    assert (str(row.setting), row.who, row.said[:most]) == (
        str(row.setting),
        row.who,
        chosen(row.setting, row.who, most),
    )

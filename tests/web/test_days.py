"""What days there were: the deals of the first weeks as they were first (`days.txt`)."""

from __future__ import annotations

from freebooters.app import compose
from tests.web.days import SCRIPT, deals_of


def test_no_day_has_another_deal_than_it_had() -> None:
    """Up to the first day on which a table has begun or ended since."""
    kept = SCRIPT.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    rooms = compose.catalog_json()["games"]
    dates = [line.split()[0] for line in kept]
    tables = [table for room in rooms for table in room["days"]]
    changes = {table[when] for table in tables for when in ("since", "until")} - {None, dates[0]}
    first = min(changes, default="9999-12-31")

    found = deals_of(rooms, dates)

    assert len(kept) >= 60
    assert [line for line in kept if line < first] == [line for line in found if line < first]

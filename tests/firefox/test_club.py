"""A club evening in Firefox: a deal from its code to its result, and the table of what comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG
from tests.e2e.test_club import WORDS, collects, pastes, played, plays_to_the_result

pytestmark = [pytest.mark.only_browser("firefox"), pytest.mark.slow]


def test_a_deal_is_played_to_the_result_that_it_has_natively(page: Page) -> None:
    plays_to_the_result(page)


def test_results_are_collected_and_checked(page: Page) -> None:
    collects(page)
    pastes(page, "\n".join(played(name, seed)[1] for seed, name in enumerate(("Mia", "Ben"))))
    cells = page.get_by_role("table").get_by_role("cell")
    expect(cells.filter(has_text=WORDS.plain("contest-by-bots"))).to_have_count(2, timeout=LONG)

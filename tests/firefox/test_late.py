"""A reply that takes its time between two Firefoxes, which give up a connection after five seconds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG, chair
from tests.e2e.together import begins, deals, follows, hands_over
from tests.words import Words

pytestmark = pytest.mark.only_browser("firefox")

PAIR = [chair("Ann"), chair("Ben", "friend")]


@pytest.mark.slow
def test_a_reply_that_was_carried_for_long_still_connects(
    page: Page, new_context: Callable[..., BrowserContext]
) -> None:
    words = Words("en")
    friend = new_context().new_page()
    page.add_init_script(UNSTORED)
    begins(page, "cartagena", {"variant": "tortuga"}, PAIR)
    follows(page, friend, "Ben")
    # It is said when people have had the time to carry it.
    expect(friend.get_by_text(words.plain("join-trouble"))).to_be_visible(timeout=LONG)
    hands_over(page, friend, words)
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text(
        words.plain("presence-here")
    )

    deals(page)
    expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)

"""What is said where a connection does not come, and of a browser that asks before it lets one come."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.haste import UNSTORED
from tests.e2e.person import chair
from tests.e2e.together import Elsewhere, begins, follows
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")

WORDS = Words("en", "cartagena")
PAIR = [chair("Ann"), chair("Ben", "friend")]
PATIENCE = 20_000

ASKS = """(state) => {
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = (asked) =>
    asked.name.startsWith("local-network") ? Promise.resolve({ state }) : query(asked);
}"""
"""A browser that asks people about the local network, or has been answered."""


def asks(one: BrowserContext | Page, state: str) -> None:
    one.add_init_script(f"({ASKS})({state!r})")


def in_the_way(page: Page, *keys: str) -> None:
    """The page says that these are."""
    listed: Locator = page.locator(".join-trouble").get_by_role("listitem")
    expect(listed).to_have_text([WORDS.plain(key) for key in keys])


@pytest.mark.fresh
def test_where_no_connection_comes_both_sides_say_what_may_be_in_the_way(
    page: Page, elsewhere: Elsewhere
) -> None:
    page.add_init_script(UNSTORED)
    asks(page, "prompt")
    device = elsewhere()
    asks(device, "granted")
    friend = device.new_page()
    for each in (page, friend):
        each.clock.install()
    begins(page, "cartagena", {"variant": "tortuga"}, PAIR)
    expect(page.get_by_text(WORDS.plain("access-prompt"))).to_be_visible()
    follows(page, friend, "Ben")

    friend.clock.fast_forward(PATIENCE)
    in_the_way(
        friend,
        *("join-trouble-network", "join-trouble-isolated"),
        *("join-trouble-browser", "join-trouble-late"),
    )

    # What the host hears comes from a page that is gone.
    reply = friend.get_by_role("textbox", name=WORDS.plain("join-reply-link"), exact=True)
    link = reply.input_value()
    friend.close()
    page.get_by_label(WORDS.plain("invite-paste")).fill(link)
    expect(page.get_by_text(WORDS.plain("invite-connecting"))).to_be_visible()
    page.clock.fast_forward(PATIENCE)
    expect(page.get_by_text(WORDS.plain("invite-trouble"))).to_be_visible()
    in_the_way(
        page,
        *("join-trouble-permission", "join-trouble-network"),
        *("join-trouble-isolated", "join-trouble-browser"),
    )


def test_a_browser_that_was_told_no_is_named_and_where_it_never_asks_nothing_is_said(
    page: Page, elsewhere: Elsewhere
) -> None:
    asks(page, "granted")
    begins(page, "cartagena", {"variant": "tortuga"}, PAIR)
    expect(page.get_by_text(WORDS.plain("access-prompt"))).to_be_hidden()
    invitation = page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    expect(invitation).to_be_visible()
    device = elsewhere()
    asks(device, "denied")
    friend = device.new_page()

    friend.goto(invitation.input_value())

    expect(friend.get_by_text(WORDS.plain("access-denied"))).to_be_visible()

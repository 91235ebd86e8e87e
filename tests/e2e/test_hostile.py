"""A page that deals a table of its own and claims that it is another one, in real browsers. What else
hostile pages try is tried under Node: multiplayer/protocol/hostile.test.mjs.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import chair
from tests.e2e.together import Elsewhere, begins, follows, party
from tests.words import Words

pytestmark = [pytest.mark.only_browser("chromium"), pytest.mark.slow]

WORDS = Words("en", "cartagena")
TORTUGA = {"variant": "tortuga"}
PAIR = [chair("Ann"), chair("Ben", "friend")]
NAME = slice(1, 17)
"""Where the name of a table stands in an invitation, and in a reply."""


def test_who_follows_a_link_that_names_their_table_and_leads_elsewhere_keeps_the_seat(
    page: Page, elsewhere: Elsewhere
) -> None:
    table = party(page, [(elsewhere(), "en", "wide:620")], "cartagena", TORTUGA, PAIR)
    (ben,) = table.friends
    mallory = elsewhere().new_page()
    begins(mallory, "cartagena", TORTUGA, [chair("Mallory"), chair("Ben", "friend")])
    shown = mallory.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    expect(shown).to_be_visible()
    own = shown.input_value()
    tab = ben.page.context.new_page()
    tab.goto(naming(own, ben.page.url))
    tab.get_by_role("button", name=WORDS.plain("join-button"), exact=True).click()
    reply = tab.get_by_role("textbox", name=WORDS.plain("join-reply-link"), exact=True)
    mallory.get_by_label(WORDS.plain("invite-paste")).fill(naming(reply.input_value(), own))

    expect(tab.get_by_role("alert")).to_have_text(WORDS.plain("together-other-host"))
    expect(mallory.get_by_text(WORDS.plain("invite-renewed"))).to_be_visible()
    table.is_back(ben)
    table.play(2)


def test_a_link_from_a_page_of_before_says_who_has_to_load_it_again(
    page: Page, elsewhere: Elsewhere
) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    shown = page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    expect(shown).to_be_visible()
    friend = elsewhere().new_page()
    start, _, text = shown.input_value().rpartition("/")
    friend.goto(f"{start}/{written(bytes([1]) + read(text)[1:])}")
    expect(friend.get_by_text(WORDS.plain("together-old-host"))).to_be_visible()
    follows(page, friend, "Ben")


def naming(link: str, other: str) -> str:
    """That link with the name of the table that the other one has."""
    start, _, text = link.rpartition("/")
    content = bytearray(read(text))
    content[NAME] = read(other.rpartition("/")[2])[NAME]
    return f"{start}/{written(bytes(content))}"


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")

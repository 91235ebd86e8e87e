"""When the device that deals is gone for good, the game goes on at another one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG, chair
from tests.e2e.together import Elsewhere, party
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")  # across browsers: tests/firefox

WORDS = Words("en", "cartagena")
CREW = [chair("Ann"), chair("Ben", "friend"), chair("Cleo", "friend")]


def button(page: Page, key: str) -> None:
    page.get_by_role("button", name=WORDS.plain(key), exact=True).click(timeout=LONG)


def test_the_game_goes_on_at_another_device_once_all_who_are_left_agree(
    page: Page, elsewhere: Elsewhere
) -> None:
    devices = [(elsewhere(), "en", "wide:620"), (elsewhere(), "en", "wide:620")]
    table = party(page, devices, "cartagena", {"variant": "jamaica"}, CREW)
    table.play(1)
    ben, cleo = (friend.page for friend in table.friends)
    lines = ben.locator("ol.log > li")
    told = lines.count()
    page.close()

    expect(ben.get_by_role("heading", level=1)).to_have_text("CartagenaJamaica")
    button(ben, "handover-here")
    expect(ben.get_by_role("heading", name=WORDS.plain("handover-title"))).to_be_visible()
    ben.get_by_role("listitem").filter(has_text="Ann").get_by_role(
        "button", name=WORDS.plain("invite-bot")
    ).click()
    go = ben.get_by_role("button", name=WORDS.plain("handover-go"), exact=True)
    expect(go).to_be_disabled()
    # She is told over the link that the two have, and carries nothing.
    button(cleo, "join-button")
    expect(ben.get_by_role("listitem").filter(has_text="Cleo")).to_contain_text(
        WORDS.plain("presence-here")
    )
    expect(go).to_be_disabled()
    button(cleo, "handover-agree")
    expect(ben.get_by_text(WORDS.plain("handover-ready"))).to_be_visible()
    go.click()

    names = ["Anne", "Ben", "Cleo"]
    for screen in (ben, cleo):
        expect(screen.locator(".rail-name")).to_have_text(names, timeout=LONG)
        expect(screen.locator("ol.log > li").nth(told - 1)).to_be_attached(timeout=LONG)
    # Whoever's turn it is can play on.
    turn = ben.locator(".rail-seat.at-turn .rail-name")
    expect(turn).to_have_text(re.compile("Ben|Cleo"), timeout=LONG)
    screen = {"Ben": ben, "Cleo": cleo}[turn.inner_text()]
    expect(screen.locator(".stage button:enabled").first).to_be_attached(timeout=LONG)

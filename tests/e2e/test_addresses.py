"""Every screen has an address of its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.words import Words


@pytest.mark.same_page
def test_an_address_leads_to_its_screen(page: Page) -> None:
    words = Words("en", "cartagena")
    title = words.plain("cartagena-title")
    for address, heading in {
        "#/settings": words.plain("settings-heading"),
        "#/saves": words.plain("saves-heading"),
        "#/credits": words.plain("credits-heading"),
        "#/day": words.plain("day-title"),
        "#/record": words.plain("record-title"),
        "#/cartagena": title,
        "#/rules/cartagena": words.plain("rules-heading", game=title),
    }.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    page.goto("#/rules/cartagena/ca-7")
    expect(page.locator(":focus")).to_contain_text("CA-7")

"""What several friends choose at the same time is opened only when all of them have chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import Elsewhere, answers, party
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")  # across browsers: tests/firefox

WORDS = Words("en", "caribbean")


def waiting(names: str, count: int) -> str:
    return WORDS.plain("sealed-waiting", names=names, count=count, laid="yes")


@pytest.mark.parametrize(
    "friends",
    [
        pytest.param(["Ben"], id="two"),
        # Whom a host waits for that has chosen is told under Node in every run: sealed-round.test.mjs.
        pytest.param(["Ben", "Cleo"], id="three", marks=pytest.mark.slow),
    ],
)
def test_bids_are_opened_together_and_may_be_changed_until_then(
    page: Page, elsewhere: Elsewhere, friends: list[str]
) -> None:
    devices = [(elsewhere(), "en", "wide:620") for _ in friends]
    crew = [chair("Ann"), *(chair(name, "friend") for name in friends)]
    table = party(page, devices, "caribbean", {}, crew)
    ben, *others = table.friends
    prompt = ben.page.locator(".prompt").first
    waits = waiting(" and ".join(["Ann", *friends[1:]]), len(friends))

    ben.sees_prompt()
    move = ben.twin.advise()
    ben.clicks(move)
    expect(prompt).to_have_text(waits)
    ben.page.get_by_role("button", name=WORDS.plain("sealed-change"), exact=True).click()
    # Everything lies where it lay.
    ben.page.get_by_role(
        "button", name=WORDS.plain("caribbean-arrangement-confirm"), exact=True
    ).click()
    expect(prompt).to_have_text(waits)

    ben.page.reload()
    page.get_by_role("button", name=WORDS.plain("presence-invite", name="Ben")).click()
    link = page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    ben.page.get_by_label(WORDS.plain("join-paste")).fill(link.input_value())
    answers(page, ben.page)
    expect(prompt).to_have_text(waits, timeout=LONG)

    table.has_acted(ben, move)
    table.is_back(ben)
    table.act(table.host, Person.clicks)
    for name, other in zip(friends[1:], others, strict=True):
        expect(page.locator(".prompt").first).to_have_text(waiting(name, 1))
        expect(prompt).to_have_text(waiting(name, 1))
        table.act(other, Person.clicks)
    table.play(1)

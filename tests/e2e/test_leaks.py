"""What is closed is gone: screens come and go, and the page stays as small as it was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")  # its tools count what is left

WORDS = Words("en", "cartagena")
WARM = 3
"""Rounds after which whatever is made once has been made."""
EVENING: list[tuple[str, dict[str, Any]]] = [
    ("cartagena", {"variant": "tortuga"}),
    ("mutiny", {}),
    ("caribbean", {"surcharge": False}),
    ("meuterer", {"pirate": False}),
]

Tally = dict[str, float]


def tally(tools: CDPSession) -> Tally:
    """What the page holds once all that nobody needs has been collected."""
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in metrics}


def grown(tallies: list[Tally], spare: float, *names: str) -> dict[str, list[float]]:
    """What there is more of than after the first rounds. The least of up to three counts: something
    that is on its way out may still be there.
    """
    rows = {name: [each[name] for each in tallies] for name in names}
    return {
        name: row
        for name, row in rows.items()
        if min(row[WARM - 1 :][-3:]) > min(row[:WARM]) * (1 + spare)
    }


def tools_of(page: Page) -> CDPSession:
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    return tools


def takes_up_the_game(page: Page, leaves_while: str) -> None:
    """Takes the last game up again and leaves it with the menu open, or while a hint comes."""
    ways.to_home(page)
    page.get_by_role("link", name=WORDS.plain("home-continue-button"), exact=True).click()
    hint = page.get_by_role("button", name=WORDS.plain("hint-button"), exact=True)
    expect(hint).to_be_visible(timeout=LONG)
    if leaves_while == "hint":
        hint.click()
        expect(page.get_by_role("region", name=WORDS.plain("hint-title"))).to_be_visible()
    else:
        page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("rounds", [3, pytest.param(20, marks=pytest.mark.slow)])
@pytest.mark.same_page
def test_a_closed_screen_leaves_nothing_behind(page: Page, rounds: int) -> None:
    chairs = [chair("Anne"), chair("Bart", "sailor")]
    Person.sits_down(page, "cartagena", {"variant": "tortuga"}, chairs, "leak").sees_prompt()
    tools = tools_of(page)
    tallies: list[Tally] = []

    def left() -> dict[str, list[float]]:
        return grown(tallies, 0.05, "Nodes", "JSEventListeners", "Documents")

    # A leak grows with every round. What a slow machine has not cleared yet goes in the next ones.
    while len(tallies) < rounds or (left() and len(tallies) < 3 * rounds):
        takes_up_the_game(page, "hint" if len(tallies) % 2 else "menu")
        for way in ways.PLAIN.values():
            way(page)
        for way_of_a_game in ways.OF_A_GAME.values():
            way_of_a_game(page, "cartagena")
        tallies.append(tally(tools))

    assert {} == left()


@pytest.mark.slow
def test_twenty_games_to_their_end_leave_the_page_as_small_as_eight(page: Page) -> None:
    chairs = [chair("Anne"), chair("Bart", "sailor"), chair("Carl", "deckhand")]
    tools = tools_of(page)
    tallies: list[Tally] = []
    for number in range(20):
        game, options = EVENING[number % len(EVENING)]
        person = Person.sits_down(page, game, options, chairs, f"evening-{number}")
        person.plays(Person.clicks)
        person.sees_the_end()
        ways.to_home(page)
        tallies.append(tally(tools))
    before, after = (
        {name: min(each[name] for each in some) for name in ("JSHeapUsedSize", "Nodes")}
        for some in (tallies[4:8], tallies[16:])
    )

    assert {} == {
        name: (before[name], after[name]) for name in before if after[name] > 1.1 * before[name]
    }

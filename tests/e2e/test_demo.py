"""Bots play bots for whoever passes by; any touch or key takes over, and after a while they go on."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, on_a_small_phone
from tests.e2e.screens import in_looks, wrongs
from tests.e2e.test_leaks import Tally, tally, tools_of
from tests.words import Words

WORDS = Words("en", "cartagena")

QUICK = "?pace=off&bots=deckhand"

_COUNT = """() => {
  window.games = 0;
  const demo = document.querySelector(".demo");
  new MutationObserver(() => (window.games += 1)).observe(demo, { childList: true });
}"""
"""Counts the tables that come after this one."""

_SMALLEST = "Math.random = () => 0"
"""The demonstration takes the first variant, and as few seats as there may be."""

_SPARE = """(bar) => {
  const { paddingTop, rowGap } = getComputedStyle(bar);
  const [line, why] = [".demo-line", ".demo-why"].map((name) => bar.querySelector(name));
  const lines = [line, line, why, why].map((each) => parseFloat(getComputedStyle(each).lineHeight));
  const rest = bar.querySelector("button").offsetTop - bar.offsetTop - parseFloat(rowGap);
  return rest - parseFloat(paddingTop) - lines.reduce((sum, each) => sum + each);
}"""
"""What is left of the room for two lines of what was done and two of why, in pixels."""


def says(key: str, **args: str) -> str:
    return WORDS.plain(f"demo-{key}", **args)


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=says(key), exact=True)


def shown(page: Page) -> Locator:
    """What is said while bots play."""
    return page.get_by_role("region", name=says("title"), exact=True)


def is_asked(page: Page) -> None:
    """Somebody has the seat whose turn it is, and can use something on the table."""
    expect(page.get_by_text("Your turn, if you like")).to_be_visible(timeout=LONG)
    usable = page.locator(".stage button:enabled")
    expect(usable.first).to_be_attached(timeout=LONG)
    expect(shown(page)).to_be_hidden()


def plays_a_move(page: Page) -> None:
    """Does what the hint says."""
    log = page.get_by_role("region", name=WORDS.plain("table-log")).get_by_role("listitem")
    before = log.count()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name=WORDS.plain("hint-title"))
    hint.get_by_role("listitem").get_by_role("button").first.click(timeout=LONG)
    expect(log.nth(before)).to_be_attached(timeout=LONG)


def has_saved(page: Page, games: int) -> None:
    """By the page as it is without what the address said."""
    page.goto("")
    ways.to_saves(page)
    if games:
        expect(page.get_by_role("link", name=WORDS.plain("saves-resume"))).to_have_count(games)
    else:
        expect(page.get_by_text(WORDS.plain("saves-none"))).to_be_visible()


def test_the_home_page_leads_to_bots_that_say_what_they_do_and_why(page: Page) -> None:
    page.goto("?bots=navigator")  # in a crew of sailors nobody weighs chances
    page.get_by_role("link", name=WORDS.plain("shell-nav-demo"), exact=True).click()
    expect(shown(page)).to_contain_text("the computer plays against itself")
    page.goto("?bots=navigator#/demo/cartagena")  # there every choice is weighed
    expect(shown(page)).to_contain_text(WORDS.plain("demo-chance", chance=""), timeout=LONG)
    board, side = (page.locator(name).bounding_box() for name in (".board", ".side"))
    assert board
    assert side
    assert board["x"] + board["width"] <= side["x"] + 1
    page.get_by_role("link", name=WORDS.plain("shell-home"), exact=True).click()
    has_saved(page, 0)


@in_looks
@on_a_small_phone
def test_a_touch_takes_over_and_presses_nothing_else_and_nobody_is_left_out(
    page: Page, axe: str, looks: tuple[str, ...]
) -> None:
    page.goto("?pace=slow&bots=deckhand#/demo/cartagena")
    expect(page.locator(".log-line").first).to_be_attached(timeout=LONG)
    assert shown(page).evaluate(_SPARE) >= 0
    assert [] == wrongs(page, axe, looks)
    page.get_by_role("button", name=WORDS.plain("table-rules"), exact=True).tap()
    is_asked(page)
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_hidden()
    assert [] == wrongs(page, axe, looks)
    button(page, "back").tap()
    expect(shown(page)).to_be_visible()
    has_saved(page, 0)


def test_a_key_takes_over_and_a_game_somebody_has_played_is_kept(page: Page) -> None:
    page.goto("?pace=off&bots=sailor#/demo/cartagena")
    expect(shown(page)).to_be_visible()
    expect(page.locator(".log-line").first).to_be_attached(timeout=LONG)
    page.keyboard.press("x")
    is_asked(page)
    plays_a_move(page)
    button(page, "back").click()
    expect(shown(page)).to_be_visible()
    has_saved(page, 1)


def test_a_stand_leads_nowhere_else_keeps_nothing_and_goes_on_by_itself(page: Page) -> None:
    page.goto("?kiosk&pace=off&bots=sailor&rest=3#/settings")
    expect(shown(page)).to_be_visible()
    expect(page.get_by_role("link")).to_have_text([WORDS.plain("shell-skip")])
    expect(page.locator(".log-line").first).to_be_attached(timeout=LONG)
    full = button(page, "full")
    for pressed in ("true", "false"):
        full.click()
        expect(full).to_have_attribute("aria-pressed", pressed)
    expect(shown(page)).to_be_visible()
    button(page, "play").click()
    expect(
        page.get_by_text("Your turn, if you like").or_(page.get_by_text("Still there?"))
    ).to_be_visible()
    expect(page.get_by_role("button", name=WORDS.plain("table-menu"))).to_have_count(0)
    expect(shown(page)).to_be_visible(timeout=LONG)
    has_saved(page, 0)


def is_stored(page: Page) -> None:
    page.goto("")
    expect(page.get_by_text(WORDS.plain("shell-ready-offline"))).to_be_visible(timeout=LONG)


def has_grown(early: list[Tally], late: list[Tally]) -> dict[str, list[float]]:
    """What there is more of by three quarters: four tables that are left behind are more than that,
    one that is on its way out is not.
    """
    least = {
        name: [min(each[name] for each in some) for some in (early, late)]
        for name in ("JSEventListeners", "Nodes", "JSHeapUsedSize")
    }
    return {name: found for name, found in least.items() if found[1] > 1.75 * found[0]}


@pytest.mark.slow
def test_game_follows_game_offline_and_none_is_kept(page: Page) -> None:
    page.add_init_script(_SMALLEST)
    is_stored(page)
    page.context.set_offline(True)
    page.goto(f"{QUICK}#/demo/cartagena")  # bots need the fewest moves for it
    expect(shown(page)).to_be_visible()
    page.evaluate(_COUNT)
    page.wait_for_function("() => window.games", timeout=5 * LONG)
    page.context.set_offline(False)
    has_saved(page, 0)


@pytest.mark.slow  # a table that is left otherwise: test_leaks.py
@pytest.mark.only_browser("chromium")  # its tools count what is left
def test_a_table_that_is_left_for_another_leaves_nothing_behind(page: Page) -> None:
    page.goto("?pace=slow&bots=deckhand#/demo/mutiny")
    expect(page.locator(".log-line").first).to_be_attached(timeout=LONG)
    tools = tools_of(page)
    tallies: list[Tally] = []
    for _ in range(8):
        button(page, "play").click()
        button(page, "again").click()
        expect(page.locator(".rail-seat.at-turn")).to_be_visible(timeout=LONG)
        button(page, "back").click()
        expect(shown(page)).to_be_visible()
        tallies.append(tally(tools))

    # Up to four tables are on their way out at any time: what they wait for ends first.
    assert {} == has_grown(tallies[2:4], tallies[-2:])


@pytest.mark.slow
@pytest.mark.only_browser("chromium")
def test_half_an_hour_of_games_leaves_the_page_as_small_as_it_was(page: Page) -> None:
    is_stored(page)
    page.context.set_offline(True)
    page.goto(f"{QUICK}#/demo")
    expect(shown(page)).to_be_visible()
    page.evaluate(_COUNT)
    tools = tools_of(page)
    tallies: list[Tally] = []
    end = monotonic() + 30 * 60
    while len(tallies) < 8 or monotonic() < end:
        page.wait_for_function(f"() => window.games > {len(tallies)}", timeout=10 * LONG)
        tallies.append(tally(tools))
    page.context.set_offline(False)

    # By then every game has been played once.
    quarter = len(tallies) // 4
    assert {} == has_grown(tallies[quarter : 2 * quarter], tallies[-quarter:])
    has_saved(page, 0)

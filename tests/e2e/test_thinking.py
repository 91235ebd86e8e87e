"""While a bot thinks it is seen to think, can be told to move, and gets help where there are cores."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, Worker, expect

from tests.e2e.person import LONG, on_a_small_phone, watches
from tests.words import Words

WORDS = Words("en", "cartagena")

LAPTOP = """() => {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
  Object.defineProperty(navigator, "deviceMemory", { value: 8 });
}"""


def move_now(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS.plain("table-now"), exact=True)


def lines(page: Page) -> Locator:
    return page.get_by_role("region", name=WORDS.plain("table-log")).get_by_role("listitem")


def hurries(page: Page, times: int) -> None:
    """Tells the bot to move as soon as that can be done, and sees it move. By the key: a bot may
    have moved by itself before a pointer has found the button.
    """
    for _ in range(times):
        expect(move_now(page)).to_be_visible(timeout=LONG)
        told = lines(page).count()
        page.keyboard.press("Shift+Enter")
        expect(lines(page).nth(told)).to_be_attached(timeout=LONG)


def workers_of(page: Page) -> list[Worker]:
    found: list[Worker] = []

    def count(worker: Worker) -> None:
        found.append(worker)

    page.on("worker", count)
    return found


def sees_helpers(page: Page, workers: list[Worker], count: int) -> None:
    """Waits until so many workers have begun."""
    while len(workers) < count:
        page.wait_for_event("worker", timeout=LONG)
    assert count == len(workers)


def test_a_thinking_bot_shows_its_progress_gets_help_and_is_hurried_from_anywhere(
    page: Page,
) -> None:
    page.add_init_script(f"({LAPTOP})()")
    workers = workers_of(page)
    watches(page, "commodore")
    expect(page.get_by_role("progressbar", name="is thinking")).to_be_visible(timeout=LONG)
    expect(move_now(page)).to_be_visible(timeout=LONG)
    expect(move_now(page)).to_have_attribute("aria-keyshortcuts", "Shift+Enter")
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).focus()
    told = lines(page).count()
    page.keyboard.press("Shift+Enter")
    expect(lines(page).nth(told)).to_be_attached(timeout=LONG)
    expect(page.get_by_role("dialog")).to_have_count(0)
    hurries(page, times=1)
    sees_helpers(page, workers, 4)


@pytest.mark.slow  # under Node in every run: engine/bot-pool.test.mjs
def test_a_bot_that_does_not_search_needs_no_worker_and_to_hurry_it_presses_nothing(
    page: Page,
) -> None:
    page.add_init_script(f"({LAPTOP})()")
    workers = workers_of(page)
    watches(page, "sailor")
    expect(lines(page).nth(8)).to_be_attached(timeout=LONG)
    assert 1 == len(workers)  # the engine's
    expect(move_now(page)).to_have_count(0)  # such a bot answers at once
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).focus()
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow  # under Node in every run: engine/bot-pool.test.mjs
@on_a_small_phone
def test_a_phone_runs_one_search_and_can_hurry_it(page: Page) -> None:
    page.add_init_script(f"({LAPTOP})()")
    workers = workers_of(page)
    watches(page, "commodore")
    expect(move_now(page)).to_be_visible(timeout=LONG)
    move_now(page).tap()
    expect(page.get_by_role("progressbar", name="is thinking")).to_be_visible(timeout=LONG)
    assert 2 == len(workers)


@pytest.mark.slow  # under Node in every run: thinker.test.mjs
@pytest.mark.fresh
@pytest.mark.browser_context_args(service_workers="block")  # it would answer in place of the host
def test_the_bot_moves_without_helpers_that_do_not_start(page: Page, complaints: list[str]) -> None:
    page.add_init_script(f"({LAPTOP})()")
    asked = 0

    def refuse_the_third(route: Route) -> None:
        nonlocal asked
        asked += 1
        if asked > 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/runtime/package.bin", refuse_the_third)
    watches(page, "commodore")
    for _ in range(40):
        if asked > 2:
            break
        hurries(page, times=1)
    assert asked > 2
    hurries(page, times=2)
    complaints.clear()  # the browser reports the requests that were stopped

"""The deal of the day, the same deal again, its seal, and what is remembered of it."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from freebooters import catalog
from freebooters.app import compose
from freebooters.engine.deals import seal_of
from freebooters.engine.match import Match
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG, Person
from tests.e2e.twin import Twin, game_after
from tests.web.days import deals_of
from tests.words import Words

WORDS = Words("en")
TORTUGA = (("variant", "tortuga"),)


@cache
def the_day() -> tuple[date, str]:
    """The first day after the last change of the tables whose deal is Cartagena, Tortuga, for two,
    against a sailor who sits second; and the seed of that deal.
    """
    rooms = compose.catalog_json()["games"]
    first = date.fromisoformat(max(table["since"] for room in rooms for table in room["days"]))
    dates = [(first + timedelta(days=number)).isoformat() for number in range(2000)]
    line = next(
        line
        for line in deals_of(rooms, dates)
        if "cartagena variant=tortuga 2 seat 0 sailor" in line
    )
    return date.fromisoformat(line.split()[0]), line.split()[-1]


def on_that_day(page: Page, hour: int) -> None:
    page.clock.set_fixed_time(f"{the_day()[0]}T{hour}:00:00Z")


def before_the_end(*, forged: str = "") -> str:
    """The file of a game before Anne's last move; with `forged` instead of its seed."""
    data = json.loads(game_after("cartagena", TORTUGA, ("Anne", "sailor"), -1))
    return json.dumps(data | ({"seed": forged} if forged else {}), separators=(",", ":"))


def before_the_end_of_the_day() -> str:
    """The file of the day's game before Anne's last move."""
    day, seed = the_day()
    data = json.loads(game_after("cartagena", TORTUGA, ("Anne", "sailor"), -1, seed))
    data["table"]["day"] = day.isoformat()
    return json.dumps(data, separators=(",", ":"))


def plays_to_the_end(page: Page, text: str) -> Person:
    """Opens the file and makes the last move."""
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()})
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)
    person = Person(page, Twin.of(text))
    person.plays(Person.clicks)
    person.sees_the_end()
    return person


def deal(page: Page) -> Locator:
    return page.get_by_role("region", name="This deal")


def more(page: Page) -> Locator:
    """The same, with all that is said of it."""
    deal(page).get_by_text("More", exact=True).click()
    return deal(page)


def record(page: Page) -> Locator:
    """The rows of the record of whoever played."""
    ways.to_saves(page)
    page.get_by_role("link", name="Your record").click()
    expect(page.get_by_role("heading", level=1, name="Your record")).to_be_visible()
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader"))


def sealed_today() -> str:
    """The seal of today's deal, which every device has that knows the date and the rooms."""
    today = datetime.now(UTC).date().isoformat()
    (line,) = deals_of(compose.catalog_json()["games"], [today])
    _, game, *options, seats, _, _, _, seed = line.split()
    told = {"true": True, "false": False}
    chosen = dict(option.split("=") for option in options)
    settings = {name: told.get(value, value) for name, value in chosen.items()}
    return seal_of(Match(catalog.game(game), int(seats), settings, seed))


@pytest.mark.same_page
def test_the_deal_of_the_day_is_that_of_its_date_and_can_be_taken_up_again(page: Page) -> None:
    ways.to_home(page)
    page.get_by_role("button", name=WORDS.plain("day-play")).click()
    expect(page.locator("ol.log > li").first).to_be_attached(timeout=LONG)
    page.get_by_role("button", name="Menu", exact=True).first.click()
    page.get_by_text("This deal is sealed:").click()
    expect(page.locator(".seal .seal-text").first).to_have_text(sealed_today())
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()

    address = page.url
    page.goto("#/day")
    page.get_by_role("link", name=WORDS.plain("day-resume")).click()
    expect(page).to_have_url(address)


@pytest.mark.fresh
def test_the_first_try_of_a_day_counts_and_practice_changes_nothing(page: Page) -> None:
    page.add_init_script(UNSTORED)
    on_that_day(page, 12)
    plays_to_the_end(page, before_the_end_of_the_day())
    first = page.url
    told = deal(page).locator(".deal-told")
    expect(told).to_contain_text("Tortuga, ")
    text = told.inner_text().removesuffix(".")
    page.get_by_role("button", name="Stop the commodore").click()
    expect(page.get_by_role("button", name="Let the commodore play")).to_be_visible()

    on_that_day(page, 13)
    plays_to_the_end(page, before_the_end_of_the_day())
    assert first != page.url
    ways.to_home(page)
    page.get_by_role("link", name="Calendar").click()
    look = page.get_by_role("link", name="Look at your game")
    expect(look).to_have_attribute("href", first[first.index("#") :])
    expect(page.get_by_role("button", name=WORDS.plain("day-play"))).to_have_count(0)
    page.get_by_role("table").get_by_role("button", name=text).click()
    expect(page.locator(".month-told")).to_contain_text(text)
    page.reload()
    expect(page.locator(".day-today")).to_contain_text(text)


@pytest.mark.slow
@pytest.mark.fresh
def test_the_commodores_run_goes_on_where_a_reload_broke_it_off(page: Page) -> None:
    page.add_init_script(UNSTORED)
    on_that_day(page, 12)
    plays_to_the_end(page, before_the_end_of_the_day())
    second = deal(page).get_by_text("The commodore is playing the same cards: turn 2")
    expect(second).to_be_visible(timeout=LONG)
    page.reload()
    going_on = deal(page).get_by_text("The commodore is playing the same cards: turn")
    expect(going_on).to_be_visible(timeout=LONG)
    # A run that began anew would tell of its first turn again, which takes it a second or more.
    assert "turn 1…" not in going_on.inner_text()


@pytest.mark.same_page
def test_a_day_begun_in_two_tabs_at_once_is_one_try(page: Page, context: BrowserContext) -> None:
    other = context.new_page()
    tabs = (page, other)
    begin = WORDS.plain("day-play")
    for tab in tabs:
        tab.goto("#/day")
        expect(tab.get_by_role("button", name=begin)).to_be_visible(timeout=LONG)
    for tab in tabs:
        tab.get_by_role("button", name=begin).click(no_wait_after=True)
    for tab in tabs:
        expect(tab.locator("ol.log > li").first).to_be_attached(timeout=LONG)
    expect(other).to_have_url(page.url)
    playing = []
    for tab in tabs:
        elsewhere = tab.get_by_text("Open in another tab")
        here = tab.get_by_role("region", name=WORDS.plain("table-orders"))
        expect(elsewhere.or_(here)).to_have_count(1, timeout=LONG)  # both, for a moment
        playing += [tab] if here.is_visible() else []
    (page,) = playing
    ways.to_saves(page)
    expect(page.get_by_text("Deal of the day.")).to_have_count(1)


@pytest.mark.same_page
def test_a_tried_day_that_was_deleted_is_given_up(page: Page) -> None:
    ways.to_home(page)
    page.get_by_role("button", name=WORDS.plain("day-play")).click()
    expect(page.locator("ol.log > li").first).to_be_attached(timeout=LONG)
    ways.to_saves(page)
    page.get_by_role("button", name="Delete").click()
    page.goto("#/day")
    expect(page.get_by_text("You have given it up")).to_be_visible()
    expect(page.get_by_role("button", name="Play it for practice")).to_be_visible()


@pytest.mark.same_page
def test_the_calendar_of_a_newcomer_reproaches_nobody_with_days_before(page: Page) -> None:
    ways.to_home(page)
    page.get_by_role("link", name="Calendar").click()
    days = page.get_by_role("table").get_by_role("button")
    expect(days).to_have_count(1)
    days.click()
    expect(page.get_by_text(days.get_attribute("aria-label") or "?", exact=True)).to_be_visible()


@pytest.mark.same_page
def test_the_seal_of_a_deal_fits_and_that_of_a_forged_one_does_not(page: Page) -> None:
    for forged, found in {
        "": "The seal fits, and the seed decides all",
        "forged": "The seal does not fit",
    }.items():
        plays_to_the_end(page, before_the_end(forged=forged))
        more(page).get_by_text("The seal of this deal:").click()
        deal(page).get_by_role("button", name="Check the seal").click()
        expect(deal(page).get_by_text(found)).to_be_visible(timeout=LONG)


@pytest.mark.same_page
def test_the_same_deal_again_stands_beside_the_first_and_counts_once(page: Page) -> None:
    plays_to_the_end(page, before_the_end())
    more(page).get_by_label("Your seat").select_option("Seat 2")
    deal(page).get_by_role("button", name="Same deal again").click()
    expect(page.locator("ol.log > li").first).to_be_attached(timeout=LONG)
    ways.to_saves(page)
    expect(page.get_by_text("The same deal as in the game of")).to_have_count(1)
    expect(page.get_by_text("Anne won with 6/6 in")).to_have_count(1)

    plays_to_the_end(page, before_the_end())
    expect(deal(page).get_by_text("First time: 1st with 6/6. Now: 1st with 6/6.")).to_be_visible()
    expect(record(page)).to_have_count(1)
    expect(record(page)).to_contain_text("1 (100%)")


@pytest.mark.same_page
def test_a_finished_game_is_recorded_once(page: Page) -> None:
    person = plays_to_the_end(page, before_the_end())
    expect(record(page)).to_have_count(1)
    page.reload()
    ways.to_saves(page)
    page.get_by_role("link", name="Look Cartagena").click()
    person.sees_the_end()
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Undo", exact=True).first.click()
    person.twin.undo()
    person.plays(Person.clicks)
    person.sees_the_end()
    expect(more(page).get_by_role("button", name="Same deal again")).to_be_visible()
    rows = record(page)
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Cartagena · Tortuga · 2 players")
    expect(rows.get_by_role("cell").nth(1)).to_have_text("1", use_inner_text=True)
    expect(page.get_by_text("after one game against measured opponents")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    assert 0 == rows.evaluate(
        "row => (row = row.closest('[role=region]')).scrollWidth - row.clientWidth"
    )
    expect(rows.get_by_text("Longest game")).to_be_visible()


@pytest.mark.same_page
def test_the_record_goes_out_and_in_as_a_file(page: Page, tmp_path: Path) -> None:
    plays_to_the_end(page, before_the_end())
    expect(record(page)).to_have_count(1)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    page.get_by_role("button", name="Delete the record").click()
    expect(page.get_by_text("No game has been played to its end here yet.")).to_be_visible()
    expect(page.get_by_role("list", name="Wins in a row").get_by_role("listitem")).to_have_count(4)
    ways.to_file(page, file)
    expect(page.get_by_text("One result was read.")).to_be_visible()
    expect(record(page)).to_have_count(1)
    for _ in range(2):
        with page.expect_file_chooser() as choosing:
            page.get_by_role("button", name="Open a file…").click()
        choosing.value.set_files(file)
        expect(page.get_by_text("One result was read.")).to_be_visible()
    expect(
        page.get_by_role("row").filter(has_text="Tortuga").get_by_role("cell").nth(1)
    ).to_have_accessible_name("1")


@pytest.mark.same_page
def test_saved_games_can_be_named_and_found(page: Page) -> None:
    for seed in ("a", "b", "c", "d"):
        text = before_the_end(forged=seed)
        ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()})
        expect(page.locator("ol.log > li").first).to_be_attached(timeout=LONG)
    ways.to_saves(page)
    page.get_by_role("button", name="Name this game").first.click()
    naming = page.get_by_role("dialog", name="Name this game")
    expect(naming.get_by_label("Name", exact=True)).to_be_focused()
    page.keyboard.type("Stormy night")
    naming.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Stormy night")).to_be_visible()
    expect(page.get_by_role("button", name="Name this game").first).to_be_focused()
    games = page.get_by_role("heading", level=2)
    page.get_by_label("Find by name, game or date").fill("night STORM")
    expect(games).to_have_count(1)
    expect(page.get_by_text("One game found.")).to_be_visible()
    page.get_by_label("Find by name, game or date").fill("anne")
    expect(games).to_have_count(4)


_BADGES = """() => {
  const show = (isOn) => async () => void (document.documentElement.dataset.badge = isOn);
  Object.assign(navigator, { setAppBadge: show("on"), clearAppBadge: show("off") });
}"""


@pytest.mark.slow  # under Node in every run: features/daily/app-badge.test.mjs
def test_the_icon_tells_of_todays_deal_once_that_is_chosen_until_it_is_begun(page: Page) -> None:
    page.add_init_script(f"({_BADGES})()")
    page.goto("")
    icon = page.locator("html")
    expect(icon).to_have_attribute("data-badge", "off", timeout=LONG)
    ways.to_settings(page)
    choice = page.get_by_role("checkbox", name=WORDS.plain("settings-badge"))
    expect(choice).not_to_be_checked()
    choice.check()
    expect(icon).to_have_attribute("data-badge", "on")
    ways.to_home(page)
    page.get_by_role("button", name=WORDS.plain("day-play")).click()
    expect(icon).to_have_attribute("data-badge", "off", timeout=LONG)

"""The rules workshop: a game is changed beside its table, sent as a link, and opened by somebody else."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import LONG, on_a_small_phone
from tests.e2e.screens import wrongs
from tests.e2e.test_storage import FULL
from tests.e2e.walls import attacks_by_typed_rules
from tests.words import LANGUAGES, Words
from tools.layout import ROOT
from tools.new_game import game_from_workshop

WORDS = Words("en")
RACE = "Race to Tortuga"


COVERED = """(things) => things
  .filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !thing.closest("li").contains(found);
  })
  .map((thing) => thing.innerText)"""
"""Things on which something else lies."""


def button(page: Page, key: str, **args: int) -> Locator:
    return page.get_by_role("button", name=WORDS.plain(key, **args), exact=True)


def says(page: Page, key: str, **args: int) -> None:
    expect(page.get_by_text(WORDS.plain(key, **args)).first).to_be_visible(timeout=LONG)


def field(page: Page) -> Locator:
    return page.get_by_role("textbox", name=re.compile("^Rules of"))


def begins(page: Page) -> Locator:
    """The race lies on the table, its rules beside it."""
    text = opens(page)
    expect(page.get_by_role("button", name="Anchor").first).to_be_attached(timeout=LONG)
    return text


def opens(page: Page) -> Locator:
    page.goto("#/workshop")
    page.get_by_role("link", name=f"{WORDS.plain('workshop-begin')} {RACE}").click(timeout=LONG)
    return field(page)


def rewrites(text: Locator, old: str, new: str) -> None:
    before = text.input_value()
    assert old in before
    text.fill(before.replace(old, new))


def stops_and_starts_again(page: Page, moves: int) -> None:
    """Afterwards so many moves of the reader's are made again."""
    button(page, "workshop-stop").click()
    says(page, "workshop-stopped")
    button(page, "workshop-again").click()
    says(page, "workshop-dealt", moves=moves)


def changes_the_race(page: Page) -> None:
    """Until it is kept, too."""
    rewrites(begins(page), "LENGTH = 30", "LENGTH = 60")
    says(page, "workshop-dealt", moves=0)
    expect(page).to_have_url(re.compile(r"#/workshop/[0-9a-z]{16}$"))


def rules_typed(page: Page) -> set[str]:
    """What got through of rules that somebody types, and that attack."""
    text = begins(page)
    dealt = page.get_by_text(WORDS.plain("workshop-dealt", moves=0)).first
    return attacks_by_typed_rules(page, text, dealt)


def link_of(page: Page) -> str:
    button(page, "workshop-share").first.click()
    link = page.get_by_label(WORDS.plain("workshop-link"))
    expect(link).to_have_value(re.compile(r"#/workshop/race\."))
    return link.input_value()


def test_a_change_is_dealt_a_mistake_is_told_with_its_line_and_moves_are_made_again(
    page: Page,
) -> None:
    text = begins(page)
    rewrites(text, "LENGTH = 30", "LENGTH = 60")
    says(page, "workshop-dealt", moves=0)
    expect(page.get_by_text(re.compile("^All promises hold")).first).to_be_visible(timeout=LONG)
    button(page, "workshop-stop").focus()
    rewrites(
        text, "def legal(self, s: RaceState, seat: Seat) -> list[Action]:", "def legal(self, s)"
    )
    goes = button(page, "workshop-go", line=48)
    expect(goes).to_be_visible()
    expect(text).to_have_accessible_description(re.compile("^Line 48: "))
    goes.click()
    expect(text).to_be_focused()
    rewrites(
        text, "def legal(self, s)", "def legal(self, s: RaceState, seat: Seat) -> list[Action]:"
    )
    expect(goes).to_be_hidden()


@pytest.mark.same_page
def test_whoever_goes_to_it_is_at_its_heading(page: Page) -> None:
    page.goto("#/")
    page.get_by_role("link", name=WORDS.plain("shell-nav-workshop")).click()
    expect(page.get_by_role("group", name=WORDS.plain("workshop-title"))).to_be_focused()


@pytest.mark.same_page
def test_each_game_that_can_be_changed_is_shown_by_its_table(page: Page) -> None:
    page.goto("#/workshop")
    blank = page.get_by_role("listitem").filter(has_text=WORDS.plain("workshop-blank-about"))
    blank.scroll_into_view_if_needed()
    expect(blank.locator("canvas")).to_be_visible()


def test_nothing_of_a_link_runs_before_play_and_nothing_is_kept_unless_one_says_so(
    page: Page,
) -> None:
    changes_the_race(page)
    link = link_of(page)
    page.goto("#/workshop")
    page.get_by_role("button", name=re.compile(f"^{WORDS.plain('workshop-delete')}")).first.click()
    page.goto(link)
    expect(page.get_by_role("heading", name=WORDS.plain("workshop-sent"))).to_be_visible()
    expect(page.get_by_text("LENGTH = 60").first).to_be_visible()
    assert [page.main_frame] == page.frames
    button(page, "workshop-play").click()
    expect(page.get_by_role("button", name="Anchor").first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("region", name=WORDS.plain("workshop-band"))).to_be_visible()
    page.goto("#/workshop")
    expect(page.get_by_role("heading", name=WORDS.plain("workshop-choose"))).to_be_visible()
    expect(page.get_by_role("heading", name=WORDS.plain("workshop-yours"))).to_be_hidden()
    page.goto(link)
    button(page, "workshop-play").click()
    button(page, "workshop-keep").click()
    says(page, "workshop-kept")
    page.goto("#/workshop")
    expect(page.get_by_role("heading", name=WORDS.plain("workshop-yours"))).to_be_visible()


@pytest.mark.same_page
def test_a_link_that_was_damaged_says_so(page: Page) -> None:
    page.goto("#/workshop/race.abcdefgh")
    says(page, "workshop-wrong-damaged")


@pytest.mark.slow
def test_a_loop_without_end_is_told_with_its_line_and_the_table_lives_on(page: Page) -> None:
    text = begins(page)
    rewrites(text, "        return [ROLL, ANCHOR]", "        while True:\n            pass")
    expect(page.get_by_text(re.compile(r"^Line 5[0-9]: .*loop")).first).to_be_visible(timeout=LONG)
    rewrites(text, "        while True:\n            pass", "        return [ROLL, ANCHOR]")
    says(page, "workshop-dealt", moves=0)
    stops_and_starts_again(page, moves=0)


@pytest.mark.slow
def test_a_broken_promise_is_told_in_a_sentence_and_its_moment_is_shown(page: Page) -> None:
    text = begins(page)
    rewrites(text, "max(s.places) == LENGTH", "max(s.places) > LENGTH")
    says(page, "workshop-broken")
    expect(page.get_by_text(re.compile("^Promise 7: ")).first).to_be_visible(timeout=LONG)
    expect(page.locator(".rail-name")).to_have_count(3)
    button(page, "workshop-show").first.click()
    says(page, "workshop-shown")
    expect(page.locator(".rail-name")).to_have_count(2)
    button(page, "workshop-back").click()
    says(page, "workshop-dealt", moves=0)
    expect(page.locator(".rail-name")).to_have_count(3)


@pytest.mark.slow
@on_a_small_phone
def test_on_a_phone_the_way_back_stands_over_the_moment_that_is_shown(page: Page) -> None:
    text = opens(page)
    rewrites(text, "max(s.places) == LENGTH", "max(s.places) > LENGTH")
    button(page, "workshop-show").first.click(timeout=LONG)
    says(page, "workshop-shown")
    expect(page.locator(".rail-name").first).to_be_visible()
    assert [] == page.locator(".rail-name").evaluate_all(COVERED)
    button(page, "workshop-back").click()
    expect(page.get_by_text(WORDS.plain("workshop-shown"))).to_have_count(0)
    expect(page.locator(".rail-name")).to_have_count(3)


@pytest.mark.slow
def test_a_result_is_put_away_when_other_rules_let_the_game_go_on(page: Page) -> None:
    text = begins(page)
    rewrites(text, "LENGTH = 30", "LENGTH = 2")
    result = page.get_by_role("dialog").filter(has=button(page, "table-again"))
    expect(result).to_be_visible(timeout=LONG)
    expect(result.get_by_role("button", name=WORDS.plain("analysis-title"))).to_have_count(0)
    result.get_by_role("button", name=WORDS.plain("result-share")).click()
    expect(page.get_by_label(WORDS.plain("workshop-link"))).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "table-result").click()
    expect(result).to_be_visible()
    rewrites(text, "LENGTH = 2", "LENGTH = 30")
    expect(result).to_be_hidden()
    expect(page.get_by_role("button", name="Anchor").first).to_be_visible()


@pytest.mark.slow
def test_what_was_stopped_goes_on_with_all_that_was_done(page: Page) -> None:
    begins(page)
    page.get_by_role("button", name="Anchor").first.click()
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_enabled(timeout=LONG)
    stops_and_starts_again(page, moves=1)


@pytest.mark.slow
def test_what_is_changed_is_there_after_the_page_was_loaded_again(page: Page) -> None:
    changes_the_race(page)
    page.reload()
    expect(field(page)).to_have_value(re.compile("LENGTH = 60"), timeout=LONG)


@pytest.mark.slow
def test_whoever_changes_rules_where_nothing_can_be_stored_is_told_so_once(page: Page) -> None:
    page.add_init_script(FULL)
    text = begins(page)
    told = page.get_by_text(WORDS.plain("workshop-unkept"))

    rewrites(text, "LENGTH = 30", "LENGTH = 60")
    says(page, "workshop-dealt", moves=0)
    expect(told).to_be_visible()
    button(page, "shell-close").click()
    rewrites(text, "LENGTH = 60", "LENGTH = (")

    expect(button(page, "workshop-go", line=15)).to_be_visible()
    expect(told).to_be_hidden()
    expect(page).to_have_url(re.compile(r"#/workshop/race$"))


@pytest.mark.slow
def test_the_field_is_left_by_tab_and_lines_are_moved_by_keys(page: Page) -> None:
    text = begins(page)
    text.fill("if True:")
    text.press("Enter")
    page.keyboard.type("x = 1")
    expect(text).to_have_value("if True:\n    x = 1")
    text.press("Control+[")
    expect(text).to_have_value("if True:\nx = 1")
    text.press("Control+]")
    expect(text).to_have_value("if True:\n    x = 1")
    text.press("Control+z")
    expect(text).to_have_value("if True:\nx = 1")
    text.press("Tab")
    expect(button(page, "workshop-outdent")).to_be_focused()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@on_a_small_phone
def test_nothing_is_wrong_with_its_screens_on_a_small_phone(
    page: Page, axe: str, language: str
) -> None:
    _looks_at_all(page, axe, language)


@pytest.mark.slow
def test_nothing_is_wrong_with_its_screens_beside_each_other(page: Page, axe: str) -> None:
    _looks_at_all(page, axe, "en")


def _looks_at_all(page: Page, axe: str, language: str) -> None:
    words = Words(language)
    page.goto("#/settings")
    page.get_by_role("combobox").first.select_option(language)
    page.goto("#/workshop")
    expect(page.get_by_role("heading", name=words.plain("workshop-choose"))).to_be_visible()
    assert [] == wrongs(page, axe)
    page.get_by_role("link", name=re.compile(f"^{words.plain('workshop-begin')}")).click()
    text = page.get_by_role("textbox")
    expect(text).to_be_visible()
    text.fill("(")
    expect(page.get_by_role("button", name=words.plain("workshop-go", line=1))).to_be_visible(
        timeout=LONG
    )
    assert [] == wrongs(page, axe)
    page.get_by_role("button", name=words.plain("workshop-share"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert [] == wrongs(page, axe)


@pytest.mark.slow
def test_what_is_saved_as_a_file_becomes_a_game_of_the_project(page: Page, tmp_path: Path) -> None:
    for part in ("py/freebooters/small", "py/freebooters/games", "web/words"):
        shutil.copytree(ROOT / part, tmp_path / part)
    changes_the_race(page)
    button(page, "workshop-share").first.click()
    page.get_by_label(WORDS.plain("workshop-name")).fill("Storm")
    with page.expect_download() as waiting:
        button(page, "workshop-file").click()
    waiting.value.save_as(tmp_path / "storm.json")
    rules, *words = game_from_workshop(tmp_path, tmp_path / "storm.json", "stormy")
    assert "LENGTH = 60" in rules.read_text(encoding="utf-8")
    assert len(words) == len(LANGUAGES)
    assert all("stormy-title = Storm\n" in file.read_text(encoding="utf-8") for file in words)

"""A finished game is shared as a link, watched where nobody knows it, and played on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e import ways
from tests.e2e.crew import Crew
from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG
from tests.e2e.screens import in_looks, wrongs
from tests.saves.kept import old_saves
from tests.words import Words

ENGLISH = Words("en")

FIRST_CHOICE = 5
"""The moment after the first decision in the game that `opens_finished` opens."""


def opens_finished(page: Page, tmp_path: Path, variant: str = "jamaica") -> None:
    """A game of Cartagena that is over: its result covers the table."""
    file = tmp_path / "finished.json"
    file.write_text(next(old.text for old in old_saves() if old.name == variant), "utf-8")
    ways.to_file(page, file)


def shared(page: Page) -> str:
    """The link that the result offers."""
    page.get_by_role("button", name="Share", exact=True).click(timeout=LONG)
    field = page.get_by_role("textbox", name="Link")
    expect(field).to_have_value(re.compile("#/watch/cartagena[.]"), timeout=LONG)
    return field.input_value()


def slider(page: Page, words: Words = ENGLISH) -> Locator:
    return page.get_by_role("slider", name=words.plain("replay-slider"))


def number(page: Page) -> int:
    return int(slider(page).input_value())


_STORED = """async () => {
  const databases = await indexedDB.databases();
  const counts = await Promise.all(databases.map(({ name }) => new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = async () => {
      const stores = [...request.result.objectStoreNames];
      const counted = stores.map((store) => new Promise((told) => {
        const count = request.result.transaction(store).objectStore(store).count();
        count.onsuccess = () => told(count.result);
      }));
      const found = await Promise.all(counted);
      request.result.close();
      resolve(found);
    };
  })));
  return counts.flat().reduce((one, other) => one + other, 0);
}"""
"""How many games, results and keys this device keeps."""


def watched_elsewhere(page: Page, new_context: Callable[..., BrowserContext], folder: Path) -> Page:
    """The page of another device at which the link to a finished game was opened."""
    opens_finished(page, folder)
    link = shared(page)
    elsewhere = new_context().new_page()
    elsewhere.add_init_script(UNSTORED)
    elsewhere.goto(link)
    return elsewhere


@pytest.mark.same_page
def test_a_game_is_shared_watched_elsewhere_and_played_on(
    page: Page, new_context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    elsewhere = watched_elsewhere(page, new_context, tmp_path)
    moments = slider(elsewhere)
    expect(moments).to_be_visible(timeout=LONG)
    first = number(elsewhere)

    moments.press("ArrowRight")
    expect(moments).to_have_value(str(first + 1))
    moments.press("End")
    last = int(moments.get_attribute("max") or 0)
    expect(moments).to_have_value(str(last))
    expect(elsewhere.get_by_text(f"Move {last} of {last}")).to_be_visible()
    moments.press("Home")
    expect(moments).to_have_value("1")
    moments.press("PageDown")
    expect(moments).not_to_have_value("1")
    elsewhere.get_by_role("button", name="Later").click()

    eyes = elsewhere.get_by_role("combobox", name="Whose eyes")
    # All of them, as others are the same, and told as one, to other eyes.
    lines = elsewhere.get_by_role("region", name="Log").locator("li")
    before = lines.all_inner_texts()
    eyes.select_option(index=1)
    expect(lines).not_to_have_text(before, use_inner_text=True)
    expect(lines).to_have_count(len(before))
    expect(lines.filter(has_text=re.compile("draws? (a|the) ")).first).to_be_visible()

    assert 0 == elsewhere.evaluate(_STORED), "who only watches writes nothing"
    assert 0 < page.evaluate(_STORED)
    elsewhere.get_by_role("button", name="Keep a copy").click()
    expect(elsewhere.get_by_text("Kept under “Saved games”")).to_be_visible()
    expect(elsewhere.get_by_role("button", name="Keep a copy")).to_have_count(0)
    expect(elsewhere.get_by_role("button", name="Analysis", exact=True)).to_be_visible()
    origin = f"from move {number(elsewhere)} of"
    elsewhere.get_by_role("button", name="Play on from here").click()
    expect(elsewhere.get_by_role("heading", level=1)).to_contain_text(origin, timeout=LONG)
    ways.to_saves(elsewhere)
    expect(elsewhere.get_by_role("heading", name="from move")).to_have_count(1)
    expect(elsewhere.get_by_role("heading", name="Cartagena")).to_have_count(2)


@pytest.mark.same_page
def test_the_replay_runs_by_itself_until_it_is_stopped(page: Page, tmp_path: Path) -> None:
    opens_finished(page, tmp_path)
    page.get_by_role("dialog").get_by_role("button", name="Watch", exact=True).click(timeout=LONG)
    moments = slider(page)
    expect(moments).to_have_value("1", timeout=LONG)
    page.get_by_role("button", name="Speed: 1 times").click()
    moments.press(" ")
    expect(moments).not_to_have_value(re.compile("^[12]$"), timeout=LONG)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_a_game_that_is_watched_from_its_result_runs_at_once(page: Page, tmp_path: Path) -> None:
    opens_finished(page, tmp_path)
    page.get_by_role("dialog").get_by_role("button", name="Watch", exact=True).click(timeout=LONG)
    stop = page.get_by_role("button", name="Pause")
    expect(stop).to_be_focused(timeout=LONG)
    expect(slider(page)).not_to_have_value("1", timeout=LONG)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def looks_back(page: Page, tmp_path: Path) -> Locator:
    """The line of moments of a finished game, at its first moment."""
    opens_finished(page, tmp_path)
    page.get_by_role("dialog").get_by_role("button", name="Watch", exact=True).click(timeout=LONG)
    moments = slider(page)
    expect(moments).to_have_value("1", timeout=LONG)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_focused()
    return moments


def test_all_hands_and_the_reasons_of_a_choice_stand_beside_the_moment(
    page: Page, tmp_path: Path
) -> None:
    crew = Crew(page)
    moments = looks_back(page, tmp_path)
    page.get_by_role("combobox", name="Whose eyes").select_option(label="All hands")
    page.get_by_role("button", name="A turn on").click()
    expect(moments).not_to_have_value("1")
    hands = page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(2)
    board, list_ = page.locator("canvas").first.bounding_box(), hands.first.bounding_box()
    assert board
    assert list_
    assert board["x"] + board["width"] <= list_["x"], "they cover the board"
    crew.fail_when_asked("review")
    page.get_by_role("button", name="Why?", exact=True).and_(
        page.locator("[aria-controls^=margin]")
    ).click()
    expect(page.get_by_text("The opponent has lost the thread.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Nobody had a choice here.")).to_be_visible()
    for _ in range(FIRST_CHOICE - int(moments.input_value())):
        moments.press("ArrowRight")
    expect(moments).to_have_value(str(FIRST_CHOICE))
    expect(hands.first).to_contain_text("card")
    expect(page.get_by_text("chance of winning.")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("done", exact=True)).to_be_visible()


@pytest.mark.same_page
def test_a_note_is_kept_with_the_game_and_travels_in_its_file(page: Page, tmp_path: Path) -> None:
    moments = looks_back(page, tmp_path)
    moments.press("ArrowRight")
    expect(moments).to_have_value("2")
    page.get_by_role("button", name="Write a note").click()
    page.get_by_role("textbox", name="Note on this moment").fill("<b>Here</b> it was lost.")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("<b>Here</b> it was lost.")).to_be_visible()
    expect(page.get_by_role("button", name="Change the note")).to_be_focused()
    expect(moments).to_have_attribute("aria-valuetext", re.compile("Note: <b>Here</b> it was lost"))
    moments.press("ArrowRight")
    expect(page.get_by_text("<b>Here</b> it was lost.")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "noted.json"
    saving.value.save_as(file)

    ways.to_file(page, file)
    page.get_by_role("dialog").get_by_role("button", name="Watch", exact=True).click(timeout=LONG)
    moments.press("ArrowRight")
    expect(page.get_by_text("<b>Here</b> it was lost.")).to_be_visible()


@pytest.mark.same_page
def test_a_picture_of_a_moment_is_stored(page: Page, tmp_path: Path) -> None:
    moments = looks_back(page, tmp_path)
    moments.press("ArrowRight")
    expect(moments).to_have_value("2")
    page.get_by_role("button", name="Picture of this moment").click()
    dialog = page.get_by_role("dialog", name="Picture of this moment")
    plain = dialog.get_by_role("img", name=re.compile("Cartagena, Move 2 of [0-9]+, .?Anne.?, "))
    expect(plain).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name="Whose eyes").select_option(label="All hands")
    page.get_by_role("button", name="A turn on").click()
    expect(page.get_by_role("list", name="All hands")).to_contain_text("card")
    page.get_by_role("button", name="Picture of this moment").click()
    hands = re.compile("Cartagena, Move [0-9]+ of [0-9]+, .?Anne.?: .*card")
    expect(dialog.get_by_role("img", name=hands)).to_be_visible()
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Save picture").click()
    picture = tmp_path / saving.value.suggested_filename
    saving.value.save_as(picture)
    assert picture.name.startswith("freebooters-cartagena-")
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    width = int.from_bytes(picture.read_bytes()[16:20], "big")
    assert 1600 == width


def test_the_keys_of_the_replay_work_from_the_table_itself(page: Page, tmp_path: Path) -> None:
    crew = Crew(page)
    moments = looks_back(page, tmp_path)
    page.get_by_role("heading", level=1).focus()
    crew.hold_answers()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    crew.wait_for_held(1)
    crew.release_answers()
    expect(moments).to_have_value("4")
    page.keyboard.press("End")
    expect(moments).to_have_value(str(moments.get_attribute("max")))
    page.keyboard.press("Home")
    expect(moments).to_have_value("1")
    page.keyboard.press(" ")
    expect(moments).to_have_value("2", timeout=LONG)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_moment_is_shown_though_the_table_is_laid_out_anew_meanwhile(
    page: Page, tmp_path: Path
) -> None:
    crew = Crew(page)
    moments = looks_back(page, tmp_path)
    moments.press("ArrowRight")
    expect(moments).to_have_value("2")
    crew.hold_answers()
    page.set_viewport_size({"width": 1280, "height": 500})
    crew.wait_for_held(1)
    moments.press("End")
    crew.wait_for_held(2)
    crew.release_answers()
    last = moments.get_attribute("max") or ""
    expect(moments).to_have_value(last)

    crew.wait_until_idle()
    expect(moments).to_have_value(last)


@pytest.mark.same_page
def test_what_stands_beside_the_board_belongs_to_the_moment_shown(
    page: Page, tmp_path: Path
) -> None:
    opens_finished(page, tmp_path)
    rail = page.get_by_role("region", name="Players").first
    page.get_by_role("button", name="Look back").click(timeout=LONG)
    end = rail.inner_text()
    log = page.get_by_role("region", name="Log")
    log.get_by_role("button", name="Set-up:").click()
    log.get_by_role("button").nth(1).click()
    expect(slider(page)).to_have_value("1")
    expect(rail).not_to_have_text(end, use_inner_text=True)


@pytest.mark.same_page
def test_a_broken_link_is_refused_in_words(page: Page) -> None:
    page.goto("#/watch/cartagena.AAAA")
    expect(page.get_by_role("heading", name="This link shows no game")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("The link is incomplete or mistyped.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


@in_looks
def test_a_link_that_is_too_long_says_so_and_how_long_one_may_be(
    page: Page, axe: str, looks: tuple[str, ...]
) -> None:
    for address in (
        f"#/watch/cartagena.{'A' * 20_000}",
        f"#/join/{'A' * 1001}",
        f"#/reply/{'A' * 1001}",
        f"#/puzzles/cartagena/{'a' * 201}",
    ):
        page.goto(address)
        told = page.get_by_role("main")
        expect(told).to_contain_text("The link is too long", timeout=LONG)
        most = "16,000" if "watch" in address else "1,000" if "A" in address else "200"
        expect(told).to_contain_text(f"has {most} at most")

    assert [] == wrongs(page, axe, looks)
    page.goto("#/saves")
    page.get_by_role("textbox", name="Link to a game").fill(f"cartagena.{'A' * 100_000}")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("The link is too long")).to_be_visible()

    page.goto(f"embed.html#cartagena.{'A' * 70_000}")
    expect(page.get_by_text("The link is too long")).to_be_visible(timeout=LONG)


def test_a_link_that_was_damaged_on_its_way_leads_where_it_should(page: Page) -> None:
    for damaged, address in (
        ("#/rules/cartagena/ca-4%C2%AD).&fbclid=x", "#/rules/cartagena/ca-4"),
        ("#%2Fmeuterer»", "#/meuterer"),
        ("?utm_source=a%23/credits", "#/credits"),
        ("#/?fbclid=x", "#/"),
    ):
        page.goto(damaged)
        expect(page).to_have_url(re.compile(f"{re.escape(address)}$"), timeout=LONG)
    told = page.get_by_role("main")
    for broken, words in (
        ("#/skullduggery", "a game called “skullduggery”, which is not here"),
        ("#/%3Cimg%20src=x%3E", "a game called “<img src=x>”, which is not here"),
        ("#/rules/", "This link is incomplete"),
    ):
        page.goto(broken)
        expect(told).to_contain_text(words)


@pytest.mark.same_page
def test_of_words_that_are_pasted_only_the_link_is_followed(page: Page) -> None:
    elsewhere = page.context.new_page()
    elsewhere.set_content(
        "<textarea>Freebooters\nhttps://x.example/#/rules/\nmutiny\nAnne</textarea>"
    )
    elsewhere.get_by_role("textbox").press("Control+A")
    elsewhere.get_by_role("textbox").press("Control+C")
    elsewhere.close()
    ways.to_saves(page)
    page.get_by_role("textbox", name="Link to a game").press("Control+V")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page).to_have_url(re.compile("#/rules/mutiny$"))


@pytest.mark.same_page
def test_a_key_that_ends_a_composition_leaves_a_note_open(page: Page, tmp_path: Path) -> None:
    looks_back(page, tmp_path).press("ArrowRight")
    page.get_by_role("button", name="Write a note").click()
    keyboard = page.context.new_cdp_session(page)
    pressed = {"type": "rawKeyDown", "windowsVirtualKeyCode": 229}
    for key, written in (("Enter", "海"), ("Escape", "賊")):
        keyboard.send(
            "Input.imeSetComposition", {"text": "か", "selectionStart": 1, "selectionEnd": 1}
        )
        keyboard.send("Input.dispatchKeyEvent", {**pressed, "key": key, "code": key})
        keyboard.send("Input.insertText", {"text": written})
    expect(page.get_by_role("textbox", name=ENGLISH.plain("margin-note"))).to_have_value("海賊")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Change the note")).to_be_focused()
    expect(page.get_by_text("海賊", exact=True)).to_be_visible()

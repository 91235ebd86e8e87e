"""What is stored wrongly hides nothing else: it is listed as broken, goes to a file, and can be deleted.
A database that lacks its store gets it; one from a newer page is left alone.
"""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import load
from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair
from tests.e2e.test_days import before_the_end, plays_to_the_end
from tests.e2e.test_storage import FULL
from tests.words import Words

WORDS = Words("en", "cartagena")
ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}
_WEB = Path(__file__).parents[1] / "web"
_BROKEN = 40
"""Rows in each store with something wrong in them."""

_FILL = """
async ([broken, today]) => {
  const fill = (name, store, rows) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "id" });
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, "readwrite");
      for (const row of rows) transaction.objectStore(store).put(row);
      transaction.oncomplete = () => resolve(opening.result.close());
    };
  });
  const random = chance(5);
  const ill = (row) => Array.from({ length: broken }, (_, at) => {
    const one = mutated(random, row);
    // One thing is wrong in all of them, and some have keys that are no texts.
    const wrong = at % 2 ? { day: "2026-99-99" } : { game: at };
    return { ...one, ...wrong, id: at % 5 ? `ill${at}` : at };
  });
  const full = {
    origin: null, day: null, outcome: outcomeOf(), notes: [[1, "here"]], seal: "a".repeat(64), updated: Date.now(),
  };
  const good = saveOf({ ...full, title: "Friday at the harbour" });
  await fill("freebooters", "games", [...ill(good), good]);
  const won = resultOf({ day: today, when: Date.now(), rival: outcomeOf() });
  await fill("freebooters-results", "results", [...ill(won), won]);
  const odd = { theme: NaN, volume: "loud", language: { a: 1 }, __proto__: null };
  const place = { secret: "A".repeat(43), host: "A".repeat(43), name: "Ben", invite: "AbC", sealed: [] };
  const waits = (host) => ({ ...place, waits: { host, game: "cartagena" } });
  const joined = [["ill", waits(5)], ["good", waits("Ann")], ["worse", 3]];
  const evening = { code: "abc", shown: "ABC", title: "Friday", word: "", kept: [], checked: [] };
  const contests = [{ ...evening, kept: 3 }, evening, null];
  const kept = {
    preferences: odd, day: 5, joined, contests, "puzzles:cartagena": { rating: "x", tried: { a: 7, b: [], c: 1 } },
  };
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`freebooters:${name}`, JSON.stringify(value));
  localStorage.setItem("freebooters:coach:cartagena", "{");
}
"""


def script() -> str:
    """What fills the stores."""
    parts = [(_WEB / name).read_text(encoding="utf-8") for name in ("mutated.mjs", "kept.mjs")]
    library = "\n".join(parts).replace("export function", "function")
    return f"(given) => {{ {library}\n return ({_FILL})(given); }}"


def broken(page: Page) -> Locator:
    return page.get_by_role("heading", name="that cannot be read")


def without_the_page(page: Page, act: str) -> None:
    """Does that to the stores before the page has opened them."""
    page.goto(ways.WITHOUT_THE_PAGE)
    page.evaluate(act)


def test_broken_rows_hide_no_other_on_any_page(page: Page, tmp_path: Path) -> None:
    today = datetime.now(UTC).date()
    page.goto(ways.WITHOUT_THE_PAGE)
    page.evaluate(script(), [_BROKEN, today.isoformat()])

    page.goto("#/saves")
    expect(page.get_by_role("heading", name="Friday at the harbour")).to_be_visible(timeout=LONG)
    expect(broken(page)).to_have_count(_BROKEN)
    row = page.get_by_role("listitem").filter(has=broken(page)).first
    expect(row).to_contain_text("Missing or wrong in it: ")
    with page.expect_download() as waiting:
        row.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "broken.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))
    row.get_by_role("button", name="Delete").click()
    expect(broken(page)).to_have_count(_BROKEN - 1)
    expect(page.get_by_role("button", name="Open a file…")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(broken(page)).to_have_count(_BROKEN)
    row.get_by_role("button", name="Delete").click()
    expect(broken(page)).to_have_count(_BROKEN - 1)
    page.reload()
    expect(broken(page)).to_have_count(_BROKEN - 1, timeout=LONG)

    page.get_by_role("link", name="Your record").click()
    expect(page.get_by_role("rowheader", name="Tortuga")).to_be_visible()
    expect(broken(page)).to_have_count(_BROKEN)
    page.get_by_role("listitem").filter(has=broken(page)).last.get_by_role(
        "button", name="Delete"
    ).click()
    expect(broken(page)).to_have_count(_BROKEN - 1)

    page.get_by_role("main").get_by_role("link", name="Deal of the day").click()
    day = page.get_by_role("table").get_by_role("button", name=f"{today.day} {today:%B}")
    expect(day).to_have_accessible_name(re.compile("Tortuga"))

    page.goto("#/puzzles")
    expect(page.get_by_text(WORDS.plain("puzzle-solved", solved=1, all=52))).to_be_visible()
    ways.to_home(page)
    expect(page.get_by_role("link", name="Calendar")).to_be_visible()
    expect(page.get_by_role("heading", name=WORDS.plain("seat-title", host="Ann"))).to_be_visible()
    page.goto("#/club")
    expect(page.get_by_role("link", name="Friday")).to_be_visible(timeout=LONG)
    page.goto("#/settings")
    for part in ("joined[0][1].waits.host", "contests[0].kept"):
        wrong = WORDS.plain("stored-wrong", part=part)
        expect(page.get_by_role("listitem").filter(has_text=wrong)).to_be_visible()

    page.goto("#/table/ill1")
    expect(page.get_by_role("heading", name="This game cannot be opened")).to_be_visible(
        timeout=LONG
    )
    expect(page.get_by_text("Missing or wrong in it: ")).to_be_visible()


_ODD = """
() => {
  const odd = { "coach:cartagena": "{", preferences: '{"theme": "pink", "captions": false}',
    "puzzles:cartagena": '{"rating": 1300, "tried": {"a": 1, "b": 7}}' };
  for (const [name, text] of Object.entries(odd)) localStorage.setItem(`freebooters:${name}`, text);
}
"""


def test_settings_and_puzzle_results_that_cannot_be_read_are_kept_aside_until_deleted(
    page: Page, tmp_path: Path
) -> None:
    without_the_page(page, _ODD)
    page.goto("#/settings")
    page.get_by_role("radio", name="Dark").check(timeout=LONG)
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked(timeout=LONG)
    expect(broken(page)).to_have_count(2)
    row = page.get_by_role("listitem").filter(has_text="Missing or wrong in it: preferences.theme")
    with page.expect_download() as waiting:
        row.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "broken.json"
    waiting.value.save_as(file)
    assert file.read_text(encoding="utf-8") == '{"theme": "pink", "captions": false}'
    row.get_by_role("button", name="Delete").click()
    expect(broken(page)).to_have_count(1)
    expect(page.get_by_role("checkbox", name=WORDS.plain("settings-letters"))).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(broken(page)).to_have_count(2)
    row.get_by_role("button", name="Delete").click()
    expect(broken(page)).to_have_count(1)
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked(timeout=LONG)
    captions = page.get_by_role("checkbox", name=WORDS.plain("settings-captions"))
    expect(captions).not_to_be_checked()
    expect(broken(page)).to_have_count(1)

    page.goto("#/puzzles")
    expect(broken(page)).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    expect(broken(page)).to_have_count(0)
    expect(page.get_by_role("link", name="Solve").last).to_be_focused()
    page.reload()
    expect(page.get_by_text(WORDS.plain("puzzle-solved", solved=1, all=52))).to_be_visible(
        timeout=LONG
    )
    expect(broken(page)).to_have_count(0)


_LACKING = """
() => new Promise((resolve) => {
  const opening = indexedDB.open("freebooters", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore("others", { keyPath: "id" }).put({ id: "kept" });
  opening.onsuccess = () => resolve(opening.result.close());
})
"""

_IS_KEPT = """
() => new Promise((resolve) => {
  const opening = indexedDB.open("freebooters");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("others").objectStore("others").get("kept");
    reading.onsuccess = () => resolve(reading.result?.id === "kept");
  };
})
"""


@pytest.mark.slow  # under Node in every run: storage/idb-store.test.mjs
def test_a_database_that_lacks_its_store_gets_it_and_loses_nothing(page: Page) -> None:
    without_the_page(page, _LACKING)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "lacking")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    expect(page.get_by_text("is not stored")).to_have_count(0)
    page.reload()
    person.sees_prompt()
    assert page.evaluate(_IS_KEPT)


_NEWER = """
() => new Promise((resolve) => {
  const opening = indexedDB.open("freebooters", 9);
  opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "name" });
  opening.onsuccess = () => resolve(opening.result.close());
})
"""


def test_games_of_a_newer_page_are_left_alone_and_one_plays_on_and_saves_files(
    page: Page, tmp_path: Path
) -> None:
    without_the_page(page, _NEWER)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "newer")
    notice = page.locator(".table-notice").filter(has_text="newer version of this page")
    expect(notice).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    with page.expect_download() as waiting:
        notice.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    assert load(person.twin.save()).log == load(file.read_text(encoding="utf-8")).log

    ways.to_saves(page)
    expect(page.get_by_text("newer version of this page")).to_be_visible()
    page.goto("#/table/other")
    expect(page.get_by_role("heading", name="belongs to a newer version")).to_be_visible(
        timeout=LONG
    )


@pytest.mark.slow  # under Node in every run: storage/saves.test.mjs
def test_notes_on_a_finished_game_that_cannot_be_stored_are_told_and_go_with_the_file(
    page: Page, tmp_path: Path
) -> None:
    page.add_init_script(FULL.replace("isFull = true", "isFull = false"))
    plays_to_the_end(page, before_the_end())
    page.get_by_role("button", name="Look back").click()
    page.locator("ol.log").get_by_role("button").first.click()
    page.get_by_role("button", name=WORDS.plain("margin-write")).click()
    page.evaluate("isFull = true")
    page.get_by_role("textbox", name=WORDS.plain("margin-note")).fill("The turning point")
    page.get_by_role("button", name=WORDS.plain("margin-keep")).click()
    notice = page.locator(".table-notice").filter(has_text="Your notes are not stored.")
    expect(notice).to_be_visible(timeout=LONG)
    with page.expect_download() as waiting:
        notice.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    waiting.value.save_as(file)
    assert "The turning point" in file.read_text(encoding="utf-8")

    page.evaluate("isFull = false")
    page.get_by_role("button", name=WORDS.plain("margin-change")).click()
    page.get_by_role("textbox", name=WORDS.plain("margin-note")).fill("A turning point")
    page.get_by_role("button", name=WORDS.plain("margin-keep")).click()
    expect(notice).to_be_hidden(timeout=LONG)

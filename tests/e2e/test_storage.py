"""Storage that fails: the game goes on, the page says so for as long as it lasts, nothing is lost."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Dialog, Locator, Page, expect

from freebooters import load
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG, Person, chair

ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}

SILENT = """
const open = IDBFactory.prototype.open;
const waiting = [];
globalThis.answer = () => {
  IDBFactory.prototype.open = open;
  for (const [request, args] of waiting) {
    const real = indexedDB.open(...args);
    real.onupgradeneeded = (event) => request.onupgradeneeded(event);
    Object.defineProperty(request, "result", { get: () => real.result });
    real.onsuccess = () => request.onsuccess();
  }
};
IDBFactory.prototype.open = function (...args) {
  const request = new EventTarget();
  waiting.push([request, args]);
  return request;
};
"""
"""A disk that does not open, until `answer` is called."""

FULL = """
globalThis.isFull = true;
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...args) {
  const request = put.apply(this, args);
  if (isFull) this.transaction.abort();
  return request;
};
"""
"""A disk that takes nothing more, while `isFull`."""

UNKEPT = """
globalThis.asked = 0;
StorageManager.prototype.persist = async () => { asked += 1; return false; };
StorageManager.prototype.persisted = async () => false;
"""
"""A browser that promises nothing, and counts how often it is asked."""


def notice(page: Page) -> Locator:
    return page.locator(".table-notice").filter(has_text="last move is not stored")


def saves(page: Page, where: Locator, folder: Path) -> str:
    """What the page offers there as a file."""
    with page.expect_download() as waiting:
        where.get_by_role("button", name="Save as a file").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file.read_text(encoding="utf-8")


def test_one_can_play_while_storage_never_answers(page: Page, tmp_path: Path) -> None:
    page.add_init_script(SILENT)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "mute")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    expect(notice(page)).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    expect(notice(page)).to_be_visible(timeout=LONG)
    assert load(person.twin.save()).log == load(saves(page, notice(page), tmp_path)).log

    address = page.url
    ways.to_saves(page)
    expect(page.get_by_text("does not let us store games")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="Continue Cartagena").click()
    person.sees_prompt()

    page.evaluate("answer()")
    expect(notice(page)).to_be_hidden(timeout=LONG)
    ways.to_home(page)
    page.goto(address)
    person.sees_prompt()
    page.reload()
    expect(page.get_by_role("heading", name="storage does not answer")).to_be_visible(timeout=LONG)
    page.evaluate("answer()")
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)


def test_a_full_disk_is_reported_until_a_move_can_be_saved_again(
    page: Page, tmp_path: Path
) -> None:
    page.add_init_script(FULL)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "full")
    expect(notice(page)).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    expect(notice(page)).to_be_visible(timeout=LONG)
    assert load(person.twin.save()).log == load(saves(page, notice(page), tmp_path)).log

    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.close(run_before_unload=True)
    person.plays(Person.clicks, moves=1)
    assert ["beforeunload"] == asked

    page.evaluate("isFull = false")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    expect(notice(page)).to_be_hidden(timeout=LONG)
    page.reload()
    person.sees_prompt()
    expect(notice(page)).to_be_hidden(timeout=LONG)


@pytest.mark.fresh
def test_a_browser_that_may_clear_games_is_asked_not_to_and_files_are_advised(
    page: Page, context: BrowserContext, tmp_path: Path
) -> None:
    context.add_init_script(UNKEPT + UNSTORED)
    context.clock.set_fixed_time(datetime.now(UTC))
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "dust")
    table = page.url
    person.plays(Person.clicks, moves=9)
    person.sees_prompt()
    assert 0 == page.evaluate("asked")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    page.wait_for_function("() => asked === 1")
    advice = page.get_by_role("note").filter(has_text="over a week")
    ways.to_home(page)
    expect(page.get_by_role("link", name="Continue")).to_be_visible(timeout=LONG)
    expect(advice).to_have_count(0)

    context.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=8))
    page.reload()
    assert load(person.twin.save()).log == load(saves(page, advice, tmp_path)).log
    expect(advice).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Continue")).to_be_visible(timeout=LONG)
    expect(advice).to_have_count(0)

    page.goto(table)
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    context.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=16))
    ways.to_saves(page)
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_have_count(0)
    page.reload()
    expect(page.get_by_role("link", name="Continue Cartagena")).to_be_visible(timeout=LONG)
    expect(advice).to_have_count(0)
    assert 0 == page.evaluate("asked")

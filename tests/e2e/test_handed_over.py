"""What other programs of a device hand over: files that it opens with the page, and what is shared."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, FrameLocator, Page, expect

from tests.e2e.person import LONG, Person, chair
from tests.e2e.screens import in_looks, wrongs
from tests.e2e.twin import game_after

_SAVE = ("cartagena", (("variant", "tortuga"),), ("human", "sailor"), 2)

_OPENED_WITH = """
Object.defineProperty(window, "launchQueue", {value: {
  setConsumer: (consumer) => consumer({files: [{getFile: async () => new File([%s], "game.json")}]}),
}});
"""

_LATER = """
Object.defineProperty(window, "launchQueue", {value: {setConsumer(consumer) {
  globalThis.opens = (save) =>
    consumer({files: [{getFile: async () => new File([save], "game.json")}]});
}}});
"""
"""The device opens a file while the page is open, when `opens` is called."""

_DROPPED = """(save) => {
  const data = new DataTransfer();
  data.items.add(new File([save], "dropped.json", {type: "application/json"}));
  return data;
}"""

_ALONE = [chair("Anne"), chair("Bart", "sailor")]

_FORM = """<!doctype html><meta name="referrer" content="{referrer}">
<form method="post" action="{action}" enctype="multipart/form-data" target="_top">
<input name="text"><input type="file" name="file" multiple><button>Share</button></form>"""
"""Sends what the manifest names."""

_SANDBOXED = """<!doctype html>
<iframe sandbox="allow-forms allow-top-navigation-by-user-activation" srcdoc="{form}"></iframe>"""

_ELSEWHERE = "http://elsewhere.example/"


def saved() -> str:
    return game_after(*_SAVE, "handed")


def submits(page: Page, where: Page | FrameLocator, words: str, *saves: str) -> None:
    """Sends words and files by the form that is there."""
    where.get_by_role("textbox").fill(words)
    files = [
        FilePayload(name=f"{at}.json", mimeType="application/json", buffer=save.encode())
        for at, save in enumerate(saves)
    ]
    where.locator("input[type=file]").set_input_files(files)
    with page.expect_navigation(url=re.compile("#/")):
        where.get_by_role("button", name="Share").click()


def is_stored(page: Page) -> str:
    """The address at which the page is, once it is stored; no engine is needed for that."""
    page.goto("#/settings")
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration())?.active", timeout=LONG
    )
    return page.url.split("#")[0]


def shares(page: Page, words: str, *saves: str) -> None:
    """Another program shares this with the page, which the browser then shows. No test can be another
    program: a page of the same host is, which may share as well.
    """
    home = is_stored(page)
    form = _FORM.format(action=f"{home}share", referrer="same-origin")
    page.route("**/form.html", lambda route: route.fulfill(body=form, content_type="text/html"))
    page.goto(f"{home}form.html")
    submits(page, page, words, *saves)


def has_kept_nothing(page: Page) -> None:
    page.goto("#/saves")
    expect(page.get_by_text("No saved games yet.")).to_be_visible(timeout=LONG)
    page.goto("#/record")
    expect(page.get_by_text("No game has been played to its end here yet")).to_be_visible(
        timeout=LONG
    )


def record() -> str:
    """A record's file with one result."""
    seats = [
        {"name": "Anne", "colour": "red", "who": "human"},
        {"name": "", "colour": "blue", "who": "sailor"},
    ]
    result = {
        "id": "forged",
        "game": "cartagena",
        "options": {"variant": "tortuga"},
        "seats": seats,
        "ranks": [1, 2],
        "turns": [9, 9],
        "scores": [6, 2],
        "unit": None,
        "seal": "0" * 64,
        "day": None,
        "counts": True,
        "when": 1_700_000_000_000,
    }
    return json.dumps({"format": "freebooters-record", "version": 1, "results": [result]})


def test_the_manifest_takes_what_saved_games_are(dist: Path) -> None:
    manifest: dict[str, Any] = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    (handler,) = manifest["file_handlers"]
    assert {"application/json": [".json"]} == handler["accept"]
    assert "./" == handler["action"]
    shared = manifest["share_target"]
    assert ("./share", "POST", "multipart/form-data") == (
        shared["action"],
        shared["method"],
        shared["enctype"],
    )


@in_looks
def test_a_file_opened_with_the_page_is_taken_only_by_a_press(
    page: Page, axe: str, looks: tuple[str, ...]
) -> None:
    page.add_init_script(_OPENED_WITH % json.dumps(saved()))
    page.goto("")
    offer = page.get_by_role("dialog", name="Keep this on this device?")
    expect(offer).to_contain_text("Cartagena · Tortuga", timeout=LONG)
    expect(offer).to_contain_text("game.json")
    assert [] == wrongs(page, axe, looks)
    offer.get_by_role("button", name="Leave it").click()
    page.goto("#/saves")
    expect(page.get_by_text("No saved games yet.")).to_be_visible(timeout=LONG)

    page.reload()
    offer.get_by_role("button", name="Take it").click(timeout=LONG)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)
    expect(page.get_by_role("region", name="Log").get_by_role("listitem")).not_to_have_count(0)


def test_a_file_that_is_no_game_is_refused_by_name(page: Page) -> None:
    page.add_init_script(_OPENED_WITH % json.dumps("[]"))
    page.goto("")
    refusal = page.locator(".toast").filter(has_text="game.json")
    expect(refusal).to_be_visible(timeout=LONG)


def test_a_file_opened_beside_a_game_leaves_that_game_alone(page: Page) -> None:
    page.add_init_script(_LATER)
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, _ALONE, "beside")
    person.sees_prompt()
    page.evaluate("(save) => opens(save)", saved())
    offer = page.get_by_role("dialog", name="Keep this on this device?")
    offer.get_by_role("button", name="Leave it").click(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()


@pytest.mark.same_page
def test_a_dropped_file_is_taken_only_by_a_press(page: Page) -> None:
    page.goto("#/saves")
    dropped = page.evaluate_handle(_DROPPED, saved())
    page.get_by_text("No saved games yet.").dispatch_event("drop", {"dataTransfer": dropped})
    offer = page.get_by_role("dialog", name="Keep this on this device?")
    expect(offer).to_contain_text("dropped.json", timeout=LONG)
    offer.get_by_role("button", name="Leave it").click()
    expect(page.get_by_text("No saved games yet.")).to_be_visible()
    page.get_by_text("No saved games yet.").dispatch_event("drop", {"dataTransfer": dropped})
    offer.get_by_role("button", name="Take it").click(timeout=LONG)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)


@in_looks
def test_what_is_shared_is_shown_and_taken_only_by_a_press(
    page: Page, axe: str, looks: tuple[str, ...]
) -> None:
    shares(page, "", saved(), record())
    main = page.get_by_role("main")
    expect(main).to_contain_text("Another program has shared this", timeout=LONG)
    expect(main).to_contain_text("Cartagena · Tortuga")
    expect(main).to_contain_text("One result for your record")
    assert [] == wrongs(page, axe, looks)
    main.get_by_role("button", name="Leave it").click()
    has_kept_nothing(page)

    shares(page, "", saved())
    expect(main).to_contain_text("Cartagena · Tortuga", timeout=LONG)
    page.reload()
    expect(main).to_contain_text("what is not taken is not kept", timeout=LONG)
    has_kept_nothing(page)

    shares(page, "", saved())
    main.get_by_role("button", name="Take it").click(timeout=LONG)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)


@pytest.mark.parametrize(
    "referrer",
    [
        "strict-origin-when-cross-origin",
        # Under Node in every run: net/service-worker.test.mjs.
        pytest.param("no-referrer", marks=pytest.mark.slow),
    ],
)
def test_a_form_of_another_site_is_refused_and_told(
    page: Page, referrer: str, complaints: list[str]
) -> None:
    form = _FORM.format(action=f"{is_stored(page)}share", referrer=referrer)
    page.route(_ELSEWHERE, lambda route: route.fulfill(body=form, content_type="text/html"))
    page.goto(_ELSEWHERE)
    submits(page, page, "", saved(), record())
    told = page.get_by_role("main").filter(has_text="A page of another site has tried")
    expect(told).to_be_visible(timeout=LONG)
    has_kept_nothing(page)
    complaints.clear()  # of the other site


def test_a_form_that_hides_where_it_comes_from_writes_nothing_unasked(
    page: Page, complaints: list[str]
) -> None:
    """From a frame without an origin it looks like what another program shares."""
    form = _FORM.format(action=f"{is_stored(page)}share", referrer="same-origin")
    body = _SANDBOXED.format(form=html.escape(form))
    page.route(_ELSEWHERE, lambda route: route.fulfill(body=body, content_type="text/html"))
    page.goto(_ELSEWHERE)
    submits(page, page.frame_locator("iframe"), "", saved(), record())
    expect(page.get_by_role("button", name="Leave it")).to_be_visible(timeout=LONG)
    has_kept_nothing(page)
    complaints.clear()  # of the other site


def test_of_shared_words_only_a_link_of_ours_is_followed(page: Page) -> None:
    shares(page, "Look at this game: https://example.org/pirates/#/watch/cartagena.x")
    refused = page.get_by_role("main").get_by_text("link")
    expect(refused.first).to_be_visible(timeout=LONG)

    shares(page, "javascript:alert(1) #/settings")
    nothing = page.get_by_role("main").filter(has_text="There is no game in what was shared")
    expect(nothing).to_be_visible(timeout=LONG)


@pytest.mark.same_page
def test_what_was_refused_as_too_large_is_told(page: Page) -> None:
    """Where the service worker leads then: net/service-worker.test.mjs."""
    page.goto("#/shared/large")
    told = page.get_by_role("main").filter(has_text="too large: 10 MB at most")
    expect(told).to_be_visible()


@pytest.mark.slow
def test_what_is_shared_and_is_too_large_is_refused_and_told(page: Page) -> None:
    shares(page, "", "x" * 5_000_001, "x" * 5_000_001)
    told = page.get_by_role("main").filter(has_text="too large: 10 MB at most")
    expect(told).to_be_visible(timeout=LONG)

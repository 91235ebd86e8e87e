"""What other programs of a device hand over: files that it opens with the page, and what is shared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG
from tests.e2e.twin import game_after

_SAVE = ("cartagena", (("variant", "tortuga"),), ("human", "sailor"), 2)

_OPENED_WITH = """
Object.defineProperty(window, "launchQueue", {value: {
  setConsumer: (consumer) => consumer({files: [{getFile: async () => new File([%s], "game.json")}]}),
}});
"""

_SHARE = """async ([words, save]) => {
  const form = new FormData();
  form.set("text", words);
  if (save) form.set("file", new File([save], "game.json", {type: "application/json"}));
  const answer = await fetch("share", {method: "POST", body: form, redirect: "manual"});
  return answer.type;
}"""
"""Does what the system does, which sends what the manifest names."""


def saved() -> str:
    return game_after(*_SAVE, "handed")


def shares(page: Page, words: str, save: str = "") -> None:
    """Another program shares this with the page, which the browser then shows."""
    page.goto("")
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    assert "opaqueredirect" == page.evaluate(_SHARE, [words, save])
    page.goto("#/shared")


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


def test_a_file_opened_with_the_page_is_a_game_at_the_table(page: Page) -> None:
    page.add_init_script(_OPENED_WITH % json.dumps(saved()))
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)
    expect(page.get_by_role("region", name="Log").get_by_role("listitem")).not_to_have_count(0)


def test_a_file_that_is_no_game_is_refused_by_name(page: Page) -> None:
    page.add_init_script(_OPENED_WITH % json.dumps("[]"))
    page.goto("")
    refusal = page.get_by_role("status").filter(has_text="game.json")
    expect(refusal).to_be_visible(timeout=LONG)


@pytest.mark.fresh
def test_a_shared_save_is_a_game_at_the_table(page: Page) -> None:
    shares(page, "", saved())
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cartagena", timeout=LONG)


@pytest.mark.fresh
def test_of_shared_words_only_a_link_of_ours_is_followed(page: Page) -> None:
    shares(page, "Look at this game: https://example.org/pirates/#/watch/cartagena.x")
    refused = page.get_by_role("main").get_by_text("link")
    expect(refused.first).to_be_visible(timeout=LONG)

    shares(page, "javascript:alert(1) #/settings")
    nothing = page.get_by_role("status").filter(has_text="There is no game in what was shared")
    expect(nothing).to_be_visible(timeout=LONG)
    assert page.url.endswith("#/")

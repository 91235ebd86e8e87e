"""What a thing is: the engine is asked, of past moments too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from freebooters import catalog
from freebooters.app.desk import Desk
from tests.e2e import ways
from tests.e2e.person import LONG
from tests.saves.kept import old_saves
from tests.words import Words

WORDS = Words("en", "cartagena")


@pytest.mark.same_page
def test_a_thing_of_a_past_moment_is_explained_as_it_was_then(page: Page, tmp_path: Path) -> None:
    text = next(old.text for old in old_saves() if old.name == "tortuga")
    lines = Desk().answer("load", {"text": text, "frame": "wide:620"})["log"]["lines"]
    match = catalog.load(text)
    rows = [match.at(line["position"]).view(None).row for line in lines]
    past = next(at for at, row in enumerate(rows) if row and row[0] not in rows[-1][:1])
    row = rows[past]

    file = tmp_path / "finished.json"
    file.write_text(text, "utf-8")
    ways.to_file(page, file)
    page.get_by_role("button", name="Look back").click(timeout=LONG)
    shown = page.get_by_role("region", name="Log").get_by_role("listitem").nth(past)
    shown.get_by_role("button").first.click()
    expect(page.get_by_text("Looking back")).to_be_visible(timeout=LONG)

    symbol = WORDS.plain(f"cartagena-{row[0]}")
    draw = WORDS.plain("cartagena-node-next", symbol=symbol, count=len(row))
    page.get_by_role("img", name=draw).hover()
    name = WORDS.plain("cartagena-card-next", symbol=symbol)
    expect(page.get_by_role("region", name=name)).to_be_visible(timeout=LONG)

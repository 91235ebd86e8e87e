"""What this device keeps of the page is thrown away while a game is open: the open page has the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair

ALONE = [chair("Anne"), chair("Bart", "sailor")]

_DELETE = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase("freebooters");
  request.onsuccess = resolve;
  request.onerror = reject;
})"""


def in_the_settings(page: Page) -> None:
    """Somebody clears the site's data in the browser's settings."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()


def in_another_tab(page: Page) -> None:
    """Another tab deletes the games, all at once."""
    other = page.context.new_page()
    other.goto("#/settings")
    other.evaluate(_DELETE)
    other.close()


@pytest.mark.parametrize(
    "clears",
    [
        pytest.param([in_another_tab, in_the_settings, in_another_tab], id="by turns"),
        *(
            pytest.param([way] * 3, id=way.__name__, marks=pytest.mark.slow)
            for way in (in_the_settings, in_another_tab)
        ),
    ],
)
@pytest.mark.fresh
def test_an_open_game_outlives_what_this_device_keeps_of_it(
    page: Page, clears: list[Callable[[Page], None]]
) -> None:
    at_the_table, after_a_move, back_at_the_table = clears
    page.goto("")
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, ALONE, "cleared")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))

    at_the_table(page)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    after_a_move(page)
    ways.to_saves(page)
    page.get_by_role("link", name="Continue Cartagena").click(timeout=LONG)
    person.sees_prompt()
    back_at_the_table(page)
    ways.to_home(page)
    page.get_by_role("link", name="Continue").click(timeout=LONG)
    person.sees_prompt()
    assert loads == []
    page.reload()
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()

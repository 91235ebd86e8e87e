"""Nobody is left out: no violation that axe-core can find, on any screen, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG, Person, chair, on_a_small_phone, sideways
from tools.layout import LIBRARIES

RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`)"""

ALONE = [chair("Anne"), chair("Bart", "sailor")]


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker's own script; `build.py test` installs it."""
    return (LIBRARIES / "axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    return found


def home(page: Page) -> None:
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)


def lobby(page: Page) -> None:
    page.goto("#/cartagena")
    expect(page.get_by_role("heading", name="Cartagena", level=1)).to_be_visible()


def table(page: Page) -> Person:
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, ALONE, "axe")
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    person.thing(person.twin.advise().picks[0]).click()
    return person


def menu(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def hint(page: Page) -> None:
    table(page)
    page.keyboard.press("h")
    expect(page.get_by_text("Chance of winning, as a strong opponent")).to_be_visible(timeout=LONG)


def reasons(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="Why? Bart").last.click()
    expect(page.get_by_text("as this opponent saw it")).to_be_visible()


def analysis(page: Page) -> None:
    result(page)
    page.get_by_role("dialog").get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_attached(timeout=LONG)
    page.get_by_text("All the numbers").click()


def rules_beside_the_board(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_visible()


def curtain(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "veil")
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)


def result(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", {"variant": "basic"}, ALONE, "end")
    person.plays(Person.clicks)
    person.sees_the_end()


def rules(page: Page) -> None:
    page.goto("#/rules/cartagena")
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_visible()


def saves(page: Page) -> None:
    table(page)
    page.goto("#/saves")
    expect(page.get_by_role("heading", name="Saved games", level=1)).to_be_visible()


def settings(page: Page) -> None:
    page.goto("#/settings")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def credits_page(page: Page) -> None:
    page.goto("#/credits")
    expect(page.get_by_role("heading", name="Credits", level=1)).to_be_visible()


SCREENS: dict[str, Callable[[Page], Any]] = {
    "home": home,
    "lobby": lobby,
    "table": table,
    "menu": menu,
    "hint": hint,
    "reasons": reasons,
    "rules beside the board": rules_beside_the_board,
    "curtain": curtain,
    "result": result,
    "analysis": analysis,
    "rules": rules,
    "saves": saves,
    "settings": settings,
    "credits": credits_page,
}

light = pytest.mark.browser_context_args(color_scheme="light")
dark = pytest.mark.browser_context_args(color_scheme="dark")


@pytest.mark.parametrize(
    "theme", [pytest.param("light", marks=light), pytest.param("dark", marks=dark)]
)
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(page: Page, axe: str, screen: str, theme: str) -> None:
    SCREENS[screen](page)
    assert [] == violations(page, axe), (screen, theme)


@pytest.mark.parametrize("screen", SCREENS)
@on_a_small_phone
def test_nothing_scrolls_sideways_on_a_small_phone(page: Page, screen: str) -> None:
    SCREENS[screen](page)
    assert sideways(page) == 0


def sticking_out(page: Page) -> list[str]:
    """What a person may press that is not wholly on the screen, or in the dialog it belongs to."""
    view = page.viewport_size
    assert view
    out = []
    for frame in (None, page.get_by_role("dialog")):
        box = frame.bounding_box() if frame else {"x": 0, "width": view["width"]}
        assert box
        for button in (frame or page).get_by_role("button").filter(visible=True).all():
            place = button.bounding_box()
            assert place
            right = box["x"] + box["width"]
            if place["x"] < box["x"] or place["x"] + place["width"] > right:
                out.append(button.inner_text())
    return out


@pytest.mark.parametrize(
    "size", [pytest.param("wide"), pytest.param("small", marks=on_a_small_phone)]
)
def test_no_button_sticks_out_when_a_game_is_over(page: Page, size: str) -> None:
    result(page)
    assert [] == sticking_out(page)


@on_a_small_phone
def test_everything_to_touch_on_the_table_is_large_enough(page: Page) -> None:
    person = table(page)
    person.sees_prompt()
    sizes = person.board.get_by_role("button").evaluate_all(
        "all => all.map((one) => [one.getAttribute('aria-label'), one.offsetWidth, one.offsetHeight])"
    )
    assert sizes
    assert [] == [size for size in sizes if min(size[1:]) < 24]

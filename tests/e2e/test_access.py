"""Nobody is left out: no violation that axe-core can find, on any screen, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.person import on_a_small_phone, sideways
from tests.e2e.places import PLACES, result, table
from tools.layout import LIBRARIES

RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(
  ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`)"""


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker's own script; `build.py test` installs it."""
    return (LIBRARIES / "axe-core/axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    return found


light = pytest.mark.browser_context_args(color_scheme="light")
dark = pytest.mark.browser_context_args(color_scheme="dark")


IN_THE_DARK = ("home", "table", "result", "analysis")
"""What has colours of its own; all else wears these too, and is looked at in the long run."""


def _seen(screen: str, theme: str) -> object:
    seldom = theme == "dark" and screen not in IN_THE_DARK
    marks = [dark if theme == "dark" else light, *([pytest.mark.slow] if seldom else [])]
    return pytest.param(screen, theme, id=f"{screen}-{theme}", marks=marks)


@pytest.mark.parametrize(
    ("screen", "theme"), [_seen(screen, theme) for screen in PLACES for theme in ("light", "dark")]
)
def test_axe_finds_nothing(page: Page, axe: str, screen: str, theme: str) -> None:
    PLACES[screen](page)
    assert [] == violations(page, axe), (screen, theme)


@pytest.mark.parametrize("screen", PLACES)
@on_a_small_phone
def test_nothing_scrolls_sideways_on_a_small_phone(page: Page, screen: str) -> None:
    PLACES[screen](page)
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

"""Every screen, and all that opens on one, on one walk through the page: nobody is left out (axe-core
finds no violation), whatever can be clicked gets its clicks, and nothing sticks out.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.person import on_a_phone, on_a_small_phone
from tests.e2e.places import PLACES, table
from tests.e2e.screens import wrongs
from tools.layout import LIBRARIES


def _in(theme: str, device: pytest.MarkDecorator | None = None) -> pytest.MarkDecorator:
    size = device.kwargs if device else {}
    mark: pytest.MarkDecorator = pytest.mark.browser_context_args(**size, color_scheme=theme)
    return mark


WALKS = [
    pytest.param("wide", marks=_in("light")),
    pytest.param("small-phone-dark", marks=_in("dark", on_a_small_phone)),
    # Between these two, or the one's colours at the size of the other.
    pytest.param("wide-dark", marks=[_in("dark"), pytest.mark.slow]),
    pytest.param("phone", marks=[_in("light", on_a_phone), pytest.mark.slow]),
]


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker's own script; `build.py test` installs it."""
    return (LIBRARIES / "axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("look", WALKS)
def test_nothing_is_wrong_on_any_screen(page: Page, axe: str, look: str) -> None:
    found: dict[str, Any] = {}
    for place, go in PLACES.items():
        go(page)
        found[place] = wrongs(page, axe)

    assert {place: [] for place in PLACES} == found, look


_FAULTS = """() => {
  const put = (parent, tag, text, style) => {
    const one = parent.appendChild(document.createElement(tag));
    one.textContent = text;
    one.style.cssText = style;
    return one;
  };
  const main = document.querySelector("main");
  put(main, "button", "", "width: 30px; height: 30px");
  put(main, "p", "Wide", "width: 120vw");
  const covered = put(main, "div", "", "position: relative");
  put(covered, "button", "Covered", "");
  put(covered, "i", "", "position: absolute; inset: 0");
  const dialog = put(main, "dialog", "", "position: static; width: 200px");
  dialog.ariaLabel = "Result";
  put(dialog, "button", "Far", "position: relative; left: 300px");
  dialog.show();
}"""


def test_the_check_of_screens_finds_each_kind_of_mistake(page: Page, axe: str) -> None:
    PLACES["settings"](page)
    page.evaluate(_FAULTS)

    found = "\n".join(wrongs(page, axe))

    assert "button-name" in found
    assert "Far sticks out" in found
    assert "scrolls sideways by" in found
    assert "Covered did not get the click" in found


@on_a_small_phone
def test_everything_to_touch_on_the_table_is_large_enough(page: Page) -> None:
    person = table(page)
    person.sees_prompt()
    sizes = person.board.get_by_role("button").evaluate_all(
        "all => all.map((one) => [one.getAttribute('aria-label'), one.offsetWidth, one.offsetHeight])"
    )
    assert sizes
    assert [] == [size for size in sizes if min(size[1:]) < 24]

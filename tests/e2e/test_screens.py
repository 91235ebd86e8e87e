"""Every screen, and all that opens on one, on one walk through the page: nobody is left out (axe-core
finds no violation), whatever can be clicked gets its clicks, and nothing sticks out.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.crew import Crew
from tests.e2e.person import on_a_phone, on_a_small_phone
from tests.e2e.places import PASSING, PLACES, table
from tests.e2e.screens import barriers, in_looks, looks_in_turn, wrongs
from tests.words import Words

WORDS = Words("en")


def _in(theme: str, device: pytest.MarkDecorator | None = None) -> pytest.MarkDecorator:
    size = device.kwargs if device else {}
    mark: pytest.MarkDecorator = pytest.mark.browser_context_args(**size, color_scheme=theme)
    return mark


ELSEWHERE = ("analysis", "hint")
"""Every run looks at them where it waits for one anyway: `test_luck.py` and `test_insight.py`."""
WALKS = [
    pytest.param([*PLACES], id=look, marks=mark)
    for look, mark in {
        "small-phone-dark": _in("dark", on_a_small_phone),
        "wide": _in("light"),
        "wide-dark": _in("dark"),
        "phone": _in("light", on_a_phone),
    }.items()
]


@pytest.mark.slow
@pytest.mark.parametrize("places", WALKS)
def test_nothing_is_wrong_on_any_screen(page: Page, axe: str, places: list[str]) -> None:
    found: dict[str, Any] = {}
    for place in places:
        PLACES[place](page)
        found[place] = wrongs(page, axe)

    assert {place: [] for place in places} == found


def test_nothing_is_wrong_on_any_screen_of_a_desk(page: Page, axe: str) -> None:
    """Its colours are looked at as they are and, at every other screen, in one more look, each time in another:
    what is wrong with a colour is so on many.
    """
    looks = looks_in_turn()
    found: dict[str, Any] = {}
    for place, goes in PLACES.items():
        if place not in ELSEWHERE:
            goes(page)
            found[place] = wrongs(page, axe, next(looks))

    assert {place: [] for place in found} == found


def test_nobody_is_left_out_by_what_passes_by(page: Page, axe: str) -> None:
    looks = looks_in_turn()
    found: dict[str, list[str]] = {}
    for state, comes in PASSING.items():
        comes(page)
        found[state] = barriers(page, axe, next(looks))

    assert {state: [] for state in PASSING} == found


@in_looks
def test_a_bug_is_told_to_everybody(page: Page, axe: str, looks: tuple[str, ...]) -> None:
    crew = Crew(page)
    person = table(page)
    crew.fail_when_asked("act")
    for name in person.twin.advise().picks[1:]:
        person.thing(name).click()
    crash = page.get_by_role("dialog", name=WORDS.plain("crash-heading"))
    expect(crash).to_be_visible()
    expect(crash.get_by_role("textbox")).to_have_value(re.compile("^Traceback"))

    assert [] == wrongs(page, axe, looks)

    page.set_viewport_size({"width": 844, "height": 390})
    for button in ("crash-reload", "crash-copy"):
        expect(crash.get_by_role("button", name=WORDS.plain(button))).to_be_in_viewport(ratio=1)


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
  put(main, "p", "White on white", "color: Canvas");
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

    found = "\n".join(wrongs(page, axe, ["forced colours"]))

    assert "button-name" in found
    assert "forced colours hide: White on white" in found
    assert "Far sticks out" in found
    assert "scrolls sideways by" in found
    assert "Covered does not get clicks" in found


@on_a_small_phone
@pytest.mark.same_page
def test_everything_to_touch_on_the_table_is_large_enough(page: Page) -> None:
    person = table(page)
    person.sees_prompt()
    sizes = person.board.locator("[data-key]").evaluate_all(
        "all => all.map((one) => [one.getAttribute('aria-label'), one.offsetWidth, one.offsetHeight])"
    )
    assert sizes
    assert [] == [size for size in sizes if min(size[1:]) < 24]

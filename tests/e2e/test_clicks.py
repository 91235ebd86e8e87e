"""Whatever can be clicked gets its clicks: on every screen, in the middle, with nothing over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from tests.e2e.person import on_a_phone
from tests.e2e.places import PLACES
from tests.words import Words

# What lies at a point of the stage is decided by what is painted there; the games' tests click it.
# The link that skips the header is off the screen until the keyboard comes to it.
_TO_CLICK = ":is(a[href], button, summary, label, input, select, textarea):not(.stage *, .skip)"

_CATCH = """() => {
  window.caught = null;
  window.catching = new AbortController();
  const how = { capture: true, signal: window.catching.signal };
  for (const kind of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"]) {
    addEventListener(kind, (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kind === "click") window.caught = event.target;
    }, how);
  }
}"""
"""From now on clicks do nothing but tell where they arrived."""

_RELEASE = "() => window.catching.abort()"

_SIGHT = """(one) => {
  const dialog = document.querySelector("dialog:modal");
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  if (!one.checkVisibility(seen) || (dialog && !dialog.contains(one))) return null;
  one.scrollIntoView({ block: "center", inline: "center" });
  const [box] = [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
  if (!box || Math.min(box.width, box.height) < 4) return null;

  const isOwn = (found) => found && (one.contains(found) || one.control === found ||
    [...(one.labels ?? [])].some((label) => label.contains(found)));
  const sheet = (found) => found?.closest(".side-panel, .hints, .result");
  const isUnder = (found) => sheet(found) && !sheet(found).contains(one);
  const shares = [0.5, 0.2, 0.8];
  const points = shares.flatMap((across) =>
    shares.map((down) => [box.left + across * box.width, box.top + down * box.height]));
  const found = points.map(([x, y]) => document.elementFromPoint(x, y));
  if (isUnder(found[0])) return null;

  const name = (one) => `${one?.localName}.${one?.className} ${one?.ariaLabel || one?.innerText}`;
  window.isOwn = isOwn;
  window.caught = null;
  return {
    name: name(one),
    middle: points[0],
    isEnabled: !one.disabled,
    over: found.filter((one) => !isOwn(one) && !isUnder(one)).map(name),
  };
}"""
"""Scrolls an element into sight and says where its middle is, and what lies over it at nine points;
null for what is not to be seen or lies under a sheet, which can be sent away.
"""


def deaf(page: Page, element: ElementHandle) -> str | None:
    """What is wrong where a click on an element, or one beside its middle, does not arrive there;
    "" if nothing is, None if the element cannot be seen.
    """
    found = element.evaluate(_SIGHT)
    if found is None:
        return None
    if found["isEnabled"]:
        page.mouse.click(*found["middle"])
        if not page.evaluate("() => window.isOwn(window.caught)"):
            return f"{found['name']} did not get the click, {found['over'][:1]} is over it"
    return f"{found['name']} is partly under {set(found['over'])}" if found["over"] else ""


@pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=on_a_phone)])
def test_every_link_and_button_gets_its_clicks(page: Page, size: str) -> None:
    found: list[str] = []
    for place, go in PLACES.items():
        go(page)
        page.evaluate(_CATCH)
        wrongs = [deaf(page, one) for one in page.query_selector_all(_TO_CLICK)]
        assert "" in wrongs, place
        found += [f"{place}: {wrong}" for wrong in wrongs if wrong]
        page.evaluate(_RELEASE)

    assert [] == found, size


def test_an_address_leads_to_its_screen(page: Page) -> None:
    words = Words("en", "cartagena")
    title = words.plain("cartagena-title")
    for address, heading in {
        "#/settings": words.plain("settings-heading"),
        "#/saves": words.plain("saves-heading"),
        "#/credits": words.plain("credits-heading"),
        "#/cartagena": title,
        "#/rules/cartagena": words.plain("rules-heading", game=title),
    }.items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    page.goto("#/rules/cartagena/ca-7")
    expect(page.locator(":focus")).to_contain_text("CA-7")

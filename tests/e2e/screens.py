"""What must be so on every screen, whatever it shows: found on a page by looking at all of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.person import sideways

__all__ = ["barriers", "in_looks", "looks_in_turn", "settled", "wrongs"]

Json = dict[str, Any]

_AXE = """async (how) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...how });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
}"""

_COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What axe-core finds otherwise in other colours."""

_PAINTED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  await frame();
  do {
    for (const one of fading()) one.finish();
    await frame();
  } while (fading().length > 0);
}"""
"""Brings the colours to those that were chosen last. What inherits its colour fades when its parent
has, however short that takes.
"""

_SCHEME = "() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')"
_LOOKS: Mapping[str, Json] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "high contrast": {"contrast": "more"},
    "forced colours": {"forced_colors": "active"},
}
_PLAIN: Json = {"contrast": "null", "forced_colors": "null"}

in_looks = pytest.mark.parametrize(
    "looks",
    [
        pytest.param(("dark",), id="dark"),
        pytest.param(tuple(_LOOKS), id="every look", marks=pytest.mark.slow),
    ],
)
"""Looks at colours as they are, and in every run in dark ones too."""

_HIDDEN_BY_PLATES = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  const plate = getComputedStyle(probe).color;
  probe.remove();
  const hasWords = (one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.body.querySelectorAll("*")]
    .filter((one) => hasWords(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => {
      const { color, forcedColorAdjust } = getComputedStyle(one);
      return forcedColorAdjust === "auto" && color === plate;
    })
    .map((one) => one.innerText);
}"""
"""Words as light as the plate that a browser lays behind words where the system chooses colours."""

# What lies at a point of the stage is decided by what is painted there; the games' tests click it.
# The link that skips the header is off the screen until the keyboard comes to it.
_TO_CLICK = ":is(a[href], button, summary, label, input, select, textarea):not(.stage *, .skip)"

_DEAF = """(clickable) => {
  const dialog = document.querySelector("dialog:modal");
  const seen = { checkOpacity: true, checkVisibilityCSS: true };
  const name = (one) => `${one?.localName}.${one?.className} ${one?.ariaLabel || one?.innerText}`;
  const sheet = (found) => found?.closest(".side-panel, .hints, .result");
  const shares = [0.5, 0.2, 0.8];

  const told = (one) => {
    if (!one.checkVisibility(seen) || (dialog && !dialog.contains(one))) return null;
    one.scrollIntoView({ block: "center", inline: "center" });
    const [box] = [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    if (!box || Math.min(box.width, box.height) < 4) return null;

    const isOwn = (found) => found && (one.contains(found) || one.control === found ||
      [...(one.labels ?? [])].some((label) => label.contains(found)));
    const isUnder = (found) => sheet(found) && !sheet(found).contains(one);
    const found = shares.flatMap((across) => shares.map((down) =>
      document.elementFromPoint(box.left + across * box.width, box.top + down * box.height)));
    if (isUnder(found[0])) return null;

    const over = found.filter((one) => !isOwn(one) && !isUnder(one)).map(name);
    if (!one.disabled && !isOwn(found[0])) return `${name(one)} does not get clicks, but ${over[0]}`;
    return over.length ? `${name(one)} is partly under ${[...new Set(over)]}` : "";
  };
  return [...document.querySelectorAll(clickable)].map(told);
}"""
"""Scrolls one element after the other into sight and says what is wrong where clicks in its middle
would go to another, or something lies over it at one of nine points; "" if nothing is, null for what is
not to be seen or lies under a sheet, which can be sent away.
"""


def settled(page: Page) -> None:
    """Waits until the colours are those that were chosen last."""
    page.evaluate(_PAINTED)


def looks_in_turn() -> Iterator[tuple[str, ...]]:
    """Of the looks that a page has where light colours are chosen one after the other, round and round, at
    every other screen.
    """
    for look in cycle(look for look in _LOOKS if look != "light"):
        yield (look,)
        yield ()


def barriers(page: Page, axe: str, looks: Sequence[str] = tuple(_LOOKS)) -> list[str]:
    """What axe-core, whose script that is, finds against accessibility; of colours in those looks too."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    scheme: str = page.evaluate(_SCHEME)
    settled(page)
    found: list[str] = page.evaluate(_AXE, {})
    for look in looks:
        if look == scheme:
            continue  # as it is
        media = _LOOKS[look]
        shown: Json = {"color_scheme": scheme, **_PLAIN, **media}
        page.emulate_media(**shown)
        settled(page)
        found += [f"{look}: {each}" for each in page.evaluate(_AXE, _COLOURS)]
        if "forced_colors" in media:
            found += [f"{look} hide: {each}" for each in page.evaluate(_HIDDEN_BY_PLATES)]
    back: Json = {"color_scheme": scheme, **_PLAIN}
    page.emulate_media(**back)
    return found


def _deaf(page: Page) -> Iterator[str]:
    """Whatever can be clicked gets its clicks, in the middle, with nothing over it."""
    told = page.evaluate(_DEAF, _TO_CLICK)
    if "" not in told:
        yield "nothing can be clicked"
    yield from filter(None, told)


def _sticking_out(page: Page) -> Iterator[str]:
    """What a person may press that is not wholly in the dialog that is open; nor, where that lets
    one press what is beside it, on the screen.
    """
    view = page.viewport_size
    dialog = page.get_by_role("dialog")
    assert view
    if dialog.count() != 1:
        return
    box = dialog.bounding_box()
    assert box
    yield from _beyond(dialog, box["x"], box["x"] + box["width"])
    if page.locator("dialog:modal").count() == 0:
        yield from _beyond(page.locator("body"), 0, view["width"])


def _beyond(frame: Locator, left: float, right: float) -> Iterator[str]:
    for button in frame.get_by_role("button").filter(visible=True).all():
        place = button.bounding_box()
        assert place
        if place["x"] < left or place["x"] + place["width"] > right:
            yield f"{button.inner_text()} sticks out"


def wrongs(page: Page, axe: str, looks: Sequence[str] = tuple(_LOOKS)) -> list[str]:
    """All that is wrong with the screen the page shows, of its colours in those looks."""
    over = sideways(page)
    return [
        *barriers(page, axe, looks),
        *_sticking_out(page),
        *([f"scrolls sideways by {over} px"] if over else []),
        *_deaf(page),
    ]

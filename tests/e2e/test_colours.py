"""Whatever colours the system or a person has chosen: boards show what lies on them, and whatever is
chosen, open, shown, due or not to be used looks otherwise than what is not. All by pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps
from playwright.sync_api import Page

from freebooters import games
from tests.e2e.person import Person, on_a_phone
from tests.e2e.places import PASSING, PLACES
from tests.e2e.screens import settled

Json = dict[str, Any]

LOOKS: Mapping[str, Json] = {
    "forced light": {"forced_colors": "active", "color_scheme": "light"},
    "forced dark": {"forced_colors": "active", "color_scheme": "dark"},
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "more contrast": {"contrast": "more", "color_scheme": "light"},
    "more contrast, dark": {"contrast": "more", "color_scheme": "dark"},
}
PLAIN: Json = {"contrast": "null", "forced_colors": "null"}

CLEAR = 3.0
"""The contrast that WCAG 2.2 asks of what tells how a control is (1.4.11)."""
FAINT = 1.5
"""What cannot be used needs no contrast, but is seen to be another thing."""
SEEN = 24
"""So many pixels of that contrast can be seen."""
ACROSS = 240
"""Pixels: as wide a board is looked at from afar."""
KEPT = 0.75
"""Of all that stands out from its neighbour on a board in its own colours, how much does in others."""
FLAT = 0.5
"""No colour fills more of a board."""

_STATES = """() => {
  const kinds = [
    [":checked", (one) => (one.checked = false), (one) => (one.checked = true)],
    ...["aria-expanded", "aria-pressed"].map((name) => [`button[${name}=true]:not(.icon-button)`,
      (one) => one.setAttribute(name, "false"), (one) => one.setAttribute(name, "true")]),
    ["[aria-current]", (one) => { one.old = [one.className, one.getAttribute("aria-current")];
      one.classList.remove("at-turn"); one.removeAttribute("aria-current"); },
      (one) => { one.className = one.old[0]; one.setAttribute("aria-current", one.old[1]); }],
    ["button:disabled", (one) => (one.disabled = false), (one) => (one.disabled = true)],
    ["[aria-disabled=true]", (one) => one.removeAttribute("aria-disabled"),
      (one) => one.setAttribute("aria-disabled", "true")],
  ];
  document.querySelector(".cards :checked")?.scrollIntoView({ block: "center" });
  const sheets = "dialog, .side-panel, .hints, .explanation, .toasts, .lobby-go";
  const modal = document.querySelector("dialog:modal");
  const isSeen = (one) => one.checkVisibility({ checkOpacity: false, visibilityProperty: true }) &&
    !one.closest(".stage") && (!modal || modal.contains(one));
  const found = [];
  for (const [what, off, on] of kinds) {
    for (const one of document.querySelectorAll(what)) {
      if (!isSeen(one) || one.localName === "option") continue;
      const { x, y, width, height } = (one.closest(".radio") ?? one).getBoundingClientRect();
      if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight || !width) continue;
      const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(sheets);
      if (over && !over.contains(one)) continue;
      const name = (one.labels?.[0]?.innerText || one.ariaLabel || one.innerText).split("\\n")[0];
      found.push({ name: `${what} ${name}`, box: [x, y, x + width, y + height], off, on, one });
    }
  }
  window.turned = found;
  return found.map(({ name, box }) => ({ name, box }));
}"""
"""What is in sight and is in some state, each with where it is seen; the state of a button that is but
a picture is told by another picture.
"""
_TURN = "(way) => window.turned.forEach((each) => each[way](each.one))"


def _luminances(picture: Image.Image) -> list[float]:
    red, green, blue = picture.split()

    def weighed(band: Image.Image, weight: float) -> list[float]:
        linear = [
            weight * (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4)
            for v in (level / 255 for level in range(256))
        ]
        return [linear[level] for level in band.tobytes()]

    bands = (weighed(red, 0.2126), weighed(green, 0.7152), weighed(blue, 0.0722))
    return [0.05 + r + g + b for r, g, b in zip(*bands, strict=True)]


def _standing_out(one: Image.Image, other: Image.Image, least: float) -> int:
    """How many pixels of one picture stand out from those of the other."""
    box = ImageChops.difference(one, other).getbbox()
    if box is None:
        return 0
    both = (_luminances(picture.crop(box)) for picture in (one, other))
    return sum(max(a, b) / min(a, b) >= least for a, b in zip(*both, strict=True))


def _taken(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot(scale="css"))).convert("RGB")


def _put_on(page: Page, look: str) -> None:
    page.emulate_media(**{**PLAIN, **LOOKS[look]})
    settled(page)


def _unseen(page: Page, look: str) -> tuple[set[str], list[str]]:
    """What is in some state on the screen, and which of that does not look so, also where the
    system inverts all colours.
    """
    _put_on(page, look)
    states = page.evaluate(_STATES)
    on = _taken(page)
    page.evaluate(_TURN, "off")
    settled(page)
    off = _taken(page)
    page.evaluate(_TURN, "on")
    found = []
    for state in states:
        least = FAINT if "disabled" in state["name"] else CLEAR
        left, top, right, bottom = state["box"]
        if "contrast" in look and "aria-current" in state["name"]:
            bottom = (top + bottom) / 2  # its lower edge is not seen beside another of its colour
        one, other = (picture.crop((left, top, right, bottom)) for picture in (on, off))
        if _standing_out(one, other, least) < SEEN:
            found.append(f"{look}: {state['name']}")
        if "forced" in look:
            continue  # no system does both
        if _standing_out(ImageOps.invert(one), ImageOps.invert(other), least) < SEEN:
            found.append(f"{look}, inverted: {state['name']}")
    return {state["name"].split(" ")[0] for state in states}, found


KINDS = {
    ":checked",
    "button[aria-pressed=true]:not(.icon-button)",
    "[aria-current]",
    "[aria-disabled=true]",
}


def _edges(picture: Image.Image) -> set[int]:
    """Where something stands out from what is to the right of it."""
    seen = _luminances(picture)
    return {
        at
        for at, (one, other) in enumerate(pairwise(seen))
        if (at + 1) % ACROSS and max(one, other) / min(one, other) >= FAINT
    }


def _board(page: Page) -> Image.Image:
    taken = Image.open(BytesIO(page.locator(".board").screenshot())).convert("RGB")
    return taken.resize((ACROSS, round(ACROSS * taken.height / taken.width)))


def _lost(page: Page, looks: Iterable[str]) -> list[str]:
    """In which colours the board that is shown loses what can be seen on it."""
    _put_on(page, "light")
    edges = _edges(_board(page))
    assert len(edges) > 1000
    found = []
    for look in looks:
        _put_on(page, look)
        board = _board(page)
        # On a dark ground a dark outline is not seen: what it is around begins beside it.
        kept = {
            at + aside + below * ACROSS
            for at in _edges(board)
            for aside in (-1, 0, 1)
            for below in (-1, 0, 1)
        }
        share = len(edges & kept) / len(edges)
        flat = max(count for count, _ in board.getcolors(board.width * board.height) or ())
        if share < KEPT or flat > FLAT * board.width * board.height:
            found.append(f"{look}: {share:.0%} kept, {flat} of one colour")
    return found


def _walk(
    page: Page, ways_there: Mapping[str, Callable[[Page], Any]], looks: Iterable[str]
) -> None:
    found: list[str] = []
    kinds: set[str] = set()
    for place, leads in ways_there.items():
        leads(page)
        for look in looks:
            seen, unseen = _unseen(page, look)
            kinds |= seen
            found += [f"{place}, {each}" for each in unseen]
        if place == "table":
            found += _lost(page, looks)

    assert [] == found
    assert kinds >= KINDS


SHORT = {name: {**PLACES, **PASSING}[name] for name in ("settings", "lobby", "table", "look back")}


@pytest.mark.same_page
def test_what_is_chosen_open_shown_or_not_to_be_used_is_seen_whatever_the_colours(
    page: Page,
) -> None:
    _walk(page, SHORT, ["forced light", "forced dark", "light", "more contrast"])


@pytest.mark.slow
@pytest.mark.parametrize("screen", [pytest.param("wide"), pytest.param("phone", marks=on_a_phone)])
def test_the_same_holds_everywhere_in_every_colour(page: Page, screen: str) -> None:
    still = {name: leads for name, leads in PASSING.items() if name != "demonstration"}
    _walk(page, {**PLACES, **still}, LOOKS)


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_everything_on_a_board_is_seen_in_every_colour(page: Page, game: str) -> None:
    quick = games()[game].info.quick
    players = ["Anne", *["sailor"] * (quick.seats - 1)]
    Person.goes_on(page, game, dict(quick.options), players, 3).sees_prompt()

    assert [] == _lost(page, LOOKS)

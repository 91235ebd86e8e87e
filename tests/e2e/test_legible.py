"""Whatever a table says can be read: no letters are painted too small or squeezed, on any screen.

A whole game is looked at as it was for the person in it, moment after moment, while a script notes
every text that the canvas is given and how large it comes out in pixels of the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import games
from freebooters.app.chairs import COLOURS
from freebooters.engine.match import Match
from tests.e2e import ways
from tests.e2e.person import LONG, chair
from tests.e2e.test_languages import speaks
from tests.words import LANGUAGES, ROOT, Words

ROOMS = ROOT / "py/freebooters/games"
Screen = tuple[int, int]

LEAST: dict[Screen, float] = {
    (360, 560): 11,
    (360, 640): 11,
    (844, 390): 11,
    (390, 844): 12,
    (768, 1024): 12,
    (1280, 800): 13,
}
"""Pixels that letters are high at least, for each screen."""
OFTEN = ((360, 640), (1280, 800))
"""The screens of every run."""
COLUMN = 900
"""Pixels of width from which on the log stands beside the board."""
MOST_SIZES = 3
"""Of text, in one scene."""
SQUEEZED = 0.85
"""Of the width that words have by themselves: pressed together more, they look squeezed."""
ROUNDING = 0.06
"""Pixels: fonts are set in tenths."""
NAMES = ("Anne", "Bart", "Calico", "Drake", "Edward")

NOTE = """() => {
  const paint = CanvasRenderingContext2D.prototype.fillText;
  window.painted = new Map();
  window.scenes = new Map();
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, room) {
    const { a, b } = this.getTransform();
    const { canvas } = this;
    const density = canvas.isConnected ? canvas.width / canvas.clientWidth : devicePixelRatio;
    const size = (parseFloat(/([\\d.]+)px/.exec(this.font)[1]) * Math.hypot(a, b)) / density;
    const width = this.measureText(text).width;
    const share = room === undefined || width <= room ? 1 : room / width;
    const before = window.painted.get(text) ?? { size, share };
    window.painted.set(text, {
      size: Math.min(size, before.size),
      share: Math.min(share, before.share),
    });
    const moment = document.timeline.currentTime;
    const sizes = window.scenes.get(moment) ?? new Set();
    window.scenes.set(moment, sizes.add(Math.round(size * 2) / 2));
    return room === undefined ? paint.call(this, text, x, y) : paint.call(this, text, x, y, room);
  };
}"""
"""Notes for every text its smallest size and how much it was squeezed at most, and for every frame of
the browser which sizes there were.
"""

BURST = """() => [...document.querySelectorAll(".rail-seat")]
  .filter((seat) => seat.scrollWidth > seat.clientWidth).map((seat) => seat.innerText)"""
"""What the rail says of a seat that reaches into the next one."""
FORGET = "() => { window.painted.clear(); window.scenes.clear(); }"
READ = """() => ({
  painted: [...window.painted].map(([text, { size, share }]) => [text, size, share]),
  scenes: [...window.scenes.values()].map((sizes) => [...sizes]),
})"""


@dataclass(frozen=True)
class Case:
    game: str
    seats: int
    language: str
    screens: tuple[Screen, ...]
    moments: int


@cache
def _longest(game: str) -> str:
    """The language in which the room needs most letters."""
    sources = {
        language: (ROOMS / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        for language in LANGUAGES
    }
    return max(LANGUAGES, key=lambda language: len(sources[language]))


def _often() -> list[Case]:
    """Of every room, in every run."""
    return [
        Case(game, max(room.info.seats), _longest(game), OFTEN, 2) for game, room in games().items()
    ]


def _cases() -> Iterator[Any]:
    yield pytest.param(_often(), id="often")
    for game, room in games().items():
        for seats, language in product(room.info.seats, LANGUAGES):
            often = seats == max(room.info.seats) and language == _longest(game)
            screens = tuple(screen for screen in LEAST if not often or screen not in OFTEN)
            case = Case(game, seats, language, screens, 60)
            yield pytest.param(
                [case], id=f"{game}-{seats}-seats-{language}", marks=pytest.mark.slow
            )


@cache
def _finished(game: str, seats: int) -> str:
    """The save of a whole game in which everybody, one person and bots, does anything at all."""
    room, chance = games()[game], Random(1)
    match = Match(room, seats, dict(room.info.quick.options), "legible")
    while match.to_act:
        seat = chance.choice(match.to_act)
        match.act(seat, chance.choice(list(match.legal(seat))))
    people = ["human", *["deckhand"] * (seats - 1)]
    chairs = [chair(*each) for each in zip(NAMES, people, COLOURS, strict=False)]
    return match.save({"chairs": chairs})


def opens(page: Page, case: Case, spoken: str) -> Words:
    """The game's end, in its language instead of the one that is spoken."""
    words = speaks(page, case.language, spoken)
    text = _finished(case.game, case.seats)
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()}, words)
    page.get_by_role("button", name=words.plain("result-close"), exact=True).click(timeout=LONG)
    return words


def looks_at(page: Page, words: Words, line: Locator) -> None:
    """Puts the moment of which that line of the log tells on the stage."""
    if not line.is_visible():
        page.get_by_role("button", name=words.plain("table-log"), exact=True).click()
    fold = page.locator('.log-fold[aria-expanded="false"]')
    if fold.is_visible():
        fold.click()
        if not line.is_visible():
            page.get_by_role("button", name=words.plain("table-log"), exact=True).click()
    line.locator(".log-line").first.click()
    line.locator("[aria-current]").wait_for(state="attached", timeout=LONG)


def looks_back(page: Page, words: Words, moments: int) -> list[str]:
    """At so many moments of the game, to its end; what bursts the rail."""
    burst = []
    lines = page.locator("ol.log > li:not(.is-told-below)")
    last = lines.count() - 1
    assert last > moments
    for moment in range(1, moments + 1):
        looks_at(page, words, lines.nth(last * moment // moments))
        burst += page.evaluate(BURST)
    return burst


def wrongs(found: dict[str, Any], least: float) -> dict[str, list[Any]]:
    """What cannot be read of what was painted."""
    told = [(text, round(size, 2), round(share, 2)) for text, size, share in found["painted"]]
    wrong = {
        "small": [each for each in told if each[1] < least - ROUNDING],
        "squeezed": [each for each in told if each[2] < SQUEEZED],
        "many sizes": [sizes for sizes in found["scenes"] if len(sizes) > MOST_SIZES],
    }
    return {name: each for name, each in wrong.items() if each}


@pytest.mark.parametrize("cases", [*_cases()])
def test_a_whole_game_can_be_read(page: Page, cases: list[Case]) -> None:
    page.add_init_script(f"({NOTE})()")
    wrong, spoken = {}, "en"
    for case in cases:
        words = opens(page, case, spoken)
        spoken = case.language
        for screen in case.screens:
            wrong[case.game, screen] = seen_wrong(page, words, case, screen)

    assert {place: {} for place in wrong} == wrong


def seen_wrong(page: Page, words: Words, case: Case, screen: Screen) -> dict[str, list[Any]]:
    """What cannot be read of the game on that screen."""
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    # The log is a column on a desk, elsewhere a sheet that is shut at first.
    expect(page.locator("ol.log")).to_be_visible(visible=screen[0] >= COLUMN)
    # Until the table has been laid out anew, the old one is shown at the new size.
    lines = page.locator("ol.log > li:not(.is-told-below)")
    for line in (lines.first, lines.last):
        looks_at(page, words, line)
    page.evaluate(FORGET)
    burst = looks_back(page, words, case.moments)
    found = page.evaluate(READ)
    assert found["painted"]
    return {**wrongs(found, LEAST[screen]), **({"rail": burst} if burst else {})}

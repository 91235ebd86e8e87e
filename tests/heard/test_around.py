"""What is beside a game against bots, by keys and by ear alone: a dialog, people at one device, a puzzle,
settings.
"""

from __future__ import annotations

import json

import pytest

from freebooters.app.chairs import COLOURS
from tests.e2e.person import chair
from tests.e2e.twin import Twin
from tests.heard.reader import Reader
from tests.heard.test_rooms import (
    Compare,
    acts,
    asked,
    called,
    deals,
    forced,
    hears_the_home_page,
    to_the_lobby,
)
from tests.words import ROOT, Words

_FIRST = 2 / 3
"""How many weaker players find the puzzle that whoever has tried none begins with, about."""

pytestmark = [pytest.mark.slow, pytest.mark.e2e]


def test_whoever_is_handed_the_device_is_called_and_hears_what_was_done_before(
    reader: Reader, kept: Compare
) -> None:
    words = to_the_lobby(reader, "mutiny")
    for before, name in (("Player 1", "Anne"), ("Bartholomew", "Bess")):
        reader.until("Tab", f"Name entry {before}")
        reader.press("ctrl+a")
        reader.types(name)
        reader.until("Tab", words.plain("lobby-who"))
        reader.press("Home")
    deals(reader, words, "heard")
    seats = [chair("Anne"), chair("Bess"), chair("Grace", "sailor")]
    seats = [{**seat, "colour": colour} for seat, colour in zip(seats, COLOURS, strict=False)]
    start = {"game": "mutiny", "seats": seats, "options": {}, "seed": "heard", "frame": "wide:620"}
    twin = Twin(start)
    reader.hears(called(twin))
    reader.press("Return", loads=True)
    twin.lift()
    forced(twin)
    reader.hears(asked(twin))
    while twin.table["viewer"] == 0:
        acts(reader, twin, twin.advise())
    kept("handed-over", reader.told())


def test_a_dialog_begins_with_what_it_is(reader: Reader, kept: Compare) -> None:
    words = Words("en", "cartagena")
    hears_the_home_page(reader)
    reader.until("k", f"{words.plain('home-learn')} {words.plain('cartagena-title')}")
    reader.press("Return", loads=True)
    twin = Twin.learns("cartagena", "there-and-back")
    reader.hears(twin.text(twin.table["lesson"]["say"]))
    reader.until("shift+Tab", f"{words.plain('table-menu')} push button")
    reader.press("Return")
    reader.hears(f"{words.plain('table-menu')} panel")
    reader.press("Tab")
    reader.press("Escape", loads=True)
    reader.hears(f"{words.plain('table-menu')} push button")
    kept("dialog", reader.told())


def test_a_puzzle_is_solved_by_ear(reader: Reader, kept: Compare) -> None:
    words = to_the_lobby(reader, "cartagena")
    reader.until("Tab", f"{words.plain('puzzle-heading')} link")
    reader.press("Return", loads=True)
    reader.hears(words.plain("puzzle-say"))
    file = ROOT / "py/freebooters/games/cartagena/puzzles.json"
    puzzles = json.loads(file.read_text("utf-8"))["puzzles"]
    puzzle = min(puzzles, key=lambda each: abs(each["found"] - _FIRST))
    twin = Twin.solves("cartagena", puzzle)
    for name in twin.move_of(puzzle["answer"]).picks:
        reader.until("n", name)
        reader.press("Return")
    reader.hears(words.plain("puzzle-right"))
    kept("puzzle", reader.told())


def test_a_screen_says_its_name_when_it_comes(reader: Reader, kept: Compare) -> None:
    words = to_the_lobby(reader, "cartagena")
    reader.until("Tab", f"{words.plain('home-rules')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{words.plain('rules-heading', game=words.plain('cartagena-title'))} panel")
    for name in ("saves", "settings"):
        reader.press("ctrl+Home")
        reader.until("k", f"{words.plain(f'shell-nav-{name}')} link")
        reader.press("Return", loads=True)
        reader.hears(f"{words.plain(f'{name}-heading')} panel")
    reader.press("ctrl+Home")
    reader.until("k", "Freebooters link")
    reader.press("Return", loads=True)
    reader.hears(f"{words.plain('home-title')} panel")
    kept("screens", reader.told())


def test_every_setting_is_read_with_its_name(reader: Reader, kept: Compare) -> None:
    words = Words("en")
    hears_the_home_page(reader)
    reader.until("k", f"{words.plain('shell-nav-settings')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{words.plain('settings-heading')} panel")
    reader.until("Tab", words.plain("settings-letters"))
    kept("settings", reader.told())

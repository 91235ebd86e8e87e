"""What is left of games, by keys and by ear alone: the analysis of one, one's record, the days' deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.e2e.test_luck import finished
from tests.e2e.twin import Twin
from tests.heard.reader import Reader, spoken
from tests.heard.test_rooms import Compare, asked, opens_file
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

WORDS = Words("en", "cartagena")


def results() -> str:
    """A record's file: two days' deals, of which the first was won."""
    seats = [
        {"name": "", "colour": "red", "who": "human"},
        {"name": "Bartholomew", "colour": "blue", "who": "sailor"},
    ]
    kept = [
        {
            "id": f"day{at}",
            "game": "cartagena",
            "options": {"variant": "tortuga"},
            "seats": seats,
            "ranks": ranks,
            "turns": [9, 9],
            "scores": scores,
            "unit": None,
            "seal": str(at) * 64,
            "day": f"2026-11-{25 + at}",
            "counts": True,
            "when": 1_795_600_000_000 + at * 86_400_000,
        }
        for at, (ranks, scores) in enumerate([([1, 2], [6, 2]), ([2, 1], [3, 6])])
    ]
    return json.dumps({"format": "freebooters-record", "version": 1, "results": kept})


@pytest.mark.parametrize("begins_at", ["#/record"])
def test_the_record_and_the_calendar_are_read(
    reader: Reader, kept: Compare, tmp_path: Path
) -> None:
    reader.hears(f"Finished loading {WORDS.plain('record-title')}")
    reader.press("ctrl+Home", loads=True)
    opens_file(reader, results(), tmp_path)
    reader.hears(WORDS.plain("record-imported", count=2))
    reader.press("ctrl+Home", loads=True)
    reader.until("h", f"{WORDS.plain('record-you')} heading level 2")
    reader.until("Down", f"{WORDS.plain('day-title')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('day-title')} panel")
    with reader.by_luck():  # what today's deal is
        reader.until("h", f"{WORDS.plain('day-calendar')} heading level 2")
        while "november 2026" not in spoken(reader.press("h")):
            reader.until("shift+b", f"{WORDS.plain('day-month-before')} push button")
            reader.press("Return")
    reader.until("b", "26 November")
    reader.press("Return")
    kept("days", reader.told())


@pytest.mark.parametrize("begins_at", ["#/saves"])
def test_the_analysis_of_a_game_begins_with_what_decided_it(
    reader: Reader, kept: Compare, tmp_path: Path
) -> None:
    twin = Twin.of(finished().decode())
    reader.hears(f"Finished loading {WORDS.plain('saves-heading')}")
    reader.press("ctrl+Home", loads=True)
    opens_file(reader, twin.save(), tmp_path)
    reader.hears(f"{asked(twin)} {twin.headline}")
    reader.until("Tab", f"{WORDS.plain('analysis-title')} push button")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('analysis-title')} heading")
    begun = len(reader.heard)
    with reader.by_luck():  # how far it has come
        reader.until("Down", WORDS.plain("analysis-lead").partition(" of ")[0])
    read = spoken(reader.heard[begun:])
    assert not any(each in read for each in ("blank", "statusbar")), read
    kept("analysis", reader.told())

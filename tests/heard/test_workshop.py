"""The rules workshop, by keys and by ear alone: a fault is written, found and mended."""

from __future__ import annotations

import pytest

from tests.heard.reader import Reader
from tests.heard.test_rooms import Compare, hears_the_home_page
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

_LINE = 15
"""Where the rules of the race say how long it is."""
_SAID = "Python says: '(' was never closed"


def test_a_fault_is_heard_with_its_line_and_that_the_table_stands_once_it_is_mended(
    reader: Reader, kept: Compare
) -> None:
    words = Words("en", "race")
    title = words.plain("race-title")
    go = words.plain("workshop-go", line=_LINE)
    hears_the_home_page(reader)
    reader.until("k", f"{words.plain('shell-nav-workshop')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{words.plain('workshop-title')} panel")
    reader.until("k", f"{words.plain('workshop-begin')} {title}")
    reader.press("Return", loads=True)
    reader.hears(f"{title} panel", words.plain("workshop-hold", games=6))
    reader.until("Tab", f"{go} push button")
    reader.press("Return")
    reader.types("(")
    fault = words.plain("workshop-fault-line", line=_LINE, message=_SAID)
    reader.hears(fault, words.plain("workshop-still"))
    reader.types("(")
    reader.press("BackSpace")
    reader.until("Tab", f"{go} push button")
    reader.press("Return")
    reader.press("Delete")
    reader.hears(words.plain("workshop-dealt", moves=0))
    kept("workshop", reader.told())

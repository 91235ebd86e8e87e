"""Friends are invited and a club evening is held, by keys and by ear alone."""

from __future__ import annotations

import pytest

from tests.e2e.test_club import WORD, contest, played
from tests.heard.reader import Reader
from tests.heard.test_rooms import Compare, hears_the_home_page
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

WORDS = Words("en", "cartagena")


def test_friends_are_invited(reader: Reader, kept: Compare) -> None:
    hears_the_home_page(reader)
    reader.until("Tab", f"{WORDS.plain('home-friends')} {WORDS.plain('cartagena-title')}")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('invite-title')} panel")
    reader.until("Tab", f"{WORDS.plain('online-title')} check box")
    reader.press("ctrl+Home")
    reader.until("h", f"{WORDS.plain('invite-title')} heading")
    reader.until("Down", f"{WORDS.plain('online-title')} check box")
    reader.until("h", WORDS.plain("invite-second"))
    reader.until("Down", f"{WORDS.plain('invite-scan')} push button")
    kept("invitation", reader.told())


def to_the_club(reader: Reader) -> None:
    hears_the_home_page(reader)
    reader.until("k", f"{WORDS.plain('club-title')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('club-title')} panel")


def test_a_club_evening_is_organised(reader: Reader, kept: Compare) -> None:
    to_the_club(reader)
    reader.until("Tab", f"{WORDS.plain('contest-draw')} push button")
    kept("club", reader.told())


def test_somebody_takes_part_by_a_code(reader: Reader, kept: Compare) -> None:
    to_the_club(reader)
    reader.until("Tab", WORDS.plain("contest-code-typed"))
    reader.types(contest().code)
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('club-title')} panel")
    reader.until("Down", WORDS.plain("contest-name"))
    reader.until("Tab", f"{WORDS.plain('contest-play')}, {WORDS.plain('contest-deal', number=1)}")
    reader.press("Return")
    reader.hears(WORDS.plain("contest-name-missing"))
    reader.until("Up", WORDS.plain("contest-name-missing"))  # it is read, and not what it is
    kept("club-deal", reader.told())


@pytest.mark.parametrize("begins_at", [f"#/collect/{contest().code.lower()}"])
def test_the_standings_are_read(reader: Reader, kept: Compare) -> None:
    results = " ".join(played(name, at)[1] for at, name in enumerate(("Mia", "Ben"), 1))
    reader.hears(f"Finished loading {WORDS.plain('club-title')}")
    reader.press("ctrl+Home", loads=True)
    reader.until("h", f"{WORDS.plain('contest-collect')} heading")
    reader.until("Tab", WORDS.plain("contest-word"))
    reader.types(WORD)
    reader.until("Tab", WORDS.plain("contest-paste"))
    reader.types(results, name="two results")
    reader.until("Tab", f"{WORDS.plain('contest-add')} push button")
    reader.press("Return")
    reader.hears(WORDS.plain("contest-news", count=2, twice=0))
    reader.press("ctrl+Home")
    reader.until("t", WORDS.plain("contest-deal", number=1))
    reader.until("Down", WORDS.plain("contest-csv"))
    kept("standings", reader.told())

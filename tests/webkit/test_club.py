"""A club evening in WebKitGTK: its deal, and a result that comes as a link."""

from __future__ import annotations

import pytest

from tests.app.client import Client
from tests.app.test_contests import contest_of, finish_contest, take_part
from tests.e2e.twin import Twin
from tests.webkit.driver import WebKit
from tests.webkit.player import NAMED, Player, press
from tests.words import Words

pytestmark = pytest.mark.slow

WORDS = Words("en")
CONTEST = contest_of("mutiny", worded=False)

_WRITES = """
const name = [...document.querySelectorAll("label")].find((each) => words(each) === arguments[0])?.control;
if (name) name.value = arguments[1];
name?.dispatchEvent(new Event("input", { bubbles: true }));
return Boolean(name);
"""
_SEATS = """
const seats = [...document.querySelectorAll(".rail-name")].map(words);
return seats.length > 0 && seats;
"""
_STANDS = "return document.querySelector('table')?.innerText.includes(arguments[0])"


def test_the_code_leads_to_the_deal_that_everybody_has(
    webkit: WebKit, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    webkit.goes(f"{site}#/deal/{CONTEST.code.lower()}")
    name = WORDS.plain("contest-name")
    webkit.waits(NAMED + _WRITES, name, "Mia", what="the field for a name")
    press(webkit, f"{WORDS.plain('contest-play')}, {WORDS.plain('contest-deal', number=1)}")
    seats = webkit.waits(NAMED + _SEATS, what="the table")
    take_part(client := Client(monkeypatch), CONTEST, 0, "", crew=seats)
    Player(webkit, Twin.of(client.save)).sees_prompt()


def test_a_result_that_comes_as_a_link_is_checked_by_the_bots(
    webkit: WebKit, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client(monkeypatch)
    take_part(client, CONTEST, 0, "")
    finish_contest(client, 1)
    webkit.goes(f"{site}#/result/{client.told('hand_in', text=client.save)['result']}")
    press(webkit, WORDS.plain("offer-take"))
    webkit.waits(_STANDS, WORDS.plain("contest-by-bots"), what="a result that was checked")

"""A game by post, by keys and by ear alone: at the device that deals, and at a friend's.

No deal is known before it, as both devices draw it: what is heard of cards is not kept.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.correspondences import BY_POST
from tests.e2e import ways
from tests.e2e.by_post import (
    WORDS,
    answers,
    button,
    follows,
    inviting,
    link_in,
    may_copy,
    message,
    opens_letters,
    sends_letters,
    takes_up,
)
from tests.e2e.late_post import late_post
from tests.e2e.person import LONG
from tests.e2e.together import friends_devices
from tests.heard.reader import Reader, plain, spoken
from tests.heard.test_rooms import Compare, to_the_lobby

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

[CARTAGENA, *_] = [each for each in BY_POST if each.folder == "cartagena" and each.seats == 2]

_MOST = 400
"""Keys and what is said after them, in a turn at most."""
_DONE = re.compile(r"(?:You|Annika) ((?:play|retreat|end)s? .*)")
"""Lines of the dealer's log that tell what it did."""
_TURN = ["n", "Return", "n", "Return", "e"]
"""Keys that come to the end of a turn, if they are pressed often enough."""


@pytest.fixture
def correspondent(
    browser: Browser, browser_context_args: dict[str, Any], site: str
) -> Iterator[Page]:
    """Somebody who sees the page, at another device."""
    expect.set_options(timeout=20_000)
    usual = {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}
    complaints: list[str] = []
    with friends_devices(browser, usual, [site], complaints.append) as device:
        page = device().new_page()
        may_copy(page)
        yield page
    assert complaints == []


def handed_over(reader: Reader, key: str = "post-copied", **args: object) -> str:
    """The message, once that is said of it."""
    reader.hears(WORDS.plain(key, **args))
    return reader.copied()


def plays(reader: Reader, done: str) -> None:
    """Acts, whatever there is, until that is said."""
    begun = reader.last_key()
    keys = cycle(_TURN)
    with reader.by_luck():
        while plain(done) not in spoken(reader.heard[begun:]):
            assert len(reader.heard) < begun + _MOST, reader.heard[begun:]
            reader.press(next(keys))


def test_a_game_by_post_is_dealt_and_its_letters_are_sent_and_taken_up(
    reader: Reader, kept: Compare, correspondent: Page
) -> None:
    chance = random.Random(1)
    to_the_lobby(reader, "cartagena")
    reader.until("Tab", f"{WORDS.plain('lobby-post')} push button")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('post-invite-title')} panel")
    reader.until("Tab", f"{WORDS.plain('join-name')} entry")
    reader.types("Annika")
    reader.until("Tab", f"{WORDS.plain('post-invite')} Player 2 push button")
    reader.press("Return")
    invitation = handed_over(reader)

    friend = correspondent
    follows(friend, invitation)
    friend.get_by_label(WORDS.plain("join-name")).fill("Benedikt", timeout=LONG)
    button(friend, "post-accept").click()
    reader.opens(link_in(message(friend)), "the acceptance")
    reader.hears(WORDS.plain("post-has-accepted", name="Benedikt"))
    reader.until("Tab", f"{WORDS.plain('invite-deal')} push button")
    reader.press("Return", loads=True)
    reader.hears(f"{WORDS.plain('cartagena-title')} heading level 1")

    letter = WORDS.plain("post-send-letter", name="Benedikt", number=1)
    plays(reader, WORDS.plain("post-letter-ready", name="Benedikt"))
    with reader.by_luck():
        reader.until("Tab", f"{letter} push button")
    reader.press("Return", loads=True)
    first = handed_over(reader, "post-sent", name="Benedikt")

    follows(friend, first)
    reader.opens(link_in(answers(friend, chance)), "the answer")
    reader.hears(WORDS.plain("post-taken-played", name="Benedikt"))
    with reader.by_luck():
        reader.press("n")
        reader.until("shift+Tab", f"{WORDS.plain('table-menu')} push button")
    reader.press("Return")
    reader.hears(f"{WORDS.plain('table-menu')} panel")
    reader.until("Tab", f"{WORDS.plain('post-letters')} push button")
    reader.press("Return")
    reader.hears(f"{WORDS.plain('post-letters')}")
    for _ in range(6):
        reader.press("Down")
    reader.press("Escape")
    reader.hears(f"{WORDS.plain('table-menu')} push button")
    kept("post-dealer", reader.told())


@pytest.mark.parametrize("begins_at", ["#/post"])
def test_an_invitation_is_accepted_a_letter_answered_and_taking_back_refused_and_agreed_to(
    reader: Reader, kept: Compare, correspondent: Page
) -> None:
    chance = random.Random(1)
    dealer = correspondent
    ways.to_lobby(dealer, "cartagena")
    button(dealer, "lobby-post").click()
    dealer.get_by_label(WORDS.plain("join-name")).fill("Annika", timeout=LONG)
    inviting(dealer, 2).click()
    invitation = message(dealer)
    reader.hears(f"Finished loading {WORDS.plain('post-title')}")
    reader.press("ctrl+Home", loads=True)
    reader.until("Tab", WORDS.plain("post-paste"))
    reader.pastes(invitation, "the invitation")
    title = WORDS.plain("post-accept-title", game=WORDS.plain("cartagena-title"))
    reader.hears(f"{title} panel")
    reader.until("Down", WORDS.plain("post-accept"))
    reader.until("shift+Tab", f"{WORDS.plain('join-name')} entry")
    reader.types("Benedikt")
    reader.until("Tab", f"{WORDS.plain('post-accept')} push button")
    reader.press("Return", loads=True)
    acceptance = handed_over(reader, "post-found-none", name="Annika")

    follows(dealer, acceptance)
    expect(dealer.get_by_text(WORDS.plain("post-has-accepted", name="Benedikt"))).to_be_visible()
    button(dealer, "invite-deal").click()
    letter = link_in(sends_letters(dealer, chance)["Benedikt"])
    log = dealer.locator("ol.log .log-line").all_inner_texts()
    with reader.by_luck():
        reader.opens(letter, "the first letter")
        reader.hears(*[done[1] for each in log if (done := _DONE.match(each))])
        reader.hears("moves left")
    plays(reader, WORDS.plain("post-ready"))
    with reader.by_luck():
        reader.until("Tab", f"{WORDS.plain('post-send-answer')} push button")
    begun = len(reader.heard)
    reader.press("Return", loads=True)
    answer = handed_over(reader, "post-sent", name="Annika")
    assert "benedikt" not in spoken(reader.heard[begun:]), "what one did is told once more"
    takes_up(dealer, answer, "Benedikt")

    sends_letters(dealer, chance)

    def asks() -> None:
        back = WORDS.plain("post-ask-back", name="Annika")
        opens_letters(dealer).get_by_role("button", name=back, exact=True).click()
        expect(button(dealer, "post-stop-asking")).to_be_visible(timeout=LONG)
        asking = link_in(sends_letters(dealer, chance)["Benedikt"])
        reader.opens(asking, "a letter that asks for something back")
        reader.hears(WORDS.plain("post-backs-own", name="Annika"))

    def is_told(key: str) -> None:
        told = dealer.get_by_text(WORDS.plain(key, name="Benedikt"))
        expect(told).to_be_visible(timeout=LONG)

    asks()
    with reader.by_luck():
        reader.until("Tab", f"{WORDS.plain('post-no')} push button")
    reader.press("Return", loads=True)
    follows(dealer, handed_over(reader))
    is_told("post-taken-refused")

    asks()
    with reader.by_luck():  # there is nothing to be chosen: it is Annika's turn once more
        reader.until("Tab", f"{WORDS.plain('post-yes')} push button")
    reader.press("Return", loads=True)
    follows(dealer, handed_over(reader, "post-sent", name="Annika"))
    is_told("post-taken-agreed")
    kept("post-friend", reader.told())


@pytest.mark.parametrize("begins_at", ["#/post"])
def test_the_check_of_a_game_by_post_that_is_over_is_heard(
    reader: Reader, kept: Compare, correspondent: Page, site: str
) -> None:
    """The game has gone on without a page; its end is opened by whoever has dealt."""
    late = late_post(CARTAGENA, "heard by post", left=-1)
    dealer = correspondent
    ways.to_file(dealer, {"name": "late.json", "mimeType": "", "buffer": late.file})
    button(dealer, "post-move-go").click(timeout=LONG)
    button(dealer, "result-close").click(timeout=LONG)
    button(dealer, "post-send-opened").click(timeout=LONG)
    opened = message(dealer)

    reader.hears(f"Finished loading {WORDS.plain('post-title')}")
    reader.opens(f"{site}#/post/{late.letter}", "the link for another device")
    title = WORDS.plain("post-accept-title", game=WORDS.plain("cartagena-title"))
    reader.hears(f"{title} panel")
    with reader.by_luck():
        reader.until("Tab", f"{WORDS.plain('post-move-go')} push button")
        reader.press("Return", loads=True)
        reader.hears(f"{WORDS.plain('cartagena-title')} heading level 1")
    reader.opens(link_in(opened), "the whole game, opened")
    reader.hears(f"{WORDS.plain('audit-title')} panel", WORDS.plain("audit-right"))
    reader.until("Down", WORDS.plain("audit-right"))
    kept("post-checked", reader.told())

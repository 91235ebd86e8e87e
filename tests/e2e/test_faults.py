"""Devices that are loaded again or closed at moments nobody has chosen: the game goes on as if nothing
had been.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.meeting import comes_back
from tests.e2e.person import LONG, Person, chair
from tests.e2e.test_meeting import (
    browser_context_args,
    elsewhere,
    party,
    point,
    relay,
    shore,
)
from tests.e2e.together import Elsewhere, Party, answers
from tests.e2e.together import party as by_hand
from tests.words import Words

__all__ = ["browser_context_args", "elsewhere", "point", "relay", "shore"]

pytestmark = [pytest.mark.slow, pytest.mark.fresh, pytest.mark.only_browser("chromium")]

WORDS = Words("en", "cartagena")


def the_guest_is_loaded_again(table: Party) -> None:
    (ben,) = table.friends
    ben.page.reload()


def the_guest_is_closed_and_opened_again(table: Party) -> None:
    (ben,) = table.friends
    address = ben.page.url
    anew = ben.page.context.new_page()
    ben.page.close()
    anew.goto(address)
    table.friends[:] = [Person(anew, ben.twin)]


def the_host_is_loaded_again(table: Party) -> None:
    (ben,) = table.friends
    table.host.is_on_disk()
    with comes_back(ben.page):
        table.host.page.reload()


def both_are_loaded_again(table: Party) -> None:
    table.host.is_on_disk()
    table.host.page.reload()
    the_guest_is_loaded_again(table)


FAULTS: list[Callable[[Party], None]] = [
    the_guest_is_loaded_again,
    the_guest_is_closed_and_opened_again,
    the_host_is_loaded_again,
    both_are_loaded_again,
]


def are_back(table: Party) -> None:
    """Everybody sits where they sat, without a code that anybody would have carried."""
    missing = WORDS.plain("presence-missing", names="Ben", count=1)
    for person in table.everybody:
        expect(person.page.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
        expect(person.page.get_by_text(missing)).to_be_hidden(timeout=LONG)
    for friend in table.friends:
        table.is_back(friend)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_as_if_nothing_had_been(
    page: Page, elsewhere: Elsewhere, complaints: list[str], seed: int
) -> None:
    rng = Random(seed)
    table = party(page, elsewhere())
    while not table.over:
        table.play(rng.randint(2, 9))
        if not table.over:
            rng.choice(FAULTS)(table)
            are_back(table)

    for person in table.everybody:
        person.sees_the_end()
    assert complaints == []


def test_by_hand_one_friend_that_is_invited_again_brings_all_others_back(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    rng = Random(1)
    names = ["Ben", "Cleo", "Dan"]
    devices = [(elsewhere(), "en", "wide:620") for _ in names]
    crew = [chair("Ann"), *(chair(name, "friend") for name in names)]
    table = by_hand(page, devices, "cartagena", {"variant": "jamaica"}, crew)
    table.play(rng.randint(6, 20))
    while not table.over:
        table.host.is_on_disk()
        page.reload()
        friend = rng.choice(table.friends).page
        invites(page, friend, names[[each.page for each in table.friends].index(friend)])
        for each in table.friends:
            expect(each.page.get_by_text(WORDS.plain("presence-cut"))).to_be_hidden(timeout=LONG)
            table.is_back(each)
        table.play(rng.randint(6, 20))

    for person in table.everybody:
        person.sees_the_end()
    assert complaints == []


def invites(page: Page, friend: Page, name: str) -> None:
    """A friend is shown an invitation, and the reply is carried."""
    expect(friend.get_by_text(WORDS.plain("presence-cut"))).to_be_visible()
    page.get_by_role("button", name=WORDS.plain("presence-invite", name=name)).click(timeout=LONG)
    link = page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    friend.goto(link.input_value())
    answers(page, friend)

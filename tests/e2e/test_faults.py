"""Devices that are loaded again or closed at moments nobody has chosen: the game goes on as if nothing
had been.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.meeting import comes_back
from tests.e2e.person import LONG, Person
from tests.e2e.test_meeting import (
    browser_context_args,
    elsewhere,
    party,
    point,
    relay,
    shore,
)
from tests.e2e.together import Elsewhere, Party
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

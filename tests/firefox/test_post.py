"""Games by post between two Firefoxes, in windows as small as phones: it lends no fingers.

A whole one took ten minutes on a busy machine, as a test has much to ask and each question takes a while here: so
one is begun, and another comes to its end that has gone on natively until then.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.e2e.by_post import WORDS, answers, begins, follows, sends_letters, takes_up
from tests.e2e.devices import without_motion
from tests.e2e.haste import UNSTORED
from tests.e2e.late_post import ends_late, late_post, of_two

FRIEND = "Benedikt"

pytestmark = [pytest.mark.only_browser("firefox"), pytest.mark.slow]


@pytest.fixture
def pair(new_context: Callable[..., BrowserContext]) -> list[Page]:
    """Whoever deals, and a friend."""
    contexts = [new_context() for _ in range(2)]
    for each in contexts:
        each.add_init_script(UNSTORED)
    pages = [each.new_page() for each in contexts]
    for page in pages:
        without_motion(page, WORDS)
    return pages


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_a_game_begins_by_links_alone(pair: list[Page]) -> None:
    chance = random.Random(5)
    dealer, friend = pair
    begins(dealer, {FRIEND: friend})
    for _ in range(2):
        follows(friend, sends_letters(dealer, chance)[FRIEND])
        takes_up(dealer, answers(friend, chance), FRIEND)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_a_game_goes_on_from_a_file_and_a_link_to_its_end_and_is_checked(
    pair: list[Page],
) -> None:
    dealer, friend = pair
    ends_late(dealer, friend, late_post(of_two("cartagena"), "by post in Firefox", left=1))

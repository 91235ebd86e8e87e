"""A whole game by post between two Firefoxes, in windows as small as phones: it lends no fingers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.by_post import WORDS, correspond
from tests.e2e.devices import without_motion
from tests.e2e.haste import UNSTORED

pytestmark = [pytest.mark.only_browser("firefox"), pytest.mark.slow]


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_a_whole_game_is_played_by_links_alone_and_checked(
    new_context: Callable[..., BrowserContext],
) -> None:
    contexts = [new_context() for _ in range(2)]
    for each in contexts:
        each.add_init_script(UNSTORED)
    dealer, friend = (each.new_page() for each in contexts)
    for page in (dealer, friend):
        without_motion(page, WORDS)
    correspond(dealer, {"Benedikt": friend}, random.Random(5))

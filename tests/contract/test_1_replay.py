"""Promise 1: replaying a log gives equal views for all seats, and nothing else is random."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from freebooters.promises import replay
from tests.contract.journeys import every_journey, quick_journeys, travel
from tests.contract.kept import keeps
from tests.contract.rooms import GAMES, ROOT, Setting


@every_journey
def test_replaying_leads_to_equal_states(setting: Setting, seed: int) -> None:
    keeps(replay.replaying_leads_to_equal_states(travel(setting, seed)))


@every_journey
def test_replaying_gives_equal_views_for_all_seats(setting: Setting, seed: int) -> None:
    keeps(replay.replaying_shows_all_seats_the_same(travel(setting, seed)))


@every_journey
def test_playing_does_not_use_the_global_random_generator(setting: Setting, seed: int) -> None:
    keeps(replay.playing_leaves_the_shared_generator_alone(travel(setting, seed)))


@every_journey
def test_a_draw_depends_on_its_generator_alone_and_changes_nothing(
    setting: Setting, seed: int
) -> None:
    keeps(replay.a_draw_depends_on_its_generator_alone(travel(setting, seed)))


@pytest.mark.native
def test_play_does_not_depend_on_the_process() -> None:
    command = "from tests.contract.journeys import digest; print(digest())"

    def digest_with(hash_seed: str) -> str:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        return subprocess.run(
            [sys.executable, "-c", command],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert digest_with("1") == digest_with("2")


@pytest.mark.parametrize("folder", sorted(GAMES))
def test_chance_acts_just_where_the_traits_say_so(folder: str) -> None:
    keeps(replay.traits_say_whether_chance_acts(quick_journeys(folder)))

"""Promise 1: replaying a log gives equal views for all seats, and nothing else is random."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from tests.contract.journeys import Journey, dice, every_journey, freeze, travel
from tests.contract.rooms import ROOT, Setting


@pytest.fixture
def poisoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any use of the global random generator fails."""

    def poison(*args: object, **named: object) -> None:
        raise AssertionError("the shared generator was used")

    for name in random.__all__:
        if not isinstance(getattr(random, name), type):
            monkeypatch.setattr(random, name, poison)


def _replayed(game: Game[Any, Any], journey: Journey) -> Match:
    setting = journey.setting
    return Match.replay(game, setting.seats, setting.options, "unused", journey.log)


@every_journey
@pytest.mark.usefixtures("poisoned")
def test_replaying_gives_equal_views_for_all_seats(
    setting: Setting, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    expected = {
        moment.position: [rules.view(moment.state, observer) for observer in setting.observers]
        for moment in journey.moments
    }
    with monkeypatch.context() as patch:
        patch.setattr(type(rules), "draw", lambda *_: pytest.fail("a replay has drawn"))
        match = _replayed(setting.game, journey)
        replayed = {0: [match.at(0).view(observer) for observer in setting.observers]}
        for then in match.retrace(0):
            if len(then.log) in expected:
                replayed[len(then.log)] = [then.view(observer) for observer in setting.observers]

    assert expected == replayed
    assert list(journey.events) == match.events
    assert match.over


@every_journey
def test_playing_does_not_use_the_global_random_generator(setting: Setting, seed: int) -> None:
    before = random.getstate()

    travel.__wrapped__(setting, seed)

    assert before == random.getstate()


@every_journey
def test_a_draw_depends_on_its_generator_alone_and_changes_nothing(
    setting: Setting, seed: int
) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.draws:
        outcomes = rules.legal(moment.state, CHANCE)
        for throw in range(5):
            drawn = rules.draw(moment.state, dice(throw))

            assert drawn in outcomes
            assert drawn == rules.draw(moment.state.copy(), dice(throw))
        assert moment.snapshot == freeze(moment.state)


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

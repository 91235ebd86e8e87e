"""Promise 9, reasons: a room can say what speaks for its actions, and tells nothing hidden by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooters.engine.contract import Seat, State
from freebooters.engine.messages import Message
from tests.contract.journeys import dice, every_room_journey, freeze, quick_seeds, travel
from tests.contract.rooms import ROOMS, SETTINGS, Setting

WORLDS = 3


def _reasons(setting: Setting, state: State, seat: Seat) -> list[Message | None]:
    """What is said for each legal action, in their order."""
    advice = setting.game.advice
    assert advice is not None
    return [advice.reason(state, seat, action) for action in setting.game.rules.legal(state, seat)]


def _decisions(setting: Setting, seed: int) -> Iterator[tuple[State, Seat]]:
    for moment in travel(setting, seed).decisions:
        for seat in moment.seats_acting:
            yield moment.state, seat


@every_room_journey
def test_a_reason_depends_only_on_what_the_seat_knows(setting: Setting, seed: int) -> None:
    rules = setting.game.rules
    for state, seat in _decisions(setting, seed):
        view = rules.view(state, seat)
        expected = _reasons(setting, state, seat)
        for world in range(WORLDS):
            imagined = rules.imagine(view, dice(f"{world}/{seed}"))

            assert expected == _reasons(setting, imagined, seat)


@every_room_journey
def test_asking_for_reasons_changes_nothing(setting: Setting, seed: int) -> None:
    for state, seat in _decisions(setting, seed):
        before = freeze(state)
        _reasons(setting, state, seat)

        assert before == freeze(state)


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_every_room_gives_reasons_for_some_actions(folder: str) -> None:
    told = [
        reason
        for setting in SETTINGS[folder]
        for seed in quick_seeds(setting)
        for state, seat in _decisions(setting, seed)
        for reason in _reasons(setting, state, seat)
    ]
    given = {reason.key for reason in told if reason is not None}

    assert {True} == {key.startswith(f"{ROOMS[folder].info.id}-reason-") for key in given}
    assert len(given) > 1
    assert len(told) < 4 * sum(reason is not None for reason in told)

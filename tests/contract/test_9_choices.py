"""Promise 9, choices: every legal action can be found on the table and is told apart."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random

from freebooters.stage import WIDE, Choice, Frame, Scene
from tests.contract.journeys import every_room_journey, travel
from tests.contract.painted import every_frame
from tests.contract.rooms import Setting


@lru_cache(maxsize=2)
def _choices(setting: Setting, seed: int) -> list[tuple[int, object, list[Choice]]]:
    """Per decision: the seat, its view, and its choices in the order of its legal actions."""
    journey, paint, rules = travel(setting, seed), setting.game.paint, setting.game.rules
    found = []
    for moment in journey.decisions:
        for seat in moment.seats_acting:
            view = rules.view(moment.state, seat)
            legal = rules.legal(moment.state, seat)
            found.append((seat, view, [paint.choice(view, seat, action) for action in legal]))
            assert legal == [choice.action for choice in found[-1][2]]
    return found


def _tokens(scene: Scene) -> set[str]:
    return {node.pick for node in scene.nodes if node.pick}


@every_room_journey
@every_frame
def test_every_choice_can_be_picked_on_the_table(setting: Setting, seed: int, frame: Frame) -> None:
    for seat, view, choices in _choices(setting, seed):
        on_table = _tokens(setting.game.paint.scene(view, frame, viewer=seat))
        for choice in choices:
            target = {choice.target} - {None}
            assert set() == {*choice.picks, *target} - on_table, choice.action


@every_room_journey
def test_picks_tell_choices_apart(setting: Setting, seed: int) -> None:
    """No choice is sent while another is being pointed at, and buttons read differently."""
    for _, _, choices in _choices(setting, seed):
        picked = [frozenset(choice.picks) for choice in choices if choice.picks]
        labels = [json.dumps(choice.label.as_json()) for choice in choices]

        assert [] == [picks for picks in picked if sum(picks <= other for other in picked) > 1]
        assert all(len(choice.picks) == len(set(choice.picks)) for choice in choices)
        assert len(labels) == len(set(labels))


@every_room_journey
def test_the_picks_of_a_choice_are_read_back_as_its_action(setting: Setting, seed: int) -> None:
    paint = setting.game.paint
    for seat, view, choices in _choices(setting, seed):
        for choice in choices:
            if choice.picks:
                assert choice.action == paint.attempt(view, seat, choice.picks)
                assert choice.action == paint.attempt(view, seat, choice.picks[::-1])


@every_room_journey
def test_any_picks_are_read_as_an_action_or_none(setting: Setting, seed: int) -> None:
    paint, rng = setting.game.paint, Random(seed)
    for seat, view, _ in _choices(setting, seed):
        tokens = sorted(_tokens(paint.scene(view, WIDE, viewer=seat)))
        for _ in range(20):
            picks = [
                tokens[int(rng.random() * len(tokens))] for _ in range(1 + int(rng.random() * 3))
            ]
            action = paint.attempt(view, seat, picks)
            assert action is None or (type(action) is tuple and type(action[0]) is str)

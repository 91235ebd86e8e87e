"""States, observations and actions by named fields, as OpenSpiel's newer games have them."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pyspiel
import pytest

from freebooters.engine.views import view_as_json
from freebooters.research.structs import ActionStruct, ObservationStruct, StateStruct
from tests.contract.rooms import Setting
from tests.research.settings import every_room
from tests.research.test_spiel import act, blank, fists, load


@every_room
def test_a_state_is_made_again_from_its_struct(setting: Setting) -> None:
    game = load(setting)
    state, rng = game.new_initial_state(), Random(3)
    for _ in range(50):
        state.apply_action(rng.choice(state.legal_actions()))
    struct = state.to_struct()
    assert state.to_json() == struct.to_json()
    assert state.to_dict() == json.loads(struct.to_json())
    for given in (struct, struct.to_json(), struct.to_dict()):
        twin = game.new_initial_state(given)

        assert state.history() == twin.history()
        assert state.information_state_string(0) == twin.information_state_string(0)
        assert struct == twin.to_struct()


@every_room
def test_every_legal_action_is_its_struct_and_the_other_way_round(setting: Setting) -> None:
    state, rng = load(setting).new_initial_state(), Random(4)
    for _ in range(40):
        player = state.current_player()
        for number in state.legal_actions():
            struct = state.action_to_struct(number)

            assert [*state.action_of(player, number)] == struct.action
            assert struct == state.action_to_struct(player, number)
            assert struct == state.actions_to_struct([number])
            assert struct == state.actions_to_struct(player=player, actions=[number])
            assert [number] == state.struct_to_actions(struct)
            assert number == state.string_to_action(state.action_to_string(number))
        before = state.history()
        assert state.apply_action_struct(rng.choice([state.action_to_struct(number)])).ok()
        assert [*before, number] == state.history()


def test_an_observation_is_the_view_and_nothing_else() -> None:
    state = blank(4, 7)
    own, acting, other = (state.to_observation_struct(*who) for who in ((0,), (), (1,)))

    assert own == acting
    assert (0, 0) == (own.observing_player, own.current_player)
    assert view_as_json(state.position.view(0)) == own.view
    assert [None, 7] == other.view["hands"]
    assert blank(5, 7).to_observation_struct(player=1) == other


def test_where_nobody_acts_a_spectator_observes() -> None:
    state = blank(4)

    assert state.is_chance_node()
    assert state.to_observation_struct().observing_player is None
    assert [None, 0] == state.to_observation_struct().view["hands"]


def test_structs_are_made_of_json_or_a_dictionary_and_can_be_copied() -> None:
    game = blank().get_game()
    assert (StateStruct, ObservationStruct, ActionStruct) == (
        game.StateStruct,
        game.ObservationStruct,
        game.ActionStruct,
    )
    struct = game.ActionStruct('{"action": ["keep"]}')
    assert ["keep"] == struct.action
    assert struct == game.ActionStruct({"action": ["keep"]}) != game.ActionStruct({"action": []})
    for twin in (copy.deepcopy(struct), pickle.loads(pickle.dumps(struct))):  # noqa: S301
        assert struct == twin
    struct.action = ["swap"]
    assert '{"action": ["swap"]}' == struct.to_json()


@pytest.mark.parametrize("given", ["{}", '{"action": ["keep"], "more": 1}', "[]", {"verb": 1}, "{"])
def test_what_has_other_fields_is_no_struct(given: Any) -> None:
    with pytest.raises(ValueError, match=r"exactly these fields: action|not closed"):
        ActionStruct(given)


@pytest.mark.parametrize("action", [["swim"], [], ["deal", 4], "keep", [["keep"]], None])
def test_an_action_that_is_not_legal_is_refused_with_a_status_and_changes_nothing(
    action: Any,
) -> None:
    state = blank(4, 7)
    struct = ActionStruct({"action": action})
    status = state.apply_action_struct(struct)

    assert not status.ok()
    assert "legal for player 0" in status.message() or "no action" in status.message()
    assert 2 == len(state.history())
    with pytest.raises(ValueError, match=r"legal|no action"):
        state.struct_to_actions(struct)


def test_two_actions_are_no_struct() -> None:
    with pytest.raises(ValueError, match="one number"):
        blank(4, 7).actions_to_struct([0, 1])


def changed(**fields: Any) -> dict[str, Any]:
    state = blank(4, 7)
    act(state, ("keep",))
    whole: dict[str, Any] = state.to_dict()
    return whole | fields


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "fists"}, "game of this state"),
        ({"rules_version": 9}, "rules_version of this state"),
        ({"players": 3}, "players of this state"),
        ({"options": {"copies": 1}}, "options of this state"),
        ({"log": 1}, "list of entries"),
        ({"log": [[-1, "deal", 4], [-1, "deal", 7], [1, "keep"]]}, "entry 2 of the log"),
        ({"log": [[-1, "deal", 99]]}, "deal 99 is not legal"),
        ({"log": [[-1, "deal", 4], "x"]}, "entry 1 of the log"),
    ],
)
def test_a_state_that_could_not_be_is_refused_in_words(fields: dict[str, Any], said: str) -> None:
    game = blank().get_game()
    assert 3 == len(game.new_initial_state(changed()).history())

    with pytest.raises(ValueError, match=said):
        game.new_initial_state(changed(**fields))


def test_samples_of_actions_are_legal_and_the_same_for_a_seed() -> None:
    state = pyspiel.load_game("freebooters_caribbean").new_initial_state()
    one, other = (
        [sampler.sample_action_struct().to_json() for _ in range(20)]
        for sampler in (state.get_action_struct_sampler(7), state.get_action_struct_sampler(7))
    )

    assert one == other
    assert len(set(one)) > 1
    assert all(state.validate_action_struct(ActionStruct(each)).ok() for each in one)


def test_an_example_of_an_action_is_one() -> None:
    game = fists().get_game()
    _, example = game.action_struct_spec()

    assert fists().validate_action_struct(game.ActionStruct(example)).ok()

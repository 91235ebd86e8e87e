from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest

from freebooters import catalog
from freebooters.catalog import room
from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.errors import BadOption, BadSeats
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from freebooters.research import spiel
from freebooters.research.spiel import name_of
from tests.contract import secret
from tests.contract.rooms import Setting
from tests.research.settings import every_room

for unlisted in (room("_blank"), secret.game):
    spiel.register(unlisted)


def load(setting: Setting) -> Any:
    return pyspiel.load_game(
        name_of(setting.game.info), {"players": setting.seats, **setting.options}
    )


def blank(*dealt: int) -> Any:
    """The template's game with those cards dealt."""
    state = pyspiel.load_game("freebooters_blank(players=2,copies=2)").new_initial_state()
    for card in dealt:
        act(state, ("deal", card))
    return state


def fists(*coins: int, players: int = 2) -> Any:
    """The game of secret choices, those fists made one after the other."""
    state = pyspiel.load_game(f"freebooters_fists(players={players})").new_initial_state()
    for hidden in coins:
        act(state, ("hide", hidden))
    return state


def act(state: Any, action: Action) -> None:
    player = state.current_player()
    numbers = {state.action_of(player, number): number for number in state.legal_actions()}
    state.apply_action(numbers[action])


def play(state: Any, seed: int) -> None:
    rng = Random(seed)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


def test_every_game_of_the_catalog_is_known_to_openspiel() -> None:
    names = {name_of(game.info) for game in catalog.games().values()}

    assert names
    assert names <= set(pyspiel.registered_names())


@every_room
def test_every_room_conforms_to_openspiel(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["freebooters_blank(players=4)", "freebooters_fists(players=3)"])
def test_games_that_are_no_rooms_conform_too(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=5, serialize=False, verbose=False)


@every_room
def test_a_game_played_by_openspiel_is_a_match_of_the_engine(setting: Setting) -> None:
    state = load(setting).new_initial_state()
    play(state, 1)
    match = Match.replay(setting.game, setting.seats, setting.options, "x", state.position.log)

    assert match.over
    assert match.returns == state.returns()
    assert len(match.log) == len(state.history())


def test_parameters_are_seats_and_options_and_quick_ones_by_default() -> None:
    usual = pyspiel.load_game("freebooters_cartagena")
    chosen = pyspiel.load_game("freebooters_cartagena(players=4,variant=jamaica)")
    quick = catalog.game("cartagena").info.quick

    assert (quick.seats, quick.options) == (usual.num_players(), usual.options)
    assert (4, {"variant": "jamaica"}) == (chosen.num_players(), chosen.options)


def test_impossible_options_and_numbers_of_seats_are_refused() -> None:
    with pytest.raises(BadSeats):
        pyspiel.load_game("freebooters_cartagena(players=9)")
    with pytest.raises(BadOption):
        pyspiel.load_game("freebooters_cartagena(variant=atlantis)")


def test_chance_has_its_odds() -> None:
    outcomes = blank(4).chance_outcomes()

    assert [2 / 17] * 3 + [1 / 17] + [2 / 17] * 5 == pytest.approx([p for _, p in outcomes])


def test_before_the_end_there_are_no_returns() -> None:
    assert [0.0, 0.0] == blank(4, 7).returns()


def test_a_change_of_a_copy_leaves_the_original_as_it_was() -> None:
    state = blank(4, 7)
    state.information_state_string(0)
    other = state.clone()
    act(other, ("keep",))

    assert 2 == len(state.history()) == len(state.position.log)
    assert "keep" not in state.information_state_string(0)
    assert "keep" in other.information_state_string(0)


@every_room
def test_games_and_states_can_be_pickled_and_copied(setting: Setting) -> None:
    game = load(setting)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert str(game) == str(twin)
        assert (game.seats, game.options) == (twin.seats, twin.options)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        before = state.history()
        assert before == other.history()
        assert state.information_state_string(0) == other.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
        assert before == state.history() == other.history()[:-1]


def test_games_that_are_no_rooms_can_be_pickled_too() -> None:
    for state in (blank(4, 7), fists(1)):
        twin = pickle.loads(pickle.dumps(state))  # noqa: S301

        assert state.history() == twin.history()
        assert str(state.get_game()) == str(pickle.loads(pickle.dumps(state.get_game())))  # noqa: S301


def test_what_was_pickled_is_read_by_a_program_that_knows_none_of_these_games(
    tmp_path: Path,
) -> None:
    game = pyspiel.load_game("freebooters_caribbean(players=3)")
    state = game.new_initial_state()
    state.apply_action(2)
    (tmp_path / "pickled").write_bytes(pickle.dumps((state, game, state.position)))
    program = "import pickle, sys; found = pickle.load(open(sys.argv[1], 'rb')); "
    program += "print(*found[0].history(), found[1], found[2].seats)"
    told = python(program, str(tmp_path / "pickled"))

    assert (0, f"2 {game} 3\n", "") == (told.returncode, told.stdout, told.stderr)


def test_a_number_that_is_no_action_is_refused_as_that() -> None:
    state = pyspiel.load_game("freebooters_cartagena").new_initial_state()
    for number in (-2, 99_999):
        with pytest.raises(IndexError, match=f"no action has the number {number}"):
            state.apply_action(number)
        with pytest.raises(pyspiel.SpielError, match=f"no action has the number {number}"):
            state.apply_action_with_legality_check(number)
    assert [] == state.history()


def test_a_position_survives_pickling_with_its_story() -> None:
    state = pyspiel.load_game("freebooters_cartagena").new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    position = state.position
    for twin in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):  # noqa: S301
        assert position.state == twin.state
        assert position.log == twin.log
        assert [position.told(seat) for seat in (0, 1, None)] == [
            twin.told(seat) for seat in (0, 1, None)
        ]


def test_an_information_state_knows_ones_own_card_and_not_the_others() -> None:
    one, other = blank(4, 7), blank(5, 7)

    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.observation_tensor(0) != other.observation_tensor(0)


def test_a_secret_choice_is_seen_by_nobody_else_until_all_have_chosen() -> None:
    one, other = fists(0), fists(2)

    assert 1 == one.current_player()
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    act(one, ("hide", 1))
    act(other, ("hide", 1))
    assert one.information_state_string(1) != other.information_state_string(1)


def test_an_information_state_remembers_what_is_no_longer_on_the_table() -> None:
    """Both seats have shown 0 and 2 once each, in another order."""
    one, other = fists(2, 0, 0, 2), fists(0, 2, 2, 0)

    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_information_state_is_json_of_view_and_story() -> None:
    state = blank(4, 7)
    act(state, ("swap",))
    seen = json.loads(state.information_state_string(1))
    position = state.position
    rules = position.game.rules

    assert 1 == seen["seat"]
    assert view_as_json(rules.view(position.state, 1)) == seen["view"]
    assert [[CHANCE, ["deal"]], [CHANCE, ["deal", 7]], [0, ["swap"]]] == [
        line[:2] for line in seen["told"]
    ]
    assert {"kind": "swapped", "args": {"seat": 0, "card": 4}} in seen["told"][2][2]


def test_facts_of_the_game_are_told() -> None:
    game = pyspiel.load_game("freebooters_caribbean(players=3)")
    kind = game.get_type()

    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert (0.0, 1.0) == (game.min_utility(), game.max_utility())
    assert game.num_distinct_actions() == len(game.room.rules.actions(3, game.options))
    assert pyspiel.GameType.ChanceMode.DETERMINISTIC == (
        pyspiel.load_game("freebooters_fists").get_type().chance_mode
    )


def python(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What that program does in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={"PYTHONPATH": "py"},
        cwd=spiel.__file__.rpartition("/py/")[0],
        check=False,
        capture_output=True,
        text=True,
    )


def test_python_exits_cleanly_after_games_were_registered() -> None:
    """Whatever OpenSpiel still holds of Python when it has ended must not be let go of."""
    program = "import pyspiel; from freebooters.research import spiel; "
    program += "pyspiel.load_game('freebooters_cartagena').observation_tensor_shape()"
    done = python(program)

    assert (0, "") == (done.returncode, done.stderr)

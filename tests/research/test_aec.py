from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.env_registry.exceptions import VersionNotFound
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel

from freebooters import catalog
from freebooters.engine.contract import Action
from freebooters.engine.errors import BadOption, BadSeats, IllegalAction, UnknownGame
from freebooters.engine.game import Game
from freebooters.engine.views import view_as_json
from freebooters.research.aec import RoomEnv, env, id_of, parallel_env, raw_env
from tests.contract import secret
from tests.contract.rooms import Setting
from tests.research.settings import every_room

CYCLES = 60


def play(table: RoomEnv, seed: int) -> dict[str, float]:
    """A whole random game; what each agent got."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return got


class _Unlisted:
    """Rules that list no actions."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def actions(self, seats: int, options: object) -> None:
        return None


def unlisted(game: Game[Any, Any]) -> Game[Any, Any]:
    rules: Any = _Unlisted(game.rules)
    return replace(game, rules=rules)


# What the conformance test says of all observations that are dictionaries, as masks make them.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@every_room
def test_every_room_conforms_to_pettingzoo(setting: Setting) -> None:
    api_test(env(setting.folder, seats=setting.seats, options=setting.options), num_cycles=CYCLES)


@every_room
def test_every_room_is_the_same_for_the_same_seed(setting: Setting) -> None:
    seed_test(
        lambda: env(setting.folder, seats=setting.seats, options=setting.options),
        num_cycles=CYCLES,
    )


@every_room
def test_every_room_conforms_to_pettingzoo_stepped_at_once(setting: Setting) -> None:
    parallel_api_test(
        parallel_env(setting.folder, seats=setting.seats, options=setting.options),
        num_cycles=CYCLES,
    )


@every_room
def test_every_room_stepped_at_once_is_the_same_for_the_same_seed(setting: Setting) -> None:
    """Short: what PettingZoo's test passes soon is illegal, which ends the episode."""
    parallel_seed_test(
        lambda: parallel_env(setting.folder, seats=setting.seats, options=setting.options),
        num_cycles=CYCLES,
    )


def test_what_is_rendered_is_what_the_environment_says_it_renders() -> None:
    render_test(lambda render_mode: env("cartagena", render_mode=render_mode))
    assert raw_env("cartagena", render_mode="human").render() is None


def test_agents_that_do_not_act_at_once_are_not_made_to() -> None:
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env("cartagena"))


@pytest.mark.parametrize("game", catalog.games().values(), ids=lambda game: game.info.id)
def test_an_id_names_the_version_of_the_rules(game: Game[Any, Any]) -> None:
    info = game.info
    name = id_of(info)
    assert name == f"freebooters/{info.id}-v{info.rules_version}"
    for spelled in (name, name.replace("-v", "_v"), f"freebooters/{info.id}"):
        made = pettingzoo.make("aec", spelled, seats=max(info.seats), options=info.quick.options)
        assert made.unwrapped.game is game
        assert max(info.seats) == len(made.possible_agents)
        assert f"freebooters_{info.id}_v{info.rules_version}" == str(made.unwrapped)
    assert isinstance(pettingzoo.make("parallel", name), pettingzoo.ParallelEnv)
    with pytest.raises(VersionNotFound, match=f"Available version: v{info.rules_version}"):
        pettingzoo.make("aec", f"freebooters/{info.id}-v{info.rules_version + 1}")


@every_room
def test_an_environment_can_be_pickled_and_copied_in_the_middle_of_a_game(
    setting: Setting,
) -> None:
    table = env(setting.folder, seats=setting.seats, options=setting.options)
    table.reset(seed=3)
    for _ in range(9):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    log = list(table.unwrapped.match.log)
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301
        assert log == twin.unwrapped.match.log
        assert np.array_equal(table.last()[0]["observation"], twin.last()[0]["observation"])
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[-1]))
        assert len(log) < len(twin.unwrapped.match.log)
        assert log == table.unwrapped.match.log


@every_room
def test_a_whole_game_brings_every_agent_its_returns(setting: Setting) -> None:
    table = raw_env(setting.folder, seats=setting.seats, options=setting.options)
    got = play(table, 1)

    assert table.match.over
    assert table.match.returns == list(got.values())
    assert list(got) == table.possible_agents


def test_games_of_seats_that_choose_at_once_end_too() -> None:
    table = RoomEnv(secret.game, 3)

    assert play(table, 1) == dict(
        zip(table.possible_agents, table.match.returns or [], strict=True)
    )


def test_nobody_sees_another_seats_secret_choice() -> None:
    seen = []
    for coins in (0, 2):
        table = RoomEnv(secret.game, 2)
        table.reset(seed=1)
        table.step(table.numbers.of([("hide", coins)])[0])
        assert "seat_1" == table.agent_selection
        seen.append((table.observe("seat_1"), table.observe("seat_0")))
    (one, own), (other, others_own) = seen

    assert np.array_equal(one["observation"], other["observation"])
    assert np.array_equal(one["action_mask"], other["action_mask"])
    assert not np.array_equal(own["observation"], others_own["observation"])


def test_the_mask_is_what_is_legal_for_who_acts_and_nothing_for_the_others() -> None:
    table = raw_env("cartagena", seats=3)
    table.reset(seed=4)
    acting = table.match.to_act[0]
    legal = set(table.match.legal(acting))
    for seat, agent in enumerate(table.possible_agents):
        numbers = np.flatnonzero(table.observe(agent)["action_mask"])
        named: set[Action] = {table.numbers.action(int(number), []) for number in numbers}

        assert (legal if seat == acting else set()) == named


def test_a_number_means_the_same_action_in_every_game_of_a_setting() -> None:
    one, other = raw_env("cartagena"), raw_env("cartagena")

    assert one.numbers.fixed
    assert one.action_space("seat_0").n == len(one.game.rules.actions(one.seats, one.options) or ())
    for number in range(one.numbers.size):
        assert one.numbers.action(number, []) == other.numbers.action(number, [])


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_a_room_that_lists_no_actions_numbers_those_that_are_legal() -> None:
    game = unlisted(catalog.game("cartagena"))
    table = RoomEnv(game, 2)
    api_test(table, num_cycles=CYCLES)

    assert not table.numbers.fixed
    table.reset(seed=1)
    seat = table.match.to_act[0]
    mask = table.observe(table.agent_selection)["action_mask"]
    assert int(mask.sum()) == len(table.match.legal(seat))
    assert table.match.legal(seat)[2] == table.numbers.action(2, table.match.legal(seat))


def test_an_illegal_action_is_refused_and_with_guards_loses() -> None:
    table = raw_env("cartagena")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(wrong)

    guarded = env("cartagena")
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(wrong)
    assert -1 == guarded.rewards[agent]
    assert all(guarded.terminations.values())


def test_each_reset_deals_anew_and_each_seed_deals_the_same() -> None:
    table = raw_env("cartagena")
    dealt = []
    for seed in (1, None, 1, None, 2):
        table.reset(seed=seed)
        dealt.append(table.match.log)

    assert dealt[0] == dealt[2]
    assert dealt[1] == dealt[3]
    assert dealt[0] not in (dealt[1], dealt[4])


def test_an_agents_view_is_that_of_its_seat() -> None:
    table = raw_env("cartagena", options={"variant": "jamaica"})
    table.reset(seed=1)

    for seat, agent in enumerate(table.possible_agents):
        assert view_as_json(table.match.view(seat)) == table.view(agent)
    assert table.view(None) != table.view("seat_0")


def test_only_ansi_is_rendered_and_shows_what_a_spectator_sees() -> None:
    table = raw_env("cartagena", options={"variant": "jamaica"}, render_mode="ansi")
    table.reset(seed=1)

    assert '"path"' in str(table.render())
    assert raw_env("cartagena").render() is None


def test_impossible_options_and_numbers_of_seats_are_refused() -> None:
    with pytest.raises(UnknownGame):
        env("atlantis")
    with pytest.raises(BadSeats):
        env("cartagena", seats=9)
    with pytest.raises(BadOption):
        env("cartagena", options={"variant": "atlantis"})

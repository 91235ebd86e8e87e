from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from freebooters import catalog
from freebooters.engine.contract import Action
from freebooters.engine.errors import BadOption, BadSeats, IllegalAction, UnknownGame
from freebooters.engine.game import Game
from freebooters.engine.views import view_as_json
from freebooters.research.aec import RoomEnv, env, raw_env
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

"""Every room as a PettingZoo environment: `aec.env("cartagena", seats=2)`.

Needs `freebooters[pettingzoo]`. Importing this module registers all games of the catalog with
PettingZoo, by the version of their rules: `pettingzoo.make("aec", "freebooters/cartagena-v2")`.
Built on `Match` and the contract alone, so a new room has an environment as soon as the catalog
lists it.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from freebooters import catalog
from freebooters.engine.contract import Options
from freebooters.engine.game import Game, Info
from freebooters.engine.match import Match
from freebooters.engine.options import checked_options, checked_seats
from freebooters.engine.views import view_as_json
from freebooters.research.actions import ActionNumbers
from freebooters.research.vectors import DEFAULT_LENGTH, Vectors

__all__ = ["RoomEnv", "env", "id_of", "parallel_env", "raw_env"]

_ILLEGAL = -1.0
"""What an illegal action brings the agent that tried it; the episode ends there."""


class RoomEnv(AECEnv):
    """One game, its agents `seat_0`, `seat_1`, … clockwise.

    Actions are numbers by `ActionNumbers`. An observation has the `observation`, the seat's view as
    a vector by `Vectors`, and the `action_mask`, all zeros but for the agent that is to act.
    Rewards are the contract's returns, in [0, 1], when the game ends. Chance settles by itself.
    Seats that choose at once are asked one after the other; none sees what the others chose.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int | None = None,
        options: Options | None = None,
        *,
        length: int = DEFAULT_LENGTH,
        render_mode: str | None = None,
    ) -> None:
        """`seats` and `options` default to the game's quick ones; `length` is the length of the
        vectors. Raises `BadSeats`, `BadOption`.
        """
        super().__init__()
        info = game.info
        self.game = game
        self.seats = checked_seats(info, info.quick.seats if seats is None else seats)
        self.options = checked_options(info, {**info.quick.options, **(options or {})})
        self.numbers = ActionNumbers(game, self.seats, self.options)
        self.metadata = {
            "name": f"freebooters_{info.id}_v{info.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._vectors = Vectors(length)
        self.action_spaces = {agent: Discrete(self.numbers.size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (length,), np.float32),
                    "action_mask": Box(0, 1, (self.numbers.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng: np.random.Generator | None = None
        self.match: Match
        """The game being played, from the first reset on; of its views only `view` gives."""

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The same seed and the same number of resets since then give the same
        chance; `options` belongs to PettingZoo's interface and is ignored.
        """
        if seed is not None or self._rng is None:
            self._rng, _ = np_random(seed)
        chance = f"{self._rng.integers(1 << 62):x}"
        self.match = Match(self.game, self.seats, self.options, chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """The selected agent's action by its number. Raises `IllegalAction`, `IndexError`."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        legal = self.match.legal(seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act(seat, self.numbers.action(int(action), legal))
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        mask = np.zeros(self.numbers.size, dtype=np.int8)
        if agent == self.agent_selection:
            mask[self.numbers.of(self.match.legal(seat))] = 1
        vector = self._vectors.encode(self.match.view(seat), seat)
        return {"observation": vector, "action_mask": mask}

    def view(self, agent: str | None) -> dict[str, Any]:
        """What that agent, or a spectator, may know, as JSON values: for encodings of your own."""
        return view_as_json(self.match.view(None if agent is None else self._seat[agent]))

    def render(self) -> str | None:
        """What a spectator sees, as JSON, where `render_mode` is "ansi"."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.view(None), indent=1, ensure_ascii=False)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """Selects the agent that acts; when the game is over, gives out the rewards."""
        returns = self.match.returns
        if returns is None:
            self.agent_selection = self.possible_agents[self.match.to_act[0]]
            return
        self.agent_selection = self.agents[0]
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


def raw_env(game: str, **settings: Any) -> RoomEnv:
    """The environment of the game of that id, see `RoomEnv`. Raises `UnknownGame`."""
    return RoomEnv(catalog.game(game), **settings)


def env(game: str, **settings: Any) -> AECEnv:
    """`raw_env` with PettingZoo's guards: an illegal action ends the episode, at -1 for whoever
    tried it; calls in a wrong order and numbers out of bounds raise.
    """
    guarded: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), _ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str, **settings: Any) -> ParallelEnv:
    """The same for learners that step all agents at once: still only one acts at a time, and what the
    others pass is ignored.
    """
    return turn_based_aec_to_parallel(env(game, **settings))


def id_of(info: Info) -> str:
    """The environment's id in PettingZoo's registries; its version is that of the rules."""
    return f"freebooters/{info.id}-v{info.rules_version}"


for _info in (_game.info for _game in catalog.games().values()):
    for _kind, _made in (("aec", env), ("parallel", parallel_env)):
        register(_kind, id_of(_info), _made, kwargs={"game": _info.id})

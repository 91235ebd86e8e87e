"""What a good player of La Mutinerie knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random

from freebooters.engine.advice import Plan, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.duels import duel_worths
from freebooters.games.mutiny.advice.examples import before_duel, examples
from freebooters.games.mutiny.advice.policy import (
    all_laid,
    asked,
    belief,
    policy,
    sampled,
    strategy,
)
from freebooters.games.mutiny.advice.reasons import reason
from freebooters.games.mutiny.advice.rivals import gold_is_contested
from freebooters.games.mutiny.advice.value import values
from freebooters.games.mutiny.advice.weight_table import WeightTable, table_of
from freebooters.games.mutiny.advice.weights import CARELESS, KEEN, RICH, SETS
from freebooters.games.mutiny.rules.state import NONE, MutinyState, in_play
from freebooters.kit.learned import Example, Teachable, Weights

__all__ = ["MutinyAdvice"]


class MutinyAdvice(Teachable[MutinyState]):
    """Judges every seat by what that seat itself knows, with fitted weights."""

    search = SearchConfig(method="turn", budget=0.4, rollout_moves=20, prior_visits=100)

    def __init__(
        self,
        keen: Mapping[int, WeightTable] = KEEN,
        rich: Mapping[int, WeightTable] = RICH,
        careless: WeightTable = CARELESS,
        learned: WeightTable = CARELESS,
    ) -> None:
        """`keen` and `rich` are the weights of the levels above the sailor, by number of seats: if
        the others leave the gold, and if somebody gathers it. `careless` are the sailor's.
        `learned` are the weights that `examples` are read by.
        """
        self._keen, self._rich, self._careless = keen, rich, careless
        self._learned = learned

    def value(self, s: MutinyState, depth: int = 0) -> list[float]:
        return values(s, [self._weights(s, seat, depth) for seat in in_play(s)])

    def sample(self, s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return sampled(s, seat, legal, rng)

    def quiet(self, s: MutinyState) -> bool:
        """Whether a turn or a duel is about to begin."""
        if s.phase == "voyage":
            return asked(s) == "turn"
        return s.round < 2 and s.laid.count(NONE) == len(s.laid)

    def belief(self, s: MutinyState, seat: Seat) -> float:
        if s.phase != "mutiny":
            return 1.0
        return belief(s, seat, self._weights(s, seat, 1))

    def policy(self, s: MutinyState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return policy(s, seat, legal)

    def strategy(
        self, s: MutinyState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        """How often to choose each action that must not be foreseen. At depth 1 cards for a duel
        are not drawn but compared (`secret_plans`).
        """
        if depth and asked(s) == "lay":
            return None
        return strategy(s, seat, legal, self._weights(s, seat, depth))

    def secret_plans(
        self, s: MutinyState, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[MutinyState] | None:
        if asked(s) != "lay":
            return None
        worths = duel_worths(s, seat, legal, chances_of(s, seat, self._weights(s, seat, 1)))
        plans = [Plan((action,), worth) for action, worth in zip(legal, worths, strict=True)]
        return SecretPlans(plans, partial(all_laid, seat=seat))

    def reason(self, s: MutinyState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)

    @property
    def sets(self) -> Mapping[str, Weights]:
        return SETS

    def taught(self, name: str, weights: Weights) -> MutinyAdvice:
        """The same advice with those weights. A set of the levels above the sailor is used with any
        number of seats, and whether or not somebody gathers gold, except that `rich_two` is used
        only if somebody does.
        """
        table = table_of(weights)
        if name == "careless":
            return MutinyAdvice(self._keen, self._rich, table, table)
        always = dict.fromkeys(KEEN, table)
        keen = self._keen if name == "rich_two" else always
        return MutinyAdvice(keen, always, self._careless, table)

    def moment(self, before: MutinyState, after: MutinyState) -> MutinyState | None:
        """The beginning of the mutiny and of each duel."""
        return before_duel(before, after)

    def examples(self, start: MutinyState, end: MutinyState, seat: Seat) -> Iterator[Example]:
        """What the seat knew before a duel, and how the game ended."""
        return examples(start, end, seat, self._learned)

    def _weights(self, s: MutinyState, seat: Seat, depth: int) -> WeightTable:
        """The weights for that seat: a sailor's at depth 0, at depth 1 those of the levels above."""
        if not depth:
            return self._careless
        return (self._rich if gold_is_contested(s, seat) else self._keen)[len(s.coins)]

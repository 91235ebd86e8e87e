"""Planners, each of which thinks about one moment by one method, and the function that picks them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from freebooters.bots.bot import Question, Thought
from freebooters.bots.ismcts import ISMCTS
from freebooters.bots.mixed_strategy import drawn, odds
from freebooters.bots.rollout import Rollout
from freebooters.bots.sequential_halving import SequentialHalving
from freebooters.bots.turn_search import MANTISSA, TurnSearch, judged
from freebooters.engine.contract import Action, State

__all__ = ["SELDOM", "Mixed", "OwnTurn", "Planner", "Race", "Strength", "Tree", "planners"]

_SLICE = 8
"""Iterations between two thoughts: a few milliseconds in the slowest game and browser."""
_POSITIONS = 400
"""Positions that the search of the own turn expands before the next planner begins."""
_RACE = 0.25
"""A race makes this share of a level's iterations as trials, because a trial takes longer."""
SELDOM = 0.25
"""Where a choice is drawn, actions tried less often than this share of the favourite's trials are
taken for errors of the search and left out.
"""


@dataclass(frozen=True, slots=True)
class Strength:
    """How the searching levels differ."""

    iterations: int
    lapses: float = 0.0
    """Where the method is `turn`, the share of mixed choices that are made as ordinary players make
    them. More iterations do not make a better player there, so this makes the levels differ.
    """


class Planner(Protocol):
    """One way to think about one moment."""

    def thoughts(self) -> Iterator[Thought]:
        """As `Bot.think`."""
        ...


@dataclass(frozen=True)
class Mixed:
    """Draws from a mixed strategy."""

    choices: Sequence[Action]
    weights: Sequence[float]
    luck: float

    def thoughts(self) -> Iterator[Thought]:
        """One."""
        taken = drawn(self.choices, self.weights, self.luck)
        yield Thought(1, taken, odds(self.choices, self.weights))


@dataclass(frozen=True)
class OwnTurn:
    """Searches the rest of the own turn; if it is not the `last` planner, the next one looks
    farther.
    """

    turn: TurnSearch
    positions: int
    last: bool = True

    def thoughts(self) -> Iterator[Thought]:
        """One per position."""
        for progress in self.turn.explore(self.positions):
            yield Thought(progress if self.last else 0, self.turn.best)
        if self.last:
            yield Thought(1, self.turn.best, self.turn.prospects())


@dataclass(frozen=True)
class Race:
    """Plans compared by sequential halving."""

    race: SequentialHalving

    def thoughts(self) -> Iterator[Thought]:
        """One per few trials."""
        for progress in self.race.run():
            yield Thought(progress, self.race.best, self.race.prospects())
        yield Thought(1, self.race.best, self.race.prospects())


@dataclass(frozen=True)
class Tree:
    """A tree search of so many iterations, or fewer if more could not change the choice. With
    `luck` the action is drawn by visits, without it the favourite is taken.
    """

    search: ISMCTS
    iterations: int
    luck: float | None = None

    def thoughts(self) -> Iterator[Thought]:
        """One per few iterations."""
        search, most = self.search, self.iterations
        for done in range(1, most + 1):
            search.iterate()
            if self.luck is None and search.settled(most - done):
                break
            if done % _SLICE == 0:
                yield self._thought(done / most)
        yield self._thought(1)

    def _thought(self, progress: float) -> Thought:
        search = self.search
        if self.luck is None:
            return Thought(progress, search.favourite(), search.prospects())
        mixture, often = search.mixture(SELDOM)
        return Thought(progress, drawn(mixture, often, self.luck), search.prospects(SELDOM))


def planners(
    question: Question, moment: State, luck: float, strength: Strength
) -> Iterator[Planner]:
    """The planners for a moment imagined from the question's view, in order: each must be finished
    before the next is asked for, which may use its results.

    A mixed strategy of depth 1 if the room has one, else a race of secret plans, else a search of
    the own turn and then, by the game's `method`, a race of its plans or a tree. A mixed strategy
    and secret plans do not depend on who else has chosen already.
    """
    rules, advice = question.game.rules, question.game.advice
    seat, choices, rng = question.seat, question.choices, question.rng
    simultaneous = len(rules.to_act(moment)) > 1
    if advice is None:
        yield Tree(ISMCTS(question), strength.iterations, luck if simultaneous else None)
        return
    config, fate = advice.search, Random(int(luck * MANTISSA))
    weights = advice.strategy(moment, seat, choices, 1)
    if weights is not None:
        if config.method == "turn" and fate.random() < strength.lapses:
            weights = advice.strategy(moment, seat, choices) or weights
        yield Mixed(choices, weights, luck)
        return
    most = max(1, round(strength.iterations * config.budget))
    trials = max(1, round(most * _RACE))
    secret = advice.secret_plans(moment, seat, choices, fate)
    if secret is not None and secret.plans:
        plans = [plan._replace(worth=judged(plan.worth)) for plan in secret.plans]
        rollout = Rollout(question, depth=1)
        yield Race(SequentialHalving(rollout, plans, trials, fate, secret.opponents))
        return
    if simultaneous:
        yield Tree(ISMCTS(question), most, luck)
        return
    turn = TurnSearch(rules, advice, moment, seat, choices, rng.random(), depth=1)
    method = config.method_for(question.seats)
    yield OwnTurn(turn, _POSITIONS, last=method == "turn")
    if method == "race" and turn.plans:
        yield Race(SequentialHalving(Rollout(question, depth=1), turn.plans, trials, rng))
    elif method != "turn":
        search = ISMCTS(question)
        search.suggest(turn.worths)
        yield Tree(search, most)

"""What a good player of one game knows, in a form that every bot can use.

Bots call all of this on states imagined from a view, so a room cannot cheat. A method that may
depend only on what the seat knows must return the same in every state that the view allows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Literal, NamedTuple

from freebooters.engine.contract import Action, S, Seat
from freebooters.engine.messages import Message

__all__ = ["Advice", "Method", "Plan", "SearchConfig", "SecretPlans"]


class Plan(NamedTuple):
    """Actions of one seat in a row, and its estimated chance of winning after them, from 0 to 1."""

    actions: tuple[Action, ...]
    worth: float


Method = Literal["tree", "race", "turn"]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How the searching levels spend their time on a game. The numbers are the same on every
    machine and throughout a game.
    """

    method: Method = "tree"
    """`tree`: a tree search, action by action. `race`: a comparison of whole turns, where turns are
    long and what follows them is mostly luck. `turn`: a search of the own turn alone, where a
    deeper search finds nothing better; there levels differ by how often they lapse.
    """
    race_from: int | None = None
    """With at least so many seats the method is `race`, with fewer it is `method`; None: always
    `method`.
    """
    budget: float = 1.0
    """Share of a level's iterations that is made; less than 1 where one takes longer than in other
    games.
    """
    rollout_moves: int = 4
    """A rollout is cut off and evaluated after this many plausible moves per opponent, or earlier
    if a position is `quiet`.
    """
    prior_visits: int = 0
    """The number of visits that the room's own estimate of a plan counts for; choose it higher
    where luck makes the outcomes of equally good actions differ more. A race uses eight at least.
    """
    replan_positions: int = 0
    """In a trial of a race, when something new is drawn or shown, the rest of the turn is thought
    out again from at most so many positions; 0: the rest is played by `sample`.
    """

    def method_for(self, seats: int) -> Method:
        """The method for that number of seats."""
        racing = self.race_from is not None and seats >= self.race_from
        return "race" if racing else self.method


@dataclass(frozen=True, slots=True)
class SecretPlans(Generic[S]):
    """The plans for a secret choice of one or several actions, ready to be compared."""

    plans: Sequence[Plan]
    """Complete ways to make the choice; each begins with a legal action."""
    opponents: Callable[[S, Random], S]
    """Makes plausible choices for all others in an imagined world, also for those who have chosen
    already, so that the result does not depend on who chooses first. May change the world.
    """


class Advice(ABC, Generic[S]):
    """What a good player of this game knows, for bots and hints."""

    search: SearchConfig = SearchConfig()

    @abstractmethod
    def value(self, s: S, depth: int = 0) -> list[float]:
        """Per seat its chance of winning, in [0, 1], comparable between states, estimated from what
        that seat may know. `depth` is how far the seat reasons (level-k: Stahl and Wilson, 1995): 0
        as an ordinary player does, 1 as one that takes all others for ordinary players.

        Of a game that is over: what `Rules.returns` says.
        """

    def evaluation(self, s: S, depth: int = 0) -> list[float]:
        """Per seat what bots compare positions by, in [0, 1]: its `value`, unless something is good
        or bad for all seats alike, which no share of the victory can tell. `depth` as for `value`.
        """
        return self.value(s, depth)

    @abstractmethod
    def sample(self, s: S, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        """A plausible action, quickly: for rollouts and for estimating what others would do."""

    def quiet(self, s: S) -> bool:
        """Whether nothing is half done, so that a rollout may stop here and be evaluated."""
        return False

    def belief(self, s: S, seat: Seat) -> float:
        """How credible an imagined world is, judged by the hidden choices that the others have made
        in it: 1 at most, 0 if nobody would have chosen so.
        """
        return 1.0

    def policy(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """How likely each of those actions is to be the best, estimated quickly.

        A search tries likely actions first. Where the `method` is `turn`, a beginner plays by this
        alone, so it may also be called with only some of the legal actions. Weights of zero or
        more, not all zero; None: `sample` is used instead. Depends only on what the seat knows.
        """
        return None

    def strategy(
        self, s: S, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        """A mixed strategy: per action how often to take it, where it must not be foreseen, as in a
        secret choice. None where the best action should always be taken, or a search finds a better
        one. `depth` as for `value`: 0 what players usually do, 1 the best answer to that.

        Weights of zero or more, not all zero. Depends only on what the seat knows.
        """
        return None

    def secret_plans(
        self, s: S, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[S] | None:
        """The plans to compare where a secret choice is better made as a whole; None elsewhere.
        Depends only on what the seat knows.
        """
        return None

    def reason(self, s: S, seat: Seat, action: Action) -> Message | None:
        """The best reason for a legal action of an acting seat, compared with its other actions, as
        a message `<game>-reason-<what>`; None where nothing much speaks for it.

        Used for hints, and when a bot is asked why. `s` is imagined from the seat's view; the
        reason may depend only on that view, so that nothing hidden is told.
        """
        return None

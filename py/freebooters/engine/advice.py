"""What a good player of one game knows, in the shape that every bot can use.

Bots call all of this on states imagined from a view, so a room cannot cheat; what depends only on
the view must say the same in every world that the view allows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Literal, NamedTuple

from freebooters.engine.contract import Action, S, Seat
from freebooters.engine.messages import Message

__all__ = ["Advice", "Line", "Method", "SearchConfig", "SecretPlans"]


class Line(NamedTuple):
    """Some actions of one seat in a row, and how well it is thought to stand after them, from 0 to
    1.
    """

    actions: tuple[Action, ...]
    worth: float


Method = Literal["tree", "race", "turn"]


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How the searching levels spend their time on a game: numbers that are the same on every machine
    and all through a game.
    """

    method: Method = "tree"
    """`tree`: a search of the actions one by one. `race`: whole turns and plans against each other,
    where turns are long and what follows is mostly luck. `turn`: the own turn alone, where a search
    finds no more; there levels differ by how often they lapse.
    """
    race_from: int | None = None
    """Seats from which whole turns race although fewer have a tree; None: never."""
    budget: float = 1.0
    """Share of a level's iterations; less than 1 where one takes longer than in other games."""
    rollout_moves: int = 4
    """Plausible moves per opponent after which a rollout is cut off and judged, if nothing is `quiet`
    before.
    """
    prior_visits: int = 0
    """Visits that the room's own opinion of a line counts for: the more, the more the outcomes of
    equally good actions differ by luck. A race counts it for eight at least.
    """
    replan_nodes: int = 0
    """Positions of a turn from which a seat thinks on, move by move, where a trial of a whole turn
    has shown what its line could not reckon with, as a card drawn; 0: the rest is played by `sample`.
    """

    def method_for(self, seats: int) -> Method:
        """The method where that many play."""
        racing = self.race_from is not None and seats >= self.race_from
        return "race" if racing else self.method


@dataclass(frozen=True, slots=True)
class SecretPlans(Generic[S]):
    """A secret choice of one or several actions, ready to be compared."""

    lines: Sequence[Line]
    """Ways to make it to its end; each begins with a legal action."""
    opponents: Callable[[S, Random], S]
    """Makes, in an imagined world, the choices that all others may well make: also of those who have
    chosen already, so that the answer is the same whoever is quicker. May change the world.
    """


class Advice(ABC, Generic[S]):
    """What a good player of this game knows, for bots and hints."""

    search: SearchConfig = SearchConfig()

    @abstractmethod
    def value(self, s: S, depth: int = 0) -> list[float]:
        """Per seat its chance of winning, in [0, 1], comparable between states; each seat judged by
        what it may know itself. `depth` is how far that seat reasons (level-k: Stahl and Wilson,
        1995): 0 as an ordinary player does, 1 as one that takes all others for ordinary players.
        """

    @abstractmethod
    def sample(self, s: S, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        """A plausible action, quickly: for rollouts and for weighing what others would do."""

    def quiet(self, s: S) -> bool:
        """Whether this is a good moment to be judged: nothing is half done."""
        return False

    def belief(self, s: S, seat: Seat) -> float:
        """How far an imagined world is to be believed, by what the others have chosen in it as
        `seat` could not see: 1 at most, 0 for nobody would have.
        """
        return 1.0

    def policy(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """A first opinion of each of those actions, quickly: how likely it is the best one.

        Where a search looks first, and all that a beginner goes by where the `method` is `turn`: it
        is asked about some of the legal actions too. Weights of zero or more, not all zero; None
        leaves it to `sample`. Depends only on what the seat knows.
        """
        return None

    def strategy(
        self, s: S, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        """Per action how often to take it where it must not be foreseen, as in a sealed choice: a
        mixed strategy, drawn from as it is. None where the best action is simply the best, or a
        search finds more. `depth` as for `value`: 0 what is usual, 1 the answer to it.

        Weights of zero or more, not all zero. Depends only on what the seat knows.
        """
        return None

    def secret_plans(
        self, s: S, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[S] | None:
        """What to compare where a secret choice is better made as a whole; None elsewhere. Depends
        only on what the seat knows.
        """
        return None

    def reason(self, s: S, seat: Seat, action: Action) -> Message | None:
        """What speaks most for a legal action of an acting seat, beside its other actions, in
        words `<game>-reason-<what>`; None where nothing much does.

        For hints, and for a bot that is asked why. `s` is imagined from the seat's view; what is
        said depends only on that view, so that nothing hidden is told.
        """
        return None

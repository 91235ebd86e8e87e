"""What a good player of one game knows, in the shape that every bot can use.

Bots call all of this on states imagined from a view, so a room cannot cheat; what depends only on
the view must say the same in every world that the view allows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Generic, NamedTuple

from freebooters.engine.contract import Action, S, Seat
from freebooters.engine.messages import Message

__all__ = ["Advice", "Line"]


class Line(NamedTuple):
    """Some actions of one seat in a row, and how well it is thought to stand after them, from 0 to
    1.
    """

    actions: tuple[Action, ...]
    worth: float


class Advice(ABC, Generic[S]):
    """What a good player of this game knows, for bots and hints."""

    pace: float = 1.0
    """The share of a level's iterations that a search may take here: less than 1 where they are
    slow, so that nobody waits longer than in other games.
    """

    patience: int = 4
    """Plausible moves per opponent that a search plays on before it asks for a guess, if nothing is
    `calm` before.
    """
    trust: int = 0
    """How many trials by a search the worth of a line is worth: the more, the more the outcomes of
    equally good actions differ by luck.
    """
    farther: bool = True
    """Whether a search finds more than the best end of one's own turn: not where all that matters
    is chosen by `answer` or by `plans` and a search mostly meets luck.
    """
    rethink: int = 0
    """Positions of a turn from which a seat thinks on, move by move, where a trial of a whole turn
    has shown what its line could not reckon with, as a card drawn; 0: it goes on as by `prefer`.
    """

    weary: int = 1000
    """Decisions of one seat after which bots are to stray from what looks best, lest a game in which
    everything can be undone goes on for ever: more than it takes those who make headway.
    """

    @abstractmethod
    def guess(self, s: S) -> list[float]:
        """How well each seat stands, in [0, 1]; higher is better, comparable between states."""

    def expect(self, s: S) -> list[float]:
        """The same of seats that think farther, as those which `answer`."""
        return self.guess(s)

    @abstractmethod
    def prefer(self, s: S, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        """A plausible action, quickly: for playouts and for weighing what others would do."""

    def whole_turns(self, s: S) -> bool:
        """Whether a search is to try whole turns, and `plans`, against each other, not their actions
        one by one: better where turns are long and what follows them is mostly luck. The same all
        through a game.
        """
        return False

    def calm(self, s: S) -> bool:
        """Whether this is a good moment for a guess: nothing is half done."""
        return False

    def credit(self, s: S, seat: Seat) -> float:
        """How far an imagined world is to be believed, by what the others have chosen in it as
        `seat` could not see: 1 at most, 0 for nobody would have.
        """
        return 1.0

    def rate(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """A first opinion of each of those actions, quickly: how likely it is the best one.

        Where a search looks first. Weights of zero or more, not all zero; None leaves it to
        `prefer`. Depends only on what the seat knows.
        """
        return None

    def weigh(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """How likely `seat` should take each of those actions where it must not be foreseen, as in
        a sealed choice; None where the best action is simply the best.

        Weights of zero or more, not all zero. Depends only on what the seat knows.
        """
        return None

    def answer(self, s: S, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        """The same for a seat that thinks farther, as one that takes all others to choose as `weigh`
        says; None where a search finds more.
        """
        return None

    def plans(self, s: S, seat: Seat, legal: Sequence[Action], rng: Random) -> Sequence[Line]:
        """Ways worth comparing to make a secret choice of one or several actions to its end, where
        there are `whole_turns`; each begins with one of `legal`. Depends only on what the seat knows.
        """
        return ()

    def foresee(self, s: S, seat: Seat, rng: Random) -> S:
        """An imagined world once all others have made, as they well may, the secret choice before
        which `seat` stands; `s` itself where it stands before none. May change `s`.
        """
        return s

    def reason(self, s: S, seat: Seat, action: Action) -> Message | None:
        """What speaks most for a legal action of an acting seat, beside its other actions, in
        words `<game>-reason-<what>`; None where nothing much does.

        For hints, and for a bot that is asked why. `s` is imagined from the seat's view; what is
        said depends only on that view, so that nothing hidden is told.
        """
        return None

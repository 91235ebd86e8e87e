"""The contract between a game and everything that plays, shows or studies it.

A room (`freebooters/games/<id>`) implements `Rules`, and also a painter and advice; the match, the
bots, the browser and the researchers' adapters use nothing else. Rules are stateless: whatever a
replay needs is in a state `S`, whatever a seat may know in a view `V`.

The ten promises that every game keeps are functions in `freebooters.promises` and tests in
`tests/contract`, run for every room.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from freebooters.engine.events import Emit
from freebooters.engine.messages import Message, say

__all__ = [
    "CHANCE",
    "MOST_CHOICES",
    "Action",
    "Entry",
    "Options",
    "Refusal",
    "Rules",
    "Seat",
    "State",
]

Seat = int
"""0, 1, … clockwise, or `CHANCE`."""

CHANCE: Seat = -1
"""The seat that deals, draws and shuffles."""

MOST_CHOICES = 100
"""No seat, nor `CHANCE`, has more legal actions at once; a decision with more must be split."""

Action = tuple[str | int, ...]
"""A verb and its arguments: `("play", "skull", 9)`."""

Options = Mapping[str, Any]
"""Chosen before the game: option name to value, complete and checked against `Info.options`."""


class Entry(NamedTuple):
    """One line of a log: who did what. Chance outcomes are entries too."""

    seat: Seat
    action: Action


class State(ABC):
    """Plain data in `__slots__`; shared between copies only if nobody ever changes it."""

    __slots__: tuple[str, ...] = ()

    @abstractmethod
    def copy(self) -> State:
        """An independent copy. Written by hand, because a search does this most often."""

    def key(self) -> object:
        """Hashable; two states with equal keys play on alike. Override where a search needs speed."""
        return tuple(_frozen(getattr(self, name)) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and other.key() == self.key()

    def __hash__(self) -> int:
        return hash(self.key())


def _frozen(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(item)) for key, item in value.items()))
    if isinstance(value, (set, bytearray)):
        return tuple(sorted(value))
    return value


S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: words, and the rule that says so if one does."""

    message: Message
    rule: str | None = None


class Rules(ABC, Generic[S, V]):
    """One game, exactly by its rules. Every method but `apply` leaves the state alone."""

    view_type: type[V]
    """The frozen dataclass of this game's views; its fields hold JSON values (tuples for lists)."""

    reveals: bool = True
    """Whether any event may reveal something (`Event.reveals`); if not, a search need not listen to
    events.
    """

    @abstractmethod
    def new(self, seats: int, options: Options) -> S:
        """The state before anything happened. No randomness: dealing is chance."""

    @abstractmethod
    def to_act(self, s: S) -> tuple[Seat, ...]:
        """Who acts now: nobody (the game is over), `(CHANCE,)`, one seat, or several at once."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> list[Action]:
        """All legal actions of an acting seat, in a stable order, never empty; for `CHANCE` every
        possible outcome. Depends only on what the seat knows.
        """

    @abstractmethod
    def outcomes(self, s: S) -> Sequence[tuple[Action, int]]:
        """What chance may do now, in the order of `legal`, each with its weight: a whole number
        from 1, in proportion to its odds. Called only while chance acts.
        """

    def draw(self, s: S, rng: Random) -> Action:
        """One of the outcomes by their odds, with at most one call of `rng.random()`: the first
        outcome whose weight, added to all before it, exceeds that share of the sum of all.

        Override it where a search draws often; it must draw the same.
        """
        outcomes = self.outcomes(s)
        ticket = rng.random() * sum(weight for _, weight in outcomes)
        at = 0
        while ticket >= outcomes[at][1]:
            ticket -= outcomes[at][1]
            at += 1
        return outcomes[at][0]

    @abstractmethod
    def apply(self, s: S, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        """Carry out a legal action in place. Deterministic. Not checked: see `Match.act`.

        `emit` is told what happened; None when nobody listens, as in a search.
        """

    @abstractmethod
    def returns(self, s: S) -> list[float]:
        """Utility per seat in [0, 1] of a game that is over."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None) -> V:
        """Only what that seat may know; None is a spectator."""

    @abstractmethod
    def imagine(self, v: V, rng: Random) -> S:
        """A whole state in which that view would look the same, drawn at random, likely states more
        often.

        For views of moments when a seat acts or the game is over.
        """

    def mask(self, s: S, seat: Seat, action: Action, observer: Seat | None) -> Action:
        """What an observer sees of an action taken in `s` (before it is applied)."""
        return action

    def actions(self, seats: int, options: Options) -> Sequence[Action] | None:
        """Every action a seat could ever take, each once, in a stable order; learners number
        actions by it. None: this game has no such list.
        """
        return None

    def ranks(self, s: S) -> list[int]:
        """The rank of each seat in a game that is over, 1 for the best; equals share a rank. If
        every seat has lost, nobody is first: all are second.
        """
        returns = self.returns(s)
        best = 1 if any(returns) else 2
        return [best + sum(other > mine for other in returns) for mine in returns]

    def party(self, v: V, seat: Seat) -> str | None:
        """The side that seat was on at the end of a game with sides, to test whether they are
        equally good; `v` is any view of the game when it is over. None: no side.
        """
        return None

    def refuse(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an acting seat may not do what it tried; called only with illegal actions."""
        return Refusal(say("error-illegal"))

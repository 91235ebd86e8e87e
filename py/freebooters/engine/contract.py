"""The contract between a game and everything that plays, shows or studies it.

A room (`freebooters/games/<id>`) implements `Rules`, and beside it a painter and advice; the match,
the bots, the browser and the researchers' adapters use nothing else. Rules are stateless: whatever a
replay needs lives in a state `S`, whatever a seat may know in a view `V`.

The ten promises that every game keeps are tests in `tests/contract`, run for every room.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from freebooters.engine.events import Emit
from freebooters.engine.messages import Message, say

__all__ = [
    "CHANCE",
    "MOST_CHOICES",
    "Action",
    "Advice",
    "Entry",
    "Game",
    "Info",
    "Line",
    "Option",
    "Options",
    "Quick",
    "Refusal",
    "Rules",
    "Seat",
    "State",
    "Traits",
]

Seat = int
"""0, 1, … clockwise, or `CHANCE`."""

CHANCE: Seat = -1
"""The seat that deals, draws and shuffles."""

MOST_CHOICES = 100
"""No seat, `CHANCE` included, has more legal actions at once: where it would, the decision is split."""

Action = tuple[str | int, ...]
"""Verb first, then what it is done to: `("play", "skull", 9)`."""

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
        """An independent copy. Written by hand: this is what a search does most."""

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
    """Whether an event may reveal something, see `Event.reveals`; else a search need not listen."""

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
    def draw(self, s: S, rng: Random) -> Action:
        """A chance outcome with the right odds. Asks for one `rng.random()` at most, and each outcome
        has one stretch of its values: so the odds themselves can be read off.
        """

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
        """A whole state in which that view would look the same, drawn by what is likely.

        For views of moments when a seat acts or the game is over.
        """

    def mask(self, s: S, seat: Seat, action: Action, observer: Seat | None) -> Action:
        """What an observer sees of an action taken in `s` (before it is applied)."""
        return action

    def actions(self, seats: int, options: Options) -> Sequence[Action] | None:
        """Every action a seat could ever take, each once, in a stable order: what learners number
        actions by. None: this game has no such list.
        """
        return None

    def ranks(self, s: S) -> list[int]:
        """Places of a game that is over, 1 for the best; equals share a place. If every seat has
        lost, nobody is first: all are second.
        """
        returns = self.returns(s)
        best = 1 if any(returns) else 2
        return [best + sum(other > mine for other in returns) for mine in returns]

    def party(self, v: V, seat: Seat) -> str | None:
        """Which side that seat was on at the end of a game that has sides, none of which should be
        better off; `v` is anybody's view of the game that is over.
        """
        return None

    def refuse(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an acting seat may not do what it tried; asked only about illegal actions."""
        return Refusal(say("error-illegal"))


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

        Where a search looks first, and all that a beginner goes by where no search finds more
        (`farther`): it is asked about some of the legal actions too. Weights of zero or more, not
        all zero; None leaves it to `prefer`. Depends only on what the seat knows.
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


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before the game. `default` None: the players must choose.

    Tournaments, the balance and benchmarks try every choice of an option that is `rated`; of one
    that is not, which has a default, only what they are told to.
    """

    name: str
    kind: Literal["choice", "flag", "whole"]
    choices: tuple[Any, ...]
    default: Any = None
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Traits:
    """Which kinds of uncertainty any variant of the game has."""

    hidden: bool
    chance: bool
    simultaneous: bool


@dataclass(frozen=True, slots=True)
class Quick:
    """A good game to start without choosing anything."""

    seats: int
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Info:
    """The facts of a game.

    `rules_version` grows when a saved log would play differently; from 2 on, the message
    `<id>-rules-<version>` says what it changed. `rules` are its rule ids.
    `longest` bounds the log of a game of uniformly random play, chance included.
    """

    id: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    traits: Traits
    rules: tuple[str, ...]
    longest: int
    quick: Quick
    designer: str
    published: str


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """A room's front door: `info` the facts, `rules` the contract, `paint` the pictures."""

    info: Info
    rules: Rules[S, V]
    paint: Any
    """A `freebooters.stage.Painter`; the engine does not know what a picture is."""
    advice: Advice[S] | None = None

"""The painter's contract: how a room turns what a seat may know into pictures and words.

Every method is pure and sees views only, so nothing hidden can reach a scene.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic, TypeVar

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, names_of, say
from freebooters.stage.arrangement import Arrangement
from freebooters.stage.choice import Choice
from freebooters.stage.fact import Fact
from freebooters.stage.frame import WIDE, Frame
from freebooters.stage.scene import Beat, Scene
from freebooters.stage.sheet import Sheet
from freebooters.stage.sound import Material

__all__ = ["Painter"]

V = TypeVar("V")


class Painter(ABC, Generic[V]):
    """A room's pictures and words. `id` is the game's id, the prefix of its message keys.

    `rounds` are the kinds of events with which a round or another part of the game begins: their
    lines are headings in the log. Without any, what one seat does in a row has one. `sounds` are
    heard with the lines of events of those kinds. `beats` are the kinds of events with which a beat
    may end: as it is seen, such an event has the view of that moment. `ways` are the kinds of events
    in which something moves that the event's seat has caused, whoever acted. `fixed` is how the ids
    begin of what leaves no trail: what lies elsewhere at times because the table is laid out anew
    there, and never because it has moved, or what other trails tell already.
    """

    id: str
    rounds: frozenset[str] = frozenset()
    sounds: Mapping[str, Material] = MappingProxyType({})
    beats: frozenset[str] = frozenset()
    ways: frozenset[str] = frozenset()
    fixed: tuple[str, ...] = ()

    @abstractmethod
    def scene(
        self, view: V, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> Scene:
        """The table as `view` knows it. `events` are those that led here from the previous scene,
        as the same observer saw them; they tell what moved from where (`Node.was`).

        `viewer` is the seat whose view this is, None for a spectator; the view itself need not
        tell, because where nothing is hidden all views are equal. Words may call only its things
        "yours", whoever acts.
        """

    def unfold(
        self, view: V, frame: Frame, events: Sequence[Seen] = (), viewer: Seat | None = None
    ) -> tuple[Beat[V], ...]:
        """The scenes that lead here from the previous scene, as beats; the last shows `view`, all
        events being told. More than one if so much happens at once that it has to be shown step by
        step. The views of those before the last are used to tell facts; nobody acts in them.
        """
        return (Beat(view, self.scene(view, frame, events, viewer), len(events)),)

    @abstractmethod
    def choice(self, view: V, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        """How `seat`, whose view this is, finds a legal action on the table painted for `frame`."""

    def arrangement(self, view: V, seat: Seat) -> Arrangement | None:
        """What `seat`, acting now and whose view this is, may lay out freely before it confirms;
        None if its choices are made one by one.
        """
        return None

    @abstractmethod
    def attempt(self, view: V, seat: Seat, picks: Sequence[str]) -> Action | None:
        """The action those picks try to name, legal or not; None if they name none."""

    @abstractmethod
    def facts(self, view: V, seat: Seat) -> tuple[Fact, ...]:
        """What stands beside a seat's name: at most three facts with a value and one mark."""

    @abstractmethod
    def held(self, view: V, seat: Seat) -> tuple[Fact, ...]:
        """What `seat`, whose view this is, holds or has laid and the others do not see, for whoever
        looks at all hands once the game is over: facts with a sprite, or only told. Empty while
        nothing of it is hidden.
        """

    @abstractmethod
    def goal(self, view: V, viewer: Seat | None) -> Message:
        """What wins and how far the viewer is from it, on one line. Once the game is over it is not
        asked for: the line says that it is over, and the result who won.
        """

    @abstractmethod
    def sheet(self, view: V) -> Sheet | None:
        """Where the points come from as things stand, as far as everybody may know it; None before
        there is anything to count, which once the game is over there is.
        """

    @abstractmethod
    def prompt(self, view: V, seat: Seat) -> Message:
        """What `seat`, acting now and whose view this is, is asked."""

    @abstractmethod
    def line(self, event: Seen) -> Message | None:
        """The log line of an event; None if the log leaves it out."""

    @abstractmethod
    def standing(self, view: V, seat: Seat) -> Message:
        """How a seat ended, for the list of results."""

    def meanwhile(self, view: V) -> Message | None:
        """What everybody reads while chance decides, or something is turned up, and the log has told
        nothing of it yet; None: nothing.
        """
        return None

    def waiting(self, view: V, seats: Sequence[Seat]) -> Message:
        """What the others read while these seats act, or this one. It names no other."""
        return say("table-prompt-wait", seats=names_of(seats))

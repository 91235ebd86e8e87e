"""The table: a match, who sits at it, and what everybody at it may know or do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from freebooters.app.chairs import FRIEND, Chair
from freebooters.app.guide import Guide
from freebooters.app.notes import Notes
from freebooters.app.rounds import Rounds
from freebooters.app.stamps import Stamps
from freebooters.engine.contract import Action, Seat
from freebooters.engine.errors import NotOver
from freebooters.engine.events import Event
from freebooters.engine.match import Match, Watch
from freebooters.engine.sealing import Opened, fresh_nonce, seal

__all__ = ["MISSED", "Happened", "Table"]

MISSED = 6
"""At most so many scenes show what a screen has missed; earlier ones are left out. The last change is
always shown whole.
"""


@dataclass(frozen=True, slots=True)
class Happened:
    """Something to be shown: the match as it stood then, and the events that led there; `earlier`
    ones before them are not shown.
    """

    match: Match
    events: Sequence[Event]
    earlier: Sequence[Event]

    @property
    def position(self) -> int:
        return len(self.match.log)


class Table:
    """A match and everything about it that is not in its log and the same for all screens."""

    def __init__(
        self,
        match: Match,
        chairs: tuple[Chair, ...],
        notes: Notes | None = None,
        learning: Guide | None = None,
        *,
        watched: bool = False,
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.notes = notes or Notes()
        self.learning = learning
        self.watched = watched
        """Whether it is only shown: nobody plays it, and it is not stored."""
        self.stamps = Stamps(match)
        self.rounds = Rounds(match)
        self.happened: list[Happened] = []
        """What has happened since the last rewind: the last change whole, and `MISSED` moments before
        it at most.
        """

    # Who sits there

    @property
    def here(self) -> list[Seat]:
        """The seats of the people at this screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.here]

    @property
    def people(self) -> list[Seat]:
        """The seats of all people, wherever they are."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    @property
    def has_friends(self) -> bool:
        return any(chair.who == FRIEND for chair in self.chairs)

    @property
    def is_by_post(self) -> bool:
        """Whether friends play by letters: it is that of the device that deals, or made of a letter."""
        return self.notes.letters is not None or not self.match.whole

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, at this screen, against bots alone."""
        return len(self.people) == 1 and not self.has_friends

    def is_open(self, seats: Iterable[Seat]) -> bool:
        """Whether those seats know no more than a spectator."""
        spectator = self.match.view(None)
        return all(self.match.view(seat) == spectator for seat in seats)

    # What is done

    def change(self, seat: Seat, actions: Sequence[Action], act: Callable[[Watch], None]) -> None:
        """Keeps what is to be shown of what `act` does with the match, a seat's actions first; of
        these only the last is shown.
        """
        match = self.match
        happened: list[Happened] = []
        earlier: list[Event] = []
        due = len(actions)

        def watch(position: int) -> None:
            nonlocal due
            if self.has_friends and match.whole:
                self.rounds.note()
            events = match.events[position - 1]
            due -= match.log[position - 1].seat == seat
            if due > 0:
                earlier.extend(events)
            elif events or earlier or not match.to_act or match.to_act[0] >= 0:
                happened.append(Happened(match.copy(), events, tuple(earlier)))
                earlier.clear()

        act(watch)
        self.happened = [*self.happened[-MISSED:], *happened]

    def retraced(self, position: int) -> list[Happened]:
        """What has happened last since that moment, at most `MISSED` entries of the log."""
        match = self.match
        told = [at for at in range(position, len(match.log)) if match.events[at]][-MISSED:]
        if not told:
            return []
        return [
            Happened(then.copy(), then.events[-1], ())
            for then in match.retrace(told[0])
            if len(then.log) - 1 in told
        ]

    def rewind(self, position: int) -> None:
        """Goes back to that moment."""
        self.match.rewind(position)
        self.happened = []

    # What several choose at the same time

    def unsealed(self, position: int) -> int | None:
        """Where the first round began of which something that was told sealed would be lost if the
        match went back to that position; None: nothing would.
        """
        found = None
        for start in sorted(self.notes.told, reverse=True):
            if position >= self._end(start):
                break
            found = start
        return found

    def _end(self, start: int) -> int:
        """The position after all that was sealed in that round; while it lasts, after all of the log."""
        if start == self.rounds.start:
            return len(self.match.log) + 1
        opened = self.notes.rounds.get(start, {})
        own = {seat: self._places(seat, start)[: each.count] for seat, each in opened.items()}
        return max([start, *(place for places in own.values() for place in places)]) + 1

    def _places(self, seat: Seat, start: int) -> list[int]:
        log = self.match.log
        return [at for at in range(start, len(log)) if log[at].seat == seat]

    def seals(
        self,
        theirs: Mapping[Seat, str],
        nonce: Callable[[int, Seat], str] = lambda start, seat: fresh_nonce(),
    ) -> dict[Seat, str]:
        """All seals of the present round, which are told to everybody now: of what each seat that is
        not a friend's has chosen, under a `nonce`, and of what friends have. What was told once stays.
        """
        match, start = self.match, self.rounds.start
        if start is None:
            return {}
        if start in self.notes.told:
            return self.notes.told[start]
        actors = {entry.seat for entry in match.log[start:]}
        own = [seat for seat in sorted(actors) if seat >= 0 and self.chairs[seat].who != FRIEND]
        opened = self.notes.rounds.setdefault(start, {})
        laid = {seat: self._chosen(seat, start) for seat in own}
        for seat, actions in laid.items():
            opened.setdefault(seat, Opened(len(actions), nonce(start, seat)))
        sealed = {
            seat: seal(start, seat, actions, opened[seat].nonce) for seat, actions in laid.items()
        }
        self.notes.told[start] = {**theirs, **sealed}
        return self.notes.told[start]

    def unopened(self, seat: Seat) -> int | None:
        """Where the round began in which a friend has still to choose and has opened nothing; None:
        there is none.
        """
        start = self.rounds.start_for(seat)
        return None if start is None or seat in self.notes.rounds.get(start, {}) else start

    def opens(self, seat: Seat) -> int | None:
        """The same once all seals of that round were told; None: nothing is opened yet."""
        start = self.unopened(seat)
        return start if start in self.notes.told else None

    def open_choice(self, seat: Seat, start: int, nonce: str) -> None:
        """Keeps how what a friend has just done in that round was sealed; of several choices the
        first.
        """
        opened = Opened(len(self._chosen(seat, start)), nonce)
        self.notes.rounds.setdefault(start, {}).setdefault(seat, opened)

    def _chosen(self, seat: Seat, start: int) -> list[Action]:
        return [entry.action for entry in self.match.log[start:] if entry.seat == seat]

    # What may be done beside the game's actions

    @property
    def earliest(self) -> int:
        """The position before which nothing is taken back: that of the beginning of a branch, whose
        seed has decided nothing there.
        """
        return 0 if self.notes.origin is None else self.notes.origin.position

    def row_start(self, seat: Seat) -> int | None:
        """The position before the actions that a seat has confirmed last; None: there are none that
        could be taken back.
        """
        last = self.match.last_decision(seat)
        start = None if last is None else self.notes.first(last)
        return None if start is None or start < self.earliest else start

    def back_position(self, seat: Seat) -> int | None:
        """The position before a seat's last actions, to which all may agree to go back; if they are in a
        round of which something was told sealed, its beginning, as one choice cannot be made anew
        without the others. None: there are none.
        """
        start = self.row_start(seat)
        sealed = None if start is None else self.unsealed(start)
        return start if start is None or sealed is None else min(start, sealed)

    def branch_position(self, position: int) -> int | None:
        """The position from which a new game may play on that somebody wants to begin at a past
        moment: that moment, or, between actions that were confirmed together, the one before them.
        None: not allowed. While the game goes on, only a person who plays against bots alone may
        branch, so that nobody learns what others hide.
        """
        past = 0 <= position < len(self.match.log) and self.learning is None
        free = self.match.over or self.is_alone or self.watched
        return self.notes.first(position) if past and free else None

    @property
    def insights(self) -> list[int]:
        """The positions before those moves of bots that may be explained now. Where nobody but bots
        plays, nothing is kept from anybody by what is said of a move that was made openly.
        """
        over, watched = self.match.over, not self.people
        return [
            each.position
            for each in self.notes.insights
            if over or each.is_open or (watched and each.is_seen)
        ]

    def finished(self) -> Match:
        """The match if it is over, so that nothing of it is hidden any more; raises `NotOver`."""
        if not self.match.over:
            raise NotOver
        return self.match

    def text(self, match: Match, notes: Notes, chairs: Sequence[Chair] = ()) -> str:
        """As a save: a match at this table, with its notes; with other `chairs`, if given."""
        seated = [chair.as_json() for chair in chairs or self.chairs]
        return match.save({"chairs": seated, **notes.as_json()})

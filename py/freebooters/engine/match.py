"""The match: a game being played. Its log is the truth; the state is only what the log leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from freebooters.engine import saves
from freebooters.engine.contract import CHANCE, Action, Entry, Options, Refusal, Seat, State
from freebooters.engine.errors import (
    BadOption,
    BadSave,
    BadSeats,
    BadSeed,
    BrokenLog,
    IllegalAction,
    NothingToUndo,
    NotToAct,
    StaleRevision,
)
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.options import checked_options, checked_seats, checked_seed
from freebooters.engine.seeds import fresh_seed, rng_at

__all__ = ["Match", "Watch"]

Watch = Callable[[int], None]
"""Called after every entry with the log's new length, while the match is at that moment."""


class Match:
    """A game being played: who acts, what they may do, and everything that happened.

    Chance settles by itself after every action. Undo, replay, save and load all work on the log.
    """

    whole = True
    """Whether all that has happened is known, so that one can go on from it, or back."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options | None = None,
        seed: str | None = None,
        *,
        watch: Watch | None = None,
    ) -> None:
        """Begins the match and lets chance deal. Raises `BadSeats`, `BadOption` or `BadSeed`."""
        self._begin(game, seats, options, seed)
        self._settle(watch)

    def _begin(
        self, game: Game[Any, Any], seats: int, options: Options | None, seed: str | None
    ) -> None:
        self.game = game
        self.seats = checked_seats(game.info, seats)
        self.options = checked_options(game.info, options or {})
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self.revision = 0
        self.rewinds = 0
        self.log: list[Entry] = []
        self.events: list[tuple[Event, ...]] = []
        self._state: State = game.rules.new(self.seats, self.options)
        self._views: dict[Seat | None, Any] = {}
        """What is known at this moment, as it was asked for; another moment has another one."""

    @classmethod
    def replay(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        seed: str,
        log: Sequence[Entry],
        *,
        settle: bool = True,
    ) -> Match:
        """The match that the log leads to; chance draws nothing that the log holds.

        `settle` False leaves a chance outcome undrawn if the log ends before one. Raises
        `BrokenLog` at the first entry that is not legal.
        """
        match = cls.__new__(cls)
        match._begin(game, seats, options, seed)
        for position, (seat, action) in enumerate(log):
            entry = match._spelled(seat, action) if seat in match.to_act else None
            if entry is None:
                raise BrokenLog(position)
            match._enter(entry)
        if settle:
            match._settle(None)
        return match

    @classmethod
    def restore(cls, game: Game[Any, Any], saved: saves.Saved) -> Match:
        """The match that a parsed save of that game holds. Raises `BadSave`, which says what is
        wrong with it.
        """
        saves.check_rules(game.info, saved.rules)
        try:
            match = cls.replay(game, saved.seats, saved.options, saved.seed, saved.log)
        except (BadSeats, BadOption, BadSeed, BrokenLog) as wrong:
            raise BadSave(wrong.message) from wrong
        match.rewinds = saved.rewinds
        return match

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that act now; empty when the game is over."""
        return self.game.rules.to_act(self._state)

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def returns(self) -> list[float] | None:
        """Utility per seat in [0, 1] once the game is over, before that None."""
        return self.game.rules.returns(self._state) if self.over else None

    @property
    def ranks(self) -> list[int] | None:
        """Rank per seat, 1 the best, once the game is over, before that None."""
        return self.game.rules.ranks(self._state) if self.over else None

    def legal(self, seat: Seat) -> list[Action]:
        """What that seat may do now; empty if it does not act."""
        if seat not in self.to_act:
            return []
        return self.game.rules.legal(self._state, seat)

    def decisions(self, seat: Seat) -> int:
        """How often that seat has acted so far."""
        return sum(entry.seat == seat for entry in self.log)

    def turns(self, seat: Seat) -> int:
        """How many turns that seat has had: actions with nobody else's in between are one turn."""
        acted = [entry.seat for entry in self.log if entry.seat != CHANCE]
        return sum(
            one == seat and before != seat
            for before, one in zip([None, *acted], acted, strict=False)
        )

    def view(self, seat: Seat | None) -> Any:
        """What that seat, or a spectator (None), may know now."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"no seat {seat} among {self.seats}")
        if seat not in self._views:
            self._views[seat] = self.game.rules.view(self._state, seat)
        return self._views[seat]

    def act(
        self,
        seat: Seat,
        action: Action,
        *,
        revision: int | None = None,
        watch: Watch | None = None,
    ) -> None:
        """Carries out an action, then whatever chance decides before a seat acts again.

        Raises `StaleRevision` (if a revision is given and is not this one), `NotToAct` or
        `IllegalAction`; then nothing has changed.
        """
        self.act_all(seat, (action,), revision=revision, watch=watch)

    def act_all(
        self,
        seat: Seat,
        actions: Sequence[Action],
        *,
        revision: int | None = None,
        watch: Watch | None = None,
    ) -> None:
        """Carries out actions of one seat in that order, each with what chance decides after it: all
        of them, as one change of the match, or none.

        Raises what `act` raises, for the first action that is refused; then nothing has changed,
        and what `watch` was told is void.
        """
        self.check_revision(revision)
        if seat == CHANCE:
            raise NotToAct(self.to_act)
        with self._whole():
            for action in actions:
                self._enter(self._checked(seat, action))
                if watch is not None:
                    watch(len(self.log))
                self._settle(watch)

    def enter_all(
        self,
        entries: Sequence[Entry],
        *,
        revision: int | None = None,
        watch: Watch | None = None,
    ) -> None:
        """Carries out entries in that order, as one change of the match, or none. Where chance acts
        it takes the entry that is its own, and draws if the next one is a seat's or there is none.

        Raises `StaleRevision`, or `BrokenLog` with the number of the first entry that is not legal;
        then nothing has changed, and what `watch` was told is void.
        """
        self.check_revision(revision)
        with self._whole():
            for number, (seat, action) in enumerate(entries):
                if seat != CHANCE:
                    self._settle(watch)
                entry = self._spelled(seat, action) if seat in self.to_act else None
                if entry is None:
                    raise BrokenLog(number)
                self._enter(entry)
                if watch is not None:
                    watch(len(self.log))
            self._settle(watch)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What is done within is one change of the match, or none if it raises anything."""
        logged, before = len(self.log), self._state.copy()
        try:
            yield
        except BaseException:
            del self.log[logged:], self.events[logged:]
            self._state, self._views = before, {}
            raise
        self.revision += 1

    def check_revision(self, revision: int | None) -> None:
        """Raises `StaleRevision` unless `revision` is the present one."""
        if revision is not None and revision != self.revision:
            raise StaleRevision

    def why_not(self, seat: Seat, action: Action) -> Refusal:
        """Why an acting seat may not do that. Call it only with actions that are not legal."""
        return self.game.rules.refuse(self._state, seat, action)

    def undo_position(self, seat: Seat, position: int | None = None) -> int | None:
        """The position `seat` may go back to as of right: before its last action, or `position`, if
        since then neither chance nor another seat has acted and nothing was revealed. None:
        nowhere.
        """
        start = max(0, len(self.log) - 1) if position is None else position
        if start == len(self.log) or any(entry.seat != seat for entry in self.log[start:]):
            return None
        told = any(event.reveals for events in self.events[start:] for event in events)
        return None if told else start

    def last_decision(self, seat: Seat, *, before: int | None = None) -> int | None:
        """The position of that seat's last action (before entry `before`, if given), None if none."""
        for position in range(len(self.log[:before]) - 1, -1, -1):
            if self.log[position].seat == seat:
                return position
        return None

    def rewind(self, position: int, *, revision: int | None = None) -> None:
        """Goes back to the moment before log entry `position`, which must be a seat's action.

        Seed and positions stay the same, so chance will decide the same again. Raises
        `NothingToUndo`, `StaleRevision`.
        """
        self.check_revision(revision)
        if not 0 <= position < len(self.log) or self.log[position].seat == CHANCE:
            raise NothingToUndo
        earlier = self.at(position)
        self.log, self.events, self._state = earlier.log, earlier.events, earlier._state
        self._views = {}
        self.revision += 1
        self.rewinds += 1

    def at(self, position: int) -> Match:
        """The match as it stood when its log had that many entries; this one stays as it is."""
        return Match.replay(
            self.game, self.seats, self.options, self.seed, self.log[:position], settle=False
        )

    def copy(self) -> Match:
        """This moment as a match of its own."""
        other = Match.__new__(Match)
        other.__dict__ = {**self.__dict__, "log": self.log[:], "events": self.events[:]}
        other._state = self._state.copy()
        return other

    def branch(self, position: int) -> Match:
        """A new match with this one's log up to there and another seed for what follows; this one
        stays as it is.

        What the log holds is never drawn again, so a new seed is all it takes.
        """
        log = self.log[:position]
        return Match.replay(self.game, self.seats, self.options, fresh_seed(), log)

    def retrace(self, position: int) -> Iterator[Match]:
        """The match as it stood after each entry from `position` on, one by one."""
        earlier = self.at(position)
        for entry in self.log[position:]:
            earlier._enter(entry)
            yield earlier

    def seen_log(self, observer: Seat | None) -> list[Entry]:
        """The log as that seat, or a spectator, saw it: hidden outcomes masked."""
        rules = self.game.rules
        state = rules.new(self.seats, self.options)
        seen = []
        for seat, action in self.log:
            seen.append(Entry(seat, rules.mask(state, seat, action, observer)))
            rules.apply(state, seat, action)
        return seen

    def is_seen(self, seat: Seat, action: Action) -> bool:
        """Whether a spectator sees the whole of an action, if that seat takes it now."""
        return self.game.rules.mask(self._state, seat, action, None) == action

    def save(self, table: dict[str, Any] | None = None) -> str:
        """The whole match as text, with the table's own data (names, colours) if given."""
        return saves.write(
            saves.Saved(
                game=self.game.info.id,
                rules=self.game.info.rules_version,
                seats=self.seats,
                options=self.options,
                seed=self.seed,
                rewinds=self.rewinds,
                table=table or {},
                log=tuple(self.log),
            )
        )

    def _checked(self, seat: Seat, action: Action) -> Entry:
        """The entry, if it may be made now. Raises `NotToAct`, `IllegalAction`."""
        acting = self.to_act
        if seat not in acting:
            raise NotToAct(acting)
        entry = self._spelled(seat, action)
        if entry is None:
            refusal = self.why_not(seat, action)
            raise IllegalAction(refusal.message, refusal.rule)
        return entry

    def _spelled(self, seat: Seat, action: Action) -> Entry | None:
        """The entry of an acting seat or chance with the words of the rules' own action: 9.0 equals
        9 and True equals 1 in Python, but in JSON they differ. None if it is not legal.
        """
        acting, legal = self.to_act, self.game.rules.legal(self._state, seat)
        if action not in legal:
            return None
        return Entry(acting[acting.index(seat)], legal[legal.index(action)])

    def _enter(self, entry: Entry) -> None:
        self._views = {}
        events = self.game.tell(self._state, entry.seat, entry.action)
        self.log.append(entry)
        self.events.append(events)

    def _settle(self, watch: Watch | None) -> None:
        rules = self.game.rules
        while self.to_act == (CHANCE,):
            action = rules.draw(self._state, rng_at(self.seed, len(self.log)))
            self._enter(Entry(CHANCE, action))
            if watch is not None:
                watch(len(self.log))

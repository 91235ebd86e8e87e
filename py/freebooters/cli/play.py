"""`freebooters play`: a game at the terminal between people at one keyboard and bots.

It prints what the page tells a screen reader: the painter's labels, choices and log lines.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from freebooters.cli.replay import standings
from freebooters.cli.seating import HUMAN
from freebooters.cli.words import Words
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import SeatName
from freebooters.stage import WIDE, Painter
from freebooters.trials.playing import answer

__all__ = ["Left", "Sitting"]

_CLEAR = "\033[2J\033[3J\033[H"


class Left(Exception):
    """A person has left; the match stays as it is."""


class Sitting:
    """One match, its people and bots, and how much of it everybody has read."""

    def __init__(self, match: Match, players: Sequence[str], words: Words, *, clear: bool) -> None:
        """`players` says per seat `human` or a level. `clear` says whether the screen is cleared
        before another person looks at it who must not see everything on it.
        """
        self._match = match
        self._players = players
        self._words = words
        self._clear = clear
        self._people = [seat for seat, who in enumerate(players) if who == HUMAN]
        self._paint: Painter[Any] = match.game.paint
        self._read: dict[Seat | None, int] = {}
        self._looking: Seat | None = self._people[0] if len(self._people) == 1 else None
        words.reader = self._looking

    def play(self) -> None:
        """Plays to the end, reading from standard input. Raises `Left`."""
        match = self._match
        while match.to_act:
            for seat in match.to_act:
                if self._players[seat] == HUMAN:
                    self._decide(seat)
                    break
                match.act(seat, answer(match, seat, self._players[seat]))
                self._tell_alone()
        self._tell(self._looking if len(self._people) == 1 else None)
        self._write(standings(match, self._words))

    def _decide(self, seat: Seat) -> None:
        """Asks until `seat` has acted or gone back."""
        match, paint, words = self._match, self._paint, self._words
        self._hand_over(seat)
        self._tell(self._looking)
        view = match.view(seat)
        legal = match.legal(seat)
        print()
        print(words.t("terminal-turn", seat=SeatName(seat), prompt=paint.prompt(view, seat)))
        numbers = [str(number) for number in range(1, len(legal) + 1)]
        for number, action in zip(numbers, legal, strict=True):
            print(f"{number:>4}  {self._choice(view, seat, action)}")
        while True:
            typed = self._ask(words.t("terminal-ask", count=len(legal)))
            if typed in numbers:
                match.act(seat, legal[numbers.index(typed)])
                return
            if typed == "u":
                if self._undo(seat):
                    return
            elif typed == "t":
                self._write(self._table(seat))
            elif typed == "q":
                raise Left
            else:
                print(words.t("terminal-help"))

    def _choice(self, view: Any, seat: Seat, action: Action) -> str:
        choice = self._paint.choice(view, seat, action)
        label = self._words.say(choice.label)
        return label if choice.gain is None else f"{label} ({self._words.say(choice.gain)})"

    def _undo(self, seat: Seat) -> bool:
        position = self._match.undo_position(seat)
        if position is None:
            print(self._words.t("error-undo"))
            return False
        self._match.rewind(position)
        self._read = {reader: min(read, position) for reader, read in self._read.items()}
        print(self._words.t("log-undo", seat=SeatName(seat)))
        return True

    def _hand_over(self, seat: Seat) -> None:
        """Hands the screen over to `seat`, if that seat may see what others may not."""
        if len(self._people) < 2:
            return
        hidden = self._match.view(seat) != self._match.view(None)
        if hidden and self._looking != seat:
            if self._clear:
                print(_CLEAR, end="")
            self._ask(self._words.t("terminal-curtain", seat=SeatName(seat)))
        self._looking = seat if hidden else None

    def _tell_alone(self) -> None:
        """Prints what just happened, if there is only one person or none."""
        if len(self._people) < 2:
            self._tell(self._looking)

    def _tell(self, reader: Seat | None) -> None:
        """Prints what has happened since `reader` last read, as it may know it."""
        events = self._match.events
        for happened in events[self._read.get(reader, 0) :]:
            for event in happened:
                line = self._paint.line(event.seen_by(reader))
                if line is not None:
                    print(self._words.say(line))
        self._read[reader] = len(events)

    def _table(self, seat: Seat) -> Iterator[str]:
        """Prints the table in words: everything on it that has a label, then the facts of the
        seats.
        """
        match, words = self._match, self._words
        view = match.view(seat)
        scene = self._paint.scene(view, WIDE, viewer=seat)
        yield words.say(scene.label)
        labels = (words.say(node.label) for node in scene.nodes if node.label is not None)
        for label, _ in groupby(labels):
            yield f"  {label}"
        for other in range(match.seats):
            facts = ", ".join(words.say(fact.message) for fact in self._paint.facts(view, other))
            yield words.t("terminal-turn", seat=SeatName(other), prompt=facts)

    def _ask(self, question: str) -> str:
        try:
            typed = input(f"{question} ")
        except EOFError as end:
            raise Left from end
        if not sys.stdin.isatty():  # input from a pipe is not echoed
            print(typed)
        return typed.strip().lower()

    def _write(self, lines: Iterator[str]) -> None:
        for line in lines:
            print(line)

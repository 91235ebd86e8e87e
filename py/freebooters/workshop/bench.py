"""The workbench: one game from texts on a desk of its own. JSON text in, JSON text out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from freebooters.app.chairs import COLOURS, HUMAN, Chair, chairs_from
from freebooters.app.desk import Desk
from freebooters.app.notes import Notes
from freebooters.app.protocol import BadCommand, parse
from freebooters.app.quick import quick_start
from freebooters.app.table import Table
from freebooters.app.thinking import Thinking
from freebooters.engine import deals, saves
from freebooters.engine.contract import CHANCE
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.stage import Frame, text_of
from freebooters.workshop.faults import Fault, fault_of
from freebooters.workshop.loops import limited
from freebooters.workshop.promising import Slice, promised
from freebooters.workshop.shelf import Shelf

__all__ = ["Bench"]

Json = dict[str, Any]

_PATIENCE = 2.0
"""Seconds for which a game's own text may run at a time."""
_LONG = 5.0
"""The same for a slice of what nobody waits for: a whole game is examined in one, on a slow phone too."""


class Bench:
    """Answers orders; one that fails changes nothing. `take` answers one, or begins what takes longer, and
    `go_on` goes on with that.
    """

    def __init__(self) -> None:
        self._shelf = Shelf()
        self._desk = Desk()
        self._thinking = Thinking()
        self._jobs: dict[int, Iterator[Json]] = {}
        """What goes on by slices, by the numbers of the orders: the first is next."""

    def take(self, number: int, text: str) -> str | None:
        """The answer to an order; None: it comes by `go_on`."""
        order = json.loads(text)
        try:
            with limited(_PATIENCE):
                answer: Json | None = _ORDERS[order.pop("do")](self, number, **order)
        except FreebootersError as refused:
            answer = refused.as_json()
        except BaseException as error:
            answer = self._failed(fault_of(error, self._shelf.texts))
        return None if answer is None else text_of(answer)

    def go_on(self) -> str | None:
        """One slice of what was begun: the order's number, whether it is done, and what there is to tell;
        None: there is nothing to do.
        """
        if not self._jobs:
            return None
        number = next(iter(self._jobs))
        job = self._jobs.pop(number)
        try:
            with limited(_LONG):
                told = next(job)
        except BaseException as error:
            told = {"done": True, **self._failed(fault_of(error, self._shelf.texts))}
        if not told["done"]:
            self._jobs[number] = job
        return text_of({"number": number, **told})

    def _failed(self, fault: Fault) -> Json:
        return {
            "ok": False,
            "error": fault.message.as_json(),
            "rule": None,
            "fault": fault.as_json(),
        }

    def _lay(
        self,
        _: int,
        name: str,
        texts: Mapping[str, str],
        seed: str,
        log: Sequence[Sequence[Any]] | None,
        frame: str,
        seats: list[Any] | None = None,
        setting: Mapping[str, Any] | None = None,
    ) -> Json:
        """`setting`: how a game was dealt, of which `log` tells all that happened, chance's part included."""
        done = _decisions(self._played() if log is None else log)
        try:
            with self._shelf.tried(name, texts) as game:
                chairs = _chairs(setting["seats"]) if setting else _seated(game, seats)
                options = setting["options"] if setting else game.info.usual_options
                match = Match(game, len(chairs), options, seed or None)
                kept = len(done) if setting else _again(match, done)
                people = {seat for seat, chair in enumerate(chairs) if chair.here}
                table = Table(match, chairs, Notes(seal=deals.seal_of(match), counts=False))
                text = table.text(match, table.notes)
                desk = Desk()
                command = {"do": "load", "text": text, "frame": frame}
                if setting:
                    command["text"] = _with_log(text, log or ())
                answer = desk.answer(*parse(json.dumps(command)))
        except BaseException as error:
            return {"ok": False, "fault": fault_of(error, texts).as_json()}
        self._desk = desk
        self._jobs.clear()
        theirs = [seat in people for seat, _ in done]
        counted = {"kept": sum(theirs[:kept]), "of": sum(theirs)}
        return {"ok": True, "table": answer, "log": _told_again(done[:kept]), **counted}

    def _ask(self, _: int, text: str) -> Json:
        """With a table goes what has been done at it."""
        answer = self._desk.answer(*parse(text))
        if "scenes" in answer:
            answer = {**answer, "done": _told_again(_decisions(self._played()))}
        return answer

    def _think(self, number: int, text: str) -> Json | None:
        answer = self._desk.answer(*parse(text))
        self._thinking.think(answer["think"])
        self._jobs[number] = self._thoughts(number, hidden=answer["think"]["purpose"] == "move")
        return None

    def _thoughts(self, number: int, *, hidden: bool) -> Iterator[Json]:
        while True:
            step = self._thinking.step(_SLICE)
            if step["done"] and hidden:
                self._desk.hear(number, step)
            shown = None if hidden else step
            yield {"done": step["done"], "ok": True, "progress": step["progress"], "step": shown}

    def _now(self, _: int) -> Json:
        self._thinking.now()
        return {"ok": True}

    def _drop(self, _: int, number: int) -> Json:
        """What was begun by that order is not wanted any more."""
        self._jobs.pop(number, None)
        return {"ok": True}

    def _promise(self, number: int, seconds: float) -> Json | None:
        if self._shelf.game is None:
            raise BadCommand("promise")
        self._jobs[number] = _told(promised(self._shelf.name, self._shelf.game, seconds))
        return None

    def _played(self) -> Sequence[Sequence[Any]]:
        text = self._desk.save()
        return () if text is None else [(seat, action) for seat, action in saves.read(text).log]


_SLICE = 25
"""Milliseconds of thinking before orders are read again."""

_ORDERS: Mapping[str, Callable[..., Json | None]] = {
    "ask": Bench._ask,
    "drop": Bench._drop,
    "lay": Bench._lay,
    "now": Bench._now,
    "promise": Bench._promise,
    "think": Bench._think,
}


def _seated(game: Game[Any, Any], seats: list[Any] | None) -> tuple[Chair, ...]:
    """As many chairs as the rules allow."""
    wanted = chairs_from(seats or ())
    if len(wanted) in game.info.seats:
        return wanted
    return chairs_from(quick_start(game.info, Frame.parse("wide:620"), "")["seats"])


def _chairs(seats: int) -> tuple[Chair, ...]:
    """A person and bots."""
    return tuple(
        Chair("", colour, "deckhand" if seat else HUMAN)
        for seat, colour in enumerate(COLOURS[:seats])
    )


def _with_log(text: str, log: Sequence[Sequence[Any]]) -> str:
    """A save in which that has happened."""
    return json.dumps({**json.loads(text), "log": [[seat, *action] for seat, action in log]})


def _decisions(log: Sequence[Sequence[Any]]) -> list[tuple[int, tuple[Any, ...]]]:
    return [(seat, tuple(action)) for seat, action in log if seat != CHANCE]


def _told_again(decisions: Sequence[tuple[int, tuple[Any, ...]]]) -> list[list[Any]]:
    return [[seat, list(action)] for seat, action in decisions]


def _again(match: Match, decisions: Sequence[tuple[int, tuple[Any, ...]]]) -> int:
    """Makes the same moves as long as the rules allow them; how many."""
    for kept, (seat, action) in enumerate(decisions):
        if action not in match.legal(seat):
            return kept
        match.act(seat, action)
    return len(decisions)


def _told(slices: Iterator[Slice]) -> Iterator[Json]:
    for found, games, done, setting in slices:
        yield {
            "done": done,
            "ok": True,
            "games": games,
            "found": [
                {
                    "promise": each.promise,
                    "message": each.message.as_json(),
                    "log": [[seat, list(action)] for seat, action in each.log or ()],
                    "setting": {"seats": setting.seats, "options": setting.options},
                }
                for each in found
            ],
        }

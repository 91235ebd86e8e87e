"""The workbench: one game from texts on a desk of its own. JSON text in, JSON text out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from freebooters.app.chairs import COLOURS, HUMAN, Chair
from freebooters.app.desk import Desk
from freebooters.app.notes import Notes
from freebooters.app.protocol import BadCommand, parse
from freebooters.app.table import Table
from freebooters.app.thinking import Thinking
from freebooters.engine import deals, saves
from freebooters.engine.contract import CHANCE, Entry
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from freebooters.stage import text_of
from freebooters.workshop.faults import fault_of
from freebooters.workshop.loops import limited
from freebooters.workshop.promising import promised
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
        self._jobs: dict[str, tuple[int, Iterator[Json]]] = {}
        """What goes on by slices, with the numbers of the orders: of each kind the last, and the first is next."""

    def take(self, number: int, text: str) -> str | None:
        """The answer to an order; None: it comes by `go_on`."""
        order = json.loads(text)
        try:
            with limited(_PATIENCE):
                answer: Json | None = _ORDERS[order.pop("do")](self, number, **order)
        except FreebootersError as refused:
            answer = refused.as_json()
        except BaseException as error:
            answer = self._failed(error)
        return None if answer is None else text_of(answer)

    def go_on(self) -> str | None:
        """One slice of what was begun: the order's number, whether it is done, and what there is to tell;
        None: there is nothing to do.
        """
        if not self._jobs:
            return None
        kind = next(iter(self._jobs))
        number, job = self._jobs.pop(kind)
        try:
            with limited(_LONG):
                told = next(job)
        except BaseException as error:
            told = {"done": True, **self._failed(error)}
        if not told["done"]:
            self._jobs[kind] = number, job
        return text_of({"number": number, **told})

    def _failed(self, error: BaseException) -> Json:
        fault = fault_of(error, self._shelf.texts)
        return {"ok": False, "error": fault["message"], "rule": None, "fault": fault}

    def _lay(
        self,
        _: int,
        name: str,
        texts: Mapping[str, str],
        seed: str,
        log: Sequence[Sequence[Any]] | None,
        frame: str,
        setting: Mapping[str, Any] | None = None,
    ) -> Json:
        """`setting`: how a game was dealt, of which `log` tells all that happened, chance's part included."""
        entries = self._played() if log is None else [Entry(at, tuple(act)) for at, act in log]
        done = _decisions(entries)
        try:
            with self._shelf.tried(name, texts) as game:
                if setting:
                    match, kept = Match.replay(game, **setting, seed=seed, log=entries), len(done)
                else:
                    seats, options = game.info.quick.seats, game.info.usual_options
                    match = Match(game, seats, options, seed or None)
                    kept = _again(match, done)
                table = Table(
                    match, _chairs(match.seats), Notes(seal=deals.seal_of(match), counts=False)
                )
                desk = Desk()
                text = table.text(match, table.notes)
                answer = desk.answer("load", {"text": text, "frame": frame})
        except BaseException as error:
            return {"ok": False, "fault": fault_of(error, texts)}
        self._desk = desk
        self._jobs.clear()
        theirs = [entry.seat == _PERSON for entry in done]
        counted = {"kept": sum(theirs[:kept]), "of": sum(theirs)}
        return {"ok": True, "table": answer, "log": done[:kept], **counted}

    def _ask(self, _: int, text: str) -> Json:
        """With a table goes what has been done at it."""
        answer = self._desk.answer(*parse(text))
        if "scenes" in answer:
            answer = {**answer, "done": _decisions(self._played())}
        return answer

    def _think(self, number: int, text: str) -> Json | None:
        answer = self._desk.answer(*parse(text))
        self._thinking.think(answer["think"])
        hidden = answer["think"]["purpose"] == "move"
        self._jobs["think"] = number, self._thoughts(number, hidden=hidden)
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

    def _promise(self, number: int, seconds: float) -> Json | None:
        if self._shelf.game is None:
            raise BadCommand("promise")
        self._jobs["promise"] = number, promised(self._shelf.name, self._shelf.game, seconds)
        return None

    def _played(self) -> Sequence[Entry]:
        text = self._desk.save()
        return () if text is None else saves.read(text).log


_PERSON = 0
"""Where the person sits; bots sit everywhere else."""
_SLICE = 25
"""Milliseconds of thinking before orders are read again."""

_ORDERS: Mapping[str, Callable[..., Json | None]] = {
    "ask": Bench._ask,
    "lay": Bench._lay,
    "now": Bench._now,
    "promise": Bench._promise,
    "think": Bench._think,
}


def _chairs(seats: int) -> tuple[Chair, ...]:
    return tuple(
        Chair("", colour, HUMAN if seat == _PERSON else "deckhand")
        for seat, colour in enumerate(COLOURS[:seats])
    )


def _decisions(log: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in log if entry.seat != CHANCE]


def _again(match: Match, decisions: Sequence[Entry]) -> int:
    """Makes the same moves as long as the rules allow them; how many."""
    for kept, (seat, action) in enumerate(decisions):
        if action not in match.legal(seat):
            return kept
        match.act(seat, action)
    return len(decisions)

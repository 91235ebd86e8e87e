"""The workbench: one game from a text on a desk of its own. JSON text in, JSON text out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from freebooters.app.chairs import chairs_of_one
from freebooters.app.desk import Desk
from freebooters.app.notes import Notes
from freebooters.app.protocol import parse
from freebooters.app.table import Table
from freebooters.app.thinking import Thinking
from freebooters.engine import deals, saves
from freebooters.engine.contract import CHANCE, Entry
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from freebooters.kit.plain import PlainPainter
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
"""The same where a whole game is examined, on a slow phone too."""


class Bench:
    """Answers orders; one that fails changes nothing. What takes long is ordered piece by piece, so that
    others may come in between.
    """

    def __init__(self) -> None:
        self._shelf = Shelf()
        self._desk = Desk()
        self._thinking = Thinking()
        self._is_hidden = False
        """Whether the page may not see what is thought about."""
        self._promised: Iterator[Json] = iter(())
        self._laid: tuple[Sequence[Entry], Sequence[Entry]] = (), ()
        """The log after the last laying, and the moves that its rules did not allow."""

    def take(self, text: str) -> str:
        """The answer to an order."""
        order = json.loads(text)
        name = order.pop("do")
        try:
            with limited(_LONG if name == "promise" else _PATIENCE):
                answer = _ORDERS[name](self, **order)
        except BaseException as error:
            shelf = self._shelf
            fault = fault_of(error, order.get("name", shelf.name), order.get("rules", shelf.text))
            answer = {"ok": False, "error": fault["message"], "rule": None, "fault": fault}
        return text_of(answer)

    def _lay(
        self,
        name: str,
        rules: str,
        words: Sequence[str],
        seed: str,
        log: Sequence[Sequence[Any]] | None,
        frame: str,
        setting: Mapping[str, Any] | None = None,
    ) -> Json:
        """`words`: the keys for which the page has some of the game's own. `setting`: how a game was dealt, of
        which `log` tells all that happened, chance's part included.
        """
        played, (laid, barred) = self._played(), self._laid
        # A number that is half typed may bar moves that the whole one allows.
        lasting = [*played, *barred] if played == laid else played
        entries = lasting if log is None else [Entry(at, tuple(act)) for at, act in log]
        done = _decisions(entries)
        with self._shelf.tried(name, rules) as game:
            if isinstance(game.paint, PlainPainter):
                game.paint.lacks_all_but(words)
            if setting:
                match, kept = Match.replay(game, **setting, seed=seed, log=entries), len(done)
            else:
                match = Match(game, game.info.quick.seats, game.info.usual_options, seed or None)
                kept = _again(match, done)
            notes = Notes(seal=deals.seal_of(match), counts=False)
            table = Table(match, chairs_of_one(match.seats), notes)
            desk = Desk()
            answer = desk.answer("load", {"text": table.text(match, notes), "frame": frame})
        self._desk, self._laid = desk, (tuple(match.log), done[kept:])
        self._promised = promised(name, game)
        theirs = [entry.seat == _PERSON for entry in done]
        return {**answer, "done": done[:kept], "kept": sum(theirs[:kept]), "of": sum(theirs)}

    def _ask(self, text: str) -> Json:
        """With a table goes what has been done at it."""
        try:
            answer = self._desk.answer(*parse(text))
        except FreebootersError as refused:
            return refused.as_json()
        if "scenes" in answer:
            answer = {**answer, "done": _decisions(self._played())}
        return answer

    def _think(self, text: str) -> Json:
        """Begins with what that command asks."""
        answer = self._ask(text)
        if not answer["ok"]:
            return answer
        self._thinking.think(answer["think"])
        self._is_hidden = answer["think"]["purpose"] == "move"
        return self._step()

    def _step(self, *, hurried: bool = False) -> Json:
        """Thinks on for a while; `hurried`: for the last time, if it may end early."""
        if hurried:
            self._thinking.now()
        step = self._thinking.step(_SLICE)
        if self._is_hidden and step["done"]:
            self._desk.hear(_THOUGHT, step)
        told = {"done": step["done"], "progress": step["progress"]}
        return {"ok": True, **told, "step": None if self._is_hidden else step}

    def _promise(self) -> Json:
        """Examines one more game."""
        return next(self._promised)

    def _played(self) -> Sequence[Entry]:
        text = self._desk.save()
        return () if text is None else saves.read(text).log


_PERSON = 0
"""Where the person sits; bots sit everywhere else."""
_SLICE = 25
"""Milliseconds of thinking at a time."""
_THOUGHT = 0
"""The number under which a bot's thought is kept: there is one at a time."""

_ORDERS: Mapping[str, Callable[..., Json]] = {
    "ask": Bench._ask,
    "lay": Bench._lay,
    "promise": Bench._promise,
    "step": Bench._step,
    "think": Bench._think,
}


def _decisions(log: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in log if entry.seat != CHANCE]


def _again(match: Match, decisions: Sequence[Entry]) -> int:
    """Makes the same moves as long as the rules allow them; how many."""
    for kept, (seat, action) in enumerate(decisions):
        if action not in match.legal(seat):
            return kept
        match.act(seat, action)
    return len(decisions)

"""What a bot's worker does: it thinks about one question at a time, in slices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any

from freebooters.app.insights import prospect_json, worded
from freebooters.app.luck import Luck
from freebooters.app.rerun import Rerun, question_from
from freebooters.bots.assessor import Assessor
from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.levels import LEVELS
from freebooters.bots.searcher import Searcher
from freebooters.bots.sequence import Step, lay
from freebooters.engine.contract import Action
from freebooters.engine.seeds import rng_at

__all__ = ["ADVISERS", "TIME_LIMIT", "Thinking"]

Json = dict[str, Any]

ADVISERS: Mapping[str, Bot] = {
    "hint": Searcher(3000),
    "assess": Assessor(Searcher(1500)),
    "compare": Evaluator(320),
    "judge": Evaluator(160),
    "weigh": Evaluator(640),
}
"""The bots for questions other than a bot's own move, by the question's purpose. A hint may take
about a second and a half in the browser, a first look at a person's decision half of that, a look at
one action a third of a second, since somebody may wait for two of them; an analysis asks for
hundreds of judgements, and looks again, longer, at a few of them.
"""

_SHOWN = 3
"""How many of the actions it compared a bot reports, besides the one it takes."""

_GAMES: Mapping[str, Callable[[Json], Rerun | Luck]] = {"rerun": Rerun, "luck": Luck}
"""What is made of a whole game and not of one question, by its purpose."""

TIME_LIMIT = 3.0
"""Seconds after which thinking about a move ends, on any machine. Budgets are counted in iterations
and take less time on a laptop; the limit is for slower machines.
"""

_WHOLE = frozenset(("assess", "weigh"))
"""Purposes of which all is told that was compared."""


class Thinking:
    """Holds the question being thought about and the best thought so far."""

    def __init__(self, time_limit: float = TIME_LIMIT) -> None:
        self._time_limit = time_limit
        self._left = time_limit
        self._hurried = False
        self._bot: Bot = LEVELS["deckhand"]
        self._question: Question | None = None
        self._seed = ""
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None
        self._row: list[Step] | None = None
        self._moment: Any = None
        self._words: dict[Action, Json] = {}
        self._taken: Action | None = None
        self._shown = _SHOWN
        self._game: Rerun | Luck | None = None

    def think(self, data: Json, part: int = 0) -> None:
        """Begins with a question as `compose.question` makes it, with a deal to be played again
        (`compose.rerun_question`) or a game to be split (`luck.question`); an unfinished one is
        dropped.

        If several searches work on it, each has a different `part` and so a different seed.
        """
        self._latest, self._row = None, None
        begin = _GAMES.get(data["purpose"])
        self._game = None if begin is None else begin(data)
        if self._game is not None:
            return
        self._seed = f"{data['seed']}/{part}" if part else data["seed"]
        question = question_from(data, self._seed)
        self._bot = bot = ADVISERS.get(data["purpose"]) or LEVELS[data["level"]]
        self._question = question
        self._hurried = False
        self._left = self._time_limit if data["purpose"] == "move" else inf
        row = data["row"]
        self._thoughts = bot.think(question) if row == 1 else self._laid(bot, question, row)
        self._moment = question.game.rules.imagine(question.view, rng_at(data["seed"], 1))
        self._words = {}
        self._taken = None if data["taken"] is None else tuple(data["taken"])
        self._shown = len(question.choices) if data["purpose"] in _WHOLE else _SHOWN

    def step(self, milliseconds: float) -> Json:
        """Thinks for about that long. Returns whether it is done, its progress, the best action so
        far, and what that was compared with, or the row that begins with it.
        """
        if self._game is not None:
            return self._game.step(milliseconds)
        began, spent, done = perf_counter(), 0.0, False
        while not done and spent * 1000 <= milliseconds:
            thought = next(self._thoughts, None)
            self._latest = thought or self._latest
            spent = perf_counter() - began
            done = thought is None or self._hurried or spent >= self._left
        self._left -= spent
        return self._said(done=done)

    def now(self) -> None:
        """Makes the next step the last."""
        self._hurried = True

    def found(self) -> Json:
        """What another search needs to know of this one, to `agree` with it."""
        latest = self._latest or Thought(0, ())
        return {
            "progress": latest.progress,
            "action": list(latest.action),
            "prospects": [[list(action), *rest] for action, *rest in latest.prospects],
        }

    def agree(self, found: Sequence[Json]) -> Json:
        """Combines the latest thought with what other searches have found about the same question;
        returns what `step` would.
        """
        if self._question is not None and self._latest is not None:
            question = replace(self._question, rng=rng_at(self._seed, 2))
            thoughts = [self._latest, *map(_thought, found)]
            self._latest = self._bot.agree(question, thoughts)
        return self._said(done=True)

    def _said(self, *, done: bool) -> Json:
        latest = self._latest
        return {
            "done": done,
            "progress": latest.progress if latest else 0,
            "action": list(latest.action) if latest else None,
            "worth": latest.worth if latest else None,
            "prospects": self._compared(latest) if latest and self._row is None else [],
            "row": None if self._row is None else [self._stepped(step) for step in self._row],
        }

    def _laid(self, bot: Bot, question: Question, count: int) -> Iterator[Thought]:
        """Thinks out a row of actions."""
        for self._row in lay(bot, question, count):
            first = self._row[0].prospect.action if self._row else question.choices[0]
            yield Thought(len(self._row) / count, first)

    def _compared(self, thought: Thought) -> list[Json]:
        """The best prospects, and those of the action that it takes, and of one that was taken, if
        they are not among them.
        """
        told = [*thought.prospects[: self._shown]]
        also = (thought.action, self._taken)
        told += [each for each in thought.prospects[self._shown :] if each.action in also]
        found = []
        for prospect in told:
            if prospect.action not in self._words:
                self._words[prospect.action] = self._worded(self._moment, prospect.action)
            found.append(prospect_json(prospect, self._words[prospect.action]))
        return found

    def _stepped(self, step: Step) -> Json:
        return prospect_json(step.prospect, self._worded(step.state, step.prospect.action))

    def _worded(self, state: Any, action: Action) -> Json:
        question = self._question
        assert question is not None
        return worded(question.game, state, question.seat, action)


def _thought(found: Json) -> Thought:
    return Thought(
        found["progress"],
        tuple(found["action"]),
        tuple(Prospect(tuple(action), worth, share) for action, worth, share in found["prospects"]),
    )

"""What a bot's worker does: it thinks about one question at a time, in slices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from time import perf_counter
from typing import Any

from freebooters.app.advisers import ADVISERS, SHOWN, Wording, told
from freebooters.app.analysis.analysis import Analysis
from freebooters.app.analysis.warning import Assessment
from freebooters.app.contest.recheck import Known, Recheck
from freebooters.app.rerun import Rerun, question_from
from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.levels import LEVELS
from freebooters.bots.sequence import Step, lay
from freebooters.engine.contract import Action
from freebooters.engine.seeds import rng_at

__all__ = ["TIME_LIMIT", "Thinking"]

Json = dict[str, Any]

TIME_LIMIT = 3.0
"""Seconds after which thinking about a move ends, on any machine. Budgets are counted in iterations
and take less time on a laptop; the limit is for slower machines.
"""


class Thinking:
    """Holds the question being thought about and the best thought so far."""

    def __init__(self, time_limit: float = TIME_LIMIT) -> None:
        self._time_limit = time_limit
        self._left = time_limit
        self._hurried = False
        self._fixed = False
        """Whether it must come to the same everywhere."""
        self._bot: Bot = LEVELS["deckhand"]
        self._question: Question | None = None
        self._seed = ""
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None
        self._row: list[Step] | None = None
        self._wording: Wording | None = None
        self._taken: Action | None = None
        self._shown = SHOWN
        self._game: Rerun | Recheck | Analysis | Assessment | None = None
        self._analysis: Analysis | None = None
        self._assessment: Assessment | None = None
        """The last ones, which go on if they are asked for again."""
        self._contest: tuple[str, str] | None = None
        self._known: Known = {}
        """What the bots of the contest that was rechecked last have answered."""

    def think(self, data: Json, part: int = 0) -> None:
        """Begins with a question as `compose.question` makes it, with a deal to be played again
        (`compose.rerun_question`), a result to be rechecked (`recheck_question`), a game to be analysed (`analysis.question`) or a decision to be
        assessed (`compose.assessment`); an unfinished one is dropped, but the last analysis and the
        last assessment go on if they are asked for again.

        If several searches work on it, each has a different `part` and so a different seed.
        """
        self._latest, self._row = None, None
        self._game = self._whole(data)
        if self._game is not None:
            return
        self._seed = f"{data['seed']}/{part}" if part else data["seed"]
        question = question_from(data, self._seed)
        self._bot = bot = ADVISERS.get(data["purpose"]) or LEVELS[data["level"]]
        self._question = question
        self._hurried = False
        is_move = data["purpose"] == "move"
        self._fixed = is_move and not data["limited"]
        self._left = self._time_limit if is_move and not self._fixed else inf
        row = data["row"]
        self._thoughts = bot.think(question) if row == 1 else self._laid(bot, question, row)
        self._wording = Wording(question, data["seed"])
        self._taken = None if data["taken"] is None else tuple(data["taken"])
        self._shown = len(question.choices) if data["purpose"] == "weigh" else SHOWN

    def _whole(self, data: Json) -> Rerun | Recheck | Analysis | Assessment | None:
        """What is asked for in more than one question; None: it is one question."""
        match data["purpose"]:
            case "rerun":
                return Rerun(data)
            case "recheck":
                contest = (data["code"], data["word"])
                if self._contest != contest:
                    self._contest, self._known = contest, {}
                return Recheck(data, self._known)
            case "analysis":
                if self._analysis is None or self._analysis.data != data:
                    self._analysis = Analysis(data)
                self._analysis.again()
                return self._analysis
            case "assess":
                if self._assessment is None or not self._assessment.goes_on(data):
                    self._assessment = Assessment(data)
                return self._assessment
        return None

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
        """Makes the next step the last, but where a bot must do the same everywhere."""
        self._hurried = not self._fixed

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
        wording = self._wording
        assert wording is not None
        return [wording.told(each) for each in told(thought, self._shown, self._taken)]

    def _stepped(self, step: Step) -> Json:
        wording = self._wording
        assert wording is not None
        return wording.told_at(step.state, step.prospect)


def _thought(found: Json) -> Thought:
    return Thought(
        found["progress"],
        tuple(found["action"]),
        tuple(Prospect(tuple(action), worth, share) for action, worth, share in found["prospects"]),
    )

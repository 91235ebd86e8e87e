"""A whole game analysed, slice by slice: chances, luck and play, turning points, costly decisions."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from time import perf_counter
from typing import Any, TypeVar

from freebooters import catalog
from freebooters.app import compose
from freebooters.app.advisers import ADVISERS, SHOWN, Wording, told
from freebooters.app.analysis.decisions import coarse_first, decisions
from freebooters.app.analysis.judgement import Judged, Judgement
from freebooters.app.analysis.luck import Share, share_json, shares
from freebooters.app.analysis.mistakes import Mistake, costliest, verdict
from freebooters.app.analysis.summary import summaries
from freebooters.app.analysis.turning import Turn, course, turning_points
from freebooters.app.rerun import question_from
from freebooters.bots.bot import Thought
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import Message

__all__ = ["Analysis", "question"]

Json = dict[str, Any]
T = TypeVar("T")

_ALMOST = 0.99
"""How far the worker says it is while it looks closer at what it has found."""


def question(match: Match, learners: Iterable[Seat]) -> Json:
    """What a bot's worker is asked about a match in which nothing is hidden any more; `learners`:
    those whose costliest decisions are looked for.
    """
    return {
        "purpose": "analysis",
        "game": match.game.info.id,
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "log": [[seat, list(action)] for seat, action in match.log],
        "learners": [*learners],
    }


class Analysis:
    """What has been found of a game so far. Of one that goes on, the chances end with the last
    decision, and luck and play with the chances of now.
    """

    def __init__(self, data: Json) -> None:
        """`data` as `question` makes it."""
        self.data = data
        log = [Entry(seat, tuple(action)) for seat, action in data["log"]]
        game, seed = catalog.game(data["game"]), data["seed"]
        self.match = Match.replay(game, data["seats"], data["options"], seed, log, settle=False)
        self.moments = decisions(self.match)
        self.known: dict[int, Judgement] = {}
        """What was found at the decisions, by position."""
        self.judged: list[Judged] = []
        """The chances at the decisions, in the order in which they were judged."""
        self.shares: Sequence[Share] = ()
        self.turns: Sequence[Turn] = ()
        self.mistakes: Sequence[Mistake] = ()
        self.summaries: Sequence[Message | None] = ()
        """What decided the game for each seat, as far as it is known by now; empty before."""
        self._weighed = 0
        self._told: dict[str, int] = {}
        self._wordings: dict[tuple[int, int], Wording] = {}
        self._slices = self._work()

    def again(self) -> None:
        """Whoever asks has heard nothing of it yet: the next step tells all that is known."""
        self._told.clear()

    def step(self, milliseconds: float) -> Json:
        """Works for about that long: whether all is known, how far it is, how far the split into luck
        and play is, and what is new since the last step; once all is known, all of it.
        """
        began, spent, done = perf_counter(), 0.0, False
        while not done and spent * 1000 <= milliseconds:
            done = next(self._slices, self) is self
            spent = perf_counter() - began
        if done:
            self.again()
        return {
            "done": done,
            "progress": 1.0 if done else self.progress,
            "split": self._weighed / max(1, len(self.match.log)),
            "judged": [self._judged(each) for each in self._new("judged", self.judged)],
            "shares": [share_json(share) for share in self._new("shares", self.shares)],
            "turning": [self._turn(turn) for turn in self._new("turning", self.turns)],
            "mistakes": [self._mistake(each) for each in self._new("mistakes", self.mistakes)],
            "summaries": [
                None if each is None else each.as_json()
                for each in self._new("summaries", self.summaries)
            ],
        }

    def _new(self, name: str, found: Sequence[T]) -> Sequence[T]:
        """What nobody has heard of yet."""
        since = self._told.get(name, 0)
        self._told[name] = len(found)
        return found[since:]

    @property
    def progress(self) -> float:
        """How far it is, from 0 to 1."""
        whole = len(self.match.log) + len(self.moments)
        return min(_ALMOST, (self._weighed + len(self.judged)) / max(1, whole))

    @property
    def courses(self) -> list[list[Judged]]:
        """Per seat its chances in the order of the game."""
        match = self.match
        returns = match.returns if match.over else None
        return [course(self.judged, seat, len(match.log), returns) for seat in range(match.seats)]

    def spoken(self, position: int, action: Action) -> tuple[Message, Message | None]:
        """What a button would have said of an action at a decision, and what spoke for it."""
        return self._wordings[position, 0].spoken(action)

    def _work(self) -> Generator[None, None, None]:
        split: Sequence[Share] = ()
        for weighed, found in shares(self.match):
            self._weighed, split = weighed, found
            yield
        self.shares = split
        self._sum_up()
        for moment in coarse_first(self.moments):
            judgement = yield from self._judge(moment.position, moment.seat, 0)
            self.known[moment.position] = judgement
            self.judged.append(Judged(moment.position, moment.seat, judgement.worth))
        self.turns = yield from turning_points(self.courses, self.moments, self.known, self._judge)
        self._sum_up(self.courses)
        self.mistakes = yield from costliest(
            self.moments, self.known, self.data["learners"], self._judge
        )
        self._sum_up(self.courses)

    def _sum_up(self, courses: Sequence[Sequence[Judged]] = ()) -> None:
        """Renews the summaries by all that is known; of a game that goes on there are none."""
        returns = self.match.returns
        if returns is None:
            return
        self.summaries = summaries(
            returns, self.shares, self.turns, self.mistakes, courses, self._label
        )
        self._told["summaries"] = 0

    def _label(self, mistake: Mistake) -> Message:
        return self._wordings[mistake.position, 1].spoken(mistake.taken.action)[0]

    def _judge(self, position: int, seat: Seat, look: int) -> Generator[None, None, Judgement]:
        entry = self.match.log[position]
        taken = entry.action if entry.seat == seat else None
        data = compose.judgement(self.match.at(position), seat, taken, look)
        asked = question_from(data, data["seed"])
        latest: Thought | None = None
        for thought in ADVISERS[data["purpose"]].think(asked):
            latest = thought
            yield
        if latest is None:
            return Judgement(0.0)
        self._wordings.setdefault((position, look), Wording(asked, data["seed"]))
        count = len(asked.choices) if look else SHOWN
        return Judgement(latest.worth or 0.0, told(latest, count, taken))

    def _judged(self, judged: Judged) -> Json:
        wording = self._wordings[judged.position, 0]
        return {
            "position": judged.position,
            "seat": judged.seat,
            "worth": judged.worth,
            "prospects": [wording.told(each) for each in self.known[judged.position].prospects],
        }

    def _turn(self, turn: Turn) -> Json:
        swing, (start, end) = turn.swing, turn.stretch
        return {
            "seat": swing.seat,
            "before": swing.before,
            "after": swing.after,
            "from": start,
            "to": end,
            "better": turn.better and self._wordings[start, 0].told(turn.better),
        }

    def _mistake(self, mistake: Mistake) -> Json:
        wording = self._wordings[mistake.position, 1]
        return {
            "position": mistake.position,
            "seat": mistake.seat,
            "taken": wording.told(mistake.taken),
            "best": wording.told(mistake.best),
            "cost": mistake.cost,
            "error": mistake.error,
            "tried": [
                {
                    "action": list(each.action),
                    "worth": each.worth,
                    "verdict": verdict(mistake, each),
                }
                for each in mistake.tried
            ],
        }

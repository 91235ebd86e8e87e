"""The bots of a result asked again, in slices: whether they do what they did in it."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, MutableMapping
from itertools import chain
from time import perf_counter
from typing import Any

from freebooters.app import compose
from freebooters.app.analysis.luck import Share, share_json, shares
from freebooters.app.contest.contest import Contest
from freebooters.app.contest.results import read_result
from freebooters.app.rerun import question_from
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE, Action

__all__ = ["Known", "Recheck", "recheck_question"]

Json = dict[str, Any]

Known = MutableMapping[str, Action]
"""What bots have answered, by their questions: everybody comes to the same first moments."""


def recheck_question(code: str, word: str, text: str) -> Json:
    """What a bot's worker is asked about a result that was read already."""
    return {"purpose": "recheck", "code": code, "word": word, "text": text}


class Recheck:
    """One result. `strange` are the entries of bots that would have done otherwise, as `[entry, seat]`,
    entries counted from 1; at the end luck and play of the person are told too.
    """

    def __init__(self, data: Json, known: Known) -> None:
        """`data` as `recheck_question` makes it."""
        contest = Contest.read(data["code"])
        result = read_result(contest, data["word"], data["text"])
        self._contest, self._match, self._seat = contest, result.match, result.deal.seat
        self._known = known
        self._strange: list[tuple[int, int]] = []
        self._done = 0
        self._share: Share | None = None
        self._slices = self._work()

    def _work(self) -> Iterator[None]:
        match = self._match
        moments = chain([match.at(0)], match.retrace(0))
        for position, (then, (seat, action)) in enumerate(zip(moments, match.log, strict=False)):
            if seat in (CHANCE, self._seat):
                continue
            self._done = position
            question = compose.question(then, seat, "bot", self._contest.level)
            if (yield from self._answer(question)) != action:
                self._strange.append((position + 1, seat))
        for _, weighed in shares(match):
            self._share = weighed[self._seat]
            yield

    def _answer(self, question: Json) -> Generator[None, None, Action]:
        key = json.dumps(question)
        if key not in self._known:
            action: Action = ()
            for thought in LEVELS[question["level"]].think(
                question_from(question, question["seed"])
            ):
                action = thought.action
                yield
            self._known[key] = action
        return self._known[key]

    def step(self, milliseconds: float) -> Json:
        """Works for about that long."""
        began, spent, done = perf_counter(), 0.0, False
        while not done and spent * 1000 <= milliseconds:
            done = next(self._slices, self) is self
            spent = perf_counter() - began
        return {
            "done": done,
            "progress": 1.0 if done else self._done / len(self._match.log),
            "strange": [[*each] for each in self._strange],
            "share": share_json(self._share) if done and self._share is not None else None,
        }

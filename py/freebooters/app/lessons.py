"""Learning by playing: how far a lesson has come at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import COLOURS, HUMAN, Chair
from freebooters.app.guide import SCRIPTED, Guide
from freebooters.app.protocol import BadCommand
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.lessons import (
    Lesson,
    Step,
    answered,
    entries,
    is_wanted,
    lesson_key,
    other_key,
    part_keys,
    sample,
)
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.patterns import fits

__all__ = ["Learning", "begin"]

_BUTTON = "order:"


@dataclass
class Learning(Guide):
    """A lesson at the table: the position at which each step so far began, the last of them being
    the present one, and what was answered in it.
    """

    game: str
    lesson: Lesson
    starts: list[int] = field(default_factory=list)
    missed: int = 0
    """How many legal deeds the present step did not want."""
    other: int | None = None
    """Which of the step's answers was given last."""

    @property
    def place(self) -> int:
        return len(self.starts) - 1

    @property
    def step(self) -> Step | None:
        """What is to be done; None after the last step."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def learner(self) -> Seat:
        return self.lesson.learner

    @property
    def aside(self) -> Sequence[str]:
        return () if self.step is None else self.step.aside

    @property
    def is_over(self) -> bool:
        return self.step is None

    @property
    def first(self) -> int:
        return self.starts[0]

    @property
    def back(self) -> int | None:
        return self.starts[-2] if self.place else None

    def script(self, actions: Sequence[Action]) -> list[Entry]:
        assert self.step is not None
        deed = [Entry(self.lesson.learner, action) for action in actions]
        return [*deed, *entries(self.step.follows)]

    def shown(self) -> list[Action]:
        assert self.step is not None
        return sample(self.step)

    def go_on(self, position: int) -> None:
        self.starts.append(position)
        self.missed, self.other = 0, None

    def go_back(self) -> None:
        self.starts.pop()
        self.missed, self.other = 0, None

    def wants(self, actions: Sequence[Action]) -> bool:
        """As `Guide.wants`; a step has nothing to say of half a layout."""
        assert self.step is not None
        if is_wanted(self.step, actions):
            return True
        number = answered(self.step, actions)
        if number is None:
            raise BadCommand("act", "action")
        self.missed, self.other = self.missed + 1, number
        return False

    def chairs(self, others: str = SCRIPTED) -> tuple[Chair, ...]:
        return tuple(
            Chair(name, COLOURS[seat], HUMAN if seat == self.learner else others)
            for seat, name in enumerate(self.lesson.names)
        )

    def as_json(self, legal: Sequence[Action]) -> dict[str, Any]:
        step, place, steps = self.step, self.place, self.lesson.steps
        before = steps[place - 1] if place else None
        ended = step is None
        pointed = () if step is None else step.point
        patterns = [token.removeprefix(_BUTTON) for token in pointed if token.startswith(_BUTTON)]
        return {
            "id": self.lesson.id,
            "title": self._say("title").as_json(),
            "goal": say(f"{self.game}-lesson-goal").as_json(),
            "place": place,
            "steps": len(steps),
            "say": None if step is None else self._say(f"{step.id}-say").as_json(),
            "done": self._say(f"{before.id}-done").as_json() if before and before.told else None,
            "point": [token for token in pointed if not token.startswith(_BUTTON)],
            "parts": [] if step is None else self._parts(step),
            "orders": [
                list(action)
                for action in legal
                if any(fits(pattern, action) for pattern in patterns)
            ],
            "wanted": [list(action) for action in legal if step and _is_part(step, action)],
            "answer": self._answer(),
            "missed": self.missed,
            "on": self._say("on").as_json() if ended else None,
            "next": (self.lesson.next or None) if ended else None,
            "anew": ended and self.lesson.anew,
        }

    def _parts(self, step: Step) -> list[dict[str, Any]]:
        """What is said and pointed at while things are laid out, one after the other."""
        keys = part_keys(self.game, self.lesson, step)
        points = (step.point, *step.parts, ())
        return [
            {"say": say(key).as_json(), "point": [*point]}
            for key, point in zip(keys, points, strict=bool(keys))
        ]

    def _answer(self) -> dict[str, Any] | None:
        step, number = self.step, self.other
        if step is None or number is None:
            return None
        message = say(other_key(self.game, self.lesson, step, number))
        return {"message": message.as_json(), "rule": step.others[number].rule}

    def _say(self, what: str) -> Message:
        return say(lesson_key(self.game, self.lesson, what))


def _is_part(step: Step, action: Action) -> bool:
    """Whether an action is what the step wants, or one of several."""
    return any(fits(pattern, action) for pattern in step.want)


def begin(game: str, lesson_id: str, place: int) -> tuple[Match, Learning]:
    """A lesson at one of its steps, or its end, those before it done as their samples do them.
    Raises `UnknownGame`, or `BadCommand` if there is no such lesson or step.
    """
    room = catalog.game(game)
    lesson = next((each for each in room.lessons if each.id == lesson_id), None)
    if lesson is None:
        raise BadCommand("learn", "lesson")
    if not 0 <= place <= len(lesson.steps):
        raise BadCommand("learn", "place")
    match = Match.replay(room, lesson.seats, lesson.options, lesson.seed, (), settle=False)
    match.enter_all(entries(lesson.log))
    learning = Learning(game, lesson, [len(match.log)])
    for step in lesson.steps[:place]:
        match.enter_all(learning.script(sample(step)))
        learning.go_on(len(match.log))
    return match, learning

"""What is wrong with a lesson: every accepted way replayed, every other legal deed answered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Entry
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
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
from freebooters.engine.patterns import fits, look
from freebooters.engine.views import view_as_json
from freebooters.stage import FRAMES, Frame
from tests.contract.rooms import LANGUAGES, ROOMS
from tests.contract.words import plain, read

__all__ = ["LESSONS", "begun", "lesson_words", "mistakes", "texts", "with_step"]

LESSONS = {
    f"{folder}-{lesson.id}": (folder, lesson)
    for folder, game in ROOMS.items()
    for lesson in game.lessons
}

_LONGEST: Mapping[str, int] = {"title": 34, "say": 125, "done": 150, "else": 150, "on": 155}
"""How many characters of English a bubble takes; other languages get a fifth more."""

_MOST_WAYS = 12
"""Positions that are followed from step to step; accepted deeds that differ more are equal here."""


def lesson_words(folder: str) -> set[str]:
    """The keys of a room's lessons."""
    found = {key for lesson in ROOMS[folder].lessons for _, key in texts(folder, lesson)}
    return found | ({f"{ROOMS[folder].info.id}-lesson-goal"} if found else set())


def texts(folder: str, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """What is said in a lesson: what sort of text it is, and its key."""
    game = ROOMS[folder].info.id
    yield "title", lesson_key(game, lesson, "title")
    yield "on", lesson_key(game, lesson, "on")
    for step in lesson.steps:
        yield "say", lesson_key(game, lesson, f"{step.id}-say")
        yield from (("say", key) for key in part_keys(game, lesson, step)[1:])
        if step.told:
            yield "done", lesson_key(game, lesson, f"{step.id}-done")
        for number in range(len(step.others)):
            yield "else", other_key(game, lesson, step, number)


def begun(game: Game[Any, Any], lesson: Lesson) -> Match:
    """The match as a lesson begins."""
    match = Match.replay(game, lesson.seats, lesson.options, lesson.seed, (), settle=False)
    match.enter_all(entries(lesson.log))
    return match


def mistakes(folder: str, lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, in words."""
    return [*_wrong_words(folder, lesson), *_wrong_play(ROOMS[folder], lesson)]


def _wrong_words(folder: str, lesson: Lesson) -> Iterator[str]:
    for sort, key in texts(folder, lesson):
        for language in LANGUAGES:
            if key not in read(folder, language):
                yield f"{key}: nothing in {language}"
                continue
            text = plain(folder, key, language)
            room = _LONGEST[sort] * (1 if language == "en" else 1.2)
            if len(text) > room:
                yield f"{key}: {language} has {len(text)} characters, {room:.0f} fit"
            if len(re.findall(r"[.!?…](?=\s|$)", text)) > 2:
                yield f"{key}: {language} has more than two sentences"
            if "'" in text:
                yield f"{key}: {language} has a straight apostrophe"


@dataclass(frozen=True)
class _Place:
    """A step of a lesson at one position it may be reached with."""

    lesson: Lesson
    step: Step
    match: Match

    def view(self) -> Any:
        return self.match.view(self.lesson.learner)

    def legal(self) -> list[Action]:
        return self.match.legal(self.lesson.learner)


def _wrong_play(game: Game[Any, Any], lesson: Lesson) -> Iterator[str]:
    try:
        positions = [begun(game, lesson)]
    except FreebootersError as error:
        yield f"the log breaks: {error}"
        return
    for step in lesson.steps:
        last = step is lesson.steps[-1]
        reached: dict[Any, Match] = {}
        unused = {other.when for other in step.others}
        for number, match in enumerate(positions):
            place = _Place(lesson, step, match)
            if lesson.learner not in match.to_act:
                yield f"{step.id}: the learner waits for {match.to_act}"
                continue
            yield from _wrong_points(place, FRAMES if number == 0 else FRAMES[:1])
            yield from _wrong_answers(game, place, unused)
            for way in _ways(place):
                try:
                    after = _after(place, way)
                except FreebootersError as error:
                    yield f"{step.id}: {way} breaks: {error}"
                    continue
                yield from _wrong_claims(place, way, after)
                if not last and lesson.learner not in after.to_act:
                    yield f"{step.id}: after {way} the learner waits for {after.to_act}"
                reached.setdefault(after._state.key(), after)
        yield from (f"{step.id}: nothing legal is answered by {when}" for when in unused)
        if not reached:
            yield f"{step.id}: nothing leads on"
            return
        positions = [*reached.values()][:_MOST_WAYS]


def _after(place: _Place, way: Sequence[Action]) -> Match:
    """The match after the deed and what follows it."""
    match = place.match.at(len(place.match.log))
    deed = [Entry(place.lesson.learner, action) for action in way]
    match.enter_all([*deed, *entries(place.step.follows)])
    return match


def _ways(place: _Place) -> list[list[Action]]:
    """Every way to do what the step asks, the sample first; of layouts a dozen."""
    step, shown = place.step, sample(place.step)
    if not step.together:
        legal = [[action] for action in place.legal() if is_wanted(step, [action])]
        return [shown, *(way for way in legal if way != shown)]
    return [shown, *(way for way in _layouts(step) if is_wanted(step, way) and way != shown)][:12]


def _layouts(step: Step) -> Iterator[list[Action]]:
    """Layouts of the sample's items and those left over, at random."""
    shown, rng = sample(step), Random(1)
    items = [action[-1] for action in shown] + [*step.spare]
    for _ in range(300):
        rng.shuffle(items)
        yield [(*action[:-1], item) for action, item in zip(shown, items, strict=False)]


def _wrong_points(place: _Place, frames: Sequence[Frame]) -> Iterator[str]:
    step = place.step
    if len(step.parts) != step.together * (len(step.want) - 1):
        yield f"{step.id}: {len(step.parts)} parts after the first of {len(step.want)} actions"
    for frame in frames:
        known = _named(place, frame)
        for point in (*step.point, *(point for part in step.parts for point in part)):
            kind, _, pattern = point.partition(":")
            if kind == "order":
                if not any(fits(pattern, action) for action in place.legal()):
                    yield f"{step.id}: no button is called {pattern}"
            elif point not in known:
                yield f"{step.id}: in {frame} nothing on the table is called {point}"


def _named(place: _Place, frame: Frame) -> set[str]:
    """The names of all that can be pointed at: nodes, picks, targets."""
    view, seat, paint = place.view(), place.lesson.learner, place.match.game.paint
    nodes = paint.unfold(view, frame, (), seat)[-1].scene.nodes
    choices = [paint.choice(view, seat, action, frame) for action in place.legal()]
    return (
        {node.id for node in nodes}
        | {node.pick for node in nodes if node.pick}
        | {pick for choice in choices for pick in choice.picks}
        | {choice.target for choice in choices if choice.target}
    )


def _wrong_answers(game: Game[Any, Any], place: _Place, unused: set[str]) -> Iterator[str]:
    """Takes from `unused` the patterns that answer something here."""
    step = place.step
    legal = [[action] for action in place.legal()]
    for deed in _layouts(step) if step.together else legal:
        if not is_wanted(step, deed):
            number = answered(step, deed)
            if number is None:
                yield f"{step.id}: {deed} is legal and not answered"
            else:
                unused.discard(step.others[number].when)
    for other in step.others:
        if other.rule not in game.info.rules:
            yield f"{step.id}: no rule {other.rule}"


def _wrong_claims(place: _Place, way: Sequence[Action], after: Match) -> Iterator[str]:
    step, match = place.step, place.match
    deed = [Entry(place.lesson.learner, action) for action in way]
    now = Match.replay(
        match.game, match.seats, match.options, match.seed, [*match.log, *deed], settle=False
    )
    for claims, then in ((step.now, now), (step.then, after)):
        view = view_as_json(then.view(place.lesson.learner))
        for path, value in claims.items():
            seen = look(view, path)
            if seen != value:
                yield f"{step.id}: after {way} {path} is {seen}, not {value}"


def with_step(lesson: Lesson, step_id: str, **changes: Any) -> Lesson:
    """The lesson with one step changed."""
    steps = [replace(s, **changes) if s.id == step_id else s for s in lesson.steps]
    assert steps != [*lesson.steps]
    return replace(lesson, steps=tuple(steps))

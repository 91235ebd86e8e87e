"""Lessons: short games written down beforehand, in which a learner finds out a game by its deeds.

A lesson is data. It begins with a legal log, so its position is always one of the game, and goes on
step by step: what the learner is asked to do, what is answered to everything else, and what chance
and the other seats do next. Actions are written as text: `play skull 4`; an entry has its seat in
front, `-` for chance: `1 play skull 4`, `- deal hat`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Entry, Options, Seat
from freebooters.engine.patterns import fits, parsed

__all__ = [
    "Lesson",
    "Other",
    "Step",
    "answered",
    "entries",
    "is_wanted",
    "lesson_key",
    "other_key",
    "part_keys",
    "sample",
]


@dataclass(frozen=True, slots=True)
class Other:
    """What is answered to legal actions that a step does not want: those that fit `when`. The first
    that fits counts. `rule` is the id of the rule that tells more, `words` the last part of the
    message where several steps have the same answer, `<game>-lesson-<words>`.
    """

    when: str
    rule: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    Its words are messages: `<game>-lesson-<lesson>-<step>-say` what to do, `-done` what is told
    while `follows` happens, if `told` is True, `-else-1` and so on the answers of `others` that
    have no `words` of their own. Of a `together` step `-say` is about its first action, `-say-2` and
    so on about the others, `-say-all` what is said once everything is laid out.
    """

    id: str
    point: tuple[str, ...]
    """What is pointed at, the most important first: node ids, pick tokens or targets; `order:` and
    a pattern for what is a button only.
    """
    want: tuple[str, ...]
    """Patterns of actions; any of them will do. Of a `together` step one for each action, in that
    order.
    """
    aside: tuple[str, ...] = ()
    """Parts of the ids of nodes that step back meanwhile: what does not matter yet."""
    together: bool = False
    """Whether the actions of `want` are laid out and confirmed together."""
    parts: tuple[tuple[str, ...], ...] = ()
    """Of a `together` step, as `point`: what is pointed at when it is the turn of each action of `want`
    but the first.
    """
    sample: str = ""
    """The action that is shown to whoever asks for help; several, with semicolons between them, in a
    `together` step. Empty: the first of those wanted.
    """
    spare: tuple[int, ...] = ()
    """Of a `together` step the items that `sample` leaves over."""
    others: tuple[Other, ...] = ()
    follows: str = ""
    """The entries that come after the deed, with semicolons between. Chance draws what they leave
    out.
    """
    told: bool = False
    now: Mapping[str, Any] = field(default_factory=dict)
    """What the words claim of the learner's view right after the deed, by paths into it."""
    then: Mapping[str, Any] = field(default_factory=dict)
    """The same, after `follows`."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson, a few minutes long. The other seats never think while it lasts.

    Its words are `<game>-lesson-<id>-title` and, at its end, `-on`; `<game>-lesson-goal` says at the
    beginning what wins the game. `names` has a name for every seat, an empty one for the learner's.
    After the last step it leads to the lesson `next`; else its game can be
    played on against bots, or, if `anew` is True, another one from the beginning.
    """

    id: str
    seats: int
    names: tuple[str, ...]
    log: str
    steps: tuple[Step, ...]
    options: Options = field(default_factory=dict)
    learner: Seat = 0
    seed: str = "lesson"
    next: str = ""
    anew: bool = False


def lesson_key(game: str, lesson: Lesson, what: str) -> str:
    """The key of one of a lesson's own messages: `title`, `on`, or a step and what is said there."""
    return f"{game}-lesson-{lesson.id}-{what}"


def other_key(game: str, lesson: Lesson, step: Step, number: int) -> str:
    """The key of the answer of a step's `others[number]`."""
    shared = step.others[number].words
    if shared:
        return f"{game}-lesson-{shared}"
    return lesson_key(game, lesson, f"{step.id}-else-{number + 1}")


def part_keys(game: str, lesson: Lesson, step: Step) -> list[str]:
    """The keys of what is said of a `together` step: for each of its actions, and at the end; else
    none.
    """
    if not step.together:
        return []
    said = ("say", *(f"say-{number}" for number in range(2, len(step.want) + 1)), "say-all")
    return [lesson_key(game, lesson, f"{step.id}-{what}") for what in said]


def sample(step: Step) -> list[Action]:
    """The sample: the actions that do what a step asks."""
    return [parsed(text) for text in (step.sample or step.want[0]).split(";")]


def is_wanted(step: Step, actions: Sequence[Action]) -> bool:
    """Whether those actions of the learner, sent as one, do what the step asks."""
    if step.together:
        return len(actions) == len(step.want) and all(map(fits, step.want, actions))
    return len(actions) == 1 and any(fits(pattern, actions[0]) for pattern in step.want)


def answered(step: Step, actions: Sequence[Action]) -> int | None:
    """Which of the step's `others` answers actions it does not want; None: none does."""
    return next(
        (
            number
            for number, other in enumerate(step.others)
            if any(fits(other.when, action) for action in actions)
        ),
        None,
    )


def entries(text: str) -> list[Entry]:
    """Log entries written as text, with semicolons between them."""
    found = []
    for line in filter(None, map(str.strip, text.split(";"))):
        seat, _, action = line.partition(" ")
        found.append(Entry(CHANCE if seat == "-" else int(seat), parsed(action)))
    return found

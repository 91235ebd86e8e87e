"""Promise 10, lessons: each is legal, answers every legal deed, and says what is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import Entry
from freebooters.engine.lessons import Lesson, entries, sample
from tests.contract.lessons import LESSONS, begun, mistakes, with_step
from tests.contract.rooms import ROOMS

pytestmark = pytest.mark.native

every_lesson = pytest.mark.parametrize("name", sorted(LESSONS))


def test_every_room_has_lessons_each_with_a_name_of_its_own() -> None:
    assert {folder for folder, _ in LESSONS.values()} == set(ROOMS)
    assert len(LESSONS) == sum(len(game.lessons) for game in ROOMS.values())


@every_lesson
def test_a_lesson_is_legal_answers_every_deed_and_says_what_is_true(name: str) -> None:
    assert [] == mistakes(*LESSONS[name])


@every_lesson
def test_a_lesson_leads_to_another_of_its_room_or_to_a_game_that_ends(name: str) -> None:
    folder, lesson = LESSONS[name]
    game, match = ROOMS[folder], begun(ROOMS[folder], lesson)
    for step in lesson.steps:
        deed = [Entry(lesson.learner, action) for action in sample(step)]
        match.enter_all([*deed, *entries(step.follows)])

    if lesson.next:
        assert lesson.next in {other.id for other in game.lessons} - {lesson.id}
    elif lesson.anew:
        assert not match.over or match.returns is not None
    else:
        assert not match.over
    while not match.over:
        seat, rng = match.to_act[0], Random(f"{name} {len(match.log)}")
        choices, decisions = tuple(match.legal(seat)), match.decisions(seat)
        question = Question(game, match.seats, seat, match.view(seat), choices, rng, decisions)
        match.act(seat, decide(LEVELS["deckhand"], question))
        assert len(match.log) <= game.info.longest


def _cut_entry(lesson: Lesson) -> Lesson:
    return replace(lesson, log=lesson.log.replace("- segment 2 0; ", "", 1))


PLANTED: dict[str, tuple[str, Callable[[Lesson], Lesson]]] = {
    "a log without an entry": ("cartagena-there-and-back", _cut_entry),
    "a reply that is not legal": (
        "cartagena-there-and-back",
        lambda lesson: with_step(lesson, "back", follows="1 play key 3"),
    ),
    "a legal deed without an answer": (
        "cartagena-there-and-back",
        lambda lesson: with_step(lesson, "leapfrog", others=lesson.steps[1].others[1:]),
    ),
    "a point that is nowhere": (
        "cartagena-there-and-back",
        lambda lesson: with_step(lesson, "leap", point=("cell:99",)),
    ),
    "a deed that is not legal": (
        "cartagena-cast-off",
        lambda lesson: with_step(lesson, "aboard", want=("play skull 32",)),
    ),
    "a claim that is not true": (
        "meuterer-captain",
        lambda lesson: with_step(lesson, "course", then={"scores": [8, 2, 0]}),
    ),
    "a door with another pirate": (
        "mutiny-doors",
        lambda lesson: with_step(lesson, "greed", follows="- cabin nero"),
    ),
    "a layout with nothing to say of its last part": (
        "caribbean-bids",
        lambda lesson: with_step(lesson, "lay", parts=lesson.steps[0].parts[:-1]),
    ),
    "a part that points nowhere": (
        "caribbean-bids",
        lambda lesson: with_step(
            lesson, "lay", parts=(("ship-greta",), *lesson.steps[0].parts[1:])
        ),
    ),
    "layouts that lead elsewhere": (
        "caribbean-bids",
        lambda lesson: with_step(
            lesson, "lay", want=("bid arriba *", *lesson.steps[0].want[1:]), others=()
        ),
    ),
    "a rule that there is not": (
        "meuterer-mutiny",
        lambda lesson: with_step(
            lesson, "fight", others=(replace(lesson.steps[3].others[0], rule="ME-99"),)
        ),
    ),
    "a step without words": (
        "mutiny-duels",
        lambda lesson: with_step(lesson, "leave", id="flee"),
    ),
}


@pytest.mark.parametrize("planted", sorted(PLANTED))
def test_a_planted_mistake_is_noticed(planted: str) -> None:
    name, spoil = PLANTED[planted]
    folder, lesson = LESSONS[name]

    assert mistakes(folder, spoil(lesson))

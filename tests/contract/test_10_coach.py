"""Promise 10, the coach: every remark can be read, is made in a first game, and comes alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from freebooters import catalog
from freebooters.app import coach
from freebooters.engine.coach import Remark
from freebooters.engine.messages import Message
from tests.contract.coach import mistakes, moves, told_in
from tests.contract.rooms import ROOMS
from tests.contract.words import everywhere

pytestmark = pytest.mark.native

every_room = pytest.mark.parametrize("folder", sorted(ROOMS))


@every_room
def test_every_remark_can_be_read(folder: str) -> None:
    remarks = ROOMS[folder].remarks

    assert remarks
    assert [] == mistakes(folder, remarks)


@every_room
def test_every_remark_is_made_in_a_first_game_unless_it_answers_a_refusal(folder: str) -> None:
    made = {name for game in told_in(folder) for _, name in game}

    assert {remark.id for remark in ROOMS[folder].remarks if not remark.answers} == made


@every_room
def test_a_first_game_begins_with_a_remark_and_makes_none_twice(folder: str) -> None:
    for told in told_in(folder):
        names = [name for _, name in told]

        assert told[0][0] < 6
        assert len(names) == len(set(names))


@cache
def _spoken(folder: str) -> tuple[int, list[tuple[Message, Message | None]]]:
    """How many moves some first games have, and of those of which everybody can tell why they are
    made: that, and the reason as the bot sees it that makes the move.
    """
    game = ROOMS[folder]
    told: list[tuple[Message, Message | None]] = []
    asked = 0
    for number in range(3):
        for match, seat, action in moves(game, number):
            asked += 1
            motive = coach.motive(match, seat, action)
            if motive is not None and game.advice is not None:
                told.append((motive, game.advice.reason(match._state, seat, action)))
    return asked, told


@every_room
def test_what_bots_say_of_their_moves_is_true_and_has_words(folder: str) -> None:
    _, told = _spoken(folder)

    assert 0.98 * len(told) <= sum(motive == own for motive, own in told)
    for motive in {repr(motive): motive for motive, _ in told}.values():
        assert [] == everywhere(folder, motive.as_json())


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_bots_say_of_many_moves_why_they_make_them(game: str) -> None:
    asked, told = _spoken(game)

    assert 6 * len(told) > asked


PLANTED: dict[str, Callable[[Remark], Remark]] = {
    "a rule that there is not": lambda remark: replace(remark, rule="CA-99"),
    "a condition of no kind": lambda remark: replace(remark, when=("leagl play * *",)),
    "a condition about nothing": lambda remark: replace(remark, when=("legal",)),
    "a number that is none": lambda remark: replace(remark, when=("gone soon",)),
    "a comparison that there is not": lambda remark: replace(remark, when=("view turn == 1",)),
    "a comparison without a value": lambda remark: replace(remark, when=("view turn =",)),
    "an event of nobody's": lambda remark: replace(remark, when=("event played mine",)),
    "a refusal by no rule": lambda remark: replace(remark, when=("refused CA-99",)),
    "no words": lambda remark: replace(remark, id="unheard-of"),
    "no conditions": lambda remark: replace(remark, when=()),
}


@pytest.mark.parametrize("planted", sorted(PLANTED))
def test_a_planted_mistake_is_noticed(planted: str) -> None:
    first, *others = ROOMS["cartagena"].remarks

    assert mistakes("cartagena", [PLANTED[planted](first), *others])


def test_two_remarks_with_the_same_id_are_noticed() -> None:
    remarks = ROOMS["cartagena"].remarks

    assert mistakes("cartagena", [*remarks, remarks[0]])

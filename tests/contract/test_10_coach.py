"""Promise 10, the coach: every remark can be read, is made in a first game, and comes alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

import pytest

from freebooters.app import coach
from freebooters.engine.coach import Remark
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import Message
from tests.contract.coach import mistakes, moves, told_in
from tests.contract.rooms import ROOMS
from tests.contract.words import everywhere

pytestmark = pytest.mark.native

_WORLDS = 20
"""So many are imagined to see whether everybody can tell why a move is made: in half of them it must be
legal.
"""

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


@dataclass
class Spoken:
    """What bots say of their moves in some first games."""

    asked: int = 0
    """Moves made."""
    public: int = 0
    """Those for which the same speaks in many worlds that a spectator can imagine."""
    told: list[tuple[Message, Message | None]] = field(default_factory=list)
    """Of those that a bot says something of: that, and the reason as the bot sees it."""


@cache
def _spoken(folder: str) -> Spoken:
    game = ROOMS[folder]
    spoken = Spoken()
    for number in range(3):
        for match, seat, action in moves(game, number):
            spoken.asked += 1
            spoken.public += _is_public(match, seat, action)
            motive = coach.motive(match, seat, action)
            if motive is not None and game.advice is not None:
                spoken.told.append((motive, game.advice.reason(match._state, seat, action)))
    return spoken


def _is_public(match: Match, seat: Seat, action: Action) -> bool:
    """Whether one reason speaks for it in all of some worlds, other ones than the coach imagines."""
    rules, advice, view = match.game.rules, match.game.advice, match.view(None)
    if advice is None or not match.is_seen(seat, action):
        return False
    worlds = (rules.imagine(view, Random(f"public {number}")) for number in range(_WORLDS))
    reasons = [
        advice.reason(world, seat, action) for world in worlds if action in rules.legal(world, seat)
    ]
    if 2 * len(reasons) < _WORLDS or None in reasons:
        return False
    return all(one == reasons[0] for one in reasons)


@every_room
def test_what_bots_say_of_their_moves_is_true_and_has_words(folder: str) -> None:
    told = _spoken(folder).told

    assert 0.98 * len(told) <= sum(motive == own for motive, own in told)
    for motive in {repr(motive): motive for motive, _ in told}.values():
        assert [] == everywhere(folder, motive.as_json())


@every_room
def test_bots_say_why_they_move_wherever_anybody_can_tell(folder: str) -> None:
    spoken = _spoken(folder)

    assert spoken.public - len(spoken.told) <= 0.02 * spoken.public


@every_room
def test_bots_say_of_many_moves_why_they_make_them(folder: str) -> None:
    """But in a room where that always depends on what is hidden, as on the only card of a hand."""
    spoken = _spoken(folder)

    assert 6 * len(spoken.told) > spoken.asked or (
        spoken.public == 0 and ROOMS[folder].info.traits.hidden
    )


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

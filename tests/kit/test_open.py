"""What an open game gets from its state alone."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.engine.contract import Action, Options, Seat
from freebooters.engine.events import Emit
from freebooters.kit.open import OpenRules, OpenState


class Piles(OpenState):
    __slots__ = ("piles", "turn", "word")

    word: str
    piles: list[list[int]]
    turn: int


class PilesRules(OpenRules[Piles]):
    state_type = Piles

    def new(self, seats: int, options: Options) -> Piles:
        s = Piles()
        s.word, s.piles, s.turn = "ahoy", [[1, 2], []], seats
        return s

    def to_act(self, s: Piles) -> tuple[Seat, ...]:
        return ()

    def legal(self, s: Piles, seat: Seat) -> list[Action]:
        return []

    def outcomes(self, s: Piles) -> list[tuple[Action, int]]:
        return []

    def apply(self, s: Piles, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        pass

    def returns(self, s: Piles) -> list[float]:
        return []


RULES = PilesRules()


def test_everybody_sees_all_of_it_in_the_order_of_the_types() -> None:
    state = RULES.new(2, {})

    assert "PilesView(word='ahoy', piles=((1, 2), ()), turn=2)" == str(RULES.view(state, None))
    assert RULES.view(state, 0) == RULES.view(state, None)


def test_what_is_imagined_is_what_is_seen() -> None:
    state = RULES.new(2, {})

    assert state == RULES.imagine(RULES.view(state, 1), Random(0))


def test_a_copy_shares_no_list() -> None:
    state = RULES.new(2, {})
    state.copy().piles[0].append(3)  # type: ignore[attr-defined]

    assert [[1, 2], []] == state.piles


def test_a_slot_without_a_type_would_be_hidden_and_is_refused() -> None:
    class Half(OpenState):
        __slots__ = ("seen", "unseen")

        seen: int

    with pytest.raises(TypeError, match="unseen"):

        class HalfRules(OpenRules[Half]):
            state_type = Half

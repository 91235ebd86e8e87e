"""What the contract gives every room: keys of states, ranks from returns."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import State
from tests.contract import secret


class Plain(State):
    __slots__ = ("cards", "counts", "seen")

    cards: list[list[str]]
    counts: dict[str, int]
    seen: set[int]

    def copy(self) -> Plain:
        raise NotImplementedError


def plain(cards: list[list[str]], counts: dict[str, int], seen: set[int]) -> Plain:
    state = Plain()
    state.cards, state.counts, state.seen = cards, counts, seen
    return state


def test_the_key_of_a_state_covers_its_slots_however_nested() -> None:
    state = plain([["hat"], []], {"a": 1, "b": 2}, {1, 2})

    assert state == plain([["hat"], []], {"b": 2, "a": 1}, {2, 1})
    assert hash(state) == hash(plain([["hat"], []], {"b": 2, "a": 1}, {2, 1}))
    assert state != plain([["hat"], ["key"]], {"a": 1, "b": 2}, {1, 2})
    assert state != plain([["hat"], []], {"a": 1, "b": 3}, {1, 2})
    assert state != plain([["hat"], []], {"a": 1, "b": 2}, {1})
    assert state != "state"


def test_states_of_different_games_differ() -> None:
    fists = secret.game.rules.new(2, {"rounds": 1})

    assert fists != plain([], {}, set())
    assert fists == fists.copy()


def test_equal_returns_share_a_rank() -> None:
    rules = secret.game.rules
    state = rules.new(3, {"rounds": 1})
    for seat, coins in enumerate((1, 2, 2)):
        rules.apply(state, seat, ("hide", coins))

    assert [1.0, 1.0, 1.0] == rules.returns(state)
    assert [1, 1, 1] == rules.ranks(state)
    state.score = [3, 1, 0]
    assert [1, 2, 2] == rules.ranks(state)


def test_nobody_has_rank_1_if_everybody_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = secret.game.rules
    monkeypatch.setattr(rules, "returns", lambda state: [0.0, 0.0, 0.0])

    assert [2, 2, 2] == rules.ranks(rules.new(3, {"rounds": 1}))

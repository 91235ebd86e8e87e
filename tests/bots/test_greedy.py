"""The sailor looks to the end of its own turn."""

from __future__ import annotations

from typing import Any

from freebooters.bots.bot import Question, decide
from freebooters.bots.greedy import Greedy
from freebooters.engine.contract import Action
from freebooters.engine.game import Game
from freebooters.engine.seeds import rng_at
from freebooters.games.cartagena import game
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.contract import secret
from tests.games.cartagena.states import RULES, go, position


def chosen(s: CartagenaState, seed: str = "sailor") -> Action:
    seat = s.turn
    choices = tuple(RULES.legal(s, seat))
    return decide(
        Greedy(), Question(game, s.seats, seat, RULES.view(s, seat), choices, rng_at(seed, 0))
    )


def test_a_sailor_wins_when_it_can() -> None:
    s = position("tortuga", [[37] * 5 + [20], [33]], ["bottle key key"])
    assert ("play", "key", 20) == chosen(s)


def test_a_sailor_wins_when_two_moves_are_needed() -> None:
    s = position("tortuga", [[37] * 5 + [30], [3]], ["key key hat"], row="hat " * 12)
    go(s, chosen(s))
    assert -1 == s.winner

    go(s, chosen(s))
    assert 0 == s.winner


def test_a_sailor_does_not_end_its_turn_while_moves_help() -> None:
    s = position("tortuga", [[], []], ["key key skull skull"], row="hat " * 12)

    assert ("end",) != chosen(s)


def test_without_advice_a_sailor_takes_any_legal_action() -> None:
    fists: Game[Any, Any] = secret.game
    state = fists.rules.new(2, {"rounds": 1})
    choices = tuple(fists.rules.legal(state, 0))
    asked = Question(fists, 2, 0, fists.rules.view(state, 0), choices, rng_at("s", 0))

    assert decide(Greedy(), asked) in choices


def test_a_single_choice_needs_no_thinking() -> None:
    s = position("jamaica", [[20], []])
    choices = tuple(RULES.legal(s, 0))
    thoughts = list(Greedy().think(Question(game, 2, 0, RULES.view(s, 0), choices, rng_at("s", 0))))

    assert [(1, ("draw",))] == [(thought.progress, thought.action) for thought in thoughts]

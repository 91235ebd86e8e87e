"""Bots: the same question gets the same answer, any answer is legal, and nobody peeks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import Game, Seat, State
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from tests.contract.journeys import dice, freeze, travel
from tests.contract.rooms import GAMES, SETTINGS, Setting

every_level = pytest.mark.parametrize("level", LEVELS)
every_setting = pytest.mark.parametrize(
    "setting", [pytest.param(s, id=str(s)) for folder in GAMES for s in SETTINGS[folder][::2]]
)


def question(
    game: Game[Any, Any], state: State, seat: Seat, view: object = None, seed: str = "q"
) -> Question:
    return Question(
        game=game,
        seat=seat,
        view=view or game.rules.view(state, seat),
        choices=tuple(game.rules.legal(state, seat)),
        rng=rng_at(seed, 0),
    )


def decisions(setting: Setting) -> Iterator[tuple[State, Seat]]:
    """Some decisions of a journey, spread over the whole game."""
    found = [(m.state, seat) for m in travel(setting, 0).decisions for seat in m.seats_acting]
    yield from found[:: max(1, len(found) // 5)]


def test_the_levels_are_named_weakest_first() -> None:
    assert ["deckhand", "sailor"] == list(LEVELS)


def test_a_question_holds_a_view_and_nothing_that_knows_more() -> None:
    assert {"game", "seat", "view", "choices", "rng"} == {field.name for field in fields(Question)}


@every_level
@every_setting
def test_the_same_question_gets_the_same_legal_answer(setting: Setting, level: str) -> None:
    bot = LEVELS[level]
    for state, seat in decisions(setting):
        before = freeze(state)
        answers = [decide(bot, question(setting.game, state, seat)) for _ in range(2)]

        assert answers[0] == answers[1]
        assert answers[0] in setting.game.rules.legal(state, seat)
        assert before == freeze(state)


@every_level
@every_setting
def test_thinking_can_stop_at_any_thought(setting: Setting, level: str) -> None:
    for state, seat in decisions(setting):
        asked = question(setting.game, state, seat)
        thoughts = list(LEVELS[level].think(asked))
        progress = [thought.progress for thought in thoughts]

        assert thoughts
        assert sorted(progress) == progress
        assert 0 <= progress[0] <= progress[-1] <= 1
        assert all(thought.action in asked.choices for thought in thoughts)

        stopped = LEVELS[level].think(question(setting.game, state, seat))
        assert thoughts[0] == next(stopped)
        stopped.close()  # type: ignore[attr-defined]
        assert decide(LEVELS[level], question(setting.game, state, seat)) == thoughts[-1].action


@every_level
@every_setting
def test_a_bot_s_choice_does_not_change_with_what_is_hidden_from_it(
    setting: Setting, level: str
) -> None:
    rules = setting.game.rules
    for state, seat in decisions(setting):
        expected = decide(LEVELS[level], question(setting.game, state, seat))
        for world in range(2):
            other = rules.imagine(rules.view(state, seat), dice(world))

            assert expected == decide(LEVELS[level], question(setting.game, other, seat))


def test_the_deckhand_chooses_everything_about_equally_often() -> None:
    setting = SETTINGS["cartagena"][0]
    state, seat = next(decisions(setting))
    asked = question(setting.game, state, seat)
    chosen = [
        decide(LEVELS["deckhand"], question(setting.game, state, seat, seed=str(seed)))
        for seed in range(200 * len(asked.choices))
    ]

    assert {True} == {140 < chosen.count(action) < 260 for action in asked.choices}


def duel(variant: str, seed: int) -> Match:
    """A sailor against a deckhand; who sits where and who starts changes with the seed."""
    match = Match(GAMES["cartagena"], 2, {"variant": variant}, f"duel {seed}")
    while not match.over:
        seat = match.to_act[0]
        level = LEVELS["sailor" if seat == seed % 2 else "deckhand"]
        asked = Question(
            match.game, seat, match.view(seat), tuple(match.legal(seat)), rng_at("duel", seed)
        )
        match.act(seat, decide(level, asked))
    return match


def wins(variant: str, games: int) -> float:
    returns = [duel(variant, seed).returns or [] for seed in range(games)]
    return sum(utilities[seed % 2] for seed, utilities in enumerate(returns))


@pytest.mark.parametrize("variant", ["tortuga", "jamaica", "basic"])
def test_the_sailor_beats_the_deckhand(variant: str) -> None:
    assert 6 == wins(variant, 6)


@pytest.mark.slow
def test_the_sailor_beats_the_deckhand_in_99_of_100_games() -> None:
    assert wins("tortuga", 200) >= 198

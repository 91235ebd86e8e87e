"""Bots: the same question gets the same answer, any answer is legal, and nobody peeks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from itertools import compress, pairwise, permutations
from random import Random
from typing import Any

import pytest

from freebooters.bots.bot import Bot, Question, decide
from freebooters.bots.levels import LEVELS, PLAYERS
from freebooters.bots.rollout import Rollout
from freebooters.bots.searcher import Searcher
from freebooters.bots.sequential_halving import SequentialHalving
from freebooters.bots.turn_search import TurnSearch
from freebooters.cli.simulate import simulate
from freebooters.engine.advice import Advice, Plan
from freebooters.engine.contract import Action, Seat, State
from freebooters.engine.seeds import rng_at
from tests.contract.journeys import dice, freeze, travel
from tests.contract.rooms import GAMES, SETTINGS, Setting, is_plainest_or_fullest

ITERATIONS = 24
"""Iterations of a search that is to show how it behaves, not how well it plays."""


def _bots() -> Iterator[Any]:
    """Every player, a search also of fewer iterations; with all of them, it takes minutes."""
    for name, bot in PLAYERS.items():
        if isinstance(bot, Searcher):
            yield pytest.param(bot, id=name, marks=pytest.mark.slow)
        else:
            yield pytest.param(bot, id=name)
    yield pytest.param(Searcher(ITERATIONS), id="searcher")


every_bot = pytest.mark.parametrize("bot", list(_bots()))
every_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting,
            id=str(setting),
            marks=[] if setting in (settings[0], settings[-1]) else [pytest.mark.slow],
        )
        for settings in SETTINGS.values()
        for setting in settings[::2] + settings[1::2][-1:]
    ],
)
"""A bot knows a game by its contract alone: in every run two settings that differ in all a game can
choose, in the long one half of them.
"""


def question(
    setting: Setting, state: State, seat: Seat, view: object = None, seed: str = "q"
) -> Question:
    rules = setting.game.rules
    return Question(
        game=setting.game,
        seats=setting.seats,
        seat=seat,
        view=view or rules.view(state, seat),
        choices=tuple(rules.legal(state, seat)),
        rng=rng_at(seed, 0),
    )


def decisions(setting: Setting, about: int = 5) -> Iterator[tuple[State, Seat]]:
    """Some decisions of a journey, spread over the whole game."""
    found = [(m.state, seat) for m in travel(setting, 0).decisions for seat in m.seats_acting]
    yield from found[:: max(1, len(found) // about)]


def test_the_levels_are_named_weakest_first() -> None:
    assert ["deckhand", "sailor", "helmsman", "navigator", "commodore"] == list(LEVELS)


def test_flotsam_is_no_level_for_people() -> None:
    assert {"flotsam"} == set(PLAYERS) - set(LEVELS)


def test_a_question_holds_a_view_and_nothing_that_knows_more() -> None:
    known = {"game", "seats", "seat", "view", "choices", "rng", "decisions"}
    assert known == {field.name for field in fields(Question)}


@every_bot
@every_setting
def test_the_same_question_gets_the_same_legal_answer(setting: Setting, bot: Bot) -> None:
    for state, seat in decisions(setting):
        before = freeze(state)
        answers = [decide(bot, question(setting, state, seat)) for _ in range(2)]

        assert answers[0] == answers[1]
        assert answers[0] in setting.game.rules.legal(state, seat)
        assert before == freeze(state)


@every_bot
@every_setting
def test_thinking_can_stop_at_any_thought(setting: Setting, bot: Bot) -> None:
    for state, seat in decisions(setting):
        asked = question(setting, state, seat)
        thoughts = list(bot.think(asked))
        progress = [thought.progress for thought in thoughts]

        assert thoughts
        assert sorted(progress) == progress
        assert 0 <= progress[0] <= progress[-1] <= 1
        assert all(thought.action in asked.choices for thought in thoughts)

        stopped = bot.think(question(setting, state, seat))
        assert thoughts[0] == next(stopped)
        stopped.close()  # type: ignore[attr-defined]
        assert decide(bot, question(setting, state, seat)) == thoughts[-1].action


@every_bot
@every_setting
def test_a_bot_s_choice_does_not_change_with_what_is_hidden_from_it(
    setting: Setting, bot: Bot
) -> None:
    rules = setting.game.rules
    for state, seat in decisions(setting):
        expected = decide(bot, question(setting, state, seat))
        for world in range(2):
            other = rules.imagine(rules.view(state, seat), dice(world))

            assert expected == decide(bot, question(setting, other, seat))


@pytest.mark.parametrize(
    "folder", [f for f in GAMES if GAMES[f].advice and GAMES[f].info.traits.simultaneous]
)
def test_a_drawn_secret_choice_does_not_change_with_who_else_has_chosen(folder: str) -> None:
    compared: Counter[str] = Counter()
    for setting in SETTINGS[folder]:
        rules, advice = setting.game.rules, setting.game.advice
        assert advice
        for moment in travel(setting, 0).decisions:
            for seat, other in permutations(moment.seats_acting, 2):
                state = moment.state
                legal = rules.legal(state, seat)
                drawn = {
                    "sailor": advice.strategy(state, seat, legal) is not None,
                    "deckhand": advice.search.method == "turn"
                    and advice.policy(state, seat, legal) is not None,
                }
                later = state.copy()
                rules.apply(later, other, rules.legal(later, other)[0])
                if seat not in rules.to_act(later):
                    continue
                for level in compress(drawn, drawn.values()):
                    chosen = [
                        decide(PLAYERS[level], question(setting, s, seat)) for s in (state, later)
                    ]
                    assert chosen[0] == chosen[1]
                    compared[level] += 1
    advice = GAMES[folder].advice
    assert advice
    assert compared["sailor"] > 0
    assert (compared["deckhand"] > 0) is (advice.search.method == "turn")


def test_flotsam_chooses_everything_about_equally_often() -> None:
    setting = SETTINGS["cartagena"][0]
    state, seat = next(decisions(setting))
    asked = question(setting, state, seat)
    chosen = [
        decide(PLAYERS["flotsam"], question(setting, state, seat, seed=str(seed)))
        for seed in range(200 * len(asked.choices))
    ]

    assert {True} == {140 < chosen.count(action) < 260 for action in asked.choices}


def wins(game: str, options: dict[str, Any], one: str, other: str, games: int) -> float:
    """Games `one` wins against `other`, in either seat equally often; a shared win is half a win."""
    return simulate(GAMES[game], options, [one, other], games, "duel", swap=True).wins[0]


@pytest.mark.slow
@pytest.mark.parametrize(("one", "other"), list(pairwise(reversed(list(LEVELS)))))
def test_each_level_beats_the_one_below(one: str, other: str) -> None:
    assert wins("cartagena", {"variant": "jamaica"}, one, other, 40) >= 26


RACING = [
    setting
    for folder in GAMES
    for setting in SETTINGS[folder]
    if (advice := setting.game.advice)
    and (
        advice.search.method_for(setting.seats) == "race"
        or type(advice).secret_plans is not Advice.secret_plans
    )
]


@pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting,
            id=str(setting),
            marks=[] if is_plainest_or_fullest(setting) else pytest.mark.slow,
        )
        for setting in RACING
    ],
)
def test_races_use_a_quarter_of_the_iterations_as_trials(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    begin = SequentialHalving.__init__

    def begun(
        race: SequentialHalving,
        rollout: Rollout,
        plans: list[Plan],
        most: int,
        rng: Random,
        *_: object,
    ) -> None:
        given.append(most)
        begin(race, rollout, plans, 1, rng)

    monkeypatch.setattr(SequentialHalving, "__init__", begun)
    for state, seat in decisions(setting, 12):
        decide(Searcher(400), question(setting, state, seat))

    assert setting.game.advice
    assert {round(100 * setting.game.advice.search.budget)} == set(given)


NEAR = [
    setting
    for folder in GAMES
    for setting in SETTINGS[folder]
    if (advice := setting.game.advice) and advice.search.method == "turn"
]


@pytest.mark.parametrize("setting", NEAR, ids=str)
def test_with_method_turn_a_level_plays_the_best_end_of_its_own_turn(
    setting: Setting,
) -> None:
    advice, told = setting.game.advice, 0
    assert advice is not None
    for state, seat in ((m.state, s) for m in travel(setting, 0).decisions for s in m.seats_acting):
        asked = question(setting, state, seat)
        choices = asked.choices
        compared = advice.secret_plans(state, seat, choices, dice(0))
        if len(choices) > 1 and advice.strategy(state, seat, choices, 1) is None and not compared:
            told += 1
            assert _best_end(asked) == decide(Searcher(4000), question(setting, state, seat))
    assert told


def _best_end(asked: Question) -> Action:
    rules, advice, rng = asked.game.rules, asked.game.advice, asked.rng
    assert advice is not None
    rng.random()
    moment = rules.imagine(asked.view, rng)
    turn = TurnSearch(rules, advice, moment, asked.seat, asked.choices, rng.random(), depth=1)
    assert list(turn.explore(400))
    return turn.best

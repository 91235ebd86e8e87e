"""What a bot says it compared: in order, the same for the same question, and nothing it peeked."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from freebooters.bots.bot import Bot, Prospect, Thought
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.greedy import Greedy
from freebooters.bots.myopic import Myopic
from freebooters.bots.searcher import Searcher
from freebooters.bots.turn_search import chance
from freebooters.engine.contract import Seat, State
from tests.bots.test_bots import decisions, every_setting, question
from tests.contract.journeys import dice, travel
from tests.contract.rooms import GAMES, SETTINGS, Setting

ITERATIONS = 24

every_bot = pytest.mark.parametrize(
    "bot",
    [
        pytest.param(bot, id=type(bot).__name__.lower())
        for bot in (Myopic(), Greedy(), Searcher(ITERATIONS), Evaluator(ITERATIONS))
    ],
)


def thought(bot: Bot, setting: Setting, state: State, seat: Seat, **how: Any) -> Thought:
    """What it thinks in the end."""
    return [*bot.think(question(setting, state, seat, **how))][-1]


def merit(prospect: Prospect) -> tuple[float, float]:
    return prospect.share, prospect.worth or 0.0


@every_bot
@every_setting
def test_prospects_are_legal_actions_each_once_the_best_first(setting: Setting, bot: Bot) -> None:
    for state, seat in decisions(setting):
        last = thought(bot, setting, state, seat)
        actions = [prospect.action for prospect in last.prospects]

        assert set(actions) <= set(setting.game.rules.legal(state, seat))
        assert len(actions) == len(set(actions))
        assert all(one >= two for one, two in pairwise(map(merit, last.prospects)))
        assert not actions or last.action in actions
        assert not actions or pytest.approx(1.0) == sum(each.share for each in last.prospects)
        for prospect in last.prospects:
            assert prospect.worth is None or 0 <= prospect.worth <= 1


@every_bot
@every_setting
def test_prospects_do_not_change_with_what_is_hidden(setting: Setting, bot: Bot) -> None:
    rules = setting.game.rules
    for state, seat in decisions(setting):
        expected = thought(bot, setting, state, seat)
        other = rules.imagine(rules.view(state, seat), dice("another world"))

        assert expected == thought(bot, setting, other, seat)


@every_setting
def test_a_judge_tells_the_chance_of_a_seat_also_where_others_act(setting: Setting) -> None:
    rules = setting.game.rules
    for moment in travel(setting, 0).decisions[::8]:
        for seat in range(setting.seats):
            acts = seat in moment.acting
            asked = question(setting, moment.state, moment.seats_acting[0])
            choices = tuple(rules.legal(moment.state, seat)) if acts else ()
            own = replace(asked, seat=seat, view=rules.view(moment.state, seat), choices=choices)
            last = [*Evaluator(ITERATIONS).think(own)][-1]

            assert last.worth is not None
            assert 0 <= last.worth <= 1
            assert acts == bool(last.prospects)


def test_chances_are_scaled_down_when_all_seats_together_exceed_one_win() -> None:
    assert pytest.approx(1 / 3) == chance(0.9, 2.7)
    assert 0.6 == chance(0.6, 0.9)
    assert 1.0 == chance(1.0, 1.0)


def test_seats_that_know_the_same_share_one_win() -> None:
    """In the first moment of a game of hidden sides each sees about its share of the chances; now and
    then nobody wins.
    """
    setting = next(each for each in SETTINGS["mutiny"] if each.seats == 3)
    moment = travel(setting, 0).decisions[0]
    chances = []
    for seat in range(3):
        asked = question(setting, moment.state, moment.seats_acting[0])
        view = setting.game.rules.view(moment.state, seat)
        choices = asked.choices if seat in moment.acting else ()
        own = replace(asked, seat=seat, view=view, choices=choices)
        chances.append([*Evaluator(ITERATIONS).think(own)][-1].worth or 0.0)

    assert 0.7 < sum(chances) < 1.2


def test_a_judge_knows_who_is_about_to_win() -> None:
    """Near the end of a game the winner is more likely to win than at its beginning."""
    setting = SETTINGS["cartagena"][0]
    journey = travel(setting, 1)
    winner = journey.rules.returns(journey.end.state).index(1.0)
    own = [moment for moment in journey.decisions if moment.seats_acting == (winner,)]
    first, last = (
        thought(Evaluator(100), setting, moment.state, winner).worth or 0.0
        for moment in (own[0], own[-1])
    )

    assert 0.2 < first < 0.9
    assert last > 0.9


def test_drawn_choices_are_told_with_their_odds() -> None:
    setting = SETTINGS["caribbean"][0]
    state, seat = next(decisions(setting))
    assert "bid" == GAMES["caribbean"].rules.legal(state, seat)[0][0]

    told = thought(Greedy(), setting, state, seat).prospects

    assert {None} == {prospect.worth for prospect in told}
    assert len(told) > 1

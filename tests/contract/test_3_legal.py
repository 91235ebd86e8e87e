"""Promise 3: `legal` is sound, complete, stable, never empty, and depends only on what the seat
knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import nextafter
from random import Random

import pytest

from freebooters.engine.contract import CHANCE, MOST_CHOICES, Action, Rules
from freebooters.engine.errors import IllegalAction, NotToAct
from freebooters.engine.events import Event
from freebooters.engine.match import Match
from tests.contract.journeys import Journey, dice, every_journey, freeze, illegal, travel
from tests.contract.rooms import SETTINGS, Setting

ILLEGAL_TRIED = 40
WORLDS = 3


def _matches(journey: Journey) -> Iterator[Match]:
    """The match of the journey at each of its decisions."""
    setting = journey.setting
    wanted = {moment.position for moment in journey.decisions}
    whole = Match.replay(setting.game, setting.seats, setting.options, "unused", journey.log)
    if 0 in wanted:
        yield whole.at(0)
    for match in whole.retrace(0):
        if len(match.log) in wanted:
            yield match


def _all_that_shows(match: Match) -> object:
    observers = (*range(match.seats), None)
    legal = [match.legal(seat) for seat in match.to_act]
    views = [match.view(observer) for observer in observers]
    return match.save(), match.revision, match.to_act, legal, views, match.events


class _Fixed(Random):
    """A generator that always says the same, and counts how often it is asked."""

    def __init__(self, luck: float) -> None:
        super().__init__()
        self.asked = 0
        self._luck = luck

    def random(self) -> float:
        self.asked += 1
        return self._luck


@every_journey
def test_legal_actions_are_plain_distinct_and_never_none(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for moment in journey.moments:
        for seat in moment.acting:
            legal = journey.rules.legal(moment.state, seat)

            assert 0 < len(legal) <= MOST_CHOICES
            assert len(legal) == len(set(legal))
            assert all(type(action) is tuple and type(action[0]) is str for action in legal)
            assert all(type(word) in (str, int) for action in legal for word in action)


@pytest.mark.parametrize("setting", [s for found in SETTINGS.values() for s in found], ids=str)
def test_the_list_of_all_actions_has_each_once_and_always_the_same(setting: Setting) -> None:
    rules = setting.game.rules
    known = rules.actions(setting.seats, setting.options)
    if known is not None:
        assert len(known) == len(set(known)) > 0
        assert list(known) == list(rules.actions(setting.seats, setting.options) or ())


@every_journey
def test_every_action_a_seat_takes_is_in_the_list_of_all(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    known = journey.rules.actions(setting.seats, setting.options)
    if known is not None:
        taken = {entry.action for entry in journey.log if entry.seat != CHANCE}
        offered = {
            action
            for moment in journey.decisions
            for seat in moment.seats_acting
            for action in journey.rules.legal(moment.state, seat)
        }

        assert set() == (taken | offered) - set(known)


@every_journey
def test_outcomes_are_what_is_legal_for_chance_each_with_a_whole_weight(
    setting: Setting, seed: int
) -> None:
    journey = travel(setting, seed)
    for moment in journey.draws:
        outcomes = journey.rules.outcomes(moment.state)

        assert journey.rules.legal(moment.state, CHANCE) == [action for action, _ in outcomes]
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert moment.snapshot == freeze(moment.state)


@every_journey
def test_a_draw_takes_an_outcome_by_its_weight(setting: Setting, seed: int) -> None:
    """Also on both sides of every bound between two outcomes, where a room has a draw of its own."""
    journey = travel(setting, seed)
    for moment in journey.draws[:20]:
        bounds = [0, *accumulate(weight for _, weight in journey.rules.outcomes(moment.state))]
        for bound in bounds:
            for luck in (bound / bounds[-1], nextafter(bound / bounds[-1], 0)):
                if luck < 1:
                    drawn = journey.rules.draw(moment.state, _Fixed(luck))

                    assert drawn == Rules.draw(journey.rules, moment.state, _Fixed(luck))


@every_journey
def test_a_draw_asks_the_generator_once_at_most(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for moment in journey.draws:
        rng = _Fixed(0.5)
        journey.rules.draw(moment.state, rng)

        assert rng.asked <= 1


@every_journey
def test_to_act_is_empty_or_chance_alone_or_seats(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for _, state in journey.states():
        acting = journey.rules.to_act(state)

        assert acting == (CHANCE,) or set(acting) <= set(range(setting.seats))
        assert len(acting) == len(set(acting))


@every_journey
def test_asking_for_legal_actions_gives_the_same_list_and_changes_nothing(
    setting: Setting, seed: int
) -> None:
    journey = travel(setting, seed)
    for moment in journey.moments:
        for seat in moment.acting:
            first = journey.rules.legal(moment.state, seat)
            again = list(first)
            first.clear()

            assert again == journey.rules.legal(moment.state, seat)
            assert again == journey.rules.legal(moment.state.copy(), seat)
        assert moment.snapshot == freeze(moment.state)


@every_journey
def test_every_legal_action_can_be_carried_out(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.moments:
        for seat in moment.acting:
            for action in rules.legal(moment.state, seat):
                after = moment.state.copy()
                rules.apply(after, seat, action)

                assert moment.snapshot != freeze(after), action
                for observer in setting.observers:
                    rules.view(after, observer)
                for following in rules.to_act(after):
                    assert rules.legal(after, following)


@every_journey
def test_applying_without_a_listener_for_events_gives_the_same_state(
    setting: Setting, seed: int
) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    told = rules.new(setting.seats, setting.options)
    for position, silent in journey.states():
        if position:
            events: list[Event] = []
            rules.apply(told, *journey.log[position - 1], events.append)
            assert journey.events[position - 1] == tuple(events)
        if position % 5 == 0 or position == len(journey.log):
            assert freeze(silent) == freeze(told)


@every_journey
def test_illegal_actions_are_refused_and_change_nothing(setting: Setting, seed: int) -> None:
    journey, rng = travel(setting, seed), Random(seed)
    tried = 0
    for match in _matches(journey):
        before = _all_that_shows(match)
        for seat in match.to_act:
            wrong = illegal(journey, seat, match.legal(seat), rng, ILLEGAL_TRIED)
            for action in wrong:
                with pytest.raises(IllegalAction):
                    match.act(seat, action)
            tried += len(wrong)
        for seat in {*range(CHANCE, setting.seats + 1)} - {*match.to_act}:
            with pytest.raises(NotToAct):
                match.act(seat, match.legal(match.to_act[0])[0])

        assert before == _all_that_shows(match)
    assert tried > 0


@every_journey
def test_legal_actions_depend_only_on_what_the_seat_knows(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.decisions:
        for seat in moment.acting:
            expected: list[Action] = rules.legal(moment.state, seat)
            view = rules.view(moment.state, seat)
            for world in range(WORLDS):
                imagined = rules.imagine(view, dice(world))

                assert seat in rules.to_act(imagined)
                assert expected == rules.legal(imagined, seat)

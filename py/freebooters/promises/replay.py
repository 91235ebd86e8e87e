"""Promise 1: replaying a log gives equal views for all seats, and nothing else is random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.views import view_as_json
from freebooters.promises.broken import spelled, who
from freebooters.promises.checks import at_each, in_a_game, over_games
from freebooters.promises.journeys import Journey, Moment, dice, travel
from freebooters.promises.states import deep, differing, freeze

__all__ = [
    "a_draw_depends_on_its_generator_alone",
    "playing_leaves_the_shared_generator_alone",
    "replaying_leads_to_equal_states",
    "replaying_shows_all_seats_the_same",
    "traits_say_whether_chance_acts",
]

_THROWS = 5


class _Drawn(Exception):
    """A replay has asked for chance."""


class _WithoutChance:
    """Rules that cannot draw."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def draw(self, *_: object) -> None:
        raise _Drawn


@in_a_game(1)
def replaying_leads_to_equal_states(journey: Journey) -> Iterator[tuple[int, Message]]:
    expected = {moment.position: moment for moment in journey.moments}
    for position, state in journey.states():
        if position in expected and (slot := _differing(state, expected[position])):
            yield position, say("promise-replay-state", slot=slot)
            return


def _differing(state: Any, moment: Moment) -> str:
    """The first slot in which a state is not what it was at that moment, or "" if none is."""
    if not differing(freeze(state), moment.snapshot):
        return ""
    # What states share on purpose may have been made anew meanwhile.
    return differing(deep(state, {}), deep(moment.state, {}))


@in_a_game(1)
def replaying_shows_all_seats_the_same(journey: Journey) -> Iterator[tuple[int, Message]]:
    """Also if chance cannot be asked while the log is read."""
    setting, rules = journey.setting, journey.rules
    drawless: Any = _WithoutChance(rules)
    game = replace(setting.game, rules=drawless)
    before = random.getstate()
    try:
        match = Match.replay(game, setting.seats, setting.options, "unused", journey.log)
        moments = {moment.position: moment for moment in journey.moments}
        for then in (match.at(0), *match.retrace(0)):
            position = len(then.log)
            for observer in setting.observers if position in moments else ():
                one, other = then.view(observer), rules.view(moments[position].state, observer)
                if one != other:
                    yield position, _another_view(one, other, observer)
                    return
    except _Drawn:
        yield len(journey.log), say("promise-replay-drawn")
        return
    if random.getstate() != before:
        yield len(journey.log), say("promise-replay-shared")
    for position, (told, again) in enumerate(zip(journey.events, match.events, strict=True)):
        if told != again:
            yield position + 1, say("promise-replay-events")
            return
    if not match.over:
        yield len(journey.log), say("promise-replay-goes-on")


def _another_view(one: Any, other: Any, observer: int | None) -> Message:
    theirs = view_as_json(other)
    field = next(
        (name for name, value in view_as_json(one).items() if value != theirs.get(name)), "?"
    )
    return say("promise-replay-view", who=who(observer), field=field)


@in_a_game(1)
def playing_leaves_the_shared_generator_alone(journey: Journey) -> Iterator[tuple[int, Message]]:
    before = random.getstate()
    travel(journey.setting, journey.seed, journey.text)
    if random.getstate() != before:
        yield len(journey.log), say("promise-replay-shared")


@at_each(1, lambda journey: journey.draws)
def a_draw_depends_on_its_generator_alone(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules = journey.rules
    outcomes = rules.legal(moment.state, CHANCE)
    for throw in range(_THROWS):
        drawn = rules.draw(moment.state, dice(throw))
        again = rules.draw(moment.state.copy(), dice(throw))
        if drawn not in outcomes:
            yield say("promise-draw-outcome", action=spelled(drawn))
        if drawn != again:
            yield say("promise-draw-again", action=spelled(drawn), other=spelled(again))
    if slot := differing(freeze(moment.state), moment.snapshot):
        yield say("promise-changes", method="draw()", slot=slot)


@over_games(1)
def traits_say_whether_chance_acts(journeys: Sequence[Journey]) -> Iterator[Message]:
    found = any(journey.draws for journey in journeys)
    if found != journeys[0].setting.game.info.traits.chance:
        yield say("promise-traits-drawn" if found else "promise-traits-undrawn")

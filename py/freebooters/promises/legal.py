"""Promise 3: `legal` is sound, complete, stable, never empty, and depends only on what the seat
knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import nextafter
from random import Random

from freebooters.engine.contract import CHANCE, MOST_CHOICES, Action, Rules, Seat
from freebooters.engine.errors import FreebootersError, IllegalAction, NotToAct
from freebooters.engine.events import Event
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import raised, shown, spelled, who
from freebooters.promises.checks import at_each, in_a_game
from freebooters.promises.journeys import Journey, Moment, dice
from freebooters.promises.states import differing, freeze

__all__ = [
    "a_draw_asks_the_generator_once",
    "a_draw_takes_an_outcome_by_its_weight",
    "actions_met",
    "asking_for_legal_actions_changes_nothing",
    "every_action_is_in_the_list_of_all",
    "every_legal_action_can_be_carried_out",
    "illegal",
    "illegal_actions_are_refused",
    "legal_actions_are_plain_and_distinct",
    "legal_actions_follow_from_what_the_seat_knows",
    "nobody_acts_but_chance_or_seats",
    "outcomes_are_legal_for_chance",
    "who_listens_makes_no_difference",
]

_ILLEGAL_TRIED = 40
_WORLDS = 3
_DRAWS = 20
_EVERY = 5


class _Fixed(Random):
    """A generator that always says the same, and counts how often it is asked."""

    def __init__(self, luck: float) -> None:
        super().__init__()
        self.asked = 0
        self._luck = luck

    def random(self) -> float:
        self.asked += 1
        return self._luck


def _is_plain(action: object) -> bool:
    return (
        type(action) is tuple
        and bool(action)
        and type(action[0]) is str
        and all(type(word) in (str, int) for word in action)
    )


@at_each(3, lambda journey: journey.moments)
def legal_actions_are_plain_and_distinct(journey: Journey, moment: Moment) -> Iterator[Message]:
    for seat in moment.acting:
        legal = journey.rules.legal(moment.state, seat)
        if not legal:
            yield say("promise-legal-none", who=who(seat))
        if len(legal) > MOST_CHOICES:
            yield say("promise-legal-many", who=who(seat), count=len(legal), most=MOST_CHOICES)
        for action in legal:
            if not _is_plain(action):
                yield say("promise-legal-plain", action=shown(action))
                return
        twice = next((action for action in legal if legal.count(action) > 1), None)
        if twice is not None:
            yield say("promise-legal-twice", who=who(seat), action=spelled(twice))


@in_a_game(3)
def every_action_is_in_the_list_of_all(journey: Journey) -> Iterator[tuple[int, Message]]:
    setting, rules = journey.setting, journey.rules
    known = rules.actions(setting.seats, setting.options)
    if known is None:
        return
    if not known or len(known) != len(set(known)):
        yield 0, say("promise-actions-twice")
    if list(known) != list(rules.actions(setting.seats, setting.options) or ()):
        yield 0, say("promise-actions-change")
    offered = (
        (moment.position, action)
        for moment in journey.decisions
        for seat in moment.seats_acting
        for action in rules.legal(moment.state, seat)
    )
    taken = ((at, action) for at, (seat, action) in enumerate(journey.log) if seat != CHANCE)
    every = set(known)
    for position, action in (*offered, *taken):
        if action not in every:
            yield position, say("promise-actions-miss", action=spelled(action))
            return


@at_each(3, lambda journey: journey.draws)
def outcomes_are_legal_for_chance(journey: Journey, moment: Moment) -> Iterator[Message]:
    outcomes = journey.rules.outcomes(moment.state)
    if journey.rules.legal(moment.state, CHANCE) != [action for action, _ in outcomes]:
        yield say("promise-outcomes-legal")
    for action, weight in outcomes:
        if type(weight) is not int or weight <= 0:
            yield say("promise-outcomes-weight", action=spelled(action), weight=shown(weight))
    if slot := differing(freeze(moment.state), moment.snapshot):
        yield say("promise-changes", method="outcomes()", slot=slot)


@at_each(3, lambda journey: journey.draws[:_DRAWS])
def a_draw_takes_an_outcome_by_its_weight(journey: Journey, moment: Moment) -> Iterator[Message]:
    """Also on both sides of every bound between two outcomes, where a room has a draw of its own."""
    rules = journey.rules
    bounds = [0, *accumulate(weight for _, weight in rules.outcomes(moment.state))]
    for bound in bounds:
        for luck in (bound / bounds[-1], nextafter(bound / bounds[-1], 0)):
            if luck >= 1:
                continue
            drawn = rules.draw(moment.state, _Fixed(luck))
            wanted = Rules.draw(rules, moment.state, _Fixed(luck))
            if drawn != wanted:
                yield say("promise-draw-weight", found=spelled(drawn), wanted=spelled(wanted))
                return


@at_each(3, lambda journey: journey.draws)
def a_draw_asks_the_generator_once(journey: Journey, moment: Moment) -> Iterator[Message]:
    rng = _Fixed(0.5)
    journey.rules.draw(moment.state, rng)
    if rng.asked > 1:
        yield say("promise-draw-asks", count=rng.asked)


@in_a_game(3)
def nobody_acts_but_chance_or_seats(journey: Journey) -> Iterator[tuple[int, Message]]:
    seats = set(range(journey.setting.seats))
    for position, state in journey.states():
        acting = journey.rules.to_act(state)
        if acting != (CHANCE,) and not (set(acting) <= seats and len(acting) == len(set(acting))):
            yield position, say("promise-act-seats", found=shown(acting))
            return


@at_each(3, lambda journey: journey.moments)
def asking_for_legal_actions_changes_nothing(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules = journey.rules
    for seat in moment.acting:
        first = rules.legal(moment.state, seat)
        again = list(first)
        first.clear()
        if again != rules.legal(moment.state, seat) or again != rules.legal(
            moment.state.copy(), seat
        ):
            yield say("promise-legal-again", who=who(seat))
            return
    if slot := differing(freeze(moment.state), moment.snapshot):
        yield say("promise-changes", method="legal()", slot=slot)


@at_each(3, lambda journey: journey.moments)
def every_legal_action_can_be_carried_out(journey: Journey, moment: Moment) -> Iterator[Message]:
    for seat in moment.acting:
        for action in journey.rules.legal(moment.state, seat):
            yield from _carried_out(journey, moment, seat, action)


def _carried_out(journey: Journey, moment: Moment, seat: Seat, action: Action) -> Iterator[Message]:
    rules = journey.rules
    done = {"who": who(seat), "action": spelled(action)}
    after = moment.state.copy()
    try:
        rules.apply(after, seat, action)
        for observer in journey.setting.observers:
            rules.view(after, observer)
        following = [other for other in rules.to_act(after) if not rules.legal(after, other)]
    except Exception as wrong:
        yield say("promise-legal-raised", **done, **raised(wrong))
        return
    if moment.snapshot == freeze(after):
        yield say("promise-legal-idle", **done)
    for other in following:
        yield say("promise-legal-leads", **done, other=who(other))


@in_a_game(3)
def who_listens_makes_no_difference(journey: Journey) -> Iterator[tuple[int, Message]]:
    setting, rules = journey.setting, journey.rules
    told = rules.new(setting.seats, setting.options)
    for position, silent in journey.states():
        if position:
            events: list[Event] = []
            rules.apply(told, *journey.log[position - 1], events.append)
            if journey.events[position - 1] != tuple(events):
                yield position, say("promise-listen-events")
                return
        looked_at = position % _EVERY == 0 or position == len(journey.log)
        if looked_at and (slot := differing(freeze(silent), freeze(told))):
            yield position, say("promise-listen-state", slot=slot)
            return


@in_a_game(3)
def illegal_actions_are_refused(journey: Journey) -> Iterator[tuple[int, Message]]:
    rng, met = Random(journey.seed), actions_met(journey)
    seats = {*range(CHANCE, journey.setting.seats + 1)}
    for match in _matches(journey):
        position, before = len(match.log), _all_that_shows(match)
        for seat in match.to_act:
            for action in illegal(met, match.legal(seat), rng, _ILLEGAL_TRIED):
                if not _refuses(match, seat, action, IllegalAction):
                    done = {"who": who(seat), "action": spelled(action)}
                    yield position, say("promise-refuse-not", **done)
                    return
        for seat in seats - {*match.to_act}:
            action = match.legal(match.to_act[0])[0]
            if not _refuses(match, seat, action, NotToAct):
                yield position, say("promise-refuse-turn", action=spelled(action))
                return
        if before != _all_that_shows(match):
            yield position, say("promise-refuse-changes")
            return


def _refuses(match: Match, seat: Seat, action: Action, refusal: type[FreebootersError]) -> bool:
    try:
        match.act(seat, action)
    except refusal:
        return True
    except Exception:
        return False
    return False


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
    return match.save(), match.revision, match.to_act, legal, views, [*match.events]


def actions_met(journey: Journey) -> list[Action]:
    """All that was legal at the moments of a game."""
    found = {
        action
        for moment in journey.moments
        for seat in moment.acting
        for action in journey.rules.legal(moment.state, seat)
    }
    return sorted(found, key=repr)


def illegal(met: Sequence[Action], legal: Sequence[Action], rng: Random, most: int) -> list[Action]:
    """Actions one might try that are not legal: legal ones with a word changed, dropped or added,
    those of other moments and of chance (`met`), and words thrown together.
    """
    words = sorted({word for action in met for word in action}, key=repr)
    tried: list[Action] = list(met)
    for action in legal:
        tried += _neighbours(action, words, rng)
    for action in met:
        tried.append((action[0], *(words[int(rng.random() * len(words))] for _ in action[1:])))
    wrong = sorted(set(tried) - set(legal), key=repr)
    while len(wrong) > most:
        wrong.pop(int(rng.random() * len(wrong)))
    return wrong


def _neighbours(action: Action, words: list[str | int], rng: Random) -> Iterable[Action]:
    yield (*action, 0)
    if len(action) > 1:
        yield action[:-1]
    for place, word in enumerate(action):
        others: list[str | int] = [other for other in words if type(other) is type(word)]
        if isinstance(word, int):
            others = [word - 1, word + 1, -1, 1000]
        for _ in range(2):
            yield (*action[:place], others[int(rng.random() * len(others))], *action[place + 1 :])


@at_each(3, lambda journey: journey.decisions)
def legal_actions_follow_from_what_the_seat_knows(
    journey: Journey, moment: Moment
) -> Iterator[Message]:
    rules = journey.rules
    for seat in moment.seats_acting:
        expected = rules.legal(moment.state, seat)
        view = rules.view(moment.state, seat)
        for world in range(_WORLDS):
            imagined = rules.imagine(view, dice(world))
            if seat not in rules.to_act(imagined):
                yield say("promise-imagine-turn", who=who(seat))
                return
            if expected != rules.legal(imagined, seat):
                yield say("promise-legal-knows", who=who(seat))
                return

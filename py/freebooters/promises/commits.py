"""Promise 6: when several seats choose at once, the order in which they commit does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import spelled, who
from freebooters.promises.checks import at_each, over_games
from freebooters.promises.journeys import Journey, Moment, uniform
from freebooters.promises.states import differing, freeze

__all__ = ["simultaneous_choices_commute", "traits_say_whether_seats_choose_at_once"]

_MOST_ORDERS = 24


@at_each(6, lambda journey: journey.commits)
def simultaneous_choices_commute(journey: Journey, moment: Moment) -> Iterator[Message]:
    """They stay legal whoever was first, and lead to the same."""
    rules, rng = journey.rules, Random(f"{journey.seed}/{moment.position}")
    commits = {seat: uniform(rules.legal(moment.state, seat), rng) for seat in moment.acting}
    outcomes: list[Any] = []
    for order in islice(permutations(moment.acting), _MOST_ORDERS):
        outcome = _outcome(journey, moment.state, order, commits)
        if isinstance(outcome, Message):
            yield outcome
            return
        outcomes.append(outcome)
        if outcome[0] != outcomes[0][0]:
            slot = differing(outcome[0], outcomes[0][0])
            yield say("promise-commits-state", slot=slot)
            return
        if outcome != outcomes[0]:
            yield say("promise-commits-view")
            return


def _outcome(
    journey: Journey, state: Any, order: Sequence[Seat], commits: Mapping[Seat, Action]
) -> Any:
    """Everything there is after those commits; a message if one is no longer legal."""
    rules, after = journey.rules, state.copy()
    for seat in order:
        if commits[seat] not in rules.legal(after, seat):
            return say("promise-commits-legal", who=who(seat), action=spelled(commits[seat]))
        rules.apply(after, seat, commits[seat])
    views = [rules.view(after, observer) for observer in journey.setting.observers]
    return freeze(after), views, rules.to_act(after)


@over_games(6)
def traits_say_whether_seats_choose_at_once(journeys: Sequence[Journey]) -> Iterator[Message]:
    found = any(journey.commits for journey in journeys)
    if found != journeys[0].setting.game.info.traits.simultaneous:
        yield say("promise-traits-together" if found else "promise-traits-apart")

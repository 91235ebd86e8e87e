"""The policy: play the cards that the best plan for a hand plays face up, and choose roles by their
worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from operator import add, ge
from random import Random

from freebooters.engine.contract import Action, Seat
from freebooters.games.meuterer.advice.hands import (
    Situation,
    faces,
    role_values,
    role_worths,
    situation,
    situation_among,
    spare,
)
from freebooters.games.meuterer.advice.round_facts import round_facts
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    FIGHTING,
    HAND,
    ISLANDS,
    PLAYING,
    POUCHES,
    ROLE_NUMBERS,
)
from freebooters.games.meuterer.rules.mutiny import fight
from freebooters.games.meuterer.rules.sales import DONE, takes
from freebooters.games.meuterer.rules.state import NONE, MeutererState
from freebooters.games.meuterer.rules.trade import (
    CHOICES,
    PASS,
    PLAYS,
    PROMISES,
    choosing,
    on_offer,
)

__all__ = ["belief", "policy", "sampled", "strategy"]

_DIGITS = 9
"""Chances are rounded to so many digits: `exp` differs from machine to machine in the last ones."""
_UNPLANNED = 0.1
"""How often a rollout follows a fixed preference instead of a plan."""
_ROLE_NOISE = 2.0
"""In a rollout up to so many points are added to a role's worth at random."""
_ASIDE = 0.5
"""The weight of an unplanned action being the best, compared with 1 for a planned one."""
_AGAINST = 0.15
"""The likelihood that somebody plays against the best plan, compared with 1 for playing by it."""
_TEMPERATURE = 0.5
"""With so many points more a role is e times as likely to be taken."""

_PLAYED: Mapping[Action, int] = {play: card for card, play in enumerate(PLAYS)}


def sampled(
    s: MeutererState,
    seat: Seat,
    legal: Sequence[Action],
    rng: Random,
    value: Callable[[MeutererState], Sequence[float]],
) -> Action:
    """A plausible action; `value` tells each seat's chance in a state."""
    if len(legal) == 1:
        return legal[0]
    if s.phase == PLAYING and rng.random() > _UNPLANNED:
        return _planned(s, seat, legal, rng)
    if s.phase == FIGHTING:
        return _fought(s, seat, legal, value)
    preferences = [_preference(s, seat, action) + rng.random() for action in legal]
    return legal[preferences.index(max(preferences))]


def policy(s: MeutererState, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """How likely each of those actions is the best one."""
    if s.phase == PLAYING and seat not in s.passed:
        open_ = _spare(s, seat)
        ratings = [_ASIDE] * len(legal)
        for place, action in enumerate(legal):
            if action != PASS:
                ratings[place] += open_[_PLAYED[action]] > 0
            else:
                ratings[place] += not any(open_)
        return ratings
    return [1.0] * len(legal)


def strategy(s: MeutererState, seat: Seat, legal: Sequence[Action]) -> list[float] | None:
    """How often to take each role, by its worth; None if the choice is not one of roles."""
    if not choosing(s):
        return None
    values = role_values(s, seat)
    mine = [values[ROLE_NUMBERS[str(role)]] for _, role in legal]
    return [exp((value - max(mine)) / _TEMPERATURE) for value in mine]


def belief(s: MeutererState, seat: Seat) -> float:
    """The credibility of a world in which the others have chosen as they have this round."""
    found = 1.0
    if s.phase == PLAYING:
        facts = round_facts(s)
        seen = faces(s, facts)
        for other in range(len(s.scores)):
            if other != seat:
                found *= _likely(s, other, situation_among(s, other, facts, seen))
    return found


def _likely(s: MeutererState, seat: Seat, at: Situation) -> float:
    """How likely a seat with that hand and role would have done what it has done this round."""
    held, played = s.hands[seat], s.played[seat]
    if seat not in s.passed:
        whole = list(map(add, held, played))
        open_ = spare(whole, [0] * len(CARDS), at)
        return 1.0 if all(map(ge, open_, played)) else _AGAINST
    found = _AGAINST if any(spare(held, played, at)) else 1.0
    if s.roles[seat] != NONE:
        values = role_worths(held, played, at)
        best = max([values[role] for role in on_offer(s, seat)])
        lag = (best - values[s.roles[seat]]) / _TEMPERATURE
        found /= 1 + lag * (1 + lag * (0.5 + lag / 6))  # about e^lag, but the same on every machine
    return found


def _spare(s: MeutererState, seat: Seat) -> Sequence[int]:
    """The cards that the best plan for a hand plays face up, by kind."""
    return spare(s.hands[seat], s.played[seat], situation(s, seat))


def _planned(s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A card that is not to be kept, or else passing; or a role, by its worth."""
    if seat in s.passed:
        values = role_values(s, seat)
        worths = [values[ROLE_NUMBERS[str(role)]] + rng.random() * _ROLE_NOISE for _, role in legal]
        return legal[worths.index(max(worths))]
    open_ = _spare(s, seat)
    weights = [open_[_PLAYED[action]] * rng.random() if action != PASS else 0.0 for action in legal]
    most = max(weights)
    return legal[weights.index(most) if most else -1]


def _fought(
    s: MeutererState,
    seat: Seat,
    legal: Sequence[Action],
    value: Callable[[MeutererState], Sequence[float]],
) -> Action:
    """The action after which the seat's value is highest."""
    chances = []
    for action in legal:
        after = s.copy()
        fight(after, seat, action, None)
        chances.append(round(value(after)[seat], _DIGITS))
    return legal[chances.index(max(chances))]


_PREFERRED: Mapping[Action, float] = {
    **{promise: -0.5 * points for points, promise in zip(POUCHES, PROMISES, strict=True)},
    PASS: 0.4,
    **dict(zip(CHOICES, (0.4, 0.1, 0.3, 0.2, 0.3), strict=True)),
    **{
        ("sell", island.name, CARDS[kind], count): 0.2 * island.prices[0] * count
        for number, island in enumerate(ISLANDS)
        for kind in takes(number)
        for count in range(1, HAND + 1)
    },
    DONE: -1.0,
}
"""How much a rollout prefers an action, independently of the state, compared with
noise of up to 1.
"""


def _preference(s: MeutererState, seat: Seat, action: Action) -> float:
    """The preference for an action, which does not depend on the state."""
    preference = _PREFERRED.get(action)
    if preference is not None:
        return preference
    card = CARD_NUMBERS[str(action[1])]
    return 0.4 * s.hands[seat][card] if action[0] == "keep" else _preference_to_play(s, seat, card)


def _preference_to_play(s: MeutererState, seat: Seat, card: int) -> float:
    """Plays cards that can be sold, preferably of the kind the seat has most of; keeps others."""
    pays = sum(ISLANDS[island].prices[0] for island in s.active if card in takes(island))
    together = s.hands[seat][card] + s.played[seat][card]
    return 0.1 * pays * together if pays else -0.4

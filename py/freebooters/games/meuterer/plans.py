"""Playing a hand: which cards to lay open and which to keep, as pays best on average."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from operator import mul
from typing import NamedTuple

from freebooters.games.meuterer.components import CONFLICT, MERCHANT, PIRATE, ROLES
from freebooters.games.meuterer.crew import Crew, Stake, captains_gain, roles_gain
from freebooters.games.meuterer.market import Prospects, goods, proceeds, wanted

__all__ = ["Plan", "Setting", "planned", "role_worths", "spare"]

_PASSING = 0.35
"""How likely another seat passes before one's own next turn."""


class Setting(NamedTuple):
    """All that the worth of a hand depends on, its cards left out."""

    active: tuple[int, ...]
    prospects: Prospects
    crew: Crew
    stake: Stake
    course: tuple[int, ...]
    """The islands that 0, 1, … cards kept steer for."""
    captain: bool
    gone: int
    """How many others have taken a role."""
    waiting: int
    """How many others will still take one."""
    keeping: tuple[float, ...]
    """What each card is worth that goes back to the hand, by kind."""


class Plan(NamedTuple):
    """The cards to keep and the points to hope for. `kept` counts the kinds that are wanted, then
    conflict cards, then all others together.
    """

    kept: tuple[int, ...]
    worth: float


def planned(hand: Sequence[int], played: Sequence[int], setting: Setting) -> Plan:
    """The best plan for a hand with those cards face up already, both by kind."""
    active = setting.active
    wares = goods(active, hand)
    stock = (*wares, hand[CONFLICT], sum(hand) - sum(wares) - hand[CONFLICT])
    return _planned(stock, goods(active, played), setting)


def spare(hand: Sequence[int], played: Sequence[int], setting: Setting) -> list[int]:
    """The cards that the best plan lays open, by kind."""
    *wares, conflicts, others = planned(hand, played, setting).kept
    left = list(hand)
    kinds = wanted(setting.active)
    for kind, count in zip(kinds, wares, strict=True):
        left[kind] -= count
    left[CONFLICT] -= conflicts
    for kind, count in enumerate(hand):
        if kind != CONFLICT and kind not in kinds:
            kept = min(count, others)
            left[kind] -= kept
            others -= kept
    return left


@lru_cache(maxsize=1 << 14)
def _planned(stock: tuple[int, ...], shown: tuple[int, ...], setting: Setting) -> Plan:
    crew, stake, course, waiting = setting.crew, setting.stake, setting.course, setting.waiting
    *wares, conflicts, others = stock
    keeping = [setting.keeping[kind] for kind in wanted(setting.active)]
    size = sum(stock)
    best, most = stock, -99.0
    gains: dict[tuple[int, int], tuple[float, ...]] = {}
    for kept in product(*(range(count + 1) for count in wares)):
        left = sum(kept)
        value = sum(map(mul, keeping, kept))
        sales = proceeds(
            setting.active,
            setting.prospects,
            tuple(up + held - own for up, held, own in zip(shown, wares, kept, strict=True)),
        )
        for fighting in range(conflicts + 1):
            for idle in range(others + 1):
                number = left + fighting + idle
                worth = (
                    value + fighting * setting.keeping[CONFLICT] + idle * setting.keeping[PIRATE]
                )
                if setting.captain:
                    worth += sales[0] + captains_gain(crew, fighting, course[number], stake)
                else:
                    gain = gains.get((fighting, number))
                    if gain is None:
                        gain = gains[fighting, number] = roles_gain(
                            crew, fighting, course[number], stake
                        )
                    gone = setting.gone + min(waiting, (size - number) * _PASSING * waiting)
                    worth += _first_found(_with_sales(gain, sales), gone)
                if worth > most:
                    best, most = (*kept, fighting, idle), worth
    return Plan(best, most)


def role_worths(hand: Sequence[int], played: Sequence[int], setting: Setting) -> list[float]:
    """What each role is worth to a seat that has passed, sales included."""
    kept, conflicts = sum(hand), hand[CONFLICT]
    sales = proceeds(setting.active, setting.prospects, goods(setting.active, played))
    gains = roles_gain(setting.crew, conflicts, setting.course[kept], setting.stake)
    return _with_sales(gains, sales)


def _with_sales(gains: Sequence[float], sales: tuple[float, float]) -> list[float]:
    plain, merchant = sales
    worths = [plain + gain for gain in gains]
    worths[MERCHANT] = merchant
    return worths


def _first_found(worths: list[float], gone: float) -> float:
    """The best role there will be on average, when so many are gone."""
    there = 1 - gone / len(ROLES)
    total, missing = 0.0, 1.0
    worths.sort(reverse=True)
    for worth in worths:
        total += missing * there * worth
        missing *= 1 - there
    return total + missing * worths[-1]

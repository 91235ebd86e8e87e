"""Playing a hand: which cards to lay open and which to keep, as pays best on average."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import add, sub
from typing import NamedTuple

from freebooters.games.meuterer.advice.leg import Cards, Leg
from freebooters.games.meuterer.advice.market import Market
from freebooters.games.meuterer.advice.memory import Memory
from freebooters.games.meuterer.advice.roles import Pay
from freebooters.games.meuterer.rules.components import CONFLICT, HAND, MERCHANT, PIRATE, ROLES

__all__ = ["Plan", "Setting", "planned", "role_worths", "spare"]

_PASSING = 0.35
"""How likely another seat passes before one's own next turn."""
_SLACK = 1e-9
"""More than rounding can add to an average: it does not come to more than the most of all."""


class Setting(NamedTuple):
    """All that the worth of a hand depends on, its cards left out."""

    leg: Leg
    market: Market
    pay: Pay
    captain: bool
    gone: int
    """How many others have taken a role."""
    waiting: int
    """How many others will still take one."""
    open_conflict: bool
    """Conflict cards face up fight too."""

    def fighting(self, held: Sequence[int], played: Sequence[int]) -> int:
        """How many conflict cards a seat can fight with, if it keeps and has played those."""
        return held[CONFLICT] + played[CONFLICT] * self.open_conflict


class Plan(NamedTuple):
    """The cards to keep and the points to hope for. `kept` counts the kinds that are wanted, then
    conflict cards, then all others together.
    """

    kept: Cards
    worth: float


class _Keep(NamedTuple):
    """A way to keep some cards, how many conflict cards will fight then, and the worth of those kept
    back in hand.
    """

    kept: Cards
    fighting: int
    cards: int
    worth: float


_Ways = tuple[tuple[Cards, tuple[_Keep, ...]], ...]
"""All ways to split a hand: goods to lay open, each with all that may be kept then."""


def planned(hand: Sequence[int], played: Sequence[int], setting: Setting) -> Plan:
    """The best plan for a hand with those cards face up already, both by kind."""
    leg = setting.leg
    everything = setting.fighting(hand, played) if setting.open_conflict else None
    return _PLANS[leg.stock[tuple(hand)], leg.goods[tuple(played)], everything, setting]


def role_worths(hand: Sequence[int], played: Sequence[int], setting: Setting) -> list[float]:
    """What each role is worth to a seat that has passed, sales included."""
    plain, merchant = setting.market.proceeds[setting.leg.goods[tuple(played)]]
    _, gained = setting.pay.roles[setting.fighting(hand, played), sum(hand)]
    worths = [plain + gain for gain in gained]
    worths[MERCHANT] = merchant
    return worths


def spare(hand: Sequence[int], played: Sequence[int], setting: Setting) -> Cards:
    """The cards that the best plan lays open, by kind."""
    return _LEFT[setting.leg, tuple(hand), planned(hand, played, setting).kept]


def _left(key: tuple[Leg, Cards, Cards]) -> Cards:
    """Cards by kind without those kept."""
    leg, hand, kept = key
    left = list(hand)
    for kind, count in zip(leg.told_apart, kept, strict=False):
        left[kind] -= count
    others = kept[-1]
    for kind in leg.idle:
        count = min(left[kind], others)
        left[kind] -= count
        others -= count
    return tuple(left)


def _best(key: tuple[Cards, Cards, int | None, Setting]) -> Plan:
    stock, shown, everything, setting = key
    ways = _WAYS[stock, everything, setting.leg]
    if setting.captain:
        return _captains_best(ways, shown, setting)
    return _crews_best(ways, shown, setting, sum(stock))


def _captains_best(ways: _Ways, shown: Cards, setting: Setting) -> Plan:
    proceeds, gains = setting.market.proceeds, setting.pay.captain
    best: Cards = ()
    most = -99.0
    for opened, keeps in ways:
        sales, _ = proceeds[tuple(map(add, shown, opened))]
        for kept, fighting, cards, back in keeps:
            worth = back + (sales + gains[fighting, cards])
            if worth > most:
                best, most = kept, worth
    return Plan(best, most)


def _crews_best(ways: _Ways, shown: Cards, setting: Setting, size: int) -> Plan:
    proceeds, gains = setting.market.proceeds, setting.pay.roles
    found = _FOUND[setting.gone, setting.waiting]
    best: Cards = ()
    most = hopeless = -99.0
    for opened, keeps in ways:
        plain, merchant = proceeds[tuple(map(add, shown, opened))]
        for kept, fighting, cards, back in keeps:
            most_gained, gained = gains[fighting, cards]
            if back + plain + most_gained < hopeless and back + merchant < hopeless:
                continue
            worths = [plain + gain for gain in gained]
            worths[MERCHANT] = merchant
            worths.sort(reverse=True)
            worth = back + _on_average(worths, found[size - cards])
            if worth > most:
                best, most, hopeless = kept, worth, worth - _SLACK
    return Plan(best, most)


def _on_average(worths: Sequence[float], found: Sequence[float]) -> float:
    """The best role there will be; where there is none of them, the worst."""
    best, better, good, bad, worst = worths
    first, second, third, fourth, last, none = found
    return (
        first * best + second * better + third * good + fourth * bad + last * worst + none * worst
    )


def _found(key: tuple[int, int]) -> list[list[float]]:
    """Per number of cards laid open first: how likely the best role is still there, how likely only
    the second best, … none of them. So many others have taken one, so many are waiting.
    """
    gone, waiting = key
    return [_places(gone + min(waiting, opened * _PASSING * waiting)) for opened in range(HAND + 1)]


def _places(gone: float) -> list[float]:
    """The same when so many roles are gone on average."""
    there = 1 - gone / len(ROLES)
    chances, missing = [], 1.0
    for _ in ROLES:
        chances.append(missing * there)
        missing *= 1 - there
    return [*chances, missing]


def _ways(key: tuple[Cards, int | None, Leg]) -> _Ways:
    """`everything`: conflict cards that fight whether they are kept or not; None: those kept do."""
    stock, everything, leg = key
    *wares, conflicts, others = stock
    return tuple(
        (
            tuple(map(sub, wares, kept)),
            tuple(
                _keep(leg, kept, armed, armed if everything is None else everything, idle)
                for armed in range(conflicts + 1)
                for idle in range(others + 1)
            ),
        )
        for kept in product(*(range(count + 1) for count in wares))
    )


def _keep(leg: Leg, goods: Cards, armed: int, fighting: int, idle: int) -> _Keep:
    keeping = leg.keeping
    worth = 0.0
    for kind, count in zip(leg.kinds, goods, strict=True):
        worth += keeping[kind] * count
    worth += armed * keeping[CONFLICT]
    worth += idle * keeping[PIRATE]
    return _Keep((*goods, armed, idle), fighting, sum(goods) + armed + idle, worth)


_PLANS = Memory(_best, 1 << 13)
_LEFT = Memory(_left)
_WAYS = Memory(_ways)
_FOUND = Memory(_found)

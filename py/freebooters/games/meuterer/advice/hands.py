"""Playing a hand: what it is worth as things stand, and which cards to lay open and which to keep, as
pays best on average.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from operator import add, sub
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.advice.cache import Cache
from freebooters.games.meuterer.advice.leg import Cards, Leg, leg_of
from freebooters.games.meuterer.advice.market import Market, Rival, market
from freebooters.games.meuterer.advice.roles import Crew, Pay, role_odds, stake_of
from freebooters.games.meuterer.rules.components import CONFLICT, HAND, MERCHANT, PIRATE, ROLES
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.games.meuterer.rules.trade import on_offer

__all__ = [
    "Face",
    "Plan",
    "Setting",
    "faces",
    "planned",
    "rivals",
    "role_values",
    "role_worths",
    "setting",
    "setting_among",
    "spare",
]

_PASSING = 0.35
"""How likely another seat passes before one's own next turn."""
_SLACK = 1e-9
"""More than rounding can add to an average: it does not come to more than the most of all."""

Face = tuple[Cards, int, bool, int]
"""What everybody sees of a seat: the most cards of a kind it can offer on each active island, how
many it holds or has kept, whether it has passed, how many conflict cards face up may fight.
"""

_ALL_ROLES = tuple(range(len(ROLES)))

_KEPT = 2
"""How many cards a seat that has not passed is taken to keep in the end."""


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


def setting(s: MeutererState, seat: Seat) -> Setting:
    """What the worth of a seat's hand depends on."""
    leg = leg_of(s)
    return setting_among(s, seat, leg, faces(s, leg))


def role_values(s: MeutererState, seat: Seat) -> list[float]:
    """What each role is worth to a seat that has just passed."""
    return role_worths(s.hands[seat], s.played[seat], setting(s, seat))


def faces(s: MeutererState, leg: Leg) -> tuple[Face, ...]:
    """What everybody sees of each seat."""
    offers = map(leg.offers.__getitem__, map(tuple, s.played))
    passed = map(s.passed.__contains__, range(len(s.scores)))
    fights = [cards[CONFLICT] * s.open_conflict for cards in s.played]
    return tuple(zip(offers, map(sum, s.hands), passed, fights, strict=True))


def setting_among(s: MeutererState, seat: Seat, leg: Leg, seen: tuple[Face, ...]) -> Setting:
    """The same, where the leg and all faces are known."""
    chooses = seat in s.passed and seat != s.captain
    left = tuple(on_offer(s, seat)) if chooses else _ALL_ROLES
    return _SETTINGS[leg, seen[:seat], seen[seat + 1 :], s.captain, s.pouch, left, s.open_conflict]


def _seen(
    key: tuple[Leg, tuple[Face, ...], tuple[Face, ...], Seat, int, tuple[int, ...], bool],
) -> Setting:
    """A seat's setting, from what it sees of those before and after it, and from the roles it finds
    or may find.
    """
    leg, before, after, captain, pouch, left, open_conflict = key
    seat = len(before)
    crew = [*before, *after]
    others = rivals(crew)
    captain_fights = (0, 0)
    if captain != seat:
        captain_fights = _fights(crew.pop(captain - (captain > seat)))
    keeps, shows = (round(sum(each) / len(crew)) for each in zip(*map(_fights, crew), strict=True))
    later = len(crew) + len(left) - len(ROLES)
    gone = sum([passed for _, _, passed, _ in crew])
    return Setting(
        leg,
        market(leg, others),
        _PAYS[leg, left, later, max(0, pouch), captain_fights, (keeps, shows)],
        captain == seat,
        gone,
        len(others) - 1 - gone,
        open_conflict,
    )


def rivals(others: Iterable[Face]) -> tuple[Rival, ...]:
    """The same as the market sees them."""
    return tuple([(offers, 0 if passed else held) for offers, held, passed, _ in others])


def _fights(face: Face) -> tuple[int, int]:
    """How many cards a seat has kept, or will keep in the end, and how many face up may fight."""
    _, held, passed, shows = face
    return held if passed else _KEPT, shows


def _paid(key: tuple[Leg, tuple[int, ...], int, int, tuple[int, int], tuple[int, int]]) -> Pay:
    leg, left, later, pouch, captain, others = key
    crew = Crew(role_odds(left, later, pouch), captain[0], others[0], captain[1], others[1])
    return Pay(crew, stake_of(leg, pouch), leg.course)


_PAYS = Cache(_paid)
_SETTINGS = Cache(_seen, 1 << 13)


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


_PLANS = Cache(_best, 1 << 13)
_LEFT = Cache(_left)
_WAYS = Cache(_ways)
_FOUND = Cache(_found)

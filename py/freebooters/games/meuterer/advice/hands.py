"""Playing a hand: what it is worth as things are, and which cards to play face up and which to keep
for the best average result.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from operator import add, sub
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.advice.market import Market, Rival, market
from freebooters.games.meuterer.advice.roles import Crew, Pay, role_odds, stake_of
from freebooters.games.meuterer.advice.round_facts import Cards, RoundFacts, round_facts
from freebooters.games.meuterer.rules.components import CONFLICT, HAND, MERCHANT, PIRATE, ROLES
from freebooters.games.meuterer.rules.state import NONE, MeutererState
from freebooters.games.meuterer.rules.trade import on_offer
from freebooters.kit.cache import Cache

__all__ = [
    "Face",
    "Plan",
    "Situation",
    "faces",
    "planned",
    "rivals",
    "role_values",
    "role_worths",
    "situation",
    "situation_among",
    "spare",
]

_PASSING = 0.35
"""The chance that another seat passes before one's own next turn."""
_SLACK = 1e-9
"""More than rounding errors can add to an average, so that it never exceeds the greatest value."""

Face = tuple[tuple[Cards, int], int, bool]
"""What everybody sees of a seat: the most cards of a kind it can offer on each active island with how
many conflict cards face up may fight (`RoundFacts.shown`), how many it holds or has kept, whether it
has passed.
"""

_ALL_ROLES = tuple(range(len(ROLES)))

_KEPT = 2
"""How many cards a seat that has not passed is assumed to keep in the end."""


@dataclass(frozen=True, slots=True, eq=False)
class Situation:
    """Everything that the worth of a hand depends on, except its cards. Equal situations share one
    object.
    """

    facts: RoundFacts
    market: Market
    pay: Pay
    captain: bool
    gone: int
    """How many others have taken a role."""
    waiting: int
    """How many others will still take one."""

    def fighting(self, held: Sequence[int], played: Sequence[int]) -> int:
        """How many conflict cards a seat can fight with, given those it keeps and those it has
        played.
        """
        return held[CONFLICT] + played[CONFLICT] * self.facts.open_conflict


class Plan(NamedTuple):
    """The cards to keep and the points to expect. `kept` counts the kinds that are wanted, then
    conflict cards, then all others together.
    """

    kept: Cards
    worth: float


class _Keep(NamedTuple):
    """A way to keep some cards: with it so many conflict cards fight, and the cards kept are worth
    so much in the next round's hand.
    """

    kept: Cards
    fighting: int
    cards: int
    worth: float


_Ways = tuple[tuple[Cards, tuple[_Keep, ...]], ...]
"""All ways to split a hand: goods to play face up, each with all ways to keep the rest."""


def situation(s: MeutererState, seat: Seat) -> Situation:
    """The situation of that seat."""
    facts = round_facts(s)
    return situation_among(s, seat, facts, faces(s, facts))


def role_values(s: MeutererState, seat: Seat) -> list[float]:
    """What each role is worth to a seat that has just passed."""
    return role_worths(s.hands[seat], s.played[seat], situation(s, seat))


def faces(s: MeutererState, facts: RoundFacts) -> tuple[Face, ...]:
    """What everybody sees of each seat."""
    shown, passed = facts.shown, s.passed
    return tuple(
        [
            (shown[tuple(cards)], sum(hand), seat in passed)
            for seat, (cards, hand) in enumerate(zip(s.played, s.hands, strict=True))
        ]
    )


def situation_among(
    s: MeutererState, seat: Seat, facts: RoundFacts, seen: tuple[Face, ...]
) -> Situation:
    """The situation of that seat, given the round's facts and all faces."""
    captain, crew = s.captain, seen[:seat] + seen[seat + 1 :]
    if seat == captain:
        return _SITUATIONS[facts, crew, NONE, s.pouch, _ALL_ROLES]
    left = tuple(on_offer(s, seat)) if seat in s.passed else _ALL_ROLES
    return _SITUATIONS[facts, crew, captain - (captain > seat), s.pouch, left]


def _seen(key: tuple[RoundFacts, tuple[Face, ...], int, int, tuple[int, ...]]) -> Situation:
    """A seat's situation, from what it sees of the others, from which of these is the captain
    (`NONE`: the seat itself is), and from the roles that are or may be left for it.
    """
    facts, others, captain, pouch, left = key
    captain_fights = (0, 0)
    cards = shows = gone = crew = 0
    for at, face in enumerate(others):
        fights = _fights(face)
        if at == captain:
            captain_fights = fights
            continue
        crew += 1
        cards += fights[0]
        shows += fights[1]
        gone += face[2]
    later = crew + len(left) - len(ROLES)
    crew_fights = (round(cards / crew), round(shows / crew))
    return _SHARED[
        facts,
        market(facts, rivals(others)),
        _PAYS[facts, left, later, max(0, pouch), captain_fights, crew_fights],
        captain == NONE,
        gone,
        len(others) - 1 - gone,
    ]


def rivals(others: Iterable[Face]) -> tuple[Rival, ...]:
    """Seats as the market sees them."""
    return tuple([(shown[0], 0 if passed else held) for shown, held, passed in others])


def _fights(face: Face) -> tuple[int, int]:
    """How many cards a seat has kept or will keep, and how many of those face up may fight."""
    (_, fights), held, passed = face
    return held if passed else _KEPT, fights


def _paid(
    key: tuple[RoundFacts, tuple[int, ...], int, int, tuple[int, int], tuple[int, int]],
) -> Pay:
    facts, left, later, pouch, captain, others = key
    crew = Crew(role_odds(left, later, pouch), captain[0], others[0], captain[1], others[1])
    return Pay(crew, stake_of(facts, pouch), facts.course)


_PAYS = Cache(_paid)
_SHARED: Cache[tuple[RoundFacts, Market, Pay, bool, int, int], Situation] = Cache(
    lambda key: Situation(*key), 1 << 13
)
_SITUATIONS = Cache(_seen, 1 << 13)


def planned(hand: Sequence[int], played: Sequence[int], situation: Situation) -> Plan:
    """The best plan for a hand when those cards are face up already; both are given by kind."""
    facts = situation.facts
    everything = situation.fighting(hand, played) if facts.open_conflict else None
    return _PLANS[facts.stock[tuple(hand)], facts.goods[tuple(played)], everything, situation]


def role_worths(hand: Sequence[int], played: Sequence[int], situation: Situation) -> list[float]:
    """What each role is worth to a seat that has passed, sales included."""
    plain, merchant = situation.market.proceeds[situation.facts.goods[tuple(played)]]
    gained, _ = situation.pay.roles[situation.fighting(hand, played), sum(hand)]
    worths = [plain + gain for gain in gained]
    worths[MERCHANT] = merchant
    return worths


def spare(hand: Sequence[int], played: Sequence[int], situation: Situation) -> Cards:
    """The cards that the best plan plays face up, by kind."""
    return _SPARE[situation, tuple(hand), tuple(played)]


def _spare(key: tuple[Situation, Cards, Cards]) -> Cards:
    situation, hand, played = key
    return _LEFT[situation.facts, hand, planned(hand, played, situation).kept]


def _left(key: tuple[RoundFacts, Cards, Cards]) -> Cards:
    """Cards by kind without those kept."""
    facts, hand, kept = key
    left = list(hand)
    for kind, count in zip(facts.told_apart, kept, strict=False):
        left[kind] -= count
    others = kept[-1]
    for kind in facts.idle:
        count = min(left[kind], others)
        left[kind] -= count
        others -= count
    return tuple(left)


def _best(key: tuple[Cards, Cards, int | None, Situation]) -> Plan:
    stock, shown, everything, situation = key
    ways = _WAYS[stock, everything, situation.facts]
    if situation.captain:
        return _captains_best(ways, shown, situation)
    return _crews_best(ways, shown, situation, sum(stock))


def _captains_best(ways: _Ways, shown: Cards, situation: Situation) -> Plan:
    proceeds, gains = situation.market.proceeds, situation.pay.captain
    best: Cards = ()
    most = -99.0
    for opened, keeps in ways:
        sales, _ = proceeds[tuple(map(add, shown, opened))]
        for kept, fighting, cards, back in keeps:
            worth = back + (sales + gains[fighting, cards])
            if worth > most:
                best, most = kept, worth
    return Plan(best, most)


def _crews_best(ways: _Ways, shown: Cards, situation: Situation, size: int) -> Plan:
    proceeds, gains = situation.market.proceeds, situation.pay.roles
    found = _FOUND[situation.gone, situation.waiting]
    best: Cards = ()
    most = hopeless = -99.0
    for opened, keeps in ways:
        plain, merchant = proceeds[tuple(map(add, shown, opened))]
        for kept, fighting, cards, back in keeps:
            _, (first, second, third, fourth) = gains[fighting, cards]
            if back + plain + first < hopeless and back + merchant < hopeless:
                continue
            worths = [plain + first, plain + second, plain + third, plain + fourth, merchant]
            worths.sort(reverse=True)
            worth = back + _on_average(worths, found[size - cards])
            if worth > most:
                best, most, hopeless = kept, worth, worth - _SLACK
    return Plan(best, most)


def _on_average(worths: Sequence[float], found: Sequence[float]) -> float:
    """The expected worth of the best role left; if none of the good ones is left, of the worst."""
    best, better, good, bad, worst = worths
    first, second, third, fourth, last, none = found
    return (
        first * best + second * better + third * good + fourth * bad + last * worst + none * worst
    )


def _found(key: tuple[int, int]) -> list[list[float]]:
    """For each number of cards played before passing: how likely the best role is still there, how
    likely only the second best, … none of them; when so many others have taken a role and so many
    will still take one.
    """
    gone, waiting = key
    return [_places(gone + min(waiting, opened * _PASSING * waiting)) for opened in range(HAND + 1)]


def _places(gone: float) -> list[float]:
    """The same probabilities when so many roles are gone on average."""
    there = 1 - gone / len(ROLES)
    chances, missing = [], 1.0
    for _ in ROLES:
        chances.append(missing * there)
        missing *= 1 - there
    return [*chances, missing]


def _ways(key: tuple[Cards, int | None, RoundFacts]) -> _Ways:
    """All ways to keep cards. `everything`: so many conflict cards fight whether they are kept or
    not; None: only those kept do.
    """
    stock, everything, facts = key
    *wares, conflicts, others = stock
    return tuple(
        (
            tuple(map(sub, wares, kept)),
            tuple(
                _keep(facts, kept, armed, armed if everything is None else everything, idle)
                for armed in range(conflicts + 1)
                for idle in range(others + 1)
            ),
        )
        for kept in product(*(range(count + 1) for count in wares))
    )


def _keep(facts: RoundFacts, goods: Cards, armed: int, fighting: int, idle: int) -> _Keep:
    keeping = facts.keeping
    worth = 0.0
    for kind, count in zip(facts.kinds, goods, strict=True):
        worth += keeping[kind] * count
    worth += armed * keeping[CONFLICT]
    worth += idle * keeping[PIRATE]
    return _Keep((*goods, armed, idle), fighting, sum(goods) + armed + idle, worth)


_PLANS = Cache(_best, 1 << 13)
_SPARE = Cache(_spare, 1 << 13)
_LEFT = Cache(_left)
_WAYS = Cache(_ways)
_FOUND = Cache(_found)

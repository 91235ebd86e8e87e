"""How many points a seat may hope for in the end: what it has, this round's gains, its hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.components import (
    BOY,
    CARDS,
    CONFLICT,
    HAND,
    ISLANDS,
    MATE,
    MUTINEER,
    ROLES,
    ROUNDS,
)
from freebooters.games.meuterer.crew import (
    Crew,
    Stake,
    captains_gain,
    exactly,
    laid,
    reaches,
    sums,
)
from freebooters.games.meuterer.market import goods, proceeds, prospects
from freebooters.games.meuterer.mutiny import for_captain, strengths
from freebooters.games.meuterer.plans import Setting, planned, role_worths
from freebooters.games.meuterer.sales import prices, takes
from freebooters.games.meuterer.state import (
    FIGHTING,
    NONE,
    PLAYING,
    SELLING,
    MeutererState,
)
from freebooters.games.meuterer.steps import clockwise
from freebooters.games.meuterer.trade import on_offer

__all__ = ["merits", "role_values", "setting", "to_come"]

_ALL_ROLES = tuple(range(len(ROLES)))

_CAPTAINCY = -1.2
"""What being captain next round is worth, in points: the crew's roles bring more."""
_LOADING = 2.5
_CONFLICT = 0.9
"""A conflict card kept for the next round."""
_GOODS = 0.6
"""A card kept that can be sold in the next round."""
_FRESH = 0.8
"""A card that will be drawn."""
_DOUBT = 0.14
"""How much less the goods in a hand count for each card not yet drawn."""
_LIKED = (0.65, 0.15, 0.1, 0.2, 0.5)
"""How likely a seat that finds all roles takes each, where somebody else's hopes are one's own."""
_LURE = 0.25
"""By how much each point in the pouch makes a mate likelier."""
_KEPT = 2
"""How many cards a seat that has not passed is taken to keep in the end."""


def merits(s: MeutererState) -> list[float]:
    """Per seat, in points."""
    if s.turn == NONE:
        return [float(score) for score in s.scores]
    if s.phase == PLAYING:
        return [score + _playing(s, seat) for seat, score in enumerate(s.scores)]
    if s.phase == FIGHTING:
        return [score + gain for score, gain in zip(s.scores, _fighting(s), strict=True)]
    if s.phase == SELLING:
        return [score + gain for score, gain in zip(s.scores, _selling(s), strict=True)]
    return [score + _waiting(s, seat) for seat, score in enumerate(s.scores)]


def to_come(s: MeutererState) -> int:
    """Rounds that begin after this one."""
    return ROUNDS[len(s.scores)] - s.round


def _stake(s: MeutererState) -> Stake:
    more = to_come(s) > 0
    return Stake(_CAPTAINCY * more, _LOADING * more, max(0, s.pouch))


@lru_cache(maxsize=256)
def _keeping(ship: int, last: bool) -> tuple[float, ...]:
    """What cards are worth that go back to the hand, by kind."""
    if last:
        return (0.0,) * len(CARDS)
    worths = [-_FRESH] * len(CARDS)
    for kind in takes(ship):
        worths[kind] += _GOODS
    worths[CONFLICT] += _CONFLICT
    return tuple(worths)


def _kept(s: MeutererState, cards: Sequence[int]) -> float:
    return sum(map(float.__mul__, _keeping(s.ship, not to_come(s)), map(float, cards)))


def _playing(s: MeutererState, seat: Seat) -> float:
    """What is left of this round may bring while cards are played."""
    at = setting(s, seat)
    held = s.hands[seat]
    if seat not in s.passed:
        return planned(held, s.played[seat], at).worth
    if seat == s.captain:
        gain = captains_gain(at.crew, held[CONFLICT], s.bound[0], at.stake)
        return (
            proceeds(s.active, at.prospects, goods(s.active, s.played[seat]))[0]
            + gain
            + _kept(s, held)
        )
    values = role_worths(held, s.played[seat], at)
    role = s.roles[seat]
    gain = values[role] if role != NONE else max(values[own] for own in on_offer(s, seat))
    return gain + _kept(s, held)


def setting(s: MeutererState, seat: Seat) -> Setting:
    """What the worth of a seat's hand depends on."""
    gone = sum(other not in (seat, s.captain) for other in s.passed)
    return Setting(
        s.active,
        prospects(s, seat),
        _crew(s, seat),
        _stake(s),
        _course(s.circle, s.ship),
        seat == s.captain,
        gone,
        len(s.scores) - 2 - gone,
        _keeping(s.ship, not to_come(s)),
    )


@lru_cache(maxsize=256)
def _course(circle: tuple[int, ...], ship: int) -> tuple[int, ...]:
    start = circle.index(ship)
    return tuple(circle[(start + steps) % len(circle)] for steps in range(HAND + 1))


def _crew(s: MeutererState, seat: Seat) -> Crew:
    captain, passed = s.captain, s.passed
    left = _ALL_ROLES
    later = len(s.scores) - 1 - (seat != captain)
    if seat in passed and seat != captain:
        left = tuple(on_offer(s, seat))
        later -= len(ROLES) - len(left)
    cards = 0
    captains = _KEPT
    for other, hand in enumerate(s.hands):
        keeps = sum(hand) if other in passed else _KEPT
        if other == captain:
            captains = keeps
        elif other != seat:
            cards += keeps
    crew = len(s.scores) - 1 - (seat != captain)
    return Crew(_odds(left, later, max(0, s.pouch)), captains, round(cards / crew))


@lru_cache(maxsize=1024)
def _odds(left: tuple[int, ...], later: int, pouch: int) -> tuple[float, ...]:
    """How likely somebody else has each role, when so many will choose from those left."""
    liked = [
        liking * (1 + _LURE * (pouch - 1) if role == MATE else 1)
        for role, liking in enumerate(_LIKED)
    ]
    whole = sum(liked[role] for role in left) if len(left) < len(ROLES) else 1.0
    odds = [1.0] * len(ROLES)
    for role in left:
        odds[role] = 1 - max(0.0, 1 - liked[role] / whole) ** later
    return tuple(odds)


def role_values(s: MeutererState, seat: Seat) -> list[float]:
    """What each role is worth to a seat that has just passed."""
    return role_worths(s.hands[seat], s.played[seat], setting(s, seat))


def _fighting(s: MeutererState) -> list[float]:
    """Captain's and crew's pay, and what they keep, in the middle of a mutiny."""
    captain, mutiny = map(exactly, strengths(s))
    order = clockwise(s, s.captain)
    for seat in order[order.index(s.turn) :]:
        loyal = for_captain(s, seat)
        if loyal is not None:
            more = laid(sum(s.hands[seat]))
            captain, mutiny = (
                (sums(captain, more), mutiny) if loyal else (captain, sums(mutiny, more))
            )
    won = reaches(mutiny, captain)
    stake = _stake(s)
    pouch = s.pouch if MATE in s.roles else 0
    pays = {
        MUTINEER: won * (ISLANDS[s.bound[1]].ship + stake.captaincy),
        BOY: won * 2,
        MATE: (1 - won) * (1 + s.pouch),
        NONE: (1 - won) * (ISLANDS[s.bound[0]].ship + stake.captaincy - pouch),
    }
    return [
        pays.get(role, 0.0) + _kept(s, hand) for role, hand in zip(s.roles, s.hands, strict=True)
    ]


def _selling(s: MeutererState) -> list[float]:
    """Sales as they will be if those who have not offered offer all they can."""
    gains = [0.0] * len(s.scores)
    order = clockwise(s, s.round_captain)
    open_ = order[order.index(s.turn) :]
    for place, island in enumerate(s.active):
        counts = [
            s.offers[2 * seat + place][1]
            or max(s.played[seat][kind] for kind in takes(island)) * (seat in open_)
            for seat in range(len(s.scores))
        ]
        for seat, _, points in prices(island, counts, s.roles):
            gains[seat] += points
    return gains


def _waiting(s: MeutererState, seat: Seat) -> float:
    """What a hand and the captaincy promise before a round."""
    hand = s.hands[seat]
    missing = HAND - sum(hand)
    sales = proceeds(s.active, prospects(s, seat), goods(s.active, hand))[0]
    cards = (1 - _DOUBT * missing) * sales + _CONFLICT * hand[CONFLICT] + _FRESH * missing
    return _CAPTAINCY * (seat == s.captain) + cards

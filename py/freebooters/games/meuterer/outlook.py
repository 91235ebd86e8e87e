"""How many points a seat may hope for in the end: what it has, this round's gains, its hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.components import (
    BOY,
    CONFLICT,
    ISLANDS,
    MATE,
    MERCHANT,
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
    roles_gain,
    sums,
)
from freebooters.games.meuterer.market import Market
from freebooters.games.meuterer.mutiny import for_captain, strengths
from freebooters.games.meuterer.sales import prices, takes
from freebooters.games.meuterer.state import (
    FIGHTING,
    NONE,
    PLAYING,
    SELLING,
    MeutererState,
)
from freebooters.games.meuterer.steps import clockwise, steered
from freebooters.games.meuterer.trade import on_offer

__all__ = ["merits", "role_values"]

_CAPTAINCY = 2.2
"""What being captain next round is worth, in points."""
_LATER = 0.5
"""The share of that for each round after the next."""
_LOADING = 1.2
_CONFLICT = 0.5
"""A conflict card kept for the next round."""
_GOODS = 0.25
"""A card kept that can be sold in the next round."""
_FRESH = 0.15
"""A card drawn instead."""
_HAND = 0.3
"""The share of what a whole hand may bring that counts before it is played."""
_PASSING = 0.35
"""How likely another seat passes before one's own next turn."""
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


def _to_come(s: MeutererState) -> int:
    """Rounds that begin after this one."""
    return ROUNDS[len(s.scores)] - s.round


def _stake(s: MeutererState) -> Stake:
    rounds = _to_come(s)
    captaincy = _CAPTAINCY * (1 + _LATER * min(2, rounds - 1)) if rounds else 0.0
    return Stake(captaincy, _LOADING if rounds else 0.0, max(0, s.pouch))


def _kept(s: MeutererState, cards: Sequence[int]) -> float:
    """What cards are worth that go back to the hand."""
    if not _to_come(s):
        return 0.0
    saleable = sum(cards[kind] for kind in takes(s.ship))
    return _CONFLICT * cards[CONFLICT] + _GOODS * saleable - _FRESH * sum(cards)


def _playing(s: MeutererState, seat: Seat) -> float:
    """What is left of this round may bring while cards are played."""
    market = Market(s, seat)
    crew, stake = _crew(s, seat), _stake(s)
    if seat in s.passed:
        held = s.hands[seat]
        if seat == s.captain:
            gain = captains_gain(crew, held[CONFLICT], s.bound[0], stake)
            return market.proceeds(s.played[seat])[0] + gain + _kept(s, held)
        values = _values(s, s.played[seat], held, market, crew, stake)
        role = s.roles[seat]
        gain = values[role] if role != NONE else max(values[own] for own in on_offer(s, seat))
        return gain + _kept(s, held)
    others = sum(other not in (seat, s.captain) for other in s.passed)
    waiting = len(s.scores) - 2 - others
    best = -99.0
    for kept in _subsets(tuple(s.hands[seat])):
        laid_out = [
            face_up + count - left
            for face_up, count, left in zip(s.played[seat], s.hands[seat], kept, strict=True)
        ]
        if seat == s.captain:
            island = steered(s, sum(kept))
            gain = market.proceeds(laid_out)[0]
            gain += captains_gain(crew, kept[CONFLICT], island, stake)
        else:
            plays = sum(s.hands[seat]) - sum(kept)
            gone = others + min(waiting, plays * _PASSING * waiting)
            gain = _first_found(_values(s, laid_out, kept, market, crew, stake), gone)
        best = max(best, gain + _kept(s, kept))
    return best


def _values(
    s: MeutererState,
    cards: Sequence[int],
    kept: Sequence[int],
    market: Market,
    crew: Crew,
    stake: Stake,
) -> list[float]:
    """What each role is worth with those cards face up and those kept, sales included."""
    gains = roles_gain(crew, kept[CONFLICT], steered(s, sum(kept)), stake)
    plain, merchant = market.proceeds(cards)
    values = [plain + gain for gain in gains]
    values[MERCHANT] = merchant
    return values


def _first_found(values: Sequence[float], gone: float) -> float:
    """The best role there will be on average, when so many are gone."""
    there = 1 - gone / len(ROLES)
    total, missing = 0.0, 1.0
    for value in sorted(values, reverse=True):
        total += missing * there * value
        missing *= 1 - there
    return total + missing * min(values)


def _crew(s: MeutererState, seat: Seat) -> Crew:
    crew = [other for other in range(len(s.scores)) if other != s.captain]
    if seat in s.passed and seat != s.captain:
        left = on_offer(s, seat)
        later = len(crew) - (len(ROLES) - len(left)) - 1
        odds = tuple(later / (len(left) - 1) if role in left else 1.0 for role in range(len(ROLES)))
    else:
        others = [other for other in crew if other != seat]
        plain = len(others) / (len(ROLES) - (seat != s.captain))
        lured = min(1.0, plain * (1 + _LURE * (max(0, s.pouch) - 1)))
        odds = tuple(lured if role == MATE else plain for role in range(len(ROLES)))
    keeps = [sum(s.hands[other]) if other in s.passed else _KEPT for other in crew if other != seat]
    captain_keeps = sum(s.hands[s.captain]) if s.captain in s.passed else _KEPT
    return Crew(odds, captain_keeps, round(sum(keeps) / len(keeps)))


@lru_cache(maxsize=4096)
def _subsets(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to keep some of a hand."""
    return tuple(product(*(range(count + 1) for count in hand)))


def role_values(s: MeutererState, seat: Seat) -> list[float]:
    """What each role is worth to a seat that has just passed."""
    crew, stake = _crew(s, seat), _stake(s)
    return _values(s, s.played[seat], s.hands[seat], Market(s, seat), crew, stake)


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
    captaincy = _CAPTAINCY * (1 + _LATER * min(2, _to_come(s))) if seat == s.captain else 0.0
    return captaincy + _HAND * Market(s, seat).proceeds(hand)[0] + _CONFLICT * hand[CONFLICT]

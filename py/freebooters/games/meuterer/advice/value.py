"""The value of a state for each seat: points, what this round may bring, hands, the captaincy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.advice.hands import (
    Situation,
    faces,
    planned,
    rivals,
    role_worths,
    situation_among,
)
from freebooters.games.meuterer.advice.market import market
from freebooters.games.meuterer.advice.roles import exactly, laid, reaches, stake_of, sums
from freebooters.games.meuterer.advice.round_facts import round_facts
from freebooters.games.meuterer.rules.components import (
    BOY,
    CONFLICT,
    DRAWING,
    FIGHTING,
    HAND,
    ISLANDS,
    LAYING_OUT,
    LOADER,
    MATE,
    MUTINEER,
    PLAYING,
    PROMISING,
    ROUNDS,
    SELLING,
)
from freebooters.games.meuterer.rules.mutiny import for_captain, strengths
from freebooters.games.meuterer.rules.sales import prices, takes
from freebooters.games.meuterer.rules.state import NONE, MeutererState, clockwise
from freebooters.games.meuterer.rules.trade import on_offer
from freebooters.kit.cache import Cache
from freebooters.kit.learned import Features

__all__ = ["FEATURES", "Scale", "feature_rows", "features"]

FeatureRow = tuple[float, ...]
"""A seat's points, followed by the features that `FEATURES` names, in points or cards."""


class Scale:
    """A set of weights as tables, so that merits are computed quickly."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._scales = {
            (phase, left): _scale(weights, phase, left)
            for phase in FEATURES
            for left in range(max(ROUNDS.values()) + 1)
        }

    def merits(self, s: MeutererState) -> list[float]:
        """Per seat the weighted sum of its features."""
        scale = self._scales[s.phase, _to_come(s)]
        merits = []
        for mine in feature_rows(s):
            merit = 0.0
            for weight, feature in zip(scale, mine, strict=True):
                merit += weight * feature
            merits.append(merit)
        return merits


def features(s: MeutererState, seat: Seat) -> Features:
    """The features of a seat; a lead counts less the more rounds are to come."""
    left = _to_come(s)
    lasting = _lasting(left)
    names = _names(s.phase, left)
    return {
        name: feature * lasting for name, feature in zip(names, feature_rows(s)[seat], strict=True)
    }


def _lasting(left: int) -> float:
    """How much a lead counts with so many rounds to come, compared with one at the end."""
    return 1 / sqrt(1 + left)


def _names(phase: int, left: int) -> tuple[str, ...]:
    return (f"points-{left}", *FEATURES[phase])


def _scale(weights: Mapping[str, float], phase: int, left: int) -> tuple[float, ...]:
    """The weights in the order of the features, for points as they are."""
    return tuple(weights.get(name, 0.0) * _lasting(left) for name in _names(phase, left))


def feature_rows(s: MeutererState) -> list[FeatureRow]:
    """The features of each seat, in the order of `FEATURES` for the phase: points, cards, and
    whether it is captain or loader, if that will still count.
    """
    if s.phase == LAYING_OUT:
        return [(score,) for score in s.scores]
    found = _ROWS[s.phase](s)
    return [(score, *more) for score, more in zip(s.scores, found, strict=True)]


def _to_come(s: MeutererState) -> int:
    """Rounds that begin after this one."""
    return ROUNDS[len(s.scores)] - s.round


def _playing(s: MeutererState) -> list[FeatureRow]:
    """The features while cards are played: what the rest of the round may bring."""
    facts = round_facts(s)
    seen = faces(s, facts)
    later, passed, captain, hands = not facts.last, s.passed, s.captain, s.hands
    found: list[FeatureRow] = []
    for seat, (_, cards, _) in enumerate(seen):
        gain = _round(s, seat, situation_among(s, seat, facts, seen))
        open_, settled = (0.0, gain) if seat in passed else (gain, 0.0)
        conflicts = hands[seat][CONFLICT] * later
        found.append((open_, settled, conflicts, cards * later, (seat == captain) * later))
    return found


def _round(s: MeutererState, seat: Seat, at: Situation) -> float:
    held, played = s.hands[seat], s.played[seat]
    if seat not in s.passed:
        return planned(held, played, at).worth
    if at.captain:
        sales, _ = at.market.proceeds[at.facts.goods[tuple(played)]]
        fighting = at.fighting(held, played)
        return sales + at.pay.captain[fighting, sum(held)] + at.facts.kept[tuple(held)]
    values = role_worths(held, played, at)
    role = s.roles[seat]
    gain = values[role] if role != NONE else max([values[own] for own in on_offer(s, seat)])
    return gain + at.facts.kept[tuple(held)]


def _fighting(s: MeutererState) -> list[FeatureRow]:
    """The features during a mutiny: captain's and crew's pay, and the cards they keep."""
    order = clockwise(s, s.captain)
    later = [(for_captain(s, seat), sum(s.hands[seat])) for seat in order[order.index(s.turn) :]]
    won = _WON[strengths(s), tuple(later)]
    facts = round_facts(s)
    stake = stake_of(facts, s.pouch)
    pouch = s.pouch if MATE in s.roles else 0
    pays = {
        MUTINEER: won * (ISLANDS[s.bound[1]].ship + stake.captaincy),
        BOY: won * 2,
        MATE: (1 - won) * (1 + s.pouch),
        NONE: (1 - won) * (ISLANDS[s.bound[0]].ship + stake.captaincy - pouch),
    }
    loading = not facts.last
    return [
        (pays.get(role, 0.0), facts.kept[tuple(hand)], (role == LOADER) * loading)
        for role, hand in zip(s.roles, s.hands, strict=True)
    ]


def _won(key: tuple[tuple[int, int], tuple[tuple[bool | None, int], ...]]) -> float:
    """How likely a mutiny succeeds, from the strengths so far, and of each seat still to be asked
    whether it fights for the captain (None: it may not) and how many cards it holds.
    """
    strengths_so_far, later = key
    captain, mutiny = map(exactly, strengths_so_far)
    for loyal, cards in later:
        if loyal:
            captain = sums(captain, laid(cards))
        elif loyal is not None:
            mutiny = sums(mutiny, laid(cards))
    return reaches(mutiny, captain)


_WON = Cache(_won)


def _selling(s: MeutererState) -> list[FeatureRow]:
    """The features during sales, if all seats that have not offered yet offer as much as possible;
    and what is left for the next round.
    """
    gains = [0] * len(s.scores)
    order = clockwise(s, s.captain)
    open_ = order[order.index(s.turn) :]
    for place, island in enumerate(s.active):
        counts = [
            s.offers[2 * seat + place][1]
            or max(s.played[seat][kind] for kind in takes(island)) * (seat in open_)
            for seat in range(len(s.scores))
        ]
        for seat, _, points in prices(island, counts, s.roles):
            gains[seat] += points
    later = _to_come(s) > 0
    wanted = {*takes(s.ship), *takes(s.bound[s.captain != s.round_captain])}
    return [
        (
            gain,
            sum([hand[kind] for kind in wanted]) * later,
            hand[CONFLICT] * later,
            (HAND - sum(hand)) * later,
            (seat == s.captain) * later,
            (s.roles[seat] == LOADER) * later,
        )
        for seat, (gain, hand) in enumerate(zip(gains, s.hands, strict=True))
    ]


def _waiting(s: MeutererState) -> list[FeatureRow]:
    """The features before a round: what hands and the captaincy promise."""
    facts = round_facts(s)
    others = rivals(faces(s, facts))
    loader = _loading(s)
    found: list[FeatureRow] = []
    for seat, hand in enumerate(s.hands):
        missing = HAND - sum(hand)
        prices_seen = market(facts, (*others[:seat], *others[seat + 1 :]))
        sales, _ = prices_seen.proceeds[facts.goods[tuple(hand)]]
        mine = (sales, missing * sales, hand[CONFLICT], missing, seat == s.captain, seat == loader)
        found.append(mine)
    return found


def _loading(s: MeutererState) -> Seat:
    """The loader, if it has not drawn yet; else nobody."""
    if s.drawn or LOADER not in s.roles:
        return NONE
    seat = s.roles.index(LOADER)
    order = clockwise(s, s.captain)
    return seat if order.index(seat) >= order.index(s.turn) else NONE


_WAITING = ("sales", "unsure", "conflicts", "missing", "captain", "loader")

FEATURES: Mapping[int, tuple[str, ...]] = {
    LAYING_OUT: (),
    PROMISING: _WAITING,
    PLAYING: ("open", "settled", "held-conflicts", "held", "steering"),
    FIGHTING: ("pay", "kept", "loader"),
    SELLING: ("sold", "goods", "conflicts", "missing", "captain", "loader"),
    DRAWING: _WAITING,
}
"""The names of the features besides a seat's points, by phase."""

_ROWS: Mapping[int, Callable[[MeutererState], Sequence[FeatureRow]]] = {
    PROMISING: _waiting,
    PLAYING: _playing,
    FIGHTING: _fighting,
    SELLING: _selling,
    DRAWING: _waiting,
}

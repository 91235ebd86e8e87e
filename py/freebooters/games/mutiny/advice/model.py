"""The model of a seat's chance of winning: features, and weights fitted to games played.

`features` lists what counts. A `Model` adds it up with its weights; what does not depend on the
seat's holdings is added only once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from math import exp

from freebooters.games.mutiny.advice.holdings import Gaps, Holdings
from freebooters.games.mutiny.advice.weight_table import Growth, WeightTable
from freebooters.games.mutiny.rules.components import BOX

__all__ = [
    "Features",
    "Lost",
    "Model",
    "Mutiny",
    "Share",
    "Taken",
    "Voyage",
    "features",
    "likely",
    "threat",
]

Features = tuple[float, ...]

Share = tuple[float, float, float, float]
"""Another seat: how likely it is in the game, its cards, its gold, how likely it is on one's side."""

_NOTHING: Growth = (0.0, 0.0, 0.0, 0.0)


_MOST = 30.0
_OWN_MOST, _OWN_SOME = 5.0, 2.5
"""Per duel that one's side needs, so many points for it count; the first of them count twice."""
_OTHER_MOST, _CARDS_MOST = 8.0, 9.0
_SPARE = 2
"""So many cards more than one for each duel count as useful."""
_LEAD_MOST, _LAG_MOST = 5, 8
_RICHER, _AHEAD = 0.6, 1.2
"""How much each piece of gold that one has more makes it likely to be richer at the end: before a
duel, after the last.
"""


def likely(score: float) -> float:
    """The logistic function: a score from minus to plus infinity as a chance."""
    if score > _MOST:
        score = _MOST
    elif score < -_MOST:
        score = -_MOST
    return 1 / (1 + exp(-score))


def features(
    own: float, other: float, cards: float, gaps: Gaps, needed: int, rivals: Sequence[Share]
) -> Features:
    """The features of a seat for the duels to come, in the order of `FEATURES`: its points for its
    own and for the other side, its cards, the sailors it knows (`gaps`: its own side's minus the
    other's), the duels its side needs, the other seats, and friends minus foes as far as they are
    known.
    """
    duels = len(gaps)
    known = [gap for gap in gaps if gap is not None]
    return (
        1.0,
        min(own, _OWN_MOST * needed) / 5,
        min(own, _OWN_SOME * needed) / 5,
        min(other, _OTHER_MOST) / 5,
        min(cards, _CARDS_MOST) / 3,
        max(0.0, duels - cards),
        max(0.0, duels + _SPARE - cards),
        sum(min(gap, _LEAD_MOST) for gap in known if gap > 0) / 3,
        float(sum(gap > 0 for gap in known)),
        sum(max(gap, -_LAG_MOST) for gap in known if gap < 0) / 3,
        float(sum(gap < 0 for gap in known)),
        sum(here * held for here, held, _, _ in rivals) / 5,
        sum(here for here, _, _, _ in rivals),
        sum(here * held * (2 * shared - 1) for here, held, _, shared in rivals) / 5,
        sum(here * (2 * shared - 1) for here, _, _, shared in rivals),
    )


def threat(gold: float, rivals: Sequence[Share]) -> float:
    """How many seats on one's side are expected to be richer."""
    found = 0.0
    for here, _, other, shared in rivals:
        found += here * shared * likely(_RICHER * (other - gold))
    return found


class _Scale:
    """The weights of `features` on one side, per point, card and pair."""

    def __init__(self, weights: Sequence[float], side: int, needed: int, duels: int) -> None:
        self.base, own, some, other, cards, short, scarce, *known = weights
        self._point, self._other, self._card = (own + some) / 5, other / 5, cards / 3
        self._own, self._own_most = own / 5, _OWN_MOST * needed
        self._some, self._own_some = some / 5, _OWN_SOME * needed
        self._short, self._enough = short, duels
        self._scarce, self._plenty = scarce, duels + _SPARE
        self._gaps: dict[int | None, float] = {None: 0.0, **dict(_sailor_worths(side, *known[:4]))}
        hands, self._seats, backing, self._friends = known[4:]
        self._hands, self._backing = hands / 5, backing / 5
        self.sided = bool(backing or self._friends)
        """Whether it makes a difference on which side the others are."""

    def hand(self, own: float, other: float, cards: float) -> float:
        """The weighted sum for points of one's own and of the other side and for cards."""
        found: float = self._point * own + self._other * other + self._card * cards
        if own > self._own_some:
            found -= self._some * (own - self._own_some)
            if own > self._own_most:
                found -= self._own * (own - self._own_most)
        if other > _OTHER_MOST:
            found -= self._other * (other - _OTHER_MOST)
        if cards > _CARDS_MOST:
            found -= self._card * (cards - _CARDS_MOST)
        if cards < self._plenty:
            found += self._scarce * (self._plenty - cards)
            if cards < self._enough:
                found += self._short * (self._enough - cards)
        return found

    def sailors(self, pairs: Gaps) -> float:
        """The weighted sum for the sailors known."""
        return sum(map(self._gaps.__getitem__, pairs))

    def others(self, rivals: Sequence[Share]) -> float:
        """The weighted sum for the other seats."""
        found = 0.0
        for here, cards, _, shared in rivals:
            friendly = 2 * shared - 1
            found += here * (self._hands * cards + self._seats)
            found += here * friendly * (self._backing * cards + self._friends)
        return found


def _sailor_worths(
    side: int, lead: float, leads: float, lag: float, lags: float
) -> Iterator[tuple[int, float]]:
    """Per gap between the pink and the grey sailor: the weight of a pair for that side."""
    for gap in range(1, BOX.sailors):
        ahead = gap if side == 0 else -gap
        yield ahead, lead * min(gap, _LEAD_MOST) / 3 + leads
        yield -ahead, lag * max(-gap, -_LAG_MOST) / 3 + lags


@cache
def _voyage_scale(weights: WeightTable, side: int, needed: int, duels: int) -> _Scale:
    return _Scale(weights.voyage, side, needed, duels)


@cache
def _mutiny_scale(weights: WeightTable, side: int, needed: tuple[int, int], duels: int) -> _Scale:
    return _Scale(weights.standing[needed][:-1], side, needed[0], duels)


class Model(ABC):
    """The chance of a seat on one side."""

    __slots__ = ()

    @abstractmethod
    def chance(self, held: Holdings) -> float:
        """How likely it wins the game with those holdings."""


class Lost(Model):
    """The other side has taken the mutiny."""

    __slots__ = ()

    def chance(self, held: Holdings) -> float:
        return 0.0


class Taken(Model):
    """Its side has taken the mutiny: the richest wins."""

    __slots__ = ("_rivals",)

    def __init__(self, rivals: Sequence[Share]) -> None:
        self._rivals = rivals

    def chance(self, held: Holdings) -> float:
        found = 1.0
        for _, _, other, shared in self._rivals:
            found *= 1 - shared * likely(_AHEAD * (other - held.gold))
        return found


class _Fighting(Model):
    """There are duels to come. Sums for pairs and for gold are kept, since few different ones
    occur.
    """

    __slots__ = ("_pairs", "_scale", "_side")

    def __init__(self, scale: _Scale, side: int) -> None:
        self._scale, self._side = scale, side
        self._pairs: dict[Gaps, float] = {}
        """The weighted sum for the sailors known."""

    def _held(self, held: Holdings, growth: Growth = _NOTHING) -> float:
        """The weighted sum for everything that the seat has or will get, except gold."""
        points, cards, _, pairs, _ = held
        known = self._pairs.get(pairs)
        if known is None:
            known = self._pairs[pairs] = self._scale.sailors(pairs)
        side, (own, other, drawn, _) = self._side, growth
        return known + self._scale.hand(points[side] + own, points[1 - side] + other, cards + drawn)


class Mutiny(_Fighting):
    """Between two duels; `needed` are the duels one's side and the other side need."""

    __slots__ = ("_envy", "_others", "_purses", "_rivals")

    def __init__(
        self,
        weights: WeightTable,
        side: int,
        needed: tuple[int, int],
        duels: int,
        rivals: Sequence[Share],
    ) -> None:
        scale = _mutiny_scale(weights, side, needed, duels)
        super().__init__(scale, side)
        self._rivals = rivals
        self._envy = weights.standing[needed][-1]
        self._others = scale.base + scale.others(rivals)
        self._purses: dict[float, float] = {}
        """What the others' gold does, by one's own."""

    def chance(self, held: Holdings) -> float:
        if not held.cards:
            return 0.0
        gold = held.gold
        envied = self._purses.get(gold)
        if envied is None:
            envied = self._purses[gold] = self._envy * threat(gold, self._rivals)
        return likely(self._held(held) + self._others + envied)


class Voyage(_Fighting):
    """Before the mutiny: the seat wins if its side wins the mutiny, it is still in the game and
    nobody on its side is richer. Each of the others is a friend or a foe; all cases are considered.
    """

    __slots__ = ("_cases", "_growth", "_purses", "_richer")

    def __init__(
        self,
        weights: WeightTable,
        side: int,
        needed: int,
        duels: int,
        rivals: Sequence[Share],
        growth: Growth,
        rounds: float,
    ) -> None:
        scale = _voyage_scale(weights, side, needed, duels)
        super().__init__(scale, side)
        self._growth = growth
        base, per_gold, fog = weights.gold
        self._richer = base, per_gold / (1 + fog * rounds)
        base, per_card = weights.lasting
        self._cases = [
            (
                odds,
                scale.base + scale.others(case),
                [
                    (here * likely(base + per_card * cards) * shared, gold)
                    for here, cards, gold, shared in case
                ],
            )
            for odds, case in _cases(rivals, whole=not scale.sided)
        ]
        """How likely each is, what the others count for in it, and per other seat how likely it ends
        the mutiny on the same side, and its gold.
        """
        self._purses: dict[float, list[float]] = {}
        """How likely nobody on one's side ends the mutiny richer in each case, by one's own gold."""

    def chance(self, held: Holdings) -> float:
        gold = held.gold
        richest = self._purses.get(gold)
        if richest is None:
            richest = self._purses[gold] = self._richest(gold)
        hand, found = self._held(held, self._growth), 0.0
        for (odds, others, _), safe in zip(self._cases, richest, strict=True):
            found += odds * likely(hand + others) * safe
        return found

    def _richest(self, gold: float) -> list[float]:
        found, (base, per_gold) = [], self._richer
        gold += self._growth[3]
        for _, _, risks in self._cases:
            safe = 1.0
            for rivals, other in risks:
                safe *= 1 - rivals * likely(base + per_gold * (other - gold))
            found.append(safe)
        return found


def _cases(rivals: Sequence[Share], *, whole: bool) -> Sequence[tuple[float, Sequence[Share]]]:
    """Every combination of friends and foes with its probability; or only one, with expected
    numbers, if it makes no difference (`whole`).
    """
    found: list[tuple[float, tuple[Share, ...]]] = [(1.0, ())]
    if whole:
        return [(1.0, rivals)]
    for here, cards, gold, shared in rivals:
        found = [
            (odds * chance, (*case, (here, cards, gold, side)))
            for odds, case in found
            for side, chance in ((1.0, shared), (0.0, 1 - shared))
            if chance
        ]
    return found

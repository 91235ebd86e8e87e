"""What goods will be paid: how likely a number of cards of one kind leads on an island."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from math import comb
from operator import add, mul

from freebooters.games.meuterer.advice.round_facts import Cards, RoundFacts
from freebooters.games.meuterer.rules.components import ANY, COUNTS, HAND, ISLANDS
from freebooters.kit.cache import Cache

__all__ = ["Market", "Rival", "added", "chances", "market"]

Rival = tuple[tuple[int, ...], int]
"""The most cards somebody else can offer on each active island, and how many it may still play."""

_Bids = tuple[tuple[int, int], ...]
"""The same for one island, of all rivals, ascending."""

_Proceeds = tuple[float, float]
"""What cards bring on average, to anybody and to the merchant."""

_Prospect = tuple[tuple[float, ...], tuple[float, ...]]
"""What 0, 1, … cards offered on an island bring on average, to anybody and to the merchant."""

_LARGEST = HAND
_PLAYED = 0.6
"""The chance that a card still in hand will be played, if nothing more is known."""
_ANY_KIND = 0.27
"""The same where an island takes any kind: the chance that a card is of the kind its owner has most
of.
"""
_ALL = sum(COUNTS)


@lru_cache(maxsize=256)
def chances(cards: int, likely: float) -> tuple[float, ...]:
    """How likely 0, 1, … of so many cards are of a sort."""
    return tuple(
        comb(cards, hits) * likely**hits * (1 - likely) ** (cards - hits)
        for hits in range(cards + 1)
    )


def added(numbers: Iterable[float]) -> float:
    """Their sum, added one by one: versions of Python differ in the last digits of `sum`, and these
    may decide which of two equal plans is taken.
    """
    return reduce(add, numbers, 0.0)


class Market:
    """What goods are paid on the active islands of a round, as far as one seat can know."""

    __slots__ = ("_brings", "_sales", "proceeds")

    def __init__(self, facts: RoundFacts, brings: Sequence[_Prospect]) -> None:
        self._brings = brings
        self._sales = facts.sales
        self.proceeds: Cache[Cards, _Proceeds] = Cache(self._proceeds)
        """What goods face up bring at most on average, by how many of each wanted kind there are:
        to anybody and to the merchant.
        """

    def _proceeds(self, wares: Cards) -> _Proceeds:
        plain, merchant = self._brings[0]
        most = merchants = 0.0
        if len(self._brings) == 1:
            for (place,) in self._sales:
                most = max(most, plain[wares[place]])
                merchants = max(merchants, merchant[wares[place]])
            return most, merchants
        other_plain, other_merchant = self._brings[1]
        for one, other in self._sales:
            count = wares[one]
            if one != other:
                sold = plain[count] + other_plain[wares[other]]
                as_merchant = merchant[count] + other_merchant[wares[other]]
            else:
                sold = _shared(plain, other_plain, count)
                as_merchant = _shared(merchant, other_merchant, count)
            if sold > most:
                most = sold
            if as_merchant > merchants:
                merchants = as_merchant
        return most, merchants


def _shared(one: Sequence[float], other: Sequence[float], count: int) -> float:
    """What cards of a kind that both islands buy bring, split as is best."""
    return max([one[part] + other[count - part] for part in range(count + 1)])


def market(facts: RoundFacts, rivals: tuple[Rival, ...]) -> Market:
    """The market for a seat with those rivals. Equal markets share one object."""
    places = range(len(facts.active))
    return _MARKETS[
        facts,
        tuple([tuple(sorted([(offers[at], more) for offers, more in rivals])) for at in places]),
    ]


def _market(key: tuple[RoundFacts, tuple[_Bids, ...]]) -> Market:
    facts, bids = key
    return Market(facts, [_PROSPECTS[each] for each in zip(facts.active, bids, strict=True)])


def _prospect(key: tuple[int, _Bids]) -> _Prospect:
    island, bids = key
    kind = ISLANDS[island].takes
    likely = _ANY_KIND if kind == ANY else COUNTS[kind] / _ALL * _PLAYED
    ends = [(most, chances(held, likely)) for most, held in bids]
    plain, merchant = [0.0], [0.0]
    for count in range(1, _LARGEST + 1):
        tied = _tied(ends, count)
        values = ISLANDS[island].prices
        plain.append(added(map(mul, tied, values)))
        merchant.append(added(tied) * values[0])
    return tuple(plain), tuple(merchant)


def _tied(ends: Sequence[tuple[int, Sequence[float]]], count: int) -> list[float]:
    """How likely nobody offers more than that, and 0, 1, … others offer exactly as much."""
    tied = [1.0]
    for most, more in ends:
        less = added(more[: max(0, count - most)])
        level = more[count - most] if 0 <= count - most < len(more) else 0.0
        tied = [
            one * less + other * level
            for one, other in zip([*tied, 0.0], [0.0, *tied], strict=True)
        ]
    return tied


_PROSPECTS = Cache(_prospect)
_MARKETS = Cache(_market)

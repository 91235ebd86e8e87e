"""What goods will bring: how likely so many cards of a kind lead on an island."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.components import ANY, COUNTS, HAND, ISLANDS
from freebooters.games.meuterer.sales import takes
from freebooters.games.meuterer.state import MeutererState

__all__ = ["Proceeds", "Prospects", "chances", "goods", "proceeds", "prospects", "wanted"]

Proceeds = tuple[float, float]
"""What cards bring on average, to anybody and to the merchant."""

_Prospect = tuple[tuple[float, ...], tuple[float, ...]]
"""What 0, 1, … cards offered on an island bring on average, to anybody and to the merchant."""

Prospects = tuple[_Prospect, ...]
"""The same per active island."""

_LARGEST = HAND
_PLAYED = 0.6
"""How likely a card still held is to be played, as far as one can tell."""
_ANY_KIND = 0.27
"""The same where every kind counts: how likely a card adds to what its owner has most of."""
_ALL = sum(COUNTS)


@lru_cache(maxsize=256)
def chances(cards: int, likely: float) -> tuple[float, ...]:
    """How likely 0, 1, … of so many cards are of the likely sort."""
    return tuple(
        comb(cards, hits) * likely**hits * (1 - likely) ** (cards - hits)
        for hits in range(cards + 1)
    )


@lru_cache(maxsize=4096)
def _prospect(island: int, rivals: tuple[tuple[int, int], ...]) -> _Prospect:
    kind = ISLANDS[island].takes
    likely = _ANY_KIND if kind == ANY else COUNTS[kind] / _ALL * _PLAYED
    ends = [(most, chances(held, likely)) for most, held in rivals]
    plain, merchant = [0.0], [0.0]
    for count in range(1, _LARGEST + 1):
        tied = _tied(ends, count)
        values = ISLANDS[island].prices
        plain.append(sum(chance * value for chance, value in zip(tied, values, strict=False)))
        merchant.append(sum(tied) * values[0])
    return tuple(plain), tuple(merchant)


def _tied(ends: Sequence[tuple[int, Sequence[float]]], count: int) -> list[float]:
    """How likely nobody offers more than that and 0, 1, … others just as much."""
    tied = [1.0]
    for most, more in ends:
        less = sum(more[: max(0, count - most)])
        level = more[count - most] if 0 <= count - most < len(more) else 0.0
        tied = [
            one * less + other * level
            for one, other in zip([*tied, 0.0], [0.0, *tied], strict=True)
        ]
    return tied


def prospects(s: MeutererState, seat: Seat) -> Prospects:
    """What goods bring on the active islands, as one seat may see it while cards are played."""
    passed = s.passed
    rivals = [
        (tuple(cards), 0 if other in passed else sum(s.hands[other]))
        for other, cards in enumerate(s.played)
        if other != seat
    ]
    return _prospects(s.active, tuple(rivals))


@lru_cache(maxsize=1 << 13)
def _prospects(
    active: tuple[int, ...], rivals: tuple[tuple[tuple[int, ...], int], ...]
) -> Prospects:
    """The same, from what is face up before every rival and how many cards it may still play."""
    return tuple(
        _prospect(
            island,
            tuple(
                sorted((max(cards[kind] for kind in takes(island)), held) for cards, held in rivals)
            ),
        )
        for island in active
    )


@lru_cache(maxsize=256)
def wanted(active: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds of goods that can be sold on some of those islands, ascending."""
    return tuple(sorted({kind for island in active for kind in takes(island)}))


@lru_cache(maxsize=256)
def _places(active: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Per island the places in `wanted` of what can be sold there."""
    kinds = wanted(active)
    return tuple(tuple(kinds.index(kind) for kind in takes(island)) for island in active)


def goods(active: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
    """How many of those cards are of each kind that is wanted."""
    return tuple(cards[kind] for kind in wanted(active))


@lru_cache(maxsize=1 << 14)
def proceeds(active: tuple[int, ...], outlook: Prospects, wares: tuple[int, ...]) -> Proceeds:
    """What goods face up bring at most on average; `wares` are counts of the kinds `wanted`."""
    plain, merchant = zip(*outlook, strict=True)
    places = _places(active)
    return _best(places, wares, plain), _best(places, wares, merchant)


def _best(
    places: Sequence[Sequence[int]], wares: Sequence[int], brings: Sequence[Sequence[float]]
) -> float:
    first = brings[0]
    if len(places) == 1:
        return first[max(wares[place] for place in places[0])]
    second = brings[1]
    most = 0.0
    for one in places[0]:
        for other in places[1]:
            if one != other:
                both = first[wares[one]] + second[wares[other]]
            else:
                count = wares[one]
                both = max(first[part] + second[count - part] for part in range(count + 1))
            most = max(most, both)
    return most

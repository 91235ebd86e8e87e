"""What goods will bring: how likely so many cards of a kind lead on an island."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.components import ANY, COUNTS, HAND, ISLANDS
from freebooters.games.meuterer.sales import takes
from freebooters.games.meuterer.state import MeutererState

__all__ = ["Prospect", "chances", "proceeds", "prospects"]

Prospect = tuple[tuple[float, ...], tuple[float, ...]]
"""What 0, 1, … cards offered on an island bring on average, to anybody and to the merchant."""

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


def prospects(s: MeutererState, seat: Seat) -> list[Prospect]:
    """Per active island, as `seat` may see it while cards are played."""
    others = [other for other in range(len(s.scores)) if other != seat]
    return [
        _prospect(island, tuple(sorted(_rival(s, other, island) for other in others)))
        for island in s.active
    ]


def _rival(s: MeutererState, seat: Seat, island: int) -> tuple[int, int]:
    """The most a seat can offer there now, and how many cards it may still play."""
    played = s.played[seat]
    most = max(played[kind] for kind in takes(island))
    return most, 0 if seat in s.passed else sum(s.hands[seat])


@lru_cache(maxsize=4096)
def _prospect(island: int, rivals: tuple[tuple[int, int], ...]) -> Prospect:
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


def proceeds(
    active: Sequence[int], cards: Sequence[int], outlooks: Sequence[Sequence[float]]
) -> float:
    """What those cards bring at most, face up, on the active islands; `outlooks` are per island."""
    best = [
        [outlook[cards[kind]] for kind in takes(island)]
        for island, outlook in zip(active, outlooks, strict=True)
    ]
    if len(best) == 1:
        return max(best[0])
    most = 0.0
    for (one, first), (other, second) in product(
        zip(takes(active[0]), best[0], strict=True), zip(takes(active[1]), best[1], strict=True)
    ):
        if one != other:
            most = max(most, first + second)
        else:
            count = cards[one]
            most = max(
                most,
                *(outlooks[0][part] + outlooks[1][count - part] for part in range(count + 1)),
            )
    return most

"""Phase 5b: what each seat offers on the active islands, and what it gets for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules.components import (
    ANY,
    CARD_NUMBERS,
    CARDS,
    COUNTS,
    GOODS,
    HAND,
    ISLAND_NUMBERS,
    ISLANDS,
    MERCHANT,
    SELLING,
    island_name,
)
from freebooters.games.meuterer.rules.state import (
    NO_OFFER,
    MeutererState,
    Offer,
    Words,
    ask,
    ask_nobody,
    clockwise,
    gain,
)
from freebooters.games.meuterer.rules.voyage import sail
from freebooters.kit.cache import Cache

__all__ = [
    "DONE",
    "SELLS",
    "best_offers",
    "decline",
    "open_sales",
    "prices",
    "sell",
    "sells",
    "takes",
]

DONE: Action = ("done",)
_SELLS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(
        tuple(("sell", island.name, CARDS[kind], count) for count in range(1, HAND + 1))
        for kind in GOODS
    )
    for island in ISLANDS
)
_TAKES: tuple[Sequence[int], ...] = tuple(
    GOODS if island.takes == ANY else (island.takes,) for island in ISLANDS
)


SELLS: tuple[Action, ...] = tuple(
    sell
    for by_kind, kinds in zip(_SELLS, _TAKES, strict=True)
    for kind in kinds
    for sell in by_kind[kind][: COUNTS[kind]]
)
"""Every sale there can be."""


def takes(island: int) -> Sequence[int]:
    """The kinds an island buys (ME-10)."""
    return _TAKES[island]


def open_sales(s: MeutererState, emit: Emit | None) -> None:
    s.phase = SELLING
    _go_round(s, clockwise(s, s.captain), emit)  # ME-9


def _go_round(s: MeutererState, seats: Sequence[Seat], emit: Emit | None) -> None:
    """Makes the offers that need no decision, up to the next seat that has to decide (ME-9)."""
    for seat in seats:
        offers = _OFFERS[s.active, tuple(s.played[seat])]
        if offers is None:
            ask(s, seat)
            return
        s.offers[2 * seat : 2 * seat + len(offers)] = offers
        if emit:
            for island, (kind, count) in zip(s.active, offers, strict=True):
                if count:
                    _tell_offer(seat, island, kind, count, emit)
    _settle(s, emit)


def best_offers(active: Sequence[int], cards: Sequence[int]) -> list[Offer] | None:
    """The offer that is as large as possible on every active island at once; None if there is none,
    so that the seat decides.
    """
    first = _largest(active[0], cards)
    if len(active) == 1:
        return first[:1]
    second = _largest(active[1], cards)
    for one in first:
        for other in second:
            if one[0] != other[0] or one[1] + other[1] <= cards[one[0]] or not one[1]:
                return [one, other]
    return None


_OFFERS: Cache[tuple[tuple[int, ...], tuple[int, ...]], list[Offer] | None] = Cache(
    lambda key: best_offers(*key)
)
"""A search settles the same few heaps of cards on the same islands thousands of times."""


def _largest(island: int, cards: Sequence[int]) -> list[Offer]:
    most = max([cards[kind] for kind in _TAKES[island]])
    return [(kind, most) for kind in _TAKES[island] if cards[kind] == most] if most else [NO_OFFER]


def sells(s: MeutererState, seat: Seat) -> list[Action]:
    return [*_open_sells(s, seat), DONE]


def _open_sells(s: MeutererState, seat: Seat) -> list[Action]:
    mine = s.offers[2 * seat : 2 * seat + 2]
    cards = s.played[seat]
    found: list[Action] = []
    for place, island in enumerate(s.active):
        if mine[place] == NO_OFFER:
            other, count = mine[1 - place]
            for kind in _TAKES[island]:
                left = cards[kind] - count if kind == other else cards[kind]
                found += _SELLS[island][kind][:left]
    return found


def sell(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    _, name, kind, count = words
    island = ISLAND_NUMBERS[name]
    s.offers[2 * seat + s.active.index(island)] = (CARD_NUMBERS[kind], count)
    if emit:
        _tell_offer(seat, island, CARD_NUMBERS[kind], count, emit)
    if not _open_sells(s, seat):
        _go_on(s, seat, emit)


def decline(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("declined", {"seat": seat}))
    _go_on(s, seat, emit)


def _go_on(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    order = clockwise(s, s.captain)
    _go_round(s, order[order.index(seat) + 1 :], emit)


def _tell_offer(seat: Seat, island: int, kind: int, count: int, emit: Emit) -> None:
    what = {"island": island_name(island), "kind": CARDS[kind], "count": count}
    emit(Event("offered", {"seat": seat, **what}))


def _settle(s: MeutererState, emit: Emit | None) -> None:
    ask_nobody(s)
    for place, island in enumerate(s.active):
        offers = s.offers[place::2]
        counts = [count for _, count in offers]
        for seat, tied, points in prices(island, counts, s.roles):
            kind, count = offers[seat]
            gain(s, seat, points, "sold", island_name(island), CARDS[kind])
            if emit:
                what = {"island": island_name(island), "kind": CARDS[kind], "count": count}
                emit(Event("sold", {"seat": seat, **what, "tied": tied, "points": points}))
    sail(s, emit)


def prices(
    island: int, counts: Sequence[int], roles: Sequence[int]
) -> Iterable[tuple[Seat, int, int]]:
    """Per leading seat, given what all seats offer: the seat, how many lead, the points (ME-8)."""
    most = max(counts)
    if not most:
        return []
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    tied, values = len(leaders), ISLANDS[island].prices
    return [
        (seat, tied, values[0] if roles[seat] == MERCHANT else values[tied - 1]) for seat in leaders
    ]

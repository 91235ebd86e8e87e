"""A state as a seat may imagine it: what its view tells, and the rest dealt at random."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from operator import sub
from random import Random
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    DRAWING,
    FIGHTING,
    ISLAND_NUMBERS,
    ROLE_NUMBERS,
    ROLES,
    island_name,
)
from freebooters.games.meuterer.rules.mutiny import strengths
from freebooters.games.meuterer.rules.setup import new_state
from freebooters.games.meuterer.rules.state import NOBODY, NONE, MeutererState, ask
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.kit.latest import Latest

__all__ = ["imagined"]

_Ways = tuple[tuple[list[int], list[int], list[int]], ...]


class _Known(NamedTuple):
    """What is the same in all worlds that a view allows."""

    table: MeutererState
    """Such a world before anything hidden is dealt."""
    roles: tuple[tuple[tuple[Seat, ...], tuple[int, ...]], ...]
    """Seats with roles the viewer does not know, in the order they passed, and what roles these may
    be: for those before the viewer the roles it did not find, for those after it the roles it left.
    """
    unseen: list[int]
    """The cards whose whereabouts the viewer does not know, by kind."""
    bag: int
    """How many of them are in the bag."""
    ways: _Ways | None
    """The bags that a shuffled one may have become; None before the first shuffle."""
    hands: tuple[tuple[Seat, int], ...]
    """The other seats, and how many cards each holds."""
    others: tuple[Seat, ...]
    """All seats but the viewer."""


def imagined(v: MeutererView, rng: Random) -> MeutererState:
    """A state in which that view would look the same; what it hides is dealt at random."""
    known = _known(v)
    s = known.table.copy()
    for seats, roles in known.roles:
        left = list(roles)
        for seat in seats:
            s.roles[seat] = left.pop(int(rng.random() * len(left)))
    _deal_cards(s, v, known, rng)
    return s


def _deal_cards(s: MeutererState, v: MeutererView, known: _Known, rng: Random) -> None:
    unseen = known.unseen[:]
    if known.ways is None:
        s.bag = _dealt(unseen, known.bag, rng)
    else:
        s.bag = _left_over(known.ways, known.bag, rng)
        unseen = list(map(sub, unseen, s.bag))
    for seat, size in known.hands:
        s.hands[seat] = _dealt(unseen, size, rng)
    if None in v.under:
        s.under = tuple(
            (_any_card(unseen, rng), known.others[int(rng.random() * len(known.others))])
            if name is None
            else buried
            for name, buried in zip(v.under, s.under, strict=True)
        )
    if v.drawn is None and v.phase == DRAWING:
        s.drawn = [_any_card(unseen, rng) for _ in range(sum(unseen))]


def _work_out(v: MeutererView) -> _Known:
    pirate = v.pirate_ship is not None
    options = {"pirate": pirate, "islands": "random", "open_conflict": v.open_conflict}
    s = new_state(len(v.scores), options)
    whole = s.bag
    _fill_table(s, v)
    _fill_moment(s, v)
    _fill_cards(s, v)
    unseen = _unseen(s, v, whole)
    bag = v.pile_size - len(v.under)
    others = tuple(seat for seat in range(len(v.scores)) if seat != v.viewer)
    return _Known(
        s,
        _hidden_roles(s, v) if v.phase < FIGHTING else (),
        unseen,
        bag,
        None if s.shuffled is None else _ways(unseen, s.shuffled, whole, bag),
        tuple((seat, v.hand_sizes[seat]) for seat in others),
        others,
    )


_known = Latest(_work_out)


def _fill_table(s: MeutererState, v: MeutererView) -> None:
    s.circle = tuple(ISLAND_NUMBERS[name] for name in v.circle)
    s.ship = ISLAND_NUMBERS[v.ship]
    others = (ISLAND_NUMBERS[name] for name in v.active if name != v.ship)
    s.active = (s.ship, *others)
    s.pirate_ship = _number(v.pirate_ship)
    s.captain = NONE if v.captain is None else v.captain
    s.round_captain = NONE if v.round_captain is None else v.round_captain
    s.pouch = NONE if v.pouch is None else v.pouch
    s.round = v.round
    s.scores = list(v.scores)
    s.gains = v.gains
    s.past = tuple(
        (captain, pouch, tuple(map(_role_number, roles)), gains)
        for captain, pouch, roles, gains in v.past
    )
    s.played = [_counts(cards) for cards in v.played]
    s.discards = _counts(v.discards)
    s.shuffled = None if v.shuffled is None else tuple(_counts(v.shuffled))


def _fill_moment(s: MeutererState, v: MeutererView) -> None:
    s.phase = v.phase
    s.passed = v.passed
    s.roles = [*map(_role_number, v.roles)]
    s.bound = (_number(v.destinations["captain"]), _number(v.destinations["mutineer"]))
    if v.conflict is not None:
        captain, mutiny = strengths(s)
        s.fought = (v.conflict["captain"] - captain, v.conflict["mutiny"] - mutiny)
    for place, island in enumerate(s.active):
        for seat, offer in enumerate(v.sales[island_name(island)]):
            if offer is not None:
                s.offers[2 * seat + place] = (CARD_NUMBERS[offer[0]], offer[1])
    if v.turn is None:
        s.acting = NOBODY
    else:
        ask(s, v.turn)


def _fill_cards(s: MeutererState, v: MeutererView) -> None:
    """The cards that the viewer knows; of those it does not, under the pile, only that they are
    there.
    """
    if v.viewer is not None and v.hand is not None:
        s.hands[v.viewer] = _counts(v.hand)
    s.under = tuple(
        (NONE if name is None else CARD_NUMBERS[name], v.viewer or 0) for name in v.under
    )
    s.drawn = [CARD_NUMBERS[name] for name in v.drawn or ()]


def _hidden_roles(
    s: MeutererState, v: MeutererView
) -> tuple[tuple[tuple[Seat, ...], tuple[int, ...]], ...]:
    """The roles to deal to the others that have chosen one."""
    crew = [seat for seat in v.passed if seat != v.captain]
    chose = [seat for seat in crew if seat != v.turn or seat == v.viewer]
    if v.viewer not in chose or v.roles_left is None:
        return ((tuple(chose), tuple(range(len(ROLES)))),)
    mine = chose.index(v.viewer)
    left = tuple(ROLE_NUMBERS[name] for name in v.roles_left)
    gone = tuple(role for role in range(len(ROLES)) if role not in left)
    untaken = tuple(role for role in left if role != s.roles[v.viewer])
    return (tuple(chose[:mine]), gone), (tuple(chose[mine + 1 :]), untaken)


def _unseen(s: MeutererState, v: MeutererView, whole: Sequence[int]) -> list[int]:
    """The cards whose whereabouts the viewer does not know, out of all in this game."""
    named = [name for name in v.under if name is not None]
    seen = _counts((*(v.hand or ()), *(v.drawn or ()), *named, *["conflict"] * sum(s.fought)))
    unseen = list(whole)
    for heap in (seen, s.discards, *s.played):
        unseen = list(map(sub, unseen, heap))
    return unseen


def _left_over(ways: _Ways, size: int, rng: Random) -> list[int]:
    """A random bag of that size, as what may be left of a shuffled one after so many draws."""
    bag = []
    for row, rest, all_ways in ways:
        ticket = rng.random() * all_ways[size]
        count = 0
        while count < size and count < len(row) - 1:
            ticket -= row[count] * rest[size - count]
            if ticket < 0:
                break
            count += 1
        bag.append(count)
        size -= count
    return bag


def _ways(unseen: Sequence[int], shuffled: Sequence[int], whole: Sequence[int], size: int) -> _Ways:
    """Per kind the weights of 0, 1, … cards of it, and the weights of all bags of 0, 1, … cards,
    up to that size, of later kinds, and of this and later ones.

    A bag's weight is the number of ways to leave those cards in it, times the number of ways in
    which the cards the viewer has seen are among all others.
    """
    weights = [
        [
            comb(shuffled[card], count) * comb(whole[card] - count, whole[card] - unseen[card])
            for count in range(min(shuffled[card], unseen[card]) + 1)
        ]
        for card in range(len(CARDS))
    ]
    ways = [[1] + [0] * size]
    for row in reversed(weights):
        rest = ways[-1]
        ways.append(
            [
                sum(row[count] * rest[total - count] for count in range(min(len(row), total + 1)))
                for total in range(size + 1)
            ]
        )
    return tuple(zip(weights, ways[-2::-1], ways[:0:-1], strict=True))


def _dealt(cards: list[int], size: int, rng: Random) -> list[int]:
    """Takes so many random cards from those."""
    hand = [0] * len(CARDS)
    left, random = sum(cards), rng.random
    for _ in range(size):
        ticket = random() * left
        card = 0
        while ticket >= cards[card]:
            ticket -= cards[card]
            card += 1
        cards[card] -= 1
        left -= 1
        hand[card] += 1
    return hand


def _any_card(cards: list[int], rng: Random) -> int:
    """Takes a random card from those."""
    return _dealt(cards, 1, rng).index(1)


def _counts(names: Sequence[str]) -> list[int]:
    counts = [0] * len(CARDS)
    for name in names:
        counts[CARD_NUMBERS[name]] += 1
    return counts


def _role_number(role: str | None) -> int:
    return NONE if role is None else ROLE_NUMBERS[role]


def _number(island: str | None) -> int:
    return NONE if island is None else ISLAND_NUMBERS[island]

"""What a seat may know of a state, and a state as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from operator import sub
from random import Random

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    COUNTS,
    DRAWING,
    FIGHTING,
    ISLAND_NUMBERS,
    ISLANDS,
    MUTINEER,
    PIRATE,
    ROLE_NUMBERS,
    ROLES,
    ROUNDS,
    SELLING,
    card_names,
    island_name,
)
from freebooters.games.meuterer.rules.mutiny import strengths
from freebooters.games.meuterer.rules.setup import new_state
from freebooters.games.meuterer.rules.state import (
    NOBODY,
    NONE,
    Gain,
    MeutererState,
    Offer,
    ask,
    winners_of,
)
from freebooters.games.meuterer.rules.trade import on_offer

__all__ = ["Gain", "MeutererView", "PastView", "imagined", "view_of"]

Cards = tuple[str, ...]

PastView = tuple[Seat, int, tuple[str | None, ...], tuple[Gain, ...]]
"""A round that is scored: the captain with whom it began, the pouch, the seats' roles, the points
in the order they were given. Everybody saw all of it.
"""


@dataclass(frozen=True, slots=True)
class MeutererView:
    """What one seat may know. Islands, cards and roles go by name; cards are sorted unless an order
    is given.
    """

    viewer: int | None
    """Whose view this is; None for a spectator."""
    circle: tuple[str, ...]
    """Islands clockwise from Hochland, as far as they are laid out."""
    active: tuple[str, ...]
    """Sorted."""
    ship: str
    pirate_ship: str | None
    """None without the variant."""
    captain: int | None
    round_captain: int | None
    """The captain with whom this round began; in phase 8, the round just played."""
    pouch: int | None
    """None until it is set."""
    round: int
    rounds: int
    phase: int
    """0 set-up, 1, 2, 4, 5 (also when the game is over), 8."""
    turn: int | None
    """Who acts or whose cards are drawn; None in the set-up and when the game is over."""
    scores: tuple[int, ...]
    played: tuple[Cards, ...]
    """Per seat, face up."""
    hand: Cards | None
    """The viewer's, the cards kept too; None for a spectator."""
    hand_sizes: tuple[int, ...]
    passed: tuple[int, ...]
    """In the order they passed."""
    roles: tuple[str | None, ...]
    """The viewer's own, after phase 3 all; the captain of the round has none."""
    roles_left: tuple[str, ...] | None
    """The roles the viewer could choose from, including the one it chose, until the end of phase 8."""
    destinations: Mapping[str, str | None]
    """`captain` and `mutineer`: an island, None until it is known and in phase 8."""
    open_conflict: bool
    """The option: conflict cards face up fight too."""
    conflict: Mapping[str, int] | None
    """`captain` and `mutiny`: strength, the mate and, with the option, cards face up included; None
    outside phases 4 and 5 of a mutiny.
    """
    sales: Mapping[str, tuple[tuple[str, int] | None, ...]]
    """Active island to what each seat offers there, its kind and how many; only in phase 5."""
    gains: tuple[Gain, ...]
    """The points given so far in this round, in their order; empty once it is scored."""
    past: tuple[PastView, ...]
    """The rounds that are scored."""
    drawn: Cards | None
    """The cards the viewer drew as loader and has not kept, in the order drawn; otherwise None."""
    under: tuple[str | None, ...]
    """Cards under the pile, the next one first; named only if the viewer put them there."""
    pile_size: int
    """Cards to draw, those under the pile included."""
    shuffled: Cards | None
    """The pile right after the last shuffle, None before there was one."""
    discards: Cards
    winners: tuple[int, ...]
    """Empty until the game is over."""


def view_of(s: MeutererState, seat: Seat | None) -> MeutererView:
    """The view of a seat; None is a spectator."""
    seats = range(len(s.scores))
    return MeutererView(
        viewer=seat,
        circle=tuple(map(island_name, s.circle)),
        active=tuple(sorted(map(island_name, s.active))),
        ship=island_name(s.ship),
        pirate_ship=_island(s.pirate_ship),
        captain=_known(s.captain),
        round_captain=_known(s.round_captain),
        pouch=_known(s.pouch),
        round=s.round,
        rounds=ROUNDS[len(s.scores)],
        phase=s.phase,
        turn=_known(s.turn),
        scores=tuple(s.scores),
        played=tuple(map(card_names, s.played)),
        hand=None if seat is None else card_names(s.hands[seat]),
        hand_sizes=tuple(map(sum, s.hands)),
        passed=s.passed,
        roles=tuple(
            _role(s.roles[owner]) if owner == seat or s.phase >= FIGHTING else None
            for owner in seats
        ),
        roles_left=_roles_left(s, seat),
        destinations={"captain": _island(s.bound[0]), "mutineer": _island(s.bound[1])},
        open_conflict=s.open_conflict,
        conflict=_conflict(s),
        sales={
            island_name(island): tuple(_offer(s.offers[2 * owner + place]) for owner in seats)
            for place, island in enumerate(s.active)
        },
        gains=s.gains,
        past=tuple(
            (captain, pouch, tuple(map(_role, roles)), gains)
            for captain, pouch, roles, gains in s.past
        ),
        drawn=_drawn(s, seat),
        under=tuple(CARDS[card] if owner == seat else None for card, owner in s.under),
        pile_size=sum(s.bag) + len(s.under),
        shuffled=None if s.shuffled is None else card_names(s.shuffled),
        discards=card_names(s.discards),
        winners=winners_of(s) if _is_over(s) else NOBODY,
    )


def _is_over(s: MeutererState) -> bool:
    """Whether nobody acts, and not because a round is just being scored."""
    return s.phase == SELLING and not (s.acting or s.gains)


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _island(island: int) -> str | None:
    return None if island == NONE else ISLANDS[island].name


def _role(role: int) -> str | None:
    return None if role == NONE else ROLES[role]


def _offer(offer: Offer) -> tuple[str, int] | None:
    kind, count = offer
    return (CARDS[kind], count) if count else None


def _roles_left(s: MeutererState, seat: Seat | None) -> tuple[str, ...] | None:
    if seat not in s.passed or seat == s.round_captain:
        return None
    return tuple(ROLES[role] for role in on_offer(s, seat))


def _conflict(s: MeutererState) -> dict[str, int] | None:
    if s.phase not in (FIGHTING, SELLING) or MUTINEER not in s.roles:
        return None
    captain, mutiny = strengths(s)
    return {"captain": captain, "mutiny": mutiny}


def _drawn(s: MeutererState, seat: Seat | None) -> tuple[str, ...] | None:
    return tuple(CARDS[card] for card in s.drawn) if s.drawn and seat == s.turn else None


def imagined(v: MeutererView, rng: Random) -> MeutererState:
    """A state in which that view would look the same; what it hides is dealt at random."""
    pirate, islands = v.pirate_ship is not None, "random"
    options = {"pirate": pirate, "islands": islands, "open_conflict": v.open_conflict}
    s = new_state(len(v.scores), options)
    _fill_table(s, v)
    _fill_moment(s, v)
    if v.phase < FIGHTING:
        _fill_roles(s, v, rng)
    _fill_cards(s, v, rng)
    return s


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


def _fill_roles(s: MeutererState, v: MeutererView, rng: Random) -> None:
    """Gives roles to the others that have chosen: to those before the viewer, roles it did not
    find; to those after it, roles it left.
    """
    left = [ROLE_NUMBERS[name] for name in v.roles_left or ROLES]
    hidden = [role for role in range(len(ROLES)) if v.roles_left is None or role not in left]
    for seat in v.passed:
        if seat == v.captain:
            continue
        if seat == v.viewer:
            hidden = [role for role in left if role != s.roles[seat]]
        elif seat != v.turn:
            s.roles[seat] = hidden.pop(int(rng.random() * len(hidden)))


def _fill_cards(s: MeutererState, v: MeutererView, rng: Random) -> None:
    unseen = _unseen(s, v)
    bag_size = v.pile_size - len(v.under)
    if s.shuffled is None:
        s.bag = _dealt(unseen, bag_size, rng)
    else:
        s.bag = _left_over(unseen, s.shuffled, _in_play(s), bag_size, rng)
        for card, count in enumerate(s.bag):
            unseen[card] -= count
    for seat, size in enumerate(v.hand_sizes):
        own = v.hand if seat == v.viewer else None
        s.hands[seat] = _dealt(unseen, size, rng) if own is None else _counts(own)
    s.under = tuple(
        (_any_card(unseen, rng), _somebody_else(v, rng))
        if name is None
        else (CARD_NUMBERS[name], v.viewer or 0)
        for name in v.under
    )
    if v.drawn is not None:
        s.drawn = [CARD_NUMBERS[name] for name in v.drawn]
    elif v.phase == DRAWING:
        s.drawn = [_any_card(unseen, rng) for _ in range(sum(unseen))]


def _in_play(s: MeutererState) -> list[int]:
    """The cards of this game, by kind."""
    return [*COUNTS[:PIRATE], COUNTS[PIRATE] * (s.pirate_ship != NONE)]


def _unseen(s: MeutererState, v: MeutererView) -> list[int]:
    """The cards whose whereabouts the viewer does not know."""
    known = [name for name in v.under if name is not None]
    seen = _counts((*(v.hand or ()), *(v.drawn or ()), *known, *["conflict"] * sum(s.fought)))
    unseen = _in_play(s)
    for heap in (seen, s.discards, *s.played):
        unseen = list(map(sub, unseen, heap))
    return unseen


def _left_over(
    unseen: Sequence[int], shuffled: Sequence[int], whole: Sequence[int], size: int, rng: Random
) -> list[int]:
    """A random bag of that size, as what may be left of a shuffled one after so many draws."""
    bag = []
    for row, rest, ways in _ways(tuple(unseen), tuple(shuffled), tuple(whole), size):
        ticket = rng.random() * ways[size]
        count = 0
        while count < size and count < len(row) - 1:
            ticket -= row[count] * rest[size - count]
            if ticket < 0:
                break
            count += 1
        bag.append(count)
        size -= count
    return bag


@lru_cache(maxsize=64)
def _ways(
    unseen: tuple[int, ...], shuffled: tuple[int, ...], whole: tuple[int, ...], size: int
) -> tuple[tuple[list[int], list[int], list[int]], ...]:
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
    for _ in range(size):
        hand[_any_card(cards, rng)] += 1
    return hand


def _any_card(cards: list[int], rng: Random) -> int:
    ticket = rng.random() * sum(cards)
    card = 0
    while ticket >= cards[card]:
        ticket -= cards[card]
        card += 1
    cards[card] -= 1
    return card


def _somebody_else(v: MeutererView, rng: Random) -> Seat:
    others = [seat for seat in range(len(v.scores)) if seat != v.viewer]
    return others[int(rng.random() * len(others))]


def _counts(names: Sequence[str]) -> list[int]:
    counts = [0] * len(CARDS)
    for name in names:
        counts[CARD_NUMBERS[name]] += 1
    return counts


def _role_number(role: str | None) -> int:
    return NONE if role is None else ROLE_NUMBERS[role]


def _number(island: str | None) -> int:
    return NONE if island is None else ISLAND_NUMBERS[island]

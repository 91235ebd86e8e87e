"""Laying seven cards, and raising in ties, in a way that cannot be foreseen.

Every ship is a prize whose worth differs from seat to seat, a card wins it against what the others
may have laid there, and each card is laid once. All seats' mixed strategies are worked out together
by smooth fictitious play: again and again each seat makes a strategy that answers the mixture of
the others' strategies so far; in the end one of its later strategies is used.

A seat that reasons one step farther assumes that the others do this. It plays the round through
with its own cards on the table, to see what a ship that sails late will find, and works out the
best answer to their strategies. It draws some layouts from this answer and compares them by playing
the round on with each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp, prod
from random import Random
from typing import NamedTuple

from freebooters.engine.contract import Action, Seat
from freebooters.games.caribbean.advice.gains import STEPS, Gains, Rehearsals, gains
from freebooters.games.caribbean.advice.payoffs import SPARE, Table, payoffs, scales
from freebooters.games.caribbean.advice.value import Stakes
from freebooters.games.caribbean.rules.components import CARDS, SHIPS, THIEF
from freebooters.games.caribbean.rules.state import HIDDEN, NONE, CaribbeanState, members, spare_of

__all__ = ["lay_bids", "likely_bids", "prizes", "weigh_answers", "weigh_bids"]

_SLOTS = len(CARDS)
_PLANS = 16
"""Rounds of fictitious play: how often every seat makes a new strategy."""
_FIRST = 2
"""Strategies before this one are only a warm-up and are not used."""
_CAUTION = 350.0
"""With so many doubloons more a layout is e times as likely in a strategy."""
_CAUTION_DEEPER = 120.0
"""The same for a seat that reasons one step farther."""
_REHEARSALS = 8
"""How often the round is played through."""
_LEAST = -100.0
"""The logarithm of the least weight of a card in a slot, so that no weight becomes 0."""
_COMPARED = 64
"""At most so many layouts are compared."""
_DRAWN = 256
"""So many are drawn to find that many different ones."""
_RAISING = 0.7
"""How often a tied seat raises if its spare is worth something."""


class _Plan(NamedTuple):
    """A mixed strategy: a layout is as likely as the product of its cards' `odds`. `rest` is the
    total weight of all ways to lay the cards of a hand in the slots still free, `likely` how likely
    each card lies in each slot.
    """

    odds: Table
    rest: list[float]
    likely: Table


class _Hand(NamedTuple):
    """The cards still in hand (one bit each), and the hand that remains when one of them is laid."""

    hand: int
    slot: int
    leaves: tuple[tuple[int, int], ...]


def _hands() -> tuple[_Hand, ...]:
    hands = sorted(range(1, 1 << _SLOTS), key=int.bit_count)
    return tuple(
        _Hand(
            hand,
            _SLOTS - hand.bit_count(),
            tuple((card, hand & ~(1 << card)) for card in range(_SLOTS) if hand >> card & 1),
        )
        for hand in hands
    )


_HANDS = _hands()
_WHOLE = (1 << _SLOTS) - 1


def weigh_bids(s: CaribbeanState, seat: Seat) -> list[float]:
    """How likely `seat` should lay each card of its hand, in the order of `CARDS`, next."""
    slot, laid = s.laid[seat], _laid(s, seat)
    held = [number for number in range(_SLOTS) if number not in laid]
    hand = sum(1 << number for number in held)
    weights = [0.0] * len(held)
    for plan in _plans(_unbid(s))[seat]:
        followed = prod(plan.odds[place][number] for place, number in enumerate(laid))
        for place, number in enumerate(held):
            rest = plan.rest[hand & ~(1 << number)]
            weights[place] += followed * plan.odds[slot][number] * rest / plan.rest[_WHOLE]
    return weights


def likely_bids(s: CaribbeanState, seat: Seat, rng: Random) -> list[tuple[Action, ...]]:
    """Ways to lay all cards that `seat` still has to lay, which pay well against the others'
    strategies.
    """
    answer, laid = _answer(_unbid(s), seat), _laid(s, seat)
    found: dict[tuple[int, ...], tuple[Action, ...]] = {}
    for _ in range(_DRAWN):
        cards = tuple(_layout(answer, rng, laid))
        if cards not in found:
            layout = list(zip(SHIPS, cards, strict=True))[len(laid) :]
            found[cards] = tuple(("bid", ship, card) for ship, card in layout)
            if len(found) == _COMPARED:
                break
    return list(found.values())


def lay_bids(s: CaribbeanState, rng: Random, *, seat: Seat) -> CaribbeanState:
    """`s` after all seats but `seat` have laid their cards, each by one of its strategies."""
    plans = _plans(_unbid(s))
    for other, own in enumerate(plans):
        if other != seat:
            cards = _layout(own[int(rng.random() * len(own))], rng, _laid(s, other))
            s.bids[other * len(SHIPS) : (other + 1) * len(SHIPS)] = cards
            s.laid[other] = len(SHIPS)
    s.acting = (seat,)
    return s


def _laid(s: CaribbeanState, seat: Seat) -> list[int]:
    """The numbers of the cards laid so far."""
    return [CARDS.index(card) for card in s.bids[seat * len(SHIPS) :][: s.laid[seat]]]


def _unbid(s: CaribbeanState) -> CaribbeanState:
    """The state before anybody has laid a card, which is what everybody plans from."""
    plain = s.copy()
    plain.bids = [HIDDEN] * len(s.bids)
    plain.laid = [0] * len(s.laid)
    plain.acting = tuple(range(len(s.laid)))
    return plain


def prizes(s: CaribbeanState) -> list[Gains]:
    """Per ship what it is worth to each seat, whatever has been laid so far."""
    return _prizes(_unbid(s))


@lru_cache(maxsize=16)
def _prizes(s: CaribbeanState) -> list[Gains]:
    """What every ship would bring each seat if it sailed now."""
    stakes = Stakes(s)
    return [gains(s, ship, stakes) for ship in range(len(SHIPS))]


@lru_cache(maxsize=16)
def _plans(s: CaribbeanState) -> list[list[_Plan]]:
    """Per seat the strategies to use, all equally likely."""
    seats = range(len(s.money))
    by_seat = [scales(_prizes(s), seat) for seat in seats]
    mixtures = [[[1 / _SLOTS] * _SLOTS for _ in range(_SLOTS)] for _ in seats]
    found: list[list[_Plan]] = [[] for _ in seats]
    for number in range(_PLANS):
        for seat in seats:
            plan = _plan(payoffs(by_seat[seat], mixtures, seat), _CAUTION)
            mixtures[seat] = [
                [old + (new - old) / (number + 1) for old, new in zip(*rows, strict=True)]
                for rows in zip(mixtures[seat], plan.likely, strict=True)
            ]
            if number >= _FIRST:
                found[seat].append(plan)
    return found


@lru_cache(maxsize=16)
def _answer(s: CaribbeanState, seat: Seat) -> _Plan:
    """The strategy of that seat that pays best against the others' mixture, by what ships were
    worth in rehearsals. In each rehearsal the seat lays what pays best by the rehearsals before.
    """
    plans = _plans(s)
    mixtures = [_mixture(own) for own in plans]
    rehearsals, luck = Rehearsals(s), Random(0)
    answer = _plan(payoffs(scales(_prizes(s), seat), mixtures, seat), _CAUTION_DEEPER)
    for _ in range(_REHEARSALS):
        laid = [own[int(luck.random() * len(own))] for own in plans]
        laid[seat] = answer
        rehearsals.play([_layout(plan, luck) for plan in laid])
        answer = _plan(payoffs(scales(rehearsals.prizes, seat), mixtures, seat), _CAUTION_DEEPER)
    return answer


def _layout(plan: _Plan, rng: Random, laid: Sequence[int] = ()) -> list[int]:
    """Cards for the six ships, drawn by a strategy; those with the numbers `laid` lie there
    already.
    """
    hand = _WHOLE - sum(1 << number for number in laid)
    cards = [CARDS[number] for number in laid]
    for slot in range(len(laid), len(SHIPS)):
        ticket = rng.random() * plan.rest[hand]
        for number in range(_SLOTS):
            if hand >> number & 1:
                left = hand & ~(1 << number)
                ticket -= plan.odds[slot][number] * plan.rest[left]
                if ticket < 0:
                    break
        else:
            number = hand.bit_length() - 1
            left = hand & ~(1 << number)
        cards.append(CARDS[number])
        hand = left
    return cards


def _mixture(plans: Sequence[_Plan]) -> Table:
    """How likely each card lies in each slot if one of those strategies is used."""
    return [
        [sum(odds) / len(plans) for odds in zip(*rows, strict=True)]
        for rows in zip(*(plan.likely for plan in plans), strict=True)
    ]


def _plan(pays: Table, caution: float) -> _Plan:
    odds = _odds(pays, caution)
    rest = _completions(odds)
    return _Plan(odds, rest, _marginals(odds, rest))


def _odds(pays: Table, caution: float) -> Table:
    odds = []
    for row in pays:
        most = max(row)
        odds.append([exp(max(_LEAST, (pay - most) / caution)) for pay in row])
    return odds


def _completions(odds: Table) -> list[float]:
    """`_Plan.rest` of those odds."""
    rest = [1.0] * (1 << _SLOTS)
    for hand, slot, leaves in _HANDS:
        row = odds[slot]
        rest[hand] = sum([row[card] * rest[left] for card, left in leaves])
    return rest


def _marginals(odds: Table, rest: Sequence[float]) -> Table:
    """`_Plan.likely` of those odds and completions."""
    come = [0.0] * (1 << _SLOTS)
    come[_WHOLE] = 1 / rest[_WHOLE]
    found = [[0.0] * _SLOTS for _ in range(_SLOTS)]
    for hand, slot, leaves in reversed(_HANDS):
        came, row, likely = come[hand], odds[slot], found[slot]
        for card, left in leaves:
            weight = came * row[card]
            come[left] += weight
            likely[card] += weight * rest[left]
    return found


def weigh_answers(s: CaribbeanState, seat: Seat, *, sure: bool = False) -> list[float]:
    """How likely a tied seat should raise, and how likely decline."""
    prize = gains(s, s.sailing, Stakes(s))
    spare = spare_of(s, seat)
    lead = _answer_worth(s, seat, spare, prize) - _answer_worth(s, seat, 0, prize)
    lead -= max(spare, 0) * SPARE
    caution = _CAUTION_DEEPER if sure else _CAUTION
    return [exp(min(0.0, lead / caution)), exp(min(0.0, -lead / caution))]


def _answer_worth(s: CaribbeanState, seat: Seat, offer: int, prize: Gains) -> float:
    """What `seat` gets on average with that offer, while the others' spares are unknown."""
    cards = s.bids[s.sailing :: len(SHIPS)]
    force = max(cards) - cards.count(THIEF)
    others = [other for other in members(s.tied) if other != seat]
    total = 0.0
    for offers in product(*(_offers(s, other) for other in others)):
        made = {
            seat: offer,
            **{other: card for other, (card, _) in zip(others, offers, strict=True)},
        }
        best = max(made.values())
        winners = [one for one, card in made.items() if card == best]
        if len(winners) == 1:
            steps = min(STEPS, max(0, force + (best if s.surcharge else 0)))
            total += prod(likely for _, likely in offers) * prize[winners[0]][steps][seat]
    return total


def _offers(s: CaribbeanState, seat: Seat) -> list[tuple[int, float]]:
    """What a tied seat may offer, and how likely each offer is: its spare may be any card not seen
    yet.
    """
    if s.spent[seat] != NONE:
        return [(0, 1.0)]
    seen = s.bids[seat * len(SHIPS) : seat * len(SHIPS) + s.shown]
    cards = [card for card in CARDS if card > 0 and card not in seen]
    unseen = len(CARDS) - s.shown
    offers = [(card, _RAISING / unseen) for card in cards]
    return [(0, 1 - sum(likely for _, likely in offers)), *offers]

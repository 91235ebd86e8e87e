"""What cards pay: the highest card wins a ship, and thieves take steps from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import mul

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.advice.gains import STEPS, Gains
from freebooters.games.caribbean.rules.components import CARDS, GOALS, THIEF

__all__ = ["SPARE", "Scales", "Table", "payoffs", "scales"]

Table = list[list[float]]
"""Per slot (the six ships, then the spare) and card, in the order of `CARDS`."""

SPARE = 25.0
"""What each point of the spare is worth, in doubloons."""
_TIE = 0.3
"""How often a tie for a ship is won."""

_MOST_THIEVES = max(GOALS) - 1
"""At most one from each of the other seats."""
_HONEST = range(CARDS.index(THIEF) + 1, len(CARDS))
"""The cards that can win a ship, by their index in `CARDS`; the thief comes before all of them."""

_Scale = tuple[tuple[float, ...], ...]
"""Per card what a ship won by it brings, by the thieves against it."""

Scales = Sequence[Sequence[_Scale]]
"""Per ship and controller."""


def scales(prizes: Sequence[Gains], seat: Seat) -> Scales:
    """What every ship brings `seat`, by card and number of thieves, given what it brings by steps."""
    return [[_scale(by_steps, seat) for by_steps in prize] for prize in prizes]


def _scale(by_steps: Sequence[Sequence[float]], seat: Seat) -> _Scale:
    falling = [by_steps[steps][seat] for steps in range(STEPS, -1, -1)]
    falling += falling[-1:] * _MOST_THIEVES
    return tuple(tuple(falling[STEPS - max(card, 0) :]) for card in CARDS)


def payoffs(by_ship: Scales, mixtures: Sequence[Table], seat: Seat) -> Table:
    """What every card in every slot brings `seat` on average against the others' mixtures; `by_ship`
    are the scales of that seat.
    """
    table = [
        _ship_payoffs(by_controller, [mixture[ship] for mixture in mixtures], seat)
        for ship, by_controller in enumerate(by_ship)
    ]
    return [*table, [max(card, 0) * SPARE for card in CARDS]]


def _ship_payoffs(
    by_controller: Sequence[_Scale], rows: Sequence[Sequence[float]], seat: Seat
) -> list[float]:
    """The same for one ship; `rows` are the seats' odds for it."""
    others = [other for other in range(len(rows)) if other != seat]
    below, own = _below([rows[other] for other in others]), by_controller[seat]
    pays = [0.0] * len(CARDS)
    for card in _HONEST:
        level = sum(below[card + 1]) - sum(below[card])
        pays[card] = sum(map(mul, below[card], own[card])) + _TIE * level * own[card][0]
    for other in others:
        below, theirs = _below([rows[one] for one in others if one != other]), by_controller[other]
        for card in _HONEST:
            likely = rows[other][card]
            pays[0] += likely * sum(map(mul, below[card], theirs[card - 1]))
            loss = likely * sum(map(mul, below[card], theirs[card]))
            for mine in range(1, card):
                pays[mine] += loss
    return pays


def _below(rows: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Per card, and for more than any card: how likely all those seats lay less, by how many of
    them lay the thief.
    """
    nobody = [0.0] * (len(CARDS) + 1)
    by_thieves = [[1.0] * (len(CARDS) + 1)]
    for thief, *honest in rows:
        less = [0.0, 0.0, *accumulate(honest)]
        by_thieves = [
            [chance * same + thief * fewer for chance, same, fewer in zip(less, *each, strict=True)]
            for each in zip([*by_thieves, nobody], [nobody, *by_thieves], strict=True)
        ]
    return list(zip(*by_thieves, strict=True))

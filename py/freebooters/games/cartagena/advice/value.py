"""The value of a state: features of each seat, whose weights are learned.

A step is one pirate one cell nearer the boat; the weights are in `weights.value`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, compress
from operator import mul

from freebooters.engine.contract import Seat
from freebooters.games.cartagena.rules.components import Variant
from freebooters.games.cartagena.rules.state import BEHIND, CartagenaState
from freebooters.kit.learned import Features, Weights

__all__ = ["KINDS", "Scale", "features", "jump"]

KINDS = {
    "jamaica": "2000",
    "tortuga": "2000",
    "hispaniola": "2000",
    "basic": "basic",
    "advanced": "advanced",
}
"""Variants to sets of weights."""
_MOST_CARDS = 8
"""Cards beyond these count for nothing: nobody wins by hoarding."""
_STRETCH = 6
"""Cells of a stretch of the passage, within which every step counts alike."""


def features(s: CartagenaState, seat: Seat) -> Features:
    """The features of a seat."""
    boat, men, hand = s.variant.boat, s.men[seat], s.hands[seat]
    found = Counter[str]({"hindmost": men[0], "aboard": men.count(boat)})
    for cell in men:
        for stretch in range(0, min(cell, boat - 1), _STRETCH):
            found[f"steps-{stretch // _STRETCH + 1}"] += min(_STRETCH, cell - stretch)
    for number in range(1, min(sum(hand), _MOST_CARDS) + 1):
        found[f"card-{number}"] = 1
    found["kinds"] = sum(map(bool, hand))
    for number, steps in enumerate(_open_jumps(s, men, hand)[: s.variant.moves], start=1):
        found[f"jump-{number}"] = steps
    single, double = _open_cards(s, men)
    found["single"], found["double"] = single, double
    if s.turn == seat:
        found[f"left-{s.left}"] = 1
    return found


class Scale:
    """The weights of a variant as tables, so that merits are computed quickly."""

    def __init__(self, variant: Variant, weights: Weights) -> None:
        weight = Counter(weights[KINDS[variant.name]])
        steps = [weight[f"steps-{cell // _STRETCH + 1}"] for cell in range(variant.boat - 1)]
        self.cells = [0.0, *accumulate(steps)]
        self.cells.append(self.cells[-1] + weight["aboard"])
        cards = (weight[f"card-{number}"] for number in range(1, _MOST_CARDS + 1))
        self.cards = [0.0, *accumulate(cards)]
        self.cards += self.cards[-1:] * variant.copies * len(variant.edition.symbols)
        self.kind = weight["kinds"]
        self.jumps = [weight[f"jump-{number}"] for number in range(1, variant.moves + 1)]
        self.hindmost = weight["hindmost"]
        self.single, self.double = weight["single"], weight["double"]
        self.left = [weight[f"left-{left}"] for left in range(variant.moves + 1)]

    def merit(self, s: CartagenaState, men: Sequence[int], hand: Sequence[int]) -> float:
        """The weighted sum of a seat's features, except those of the seat on turn."""
        jumps = _open_jumps(s, men, hand)
        single, double = _open_cards(s, men)
        cells, steps = self.cells, 0.0
        for cell in men:
            steps += cells[cell]
        worth: float = (
            steps
            + self.cards[sum(hand)]
            + self.kind * len(jumps)
            + sum(map(mul, self.jumps, jumps))
            + self.hindmost * men[0]
            + self.single * single
            + self.double * double
        )
        return worth


def _open_jumps(s: CartagenaState, men: Sequence[int], hand: Sequence[int]) -> list[int]:
    """Steps of the best jump with each kind of card held, the longest first."""
    occupied = s.occupied
    jumps = [jump(ahead, occupied, men) for ahead in compress(s.board.ahead, hand)]
    jumps.sort(reverse=True)
    return jumps


def _open_cards(s: CartagenaState, men: Sequence[int]) -> tuple[int, int]:
    """How many pirates could now draw one card by a retreat, and how many could draw two."""
    occupied, stops = s.occupied, s.stops
    single = double = 0
    last = 0
    for cell in men:
        if cell != last:
            last = cell
            behind = stops & BEHIND[cell]
            if behind:
                if occupied[behind.bit_length() - 1] == 1:
                    single += 1
                else:
                    double += 1
    return single, double


def jump(ahead: Sequence[int], occupied: Sequence[int], men: Sequence[int]) -> int:
    """Steps of the best jump with a card of a kind; `ahead` gives the next cell with its symbol."""
    longest = to = 0
    for cell in men:
        if cell >= to:  # a pirate in between lands on the same cell, after fewer steps
            to = ahead[cell]
            while occupied[to]:
                to = ahead[to]
            if to - cell > longest:
                longest = to - cell
    return longest

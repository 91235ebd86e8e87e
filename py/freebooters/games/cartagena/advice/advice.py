"""What a good player of Cartagena knows, in numbers. A step is one pirate one cell nearer the boat;
how much else is worth is learned, see `weights`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, compress
from operator import mul
from random import Random

from freebooters.engine.advice import SearchConfig
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.cartagena.advice.habits import HABITS
from freebooters.games.cartagena.advice.policy import Leanings, jump
from freebooters.games.cartagena.advice.reasons import reason
from freebooters.games.cartagena.advice.weights import WEIGHTS
from freebooters.games.cartagena.rules.components import VARIANTS, Variant
from freebooters.games.cartagena.rules.state import BEHIND, CartagenaState
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["CartagenaAdvice"]

_KINDS = {
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
_WHIM = 3.0
"""How much chance may add to what speaks for an action. Habits are logits: for each 1 more an action
is e times as likely to be taken.
"""


class CartagenaAdvice(LearnedAdvice[CartagenaState]):
    """Steps made, cards held, jumps and cards that lie open, the hindmost pirate."""

    search = SearchConfig(race_from=3, replan_nodes=12, random_after=200)
    """For two a tree finds more than a race, since it sees the answer too."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self._scales = {name: _Scale(variant, weights) for name, variant in VARIANTS.items()}
        self._leanings = {
            name: Leanings(variant, HABITS[name]) for name, variant in VARIANTS.items()
        }

    def kind(self, s: CartagenaState) -> str:
        return _KINDS[s.variant.name]

    def features(self, s: CartagenaState, seat: Seat) -> Features:
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

    def value(self, s: CartagenaState, depth: int = 0) -> list[float]:
        if s.winner >= 0:
            return [float(seat == s.winner) for seat in range(s.seats)]
        scale = self._scales[s.variant.name]
        merits = [scale.merit(s, s.men[seat], s.hands[seat]) for seat in range(s.seats)]
        merits[s.turn] += scale.left[s.left]
        return chances(merits)

    def sample(self, s: CartagenaState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        random, leanings = rng.random, self._leanings[s.variant.name].of(s, seat, legal)
        worths = [leaning + random() * _WHIM for leaning in leanings]
        return legal[worths.index(max(worths))]

    def policy(self, s: CartagenaState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        leanings = self._leanings[s.variant.name].of(s, seat, legal)
        best = max(leanings)
        return [_fading(best - leaning) for leaning in leanings]

    def reason(self, s: CartagenaState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


def _fading(lag: float) -> float:
    """1 where nothing is lacking, and falling off much like e^-lag; the same on every machine."""
    return 1 / (1 + lag * (1 + lag * (0.5 + lag / 6)))


class _Scale:
    """The weights of a variant as tables, to be quick."""

    def __init__(self, variant: Variant, weights: Weights) -> None:
        weight = Counter(weights[_KINDS[variant.name]])
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
        """The weighed features of a seat, but for whose turn it is."""
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
    """How many pirates could draw one card by a retreat now, and how many two."""
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

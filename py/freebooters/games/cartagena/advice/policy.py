"""The policy: how likely a sailor is to take each action, by a conditional logit over features of
actions whose weights are learned (`weights.policy`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.cartagena.advice.value import jump
from freebooters.games.cartagena.rules.components import Variant
from freebooters.games.cartagena.rules.moves import landing
from freebooters.games.cartagena.rules.state import BEHIND, CartagenaState
from freebooters.kit.learned import Features

__all__ = ["Logits", "action_features", "priors", "sampled"]

_MOST_CARDS = 7
"""Hands with more cards count as this many."""
_LONG = 6
"""Each step beyond these counts for one more feature, `long`."""
_CROWD = 3
"""At most so many pirates stand on a cell."""
_NOISE = 3.0
"""Up to so much is added to a logit at random before the highest is sampled; an action whose logit
is 1 higher is e times as likely to be taken by a sailor.
"""


def action_features(
    s: CartagenaState, seat: Seat, legal: Sequence[tuple[Any, ...]]
) -> list[Features]:
    """The features of each legal action of that seat; those that are 0 are left out."""
    men, hand, left, boat = s.men[seat], s.hands[seat], s.left, s.board.boat
    cards = min(sum(hand), _MOST_CARDS)
    index = s.actions.index
    gains = [
        landing(s, index[words[1]], words[2]) - words[2] if words[0] == "play" else 0
        for words in legal
    ]
    longest = max(gains)
    found: list[Features] = []
    for words, steps in zip(legal, gains, strict=True):
        seen = Counter[str]()
        if words[0] == "play":
            _, symbol, cell = words
            seen[f"play-{cards}"] = seen[f"play-left-{left}"] = 1
            seen["steps"], seen["long"] = steps, max(0, steps - _LONG)
            seen["longest"] = steps == longest
            seen["aboard"] = cell + steps == boat
            seen["hindmost"] = cell == men[0]
            seen["last-of-kind"] = hand[index[symbol]] == 1
            seen[f"leaves-{cell and s.occupied[cell]}"] = 1
        elif words[0] == "retreat":
            cell = words[1]
            stop = (s.stops & BEHIND[cell]).bit_length() - 1
            due = s.occupied[stop]
            seen[f"draw-{due}-{cards}"] = seen[f"draw-left-{left}"] = 1
            seen["back"] = cell - stop
            seen["hindmost-back"] = cell == men[0]
            seen["off-board"] = cell == boat
            for symbol in s.row[:due]:
                seen["new-kind"] += not hand[symbol]
                seen["new-jump"] += jump(s.board.ahead[symbol], s.occupied, men)
        else:
            seen[f"{words[0]}-left-{left}"] = 1
        found.append({name: float(value) for name, value in seen.items() if value})
    return found


class Logits:
    """The weights of one variant as tables, so that logits are computed quickly."""

    def __init__(self, variant: Variant, weights: Mapping[str, float]) -> None:
        weight = Counter(weights)
        hands = range(variant.copies * len(variant.edition.symbols) + 1)
        lefts = range(variant.moves + 1)
        self._gains = [
            weight["steps"] * steps + weight["long"] * max(0, steps - _LONG)
            for steps in range(variant.boat + 1)
        ]
        self._play = [
            [
                weight[f"play-{min(cards, _MOST_CARDS)}"] + weight[f"play-left-{left}"]
                for left in lefts
            ]
            for cards in hands
        ]
        self._draw = [
            [
                [
                    weight[f"draw-{due}-{min(cards, _MOST_CARDS)}"] + weight[f"draw-left-{left}"]
                    for due in range(_CROWD)
                ]
                for left in lefts
            ]
            for cards in hands
        ]
        self._leaves = [weight[f"leaves-{count}"] for count in range(_CROWD + 1)]
        self._longest, self._aboard = weight["longest"], weight["aboard"]
        self._hindmost, self._last = weight["hindmost"], weight["last-of-kind"]
        self._back, self._hindmost_back = weight["back"], weight["hindmost-back"]
        self._off_board = weight["off-board"]
        self._new_kind, self._new_jump = weight["new-kind"], weight["new-jump"]
        self._end = [weight[f"end-left-{left}"] for left in lefts]

    def of(self, s: CartagenaState, seat: Seat, legal: Sequence[tuple[Any, ...]]) -> list[float]:
        """The logit of each of those actions: the weighted sum of its features. `legal` must be in
        the order of `moves`.
        """
        hand, boat, hindmost = s.hands[seat], s.board.boat, s.men[seat][0]
        ahead, index, occupied = s.board.ahead, s.actions.index, s.occupied
        gains, leaves, play = self._gains, self._leaves, self._play[sum(hand)][s.left]
        aboard, at_hindmost = self._aboard, self._hindmost
        worths: list[float] = []
        steps: list[int] = []
        card, base, longest = "", play, 0
        longs: list[int] = []
        for words in legal:
            if words[0] != "play":
                break
            cell = words[2]
            if words[1] != card:  # plays come card by card
                card = words[1]
                symbol = index[card]
                steps = ahead[symbol]
                base = play + self._last if hand[symbol] == 1 else play
            to = steps[cell]
            while occupied[to]:
                to = steps[to]
            gain = to - cell
            worth = base + gains[gain] + leaves[cell and occupied[cell]]
            if to == boat:
                worth += aboard
            if cell == hindmost:
                worth += at_hindmost
            if gain >= longest:
                if gain > longest:
                    longest = gain
                    longs.clear()
                longs.append(len(worths))
            worths.append(worth)
        for at in longs:
            worths[at] += self._longest
        return worths + self._others(s, seat, legal[len(worths) :])

    def _others(
        self, s: CartagenaState, seat: Seat, legal: Sequence[tuple[Any, ...]]
    ) -> list[float]:
        """The logits of retreats and of ends of the turn."""
        men, hand, left = s.men[seat], s.hands[seat], s.left
        stops, occupied, hindmost, boat = s.stops, s.occupied, men[0], s.board.boat
        draws: Sequence[float] = self._draw[sum(hand)][left]
        if s.row and legal and legal[0][0] == "retreat":
            row = self._row(s, men, hand)
            draws = [worth + drawn for worth, drawn in zip(draws, row, strict=True)]
        worths = []
        for words in legal:
            if words[0] == "retreat":
                cell = words[1]
                stop = (stops & BEHIND[cell]).bit_length() - 1
                worth = draws[occupied[stop]] + self._back * (cell - stop)
                if cell == hindmost:
                    worth += self._hindmost_back
                if cell == boat:
                    worth += self._off_board
            else:
                worth = self._end[left] if words[0] == "end" else 0.0
            worths.append(worth)
        return worths

    def _row(self, s: CartagenaState, men: Sequence[int], hand: Sequence[int]) -> list[float]:
        """What the first none, one and two cards of the open row are worth to a seat."""
        worth, worths = 0.0, [0.0] * _CROWD
        for number, symbol in enumerate(s.row[: _CROWD - 1], start=1):
            worth += self._new_jump * jump(s.board.ahead[symbol], s.occupied, men)
            if not hand[symbol]:
                worth += self._new_kind
            worths[number:] = [worth] * (_CROWD - number)
        return worths


def sampled(legal: Sequence[Action], logits: Sequence[float], rng: Random) -> Action:
    """The action with the highest logit after noise is added."""
    random = rng.random
    worths = [logit + random() * _NOISE for logit in logits]
    return legal[worths.index(max(worths))]


def priors(logits: Sequence[float]) -> list[float]:
    """How likely each action is the best, as a weight; about e to its logit."""
    best = max(logits)
    return [_fading(best - logit) for logit in logits]


def _fading(lag: float) -> float:
    """About e^-lag, but the same on every machine."""
    return 1 / (1 + lag * (1 + lag * (0.5 + lag / 6)))

"""A seat's chance of winning, from what it knows: its own cards, what it has looked at, and how
many cards others have.

`Chances` are made once for a seat and a moment; `of` then says how good certain holdings would be,
so that what a pirate may bring can be judged before its cards are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.advice.holdings import Holdings
from freebooters.games.mutiny.advice.model import (
    Features,
    Lost,
    Model,
    Mutiny,
    Share,
    Taken,
    Voyage,
    features,
)
from freebooters.games.mutiny.advice.rivals import (
    CARD_SQUARE,
    CARD_VALUE,
    Rival,
    pink_later,
    pink_odds_of,
    rival_of,
)
from freebooters.games.mutiny.advice.weight_table import Growth, WeightTable
from freebooters.games.mutiny.advice.weights import CARELESS
from freebooters.games.mutiny.rules.components import LETTERS, SIDES, WINS
from freebooters.games.mutiny.rules.state import NONE, MutinyState, in_play
from freebooters.kit.cache import Cache

__all__ = ["Chances", "all_chances", "chances_of"]

_CELLS = 1.4
"""How far the ship sails in a round."""
_MISSING = 0.75
"""The chance that in a round a seat cannot declare."""
_KNOCKS = 0.9
"""How many doors a seat opens in its turn."""
_LOYAL = 0.2
"""How much more often a seat lays cards of its own side than of the other."""


class Chances:
    """Everything that does not depend on a seat's holdings: the others, on which side they may be,
    and the time left.

    `rounds` are those to come, `needed` the duels each side still has to win, `duels` those not yet
    begun; `pink_odds` is how likely each of the rivals is on side 0, `changes` how likely the seat
    can still change its own.
    """

    __slots__ = (
        "_models",
        "changes",
        "duels",
        "needed",
        "pink_odds",
        "rivals",
        "rounds",
        "voyage",
        "weights",
    )

    def __init__(
        self,
        voyage: bool,
        rounds: float,
        needed: tuple[int, int],
        duels: int,
        rivals: tuple[Rival, ...],
        pink_odds: tuple[float, ...],
        weights: WeightTable,
    ) -> None:
        self.voyage = voyage
        self.rounds = rounds
        self.needed = needed
        self.duels = duels
        self.rivals = rivals
        self.pink_odds = pink_odds
        self.weights = weights
        self.changes = 1 - float((1 - weights.change) ** rounds)
        self._models: list[Model | None] = [None] * len(SIDES)

    @lru_cache(1 << 13)  # noqa: B019 - bounded, as `_chances` is
    def of(self, held: Holdings) -> float:
        """How likely the seat wins the game with those holdings."""
        on, side = self._models, held.side
        if side != NONE:
            stays = (on[side] or self._on(side)).chance(held)
            if not self.changes:
                return stays
            other = (on[1 - side] or self._on(1 - side)).chance(held)
            return stays + self.changes * max(0.0, other - stays)
        pink, grey = on[0] or self._on(0), on[1] or self._on(1)
        declares = 1 - float(_MISSING ** (self.rounds + 0.5))
        return declares * max(pink.chance(held), grey.chance(held))

    def knowing(self, seat: Seat, side: int) -> Chances:
        """The chances after seeing that one rival is on that side."""
        seen = pink_later(side, self.weights, self.rounds)
        pink_odds = [
            seen if rival.seat == seat else pink
            for rival, pink in zip(self.rivals, self.pink_odds, strict=True)
        ]
        return self._changed(self.needed, pink_odds)

    def after_duel(self, side: int) -> Chances:
        """The chances after that side has won the duel being fought."""
        pink, grey = self.needed
        return self._changed((pink - 1, grey) if side == 0 else (pink, grey - 1), self.pink_odds)

    def _changed(self, needed: tuple[int, int], pink_odds: Sequence[float]) -> Chances:
        """The same chances with another `needed` and other `pink_odds`."""
        place = self.voyage, self.rounds, needed, self.duels
        return _chances(*place, self.rivals, tuple(pink_odds), self.weights)

    def _on(self, side: int) -> Model:
        """The model of the seat's chance if it is on that side from now on."""
        found = self._models[side] = self._model(side)
        return found

    def _model(self, side: int) -> Model:
        rivals = tuple(self.shares(side))
        rounds = self.rounds if self.voyage else None
        return _MODELS[self.weights, side, self._needed(side), self.duels, rivals, rounds]

    def _needed(self, side: int) -> tuple[int, int]:
        """The duels that side still has to win, and the other side."""
        pink, grey = self.needed
        return (pink, grey) if side == 0 else (grey, pink)

    def features(self, held: Holdings, side: int) -> Features:
        """The features of the seat on that side at the end of the voyage."""
        own, other, cards, _ = _growing(self.weights, self.rounds)
        gaps = held.pairs if side == 0 else tuple(None if g is None else -g for g in held.pairs)
        return features(
            held.points[side] + own,
            held.points[1 - side] + other,
            held.cards + cards,
            gaps,
            self.needed[side],
            self.shares(side),
        )

    def shares(self, side: int) -> list[Share]:
        """The others at the end of the voyage, as a seat on that side expects them."""
        r = self.rounds
        more_cards, more_gold = self.weights.spoils
        late = 1 - float(_MISSING**r)
        return [
            (
                lasts if declared else lasts * late,
                cards + more_cards * r,
                gold + more_gold * r,
                pink if side == 0 else 1 - pink,
            )
            for (_, declared, lasts, cards, _, gold), pink in zip(
                self.rivals, self.pink_odds, strict=True
            )
        ]

    def others_points(self, side: int) -> tuple[float, float]:
        """The points that the others still add to the duel being fought for that side, less those
        for the other: mean and standard deviation.
        """
        mean = variance = 0.0
        for rival, pink in zip(self.rivals, self.pink_odds, strict=True):
            shared = pink if side == 0 else 1 - pink
            leaning = _LOYAL * (2 * shared - 1)
            mean += rival.lays * CARD_VALUE * leaning
            doubt = _LOYAL**2 - leaning**2
            variance += rival.lays * CARD_SQUARE + (rival.lays * CARD_VALUE) ** 2 * doubt
        return mean, sqrt(variance)


def _growing(weights: WeightTable, rounds: float) -> Growth:
    """What so many rounds bring a seat."""
    own, other, cards, gold = weights.growth
    return own * rounds, other * rounds, cards * rounds, gold * rounds


def _model_of(
    key: tuple[WeightTable, int, tuple[int, int], int, tuple[Share, ...], float | None],
) -> Model:
    """The model of a seat's chance on that side, given the duels that its own and the other side
    still need, the number of duels to come, the others, and the rounds to come; None: the voyage is
    over.
    """
    weights, side, needed, duels, rivals, rounds = key
    if rounds is not None:
        return Voyage(weights, side, needed[0], duels, rivals, _growing(weights, rounds), rounds)
    if not needed[0]:
        return Taken(rivals)
    return Mutiny(weights, side, needed, duels, rivals) if needed[1] else Lost()


_MODELS = Cache(_model_of, 1 << 11)
"""In a search the others have the same few numbers of cards and gold again and again."""


_chances = lru_cache(1 << 11)(Chances)
"""Of two worlds that a search imagines most are alike for a seat: what it holds, and the others."""


def chances_of(s: MutinyState, seat: Seat, weights: WeightTable = CARELESS) -> Chances:
    """The chances of that seat."""
    return all_chances(s, (seat,), (weights,))[0]


def all_chances(
    s: MutinyState, seats: Sequence[Seat], sets: Sequence[WeightTable]
) -> list[Chances]:
    """The chances of each of those seats, each by its own set of weights."""
    voyage = s.phase == "voyage"
    rounds = _rounds(s) if voyage else 0.0
    needed, duels = (WINS - s.wins[0], WINS - s.wins[1]), len(LETTERS) - s.shown
    everybody = [rival_of(s, seat) for seat in in_play(s)]
    found = []
    for seat, weights in zip(seats, sets, strict=True):
        rivals = tuple([rival for rival in everybody if rival.seat != seat])
        pink_odds = tuple(pink_odds_of(s, seat, rivals, weights, rounds))
        found.append(_chances(voyage, rounds, needed, duels, rivals, pink_odds, weights))
    return found


def _rounds(s: MutinyState) -> float:
    """Rounds to come after this one."""
    if s.turn == NONE:
        return s.ship / _CELLS
    waiting = (s.dealer - s.turn - 1) % len(s.coins)
    return max(0.0, s.ship - max(0.0, s.closed - _KNOCKS * waiting)) / _CELLS

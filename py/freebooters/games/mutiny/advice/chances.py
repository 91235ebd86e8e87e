"""What a seat may hope for, from what it knows: its own cards, what it has looked at, and sizes.

An outlook is drawn up once for a seat and a moment; `chance` then says how good certain holdings
would be, so that what a pirate might bring can be weighed before it is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.advice.holdings import Holdings
from freebooters.games.mutiny.advice.model import (
    Growth,
    Lost,
    Mutiny,
    Share,
    Standing,
    Taken,
    Traits,
    Voyage,
    Weights,
    traits,
)
from freebooters.games.mutiny.advice.odds import CARD_SQUARE, CARD_VALUE, Wear, reserves
from freebooters.games.mutiny.advice.weights import CARELESS
from freebooters.games.mutiny.rules.components import BOX, LETTERS, SIDES
from freebooters.games.mutiny.rules.state import NONE, MutinyState, in_play

__all__ = ["Outlook", "Rival", "outlook", "outlooks", "rivalled"]

_WINS = 3
_CELLS = 1.4
"""How far the ship sails in a round."""
_MISSING = 0.75
"""How likely a round passes in which a seat cannot declare."""
_KNOCKS = 0.9
"""How many doors a seat opens in its turn."""
_LOYAL = 0.2
"""How much surer a seat lays cards of its own side than of the other."""
_GOLD_CARD = 2.0
"""What a gold card of another seat is worth."""
_LITTLE = 1.0, 0.45
"""More gold than nearly all sailors have: when the ship sets sail, and per cell it has sailed."""


class Rival(NamedTuple):
    """A seat, as far as any other can judge it; `pinks` of an outlook say on which side it is."""

    seat: Seat
    declared: bool
    lasts: float
    """How likely it has cards left after the duel being fought."""
    cards: float
    """What it has left then."""
    lays: float
    """What it still lays in that duel."""
    gold: float


class Outlook:
    """What does not change with a seat's holdings: the others, what to think of them, and the time
    left.

    `rounds` are those to come, `needed` the duels each side still has to win, `duels` those not
    yet begun; `pinks` is how likely each of the rivals is on side 0; `changes`, that the seat can still
    change its own.
    """

    __slots__ = (
        "_standings",
        "changes",
        "duels",
        "needed",
        "pinks",
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
        rivals: Sequence[Rival],
        pinks: Sequence[float],
        weights: Weights,
    ) -> None:
        self.voyage = voyage
        self.rounds = rounds
        self.needed = needed
        self.duels = duels
        self.rivals = rivals
        self.pinks = pinks
        self.weights = weights
        self.changes = 1 - float((1 - weights.change) ** rounds)
        self._standings: list[Standing | None] = [None] * len(SIDES)

    def chance(self, held: Holdings) -> float:
        """How likely the seat wins the game with that."""
        on, side = self._standings, held.side
        if side != NONE:
            stays = (on[side] or self._on(side)).chance(held)
            if not self.changes:
                return stays
            other = (on[1 - side] or self._on(1 - side)).chance(held)
            return stays + self.changes * max(0.0, other - stays)
        pink, grey = on[0] or self._on(0), on[1] or self._on(1)
        declares = 1 - float(_MISSING ** (self.rounds + 0.5))
        return declares * max(pink.chance(held), grey.chance(held))

    def knowing(self, seat: Seat, side: int) -> Outlook:
        """The outlook once that one of the rivals is seen to be on that side."""
        seen = _still_pink(side, self.weights, self.rounds)
        pinks = [
            seen if rival.seat == seat else pink
            for rival, pink in zip(self.rivals, self.pinks, strict=True)
        ]
        return self._but(self.needed, pinks)

    def after_duel(self, side: int) -> Outlook:
        """The outlook once that side has won the duel being fought."""
        pink, grey = self.needed
        return self._but((pink - 1, grey) if side == 0 else (pink, grey - 1), self.pinks)

    def _but(self, needed: tuple[int, int], pinks: Sequence[float]) -> Outlook:
        """The same but for that."""
        return Outlook(
            self.voyage, self.rounds, needed, self.duels, self.rivals, pinks, self.weights
        )

    def _on(self, side: int) -> Standing:
        """How the seat stands if it is on that side, from now on."""
        found = self._standings[side] = self._standing(side)
        return found

    def _standing(self, side: int) -> Standing:
        needed, rivals = self._needed(side), self.shares(side)
        if self.voyage:
            growth, rounds = self._growth(), self.rounds
            return Voyage(self.weights, side, needed[0], self.duels, rivals, growth, rounds)
        if not needed[0]:
            return Taken(rivals)
        return Mutiny(self.weights, side, needed, self.duels, rivals) if needed[1] else Lost()

    def _needed(self, side: int) -> tuple[int, int]:
        """Duels that side still has to win, and the other."""
        pink, grey = self.needed
        return (pink, grey) if side == 0 else (grey, pink)

    def _growth(self) -> Growth:
        """What the rounds still to come bring the seat."""
        r = self.rounds
        own, other, cards, gold = self.weights.growth
        return own * r, other * r, cards * r, gold * r

    def traits(self, held: Holdings, side: int) -> Traits:
        """What speaks for and against the seat on that side, at the end of the voyage."""
        own, other, cards, _ = self._growth()
        gaps = held.pairs if side == 0 else tuple(None if g is None else -g for g in held.pairs)
        return traits(
            held.points[side] + own,
            held.points[1 - side] + other,
            held.cards + cards,
            gaps,
            self.needed[side],
            self.shares(side),
        )

    def shares(self, side: int) -> list[Share]:
        """The others, as a seat on that side has to reckon with them at the end of the voyage."""
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
                self.rivals, self.pinks, strict=True
            )
        ]

    def sway(self, side: int) -> tuple[float, float]:
        """What the others still do to the duel being fought: points for that side on average, and
        how far they may be from it.
        """
        mean = variance = 0.0
        for rival, pink in zip(self.rivals, self.pinks, strict=True):
            shared = pink if side == 0 else 1 - pink
            leaning = _LOYAL * (2 * shared - 1)
            mean += rival.lays * CARD_VALUE * leaning
            doubt = _LOYAL**2 - leaning**2
            variance += rival.lays * CARD_SQUARE + (rival.lays * CARD_VALUE) ** 2 * doubt
        return mean, sqrt(variance)


def outlook(s: MutinyState, seat: Seat, weights: Weights = CARELESS) -> Outlook:
    """What that seat may think of the others."""
    return outlooks(s, (seat,), (weights,))[0]


def outlooks(s: MutinyState, seats: Sequence[Seat], sets: Sequence[Weights]) -> list[Outlook]:
    """What each of those seats may think of the others, by its own set of weights."""
    voyage = s.phase == "voyage"
    rounds = _rounds(s) if voyage else 0.0
    needed, duels = (_WINS - s.wins[0], _WINS - s.wins[1]), len(LETTERS) - s.shown
    everybody = [_rival(s, seat) for seat in in_play(s)]
    found = []
    for seat, weights in zip(seats, sets, strict=True):
        rivals = [rival for rival in everybody if rival.seat != seat]
        pinks = _pinks(s, seat, rivals, weights, rounds)
        found.append(Outlook(voyage, rounds, needed, duels, rivals, pinks, weights))
    return found


def rivalled(s: MutinyState, seat: Seat) -> bool:
    """Whether somebody else has more gold than those gather who care little for it."""
    sailed = BOX.start[len(s.coins)] - s.ship
    little = _LITTLE[0] + _LITTLE[1] * sailed
    return any(_gold(s, other) > little for other in in_play(s) if other != seat)


def _rounds(s: MutinyState) -> float:
    """Rounds still to come after this one."""
    if s.turn == NONE:
        return s.ship / _CELLS
    waiting = (s.dealer - s.turn - 1) % len(s.coins)
    return max(0.0, s.ship - max(0.0, s.closed - _KNOCKS * waiting)) / _CELLS


def _rival(s: MutinyState, seat: Seat) -> Rival:
    held = sum(s.hands[seat])
    wear: Wear = "none"
    if s.round and seat in s.fighting:
        wear = "rest" if s.round > 1 else "duel"
    lasts, left = reserves(held, wear)
    declared = s.allegiance[seat] != NONE
    return Rival(
        seat, declared, 1.0 if s.phase == "voyage" else lasts, left, held - left, _gold(s, seat)
    )


def _gold(s: MutinyState, seat: Seat) -> float:
    """What a seat has, as others may take it to."""
    return s.coins[seat] + _GOLD_CARD * sum(s.gold[seat])


def _pinks(
    s: MutinyState, seat: Seat, rivals: Sequence[Rival], weights: Weights, rounds: float
) -> list[float]:
    """How likely others are on side 0: seen, or told from what was laid in the duels."""
    seen, sides = s.peeked[seat], s.allegiance
    stranger = 0.5 + weights.telling * (_stranger(s, seat) - 0.5)
    return [
        _still_pink(sides[other[0]], weights, rounds) if other[0] in seen else stranger
        for other in rivals
    ]


def _still_pink(side: int, weights: Weights, rounds: float) -> float:
    """How likely a seat seen on that side, so many rounds before the mutiny, is on side 0 then."""
    steady = float((1 - weights.fickle) ** rounds)
    return (1 + steady) / 2 if side == 0 else (1 - steady) / 2


def _stranger(s: MutinyState, seat: Seat) -> float:
    """The same of a seat whose side was not seen."""
    kinds = len(BOX.combat)
    side = s.allegiance[seat]
    if side == NONE or not any(s.discards):
        return 0.5
    pink, grey = sum(s.discards[:kinds]), sum(s.discards[kinds:])
    seats = len(s.coins)
    others = (pink + grey) * (seats - 1) / seats
    against = min(others, grey if side == 0 else pink)
    hostile = (1 + against) / (2 + others)
    return 1 - hostile if side == 0 else hostile

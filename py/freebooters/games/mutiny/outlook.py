"""What a seat may hope for, from what it knows: its own cards, what it has looked at, and sizes.

An outlook is drawn up once for a seat and a moment; `chance` then says how good certain holdings
would be, so that what a pirate might bring can be weighed before it is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.components import BOX, SIDES
from freebooters.games.mutiny.odds import (
    CARD_SQUARE,
    CARD_VALUE,
    certain,
    expected,
    lasting,
    worn,
)
from freebooters.games.mutiny.standing import (
    Gaps,
    Share,
    Traits,
    likely,
    mutiny_chance,
    richest,
    side_chance,
    traits,
)
from freebooters.games.mutiny.state import (
    NO_PAIR,
    NONE,
    MutinyState,
    in_play,
    side_strength,
    wealth,
)

__all__ = ["Holdings", "Outlook", "Rival", "after_duel", "holdings", "outlook"]

_WINS = 3
_CELLS = 1.4
"""How far the ship sails in a round."""
_MISSING = 0.9
"""How likely a round passes in which a seat cannot declare."""
_KNOCKS = 0.9
"""How many doors a seat opens in its turn."""
_OWN_CARDS, _OWN_POINTS, _OWN_GOLD = 0.3, (0.3, 0.1), 0.2
"""What a round brings the seat itself: cards, points for its own and for the other side, gold."""
_CARDS, _GOLD = 0.1, 0.3
"""What it brings another seat."""
_LOYAL = 0.2
"""How much surer a seat lays cards of its own side than of the other."""
_GOLD_CARD = 2.0
"""What a gold card of another seat is worth."""
_AHEAD = 1.2
"""How sure it is who is richer at the end, per piece of gold."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a seat has; whole or, where it is only expected, in between."""

    points: tuple[float, float]
    """Values of its combat cards, per side."""
    cards: float
    gold: float
    """Gold cards' values and coins."""
    pairs: Gaps
    """Per duel still to be fought: pink sailor less grey sailor, None where the seat cannot know."""
    side: int
    """`NONE`: not declared."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another seat, as far as it can be judged."""

    seat: Seat
    pink: float
    """How likely it is on side 0."""
    declared: bool
    lasts: float
    """How likely it has cards left after the duel being fought."""
    cards: float
    """What it has left then."""
    lays: float
    """What it still lays in that duel."""
    gold: float

    def shares(self, side: int) -> float:
        """How likely it is on that side."""
        return self.pink if side == 0 else 1 - self.pink


@dataclass(frozen=True, slots=True)
class Outlook:
    """What does not change with a seat's holdings: the others and the time left."""

    voyage: bool
    rounds: float
    needed: tuple[int, int]
    """Duels each side still has to win."""
    rivals: tuple[Rival, ...]

    def later(self, cells: int) -> Outlook:
        """The same with the ship that much further away."""
        return replace(self, rounds=self.rounds + cells / _CELLS)

    def chance(self, held: Holdings) -> float:
        """How likely the seat wins the game with that."""
        if held.side != NONE:
            return self.side_chance(held, held.side)
        declares = 1 - float(_MISSING ** (self.rounds + 0.5))
        return declares * max(self.side_chance(held, side) for side in range(len(SIDES)))

    def side_chance(self, held: Holdings, side: int) -> float:
        """The same if it is on that side."""
        needed = self.needed[side], self.needed[1 - side]
        if self.voyage:
            gold = held.gold + _OWN_GOLD * self.rounds
            return side_chance(self.traits(held, side)) * richest(gold, self.shares(side))
        if not needed[0]:
            return self._richest_now(held.gold, side)
        if not needed[1] or not held.cards:
            return 0.0
        return mutiny_chance(needed, self.traits(held, side), held.gold, self.shares(side))

    def traits(self, held: Holdings, side: int) -> Traits:
        """What speaks for and against the seat on that side, at the end of the voyage."""
        gaps = held.pairs if side == 0 else tuple(None if g is None else -g for g in held.pairs)
        r = self.rounds
        return traits(
            held.points[side] + _OWN_POINTS[0] * r,
            held.points[1 - side] + _OWN_POINTS[1] * r,
            held.cards + _OWN_CARDS * r,
            gaps,
            self.needed[side],
            self.shares(side),
        )

    def shares(self, side: int) -> list[Share]:
        """The others, as a seat on that side has to reckon with them at the end of the voyage."""
        r = self.rounds
        return [
            (
                rival.lasts if rival.declared else rival.lasts * (1 - _MISSING**r),
                rival.cards + _CARDS * r,
                rival.gold + _GOLD * r,
                rival.shares(side),
            )
            for rival in self.rivals
        ]

    def sway(self, side: int) -> tuple[float, float]:
        """What the others still do to the duel being fought: points for that side on average, and
        how far they may be from it.
        """
        mean = variance = 0.0
        for rival in self.rivals:
            leaning = _LOYAL * (2 * rival.shares(side) - 1)
            mean += rival.lays * CARD_VALUE * leaning
            doubt = _LOYAL**2 - leaning**2
            variance += rival.lays * CARD_SQUARE + (rival.lays * CARD_VALUE) ** 2 * doubt
        return mean, sqrt(variance)

    def _richest_now(self, gold: float, side: int) -> float:
        chance = 1.0
        for rival in self.rivals:
            chance *= 1 - rival.shares(side) * likely(_AHEAD * (rival.gold - gold))
        return chance


def after_duel(out: Outlook, side: int) -> Outlook:
    """The outlook once that side has won the duel being fought."""
    pink, grey = out.needed
    return replace(out, needed=(pink - 1, grey) if side == 0 else (pink, grey - 1))


def outlook(s: MutinyState, seat: Seat) -> Outlook:
    """What that seat may think of the others."""
    return Outlook(
        voyage=s.phase == "voyage",
        rounds=_rounds(s) if s.phase == "voyage" else 0.0,
        needed=(_WINS - s.wins[0], _WINS - s.wins[1]),
        rivals=tuple(_rival(s, seat, other) for other in in_play(s) if other != seat),
    )


def _rounds(s: MutinyState) -> float:
    """Rounds still to come after this one."""
    if s.turn == NONE:
        return s.ship / _CELLS
    waiting = (s.dealer - s.turn - 1) % len(s.coins)
    return max(0.0, s.ship - max(0.0, s.closed - _KNOCKS * waiting)) / _CELLS


def _rival(s: MutinyState, seat: Seat, other: Seat) -> Rival:
    held = sum(s.hands[other])
    now = certain(held)
    left = worn(now, begun=s.round > 1) if s.round and other in s.fighting else now
    return Rival(
        seat=other,
        pink=_likely_pink(s, seat, other),
        declared=s.allegiance[other] != NONE,
        lasts=lasting(left) if s.phase == "mutiny" else 1.0,
        cards=expected(left),
        lays=held - expected(left),
        gold=s.coins[other] + _GOLD_CARD * sum(s.gold[other]),
    )


def _likely_pink(s: MutinyState, seat: Seat, other: Seat) -> float:
    """How likely another seat is on side 0: seen, or told from what was laid in the duels."""
    if other in s.peeked[seat]:
        return 1.0 - s.allegiance[other]
    kinds = len(BOX.combat)
    pink, grey = sum(s.discards[:kinds]), sum(s.discards[kinds:])
    side = s.allegiance[seat]
    if side == NONE or not pink + grey:
        return 0.5
    seats = len(s.coins)
    others = (pink + grey) * (seats - 1) / seats
    against = min(others, grey if side == 0 else pink)
    hostile = (1 + against) / (2 + others)
    return 1 - hostile if side == 0 else hostile


def holdings(s: MutinyState, seat: Seat) -> Holdings:
    """What that seat has now."""
    hand = s.hands[seat]
    return Holdings(
        points=(side_strength(hand, 0), side_strength(hand, 1)),
        cards=sum(hand),
        gold=wealth(s, seat),
        pairs=tuple(
            pair[0] - pair[1] if pair != NO_PAIR and seat in knowers else None
            for pair, knowers in zip(s.sailors[s.shown :], s.seen[s.shown :], strict=True)
        ),
        side=s.allegiance[seat],
    )

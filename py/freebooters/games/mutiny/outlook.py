"""What a seat may hope for, from what it knows: its own cards, what it has looked at, and sizes.

An outlook is drawn up once for a seat and a moment; `chance` then says how good certain holdings
would be, so that what a pirate might bring can be weighed before it is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, floor, sqrt

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.components import BOX, LETTERS, SIDES
from freebooters.games.mutiny.odds import Gaps, side_odds, survival
from freebooters.games.mutiny.state import (
    NO_PAIR,
    NONE,
    MutinyState,
    in_play,
    side_strength,
    wealth,
)

__all__ = ["Holdings", "Outlook", "Rival", "holdings", "outlook"]

_WINS = 3
_CELLS = 1.4
"""How far the ship sails in a round."""
_HOPE = 0.98
"""What a round to come leaves of the chance to lose."""
_MISSING = 0.9
"""How likely a round passes in which a seat cannot declare."""
_KNOCKS = 0.9
"""How many doors a seat opens in its turn."""
_BURN = 2.5
_TRUST = 4
"""Cards a seat is thought to lay in a duel, and after how many that were seen this is half wrong."""
_REST = 0.6
"""Cards each of the others still lays in the duel being fought."""
_STEEP = 1.2
"""How surely a seat lays what it is thought to lay."""
_LENGTH = 3
"""Of the duels still to be fought, the first that many from the end is where the mutiny ends."""
_CARD_POINTS = 1.05
"""What a card in somebody else's hand is worth to that seat's side."""
_HELP = 0.3
_DRAG = 0.5
"""The share of another seat's points that helps its side, and that hurts the other."""
_GOLD_CARD = 2.0
_GOLD_SPREAD = 0.8
_SPREAD = 0.9
"""What a gold card of another seat is worth, how sure that is, and how sure what a round brings."""


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
    lasts: float
    """How likely it declares and is not eliminated."""
    fights: tuple[float, ...]
    """Per duel still to be fought, how likely it has a card for it."""
    points: float
    gold: float
    spread: float

    def shares(self, side: int) -> float:
        """How likely it is on that side."""
        return self.pink if side == 0 else 1 - self.pink


@dataclass(frozen=True, slots=True)
class Outlook:
    """What does not change with a seat's holdings: the others and the time left."""

    rounds: float
    needed: tuple[int, int]
    """Duels each side still has to win."""
    rivals: tuple[Rival, ...]
    crowds: tuple[float, ...]
    """Per duel still to be fought, how many others fight it."""

    def later(self, cells: int) -> Outlook:
        """The same with the ship that much further away."""
        return replace(self, rounds=self.rounds + cells / _CELLS)

    def chance(self, held: Holdings) -> float:
        """How likely the seat wins the game with that."""
        lasts = survival(held.cards, len(held.pairs))
        if held.side != NONE:
            now = lasts * self.side_chance(held, held.side)
        else:
            declares = 1 - float(_MISSING ** (self.rounds + 0.5))
            now = lasts * declares * max(self.side_chance(held, side) for side in range(len(SIDES)))
        return now + (1 - now) * (1 - float(_HOPE**self.rounds))

    def side_chance(self, held: Holdings, side: int) -> float:
        """How likely that side takes the mutiny and the seat is the richest of it."""
        return self.takes(held, side) * self.richest(held.gold, side)

    def takes(self, held: Holdings, side: int) -> float:
        """How likely that side takes the mutiny."""
        gaps = held.pairs if side == 0 else tuple(None if g is None else -g for g in held.pairs)
        budget = held.points[side] + self.tide(side)
        needed = self.needed[side]
        whole = floor(budget)
        low = side_odds(needed, gaps, whole, self.crowds)
        return low + (budget - whole) * (side_odds(needed, gaps, whole + 1, self.crowds) - low)

    def tide(self, side: int) -> float:
        """Points the others will lay for that side, less those against it."""
        tide = 0.0
        for rival in self.rivals:
            shared = rival.shares(side)
            tide += rival.points * rival.lasts * (_HELP * shared - _DRAG * (1 - shared))
        return tide

    def richest(self, gold: float, side: int) -> float:
        """How likely no other seat of that side is richer."""
        chance = 1.0
        for rival in self.rivals:
            ahead = (gold - rival.gold) / rival.spread
            chance *= 1 - rival.lasts * rival.shares(side) / (1 + exp(1.7 * ahead))
        return chance


def outlook(s: MutinyState, seat: Seat) -> Outlook:
    """What that seat may think of the others."""
    rounds = _rounds(s) if s.phase == "voyage" else 0.0
    rivals = tuple(_rival(s, seat, other, rounds) for other in in_play(s) if other != seat)
    return Outlook(
        rounds=rounds,
        needed=(_WINS - s.wins[0], _WINS - s.wins[1]),
        rivals=rivals,
        crowds=tuple(
            sum(rival.fights[duel] for rival in rivals) for duel in range(len(LETTERS) - s.shown)
        ),
    )


def _fights(s: MutinyState, seat: Seat, declares: float) -> tuple[float, ...]:
    """Per duel still to be fought, how likely another seat has a card for it."""
    laid = sum(s.discards)
    fought = len(in_play(s)) * s.shown
    burn = (_BURN * _TRUST + laid) / (_TRUST + fought)
    cards = sum(s.hands[seat]) - (_REST if s.round else 0)
    return tuple(
        declares / (1 + exp(_STEEP * (burn * duel + 0.7 - cards)))
        for duel in range(len(LETTERS) - s.shown)
    )


def _rounds(s: MutinyState) -> float:
    """Rounds still to come after this one."""
    if s.turn == NONE:
        return s.ship / _CELLS
    waiting = (s.dealer - s.turn - 1) % len(s.coins)
    return max(0.0, s.ship - max(0.0, s.closed - _KNOCKS * waiting)) / _CELLS


def _rival(s: MutinyState, seat: Seat, other: Seat, rounds: float) -> Rival:
    size, cards = sum(s.hands[other]), sum(s.gold[other])
    declares = 1.0 if s.allegiance[other] != NONE else 1 - _MISSING**rounds
    fights = _fights(s, other, declares)
    return Rival(
        seat=other,
        pink=_likely_pink(s, seat, other),
        fights=fights,
        lasts=fights[max(0, len(fights) - _LENGTH)] if fights else declares,
        points=_CARD_POINTS * size,
        gold=s.coins[other] + _GOLD_CARD * cards,
        spread=1 + _GOLD_SPREAD * sqrt(cards) + _SPREAD * sqrt(rounds),
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

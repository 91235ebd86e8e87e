"""The whole table, and the small questions and changes that several parts of the rules need."""

from __future__ import annotations

from typing import Any

from freebooters.engine.contract import CHANCE, Action, Seat, State
from freebooters.games.mutiny.rules.components import BOX, CARDS, Pair, card_number

__all__ = [
    "CHANCE_ACTS",
    "MONKEY",
    "NOBODY",
    "NONE",
    "NO_PAIR",
    "Buried",
    "Looked",
    "MutinyState",
    "Step",
    "combat_pile",
    "gold_pile",
    "in_play",
    "laid_as",
    "leaning",
    "own_action",
    "plan",
    "side_strength",
    "wealth",
]

NONE = -1
"""No seat, side, duel or card."""

MONKEY = len(CARDS)
"""The number that stands for a monkey among cards laid in a duel (MU-33)."""

NOBODY: tuple[Seat, ...] = ()
CHANCE_ACTS = (CHANCE,)

Step = tuple[Any, ...]
"""Something that is still to happen: its name, then what it needs to know."""

NO_PAIR: Pair = (0, 0)

Buried = tuple[int, Seat]
"""A card under a pile: the number of a combat card or the value of a gold card, and who knows it."""

Looked = tuple[str, int]
"""`combat` and the card's number, `gold` or `sailor` and its value."""


class MutinyState(State):
    """A game of La Mutinerie.

    Hands and bags are counts: of combat cards by number, of gold cards by value less one.
    """

    __slots__ = (
        "acting",
        "agenda",
        "allegiance",
        "bank",
        "closed",
        "coins",
        "combat_bag",
        "combat_under",
        "count",
        "dealer",
        "deck",
        "discards",
        "fighting",
        "gold",
        "gold_bag",
        "gold_under",
        "hands",
        "laid",
        "lifeboat",
        "looked",
        "open",
        "opened",
        "out",
        "peeked",
        "phase",
        "pirate",
        "round",
        "sailors",
        "sate_bonus",
        "seen",
        "ship",
        "shown",
        "totals",
        "turn",
        "used",
        "way",
        "winners",
        "wins",
    )

    phase: str
    agenda: list[Step]
    """The steps still to happen, the next one last; see `agenda`."""
    acting: tuple[Seat, ...]
    """Who answers the next step; follows from the rest."""
    ship: int
    """Cells to go."""
    dealer: Seat
    turn: Seat
    closed: int
    """Cabins nobody has knocked at. Which pirate is in one is decided when it is opened."""
    open: list[str]
    """Pirates lying face up, in the order opened."""
    used: list[str]
    """Pirates that left the row this round, sorted."""
    opened: str
    """The pirate just opened by the seat on turn; "" if there is none."""
    pirate: str
    """The pirate being carried out, or ""."""
    count: int
    """Exchanges made with that pirate."""
    way: str
    """Nero: "sell", "buy", or "" before the first exchange."""
    looked: list[Looked]
    """What the seat on turn has drawn to look at and not yet placed, in the order drawn."""
    sate_bonus: int
    lifeboat: str
    """The seasick pirate, or ""."""
    bank: int
    coins: list[int]
    combat_bag: list[int]
    combat_under: list[Buried]
    """Cards under the pile, the next one first; the same holds for `gold_under`."""
    gold_bag: list[int]
    gold_under: list[Buried]
    hands: list[list[int]]
    """Combat cards per seat."""
    gold: list[list[int]]
    """Gold cards per seat."""
    allegiance: list[int]
    """Per seat its side, or `NONE`."""
    peeked: list[tuple[Seat, ...]]
    """Per seat: whose present allegiance it has looked at, ascending."""
    deck: list[int]
    """Sailors nobody has placed, ascending."""
    sailors: list[Pair]
    """Per duel; `NO_PAIR` where nobody stands yet."""
    seen: list[tuple[Seat, ...]]
    """Per duel: who knows its sailors, ascending."""
    shown: int
    """How many duels have begun."""
    round: int
    """Of the duel being fought; 0 between duels."""
    totals: list[int]
    """Per side, in the duel being fought."""
    fighting: tuple[Seat, ...]
    """Who is still in the duel, ascending."""
    laid: list[int]
    """Per seat what it has laid face down: a combat card (still counted in its hand), `MONKEY`, or
    `NONE`.
    """
    discards: list[int]
    wins: list[int]
    out: tuple[Seat, ...]
    """Who is out of the game, ascending."""
    winners: tuple[Seat, ...]

    def copy(self) -> MutinyState:
        s = MutinyState.__new__(MutinyState)
        s.phase = self.phase
        s.agenda = self.agenda[:]
        s.acting = self.acting
        s.ship = self.ship
        s.dealer = self.dealer
        s.turn = self.turn
        s.closed = self.closed
        s.open = self.open[:]
        s.used = self.used[:]
        s.opened = self.opened
        s.pirate = self.pirate
        s.count = self.count
        s.way = self.way
        s.looked = self.looked[:]
        s.sate_bonus = self.sate_bonus
        s.lifeboat = self.lifeboat
        s.bank = self.bank
        s.coins = self.coins[:]
        s.combat_bag = self.combat_bag[:]
        s.combat_under = self.combat_under[:]
        s.gold_bag = self.gold_bag[:]
        s.gold_under = self.gold_under[:]
        s.hands = [hand[:] for hand in self.hands]
        s.gold = [hand[:] for hand in self.gold]
        s.allegiance = self.allegiance[:]
        s.peeked = self.peeked[:]
        s.deck = self.deck[:]
        s.sailors = self.sailors[:]
        s.seen = self.seen[:]
        s.shown = self.shown
        s.round = self.round
        s.totals = self.totals[:]
        s.fighting = self.fighting
        s.laid = self.laid[:]
        s.discards = self.discards[:]
        s.wins = self.wins[:]
        s.out = self.out
        s.winners = self.winners
        return s

    def key(self) -> object:
        return (
            self.phase,
            tuple(self.agenda),
            self.ship,
            self.dealer,
            self.turn,
            self.closed,
            tuple(self.open),
            tuple(self.used),
            self.opened,
            self.pirate,
            self.count,
            self.way,
            tuple(self.looked),
            self.sate_bonus,
            self.lifeboat,
            self.bank,
            tuple(self.coins),
            tuple(self.combat_bag),
            tuple(self.combat_under),
            tuple(self.gold_bag),
            tuple(self.gold_under),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.gold)),
            tuple(self.allegiance),
            tuple(self.peeked),
            tuple(self.deck),
            tuple(self.sailors),
            tuple(self.seen),
            self.shown,
            self.round,
            tuple(self.totals),
            self.fighting,
            tuple(self.laid),
            tuple(self.discards),
            tuple(self.wins),
            self.out,
            self.winners,
        )


def plan(s: MutinyState, *steps: Step) -> None:
    """Puts steps before everything else that is still to happen, the first one first."""
    s.agenda.extend(steps[::-1])


def combat_pile(s: MutinyState) -> int:
    """How many cards there are to draw; `gold_pile` is the same for gold."""
    return sum(s.combat_bag) + len(s.combat_under)


def gold_pile(s: MutinyState) -> int:
    return sum(s.gold_bag) + len(s.gold_under)


def in_play(s: MutinyState) -> tuple[Seat, ...]:
    """The seats that are not out of the game."""
    return tuple([seat for seat in range(len(s.coins)) if seat not in s.out])


def wealth(s: MutinyState, seat: Seat) -> int:
    """Gold cards' values and coins (MU-40)."""
    ones, twos, threes = s.gold[seat]
    return s.coins[seat] + ones + 2 * twos + 3 * threes


def side_strength(hand: list[int], side: int) -> int:
    """The sum of a hand's combat cards that count for a side."""
    kinds = len(BOX.combat)
    ones, twos, threes = hand[side * kinds : side * kinds + kinds]
    return ones + 2 * twos + 3 * threes


def leaning(s: MutinyState, seat: Seat) -> int:
    """The side a seat is on, or, before it has sworn, the one its cards speak for; `NONE`: both."""
    if s.allegiance[seat] != NONE:
        return s.allegiance[seat]
    pink, grey = (side_strength(s.hands[seat], side) for side in (0, 1))
    return NONE if pink == grey else int(grey > pink)


def laid_as(action: Action) -> int:
    """The number of the card or monkey that the action lays."""
    words: tuple[Any, ...] = action
    return MONKEY if words[0] == "monkey" else card_number(words[1], words[2])


def own_action(laid: int) -> Action | None:
    """The action by which something was laid; None if nothing is."""
    if laid == NONE:
        return None
    return ("monkey",) if laid == MONKEY else ("fight", *CARDS[laid])

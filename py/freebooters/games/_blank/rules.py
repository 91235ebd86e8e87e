"""Blank: everybody is dealt a hidden card and may swap it once; the highest card wins.

A whole game, as small as possible while using every part of the contract. It has no rulebook, so
there are no rulings. Rule ids (`BL-3`) are those of the rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import CHANCE, Action, Options, Refusal, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.engine.messages import say

__all__ = ["BlankRules", "BlankState", "BlankView"]

HIGHEST = 9
NO_CARD = 0

KEEP: Action = ("keep",)
SWAP: Action = ("swap",)


class BlankState(State):
    """A game of Blank. A card is dealt to the first empty hand."""

    __slots__ = ("copies", "discards", "hands", "pile", "turn")

    copies: int
    """How many of each card are in the box."""
    hands: list[int]
    """Per seat its card, `NO_CARD` until it is dealt."""
    pile: list[int]
    """How many of each card are left; index 0 stays empty."""
    discards: list[int]
    """Cards swapped, in order."""
    turn: Seat
    """The seat that chooses next; the number of seats when all have chosen."""

    def copy(self) -> BlankState:
        s = BlankState.__new__(BlankState)
        s.copies = self.copies
        s.hands = self.hands[:]
        s.pile = self.pile[:]
        s.discards = self.discards[:]
        s.turn = self.turn
        return s


@dataclass(frozen=True, slots=True)
class BlankView:
    """What one seat may know. A hand is None if it is hidden and `NO_CARD` if it is empty."""

    copies: int
    hands: tuple[int | None, ...]
    pile_size: int
    discards: tuple[int, ...]
    turn: int


class BlankRules(Rules[BlankState, BlankView]):
    """The rules, BL-1 to BL-4."""

    view_type = BlankView

    def new(self, seats: int, options: Options) -> BlankState:
        s = BlankState()
        s.copies = options["copies"]
        s.hands = [NO_CARD] * seats
        s.pile = [0] + [s.copies] * HIGHEST  # BL-1
        s.discards = []
        s.turn = 0
        return s

    def to_act(self, s: BlankState) -> tuple[Seat, ...]:
        if NO_CARD in s.hands:
            return (CHANCE,)
        return () if _all_have_chosen(s) else (s.turn,)

    def legal(self, s: BlankState, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return [action for action, _ in self.outcomes(s)]
        return [KEEP] if s.hands[seat] == HIGHEST else [KEEP, SWAP]  # BL-3

    def outcomes(self, s: BlankState) -> list[tuple[Action, int]]:
        return [(("deal", card), count) for card, count in enumerate(s.pile) if count]

    def apply(self, s: BlankState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        if action == KEEP:
            _keep(s, seat, emit)
        elif action == SWAP:
            _swap(s, seat, emit)
        else:
            _deal(s, int(action[1]), emit)

    def returns(self, s: BlankState) -> list[float]:
        best = max(s.hands)  # BL-4
        return [float(card == best) for card in s.hands]

    def view(self, s: BlankState, seat: Seat | None) -> BlankView:
        return BlankView(
            copies=s.copies,
            hands=tuple(
                card if _may_see(s, owner, seat) else None for owner, card in enumerate(s.hands)
            ),
            pile_size=sum(s.pile),
            discards=tuple(s.discards),
            turn=s.turn,
        )

    def imagine(self, v: BlankView, rng: Random) -> BlankState:
        s = self.new(len(v.hands), {"copies": v.copies})
        s.discards = list(v.discards)
        s.turn = v.turn
        for card in (*v.discards, *v.hands):
            if card:
                s.pile[card] -= 1
        for owner, card in enumerate(v.hands):
            s.hands[owner] = _any_card(s.pile, rng) if card is None else card
            if card is None:
                s.pile[s.hands[owner]] -= 1
        return s

    def mask(self, s: BlankState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        if seat == CHANCE and observer != _next_dealt(s):
            return action[:1]  # BL-1
        return action

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        return (KEEP, SWAP)

    def refuse(self, s: BlankState, seat: Seat, action: Action) -> Refusal:
        if action == SWAP:
            return Refusal(say("blank-refuse-highest", card=HIGHEST), "BL-3")
        return super().refuse(s, seat, action)


def _deal(s: BlankState, card: int, emit: Emit | None) -> None:
    seat = _next_dealt(s)
    s.pile[card] -= 1
    s.hands[seat] = card
    if emit:
        emit(Event("dealt", {"seat": seat}, {"card": card}, (seat,)))  # BL-1
    _show_if_over(s, emit)


def _keep(s: BlankState, seat: Seat, emit: Emit | None) -> None:
    s.turn += 1  # BL-2
    if emit:
        emit(Event("kept", {"seat": seat}))
    _show_if_over(s, emit)


def _swap(s: BlankState, seat: Seat, emit: Emit | None) -> None:
    card = s.hands[seat]
    s.hands[seat] = NO_CARD
    s.discards.append(card)
    s.turn += 1  # BL-2
    if emit:
        emit(Event("swapped", {"seat": seat, "card": card}, reveals=True))


def _show_if_over(s: BlankState, emit: Emit | None) -> None:
    if emit and _is_over(s):
        for seat, card in enumerate(s.hands):  # BL-4
            emit(Event("shown", {"seat": seat, "card": card}, reveals=True))


def _all_have_chosen(s: BlankState) -> bool:
    return s.turn == len(s.hands)


def _is_over(s: BlankState) -> bool:
    return _all_have_chosen(s) and NO_CARD not in s.hands


def _may_see(s: BlankState, owner: Seat, seat: Seat | None) -> bool:
    return owner == seat or s.hands[owner] == NO_CARD or _is_over(s)


def _next_dealt(s: BlankState) -> Seat:
    return s.hands.index(NO_CARD)


def _any_card(pile: list[int], rng: Random) -> int:
    ticket = rng.random() * sum(pile)
    card = 0
    while ticket >= pile[card]:
        ticket -= pile[card]
        card += 1
    return card

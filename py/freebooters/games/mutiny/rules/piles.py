"""Piles and the bank. A pile is an unordered bag with, below it, the cards put under the pile, in
order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.mutiny.rules.agenda import Question, Words
from freebooters.games.mutiny.rules.components import BOX, CARDS
from freebooters.games.mutiny.rules.state import MutinyState, Step, combat_pile, gold_pile

__all__ = ["QUESTIONS", "bury", "earn", "gain", "lack", "note"]

_COMBAT: tuple[Action, ...] = tuple(("combat", *card) for card in CARDS)
_GOLD: tuple[Action, ...] = tuple(("gold", value) for value, _ in enumerate(BOX.gold, start=1))
_NUMBER = {action: number for number, action in enumerate(_COMBAT)}
_LEFT: Mapping[str, Callable[[MutinyState], int]] = {
    "combat": combat_pile,
    "gold": gold_pile,
    "bank": lambda s: s.bank,
}


def gain(s: MutinyState, seat: Seat, pile: str, card: int) -> None:
    """Puts a card into a hand: the number of a combat card or the value of a gold card."""
    if pile == "combat":
        s.hands[seat][card] += 1
    else:
        s.gold[seat][card - 1] += 1


def bury(s: MutinyState, seat: Seat, pile: str, card: int, emit: Emit | None) -> None:
    """`seat` puts a card it knows under its pile."""
    (s.combat_under if pile == "combat" else s.gold_under).append((card, seat))
    if emit:
        emit(Event("buried", {"seat": seat, "pile": pile}, face(pile, card), (seat,)))


def face(pile: str, card: int) -> dict[str, str | int]:
    """What an event shows of a card to those who may know it."""
    if pile == "gold":
        return {"value": card}
    colour, value = CARDS[card]
    return {"colour": colour, "value": value}


def earn(s: MutinyState, seat: Seat, coins: int, emit: Emit | None) -> None:
    """Gives coins from the bank, as many as it has."""
    paid = min(coins, s.bank)
    s.bank -= paid
    s.coins[seat] += paid
    if emit and paid:
        emit(Event("earned", {"seat": seat, "coins": paid}))
        note(s, "bank", emit)
    elif emit and s.pirate:
        emit(Event("idle", {"seat": seat, "pirate": s.pirate}))
    elif emit:
        lack(seat, "bank", emit)


def note(s: MutinyState, supply: str, emit: Emit) -> None:
    """Tells that a supply from which something has just been taken is empty, or down to its last:
    that starts the mutiny (MU-8).
    """
    left = _LEFT[supply](s)
    if s.phase == "voyage" and left <= 1:
        args = {"supply": supply}
        emit(Event("scarce", args) if left else Event("emptied", args))


def lack(seat: Seat, supply: str, emit: Emit) -> None:
    """Tells that a seat gets nothing from a supply, which is empty."""
    emit(Event("lacking", {"seat": seat, "supply": supply}))


def _combat_outcomes(s: MutinyState, seat: Seat) -> list[Action]:
    if any(s.combat_bag):
        return [action for action, count in zip(_COMBAT, s.combat_bag, strict=True) if count]
    return [_COMBAT[s.combat_under[0][0]]]


def _gold_outcomes(s: MutinyState, seat: Seat) -> list[Action]:
    if any(s.gold_bag):
        return [action for action, count in zip(_GOLD, s.gold_bag, strict=True) if count]
    return [_GOLD[s.gold_under[0][0] - 1]]


def _draw_combat(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    number = _NUMBER[words]
    if any(s.combat_bag):
        s.combat_bag[number] -= 1
    else:
        s.combat_under.pop(0)
    _receive(s, "combat", number, step[1] == "look", emit)


def _draw_gold(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    value: int = words[1]
    if any(s.gold_bag):
        s.gold_bag[value - 1] -= 1
    else:
        s.gold_under.pop(0)
    _receive(s, "gold", value, step[1] == "look", emit)


def _receive(s: MutinyState, pile: str, card: int, look: bool, emit: Emit | None) -> None:
    seat = s.turn
    if look:
        s.looked.append((pile, card))
    else:
        gain(s, seat, pile, card)
    if emit:
        public, secret = {"seat": seat, "pile": pile}, face(pile, card)
        looked = Event("looked", public, secret, (seat,))
        emit(looked if look else Event("drew", public, secret, (seat,)))
        # Not between two draws; nor for Wessel, who puts as many cards under the pile.
        if not look and s.pirate != "wessel" and s.agenda[-1] != ("combat", "hand"):
            note(s, pile, emit)


QUESTIONS: Mapping[str, Question] = {
    # ("combat", "hand") or ("combat", "look"); gold alike
    "combat": Question("chance", _combat_outcomes, _draw_combat),
    "gold": Question("chance", _gold_outcomes, _draw_gold),
}

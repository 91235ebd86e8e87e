"""The mutiny: five duels, the seats that fight them, and the end of the game (MU-30 to MU-40)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.mutiny.rules.agenda import Happening, Question, Words
from freebooters.games.mutiny.rules.components import (
    CARDS,
    COLOURS,
    LETTERS,
    SIDES,
    WINS,
    card_value,
    colour_of,
)
from freebooters.games.mutiny.rules.piles import earn
from freebooters.games.mutiny.rules.state import (
    MONKEY,
    NO_PAIR,
    NOBODY,
    NONE,
    MutinyState,
    Step,
    in_play,
    laid_as,
    plan,
    side_strength,
    wealth,
)
from freebooters.games.mutiny.rules.voyage import mutiny_cause

__all__ = ["HAPPENINGS", "LAYS", "QUESTIONS", "rivals_of", "winners_of", "winning_side"]

LAY_MONKEY: Action = ("monkey",)
_FIGHT: tuple[Action, ...] = tuple(("fight", *card) for card in CARDS)
LAYS: tuple[Action, ...] = (*_FIGHT, LAY_MONKEY)
"""All that may be laid in a duel."""


def _mutiny(s: MutinyState, emit: Emit | None) -> None:
    if emit:
        emit(Event("mutiny", {"cause": mutiny_cause(s)}))
    s.phase = "mutiny"
    s.turn = NONE
    s.lifeboat = ""  # MU-30
    s.out = tuple(seat for seat, side in enumerate(s.allegiance) if side == NONE)
    if emit:
        for seat in s.out:
            emit(Event("excluded", {"seat": seat}))
    plan(s, ("duel",) if in_play(s) else ("finish",))


def _duel(s: MutinyState, emit: Emit | None) -> None:
    plan(s, ("facing",) if s.sailors[s.shown] == NO_PAIR else ("confront",))  # MU-30


def _deck(s: MutinyState, seat: Seat) -> list[Action]:
    return [("sailor", value) for value in s.deck]


def _facing(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    """The pink sailor is drawn, then the grey one."""
    value: int = words[1]
    s.deck.remove(value)
    if len(step) == 1:
        plan(s, ("facing", value))
    else:
        s.sailors[s.shown] = (step[1], value)
        plan(s, ("confront",))
    if emit:
        side = COLOURS[len(step) - 1]
        emit(Event("sailor", {"letter": LETTERS[s.shown], "colour": side, "value": value}))


def _confront(s: MutinyState, emit: Emit | None) -> None:
    """A duel starts by revealing its sailors (MU-31)."""
    duel, pair = s.shown, s.sailors[s.shown]
    knew = s.seen[duel]
    s.seen[duel] = tuple(range(len(s.coins)))
    s.shown += 1
    s.round = 1
    s.totals = [*pair]
    s.fighting = in_play(s)
    if emit:
        args = {"letter": LETTERS[duel], "pink": pair[0], "grey": pair[1], "knew": tuple(knew)}
        emit(Event("duel", args, reveals=bool(knew)))
    plan(s, ("lay",))


def _lays(s: MutinyState, seat: Seat) -> list[Action]:
    found = [action for action, count in zip(_FIGHT, s.hands[seat], strict=True) if count]
    if s.round > 1 or not found:  # MU-33
        found.append(LAY_MONKEY)
    return found


def _lay(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    s.laid[seat] = laid_as(words)  # MU-32
    if emit:
        emit(Event("laid", {"seat": seat}, _face(s.laid[seat]), (seat,)))
    if all(s.laid[other] != NONE for other in s.fighting):
        _show(s, emit)
    else:
        plan(s, ("lay",))


def _face(laid: int) -> dict[str, Any]:
    if laid == MONKEY:
        return {"monkey": 1}
    return {"colour": CARDS[laid][0], "value": CARDS[laid][1]}


def _show(s: MutinyState, emit: Emit | None) -> None:
    """Turns over everything laid, the cards in an order that tells nothing about their seats
    (MU-32).
    """
    monkeys = [seat for seat in s.fighting if s.laid[seat] == MONKEY]
    cards = sorted(s.laid[seat] for seat in s.fighting if s.laid[seat] != MONKEY)
    for seat in s.fighting:
        if s.laid[seat] != MONKEY:
            s.hands[seat][s.laid[seat]] -= 1
    place = {"letter": LETTERS[s.shown - 1], "round": s.round}
    for number in cards:
        s.discards[number] += 1
        s.totals[colour_of(number)] += card_value(number)
        if emit:
            totals = dict(zip(COLOURS, s.totals, strict=True))
            emit(Event("turned", {**place, **_face(number), **totals}, reveals=True))
    s.laid = [NONE] * len(s.laid)
    s.fighting = tuple(seat for seat in s.fighting if seat not in monkeys)
    if emit:
        for seat in monkeys:
            args = {"seat": seat, **place}
            withdrew = Event("withdrew", args, reveals=True)
            emit(Event("eliminated", args, reveals=True) if s.round == 1 else withdrew)
    _withdraw(s, monkeys, emit)


def _withdraw(s: MutinyState, monkeys: list[Seat], emit: Emit | None) -> None:
    """Takes the seats that laid their monkeys out of the duel (MU-33, MU-34)."""
    if s.round == 1:
        s.out = tuple(sorted((*s.out, *monkeys)))
    plan(s, ("round",) if in_play(s) else ("finish",))
    if s.round == 2 and len(monkeys) == 1:
        _steal(s, monkeys[0], emit)
    elif s.round == 2:
        _reward(s, monkeys, emit)


def _steal(s: MutinyState, seat: Seat, emit: Emit | None) -> None:
    if any(coins for other, coins in enumerate(s.coins) if other != seat):
        s.turn = seat
        plan(s, ("rob",))
    elif emit:
        emit(Event("idle", {"seat": seat, "pirate": "monkey"}))


def _reward(s: MutinyState, monkeys: list[Seat], emit: Emit | None) -> None:
    if s.bank < len(monkeys):  # MU-35
        if emit:
            emit(Event("levy", {"monkeys": len(monkeys), "bank": s.bank}))
        for seat, coins in enumerate(s.coins):
            if coins:
                s.coins[seat] -= 1
                s.bank += 1
                if emit:
                    emit(Event("levied", {"seat": seat}))
    seats = len(s.coins)
    for seat in sorted(monkeys, key=lambda seat: (seat - s.dealer - 1) % seats):
        earn(s, seat, 1, emit)


def _round(s: MutinyState, emit: Emit | None) -> None:
    """The next round of a duel, or its end."""
    s.turn = NONE
    if s.fighting:
        s.round += 1
        plan(s, ("lay",))
        return
    pair = s.sailors[s.shown - 1]
    pink, grey = s.totals
    ahead = pink - grey or (pink - pair[0]) - (grey - pair[1])  # MU-36
    side = 0 if ahead > 0 else 1
    s.wins[side] += 1
    if emit:
        args = {"letter": LETTERS[s.shown - 1], "side": SIDES[side], "pink": pink, "grey": grey}
        emit(Event("decided", {**args, "tie": int(pink == grey)}))
    s.round = 0
    s.totals = [0, 0]
    plan(s, ("finish",) if s.wins[side] == WINS else ("duel",))  # MU-31


def winning_side(s: MutinyState) -> int:
    """The side that won the mutiny, or `NONE`."""
    return s.wins.index(WINS) if WINS in s.wins else NONE


def rivals_of(s: MutinyState) -> tuple[Seat, ...]:
    """Who stood by the side that won the mutiny. If there are several, their gold is counted in
    front of all (MU-40).
    """
    side = winning_side(s)
    if side == NONE:
        return NOBODY
    return tuple(seat for seat in in_play(s) if s.allegiance[seat] == side)


def winners_of(s: MutinyState) -> tuple[Seat, ...]:
    """The winners at the end (MU-40)."""
    side = winning_side(s)
    merits = {seat: (wealth(s, seat), side_strength(s.hands[seat], side)) for seat in rivals_of(s)}
    best = max(merits.values(), default=None)
    return tuple(seat for seat, merit in merits.items() if merit == best)


def _finish(s: MutinyState, emit: Emit | None) -> None:
    s.phase = "over"
    s.round = 0
    s.totals = [0, 0]
    s.fighting = NOBODY
    s.winners = winners_of(s)
    if emit:
        _tell_end(s, emit)


def _tell_end(s: MutinyState, emit: Emit) -> None:
    side = winning_side(s)
    if side != NONE:
        emit(Event("taken", {"side": SIDES[side], "pink": s.wins[0], "grey": s.wins[1]}))
    for seat, sworn in enumerate(s.allegiance):
        if sworn != NONE:
            emit(Event("unmasked", {"seat": seat, "side": SIDES[sworn]}, reveals=True))
    rivals = rivals_of(s)
    if len(rivals) > 1:
        gold = {seat: wealth(s, seat) for seat in rivals}
        for seat in rivals:
            emit(Event("counted", {"seat": seat, "gold": gold[seat]}, reveals=True))
        tied = [seat for seat in rivals if gold[seat] == max(gold.values())]
        if len(tied) > 1:
            for seat in tied:
                strength = side_strength(s.hands[seat], side)
                emit(Event("compared", {"seat": seat, "strength": strength}, reveals=True))
    for seat in s.winners:
        emit(Event("won", {"seat": seat, "shared": int(len(s.winners) > 1)}))
    if not s.winners:
        emit(Event("lost"))


HAPPENINGS: Mapping[str, Happening] = {
    "mutiny": _mutiny,
    "duel": _duel,
    "confront": _confront,
    "round": _round,
    "finish": _finish,
}

QUESTIONS: Mapping[str, Question] = {
    "facing": Question("chance", _deck, _facing),
    "lay": Question("fighters", _lays, _lay),
}

"""What the thirteen pirates do for the seat that takes one (MU-10 to MU-21).

If supplies run short, a pirate gives what is left; if nothing is left to ask, the turn ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.mutiny.rules.agenda import Happening, Question, Words
from freebooters.games.mutiny.rules.components import BOX, CARDS, LETTERS, SIDES, card_number
from freebooters.games.mutiny.rules.piles import bury, earn, face, gain, lack, note
from freebooters.games.mutiny.rules.state import (
    NO_PAIR,
    NONE,
    MutinyState,
    Step,
    combat_pile,
    gold_pile,
    plan,
)

__all__ = ["ANSWERS", "HAPPENINGS", "PIRATES", "QUESTIONS", "answers_about"]

EXCHANGES = 3
"""How often Wessel and Nero exchange (MU-14, MU-15)."""

DONE: Action = ("done",)
BUY: Action = ("buy",)
_RETURN: tuple[Action, ...] = tuple(("return", *card) for card in CARDS)
_SELL: tuple[Action, ...] = tuple(("sell", *card) for card in CARDS)
_KEEP: tuple[Action, ...] = tuple(("keep", *card) for card in CARDS)
_SWEAR: tuple[Action, ...] = tuple(("swear", side) for side in SIDES)
_INSPECT: list[Action] = [("inspect", letter) for letter in LETTERS]
_SWAP: list[Action] = [("swap",), ("leave",)]


def _nothing(s: MutinyState, emit: Emit | None) -> None:
    if emit:
        emit(Event("idle", {"seat": s.turn, "pirate": s.pirate}))


def _valverde(s: MutinyState, emit: Emit | None) -> None:
    gold = gold_pile(s)
    if s.bank or not gold:  # MU-10
        plan(s, ("coin",))
    elif emit:
        lack(s.turn, "bank", emit)
    if gold:
        plan(s, ("gold", "hand"))
    elif emit and s.bank:
        lack(s.turn, "gold", emit)


def _diaz(s: MutinyState, emit: Emit | None) -> None:
    gold, combat = gold_pile(s), combat_pile(s)  # MU-11
    if not gold and not combat:
        _nothing(s, emit)
        return
    plan(s, ("choose-pile",))
    for pile, cards in (("combat", combat), ("gold", gold)):
        if cards:
            plan(s, (pile, "look"))
        elif emit:
            lack(s.turn, pile, emit)


def _crackpott(s: MutinyState, emit: Emit | None) -> None:
    cards = min(2, combat_pile(s))  # MU-12
    if cards:
        plan(s, *[("combat", "hand")] * cards)
    else:
        _nothing(s, emit)


def _tembo(s: MutinyState, emit: Emit | None) -> None:
    cards = min(2, combat_pile(s))  # MU-13
    if cards:
        plan(s, *[("combat", "look")] * cards, ("choose-card",))
    else:
        _nothing(s, emit)


def _wessel(s: MutinyState, emit: Emit | None) -> None:
    if any(s.hands[s.turn]):  # MU-14
        plan(s, ("return",))
    else:
        _nothing(s, emit)


def _nero(s: MutinyState, emit: Emit | None) -> None:
    if _trades(s, s.turn):  # MU-15
        plan(s, ("trade",))
    else:
        _nothing(s, emit)


def _pang(s: MutinyState, emit: Emit | None) -> None:
    if _gifts(s, s.turn):  # MU-16
        plan(s, ("choose-gift",))
    else:
        _nothing(s, emit)


def _chang(s: MutinyState, emit: Emit | None) -> None:
    if _victims(s, s.turn):  # MU-17
        plan(s, ("rob",))
    else:
        _nothing(s, emit)


def _sate(s: MutinyState, emit: Emit | None) -> None:
    earn(s, s.turn, 1 + s.sate_bonus, emit)  # MU-18
    s.sate_bonus = 0


def _bijoux(s: MutinyState, emit: Emit | None) -> None:
    plan(s, ("swear",))  # MU-19


def _ojo(s: MutinyState, emit: Emit | None) -> None:
    if s.allegiance[s.turn] == NONE:  # MU-20
        plan(s, ("swear",))
    elif len(_peeks(s, s.turn)) > 1:
        plan(s, ("peek",))
    else:
        _nothing(s, emit)


def _cambivalute(s: MutinyState, emit: Emit | None) -> None:
    if NO_PAIR in s.sailors:  # MU-21
        plan(s, ("sailor",), ("sailor",), ("place",))
    else:
        plan(s, ("inspect",))


PIRATES: Mapping[str, Callable[[MutinyState, Emit | None], None]] = {
    "valverde": _valverde,
    "diaz": _diaz,
    "crackpott": _crackpott,
    "tembo": _tembo,
    "wessel": _wessel,
    "nero": _nero,
    "pang": _pang,
    "chang": _chang,
    "sate": _sate,
    "bijoux": _bijoux,
    "ojo": _ojo,
    "cambivalute": _cambivalute,
}
"""What each pirate plans when the seat on turn takes it. The ghost is never taken (MU-5)."""


def _coin(s: MutinyState, emit: Emit | None) -> None:
    earn(s, s.turn, 1, emit)


def _piles_looked(s: MutinyState, seat: Seat) -> list[Action]:
    return [("keep", pile) for pile, _ in s.looked]


def _keep_pile(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    chosen = next(position for position, looked in enumerate(s.looked) if looked[0] == words[1])
    _keep(s, chosen, emit)


def _cards_looked(s: MutinyState, seat: Seat) -> list[Action]:
    return [_KEEP[number] for number in dict.fromkeys(number for _, number in s.looked)]


def _keep_card(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    _keep(s, s.looked.index(("combat", card_number(words[1], words[2]))), emit)


def _keep(s: MutinyState, chosen: int, emit: Emit | None) -> None:
    """One of the cards looked at goes to the hand, the other under its pile."""
    seat = s.turn
    kept, card = s.looked.pop(chosen)
    gain(s, seat, kept, card)
    if emit:
        emit(Event("kept", {"seat": seat, "pile": kept}, face(kept, card), (seat,)))
    for pile, other in s.looked:
        bury(s, seat, pile, other, emit)
    s.looked = []
    if emit:
        note(s, kept, emit)


def _returns(s: MutinyState, seat: Seat) -> list[Action]:
    return [*_held(s, seat, _RETURN), DONE]


def _return(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words == DONE:
        _stop(s, emit)
    else:
        _give_up(s, card_number(words[1], words[2]), emit)
        s.count += 1
        if s.count < EXCHANGES and any(s.hands[seat]):
            plan(s, ("return",))
            return
    plan(s, *[("combat", "hand")] * s.count)


def _trades(s: MutinyState, seat: Seat) -> list[Action]:
    """The exchanges with a pirate; empty if none is possible any more."""
    found: list[Action] = []
    if s.way != "buy" and s.bank:
        found += _held(s, seat, _SELL)
    if s.way != "sell" and s.coins[seat] and combat_pile(s):
        found.append(BUY)
    if found:
        found.append(DONE)
    return found


def _trade(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words == DONE:
        _stop(s, emit)
        return
    s.way = words[0]
    s.count += 1
    if words == BUY:
        s.coins[seat] -= 1
        s.bank += 1
        if emit:
            emit(Event("bought", {"seat": seat}))
        plan(s, ("combat", "hand"), ("haggle",))
    else:
        _give_up(s, card_number(words[1], words[2]), emit)
        earn(s, seat, 1, emit)
        plan(s, ("haggle",))


def _haggle(s: MutinyState, emit: Emit | None) -> None:
    if s.count < EXCHANGES and _trades(s, s.turn):
        plan(s, ("trade",))


def _held(s: MutinyState, seat: Seat, actions: tuple[Action, ...]) -> list[Action]:
    """One action for each kind of combat card in that hand."""
    return [action for action, count in zip(actions, s.hands[seat], strict=True) if count]


def _give_up(s: MutinyState, number: int, emit: Emit | None) -> None:
    s.hands[s.turn][number] -= 1
    bury(s, s.turn, "combat", number, emit)


def _stop(s: MutinyState, emit: Emit | None) -> None:
    if emit:
        emit(Event("stopped", {"seat": s.turn, "pirate": s.pirate, "count": s.count}))


def _gifts(s: MutinyState, seat: Seat) -> list[Action]:
    found: list[Action] = [("choose", "combat")] if combat_pile(s) else []
    if s.bank:
        found.append(("choose", "coin"))
    return found


def _accept(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words[1] == "combat":
        plan(s, ("combat", "hand"))
    else:
        earn(s, seat, 1, emit)


def _victims(s: MutinyState, seat: Seat) -> list[Action]:
    return [("rob", other) for other, coins in enumerate(s.coins) if coins and other != seat]


def _rob(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    victim: Seat = words[1]
    s.coins[victim] -= 1
    s.coins[seat] += 1
    if emit:
        emit(Event("robbed", {"seat": seat, "victim": victim}))


def _oaths(s: MutinyState, seat: Seat) -> list[Action]:
    return [*_SWEAR, DONE] if s.pirate == "ojo" else [*_SWEAR]


def _swear(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words == DONE:
        _stop(s, emit)
        return
    again = s.allegiance[seat] != NONE
    s.allegiance[seat] = SIDES.index(words[1])
    s.peeked = [tuple(other for other in known if other != seat) for known in s.peeked]
    if emit:
        public = {"seat": seat, "again": int(again)}
        emit(Event("swore", public, {"side": words[1]}, (seat,)))


def _peeks(s: MutinyState, seat: Seat) -> list[Action]:
    found: list[Action] = [
        ("peek", other) for other, side in enumerate(s.allegiance) if side != NONE and other != seat
    ]
    return [*found, DONE]


def _peek(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words == DONE:
        _stop(s, emit)
        return
    other: Seat = words[1]
    news = other not in s.peeked[seat]
    if news:
        s.peeked[seat] = tuple(sorted((*s.peeked[seat], other)))
    if emit:
        secret = {"side": SIDES[s.allegiance[other]]}
        emit(Event("peeked", {"seat": seat, "other": other}, secret, (seat,), reveals=news))


def _deck(s: MutinyState, seat: Seat) -> list[Action]:
    return [("sailor", value) for value in s.deck]


def _sailor(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    s.deck.remove(words[1])
    s.looked.append(("sailor", words[1]))
    if emit:
        emit(Event("mustered", {"seat": s.turn}, {"value": words[1]}, (s.turn,)))


def _placings(s: MutinyState, seat: Seat) -> list[Action]:
    (_, one), (_, other) = s.looked
    return [("place", one, other), ("place", other, one)]


def _place(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    duel = s.sailors.index(NO_PAIR)
    s.sailors[duel] = (words[1], words[2])
    s.seen[duel] = (seat,)
    s.looked = []
    if emit:
        emit(Event("placed", *_pair(s, duel), s.seen[duel]))


def _letters(s: MutinyState, seat: Seat) -> list[Action]:
    return _INSPECT[:]


def _inspect(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    duel = LETTERS.index(words[1])
    news = seat not in s.seen[duel]
    if news:
        s.seen[duel] = tuple(sorted((*s.seen[duel], seat)))
    if emit:
        emit(Event("inspected", *_pair(s, duel), (seat,), reveals=news))
    plan(s, ("swap", duel))


def _swaps(s: MutinyState, seat: Seat) -> list[Action]:
    return _SWAP[:]


def _swap(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    duel = step[1]
    pink, grey = s.sailors[duel]
    if words[0] == "swap":
        s.sailors[duel] = (grey, pink)
        if emit:
            emit(Event("swapped", *_pair(s, duel), s.seen[duel]))
    elif emit:
        emit(Event("stood", {"seat": seat, "letter": LETTERS[duel]}))


def _pair(s: MutinyState, duel: int) -> tuple[dict[str, int | str], dict[str, int]]:
    """What an event tells of a pair: to everybody, and to all who may know its sailors."""
    pink, grey = s.sailors[duel]
    return {"seat": s.turn, "letter": LETTERS[duel]}, {"pink": pink, "grey": grey}


HAPPENINGS: Mapping[str, Happening] = {"coin": _coin, "haggle": _haggle}

QUESTIONS: Mapping[str, Question] = {
    "choose-pile": Question("turn", _piles_looked, _keep_pile),
    "choose-card": Question("turn", _cards_looked, _keep_card),
    "return": Question("turn", _returns, _return),
    "trade": Question("turn", _trades, _trade),
    "choose-gift": Question("turn", _gifts, _accept),
    "rob": Question("turn", _victims, _rob),
    "swear": Question("turn", _oaths, _swear),
    "peek": Question("turn", _peeks, _peek),
    "sailor": Question("chance", _deck, _sailor),
    "place": Question("turn", _placings, _place),
    "inspect": Question("turn", _letters, _inspect),
    "swap": Question("turn", _swaps, _swap),
}

ANSWERS: tuple[Action, ...] = (
    *(("keep", pile) for pile in ("gold", "combat")),
    *_KEEP,
    *_RETURN,
    *_SELL,
    BUY,
    *(("choose", gift) for gift in ("combat", "coin")),
    *_SWEAR,
    *(("place", *pair) for pair in permutations(range(1, BOX.sailors + 1), 2)),
    *_INSPECT,
    *_SWAP,
    DONE,
)
"""All possible answers to a pirate's questions, except those about other seats (`answers_about`)."""


def answers_about(seats: int) -> Iterator[Action]:
    """All possible answers to a pirate's questions that name a seat."""
    for verb in ("rob", "peek"):
        yield from ((verb, seat) for seat in range(seats))

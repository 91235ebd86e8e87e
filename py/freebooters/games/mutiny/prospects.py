"""What a pirate would bring a seat, before its cards are drawn; and what is behind the doors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.components import BOX, COLOURS, CREW
from freebooters.games.mutiny.outlook import Holdings, Outlook
from freebooters.games.mutiny.state import NO_PAIR, NONE, MutinyState, combat_pile, gold_pile

__all__ = ["UNSEEN", "dealt", "letter_worth", "more", "paired", "pirate_worth", "turn_worth"]

UNSEEN = 0.85
"""What an unseen combat card adds to either side."""
_BETTER = 1.3
"""The same for the better of two."""
_GOLD = 2.0
_PLACED = 4
"""How far a pair that one may place is ahead for one's side."""
_PEEK = 0.01

_Worth = Callable[[MutinyState, Seat, Outlook, Holdings], float]


def more(held: Holdings, *, cards: float = 0, points: float = 0, gold: float = 0) -> Holdings:
    """The same with that many more unseen cards, points for each side, gold."""
    pink, grey = held.points
    return replace(
        held, cards=held.cards + cards, points=(pink + points, grey + points), gold=held.gold + gold
    )


def dealt(held: Holdings, action: Action) -> Holdings:
    """The same after an exchange or a gift, before its cards are drawn."""
    words: tuple[Any, ...] = action
    match words:
        case ("return" | "sell", colour, value):
            points = list(held.points)
            points[COLOURS.index(colour)] -= value
            given = replace(held, points=(points[0], points[1]))
            return (
                more(given, points=UNSEEN)
                if words[0] == "return"
                else more(given, cards=-1, gold=1)
            )
        case ("buy",):
            return more(held, cards=1, points=UNSEEN, gold=-1)
        case ("choose", "combat"):
            return more(held, cards=1, points=UNSEEN)
        case ("choose", "coin"):
            return more(held, gold=1)
    return held


def turn_worth(s: MutinyState, seat: Seat, out: Outlook, held: Holdings, closed: int) -> float:
    """How the seat stands before it knocks at the next of that many doors."""
    gone = (*s.open, *s.used, s.lifeboat)
    crew = [pirate for pirate in CREW if pirate == s.opened or pirate not in gone]
    onward = 0.0
    for knocks in range(closed, 0, -1):
        later = out.later(knocks)
        worths = [pirate_worth(s, seat, later, held, pirate) for pirate in crew]
        onward = sum(max(worth, onward) for worth in worths) / len(worths)
    return onward


def pirate_worth(s: MutinyState, seat: Seat, out: Outlook, held: Holdings, pirate: str) -> float:
    """How the seat would stand after taking that pirate."""
    worth = _WORTHS.get(pirate)
    return out.chance(held) if worth is None else worth(s, seat, out, held)


def _valverde(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    gold = _GOLD * (gold_pile(s) > 0) + (s.bank > 0)
    return out.chance(more(held, gold=gold))


def _diaz(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    gold = out.chance(more(held, gold=_GOLD * (gold_pile(s) > 0)))
    return max(gold, out.chance(more(held, cards=1, points=UNSEEN)) if combat_pile(s) else 0.0)


def _cards(s: MutinyState, out: Outlook, held: Holdings, cards: int, points: float) -> float:
    drawn = min(cards, combat_pile(s))
    return out.chance(more(held, cards=drawn, points=points * drawn))


def _crackpott(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    return _cards(s, out, held, 2, UNSEEN)


def _tembo(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    return _cards(s, out, held, 1, _BETTER)


def _wessel(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    """Up to three cards of the side less fought for become unseen ones."""
    kinds = len(BOX.combat)
    hand = s.hands[seat]
    pink, grey = held.points
    found = out.chance(held)
    for side in (0, 1):
        spare = min(3, sum(hand[side * kinds : side * kinds + kinds]))
        gain = UNSEEN * spare
        lost = 1.3 * spare
        points = (
            (pink - lost + gain, grey + gain) if side == 0 else (pink + gain, grey - lost + gain)
        )
        found = max(found, out.chance(replace(held, points=points)))
    return found


def _nero(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    found = out.chance(held)
    for cards in range(1, min(3, s.coins[seat], combat_pile(s)) + 1):
        bought = more(held, cards=cards, points=UNSEEN * cards, gold=-cards)
        found = max(found, out.chance(bought))
    for cards in range(1, min(3, sum(s.hands[seat]), s.bank) + 1):
        found = max(found, out.chance(more(held, cards=-cards, points=-0.5 * cards, gold=cards)))
    return found


def _pang(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    coin = out.chance(more(held, gold=s.bank > 0))
    return max(coin, _cards(s, out, held, 1, UNSEEN))


def _chang(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    others = sum(s.coins) - s.coins[seat]
    return out.chance(more(held, gold=1.5 * (others > 0)))


def _sate(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    return out.chance(more(held, gold=min(s.bank, 1 + s.sate_bonus)))


def _declared(out: Outlook, held: Holdings) -> float:
    """The better side, chosen now."""
    return max(out.chance(replace(held, side=side)) for side in (0, 1))


def _bijoux(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    return _declared(out, held)


def _ojo(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    if held.side == NONE:
        return _declared(out, held)
    return out.chance(held) + _PEEK


def _cambivalute(s: MutinyState, seat: Seat, out: Outlook, held: Holdings) -> float:
    """The pair on the first free letter comes to stand as the seat likes; if all are set, any."""
    if NO_PAIR in s.sailors:
        return letter_worth(s, out, held, s.sailors.index(NO_PAIR))
    return max(letter_worth(s, out, held, duel) for duel in range(len(held.pairs)))


def letter_worth(s: MutinyState, out: Outlook, held: Holdings, duel: int) -> float:
    """How the seat would stand once that pair stood as it likes."""
    gap = held.pairs[duel]
    gaps = (_PLACED, -_PLACED) if gap is None else (gap, -gap)
    return max(out.chance(paired(held, duel, each)) for each in gaps)


def paired(held: Holdings, duel: int, gap: int) -> Holdings:
    """The same with that pair known to stand so."""
    return replace(held, pairs=(*held.pairs[:duel], gap, *held.pairs[duel + 1 :]))


_WORTHS: Mapping[str, _Worth] = {
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
"""The ghost is worth nothing."""

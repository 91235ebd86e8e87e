"""What a pirate would bring a seat, before its cards are drawn; and what knocking may bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from freebooters.engine.contract import Action, Seat
from freebooters.games.mutiny.advice.chances import Chances
from freebooters.games.mutiny.advice.holdings import (
    Holdings,
    on_side,
    with_more,
    with_pair,
    without_points,
)
from freebooters.games.mutiny.rules.components import BOX, COLOURS, CREW
from freebooters.games.mutiny.rules.state import NO_PAIR, NONE, MutinyState, combat_pile, gold_pile

__all__ = ["UNSEEN", "dealt", "letter_worth", "news_worth", "pirate_worth", "turn_worth"]

UNSEEN = 0.85
"""What an unseen combat card adds to either side."""
_BETTER = 1.3
"""The same for the better of two."""
_GOLD = 2.0
_PLACED = 4
"""How far a pair that one may place is expected to be ahead for one's side."""
_SPARED = 1.3
"""What a card returned to Wessel takes from its side."""
_SOLD = 0.5
"""What a card sold to Nero takes from either."""
_ROBBED = 1.5
"""What a stolen coin is worth in gold: more than 1, since the other seat has lost it."""
_PEEK = 0.01
"""What it is worth to see another seat's side, even if nothing can be done about it."""


class _Offer(NamedTuple):
    """What a seat may have after a pirate's help, of which it chooses the best, and what it learns."""

    options: tuple[Holdings, ...]
    news: float = 0.0


def dealt(held: Holdings, action: Action) -> Holdings:
    """The same holdings after an exchange or a gift, before its cards are drawn."""
    words: tuple[Any, ...] = action
    match words:
        case ("return" | "sell", colour, value):
            given = without_points(held, COLOURS.index(colour), value)
            if words[0] == "return":
                return with_more(given, points=UNSEEN)
            return with_more(given, cards=-1, gold=1)
        case ("buy",):
            return with_more(held, cards=1, points=UNSEEN, gold=-1)
        case ("choose", "combat"):
            return with_more(held, cards=1, points=UNSEEN)
        case ("choose", "coin"):
            return with_more(held, gold=1)
    return held


def turn_worth(s: MutinyState, seat: Seat, chances: Chances, held: Holdings, closed: int) -> float:
    """The seat's chance before it knocks at the next of that many doors.

    That the ship then sails less far is ignored, because it gives the others as much time.
    """
    gone = (*s.open, *s.used, s.lifeboat)
    chance = chances.of
    worths = []
    for pirate in CREW:
        if pirate == s.opened or pirate not in gone:
            options, news = _offer(s, seat, chances, held, pirate)
            worths.append(max(map(chance, options)) + news)
    onward = 0.0
    for _ in range(closed):
        total = 0.0
        for worth in worths:
            # The greater of the two; a call of `max` takes several times as long.
            if worth > onward:
                total += worth
            else:
                total += onward
        onward = total / len(worths)
    return onward


def pirate_worth(
    s: MutinyState, seat: Seat, chances: Chances, held: Holdings, pirate: str
) -> float:
    """The seat's chance after taking that pirate."""
    options, news = _offer(s, seat, chances, held, pirate)
    return max(map(chances.of, options)) + news


def letter_worth(chances: Chances, held: Holdings, duel: int) -> float:
    """The seat's chance if it may place that pair as it likes."""
    return max(map(chances.of, _placings(held, duel)))


def news_worth(s: MutinyState, seat: Seat, chances: Chances, held: Holdings, other: Seat) -> float:
    """How much the seat's chance rises on average if it sees the other's side."""
    if not chances.changes or other in s.peeked[seat]:
        return 0.0
    pink, grey = (chances.knowing(other, side).of(held) for side in (0, 1))
    return chances.weights.news * max(0.0, (pink + grey) / 2 - chances.of(held))


def _offer(s: MutinyState, seat: Seat, chances: Chances, held: Holdings, pirate: str) -> _Offer:
    offer = _OFFERS.get(pirate)
    return _Offer((held,)) if offer is None else offer(s, seat, chances, held)


def _valverde(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    return _Offer((with_more(held, gold=_GOLD * (gold_pile(s) > 0) + (s.bank > 0)),))


def _diaz(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    gold = with_more(held, gold=_GOLD * (gold_pile(s) > 0))
    return _Offer((gold, with_more(held, cards=1, points=UNSEEN)) if combat_pile(s) else (gold,))


def _drawn(s: MutinyState, held: Holdings, cards: int, points: float) -> Holdings:
    drawn = min(cards, combat_pile(s))
    return with_more(held, cards=drawn, points=points * drawn)


def _crackpott(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    return _Offer((_drawn(s, held, 2, UNSEEN),))


def _tembo(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    return _Offer((_drawn(s, held, 1, _BETTER),))


def _wessel(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    """Up to three cards of the less useful side become unseen ones."""
    kinds = len(BOX.combat)
    hand = s.hands[seat]
    found = [held]
    for side in (0, 1):
        spare = min(3, sum(hand[side * kinds : side * kinds + kinds]))
        found.append(with_more(without_points(held, side, _SPARED * spare), points=UNSEEN * spare))
    return _Offer(tuple(found))


def _nero(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    buys = range(1, min(3, s.coins[seat], combat_pile(s)) + 1)
    sales = range(1, min(3, sum(s.hands[seat]), s.bank) + 1)
    return _Offer(
        (
            held,
            *[with_more(held, cards=cards, points=UNSEEN * cards, gold=-cards) for cards in buys],
            *[with_more(held, cards=-cards, points=-_SOLD * cards, gold=cards) for cards in sales],
        )
    )


def _pang(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    return _Offer((with_more(held, gold=s.bank > 0), _drawn(s, held, 1, UNSEEN)))


def _chang(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    others = sum(s.coins) - s.coins[seat]
    return _Offer((with_more(held, gold=_ROBBED * (others > 0)),))


def _sate(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    return _Offer((with_more(held, gold=min(s.bank, 1 + s.sate_bonus)),))


def _bijoux(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    """The better side, chosen now."""
    return _Offer((on_side(held, 0), on_side(held, 1)))


def _ojo(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    if held.side == NONE:
        return _bijoux(s, seat, chances, held)
    news = [
        news_worth(s, seat, chances, held, each.seat) for each in chances.rivals if each.declared
    ]
    return _Offer((held,), _PEEK + max(news, default=0.0))


def _cambivalute(s: MutinyState, seat: Seat, chances: Chances, held: Holdings) -> _Offer:
    """The pair on the first free letter is placed as the seat likes; if all are placed, any pair."""
    if NO_PAIR in s.sailors:
        return _Offer(_placings(held, s.sailors.index(NO_PAIR)))
    return _Offer(
        tuple(option for duel in range(len(held.pairs)) for option in _placings(held, duel))
    )


def _placings(held: Holdings, duel: int) -> tuple[Holdings, Holdings]:
    """The two ways to place that pair."""
    gap = held.pairs[duel]
    if gap is None:
        gap = _PLACED
    return with_pair(held, duel, gap), with_pair(held, duel, -gap)


_OFFERS: Mapping[str, Callable[[MutinyState, Seat, Chances, Holdings], _Offer]] = {
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
"""The ghost offers nothing."""

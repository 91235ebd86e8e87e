"""Reasons for bids and orders, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.advice.bidding import prizes, weigh_answers
from freebooters.games.caribbean.advice.value import distances
from freebooters.games.caribbean.rules.chart import INDEX
from freebooters.games.caribbean.rules.components import (
    RAID,
    SHIP_INDEX,
    SHIPS,
    THIEF,
    VALUES,
    area_words,
    ship_words,
)
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState

__all__ = ["reason"]

_HIGH = 3
"""With at least so many barrels a bribe is high."""
_STEPS = 3
"""The steps a ship is assumed to sail when ships are compared."""
_NEAR = 3
"""Steps from a hideout within which a chest lies well."""


def reason(s: CaribbeanState, seat: Seat, action: Action) -> Message | None:
    """The best reason for the action; None if there is none."""
    words: tuple[Any, ...] = action
    verb, *what = words
    return _REASONS[verb](s, seat, *what)


def _of_answer(key: str, sign: int) -> Callable[[CaribbeanState, Seat], Message | None]:
    """The reason for raising (1) or declining (-1), if it is the better of the two."""

    def found(s: CaribbeanState, seat: Seat) -> Message | None:
        raising, declining = weigh_answers(s, seat)
        if round(sign * (raising - declining), 9) <= 0:
            return None
        return say(key, ship=ship_words(s.sailing))

    return found


def _of_bid(s: CaribbeanState, seat: Seat, name: str, card: int) -> Message | None:
    ship = SHIP_INDEX[name]
    promises = [_promise(s, seat, seat, each) for each in range(len(SHIPS))]
    better = sum(promise > promises[ship] for promise in promises)
    words = ship_words(ship)
    if card == THIEF:
        threats = [
            min(_promise(s, other, seat, each) for other in range(len(s.money)) if other != seat)
            for each in range(len(SHIPS))
        ]
        return (
            say("caribbean-reason-bid-thief", ship=words) if threats[ship] == min(threats) else None
        )
    if card >= _HIGH and not better:
        return say("caribbean-reason-bid-best", ship=words)
    if card >= _HIGH and better < _HIGH:
        return say("caribbean-reason-bid-good", ship=words)
    if card < _HIGH and better >= _HIGH:
        return say("caribbean-reason-bid-low", ship=words)
    return None


def _promise(s: CaribbeanState, controller: Seat, seat: Seat, ship: int) -> float:
    """What a turn of that ship would bring a seat if `controller` sails it, in doubloons."""
    return round(prizes(s)[ship][controller][_STEPS][seat], 6)


def _of_course(s: CaribbeanState, seat: Seat, area: str) -> Message | None:
    here, there, chest = s.at[s.sailing], INDEX[area], s.hold[s.sailing]
    if chest == NONE:
        prize, where = _prize(s, here)
        away = distances()[where]
        if prize == NONE or away[there] >= away[here]:
            return None
        return say("caribbean-reason-towards", chest=area_words(prize), value=VALUES[prize])
    steps = _way_home(s, seat, there)
    if steps < _way_home(s, seat, here):
        return say("caribbean-reason-home", chest=area_words(chest), steps=steps)
    rival = _nearest(s, here)
    if rival != seat and _way_home(s, rival, there) > _way_home(s, rival, here):
        return say("caribbean-reason-away", chest=area_words(chest), seat=SeatName(rival))
    return None


def _prize(s: CaribbeanState, here: int) -> tuple[int, int]:
    """The best chest to fetch from an area, and where it lies; `NONE` if there is none."""
    steps = distances()[here]
    found = [(VALUES[chest] / (1 + steps[area]), chest, area) for chest, area in _chests(s)]
    _, chest, area = max(found, default=(0.0, NONE, here))
    return chest, area


def _chests(s: CaribbeanState) -> Iterator[tuple[int, int]]:
    """Every chest an empty ship might get, and the area where it lies."""
    yield from ((chest, town) for town, chest in enumerate(s.lying) if chest != NONE)
    for ship, chest in enumerate(s.hold):
        if chest != NONE and ship != s.sailing:
            yield chest, s.at[ship]


def _of_loading(s: CaribbeanState, seat: Seat) -> Message:
    return say("caribbean-reason-load", money=RAID)


def _of_theft(s: CaribbeanState, seat: Seat, name: str) -> Message:
    ship = SHIP_INDEX[name]
    value, rival = VALUES[s.hold[ship]], _nearest(s, s.at[ship])
    if rival != seat:
        return say("caribbean-reason-rob", value=value, seat=SeatName(rival))
    return say("caribbean-reason-booty", value=value)


def _of_exchange(s: CaribbeanState, seat: Seat, name: str) -> Message | None:
    chest = s.hold[SHIP_INDEX[name]] if name in SHIP_INDEX else s.lying[INDEX[name]]
    less, more = VALUES[s.hold[s.sailing]], VALUES[chest]
    return say("caribbean-reason-dearer", more=more, less=less) if more > less else None


def _of_handing(s: CaribbeanState, seat: Seat, name: str) -> Message | None:
    ship = SHIP_INDEX[name]
    if _way_home(s, seat, s.at[ship]) >= _way_home(s, seat, s.at[s.sailing]):
        return None
    return say("caribbean-reason-nearer", ship=ship_words(ship))


def _of_safety(s: CaribbeanState, seat: Seat, name: str = "") -> Message | None:
    """The reason for securing a chest, from aboard the ship in turn or through another ship."""
    ship = SHIP_INDEX[name] if name else s.sailing
    if s.owners[s.at[ship]] != seat:
        return None
    return say("caribbean-reason-safe", value=VALUES[s.hold[s.sailing]])


def _of_anchoring(s: CaribbeanState, seat: Seat) -> Message | None:
    """None where the chest could still have come home: it does not lie well there."""
    chest, steps = s.hold[s.sailing], _way_home(s, seat, s.at[s.sailing])
    if chest == NONE or not s.steps < steps <= _NEAR:
        return None
    return say("caribbean-reason-wait", chest=area_words(chest), steps=steps)


def _way_home(s: CaribbeanState, seat: Seat, area: int) -> int:
    """Steps over an empty sea to that seat's nearest hideout."""
    steps = distances()[area]
    return min(steps[each] for each in _hideouts(s, seat))


def _hideouts(s: CaribbeanState, seat: Seat) -> Sequence[int]:
    return [area for area, owner in enumerate(s.owners) if owner == seat]


def _nearest(s: CaribbeanState, area: int) -> Seat:
    """Whose hideout is nearest."""
    return min(range(len(s.money)), key=lambda seat: _way_home(s, seat, area))


_REASONS: Mapping[str, Callable[..., Message | None]] = {
    "bid": _of_bid,
    "raise": _of_answer("caribbean-reason-raise", 1),
    "decline": _of_answer("caribbean-reason-decline", -1),
    "sail": _of_course,
    "load": _of_loading,
    "steal": _of_theft,
    "exchange": _of_exchange,
    "exchange-port": _of_exchange,
    "hand": _of_handing,
    "hand-secure": _of_safety,
    "secure": _of_safety,
    "anchor": _of_anchoring,
}
"""By verb; each is given the state, the seat and the action's other words."""

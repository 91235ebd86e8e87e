"""A ship's turn: what its controller may do, and doing it (KA-6 to KA-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX, NEAR, TOWNS
from freebooters.games.caribbean.rules.components import RAID, SHIP_INDEX, SHIPS, VALUES
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, gained, members

__all__ = [
    "ACTS",
    "ANCHOR",
    "ORDERS",
    "acts",
    "busy",
    "note_left",
    "orders",
    "port_place",
    "ports_beside",
    "went",
    "went_pairs",
]

LOAD: Action = ("load",)
SECURE: Action = ("secure",)
ANCHOR: Action = ("anchor",)

_SAIL: tuple[Action, ...] = tuple(("sail", area.id) for area in AREAS)
_STEAL: tuple[Action, ...] = tuple(("steal", ship) for ship in SHIPS)
_EXCHANGE: tuple[Action, ...] = tuple(("exchange", ship) for ship in SHIPS)
_EXCHANGE_PORT: tuple[Action, ...] = tuple(("exchange-port", area.id) for area in AREAS)
_HAND: tuple[Action, ...] = tuple(("hand", ship) for ship in SHIPS)
_HAND_SECURE: tuple[Action, ...] = tuple(("hand-secure", ship) for ship in SHIPS)

ORDERS: tuple[Action, ...] = (
    *_SAIL,
    LOAD,
    *_STEAL,
    *_EXCHANGE,
    *_EXCHANGE_PORT[:TOWNS],
    *_HAND,
    *_HAND_SECURE,
    SECURE,
    ANCHOR,
)
"""Everything a controller can ever do."""

_COURSES = tuple(tuple(_SAIL[area] for area in borders) for borders in BORDERS)
_PORTS_BESIDE = tuple(
    tuple(town for town in (area, *borders) if town < TOWNS) for area, borders in enumerate(BORDERS)
)
_PLACE_NAMES = (*SHIPS, *(area.id for area in AREAS[:TOWNS]))
_PLACES = len(_PLACE_NAMES)


def ports_beside(area: int) -> tuple[int, ...]:
    """The towns whose area a ship in `area` is in or borders, its own first."""
    return _PORTS_BESIDE[area]


def port_place(town: int) -> int:
    """The number of a port among the ships and ports a chest can have left; a ship has its own
    number.
    """
    return len(SHIPS) + town


def went(s: CaribbeanState, chest: int, place: int) -> bool:
    """Whether a chest has left that other ship or port this turn and so may not go back (KA-7)."""
    return bool(s.left >> (chest * _PLACES + place) & 1)


def note_left(s: CaribbeanState, chest: int, place: int) -> None:
    """Records that a chest leaves another ship or a port."""
    s.left |= 1 << (chest * _PLACES + place)


def went_pairs(s: CaribbeanState) -> list[tuple[str, str]]:
    """Every chest and the ship or port it may not go back to, by name, sorted."""
    pairs = (divmod(bit, _PLACES) for bit in members(s.left))
    return sorted((AREAS[chest].id, _PLACE_NAMES[place]) for chest, place in pairs)


def orders(s: CaribbeanState) -> list[Action]:
    """Everything the controller of the ship in turn may do."""
    return [*_courses(s), *acts(s), ANCHOR]


def _courses(s: CaribbeanState) -> Sequence[Action]:
    if not s.steps:
        return ()
    here, at = s.at[s.sailing], s.at
    if NEAR[here].isdisjoint(at):
        return _COURSES[here]
    return [_SAIL[area] for area in BORDERS[here] if area not in at]  # KA-6


def acts(s: CaribbeanState) -> list[Action]:
    """What the controller of the ship in turn may do where the ship is."""
    at = s.at
    here = at[s.sailing]
    near = NEAR[here]
    beside: Sequence[int] = ()
    if not near.isdisjoint(at):
        beside = [other for other, area in enumerate(at) if area in near]
    if s.hold[s.sailing] == NONE:
        return _empty_acts(s, here, beside)
    return _laden_acts(s, here, beside)


def _empty_acts(s: CaribbeanState, here: int, beside: Sequence[int]) -> list[Action]:
    found = [LOAD] if here < TOWNS and s.lying[here] != NONE else []
    if beside:
        found += [_STEAL[other] for other in beside if s.hold[other] != NONE]
    return found


def _laden_acts(s: CaribbeanState, here: int, beside: Sequence[int]) -> list[Action]:
    hold, owners = s.hold, s.owners
    chest = hold[s.sailing]
    found: list[Action] = []
    if beside:
        found += [
            _EXCHANGE[other]
            for other in beside
            if hold[other] != NONE and not went(s, chest, other)
        ]
    for town in _PORTS_BESIDE[here]:
        if s.lying[town] != NONE and not went(s, chest, port_place(town)):
            found.append(_EXCHANGE_PORT[town])
    if beside:
        empty = [other for other in beside if hold[other] == NONE]
        found += [_HAND[other] for other in empty if not went(s, chest, other)]
        found += [_HAND_SECURE[other] for other in empty if owners[s.at[other]] != NONE]
    if owners[here] != NONE:
        found.append(SECURE)
    return found


def busy(s: CaribbeanState) -> bool:
    """Whether the controller could do anything but anchor."""
    if s.steps and not NEAR[s.at[s.sailing]].issubset(s.at):
        return True
    return bool(acts(s))


def _sail(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    area, ship = INDEX[words[1]], s.sailing
    if emit:
        route = {"from": AREAS[s.at[ship]].id, "to": words[1]}
        emit(Event("sailed", _told(s, seat, **route, left=s.steps - 1)))
    s.at[ship] = area
    s.steps -= 1


def _load(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    town = s.at[s.sailing]
    chest = s.lying[town]
    s.lying[town] = NONE
    _take_aboard(s, chest, port_place(town))
    gained(s, seat, NONE, RAID)
    if emit:
        emit(
            Event("loaded", _told(s, seat, port=AREAS[town].id, chest=AREAS[chest].id, money=RAID))
        )


def _steal(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    other = SHIP_INDEX[words[1]]
    chest = s.hold[other]
    s.hold[other] = NONE
    _take_aboard(s, chest, other)
    if emit:
        emit(Event("stole", _told(s, seat, victim=words[1], chest=AREAS[chest].id)))


def _exchange(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    other = SHIP_INDEX[words[1]]
    gave, got = s.hold[s.sailing], s.hold[other]
    s.hold[other] = gave
    _take_aboard(s, got, other)
    if emit:
        chests = {"gave": AREAS[gave].id, "got": AREAS[got].id}
        emit(Event("exchanged", _told(s, seat, other=words[1], **chests)))


def _exchange_port(
    s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None
) -> None:
    town = INDEX[words[1]]
    gave, got = s.hold[s.sailing], s.lying[town]
    s.lying[town] = gave
    _take_aboard(s, got, port_place(town))
    if emit:
        chests = {"gave": AREAS[gave].id, "got": AREAS[got].id}
        emit(Event("traded", _told(s, seat, port=words[1], **chests)))


def _hand(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    other, chest = SHIP_INDEX[words[1]], s.hold[s.sailing]
    s.hold[s.sailing] = NONE
    s.hold[other] = chest
    if emit:
        emit(Event("handed", _told(s, seat, other=words[1], chest=AREAS[chest].id)))


def _hand_secure(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    _secure_in(s, seat, s.at[SHIP_INDEX[words[1]]], words[1], emit)


def _secure(s: CaribbeanState, seat: Seat, words: tuple[Any, ...], emit: Emit | None) -> None:
    _secure_in(s, seat, s.at[s.sailing], None, emit)


def _secure_in(
    s: CaribbeanState, seat: Seat, area: int, through: str | None, emit: Emit | None
) -> None:
    """Secures the chest aboard in a hideout, `through` another ship if that one lies on it."""
    chest, owner = s.hold[s.sailing], s.owners[area]
    s.hold[s.sailing] = NONE
    s.secured |= 1 << chest  # KA-8
    gained(s, owner, chest, VALUES[chest])  # KA-7
    if emit:
        prize = {"chest": AREAS[chest].id, "owner": owner, "value": VALUES[chest]}
        emit(Event("secured", _told(s, seat, **prize, area=AREAS[area].id, through=through)))


def _take_aboard(s: CaribbeanState, chest: int, place: int) -> None:
    """The ship in turn takes a chest from another ship or a port."""
    s.hold[s.sailing] = chest
    note_left(s, chest, place)


def _told(s: CaribbeanState, seat: Seat, **args: Any) -> dict[str, Any]:
    """Who did something with the ship in turn, and what."""
    return {"seat": seat, "ship": SHIPS[s.sailing], **args}


Act = Callable[[CaribbeanState, Seat, tuple[Any, ...], "Emit | None"], None]

ACTS: Mapping[str, Act] = {
    "sail": _sail,
    "load": _load,
    "steal": _steal,
    "exchange": _exchange,
    "exchange-port": _exchange_port,
    "hand": _hand,
    "hand-secure": _hand_secure,
    "secure": _secure,
}
"""What changes the table, by verb; anchoring only ends the turn."""

"""Tables laid for a test: any ships anywhere, any bids, without playing there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from freebooters.catalog import room
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.games.caribbean.rules import CaribbeanRules
from freebooters.games.caribbean.rules.chart import AREAS, INDEX
from freebooters.games.caribbean.rules.components import CARDS, COLOURS, SHIP_INDEX, SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState

__all__ = ["FAR", "RULES", "TOWN_IDS", "bid", "do", "hand", "set_up", "table", "under_way"]

GAME = room("caribbean")
RULES = CaribbeanRules()
TOWN_IDS = [area.id for area in AREAS if area.chest is not None]

FAR = {
    "arriba": "g2",
    "bravo": "b2",
    "caribic": "b10",
    "diabolo": "w5",
    "evita": "h6",
    "fuego": "b6",
}
"""Far from one another; only Evita lies on a hideout, a red one."""


def set_up(seats: int, surcharge: bool = False) -> CaribbeanState:
    """A game just begun: seats coloured in order, the first six towns' chests, ships at random."""
    s = RULES.new(seats, {"surcharge": surcharge})
    while RULES.to_act(s) == (CHANCE,):
        RULES.apply(s, CHANCE, RULES.legal(s, CHANCE)[0])
    return s


def table(
    seats: int = 2,
    *,
    ships: Mapping[str, str] | None = None,
    aboard: Mapping[str, str] | None = None,
    ports: Collection[str] | Mapping[str, str] = (),
    closed: Collection[str] = (),
    money: Sequence[int] | None = None,
    surcharge: bool = False,
    at_round: int = 1,
) -> CaribbeanState:
    """The beginning of a round. Seats are red, blue, yellow, green; ships not named lie `FAR`.

    `ports` are towns whose own chest lies there, or town to chest; chests that are nowhere else are
    secured.
    """
    s = set_up(seats, surcharge)
    assert list(s.colours) == list(range(seats)), COLOURS
    for name, area in {**FAR, **(ships or {})}.items():
        s.at[SHIP_INDEX[name]] = INDEX[area]
    assert len(set(s.at)) == len(SHIPS)
    lying = ports if isinstance(ports, Mapping) else {town: town for town in ports}
    s.lying = [INDEX[lying[town]] if town in lying else -1 for town in TOWN_IDS]
    s.hold = [INDEX[(aboard or {})[ship]] if ship in (aboard or {}) else -1 for ship in SHIPS]
    s.closed = sum(1 << INDEX[town] for town in closed)
    s.stacks = len(closed) // 2
    elsewhere = {*s.lying, *s.hold, *(INDEX[town] for town in closed)}
    s.secured = sum(1 << INDEX[town] for town in TOWN_IDS if INDEX[town] not in elsewhere)
    s.money = list(money or [0] * seats)
    s.round = at_round
    s.gains = ((),) * at_round
    return s


def hand(*cards: int) -> list[int]:
    """Six bids that begin with those cards; the others follow in order, the spare is the last."""
    return [*cards, *(card for card in CARDS if card not in cards)][: len(SHIPS)]


def bid(s: CaribbeanState, *hands: Sequence[int]) -> list[Event]:
    """Every seat lays its six cards."""
    events: list[Event] = []
    for seat, cards in enumerate(hands):
        for ship, card in zip(SHIPS, cards, strict=True):
            do(s, seat, ("bid", ship, card), events=events)
    return events


def do(
    s: CaribbeanState, seat: Seat, *actions: Action, events: list[Event] | None = None
) -> list[Event]:
    """Carries out actions that have to be legal; what happened."""
    told: list[Event] = [] if events is None else events
    for action in actions:
        assert seat in RULES.to_act(s), f"seat {seat} does not act before {action}"
        assert action in RULES.legal(s, seat), f"{action} is not among {RULES.legal(s, seat)}"
        told += GAME.tell(s, seat, action)
    return told


def under_way(
    steps: int,
    *,
    seats: int = 2,
    ships: Mapping[str, str] | None = None,
    aboard: Mapping[str, str] | None = None,
    ports: Collection[str] | Mapping[str, str] = (),
) -> CaribbeanState:
    """Seat 0 controls Arriba with so many steps; nobody controls Bravo."""
    s = table(seats, ships=ships, aboard=aboard, ports=ports)
    if steps:
        bid(s, hand(steps, -1), *[hand(0, -1)] * (seats - 1))
    else:
        bid(s, hand(1, -1), hand(-1, 0), *[hand(0, -1)] * (seats - 2))
    assert (0, steps) == (s.controller, s.steps)
    return s

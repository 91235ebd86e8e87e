"""Tables laid for a test: any hands, ships anywhere, whole rounds in a line or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freebooters.catalog import room
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.games.meuterer.rules import MeutererRules
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    HAND,
    ISLAND_NUMBERS,
    ISLANDS,
    PLAYING,
    PROMISING,
)
from freebooters.games.meuterer.rules.state import MeutererState

__all__ = [
    "GAME",
    "RULES",
    "counts",
    "deal",
    "do",
    "fresh",
    "kinds",
    "pay",
    "phase_two",
    "settle",
    "table",
]

GAME = room("meuterer")
RULES = MeutererRules()
ORDER = tuple(island.name for island in ISLANDS)
"""How the islands lie on these tables: as in the box."""
FILLERS = tuple(CARD_NUMBERS[name] for name in ("grain", "cloth", "wine", "salt"))


def counts(cards: str) -> list[int]:
    """Cards by name, with spaces between, as counts."""
    found = [0] * len(CARDS)
    for name in cards.split():
        found[CARD_NUMBERS[name]] += 1
    return found


def fresh(
    seats: int = 3, pirate: bool = False, *, printed: bool = False, open_conflict: bool = False
) -> MeutererState:
    """A game nobody has laid out yet."""
    islands = "printed" if printed else "random"
    return RULES.new(seats, {"pirate": pirate, "islands": islands, "open_conflict": open_conflict})


def table(
    *hands: str,
    ship: str = "hochland",
    left: str = "",
    captain: Seat = 0,
    pirate: bool = False,
    pirate_ship: str = "piratennest",
    at_round: int = 1,
    scores: Sequence[int] = (),
    open_conflict: bool = False,
) -> MeutererState:
    """The beginning of a round, the islands in the order of the box. Hands are filled to five,
    without rubies; `left` is the other active island.
    """
    s = fresh(len(hands), pirate, open_conflict=open_conflict)
    s.circle = tuple(range(len(ORDER)))
    s.ship = ISLAND_NUMBERS[ship]
    s.active = (s.ship, ISLAND_NUMBERS[left]) if left else (s.ship,)
    s.captain = s.round_captain = captain
    s.round = at_round
    s.scores = list(scores or [0] * len(hands))
    if pirate:
        s.pirate_ship = ISLAND_NUMBERS[pirate_ship]
    s.hands = [counts(hand) for hand in hands]
    for hand in s.hands:
        s.bag = [count - held for count, held in zip(s.bag, hand, strict=True)]
    assert min(s.bag) >= 0
    for hand in s.hands:
        for card in FILLERS * HAND:
            if sum(hand) < HAND and s.bag[card]:
                hand[card] += 1
                s.bag[card] -= 1
    s.phase = PROMISING
    s.turn = captain
    s.acting = (captain,)
    return s


def do(s: MeutererState, seat: Seat, *actions: Action) -> list[Event]:
    """Carries out actions that have to be legal; what happened."""
    told: list[Event] = []
    for action in actions:
        assert (seat,) == RULES.to_act(s), f"seat {seat} does not act before {action}"
        assert action in RULES.legal(s, seat), f"{action} is not among {RULES.legal(s, seat)}"
        told += GAME.tell(s, seat, action)
    return told


def deal(s: MeutererState, *actions: Action) -> list[Event]:
    """Chance decides so; every outcome has to be possible."""
    return do(s, CHANCE, *actions)


def settle(s: MeutererState) -> list[Event]:
    """Chance decides, its first outcome each time, until a seat acts."""
    told: list[Event] = []
    while RULES.to_act(s) == (CHANCE,):
        RULES.apply(s, CHANCE, RULES.legal(s, CHANCE)[0], told.append)
    return told


def phase_two(
    s: MeutererState, cards: Sequence[str], roles: Mapping[Seat, str], pouch: int = 0
) -> list[Event]:
    """Every seat plays those cards, a card a turn, then passes and takes that role."""
    told = do(s, s.captain, ("pouch", pouch))
    waiting = [hand.split() for hand in cards]
    while s.phase == PLAYING and len(s.passed) < len(waiting):
        seat = s.turn
        if waiting[seat]:
            told += do(s, seat, ("play", waiting[seat].pop(0)))
            continue
        told += do(s, seat, ("pass",))
        if seat in roles:
            told += do(s, seat, ("role", roles[seat]))
    return told


def pay(told: Sequence[Event], *reasons: str) -> list[tuple[str, Seat, int]]:
    """Reason, seat and points of what was scored, sales as `sold`; all or for those reasons."""
    found = [
        (event.args.get("reason", "sold"), event.args["seat"], event.args["points"])
        for event in told
        if event.kind in ("scored", "sold")
    ]
    return [entry for entry in found if not reasons or entry[0] in reasons]


def kinds(told: Sequence[Event]) -> list[str]:
    return [event.kind for event in told]

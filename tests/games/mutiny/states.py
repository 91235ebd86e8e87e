"""Setting up moments of La Mutinerie, and playing on from them."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.catalog import room
from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Event
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.games.mutiny.rules.components import CARDS, SIDES
from freebooters.games.mutiny.rules.state import NO_PAIR, MutinyState

__all__ = [
    "RULES",
    "do",
    "duelling",
    "empty",
    "hand",
    "kinds",
    "legal",
    "sailing",
    "taken",
    "told",
    "visit",
    "visiting",
]

GAME = room("mutiny")
RULES = MutinyRules()


def hand(text: str = "") -> list[int]:
    """Counts of combat cards: "p1 p1 g3" is two pink ones and a grey three."""
    counts = [0] * len(CARDS)
    for word in text.split():
        colour = "pink" if word[0] == "p" else "grey"
        counts[CARDS.index((colour, int(word[1])))] += 1
    return counts


def sailing(seats: int = 2, *, dealer: Seat = 0) -> MutinyState:
    """The first turn of a game, the dealer's."""
    state = RULES.new(seats, {})
    do(state, ("start", dealer))
    return state


def do(state: MutinyState, *actions: Action) -> list[Event]:
    """Carries out legal actions, each by the first who acts; everything that happened."""
    told: list[Event] = []
    for action in actions:
        seat = state.acting[0]
        assert action in RULES.legal(state, seat), (action, RULES.legal(state, seat))
        told += GAME.tell(state, seat, action)
    return told


def legal(state: MutinyState) -> list[Action]:
    """What the first who acts may do."""
    return RULES.legal(state, state.acting[0])


def visit(state: MutinyState, pirate: str, *then: Action) -> list[Event]:
    """The seat on turn takes a pirate, which lies open for it, and goes on."""
    if pirate not in state.open:
        state.open.append(pirate)
    state.opened = ""
    return do(state, ("take", pirate), *then)


def visiting(pirate: str, *then: Action, seats: int = 2) -> MutinyState:
    """A game in which seat 0, on its first turn, took that pirate."""
    state = sailing(seats)
    visit(state, pirate, *then)
    return state


def taken(state: MutinyState) -> MutinyState:
    """Whoever is on turn has let it end without effect."""
    state.open = []
    do(state, ("knock",), ("cabin", "ghost"))
    return state


def empty(state: MutinyState, *supplies: str) -> None:
    """Nothing is left of those supplies: combat, gold, bank."""
    if "combat" in supplies:
        state.combat_bag = [0] * len(state.combat_bag)
    if "gold" in supplies:
        state.gold_bag = [0] * len(state.gold_bag)
    if "bank" in supplies:
        state.bank = 0


def duelling(
    sides: Sequence[str | None],
    hands: Sequence[str],
    *,
    pairs: Sequence[tuple[int, int]] = (),
    coins: Sequence[int] = (),
    bank: int = 20,
    dealer: Seat = 0,
) -> MutinyState:
    """A game whose voyage has just ended, at the first duel. `pairs` stand on the first letters,
    placed by seat 0.
    """
    seats = len(sides)
    state = sailing(seats, dealer=dealer)
    state.turn = (dealer - 1) % seats
    state.acting = (state.turn,)
    state.closed, state.ship = 1, 1
    state.open = ["chang"]
    state.coins = [0] * seats
    state.allegiance = [-1 if side is None else SIDES.index(side) for side in sides]
    state.hands = [hand(cards) for cards in hands]
    for letter, pair in enumerate(pairs):
        state.sailors[letter] = pair
        state.seen[letter] = (0,)
        state.deck = [value for value in state.deck if value not in pair]
    assert NO_PAIR not in state.sailors[: len(pairs)]
    do(state, ("take", "chang"))
    state.coins = list(coins) or [0] * seats
    state.bank = bank
    return state


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Sequence[Event], kind: str, observer: Seat | None) -> list[dict[str, object]]:
    """What an observer was told by the events of that kind."""
    return [dict(event.seen_by(observer).args) for event in events if event.kind == kind]

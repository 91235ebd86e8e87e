"""Blank: take up to three coins from a chest; the last one counts most.

A whole game in one file, to begin your own from. Nothing is hidden in it.
"""

from __future__ import annotations

from freebooters.engine.contract import Action, Options, Seat
from freebooters.engine.events import Emit, Event
from freebooters.kit.open import OpenRules, OpenState
from freebooters.kit.plain import Looks, plain_game

__all__ = ["game"]

COINS = 21  # change me: how many coins are in the chest
MOST = 3  # change me: how many one may take at once
LAST = 5  # change me: what the last coin counts


class BlankState(OpenState):
    """All there is, each with its type; the plain table shows it in this order."""

    __slots__ = ("chest", "coins", "turn")

    chest: int
    coins: list[int]
    turn: Seat


class BlankRules(OpenRules[BlankState]):
    state_type = BlankState

    def new(self, seats: int, options: Options) -> BlankState:
        s = BlankState()
        s.chest, s.coins, s.turn = COINS, [0] * seats, 0
        return s

    def to_act(self, s: BlankState) -> tuple[Seat, ...]:
        """Who acts; nobody once the game is over. `(CHANCE,)` where dice roll or cards are dealt."""
        return (s.turn,) if s.chest else ()

    def legal(self, s: BlankState, seat: Seat) -> list[Action]:
        return [("take", count) for count in range(1, min(MOST, s.chest) + 1)]

    def outcomes(self, s: BlankState) -> list[tuple[Action, int]]:
        """What chance may do, each with its weight; here it does nothing."""
        return []

    def apply(self, s: BlankState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        count = int(action[1])
        s.chest -= count
        s.coins[seat] += count if s.chest else count - 1 + LAST
        s.turn = (seat + 1) % len(s.coins)
        if emit:
            emit(Event("took", {"seat": seat, "count": count}))

    def returns(self, s: BlankState) -> list[float]:
        best = [float(coins == max(s.coins)) for coins in s.coins]
        return [each / sum(best) for each in best]


game = plain_game(
    "blank",
    BlankRules(),
    seats=(2, 3, 4),
    longest=COINS,
    looks=Looks(score="coins", sounds={"coin": "took"}),
)

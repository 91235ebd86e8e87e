"""Fists: a game of secret choices, so that what the promises say of them is tried at all times.

Everybody hides coins in a fist, all at once; then the fists are opened and the one highest fist
scores. The coins shown are spent. Not a room: it has no pictures and no words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import Action, Options, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.engine.game import Game, Info, Option, Quick, Traits

__all__ = ["FistsRules", "FistsState", "FistsView", "census", "game"]

COINS = 4
LARGEST = 2
EMPTY = -1
"""A fist nobody has made yet."""


class FistsState(State):
    __slots__ = ("coins", "fists", "pot", "rounds", "score")

    coins: list[int]
    """Per seat; a coin in a fist still counts as its owner's."""
    fists: list[int]
    pot: int
    rounds: int
    """Rounds still to play, this one included."""
    score: list[int]

    def copy(self) -> FistsState:
        s = FistsState.__new__(FistsState)
        s.coins = self.coins[:]
        s.fists = self.fists[:]
        s.pot = self.pot
        s.rounds = self.rounds
        s.score = self.score[:]
        return s


@dataclass(frozen=True, slots=True)
class FistsView:
    coins: tuple[int, ...]
    fists: tuple[int | None, ...]
    pot: int
    rounds: int
    score: tuple[int, ...]


class FistsRules(Rules[FistsState, FistsView]):
    view_type = FistsView

    def new(self, seats: int, options: Options) -> FistsState:
        s = FistsState()
        s.coins = [COINS] * seats
        s.fists = [EMPTY] * seats
        s.pot = 0
        s.rounds = options["rounds"]
        s.score = [0] * seats
        return s

    def to_act(self, s: FistsState) -> tuple[Seat, ...]:
        if not s.rounds:
            return ()
        return tuple(seat for seat, fist in enumerate(s.fists) if fist == EMPTY)

    def legal(self, s: FistsState, seat: Seat) -> list[Action]:
        return [("hide", coins) for coins in range(min(LARGEST, s.coins[seat]) + 1)]

    def outcomes(self, s: FistsState) -> list[tuple[Action, int]]:
        raise AssertionError("nothing is left to chance")

    def apply(self, s: FistsState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        s.fists[seat] = int(action[1])
        if emit:
            emit(Event("hid", {"seat": seat}, {"coins": s.fists[seat]}, (seat,)))
        if EMPTY not in s.fists:
            _open(s, emit)

    def returns(self, s: FistsState) -> list[float]:
        return [float(score == max(s.score)) for score in s.score]

    def view(self, s: FistsState, seat: Seat | None) -> FistsView:
        return FistsView(
            coins=tuple(s.coins),
            fists=tuple(
                fist if owner == seat or fist == EMPTY else None
                for owner, fist in enumerate(s.fists)
            ),
            pot=s.pot,
            rounds=s.rounds,
            score=tuple(s.score),
        )

    def imagine(self, v: FistsView, rng: Random) -> FistsState:
        s = FistsState()
        s.coins = list(v.coins)
        s.fists = [
            int(rng.random() * (min(LARGEST, coins) + 1)) if fist is None else fist
            for fist, coins in zip(v.fists, v.coins, strict=True)
        ]
        s.pot = v.pot
        s.rounds = v.rounds
        s.score = list(v.score)
        return s

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        return [("hide", coins) for coins in range(LARGEST + 1)]

    def mask(self, s: FistsState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        return action if seat == observer else action[:1]


def _open(s: FistsState, emit: Emit | None) -> None:
    highest = max(s.fists)
    if s.fists.count(highest) == 1:
        s.score[s.fists.index(highest)] += 1
    for seat, fist in enumerate(s.fists):
        s.coins[seat] -= fist
        s.pot += fist
    if emit:
        emit(Event("opened", {"fists": tuple(s.fists)}, reveals=True))
    s.fists = [EMPTY] * len(s.fists)
    s.rounds -= 1


def census(s: FistsState) -> Mapping[str, int]:
    return {"coins": sum(s.coins) + s.pot}


game = Game(
    info=Info(
        id="fists",
        rules_version=1,
        seats=(2, 3),
        options=(Option("rounds", "whole", (1, 3), 3),),
        traits=Traits(hidden=True, chance=False, simultaneous=True),
        rules=(),
        longest=9,
        complexity=1,
        quick=Quick(2),
        designer="",
        published="",
    ),
    rules=FistsRules(),
    paint=None,
)

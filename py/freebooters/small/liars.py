"""Liar's dice: everybody hides some dice; bid how many of a face lie there, or doubt the last bid.

Whoever was wrong loses a die. The last one with dice wins. Three numbers and three rules are marked
`change me`.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import CHANCE, Action, Options, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.kit.plain import Looks, plain_game

__all__ = ["game"]

DICE = 3  # change me: how many dice everybody begins with
FACES = 6  # change me: how many faces a die has
LOST = 1  # change me: how many dice one loses who was wrong

MOST = 4
DOUBT: Action = ("doubt",)


class LiarsState(State):
    __slots__ = ("count", "dice", "face", "left", "shown", "turn")

    dice: list[list[int]]
    """Per seat its dice; fewer than it has left while they are rolled."""
    left: list[int]
    """Per seat how many dice it still has."""
    count: int
    """How many dice the last bid names; 0 before the first bid of a round."""
    face: int
    """Of which face."""
    shown: bool
    """Whether all dice lie open: after a doubt, until they are rolled again."""
    turn: Seat

    def copy(self) -> LiarsState:
        s = LiarsState()
        s.dice = [dice[:] for dice in self.dice]
        s.left, s.count, s.face = self.left[:], self.count, self.face
        s.shown, s.turn = self.shown, self.turn
        return s


@dataclass(frozen=True, slots=True)
class LiarsView:
    """What one seat may know; a die is None where another one's hand hides it."""

    dice: tuple[tuple[int | None, ...], ...]
    left: tuple[int, ...]
    count: int
    face: int
    shown: bool
    turn: int


class LiarsRules(Rules[LiarsState, LiarsView]):
    view_type = LiarsView

    def new(self, seats: int, options: Options) -> LiarsState:
        s = LiarsState()
        s.dice, s.left = [[] for _ in range(seats)], [DICE] * seats
        s.count, s.face, s.shown, s.turn = 0, 0, False, 0
        return s

    def to_act(self, s: LiarsState) -> tuple[Seat, ...]:
        if sum(map(bool, s.left)) == 1:
            return ()
        return (CHANCE,) if _is_rolling(s) else (s.turn,)

    def legal(self, s: LiarsState, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return [action for action, _ in self.outcomes(s)]
        bids: list[Action] = [
            ("bid", count, face)
            for count in range(1, sum(s.left) + 1)
            for face in range(1, FACES + 1)
            if (count, face) > (s.count, s.face)  # change me: which bid is higher
        ]
        return [*bids, DOUBT] if s.count else bids

    def outcomes(self, s: LiarsState) -> list[tuple[Action, int]]:
        return [(("roll", face), 1) for face in range(1, FACES + 1)]

    def apply(self, s: LiarsState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        if action == DOUBT:
            _doubt(s, seat, emit)
        elif action[0] == "bid":
            s.count, s.face = int(action[1]), int(action[2])
            s.turn = _beside(s, seat, 1)
            if emit:
                emit(Event("bid", {"seat": seat, "count": s.count, "face": s.face}))
        else:
            owner = _next_rolled(s)
            if s.shown:
                s.dice, s.shown = [[] for _ in s.left], False
            s.dice[owner].append(int(action[1]))
            if emit:
                emit(Event("rolled", {"seat": owner}, {"face": action[1]}, (owner,)))

    def returns(self, s: LiarsState) -> list[float]:
        return [float(left > 0) for left in s.left]

    def view(self, s: LiarsState, seat: Seat | None) -> LiarsView:
        dice = tuple(
            tuple(dice) if owner == seat or s.shown else (None,) * len(dice)
            for owner, dice in enumerate(s.dice)
        )
        return LiarsView(dice, tuple(s.left), s.count, s.face, s.shown, s.turn)

    def imagine(self, v: LiarsView, rng: Random) -> LiarsState:
        s = LiarsState()
        s.dice = [[die or 1 + int(rng.random() * FACES) for die in dice] for dice in v.dice]
        s.left, s.count, s.face = list(v.left), v.count, v.face
        s.shown, s.turn = v.shown, v.turn
        return s

    def mask(self, s: LiarsState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        return action[:1] if seat == CHANCE and observer != _next_rolled(s) else action


def _doubt(s: LiarsState, seat: Seat, emit: Emit | None) -> None:
    there = sum(dice.count(s.face) for dice in s.dice)  # change me: are ones any face you like?
    loser = seat if there >= s.count else _beside(s, seat, -1)  # change me: who was wrong
    lost = min(s.left[loser], LOST)
    s.left[loser] -= lost
    if emit:
        for owner, dice in enumerate(s.dice):
            if not dice:
                continue
            emit(Event("showed", {"seat": owner, "dice": " ".join(map(str, dice))}, reveals=True))
        emit(Event("doubted", {"seat": seat, "there": there, "face": s.face}))
        emit(Event("lost", {"seat": loser, "count": lost}))
        if not s.left[loser]:
            emit(Event("out", {"seat": loser}))
    s.count, s.face, s.shown = 0, 0, True
    s.turn = loser if s.left[loser] else _beside(s, loser, 1)
    if emit:
        emit(Event("shown"))


def _is_rolling(s: LiarsState) -> bool:
    return s.shown or any(len(dice) < left for dice, left in zip(s.dice, s.left, strict=True))


def _next_rolled(s: LiarsState) -> Seat:
    rolled = [0 if s.shown else len(dice) for dice in s.dice]
    return next(seat for seat, left in enumerate(s.left) if rolled[seat] < left)


def _beside(s: LiarsState, seat: Seat, step: int) -> Seat:
    """The next seat in that direction that has dice."""
    seat = (seat + step) % len(s.left)
    return seat if s.left[seat] else _beside(s, seat, step)


game = plain_game(
    "liars",
    LiarsRules(),
    seats=tuple(range(2, MOST + 1)),
    hidden=True,
    chance=True,
    longest=300,
    rule_ids=("LD-1", "LD-2", "LD-3"),
    looks=Looks(
        score="left",
        per_seat=("dice",),
        aside=("shown",),
        untold=("rolled",),
        beats=("shown",),
        sounds={"lot": "bid", "turn": "doubted"},
        keys={"bid": {"count": range(1, MOST * DICE + 1), "face": range(1, FACES + 1)}},
        by_seats=("count",),
    ),
    complexity=2,
    worded=True,
)

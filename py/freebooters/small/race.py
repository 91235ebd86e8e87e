"""Race to Tortuga: roll on and risk the storm, or anchor and keep what you have.

Three numbers and three rules are marked `change me`: begin there.
"""

from __future__ import annotations

from freebooters.engine.contract import CHANCE, Action, Options, Seat
from freebooters.engine.events import Emit, Event
from freebooters.kit.open import OpenRules, OpenState
from freebooters.kit.plain import Looks, plain_game

__all__ = ["game"]

LENGTH = 30  # change me: how far it is to Tortuga
STORM = 1  # change me: the number that brings a storm
HARBOUR = 10  # change me: every so many places lies a harbour

ROLL: Action = ("roll",)
ANCHOR: Action = ("anchor",)


class RaceState(OpenState):
    __slots__ = ("began", "places", "rolling", "turn")

    places: list[int]
    """Per seat how far its ship has come."""
    began: int
    """Where the ship lay when this turn began."""
    rolling: int
    """1 while the die rolls, else 0."""
    turn: Seat


class RaceRules(OpenRules[RaceState]):
    state_type = RaceState

    def new(self, seats: int, options: Options) -> RaceState:
        s = RaceState()
        s.places, s.began, s.rolling, s.turn = [0] * seats, 0, 1, 0
        return s

    def to_act(self, s: RaceState) -> tuple[Seat, ...]:
        if max(s.places) == LENGTH:
            return ()
        return (CHANCE,) if s.rolling else (s.turn,)

    def legal(self, s: RaceState, seat: Seat) -> list[Action]:
        if seat == CHANCE:
            return [action for action, _ in self.outcomes(s)]
        return [ROLL, ANCHOR]

    def outcomes(self, s: RaceState) -> list[tuple[Action, int]]:
        return [(("roll", number), 1) for number in range(1, 7)]

    def apply(self, s: RaceState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        s.rolling = int(seat != CHANCE)
        if action == ANCHOR:
            _end_turn(s, emit, "anchored")
        elif action != ROLL:
            _sail(s, int(action[1]), emit)

    def returns(self, s: RaceState) -> list[float]:
        return [float(place == LENGTH) for place in s.places]


def _sail(s: RaceState, number: int, emit: Emit | None) -> None:
    if number == STORM:  # change me: a storm blows you back to where your turn began
        s.places[s.turn] = s.began
        _end_turn(s, emit, "stormed")
        return
    s.places[s.turn] = place = min(s.places[s.turn] + number, LENGTH)
    if emit:
        emit(Event("sailed", {"seat": s.turn, "number": number, "place": place}))
    for other, theirs in enumerate(s.places):  # change me: where two meet, the other drifts back
        if other != s.turn and theirs == place and place % HARBOUR:
            s.places[other] = place - place % HARBOUR  # change me: to the last harbour
            if emit:
                emit(Event("drifted", {"seat": other, "place": s.places[other]}))
    if emit and place == LENGTH:
        emit(Event("arrived", {"seat": s.turn}))


def _end_turn(s: RaceState, emit: Emit | None, kind: str) -> None:
    if emit:
        emit(Event(kind, {"seat": s.turn, "place": s.places[s.turn]}))
    s.turn = (s.turn + 1) % len(s.places)
    s.began, s.rolling = s.places[s.turn], 1


game = plain_game(
    "race",
    RaceRules(),
    seats=(2, 3, 4),
    chance=True,
    longest=600,
    rule_ids=("RT-1", "RT-2", "RT-3", "RT-4"),
    looks=Looks(
        score="places",
        lanes={"places": LENGTH},
        stops={"places": HARBOUR},
        aside=("began", "rolling"),
        sounds={"wave": "sailed drifted", "storm": "stormed", "chain": "anchored"},
    ),
    worded=True,
)

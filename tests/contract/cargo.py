"""Cargo: a game in which everything a seat does is laid out before it is confirmed.

Every seat stows two of its three crates in fore and aft, unseen; when all have, the holds are
opened and the highest fore wins. Not a room: it has a table to lay things on, but no words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import Action, Options, Rules, Seat, State
from freebooters.engine.events import Emit, Event, Seen
from freebooters.engine.game import Game, Info, Quick, Traits
from freebooters.engine.messages import Message, say
from freebooters.stage import (
    WIDE,
    Arrangement,
    Choice,
    Fact,
    Frame,
    Item,
    Node,
    Painter,
    Place,
    Scene,
    Sheet,
)

__all__ = ["CargoPainter", "CargoState", "game"]

HOLDS = ("fore", "aft")
CRATES = (1, 2, 3)


class CargoState(State):
    __slots__ = ("stowed",)

    stowed: list[list[int]]
    """Per seat what lies in its holds, in their order."""

    def copy(self) -> CargoState:
        s = CargoState()
        s.stowed = [crates[:] for crates in self.stowed]
        return s


@dataclass(frozen=True, slots=True)
class CargoView:
    stowed: tuple[tuple[int | None, ...], ...]


class CargoRules(Rules[CargoState, CargoView]):
    view_type = CargoView

    def new(self, seats: int, options: Options) -> CargoState:
        s = CargoState()
        s.stowed = [[] for _ in range(seats)]
        return s

    def to_act(self, s: CargoState) -> tuple[Seat, ...]:
        return tuple(seat for seat, crates in enumerate(s.stowed) if len(crates) < len(HOLDS))

    def legal(self, s: CargoState, seat: Seat) -> list[Action]:
        stowed = s.stowed[seat]
        return [("stow", HOLDS[len(stowed)], crate) for crate in CRATES if crate not in stowed]

    def outcomes(self, s: CargoState) -> list[tuple[Action, int]]:
        raise AssertionError("nothing is left to chance")

    def apply(self, s: CargoState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        s.stowed[seat].append(int(action[2]))
        if emit:
            secret = {"crate": s.stowed[seat][-1]}
            emit(Event("stowed", {"seat": seat, "hold": action[1]}, secret, (seat,)))
            if not self.to_act(s):
                emit(Event("opened", {"stowed": tuple(map(tuple, s.stowed))}, reveals=True))

    def returns(self, s: CargoState) -> list[float]:
        best = max(s.stowed)
        return [float(crates == best) for crates in s.stowed]

    def view(self, s: CargoState, seat: Seat | None) -> CargoView:
        over = not self.to_act(s)
        return CargoView(
            tuple(
                tuple(crate if over or owner == seat else None for crate in crates)
                for owner, crates in enumerate(s.stowed)
            )
        )

    def imagine(self, v: CargoView, rng: Random) -> CargoState:
        s = CargoState()
        s.stowed = []
        for crates in v.stowed:
            left = list(CRATES)
            s.stowed.append([c or left.pop(int(rng.random() * len(left))) for c in crates])
        return s

    def mask(self, s: CargoState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        return action if seat == observer else action[:2]


class CargoPainter(Painter[CargoView]):
    """Shows holds and crates, told how many events have led there."""

    id = "cargo"

    def scene(
        self,
        view: CargoView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        holds = (
            Node(hold, "box", (200 + 200 * k, 100), (60, 90), label=say(hold), pick=f"hold:{hold}")
            for k, hold in enumerate(HOLDS)
        )
        crates = (
            Node(
                f"crate-{crate}",
                "box",
                (200 * crate, 400 if frame.kind == "wide" else 800),
                (40, 60),
                z=1,
                label=say("crate", crate=crate),
                pick=f"crate:{crate}",
            )
            for crate in CRATES
        )
        kinds = ",".join(event.kind for event in events)
        return Scene(900, (*holds, *crates), say("cargo", events=kinds))

    def choice(self, view: CargoView, seat: Seat, action: Action, frame: Frame = WIDE) -> Choice:
        return Choice(action, say("stow"), (f"hold:{action[1]}", f"crate:{action[2]}"))

    def arrangement(self, view: CargoView, seat: Seat) -> Arrangement | None:
        stowed = view.stowed[seat]
        return Arrangement(
            tuple(Place(f"hold:{hold}", ("stow", hold)) for hold in HOLDS[len(stowed) :]),
            tuple(Item(f"crate:{crate}", crate) for crate in CRATES if crate not in stowed),
            say("sail"),
        )

    def attempt(self, view: CargoView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return None

    def facts(self, view: CargoView, seat: Seat) -> tuple[Fact, ...]:
        return ()

    def held(self, view: CargoView, seat: Seat) -> tuple[Fact, ...]:
        return ()

    def goal(self, view: CargoView, viewer: Seat | None) -> Message:
        return say("cargo-goal")

    def sheet(self, view: CargoView) -> Sheet | None:
        return None

    def prompt(self, view: CargoView, seat: Seat) -> Message:
        return say("cargo-prompt")

    def line(self, event: Seen) -> Message | None:
        return say(f"cargo-log-{event.kind}", **event.args)

    def standing(self, view: CargoView, seat: Seat) -> Message:
        return say("cargo-standing")


game = Game(
    info=Info(
        id="cargo",
        rules_version=1,
        seats=(2, 3),
        options=(),
        traits=Traits(hidden=True, chance=False, simultaneous=True),
        rules=(),
        longest=6,
        complexity=1,
        quick=Quick(2),
        designer="",
        published="",
    ),
    rules=CargoRules(),
    paint=CargoPainter(),
)

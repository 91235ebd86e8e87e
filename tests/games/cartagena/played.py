"""Random games of Cartagena, moment by moment, with their scenes and choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.events import Event, Seen
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import CartagenaPainter
from freebooters.stage import Choice, Frame, Node, Scene

RULES = CartagenaRules()
PAINT = CartagenaPainter()


@dataclass(frozen=True)
class Moment:
    """A game as it stood after one entry of its log, and what that entry let everybody see."""

    state: CartagenaState
    events: tuple[Event, ...]

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def acting(self) -> int | None:
        """The seat that acts; None at the end and while chance decides."""
        acting = RULES.to_act(self.state)
        return acting[0] if acting and acting[0] >= 0 else None

    @property
    def legal(self) -> list[Action]:
        return [] if self.acting is None else RULES.legal(self.state, self.acting)

    def view(self, observer: int | None) -> CartagenaView:
        return RULES.view(self.state, observer)

    def scene(self, observer: int | None, frame: Frame) -> Scene:
        return PAINT.scene(self.view(observer), frame, viewer=observer)

    def seen(self, observer: int | None) -> list[Seen]:
        return [event.seen_by(observer) for event in self.events]

    def after(self, action: Action) -> Moment:
        """What the acting seat's action leads to, cards drawn."""
        assert self.acting is not None
        moment = entered(self, self.acting, action)
        while RULES.to_act(moment.state) == (CHANCE,):
            moment = entered(moment, CHANCE, RULES.draw(moment.state, Random("after")))
        return moment


def entered(moment: Moment, seat: int, action: Action) -> Moment:
    state, events = moment.state.copy(), list[Event]()
    RULES.apply(state, seat, action, events.append)
    return Moment(state, tuple(events))


@cache
def played(variant: str, seats: int) -> tuple[Moment, ...]:
    """A random game after its set-up; it stops little and plays much, so that it gets somewhere."""
    rng = Random(f"{variant} {seats}")
    moment = Moment(RULES.new(seats, {"variant": variant}), ())
    moments = [moment]
    while len(moments) < 1500 and (acting := RULES.to_act(moment.state)):
        seat = acting[0]
        if seat == CHANCE:
            action = RULES.draw(moment.state, rng)
        else:
            legal = RULES.legal(moment.state, seat)
            plays = [action for action in legal if action[0] == "play"]
            action = rng.choice(plays if plays and rng.random() < 0.55 else legal)
        moment = entered(moment, seat, action)
        moments.append(moment)
    first = next(k for k, moment in enumerate(moments) if moment.acting is not None)
    return tuple(moments[first:])


def moments(variant: str, seats: int, count: int = 15) -> Iterator[Moment]:
    """That game at moments spread over it at which a seat acts, and its end."""
    decisions = [moment for moment in played(variant, seats) if moment.acting is not None]
    yield from decisions[:: max(1, len(decisions) // count)]
    yield played(variant, seats)[-1]


def steps(variant: str, seats: int, frame: Frame) -> Iterator[tuple[Scene, Scene, list[Seen], int]]:
    """Scene before, scene after, events between and observer, for the last entries of the log."""
    for before, after in pairwise(played(variant, seats)[-40:]):
        for observer in range(seats):
            seen = after.seen(observer)
            yield (
                PAINT.scene(before.view(observer), frame, (), observer),
                PAINT.scene(after.view(observer), frame, seen, observer),
                seen,
                observer,
            )


def choices_of(moment: Moment, frame: Frame) -> list[Choice]:
    if moment.acting is None:
        return []
    view = moment.view(moment.acting)
    return [PAINT.choice(view, moment.acting, action, frame) for action in moment.legal]


def named(scene: Scene) -> dict[str, Node]:
    return {node.id: node for node in scene.nodes}


def example_view() -> CartagenaView:
    """The example of the 2000 rulebook, yellow to act."""
    segments = VARIANTS["tortuga"].edition.segments
    return CartagenaView(
        variant="tortuga",
        path=sum((segments[k][0] for k in (1, 2, 5, 3, 4, 6)), ()),
        positions=((5, 8, 17, 17, 22, 34), (0, 9, 12, 26, 37, 37), (0, 6, 6, 17, 18, 37)),
        hand_sizes=(0, 1, 0),
        hands=((), ("skull",), ()),
        known=((), ("skull",), ()),
        row=("hat", "key"),
        pile_size=10,
        discards=dict.fromkeys(VARIANTS["tortuga"].edition.symbols, 3),
        shuffled=None,
        turn=1,
        moves_left=3,
        winner=None,
    )


def changed(view: CartagenaView, **fields: Any) -> CartagenaView:
    return CartagenaView(**{**{n: getattr(view, n) for n in view.__slots__}, **fields})

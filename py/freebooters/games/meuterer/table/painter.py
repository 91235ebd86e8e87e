"""Meuterer's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table import around, overlay
from freebooters.games.meuterer.table.beats import BEATS, moments
from freebooters.games.meuterer.table.deck import deck
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.finale import finale
from freebooters.games.meuterer.table.hand import hand
from freebooters.games.meuterer.table.islands import islands, water
from freebooters.games.meuterer.table.layout import Layout, layout_of
from freebooters.games.meuterer.table.log import SOUNDS, told
from freebooters.games.meuterer.table.middle import middle
from freebooters.games.meuterer.table.mutiny import SHOWN, laid, mutiny
from freebooters.games.meuterer.table.pointing import attempted, pointed
from freebooters.games.meuterer.table.sale import sale
from freebooters.games.meuterer.table.sheet import sheet
from freebooters.stage import Beat, Frame, Node, Painter, Scene, own_part

__all__ = ["MeutererPainter"]


_DOT = 6
"""So much the dots of marks stand out from the hand's box."""


class MeutererPainter(Painter[MeutererView]):
    """Picks are `pouch:<points>`, `card:<card>`, `role:<role>`, `fight:<count>`, `keep:<card>`, and
    `offer:<goods>:<count>` with `island:<island>`.
    """

    id = "meuterer"
    rounds = frozenset({"began"})
    sounds = SOUNDS
    beats = BEATS
    ways = frozenset({"sailed"})
    fixed = SHOWN
    choice = staticmethod(pointed)
    facts = staticmethod(around.facts)
    held = staticmethod(around.held)
    goal = staticmethod(around.goal)
    sheet = staticmethod(sheet)
    prompt = staticmethod(around.asked)
    meanwhile = staticmethod(around.meanwhile)
    line = staticmethod(told)

    def scene(
        self,
        view: MeutererView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived = Derived(view)
        layout = layout_of(frame, derived.seats)
        return _scene(
            view,
            layout,
            (*_upper(derived, layout, events), *deck(derived, layout, events)),
            tuple(hand(derived, layout, events)),
        )

    def unfold(
        self,
        view: MeutererView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> tuple[Beat[MeutererView], ...]:
        between = (_beat(told, frame) for told in moments(events))
        return (*between, *super().unfold(view, frame, events, viewer))

    def attempt(self, view: MeutererView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(picks)

    def standing(self, view: MeutererView, seat: Seat) -> Message:
        return say("meuterer-standing", points=view.scores[seat])

    def waiting(self, view: MeutererView, seats: Sequence[Seat]) -> Message:
        moment = Derived(view).moment()
        return say("meuterer-waiting", moment=moment, seat=SeatName(seats[0]))


def _scene(
    view: MeutererView, layout: Layout, above: Sequence[Node], held: Sequence[Node]
) -> Scene:
    label = say("meuterer-scene", round=view.round, rounds=view.rounds)
    own = own_part(layout.frame, view.viewer, held, layout.hand.inset(0, -_DOT), whole=True)
    return Scene(height=layout.frame.height, nodes=(*above, *held), label=label, own=own)


def _upper(derived: Derived, layout: Layout, events: Sequence[Seen]) -> Iterator[Node]:
    """The ring, or what takes its place while roles are chosen or fought over."""
    view = derived.view
    if derived.over:
        yield from finale(derived, layout)
    elif derived.fighting:
        fresh = laid(derived, events)
        yield from mutiny(derived, layout, layout.sea, view.conflict, decided=False, fresh=fresh)
    elif derived.choosing and view.turn == view.viewer:
        yield from overlay.choosing(derived, layout)
    else:
        yield from water(layout)
        yield from islands(derived, layout)
        yield from middle(derived, layout)


def _beat(told: Sequence[Seen], frame: Frame) -> Beat[MeutererView]:
    """The table at a moment on the way, to which those events led."""
    last = told[-1]
    view: MeutererView = last.view
    derived, layout = Derived(view), layout_of(frame, len(view.scores))
    if last.kind == "sold":
        sold = [event for event in told if event.kind == "sold"]
        shown = sale(layout, layout.overlay, sold, derived.holder("merchant"))
    else:
        fresh = laid(derived, told)
        shown = mutiny(derived, layout, layout.overlay, view.conflict, decided=True, fresh=fresh)
    below = tuple(hand(derived, layout)) if layout.stacked else ()
    return Beat(view, _scene(view, layout, tuple(shown), below), len(told))

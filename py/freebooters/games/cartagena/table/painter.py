"""Cartagena's painter: what the table shows, how its moves are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import around
from freebooters.games.cartagena.table.derived import Derived
from freebooters.games.cartagena.table.hands import hands
from freebooters.games.cartagena.table.log import SOUNDS, told
from freebooters.games.cartagena.table.passage import Passage
from freebooters.games.cartagena.table.pointing import asked, attempted, pointed
from freebooters.games.cartagena.table.sheet import sheet
from freebooters.games.cartagena.table.supply import supply
from freebooters.stage import Beat, Frame, Painter, Scene, own_part

__all__ = ["CartagenaPainter"]


class CartagenaPainter(Painter[CartagenaView]):
    """Picks are `card:<symbol>`, `pirate:<cell>` and `retreat`, the next card to be drawn; targets
    are `cell:<number>`, 0 being the start and the number after the last cell the boat.
    """

    id = "cartagena"
    sounds = SOUNDS
    beats = frozenset({"boarded"})
    fixed = ("row-", "discard-")
    choice = staticmethod(pointed)
    attempt = staticmethod(attempted)
    facts = staticmethod(around.facts)
    held = staticmethod(around.held)
    goal = staticmethod(around.goal)
    sheet = staticmethod(sheet)
    prompt = staticmethod(asked)
    line = staticmethod(told)

    def scene(
        self,
        view: CartagenaView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        passage, derived = Passage(view, frame, viewer), Derived(view, frame, events, viewer)
        held = tuple(hands(derived, passage))
        return Scene(
            height=frame.height,
            nodes=(*passage.nodes(events), *supply(derived), *held),
            label=say("cartagena-scene", variant=say(f"cartagena-option-variant-{view.variant}")),
            own=own_part(frame, viewer, held, derived.layout.held),
            ending=None if view.winner is None else derived.layout.sea,
        )

    def unfold(
        self,
        view: CartagenaView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> tuple[Beat[CartagenaView], ...]:
        """The last pirate boards before the boat casts off."""
        boarded = next((event for event in events if event.kind == "boarded"), None)
        if view.winner is None or boarded is None or boarded.view is None:
            return super().unfold(view, frame, events, viewer)
        told = events.index(boarded) + 1
        before = self.scene(boarded.view, frame, events[:told], viewer)
        after = self.scene(view, frame, events[told:], viewer)
        return (Beat(boarded.view, before, told), Beat(view, after, len(events)))

    def standing(self, view: CartagenaView, seat: Seat) -> Message:
        variant, men = VARIANTS[view.variant], view.positions[seat]
        return say("cartagena-standing", count=men.count(variant.boat), all=variant.pirates)

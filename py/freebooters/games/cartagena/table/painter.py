"""Cartagena's painter: what the table shows, how its moves are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.cards import Cards
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.layout import shape_of
from freebooters.games.cartagena.table.log import told
from freebooters.games.cartagena.table.passage import Passage
from freebooters.games.cartagena.table.pointing import asked, attempted, pointed
from freebooters.stage import WIDE, Choice, Fact, Frame, Painter, Scene

__all__ = ["CartagenaPainter"]


class CartagenaPainter(Painter[CartagenaView]):
    """Picks are `card:<symbol>`, `pirate:<cell>` and `retreat`, the next card to be drawn; targets
    are `cell:<number>`, 0 being the start and the number after the last cell the boat.
    """

    id = "cartagena"

    def scene(
        self,
        view: CartagenaView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        shape = shape_of(frame)
        passage = Passage(view, shape, viewer)
        return Scene(
            height=passage.layout.height,
            nodes=(*passage.nodes(events), *Cards(view, shape, events, viewer).nodes()),
            label=say("cartagena-scene", variant=say(f"cartagena-option-variant-{view.variant}")),
        )

    def choice(
        self, view: CartagenaView, seat: Seat, action: Action, frame: Frame = WIDE
    ) -> Choice:
        return pointed(view, seat, action, shape_of(frame))

    def attempt(self, view: CartagenaView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(view, seat, picks)

    def facts(self, view: CartagenaView, seat: Seat) -> tuple[Fact, ...]:
        variant, men = VARIANTS[view.variant], view.positions[seat]
        aboard, held = men.count(variant.boat), view.hand_sizes[seat]
        return (
            Fact(
                say("cartagena-fact-aboard", count=aboard, all=variant.pirates),
                sprite("sloop"),
                f"{aboard}/{variant.pirates}",
            ),
            Fact(say("cartagena-fact-cards", count=held), sprite("card-back"), held),
        )

    def prompt(self, view: CartagenaView, seat: Seat) -> Message:
        return asked(view, seat)

    def line(self, event: Seen) -> Message | None:
        return told(event)

    def standing(self, view: CartagenaView, seat: Seat) -> Message:
        variant, men = VARIANTS[view.variant], view.positions[seat]
        return say("cartagena-standing", count=men.count(variant.boat), all=variant.pirates)

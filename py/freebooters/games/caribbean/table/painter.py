"""Caribbean's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.beats import moments
from freebooters.games.caribbean.table.bids import bids
from freebooters.games.caribbean.table.chart import chest_id, ground, hideouts, ports, route, waters
from freebooters.games.caribbean.table.derived import Derived, place_words, vessel_words
from freebooters.games.caribbean.table.layout import LAYOUTS, shape_of
from freebooters.games.caribbean.table.log import told
from freebooters.games.caribbean.table.money import money, stack_id
from freebooters.games.caribbean.table.nodes import sprite
from freebooters.games.caribbean.table.pointing import attempted, pointed
from freebooters.games.caribbean.table.ships import ships
from freebooters.stage import (
    WIDE,
    Arrangement,
    Beat,
    Choice,
    Fact,
    Frame,
    Item,
    Painter,
    Place,
    Scene,
)

__all__ = ["CaribbeanPainter"]


class CaribbeanPainter(Painter[CaribbeanView]):
    """Picks are `card:<value>` and `berth:<ship>` for bids; for a ship's turn `area:<area>`,
    `ship:<ship>`, `chest:<chest>`, ashore or aboard the ship in turn, and `hideout:<area>`.
    """

    id = "caribbean"

    def scene(
        self,
        view: CaribbeanView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        derived, shape = Derived(view, viewer), shape_of(frame)
        return Scene(
            height=LAYOUTS[shape].height,
            nodes=(
                *ground(shape),
                *route(events, shape),
                *bids(derived, shape),
                *ships(derived, shape),
                *ports(derived, shape, _uncovered(view, events)),
                *hideouts(derived, shape),
                *waters(derived, shape),
                *money(derived, shape, events),
            ),
            label=say("caribbean-scene", round=view.round),
        )

    def unfold(
        self,
        view: CaribbeanView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> tuple[Beat[CaribbeanView], ...]:
        beats = []
        since = 0
        for then, until in moments(view, events, viewer):
            beats.append(Beat(then, self.scene(then, frame, events[since:until], viewer), until))
            since = until
        return tuple(beats)

    def choice(
        self, view: CaribbeanView, seat: Seat, action: Action, frame: Frame = WIDE
    ) -> Choice:
        return pointed(view, seat, action, shape_of(frame))

    def arrangement(self, view: CaribbeanView, seat: Seat) -> Arrangement | None:
        derived = Derived(view, seat)
        due = derived.due()
        if not due:
            return None
        return Arrangement(
            places=tuple(Place(f"berth:{ship}", ("bid", ship)) for ship in due),
            items=tuple(Item(f"card:{card}", card) for card in derived.held()),
            confirm=say("caribbean-arrangement-confirm"),
        )

    def attempt(self, view: CaribbeanView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(view, picks)

    def facts(self, view: CaribbeanView, seat: Seat) -> tuple[Fact, ...]:
        owned = view.money[seat]
        money = Fact(say("caribbean-fact-money", money=owned), sprite("coin"), owned)
        areas = [area for area, owner in view.hideouts.items() if owner == seat]
        if not areas:
            return (money,)
        first, second, third = map(place_words, areas)
        hidden = say("caribbean-fact-hideouts", first=first, second=second, third=third)
        return (money, Fact(hidden))

    def prompt(self, view: CaribbeanView, seat: Seat) -> Message:
        if view.sailing is None:
            return say("caribbean-prompt-bid")
        ship = vessel_words(view.sailing)
        if view.controller is None:
            bid = view.bids[view.sailing][seat]
            return say("caribbean-prompt-tie", ship=ship, card=0 if bid is None else bid)
        return say("caribbean-prompt-turn", ship=ship, steps=view.steps_left)

    def line(self, event: Seen) -> Message | None:
        return told(event)

    def standing(self, view: CaribbeanView, seat: Seat) -> Message:
        return say("caribbean-standing", money=view.money[seat])


def _uncovered(view: CaribbeanView, events: Sequence[Seen]) -> dict[str, str]:
    """For chests just turned face up: the stack they come from."""
    if view.round == 0:
        return {}
    return {
        chest_id(event.args["chest"]): stack_id(view.stacks)
        for event in events
        if event.kind == "uncovered"
    }

"""Caribbean's painter: what the table shows, how its actions are pressed, and what is said."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table import around
from freebooters.games.caribbean.table.attempts import attempted
from freebooters.games.caribbean.table.beats import BEATS, moments
from freebooters.games.caribbean.table.bids import SPARE, berths
from freebooters.games.caribbean.table.chart import (
    ground,
    hideouts,
    ports,
    route,
    towns,
    waters,
)
from freebooters.games.caribbean.table.derived import Derived, waits_for_spares
from freebooters.games.caribbean.table.grid import grid
from freebooters.games.caribbean.table.layout import layout_of
from freebooters.games.caribbean.table.log import SOUNDS, told
from freebooters.games.caribbean.table.overlay import overlay
from freebooters.games.caribbean.table.plate import plate
from freebooters.games.caribbean.table.pointing import pointed
from freebooters.games.caribbean.table.sheet import sheet
from freebooters.games.caribbean.table.ships import ships
from freebooters.games.caribbean.table.treasure import treasure, won
from freebooters.stage import (
    WIDE,
    Arrangement,
    Beat,
    Choice,
    Frame,
    Item,
    Painter,
    Place,
    Scene,
    own_part,
)

__all__ = ["CaribbeanPainter"]


class CaribbeanPainter(Painter[CaribbeanView]):
    """Picks are `card:<value>` and `berth:<ship>` for bids; for a ship's turn `area:<area>`,
    `ship:<ship>`, `chest:<chest>`, ashore or aboard the ship in turn, and `hideout:<area>`.
    """

    id = "caribbean"
    rounds = frozenset({"began"})
    sounds = SOUNDS
    beats = BEATS
    fixed = ("column-in-turn",)
    facts = staticmethod(around.facts)
    held = staticmethod(around.held)
    goal = staticmethod(around.goal)
    sheet = staticmethod(sheet)
    prompt = staticmethod(around.asked)
    waiting = staticmethod(around.waited)
    line = staticmethod(told)

    def scene(
        self,
        view: CaribbeanView,
        frame: Frame,
        events: Sequence[Seen] = (),
        viewer: Seat | None = None,
    ) -> Scene:
        if view.winners:
            nodes = tuple(treasure(view, frame))
            label = say("caribbean-scene-treasure")
            return Scene(frame.height, nodes, label, ending=won(view, frame))
        if waits_for_spares(view, viewer):
            return _reveal(view, frame, viewer)
        derived, layout = Derived(view, viewer), layout_of(frame, len(view.money))
        sea = derived.sea
        laying = derived.phase in ("setting", "bidding")
        bids = tuple((berths if laying else grid)(derived, layout))
        return Scene(
            height=frame.height,
            nodes=(
                *ground(layout),
                *towns(layout, tuple(sea.occupied)),
                *route(events, layout),
                *bids,
                *ships(sea, layout),
                *ports(sea, layout, _uncovered(view, events)),
                *hideouts(sea, layout),
                *waters(sea, layout),
                *plate(derived, layout, events),
            ),
            label=say("caribbean-scene", round=view.round),
            own=own_part(frame, viewer, bids, layout.bids, whole=True) if laying else None,
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
        for moment in moments(view, events, viewer):
            then, until = moment.view, moment.told
            scene = (
                _reveal(then, frame, viewer)
                if moment.reveals
                else self.scene(then, frame, events[since:until], viewer)
            )
            beats.append(Beat(then, scene, until, moment.rest))
            since = until
        return tuple(beats)

    def choice(
        self, view: CaribbeanView, seat: Seat, action: Action, frame: Frame = WIDE
    ) -> Choice:
        return pointed(view, seat, action, layout_of(frame, len(view.money)))

    def arrangement(self, view: CaribbeanView, seat: Seat) -> Arrangement | None:
        derived = Derived(view, seat)
        due = derived.due()
        if not due:
            return None
        return Arrangement(
            places=tuple(Place(f"berth:{ship}", ("bid", ship)) for ship in due),
            items=tuple(Item(f"card:{card}", card) for card in derived.held()),
            confirm=say("caribbean-arrangement-confirm"),
            rest=SPARE,
            again=say("caribbean-arrangement-again"),
        )

    def attempt(self, view: CaribbeanView, seat: Seat, picks: Sequence[str]) -> Action | None:
        return attempted(view, picks)

    def standing(self, view: CaribbeanView, seat: Seat) -> Message:
        return say("caribbean-standing", money=view.money[seat])


def _reveal(view: CaribbeanView, frame: Frame, viewer: Seat | None) -> Scene:
    """The bids just shown, on the whole table."""
    nodes = tuple(overlay(Derived(view, viewer), frame))
    return Scene(frame.height, nodes, say("caribbean-scene-bids", round=view.round))


def _uncovered(view: CaribbeanView, events: Sequence[Seen]) -> tuple[str, ...]:
    """The chests just turned face up, which come from a stack."""
    if view.round == 0:
        return ()
    return tuple(event.args["chest"] for event in events if event.kind == "uncovered")

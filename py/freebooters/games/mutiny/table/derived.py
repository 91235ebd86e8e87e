"""What a painter derives from a view."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.mutiny.rules.components import BOX, CREW, LETTERS, Card
from freebooters.games.mutiny.rules.view import MutinyView, viewer_of
from freebooters.games.mutiny.table.gifts import offered
from freebooters.games.mutiny.table.layout import Layout, layout_of
from freebooters.stage import WIDE, Frame

__all__ = ["FEW", "Derived"]

FEW = 4
"""With so few cards or coins left, a supply is shown as nearly empty."""


class Derived:
    """A view, what follows from it, and what has just happened."""

    def __init__(self, view: MutinyView, frame: Frame = WIDE, events: Sequence[Seen] = ()) -> None:
        self.view = view
        self.frame = frame
        self.events = events
        self.seats = len(view.coins)
        self.own = viewer_of(view)
        """The viewer; None for a spectator."""
        gone = {*view.open, *view.used, view.lifeboat}
        self.unseen = tuple(pirate for pirate in CREW if pirate not in gone)
        """The pirates that may be behind a closed door."""

    @property
    def layout(self) -> Layout:
        return layout_of(self.frame, self.seats, has_hand=self.own is not None)

    def offered(self, pirate: str) -> int:
        """The coins that whoever takes this pirate, face up, gets from the bank."""
        return offered(self.view) if pirate == "sate" else 0

    @property
    def cabins(self) -> int:
        """The doors of the row, open ones included; 0 before it is laid out."""
        view = self.view
        row = self.seats + BOX.spare_cabins
        return row if view.closed or view.open or view.used else 0

    @property
    def is_turn(self) -> bool:
        """Whether somebody chooses between pirates and doors."""
        view = self.view
        return view.phase == "voyage" and view.pirate is None and bool(view.closed or view.open)

    @property
    def is_own_turn(self) -> bool:
        """Whether it is the viewer who chooses between them."""
        return self.is_turn and self.own == self.view.turn

    @property
    def on_offer(self) -> tuple[str, ...]:
        """The pirates that the seat on turn may take; none while it waits at a door."""
        view = self.view
        if not self.is_turn or self._is_knocking:
            return ()
        return view.open if view.opened is None else (view.opened,)

    @property
    def _is_knocking(self) -> bool:
        """Whether the door that was knocked at last is still closed."""
        return any(event.kind == "knocked" for event in self.events[-1:])

    @property
    def letter(self) -> str | None:
        """The duel being fought."""
        return None if self.view.duel is None else self.view.duel["letter"]

    @property
    def is_showing(self) -> bool:
        """Whether what was laid in this round is just being turned up."""
        duel = self.view.duel
        place = None if duel is None else (duel["letter"], duel["round"])
        return any(
            place == (event.args["letter"], event.args["round"])
            for event in self.events
            if event.kind in ("turned", "withdrew", "eliminated")
        )

    def held(self) -> tuple[Card, ...]:
        """The viewer's combat cards, without the one it has laid face down."""
        if self.own is None:
            return ()
        cards = list(self.view.combat[self.own] or ())
        laid = self.view.duel["own"] if self.view.duel else None
        if laid and laid[0] == "fight":
            cards.remove((laid[1], laid[2]))
        return tuple(cards)

    def happened(self, kind: str) -> list[Seen]:
        return [event for event in self.events if event.kind == kind]

    def pair_of(self, letter: str) -> tuple[int, int] | None:
        return self.view.sailors[LETTERS.index(letter)]

    def knowers(self, letter: str) -> tuple[Seat, ...]:
        return self.view.seen_by[LETTERS.index(letter)]

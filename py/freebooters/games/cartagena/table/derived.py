"""What one look at the table knows of Cartagena's cards, and where each of them came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.layout import layout_of
from freebooters.games.cartagena.table.nodes import card_id, pirate_id
from freebooters.stage import Frame

__all__ = ["TOP", "Arrivals", "Derived"]

TOP = "pile-0"
"""The id of the pile's top card."""


Arrivals = tuple[tuple[str, str], ...]
"""Cards that have just come, each with the node it comes from."""


class Derived:
    """The cards as `view` knows them, for whoever looks: the `viewer`, or None for a spectator.

    `came` tells for each card that has moved since the previous scene the node it came from.
    """

    def __init__(
        self, view: CartagenaView, frame: Frame, events: Sequence[Seen], viewer: Seat | None
    ) -> None:
        self.view = view
        self.frame = frame
        self.events = events
        self.viewer = viewer
        self.seats = len(view.positions)
        self.variant = VARIANTS[view.variant]
        self.symbols = self.variant.edition.symbols
        self.layout = layout_of(view.variant, self.seats, frame)
        self.faces = [Counter(cards) for cards in view.known]
        self.backs = [
            size - len(cards) for size, cards in zip(view.hand_sizes, view.known, strict=True)
        ]
        self.came = self._origins()

    @property
    def lines(self) -> tuple[Seat, ...]:
        """The seats whose hands are shown as a line of numbers, in order of play."""
        if self.viewer is None:
            return tuple(range(self.seats))
        if self.layout.others is None:
            return ()
        return tuple((self.viewer + step) % self.seats for step in range(1, self.seats))

    def came_to(self, seat: Seat, face: str) -> Arrivals:
        """The cards of that symbol, or backs, that a seat has just got."""
        if not self.came:
            return ()
        start = card_id(seat, face, 0)[:-1]
        return tuple(each for each in self.came.items() if each[0].startswith(start))

    def _origins(self) -> dict[str, str]:
        came: dict[str, str] = {}
        drawn: list[tuple[int, str | None]] = []
        fresh_row = False
        for event in self.events:
            if event.kind == "row":
                fresh_row = True
            elif event.kind == "drew":
                drawn.append((event.args["seat"], event.args.get("symbol")))
            elif event.kind in ("played", "boarded"):
                symbol = event.args["symbol"]
                top = f"discard-{symbol}-{self.view.discards[symbol]}"
                came[top] = self._hand_of(event.args["seat"], symbol, event.args["from"])
        slot = len(self.layout.row) - len(self.view.row) - len(drawn)
        new: Counter[tuple[int, str]] = Counter(self._face(seat, card) for seat, card in drawn)
        for seat, card in drawn:
            seen = self._face(seat, card)
            held = self.backs[seat] if seen[1] == "back" else self.faces[seat][seen[1]]
            from_row = bool(self.layout.row) and not fresh_row
            came[card_id(*seen, held - new[seen])] = f"row-{slot}" if from_row else TOP
            new[seen] -= 1
            slot += 1
        return came

    def _hand_of(self, seat: Seat, symbol: str, origin: int) -> str:
        """What a card that a seat has played comes from: its place in a hand or in a line, the flag
        before a line where it may have been known or not, or the pirate that ran.
        """
        if seat == self.viewer or (seat in self.lines and self.variant.open_hands):
            return card_id(seat, symbol, self.faces[seat][symbol])
        if seat not in self.lines:
            return pirate_id(seat, origin, self.view.positions[seat].count(origin))
        if self.variant.public_draws:
            return f"flag-{seat}"
        return card_id(seat, "back", self.backs[seat])

    def _face(self, seat: int, card: str | None) -> tuple[int, str]:
        return (seat, card if card is not None and self.faces[seat][card] else "back")

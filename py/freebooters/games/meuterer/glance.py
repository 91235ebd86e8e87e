"""What a painter reads off a view at a glance: the market, the course, the roles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.components import (
    ANY,
    CARDS,
    GOODS,
    ISLAND_NUMBERS,
    ISLANDS,
    ROLES,
    Island,
)
from freebooters.games.meuterer.state import (
    DRAWING,
    FIGHTING,
    LAYING_OUT,
    PLAYING,
    PROMISING,
    SELLING,
    MeutererView,
)

__all__ = ["Glance", "RoleState", "Trade", "island_of", "kinds_of"]

RoleState = Literal["unknown", "gone", "open", "own", "taken", "free"]
"""Of a role, to the viewer's knowledge: nothing is known; chosen by a seat before the viewer; still
open when the viewer chose; the viewer's own; shown to be a seat's; chosen by nobody.
"""


def island_of(name: str) -> Island:
    return ISLANDS[ISLAND_NUMBERS[name]]


def kinds_of(island: Island) -> tuple[str, ...]:
    """The goods an island takes."""
    return tuple(CARDS[kind] for kind in (GOODS if island.takes == ANY else (island.takes,)))


@dataclass(frozen=True, slots=True)
class Trade:
    """What a seat has to offer on an island, and what that would bring as things stand."""

    kind: str
    count: int
    leads: bool
    tied: int
    """How many seats lead, this one included."""
    points: int


_MOMENTS = {
    LAYING_OUT: "setting",
    PROMISING: "pouch",
    PLAYING: "goods",
    FIGHTING: "mutiny",
    SELLING: "sale",
    DRAWING: "drawing",
}
_NOTHING = Trade("", 0, leads=False, tied=0, points=0)


class Glance:
    """A view, and what follows from it."""

    def __init__(self, view: MeutererView) -> None:
        self.view = view
        self.seats = len(view.scores)
        self.over = view.phase == SELLING and view.turn is None
        self.setting = view.phase == LAYING_OUT
        self.promising = view.phase == PROMISING
        self.playing = view.phase == PLAYING
        self.fighting = view.phase == FIGHTING
        self.selling = view.phase == SELLING and view.turn is not None
        self.drawing = view.phase == DRAWING
        self.trading = view.phase in (PLAYING, FIGHTING, SELLING)
        self.shown = view.phase in (FIGHTING, SELLING, DRAWING)
        """The roles are face up."""
        self.choosing = self.playing and view.turn in view.passed
        """The seat on turn has passed and takes a role."""

    def moment(self) -> str:
        """What is going on, in a word."""
        if self.choosing:
            return "role"
        if self.over:
            return "over"
        return _MOMENTS[self.view.phase]

    def steered(self, kept: int) -> str:
        """Where the ship goes with that many cards kept."""
        circle = self.view.circle
        return circle[(circle.index(self.view.ship) + kept) % len(circle)]

    def steps_to(self, island: str) -> int:
        """How many cards lead from the ship to an island."""
        circle = self.view.circle
        return (circle.index(island) - circle.index(self.view.ship)) % len(circle)

    def active(self) -> tuple[str, ...]:
        """The active islands, the ship's first."""
        view = self.view
        return tuple(sorted(view.active, key=lambda island: island != view.ship))

    def market(self) -> Mapping[str, tuple[Trade, ...]]:
        """Active island to what each seat has for it. Until the seats have decided what they sell
        where, each island is counted as if the other were not there.
        """
        return {island: self._trades(island) for island in self.active()}

    def _trades(self, island: str) -> tuple[Trade, ...]:
        offers = [self._offer(island, seat) for seat in range(self.seats)]
        most = max(count for _, count in offers)
        if not most:
            return (_NOTHING,) * self.seats
        leaders = [seat for seat, (_, count) in enumerate(offers) if count == most]
        prices = island_of(island).prices
        return tuple(
            Trade(
                kind,
                count,
                leads=seat in leaders,
                tied=len(leaders),
                points=self._paid(seat, prices, len(leaders)) if seat in leaders else 0,
            )
            for seat, (kind, count) in enumerate(offers)
        )

    def _paid(self, seat: Seat, prices: tuple[int, ...], tied: int) -> int:
        return prices[0] if self.view.roles[seat] == "merchant" else prices[tied - 1]

    def _offer(self, island: str, seat: Seat) -> tuple[str, int]:
        """The kind and number of cards a seat offers, or could offer."""
        offered = self.view.sales[island][seat] if self.view.phase == SELLING else None
        if offered is not None:
            return offered
        if self.decided(seat):
            return ("", 0)
        cards = self.view.played[seat]
        kinds = kinds_of(island_of(island))
        best = max(kinds, key=cards.count)
        return (best, cards.count(best))

    def decided(self, seat: Seat) -> bool:
        """Whether a seat offers nothing more in phase 5."""
        view = self.view
        if self.over:
            return True
        if not self.selling or view.turn is None or view.round_captain is None:
            return False
        place = (seat - view.round_captain) % self.seats
        return place < (view.turn - view.round_captain) % self.seats

    def either(self, seat: Seat) -> bool:
        """Whether the cards a seat counts on both active islands are the same ones."""
        trades = [trades[seat] for trades in self.market().values()]
        kinds = [trade.kind for trade in trades if trade.count]
        if len(kinds) < len(trades) or len(set(kinds)) == len(kinds):
            return False
        return sum(trade.count for trade in trades) > self.view.played[seat].count(kinds[0])

    def left_to_offer(self, seat: Seat) -> tuple[str, ...]:
        """A seat's face-up goods that it has not yet offered."""
        left = [card for card in self.view.played[seat] if CARDS.index(card) in GOODS]
        for offers in self.view.sales.values():
            kind, count = offers[seat] or ("", 0)
            for _ in range(count):
                left.remove(kind)
        return tuple(left)

    def role_state(self, role: str) -> RoleState:
        view = self.view
        if self.shown:
            return "taken" if role in view.roles else "free"
        if role in view.roles:
            return "own"
        if view.roles_left is None:
            return "unknown"
        return "open" if role in view.roles_left else "gone"

    def holder(self, role: str) -> Seat | None:
        """Who has a role, as far as the viewer knows."""
        return self.view.roles.index(role) if role in self.view.roles else None

    def mutineer(self) -> Seat | None:
        """Who the mutineer is, once that is known."""
        return self.holder(ROLES[0])

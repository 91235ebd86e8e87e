"""What a painter derives from a view: the market, the course, the roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.rules.components import (
    ANY,
    CARDS,
    DRAWING,
    FIGHTING,
    GOODS,
    ISLAND_NUMBERS,
    ISLANDS,
    LAYING_OUT,
    PLAYING,
    PROMISING,
    ROLES,
    SELLING,
    Island,
)
from freebooters.games.meuterer.rules.sales import best_offers
from freebooters.games.meuterer.rules.view import MeutererView

__all__ = ["Derived", "RoleState", "Trade", "island_of", "kinds_of"]

RoleState = Literal["unknown", "gone", "open", "own", "taken", "free"]
"""What the viewer knows of a role: nothing; chosen by a seat before the viewer; still there when
the viewer chose; the viewer's own; shown to be a seat's; chosen by nobody.
"""


def island_of(name: str) -> Island:
    return ISLANDS[ISLAND_NUMBERS[name]]


def kinds_of(island: Island) -> tuple[str, ...]:
    """The goods an island takes."""
    return tuple(CARDS[kind] for kind in (GOODS if island.takes == ANY else (island.takes,)))


@dataclass(frozen=True, slots=True)
class Trade:
    """What a seat has for an island, and what that would bring as things are."""

    kind: str
    count: int
    leads: bool
    tied: int
    """How many seats lead, this one included."""
    points: int
    full: bool = False
    """It is paid as if it led alone, though it does not: the merchant (ME-8)."""


_MOMENTS = {
    LAYING_OUT: "setting",
    PROMISING: "pouch",
    PLAYING: "goods",
    FIGHTING: "mutiny",
    SELLING: "sale",
    DRAWING: "drawing",
}
_NOTHING = Trade("", 0, leads=False, tied=0, points=0)


class Derived:
    """A view, and what follows from it."""

    def __init__(self, view: MeutererView) -> None:
        self.view = view
        self.seats = len(view.scores)
        self.over = bool(view.winners)
        self.last = view.round == view.rounds
        """Nothing is drawn or sold after this round."""
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
        """A word for what is happening."""
        if self.choosing:
            return "role"
        if self.over:
            return "over"
        return _MOMENTS[self.view.phase]

    def steered(self, kept: int) -> str:
        """Where the ship goes with that many cards kept."""
        circle = self.view.circle
        return circle[(circle.index(self.view.ship) + kept) % len(circle)]

    def prowled(self, steps: int) -> tuple[str, ...]:
        """The islands that the pirate ship passes and reaches in so many steps (ME-13)."""
        circle, pirate = self.view.circle, self.view.pirate_ship
        start = circle.index(pirate) if pirate is not None else 0
        return tuple(circle[(start - step) % len(circle)] for step in range(1, steps + 1))

    def steps_to(self, island: str) -> int:
        """How many cards kept take the ship to an island."""
        circle = self.view.circle
        return (circle.index(island) - circle.index(self.view.ship)) % len(circle)

    def bound(self) -> tuple[str, ...]:
        """Whose destinations are of account: `captain`, `mutineer`; after a mutiny the winner's."""
        view = self.view
        if view.phase < SELLING or self.mutineer() is None:
            return ("captain", "mutineer")
        return ("captain",) if view.captain == view.round_captain else ("mutineer",)

    def active(self) -> tuple[str, ...]:
        """The active islands, the ship's first."""
        view = self.view
        return tuple(sorted(view.active, key=lambda island: island != view.ship))

    @cached_property
    def market(self) -> Mapping[str, tuple[Trade, ...]]:
        """By active island: what each seat has for it. After the seat has decided this is its
        offer; before, as much as it could offer on each island, even if it must choose between
        them.
        """
        active = self.active()
        offers = [self._offers(active, seat) for seat in range(self.seats)]
        return {
            island: self._trades(island, [mine[place] for mine in offers])
            for place, island in enumerate(active)
        }

    def _trades(self, island: str, offers: Sequence[tuple[str, int]]) -> tuple[Trade, ...]:
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
                full=len(leaders) > 1 and seat in leaders and self.view.roles[seat] == "merchant",
            )
            for seat, (kind, count) in enumerate(offers)
        )

    def _paid(self, seat: Seat, prices: tuple[int, ...], tied: int) -> int:
        return prices[0] if self.view.roles[seat] == "merchant" else prices[tied - 1]

    def _offers(self, active: Sequence[str], seat: Seat) -> list[tuple[str, int]]:
        """The kind and number of cards a seat offers, or could offer, on each active island."""
        made = [self._made(island, seat) for island in active]
        if self.decided(seat):
            return [offer or ("", 0) for offer in made]
        counts = Counter(self.left_to_offer(seat))
        best = _without_choosing(active, counts) or [_largest(island, counts) for island in active]
        return [offer or best[place] for place, offer in enumerate(made)]

    def _made(self, island: str, seat: Seat) -> tuple[str, int] | None:
        return self.view.sales[island][seat] if self.view.phase == SELLING else None

    def decided(self, seat: Seat) -> bool:
        """Whether a seat's offers in phase 5 are final."""
        view = self.view
        if self.over:
            return True
        if not self.selling or view.turn is None or view.captain is None:
            return False
        place = (seat - view.captain) % self.seats
        return place < (view.turn - view.captain) % self.seats

    def either(self, seat: Seat) -> bool:
        """Whether a seat must choose on which island it sells, because it cannot offer as much as
        possible on both.
        """
        active = self.active()
        if len(active) == 1 or self.decided(seat) or any(self._made(at, seat) for at in active):
            return False
        return not _without_choosing(active, Counter(self.left_to_offer(seat)))

    def firm(self, island: str, seat: Seat) -> tuple[int, ...]:
        """What the others offer there for certain: in the sale, apart from those who may still sell
        elsewhere, or less.
        """
        return tuple(
            trade.count
            for other, trade in enumerate(self.market[island])
            if other != seat
            and not (self.selling and (other == self.view.turn or self.either(other)))
        )

    def may_rise(self, island: str, seat: Seat) -> bool:
        """Whether a seat may get more there than as things are, because others may still sell
        elsewhere.
        """
        trade, firm = self.market[island][seat], self.firm(island, seat)
        if not trade.leads:
            return bool(trade.count) and max(firm, default=0) <= trade.count
        return not trade.full and firm.count(trade.count) < trade.tied - 1

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


def _largest(island: str, counts: Mapping[str, int]) -> tuple[str, int]:
    kind = max(kinds_of(island_of(island)), key=lambda kind: counts.get(kind, 0))
    most = counts.get(kind, 0)
    return (kind, most) if most else ("", 0)


def _without_choosing(
    active: Sequence[str], counts: Mapping[str, int]
) -> list[tuple[str, int]] | None:
    """The offers that are as large as possible on every active island at once; None if there are
    none.
    """
    offers = best_offers(
        [ISLAND_NUMBERS[island] for island in active], [counts.get(card, 0) for card in CARDS]
    )
    if offers is None:
        return None
    return [(CARDS[kind], count) if count else ("", 0) for kind, count in offers]

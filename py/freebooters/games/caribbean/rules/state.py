"""The whole table of Caribbean."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Seat, State
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import CARDS, COLOURS, HIDEOUTS, SHIPS

__all__ = [
    "HIDDEN",
    "NOBODY",
    "NONE",
    "CaribbeanState",
    "Gain",
    "card_of",
    "gained",
    "members",
    "owners_of",
    "spare_of",
    "winners_of",
]

NONE = -1
"""No ship, chest, area or seat."""

NOBODY: tuple[Seat, ...] = ()

Gain = tuple[Seat, int]
"""A seat that was paid, and the chest that came home to its hideout; `NONE` for a raid."""

HIDDEN = -2
"""A ship on which that seat has laid no card yet."""

_SHIPS = len(SHIPS)
_ALL_CARDS = sum(CARDS)


class CaribbeanState(State):
    """A game of Caribbean. Ships, areas, chests and colours are numbers: their indices in the
    tables of `components` and `chart`; a chest has its town's number.
    """

    __slots__ = (
        "acting",
        "answered",
        "at",
        "bids",
        "closed",
        "colours",
        "controller",
        "gains",
        "hold",
        "laid",
        "left",
        "lying",
        "money",
        "owners",
        "raised",
        "round",
        "sailing",
        "secured",
        "shown",
        "spent",
        "stacks",
        "steps",
        "surcharge",
        "tied",
        "unshown",
    )

    surcharge: bool
    colours: tuple[int, ...]
    """Per seat, `NONE` until it is dealt."""
    owners: tuple[Seat, ...]
    """Per area the seat whose hideout it is, else `NONE`."""
    at: list[int]
    """Per ship its area."""
    hold: list[int]
    """Per ship the chest aboard, or `NONE`."""
    lying: list[int]
    """Per town the chest lying there face up, or `NONE`."""
    closed: int
    """Chests face down in the stacks, one bit each."""
    secured: int
    """Chests out of the game, one bit each."""
    stacks: int
    unshown: int
    """Chests of the stack just taken that still have to be shown."""
    money: list[int]
    gains: tuple[tuple[Gain, ...], ...]
    """Per round, sorted, what was paid for: the future does not depend on it, but the sheet tells it,
    and a view cannot work it out from the money.
    """
    round: int
    """0 in the set-up."""
    bids: list[int]
    """Card of seat and ship at seat * 6 + ship; `HIDDEN` until it is laid."""
    laid: list[int]
    """Per seat how many bids it has laid."""
    shown: int
    """How many ships' bids have been shown."""
    spent: tuple[int, ...]
    """Per seat the ship for which its spare was raised, so that it is shown and spent, or `NONE`. The
    future does not depend on which ship that was, but it tells who won a tie and by what.
    """
    tied: int
    """Seats in the tie being broken, one bit each."""
    answered: int
    """Tied seats that have answered, one bit each."""
    raised: int
    """Seats whose answer, not yet shown, is to raise, one bit each."""
    sailing: int
    """The ship in turn, or `NONE`."""
    controller: Seat
    steps: int
    left: int
    """Which chests have left which other ships and ports this turn; see `turn.note_left`."""
    acting: tuple[Seat, ...]

    def copy(self) -> CaribbeanState:
        s = CaribbeanState.__new__(CaribbeanState)
        s.surcharge = self.surcharge
        s.colours = self.colours
        s.owners = self.owners
        s.at = self.at[:]
        s.hold = self.hold[:]
        s.lying = self.lying[:]
        s.closed = self.closed
        s.secured = self.secured
        s.stacks = self.stacks
        s.unshown = self.unshown
        s.money = self.money[:]
        s.gains = self.gains
        s.round = self.round
        s.bids = self.bids[:]
        s.laid = self.laid[:]
        s.shown = self.shown
        s.spent = self.spent
        s.tied = self.tied
        s.answered = self.answered
        s.raised = self.raised
        s.sailing = self.sailing
        s.controller = self.controller
        s.steps = self.steps
        s.left = self.left
        s.acting = self.acting
        return s

    def key(self) -> object:
        return (
            self.surcharge,
            self.colours,
            self.closed,
            self.secured,
            self.stacks,
            self.unshown,
            self.round,
            self.shown,
            self.spent,
            self.tied,
            self.answered,
            self.raised,
            self.sailing,
            self.controller,
            self.steps,
            self.left,
            self.acting,
            self.gains,
            *self.at,
            *self.hold,
            *self.lying,
            *self.money,
            *self.bids,
        )


def gained(s: CaribbeanState, seat: Seat, chest: int, money: int) -> None:
    """Pays a seat in the round that is on, for a raid if `chest` is `NONE`."""
    s.money[seat] += money
    *before, now = s.gains
    s.gains = (*before, tuple(sorted((*now, (seat, chest)))))


def card_of(s: CaribbeanState, seat: Seat, ship: int) -> int:
    """The card that seat has laid on a ship, or `HIDDEN`."""
    return s.bids[seat * _SHIPS + ship]


def spare_of(s: CaribbeanState, seat: Seat) -> int:
    """The seventh card of a seat that has laid its six bids."""
    return _ALL_CARDS - sum(s.bids[seat * _SHIPS : seat * _SHIPS + _SHIPS])


def members(mask: int) -> tuple[int, ...]:
    """The numbers of the bits set, ascending."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def owners_of(colours: Sequence[int]) -> tuple[Seat, ...]:
    """Per area the seat whose hideout it is, given the seats' colours, else `NONE`."""
    owners = [NONE] * len(AREAS)
    for seat, colour in enumerate(colours):
        for area in HIDEOUTS[COLOURS[colour]] if colour != NONE else ():
            owners[area] = seat
    return tuple(owners)


def winners_of(s: CaribbeanState) -> tuple[Seat, ...]:
    """Who would win if the game ended now (KA-9)."""
    most = max(s.money)
    return tuple(seat for seat, money in enumerate(s.money) if money == most)

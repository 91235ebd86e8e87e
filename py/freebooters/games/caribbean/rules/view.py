"""What a seat may know of a state, and a state as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.rules.chart import AREAS, INDEX, TOWNS
from freebooters.games.caribbean.rules.components import CARDS, COLOURS, HIDEOUTS, SHIP_INDEX, SHIPS
from freebooters.games.caribbean.rules.setup import new_state
from freebooters.games.caribbean.rules.state import (
    HIDDEN,
    NOBODY,
    NONE,
    CaribbeanState,
    card_of,
    members,
    owners_of,
    spare_of,
    winners_of,
)
from freebooters.games.caribbean.rules.turn import note_left, port_place, went_pairs

__all__ = ["Cards", "CaribbeanView", "imagined", "view_of"]

_HIDEOUT_AREAS = sorted(area for areas in HIDEOUTS.values() for area in areas)


Cards = tuple[int | None, ...]
"""Per seat a card, or None where it is not known."""


@dataclass(frozen=True, slots=True)
class CaribbeanView:
    """What one seat may know. Areas and chests are ids of the chart, ships go by name."""

    ships: Mapping[str, tuple[str | None, str | None]]
    """Per ship its area and the chest aboard."""
    ports: Mapping[str, str | None]
    """Per town the chest lying there."""
    secured: tuple[str, ...]
    stacks: int
    money: tuple[int, ...]
    gains: tuple[tuple[tuple[int, str | None], ...], ...]
    """Per round each seat that was paid, and the chest that came home to it; None for a raid."""
    hideouts: Mapping[str, int | None]
    """Per hideout area its owner; None for the plain sea of a colour nobody has."""
    colours: tuple[str | None, ...]
    sailing: str | None
    controller: int | None
    steps_left: int
    bids: Mapping[str, Cards]
    """Per ship: cards shown, and the viewer's own."""
    spares: tuple[tuple[int | None, str | None], ...]
    """Per seat its spare, where known, and the ship for which it was raised and so is spent."""
    tied: tuple[int, ...]
    answered: tuple[int, ...]
    answer: str | None
    """The viewer's own `raise` or `decline`, until all have answered."""
    left: tuple[tuple[str, str], ...]
    """Chests, each with another ship or port it may not go back to this turn."""
    options: Mapping[str, bool]
    round: int
    winners: tuple[int, ...]


def view_of(s: CaribbeanState, seat: Seat | None) -> CaribbeanView:
    """The view of a seat; None is a spectator."""
    seats = range(len(s.money))
    return CaribbeanView(
        ships={name: (_id(s.at[ship]), _id(s.hold[ship])) for name, ship in SHIP_INDEX.items()},
        ports={AREAS[town].id: _id(chest) for town, chest in enumerate(s.lying)},
        secured=tuple(sorted(AREAS[town].id for town in members(s.secured))),
        stacks=s.stacks,
        money=tuple(s.money),
        gains=tuple(tuple((paid, _id(chest)) for paid, chest in gains) for gains in s.gains),
        hideouts={
            AREAS[area].id: None if s.owners[area] == NONE else s.owners[area]
            for area in _HIDEOUT_AREAS
        },
        colours=tuple(None if colour == NONE else COLOURS[colour] for colour in s.colours),
        sailing=None if s.sailing == NONE else SHIPS[s.sailing],
        controller=None if s.controller == NONE else s.controller,
        steps_left=s.steps,
        bids={
            name: tuple(_seen_card(s, owner, ship, seat) for owner in seats)
            for name, ship in SHIP_INDEX.items()
        },
        spares=tuple(_seen_spare(s, owner, seat) for owner in seats),
        tied=members(s.tied),
        answered=members(s.answered),
        answer=None if seat is None else _own_answer(s, seat),
        left=tuple(went_pairs(s)),
        options={"surcharge": s.surcharge},
        round=s.round,
        winners=() if s.acting or s.sailing != NONE else winners_of(s),
    )


def _seen_card(s: CaribbeanState, owner: Seat, ship: int, seat: Seat | None) -> int | None:
    card = card_of(s, owner, ship)
    return card if ship < s.shown or (owner == seat and card != HIDDEN) else None  # KA-2, KA-3


def _seen_spare(s: CaribbeanState, owner: Seat, seat: Seat | None) -> tuple[int | None, str | None]:
    if s.spent[owner] != NONE:  # KA-4
        return spare_of(s, owner), SHIPS[s.spent[owner]]
    known = owner == seat and s.laid[owner] == len(SHIPS)
    return (spare_of(s, owner) if known else None), None


def _own_answer(s: CaribbeanState, seat: Seat) -> str | None:
    if not s.answered >> seat & 1:
        return None
    return "raise" if s.raised >> seat & 1 else "decline"


def imagined(v: CaribbeanView, rng: Random) -> CaribbeanState:
    """A state in which that view would look the same; what it hides is dealt at random."""
    s = new_state(len(v.money), v.options)
    s.colours = tuple(NONE if name is None else COLOURS.index(name) for name in v.colours)
    s.owners = owners_of(s.colours)
    for name, (area, chest) in v.ships.items():
        s.at[SHIP_INDEX[name]] = _number(area)
        s.hold[SHIP_INDEX[name]] = _number(chest)
    s.lying = [_number(v.ports[AREAS[town].id]) for town in range(TOWNS)]
    s.secured = sum(1 << INDEX[town] for town in v.secured)
    for number in (*s.hold, *s.lying, *members(s.secured)):
        if number != NONE:
            s.closed &= ~(1 << number)
    s.stacks = v.stacks
    s.unshown = 0
    s.money = list(v.money)
    s.gains = tuple(tuple((paid, _number(chest)) for paid, chest in gains) for gains in v.gains)
    s.round = v.round
    _fill_bids(s, v, rng)
    _fill_moment(s, v, rng)
    return s


def _fill_bids(s: CaribbeanState, v: CaribbeanView, rng: Random) -> None:
    """Deals every seat its hidden cards. Bids still being laid are left unlaid, because a view does
    not tell how far the others have come.
    """
    bidding = v.sailing is None and not v.winners
    s.spent = tuple(NONE if ship is None else SHIP_INDEX[ship] for _, ship in v.spares)
    for seat, (spare, _) in enumerate(v.spares):
        cards = [v.bids[ship][seat] for ship in SHIPS]
        unseen = [card for card in CARDS if card not in cards and card != spare]
        for ship, card in enumerate(cards):
            if card is not None:
                s.bids[seat * len(SHIPS) + ship] = card
            elif not bidding:
                s.bids[seat * len(SHIPS) + ship] = unseen.pop(int(rng.random() * len(unseen)))
        s.laid[seat] = sum(card is not None for card in cards) if bidding else len(SHIPS)


def _fill_moment(s: CaribbeanState, v: CaribbeanView, rng: Random) -> None:
    """Sets which seats are asked what."""
    if v.winners:
        s.shown = len(SHIPS)
        s.acting = NOBODY
    elif v.sailing is None:
        s.acting = tuple(seat for seat, laid in enumerate(s.laid) if laid < len(SHIPS))
    else:
        s.sailing = SHIP_INDEX[v.sailing]
        s.shown = s.sailing + 1
        s.steps = v.steps_left
        for chest, place in v.left:
            number = SHIP_INDEX[place] if place in SHIP_INDEX else port_place(INDEX[place])
            note_left(s, INDEX[chest], number)
        if v.controller is None:
            _fill_answers(s, v, rng)
        else:
            s.controller = v.controller
            s.acting = (v.controller,)


def _fill_answers(s: CaribbeanState, v: CaribbeanView, rng: Random) -> None:
    s.tied = sum(1 << seat for seat in v.tied)
    s.answered = sum(1 << seat for seat in v.answered)
    for seat in v.answered:
        own = v.answer is not None and v.spares[seat][0] is not None
        raises = v.answer == "raise" if own else rng.random() < 0.5
        s.raised |= raises << seat
    s.acting = tuple(seat for seat in members(s.tied & ~s.answered) if s.spent[seat] == NONE)


def _id(area: int) -> str | None:
    return None if area == NONE else AREAS[area].id


def _number(area: str | None) -> int:
    return NONE if area is None else INDEX[area]

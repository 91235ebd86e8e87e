"""What a seat may know of a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.rules.components import (
    CARDS,
    FIGHTING,
    ISLANDS,
    MUTINEER,
    ROLES,
    ROUNDS,
    SELLING,
    card_names,
    island_name,
)
from freebooters.games.meuterer.rules.mutiny import strengths
from freebooters.games.meuterer.rules.state import (
    NOBODY,
    NONE,
    Gain,
    MeutererState,
    Offer,
    winners_of,
)
from freebooters.games.meuterer.rules.trade import on_offer

__all__ = ["Gain", "MeutererView", "PastView", "view_of"]

Cards = tuple[str, ...]

PastView = tuple[Seat, int, tuple[str | None, ...], tuple[Gain, ...]]
"""A round that is scored: the captain with whom it began, the pouch, the seats' roles, the points
in the order they were given. Everybody saw all of it.
"""


@dataclass(frozen=True, slots=True)
class MeutererView:
    """What one seat may know. Islands, cards and roles go by name; cards are sorted unless an order
    is given.
    """

    viewer: int | None
    """Whose view this is; None for a spectator."""
    circle: tuple[str, ...]
    """Islands clockwise from Hochland, as far as they are laid out."""
    active: tuple[str, ...]
    """Sorted."""
    ship: str
    pirate_ship: str | None
    """None without the variant."""
    captain: int | None
    round_captain: int | None
    """The captain with whom this round began; in phase 8, the round just played."""
    pouch: int | None
    """None until it is set."""
    round: int
    rounds: int
    phase: int
    """0 set-up, 1, 2, 4, 5 (also when the game is over), 8."""
    turn: int | None
    """Who acts or whose cards are drawn; None in the set-up and when the game is over."""
    scores: tuple[int, ...]
    played: tuple[Cards, ...]
    """Per seat, face up."""
    hand: Cards | None
    """The viewer's, the cards kept too; None for a spectator."""
    hand_sizes: tuple[int, ...]
    passed: tuple[int, ...]
    """In the order they passed."""
    roles: tuple[str | None, ...]
    """The viewer's own, after phase 3 all; the captain of the round has none."""
    roles_left: tuple[str, ...] | None
    """The roles the viewer could choose from, including the one it chose, until the end of phase 8."""
    destinations: Mapping[str, str | None]
    """`captain` and `mutineer`: an island, None until it is known and in phase 8."""
    open_conflict: bool
    """The option: conflict cards face up fight too."""
    conflict: Mapping[str, int] | None
    """`captain` and `mutiny`: strength, the mate and, with the option, cards face up included; None
    outside phases 4 and 5 of a mutiny.
    """
    sales: Mapping[str, tuple[tuple[str, int] | None, ...]]
    """Active island to what each seat offers there, its kind and how many; only in phase 5."""
    gains: tuple[Gain, ...]
    """The points given so far in this round, in their order; empty once it is scored."""
    past: tuple[PastView, ...]
    """The rounds that are scored."""
    drawn: Cards | None
    """The cards the viewer drew as loader and has not kept, in the order drawn; otherwise None."""
    under: tuple[str | None, ...]
    """Cards under the pile, the next one first; named only if the viewer put them there."""
    pile_size: int
    """Cards to draw, those under the pile included."""
    shuffled: Cards | None
    """The pile right after the last shuffle, None before there was one."""
    discards: Cards
    winners: tuple[int, ...]
    """Empty until the game is over."""


def view_of(s: MeutererState, seat: Seat | None) -> MeutererView:
    """The view of a seat; None is a spectator."""
    seats = range(len(s.scores))
    return MeutererView(
        viewer=seat,
        circle=tuple(map(island_name, s.circle)),
        active=tuple(sorted(map(island_name, s.active))),
        ship=island_name(s.ship),
        pirate_ship=_island(s.pirate_ship),
        captain=_known(s.captain),
        round_captain=_known(s.round_captain),
        pouch=_known(s.pouch),
        round=s.round,
        rounds=ROUNDS[len(s.scores)],
        phase=s.phase,
        turn=_known(s.turn),
        scores=tuple(s.scores),
        played=tuple(map(card_names, s.played)),
        hand=None if seat is None else card_names(s.hands[seat]),
        hand_sizes=tuple(map(sum, s.hands)),
        passed=s.passed,
        roles=tuple(
            _role(s.roles[owner]) if owner == seat or s.phase >= FIGHTING else None
            for owner in seats
        ),
        roles_left=_roles_left(s, seat),
        destinations={"captain": _island(s.bound[0]), "mutineer": _island(s.bound[1])},
        open_conflict=s.open_conflict,
        conflict=_conflict(s),
        sales={
            island_name(island): tuple(_offer(s.offers[2 * owner + place]) for owner in seats)
            for place, island in enumerate(s.active)
        },
        gains=s.gains,
        past=tuple(
            (captain, pouch, tuple(map(_role, roles)), gains)
            for captain, pouch, roles, gains in s.past
        ),
        drawn=_drawn(s, seat),
        under=tuple(CARDS[card] if owner == seat else None for card, owner in s.under),
        pile_size=sum(s.bag) + len(s.under),
        shuffled=None if s.shuffled is None else card_names(s.shuffled),
        discards=card_names(s.discards),
        winners=winners_of(s) if _is_over(s) else NOBODY,
    )


def _is_over(s: MeutererState) -> bool:
    """Whether nobody acts, and not because a round is just being scored."""
    return s.phase == SELLING and not (s.acting or s.gains)


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _island(island: int) -> str | None:
    return None if island == NONE else ISLANDS[island].name


def _role(role: int) -> str | None:
    return None if role == NONE else ROLES[role]


def _offer(offer: Offer) -> tuple[str, int] | None:
    kind, count = offer
    return (CARDS[kind], count) if count else None


def _roles_left(s: MeutererState, seat: Seat | None) -> tuple[str, ...] | None:
    if seat not in s.passed or seat == s.round_captain:
        return None
    return tuple(ROLES[role] for role in on_offer(s, seat))


def _conflict(s: MeutererState) -> dict[str, int] | None:
    if s.phase not in (FIGHTING, SELLING) or MUTINEER not in s.roles:
        return None
    captain, mutiny = strengths(s)
    return {"captain": captain, "mutiny": mutiny}


def _drawn(s: MeutererState, seat: Seat | None) -> tuple[str, ...] | None:
    return tuple(CARDS[card] for card in s.drawn) if s.drawn and seat == s.turn else None

"""Cartagena positions in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Event
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS, Variant
from freebooters.games.cartagena.rules.state import Board, CartagenaState
from freebooters.games.cartagena.rules.view import CartagenaView

__all__ = [
    "EXAMPLE",
    "OF_2000",
    "OF_2014",
    "RULES",
    "cards",
    "example",
    "go",
    "kinds",
    "passage",
    "position",
    "view",
]

RULES = CartagenaRules()

OF_2000 = ("jamaica", "tortuga", "hispaniola")
OF_2014 = ("basic", "advanced")

EXAMPLE = ((1, 0), (2, 0), (5, 0), (3, 0), (4, 0), (6, 0))
"""The segments of the rulebook's Tortuga example."""


def passage(variant: str, laid: Sequence[tuple[int, int]] = ()) -> tuple[str, ...]:
    """The symbols along segments given as (number, side); the example's, or the first ones laid."""
    row = VARIANTS[variant]
    laid = laid or (EXAMPLE if variant in OF_2000 else [(k + 1, 0) for k in range(6)])
    sides = [row.edition.segments[number][side] for number, side in laid]
    return tuple(symbol for side in sides[: row.segments_laid] for symbol in side)


def cards(variant: Variant, words: str) -> list[int]:
    """`"skull skull key"` as counts per symbol."""
    counts = [0] * len(variant.edition.symbols)
    for word in words.split():
        counts[variant.edition.index[word]] += 1
    return counts


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def position(
    variant: str,
    men: Sequence[Sequence[int]],
    hands: Sequence[str] = (),
    *,
    path: str | Sequence[tuple[int, int]] = (),
    row: str = "",
    pile: str | None = None,
    discards: str = "",
    known: Sequence[str] = (),
    shuffled: str | None = None,
    turn: Seat = 0,
    left: int | None = None,
) -> CartagenaState:
    """A started game in which `turn` acts; its hands may be left out at the end.

    Pirates not named are on the start, cards not named in the pile, unless `pile` names them.
    """
    data = VARIANTS[variant]
    s = RULES.new(len(men), {"variant": variant})
    words = tuple(path.split()) if isinstance(path, str) else passage(variant, path)
    s.board = Board(words, data)
    s.place([sorted([*cells, *[0] * (data.pirates - len(cells))]) for cells in men])
    for seat, held in enumerate(hands):
        s.hands[seat] = cards(data, held)
    for seat, held in enumerate(known):
        s.known[seat] = cards(data, held)
    s.row = [data.edition.index[word] for word in row.split()]
    s.discards = cards(data, discards)
    if pile is not None:
        s.pile = cards(data, pile)
    else:
        held_cards = [sum(hand[k] for hand in s.hands) for k in range(len(s.pile))]
        s.pile = [
            data.copies - held_cards[k] - s.row.count(k) - s.discards[k] for k in range(len(s.pile))
        ]
    s.shuffled = None if shuffled is None else tuple(cards(data, shuffled))
    s.turn = turn
    s.left = data.moves if left is None else left
    s.started = True
    s.acting = (turn,)
    return s


def example(hands: Sequence[str] = (), turn: Seat = 0) -> CartagenaState:
    """The rulebook's Tortuga example: red is seat 0, yellow 1, blue 2."""
    return position(
        "tortuga",
        [[5, 8, 17, 17, 22, 34], [0, 9, 12, 26, 37, 37], [0, 6, 6, 17, 18, 37]],
        hands,
        row="hat dagger dagger key bottle skull pistol hat key skull bottle hat",
        turn=turn,
    )


def go(s: CartagenaState, *actions: Action) -> list[Event]:
    """Carries out actions one after another, each legal for whoever acts; what happened."""
    events: list[Event] = []
    for action in actions:
        (seat,) = RULES.to_act(s)
        assert action in RULES.legal(s, seat), (action, seat)
        RULES.apply(s, seat, action, events.append)
    return events


def view(s: CartagenaState, seat: Seat | None = None) -> CartagenaView:
    return RULES.view(s, seat)

"""The bids revealed ship by ship: one action may decide several ships, each of which is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.caribbean.rules.components import CARDS
from freebooters.games.caribbean.rules.view import Cards, CaribbeanView

__all__ = ["Moment", "moments"]

Spares = tuple[tuple[int | None, str | None], ...]

_OPENINGS = ("shown", "raised", "ended")
"""Events that begin a new scene."""
_ABOUT_TIES = {"adrift", "raised", "shown", "tied"}
"""Events that begin a tie or end one, or come before either."""
_ON_THE_CHART = {"sailed", "loaded", "stole", "exchanged", "traded", "handed", "secured"}


class Moment(NamedTuple):
    """What was known at one time: the first `told` events had happened by then."""

    view: CaribbeanView
    told: int
    reveals: bool
    """Whether bids or spares have just been shown, which take the whole table."""


def moments(view: CaribbeanView, events: Sequence[Seen], own: Seat | None) -> list[Moment]:
    """The moments between the events that led to the `view` of `own`, None for a spectator; `view`
    itself is the last. Nothing is shown for its own sake that changes nothing on the chart.
    """
    starts = [at for at, event in enumerate(events) if event.kind in _OPENINGS]
    found = []
    if starts and any(event.kind in _ON_THE_CHART for event in events[: starts[0]]):
        found.append(Moment(_at(view, events, starts[0], own), starts[0], reveals=False))
    for start, following in zip_longest(starts, starts[1:]):
        if events[start].kind == "ended":
            continue
        end = start + 1 if following is None else following
        found.append(Moment(_at(view, events, end, own), end, reveals=True))
    return [*found, Moment(view, len(events), reveals=False)]


def _at(view: CaribbeanView, events: Sequence[Seen], end: int, own: Seat | None) -> CaribbeanView:
    """`view` as it was when only the first `end` events had happened."""
    later = events[end:]
    over = next((event.args for event in later if event.kind == "ended"), None)
    cards = dict(view.bids) if over is None else _cards(over["bids"])
    spares = view.spares if over is None else _spares(cards, over["spent"], own)
    begun = any(event.kind == "began" for event in later)
    ship, controller, steps = _turn(events[:end])
    return replace(
        view,
        bids=_covered(cards, {event.args["ship"] for event in later if event.kind == "shown"}, own),
        spares=_unraised(spares, later, own),
        sailing=ship,
        controller=controller,
        steps_left=steps,
        tied=_tied(events[:end]),
        answered=(),
        answer=None,
        left=(),
        winners=(),
        stacks=view.stacks + (over is not None and not begun and not view.winners),
        round=view.round - begun,
    )


def _cards(bids: Mapping[str, Sequence[int]]) -> dict[str, Cards]:
    """All bids of a round that is over in the view, as its end tells them."""
    return {ship: tuple(cards) for ship, cards in bids.items()}


def _spares(bids: Mapping[str, Cards], spent: Sequence[str | None], own: Seat | None) -> Spares:
    """The spares of such a round: every seat's card that it laid on no ship."""
    left = [
        next(card for card in CARDS if card not in laid)
        for laid in zip(*bids.values(), strict=True)
    ]
    return tuple(
        (card if seat == own or ship is not None else None, ship)
        for seat, (card, ship) in enumerate(zip(left, spent, strict=True))
    )


def _covered(bids: dict[str, Cards], ships: set[str], own: Seat | None) -> dict[str, Cards]:
    """Those bids, with the cards on some ships face down for everybody but their owner."""
    return {
        ship: tuple(card if seat == own else None for seat, card in enumerate(cards))
        if ship in ships
        else cards
        for ship, cards in bids.items()
    }


def _unraised(spares: Spares, later: Sequence[Seen], own: Seat | None) -> Spares:
    """Those spares, with the ones raised later still unspent."""
    raised = {
        seat
        for event in later
        if event.kind == "raised"
        for seat, card in zip(event.args["seats"], event.args["cards"], strict=True)
        if card is not None
    }
    return tuple(
        (card if seat == own else None, None) if seat in raised else (card, ship)
        for seat, (card, ship) in enumerate(spares)
    )


def _turn(events: Sequence[Seen]) -> tuple[str | None, Seat | None, int]:
    """The ship in turn, who controls it, with how many steps."""
    ship: str | None = None
    controller: Seat | None = None
    steps = 0
    for event in events:
        if event.kind in ("shown", "raised", "anchored"):
            ship, controller, steps = event.args["ship"], None, 0
        if event.kind in ("anchored", "controlled"):
            controller, steps = event.args["seat"], event.args.get("steps", 0)
    return ship, controller, steps


def _tied(events: Sequence[Seen]) -> tuple[Seat, ...]:
    """The seats whose tie is not yet broken."""
    last = next((event for event in reversed(events) if event.kind in _ABOUT_TIES), None)
    return tuple(last.args["seats"]) if last is not None and last.kind == "tied" else ()

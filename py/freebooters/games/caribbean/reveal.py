"""The reveal ship by ship: one action may settle several ships, each of which is to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.caribbean.glance import Glance
from freebooters.games.caribbean.state import Cards, CaribbeanView

__all__ = ["moments"]

_OPENINGS = ("shown", "raised", "ended")
"""Events with which something new is to be seen."""


def moments(view: CaribbeanView, events: Sequence[Seen]) -> list[tuple[CaribbeanView, int]]:
    """The moments between the events that led to `view`, as views, each with the number of events
    told by then; `view` itself is the last.
    """
    starts = [at for at, event in enumerate(events) if event.kind in _OPENINGS]
    shown = [(_at(view, events, end), end) for end in starts if end]
    return [*(moment for moment in shown if moment[0] != view), (view, len(events))]


def _at(view: CaribbeanView, events: Sequence[Seen], end: int) -> CaribbeanView:
    """`view` as it was when only the first `end` events had happened."""
    own = Glance(view).own
    later = events[end:]
    cards = _bids(view, later)
    ship, controller, steps = _turn(events[:end])
    return replace(
        view,
        bids=_covered(cards, {event.args["ship"] for event in later if event.kind == "shown"}, own),
        spares=_unraised(view, later, own),
        sailing=ship,
        controller=controller,
        steps_left=steps,
        tied=_tied(events[:end]),
        answered=(),
        answer=None,
        left=(),
        winners=(),
        round=view.round - any(event.kind == "began" for event in later),
    )


def _bids(view: CaribbeanView, later: Sequence[Seen]) -> dict[str, Cards]:
    """The bids of the round the events belong to, whether or not it is over in `view`."""
    ended = next((event for event in later if event.kind == "ended"), None)
    if ended is None:
        return dict(view.bids)
    return {ship: tuple(cards) for ship, cards in ended.args["bids"].items()}


def _covered(bids: dict[str, Cards], ships: set[str], own: Seat | None) -> dict[str, Cards]:
    """Those bids with the cards on some ships face down for all but their owner."""
    return {
        ship: tuple(card if seat == own else None for seat, card in enumerate(cards))
        if ship in ships
        else cards
        for ship, cards in bids.items()
    }


def _unraised(
    view: CaribbeanView, later: Sequence[Seen], own: Seat | None
) -> tuple[tuple[int | None, bool], ...]:
    """The spares, those raised later still unspent."""
    raised = {
        seat
        for event in later
        if event.kind == "raised"
        for seat, card in zip(event.args["seats"], event.args["cards"], strict=True)
        if card is not None
    }
    return tuple(
        (card if seat == own else None, False) if seat in raised else (card, spent)
        for seat, (card, spent) in enumerate(view.spares)
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
    last = next((event for event in reversed(events) if event.kind in ("tied", "shown")), None)
    return tuple(last.args["seats"]) if last is not None and last.kind == "tied" else ()

"""What was known at the moments between an action and what it leads to: when the roles lie open,
when the mutiny is decided, when the goods are sold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from freebooters.engine.events import Seen
from freebooters.games.meuterer.rules.components import FIGHTING, SELLING
from freebooters.games.meuterer.rules.view import MeutererView

__all__ = ["Moment", "moments"]


@dataclass(frozen=True)
class Moment:
    """What is shown when `told` events have happened, and what was known then."""

    shows: Literal["roles", "resolved", "sold"]
    view: MeutererView
    told: int


def moments(view: MeutererView, events: Sequence[Seen]) -> tuple[Moment, ...]:
    """The moments on the way to a view. They hold nothing that is told later, and of what lies on
    the table only what is shown then.
    """
    return tuple(_moments(view, events))


def _moments(view: MeutererView, events: Sequence[Seen]) -> Iterator[Moment]:
    places = {event.kind: place for place, event in enumerate(events)}
    last = len(events) - 1
    shown, resolved, sold = (places.get(kind) for kind in ("revealed", "resolved", "sold"))
    if shown is not None and view.phase != FIGHTING:
        known = replace(view, roles=events[shown].args["roles"])
        yield Moment("roles", _before_pay(known, events, shown), shown + 1)
    if resolved is not None and "began" not in places:
        then = _before_pay(view, events, resolved)
        result = events[resolved].args
        strengths = {"captain": result["captain"], "mutiny": result["mutiny"]}
        yield Moment("resolved", replace(then, conflict=strengths), resolved + 1)
    if sold is not None and sold < last:
        then = replace(view, phase=SELLING, turn=None, winners=())
        yield Moment("sold", then, sold + 1)


def _before_pay(view: MeutererView, events: Sequence[Seen], place: int) -> MeutererView:
    """A view in which nothing after that event has been paid yet, and nobody has lost the ship."""
    scores = [*view.scores]
    captain = view.captain
    is_scored = any(event.kind in ("sailed", "won") for event in events[place:])
    for event in events[place + 1 :]:
        if event.kind in ("scored", "sold"):
            seat, points = event.args["seat"], event.args["points"]
            scores[seat] -= points
        elif event.kind == "deposed":
            captain = event.args["seat"]
    return replace(
        view,
        phase=FIGHTING,
        turn=None,
        captain=captain,
        round_captain=captain,
        round=view.round - any(event.kind == "began" for event in events),
        passed=tuple(range(len(scores))),
        scores=tuple(scores),
        gains=(),
        past=view.past[:-1] if is_scored else view.past,
        conflict=None,
        destinations={"captain": None, "mutineer": None},
        drawn=None,
        winners=(),
    )

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
        yield Moment("roles", _before_pay(view, events, shown), shown + 1)
    if resolved is not None:
        then = _before_pay(view, events, resolved)
        result = events[resolved].args
        strengths = {"captain": result["captain"], "mutiny": result["mutiny"]}
        yield Moment("resolved", replace(then, conflict=strengths), resolved + 1)
    if sold is not None and sold < last:
        then = replace(_in_round(view, events[sold + 1 :]), phase=SELLING)
        yield Moment("sold", then, sold + 1)


def _in_round(view: MeutererView, later: Sequence[Seen]) -> MeutererView:
    """A view in which nobody acts and, if the round was scored in those events, no hand has been
    filled since and no other round has begun.
    """
    view = replace(view, turn=None, winners=())
    if all(event.kind not in ("sailed", "won") for event in later):
        return view
    captain, pouch, roles, _ = view.past[-1]
    filled = [event for event in later if event.kind in ("drew", "kept")]
    sizes = [*view.hand_sizes]
    hand = None if view.hand is None else [*view.hand]
    for event in filled:
        sizes[event.args["seat"]] -= 1
        if hand is not None and event.args["seat"] == view.viewer:
            hand.remove(event.args["card"])
    return replace(
        view,
        round=view.round - any(event.kind == "began" for event in later),
        round_captain=captain,
        pouch=pouch,
        roles=roles,
        passed=tuple(range(len(sizes))),
        hand=None if hand is None else tuple(hand),
        hand_sizes=tuple(sizes),
        drawn=None,
    )


def _before_pay(view: MeutererView, events: Sequence[Seen], place: int) -> MeutererView:
    """A view in which nothing after that event has been paid yet, and nobody has lost the ship; of
    the destinations the one that counts.
    """
    later = events[place + 1 :]
    scores = [*view.scores]
    for event in later:
        if event.kind in ("scored", "sold"):
            seat, points = event.args["seat"], event.args["points"]
            scores[seat] -= points
    deposed = next((event.args["seat"] for event in later if event.kind == "deposed"), None)
    bound = next(e.args["island"] for e in later if e.args.get("reason") == "ship")
    captain = view.captain if deposed is None else deposed
    is_scored = any(event.kind in ("sailed", "won") for event in later)
    return replace(
        _in_round(view, later),
        phase=FIGHTING,
        captain=captain,
        round_captain=captain,
        passed=tuple(range(len(scores))),
        scores=tuple(scores),
        gains=(),
        past=view.past[:-1] if is_scored else view.past,
        conflict=None,
        destinations={
            "captain": bound if deposed is None else None,
            "mutineer": None if deposed is None else bound,
        },
    )

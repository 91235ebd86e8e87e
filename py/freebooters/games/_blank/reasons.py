"""What speaks for an action, in words."""

from __future__ import annotations

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games._blank.rules import HIGHEST, KEEP, BlankState

__all__ = ["reason"]

_AVERAGE = (1 + HIGHEST) / 2


def reason(s: BlankState, seat: Seat, action: Action) -> Message | None:
    """A card above the average is worth keeping, one below it is not."""
    card = s.hands[seat]
    if (card > _AVERAGE) == (action == KEEP):
        return say("blank-reason-keep" if action == KEEP else "blank-reason-swap", card=card)
    return None

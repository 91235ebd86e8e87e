"""What an analysis finds out about one moment: a seat's chance, and what it could do instead."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field

from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Action, Seat

__all__ = ["Decision", "Judge", "Judged", "Judgement", "prospect_of"]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did after `position` entries of the log, when it had a choice."""

    position: int
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Judged:
    """A seat's chance of winning at a moment, 0 to 1, from what it knew then."""

    position: int
    seat: Seat
    worth: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """The chance, and all that was compared, the best first; nothing where others act."""

    worth: float
    prospects: Sequence[Prospect] = field(default=())


Judge = Callable[[int, Seat, int], Generator[None, None, Judgement]]
"""How a seat's chance at a position is found, slice by slice. The last number is 0 for the usual
look; each from 1 on is another, closer one, which is independent of the others.
"""


def prospect_of(prospects: Sequence[Prospect], action: Action) -> Prospect | None:
    """What was found of that action; None: it was not tried."""
    return next((each for each in prospects if each.action == action), None)

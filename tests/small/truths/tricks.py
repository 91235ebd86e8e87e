"""What is so in Three tricks: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_TO_WIN = 3
_SUITS = "♣♥♠"
"""From the lowest to the highest."""


def _trick(told: Told) -> list[str]:
    """Per seat its card of the trick that is over."""
    seats = len(told.state.hands)
    return list(told.state.played[-seats:])


def _best(told: Told) -> Seat:
    trick, leader = _trick(told), told.before.leader
    counts = range(len(trick)) if told.state.at_once else _followed(trick, leader)
    return max(counts, key=lambda seat: (int(trick[seat][1:]), _SUITS.index(trick[seat][0])))


def _followed(trick: list[str], leader: Seat) -> list[Seat]:
    return [seat for seat, card in enumerate(trick) if card[0] == trick[leader][0]]


def _had(told: Told) -> bool:
    """Whether the seat had that card before it was shown."""
    seat, before = told.args["seat"], told.before
    return told.args["card"] in (*before.hands[seat], before.laid[seat])


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "best-card": lambda told: _trick(told)[_best(told)],
    "had": _had,
    "is-won": lambda told: max(told.state.taken) >= _TO_WIN,
    "takes": _best,
    "tricks-to-win": lambda told: _TO_WIN,
}


def _one_more_to_win(message: Message) -> Message | None:
    tricks = message.args.get("tricks")
    if message.key != "tricks-goal" or not isinstance(tricks, int):
        return None
    return Message(message.key, {"tricks": tricks + 1})


def _somebody_else(key: str) -> Callable[[Message], Message | None]:
    def lie(message: Message) -> Message | None:
        seat = message.args.get("seat")
        if message.key != key or not isinstance(seat, SeatName):
            return None
        return Message(key, {**message.args, "seat": SeatName(1 - min(seat.seat, 1))})

    return lie


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "one trick more is needed than is": _one_more_to_win,
    "somebody else takes the trick": _somebody_else("tricks-log-taken"),
    "somebody else has played the card": _somebody_else("tricks-log-played"),
}

"""What is so in Liar's dice: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from tests.contract.assertions import Told, one_more

__all__ = ["LIES", "TRUTHS"]


def _there(told: Told) -> int:
    """How many dice lie there of the face that was doubted."""
    return sum(dice.count(told.before.face) for dice in told.before.dice)


def _loser(told: Told) -> Seat:
    """Whoever doubted if there was as much as had been bid; else who had bid it, the one before."""
    doubter, left = told.before.turn, told.before.left
    if _there(told) >= told.before.count:
        return int(doubter)
    seats = len(left)
    return next(seat % seats for seat in range(doubter - 1, -seats - 1, -1) if left[seat % seats])


def _lost(told: Told) -> int:
    seat = told.args["seat"]
    return int(told.before.left[seat] - told.state.left[seat])


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "bid": lambda told: told.state.count,
    "dice": lambda told: " ".join(map(str, told.before.dice[told.args["seat"]])),
    "dice-left": lambda told: told.state.left[told.args["seat"]],
    "face": lambda told: told.state.face,
    "face-doubted": lambda told: told.before.face,
    "loser": _loser,
    "lost": _lost,
    "seats-with-dice": lambda told: sum(map(bool, told.state.left)),
    "there": _there,
}


def _a_bid_before_any(message: Message) -> Message | None:
    if message.key != "liars-prompt" or message.args["count"]:
        return None
    return Message(message.key, {**message.args, "count": 1})


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "one die more lies there than does": one_more("liars-log-doubted", "there"),
    "one die more is lost than is": one_more("liars-log-lost", "count"),
    "there is a bid to doubt before anybody has bid": _a_bid_before_any,
}

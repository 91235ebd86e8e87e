"""What is so at Blank's table: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.messages import Message
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_CARDS = range(1, 10)


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "discards": lambda told: len(told.state.discards),
    "hand": lambda told: told.state.hands[told.seat],
    "highest-card": lambda told: max(_CARDS),
    "winners": lambda told: told.state.hands.count(max(told.state.hands)),
    "winning-card": lambda told: max(told.state.hands),
    "wins": lambda told: told.state.hands.index(max(told.state.hands)),
}


def _another_winner(message: Message) -> Message | None:
    if message.key != "blank-why" or message.args["winners"] != 1:
        return None
    return Message(message.key, {**message.args, "winners": 2})


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "two share the victory of one": _another_winner,
}

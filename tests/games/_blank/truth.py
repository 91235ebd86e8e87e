"""What is so at Blank's table: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.messages import Message
from tests.contract.assertions import Told

__all__ = ["LIES", "TRUTHS"]

_CARDS = range(1, 10)


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "card-of-seat": lambda told: told.state.hands[told.args["seat"]],
    "discards": lambda told: len(told.state.discards),
    "hand": lambda told: told.state.hands[told.seat],
    "highest-card": lambda told: max(_CARDS),
    "pile": lambda told: sum(told.state.pile),
    "winners": lambda told: told.state.hands.count(max(told.state.hands)),
    "winning-card": lambda told: max(told.state.hands),
    "wins": lambda told: told.state.hands.index(max(told.state.hands)),
}


def _another_winner(message: Message) -> Message | None:
    if message.key != "blank-why" or message.args["winners"] != 1:
        return None
    return Message(message.key, {**message.args, "winners": 2})


def _one_more_discarded(message: Message) -> Message | None:
    count = message.args.get("count")
    if message.key != "blank-discards" or not isinstance(count, int):
        return None
    return Message(message.key, {"count": count + 1})


def _a_low_card_is_high(message: Message) -> Message | None:
    if message.key != "blank-reason-swap":
        return None
    return Message("blank-reason-keep", message.args)


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "two share the victory of one": _another_winner,
    "one card more is discarded than there is": _one_more_discarded,
    "a card no better than the average is above it": _a_low_card_is_high,
}

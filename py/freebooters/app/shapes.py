"""Whether a value that came as JSON has a certain shape."""

from __future__ import annotations

import re
from base64 import b64decode
from datetime import date
from typing import Any

from freebooters.stage import Frame

__all__ = [
    "are_actions",
    "are_chances",
    "are_moments",
    "are_numbers",
    "are_seals",
    "are_texts",
    "is_action",
    "is_base64",
    "is_day",
    "is_digest",
    "is_frame",
]


_DIGEST = re.compile("[0-9a-f]{64}")


def is_digest(value: Any) -> bool:
    """Whether that is a SHA-256."""
    return isinstance(value, str) and _DIGEST.fullmatch(value) is not None


def is_base64(value: Any) -> bool:
    """Whether that is bytes in base 64."""
    try:
        return isinstance(value, str) and b64decode(value, validate=True) is not None
    except ValueError:
        return False


def are_seals(value: Any) -> bool:
    """Whether those are digests of choices, by seats as text."""
    return isinstance(value, dict) and all(map(is_digest, value.values()))


def is_day(value: Any) -> bool:
    """Whether that is a date, as `2026-11-25`."""
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def is_action(value: Any) -> bool:
    """Whether that is an action: its verb, then texts and numbers."""
    return (
        isinstance(value, list)
        and bool(value)
        and type(value[0]) is str
        and all(type(word) in (str, int) for word in value)
    )


def are_actions(value: Any) -> bool:
    """Whether those are actions, one at least."""
    return isinstance(value, list) and bool(value) and all(is_action(action) for action in value)


def are_chances(value: Any) -> bool:
    """Whether those are chances, or differences between some, from -1 to 1."""
    return isinstance(value, list) and all(
        type(number) in (int, float) and -1 <= number <= 1 for number in value
    )


def are_texts(value: Any) -> bool:
    """Whether those are texts."""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def are_numbers(value: Any) -> bool:
    """Whether those are whole numbers."""
    return isinstance(value, list) and all(type(number) is int for number in value)


def is_frame(value: Any) -> bool:
    """Whether that is a frame, as `narrow:1180` or `narrow:1580:150`."""
    try:
        return isinstance(value, str) and bool(Frame.parse(value))
    except ValueError:
        return False


def are_moments(value: Any) -> bool:
    """Whether those are moments as `recall` wants them: how often something had been taken back, the
    position, the frame, with which events.
    """
    return isinstance(value, list) and all(
        isinstance(moment, list)
        and [type(part) for part in moment] == [int, int, str, str]
        and is_frame(moment[2])
        for moment in value
    )

"""What a device has noted of a game with friends, as its page sends it to be compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from freebooters.app.shapes import are_numbers, is_action
from freebooters.engine.audit import Grant, Moment, Sealed, Sent, Voted, Witness

__all__ = ["is_witness", "witness_from"]

Json = dict[str, Any]


def is_witness(value: Any) -> bool:
    """Whether that is what a device may have noted."""
    if not isinstance(value, dict) or type(value.get("seat")) is not int:
        return False
    texts = (value.get("share"), value.get("seal"))
    lists = [value.get(name) for name in _LISTS]
    return all(text is None or isinstance(text, str) for text in texts) and all(
        isinstance(found, list) and all(map(shape, found))
        for found, shape in zip(lists, _LISTS.values(), strict=True)
    )


def _is_moment(value: Any) -> bool:
    return are_numbers(value) and len(value) == 2


def _is_grant(value: Any) -> bool:
    return are_numbers(value) and len(value) == 4


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_away(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_moment, value))


def _is_sealed(value: Any) -> bool:
    return isinstance(value, list) and [type(part) for part in value] == [int, int, int, str, bool]


def _is_voted(value: Any) -> bool:
    return isinstance(value, list) and [type(part) for part in value] == [int, int, bool]


def _is_committed(value: Any) -> bool:
    return isinstance(value, list) and [type(part) for part in value] == [int, str]


def _is_sent(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    at, action, sure = value
    return _is_moment(at) and is_action(action) and type(sure) is bool


_LISTS: dict[str, Callable[[Any], bool]] = {
    "commitments": _is_committed,
    "sent": _is_sent,
    "granted": _is_grant,
    "undos": _is_number,
    "away": _is_away,
    "sealed": _is_sealed,
    "votes": _is_voted,
}


def witness_from(data: Json) -> Witness:
    return Witness(
        seat=data["seat"],
        share=data["share"],
        commitments=[(seat, committed) for seat, committed in data["commitments"]],
        sent=[Sent(Moment(*at), tuple(action), sure) for at, action, sure in data["sent"]],
        granted=[Grant(*grant) for grant in data["granted"]],
        undos=data["undos"],
        sealed=[Sealed(*each) for each in data["sealed"] if min(each[:3]) >= 0],
        seal=data["seal"],
        votes=[Voted(*each) for each in data["votes"]],
        away=[(Moment(*gone), Moment(*come)) for gone, come in data["away"]],
    )

"""States compared slot by slot, whatever their own `key` and `copy` say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from freebooters.engine.contract import State

__all__ = ["containers", "deep", "differing", "freeze", "slots"]

_NOT_SET = "is not set"


def slots(kind: type) -> list[str]:
    """Every slot of a state, inherited ones included."""
    return [name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())]


def freeze(value: Any) -> object:
    """A snapshot that no later change can reach; things shared on purpose stay what they are."""
    if isinstance(value, State):
        return tuple((name, freeze(getattr(value, name, _NOT_SET))) for name in slots(type(value)))
    if isinstance(value, (list, tuple)):
        return (type(value), tuple(freeze(item) for item in value))
    if isinstance(value, dict):
        return (dict, tuple((key, freeze(item)) for key, item in value.items()))
    if isinstance(value, (set, bytearray)):
        return (type(value), tuple(sorted(value)))
    return value


def differing(one: Any, other: Any) -> str:
    """The first slot in which two frozen states differ, or "" if none does."""
    pairs = zip(one, other, strict=False)
    return next((name for (name, mine), (_, theirs) in pairs if mine != theirs), "")


def containers(value: Any) -> Iterator[Any]:
    """Every list, dict and set that can be reached through plain data."""
    if isinstance(value, (list, dict, set, bytearray)):
        yield value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from containers(item)


def deep(value: Any, seen: dict[int, str]) -> object:
    """Like `freeze`, but through every object a state shares with its copies as well."""
    if isinstance(value, (str, int, float, bool, type(None), type)):
        return value
    if id(value) in seen:
        return seen[id(value)]
    seen[id(value)] = f"object {len(seen)}"
    if isinstance(value, dict):
        return tuple((deep(key, seen), deep(item, seen)) for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(deep(item, seen) for item in value)
    if isinstance(value, (set, frozenset, bytearray)):
        return tuple(sorted(value))
    names = [*getattr(value, "__dict__", {}), *slots(type(value))]
    return tuple((name, deep(getattr(value, name, _NOT_SET), seen)) for name in names)

"""Views to JSON and back, to send them to another worker or process."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

__all__ = ["frozen", "view_as_json", "view_from_json"]

V = TypeVar("V")


def view_as_json(view: Any) -> dict[str, Any]:
    """The fields of a view; tuples become lists."""
    return {field.name: _thawed(getattr(view, field.name)) for field in fields(view)}


def view_from_json(view_type: type[V], data: dict[str, Any]) -> V:
    """The view those fields describe; lists become tuples. Raises `TypeError` on other fields."""
    return view_type(**{name: frozen(value) for name, value in data.items()})


def _thawed(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_thawed(item) for item in value]
    if isinstance(value, dict):
        return {key: _thawed(item) for key, item in value.items()}
    return value


def frozen(value: Any) -> Any:
    """A JSON value as views and events hold it: lists become tuples."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {key: frozen(item) for key, item in value.items()}
    return value

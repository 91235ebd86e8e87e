"""Open games, in which everybody sees all there is: a state says what is in it, and view, imagine and
copy follow from that.
"""

from __future__ import annotations

from dataclasses import make_dataclass
from random import Random
from typing import Any, ClassVar, TypeVar

from freebooters.engine.contract import Rules, Seat, State

__all__ = ["OpenRules", "OpenState"]

S = TypeVar("S", bound="OpenState")


class OpenState(State):
    """Every slot holds a number, a text, None or a list of these, lists of lists too, and has its type
    written beside it: the order of these is the one in which a plain table shows them.
    """

    __slots__ = ()

    def copy(self) -> OpenState:
        s = type(self).__new__(type(self))
        for name in type(self).__annotations__:
            setattr(s, name, _thawed(getattr(self, name)))
        return s


class OpenRules(Rules[S, Any]):
    """Rules of an open game. A subclass names the type of its states; the fields of the view are their
    slots, with tuples for lists.
    """

    state_type: ClassVar[type[OpenState]]
    reveals = False

    def __init_subclass__(cls) -> None:
        """Raises `TypeError` where a slot has no type beside it, since it would be hidden."""
        kind = cls.state_type
        names = [*kind.__annotations__]
        if unnamed := {*kind.__slots__} ^ {*names}:
            raise TypeError(f"{kind.__name__}: slots and types differ in {sorted(unnamed)}")
        # Without a docstring one is made, for which `inspect` is imported.
        cls.view_type = make_dataclass(
            f"{kind.__name__}View", names, namespace={"__doc__": " "}, frozen=True, slots=True
        )

    def view(self, s: S, seat: Seat | None) -> Any:
        return self.view_type(
            *(_frozen(getattr(s, name)) for name in self.state_type.__annotations__)
        )

    def imagine(self, v: Any, rng: Random) -> S:
        s: Any = self.state_type.__new__(self.state_type)
        for name in self.state_type.__annotations__:
            setattr(s, name, _thawed(getattr(v, name)))
        return s  # type: ignore[no-any-return]


def _thawed(value: Any) -> Any:
    return [_thawed(item) for item in value] if isinstance(value, (list, tuple)) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value

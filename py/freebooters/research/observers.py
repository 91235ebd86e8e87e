"""What a player of an OpenSpiel game observes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import pyspiel

from freebooters.engine.contract import Seat
from freebooters.engine.views import view_as_json
from freebooters.research.vectors import DEFAULT_LENGTH, Vectors, features

__all__ = ["Observer", "private_part"]

Json = dict[str, Any]


class _Position(Protocol):
    def view(self, observer: Seat | None) -> Any: ...

    def told(self, observer: Seat | None) -> Sequence[str]: ...


class _State(Protocol):
    position: _Position


class Observer:
    """OpenSpiel's interface: `tensor`, `dict`, `set_from`, `string_from`.

    Without perfect recall: what can be seen now, as JSON, and by `Vectors` as a tensor. With perfect
    recall also everything told so far, as JSON alone. What is public is what a spectator sees; what
    is private to a player is what its view has beyond that; both together are its view.
    """

    def __init__(self, kind: Any) -> None:
        """Raises `ValueError` if secrets of several players are asked for, or nothing at all."""
        secrets = kind.private_info
        if secrets == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees the secrets of one player at most, not of all")
        self._own = secrets == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        if not (self._own or self._public):
            raise ValueError(
                "an observer sees what is public, what is private, or both, not nothing"
            )
        self._recall = kind.perfect_recall
        self._vectors = Vectors(DEFAULT_LENGTH)
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if not self._recall:
            self.tensor = np.zeros(DEFAULT_LENGTH, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: _State, player: int) -> None:
        """Fills the tensor."""
        if self.tensor is None:
            return
        seat = player if self._own else None
        found = features(state.position.view(seat), seat)
        if not self._public:
            public = set(features(state.position.view(None), None))
            found = [each for each in found if each not in public]
        self.tensor[:] = self._vectors.hashed(found)

    def string_from(self, state: _State, player: int) -> str:
        seat = player if self._own else None
        position = state.position
        seen, told = view_as_json(position.view(seat)), position.told(seat) if self._recall else ()
        if self._public:
            found = [f'"view": {_text(seen)}']
        else:
            found = [f'"private": {_text(private_part(seen, view_as_json(position.view(None))))}']
            public = position.told(None) if self._recall else ()
            told = [
                f"[{number}, {own}]"
                for number, (own, shown) in enumerate(zip(told, public, strict=True))
                if own != shown
            ]
        if self._recall:
            found.append(f'"told": [{", ".join(told)}]')
        return f'{{"seat": {_text(seat)}, {", ".join(found)}}}'


def private_part(own: Json, public: Json) -> Json:
    """What one view has where another has something else: a path of keys and of places in lists to
    each value that differs.
    """
    found: Json = _differing(own, public)
    return found


def _differing(own: Any, public: Any) -> Any:
    if isinstance(own, dict) and isinstance(public, dict) and own.keys() >= public.keys():
        return {
            key: _differing(value, public.get(key))
            for key, value in own.items()
            if key not in public or value != public[key]
        }
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return {
            str(place): _differing(value, public[place])
            for place, value in enumerate(own)
            if value != public[place]
        }
    return own


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

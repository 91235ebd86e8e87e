"""Nodes and scenes: what the table looks like at one moment, in table units.

A table is 1000 units wide; x grows to the right, y downwards, `at` is a node's centre.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Generic, Literal, TypeVar, dataclass_transform

from freebooters.engine.messages import Message
from freebooters.stage.explanation import Explanation
from freebooters.stage.written import Written, text_of

__all__ = ["WIDTH", "Beat", "Node", "Point", "Scene"]

WIDTH = 1000

V = TypeVar("V")
K = TypeVar("K")

_NOWHERE: Mapping[str, int] = {}

Kind = Literal["box", "disc", "path", "sprite", "text", "zone", "glow"]
Point = tuple[float, float]
Part = tuple[float, float, float, float]
"""Left upper corner and size."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def _unchanging(kind: type[K]) -> type[K]:
    """A dataclass that nobody changes, which mypy checks. It is not frozen as it runs: a frozen node
    takes 1.7 microseconds to make and this one 0.3, and a table has some 150.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


@_unchanging
class Node:
    """One thing on the table.

    `id` is unique in its scene and the same in the next one if it is the same thing; a hidden thing
    is named by where it lies. `skin` is a theme token, or for a sprite `room/file`; `tint` is the
    token a sprite's `currentColor` takes. `pick` is the token a press on the node stands for, `was`
    the id, in the scene before, of the node this one comes from. A path's `points` are x, y, x, y,
    … and its `size` is (stroke width, 0).

    Words are `size[1]` high, one of the frame's three sizes, and stand on up to `lines` lines of
    width `size[0]` around `at`. Several texts say the same at less and less length: the first that
    fits is shown, and the last must fit in every language. `ground` is the token of what the words
    stand on. `explain` is what the card says that opens beside the thing.
    """

    id: str
    kind: Kind
    at: Point
    size: Point
    skin: str = ""
    turn: float = 0
    z: int = 0
    alpha: float = 1
    tint: str = ""
    edge: str = ""
    round: float = 0
    points: tuple[float, ...] = ()
    text: str | Message | tuple[str | Message, ...] = ""
    lines: int = 1
    ground: str = ""
    face: Literal["body", "display"] = "body"
    align: Literal["center", "left", "right"] = "center"
    label: Message | None = None
    pick: str = ""
    state: tuple[str, ...] = ()
    was: str = ""
    explain: Explanation | None = None
    _text: str = field(default="", init=False, repr=False, compare=False)
    _passing_text: str = field(default="", init=False, repr=False, compare=False)

    def as_json(self, *, passing: bool = False) -> dict[str, Any]:
        """The node without what has its default value; coordinates to a tenth of a unit. That it is
        explained is said, not how: few things are ever asked about. `passing`: another scene
        follows at once, so that nobody asks what this is.
        """
        x, y = self.at
        width, height = self.size
        out: dict[str, Any] = {
            "id": self.id,
            "kind": self.kind,
            "at": [_tenths(x), _tenths(y)],
            "size": [_tenths(width), _tenths(height)],
        }
        out |= {
            name: value
            for name, value, default in zip(_PLAIN, _plain(self), _DEFAULTS, strict=True)
            if value != default
        }
        if self.round:
            out["round"] = _tenths(self.round)
        if self.points:
            out["points"] = [_tenths(value) for value in self.points]
        if self.text:
            out["text"] = (
                [_words(text) for text in self.text]
                if isinstance(self.text, tuple)
                else _words(self.text)
            )
        if self.label is not None:
            out["label"] = self.label.as_json()
        if self.explain is not None and not passing:
            out["explain"] = True
        if self.state:
            out["state"] = list(self.state)
        return out

    def as_text(self) -> str:
        """`as_json` as JSON text, written once."""
        if not self._text:
            object.__setattr__(self, "_text", text_of(self.as_json()))
        return self._text

    def as_passing_text(self) -> str:
        """The same of a scene that another one follows at once."""
        if self.explain is None:
            return self.as_text()
        if not self._passing_text:
            object.__setattr__(self, "_passing_text", text_of(self.as_json(passing=True)))
        return self._passing_text


def _words(text: str | Message) -> Any:
    return text if isinstance(text, str) else text.as_json()


def _tenths(value: float) -> float:
    """To a tenth; whole numbers without a point, which is shorter as JSON."""
    tenths = round(value * 10)
    return tenths / 10 if tenths % 10 else tenths // 10


_PLAIN = (
    "skin",
    "turn",
    "z",
    "alpha",
    "tint",
    "edge",
    "face",
    "align",
    "pick",
    "was",
    "lines",
    "ground",
)
_plain = attrgetter(*_PLAIN)
_DEFAULTS = _plain(Node("", "zone", (0, 0), (0, 0)))


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the table at one moment; `height` in table units. `own` is the part that is its
    viewer's, on a phone; `ending` what stays in sight beside the result.
    """

    height: float
    nodes: tuple[Node, ...]
    label: Message
    own: Part | None = None
    ending: Part | None = None

    def as_json(self, *, passing: bool = False) -> dict[str, Any]:
        """`passing`: another scene follows at once."""
        return self._around([node.as_json(passing=passing) for node in self.nodes])

    def _around(self, nodes: Any) -> dict[str, Any]:
        out = {"height": self.height, "nodes": nodes, "label": self.label.as_json()}
        for name, part in (("own", self.own), ("ending", self.ending)):
            if part is not None:
                out[name] = [_tenths(value) for value in part]
        return out

    def dimmed(self, parts: Sequence[str]) -> Scene:
        """The same with the nodes stepping back whose ids contain any of the `parts`."""
        nodes = tuple(
            replace(node, state=(*node.state, "dim"))
            if "dim" not in node.state and any(part in node.id for part in parts)
            else node
            for node in self.nodes
        )
        return replace(self, nodes=nodes)

    def texts(self, *, passing: bool = False) -> list[str]:
        """Its nodes as JSON text."""
        return [
            node.as_passing_text() if passing else node._text or node.as_text()
            for node in self.nodes
        ]

    def written(self, *, passing: bool = False, places: Mapping[str, int] = _NOWHERE) -> Written:
        """`as_json` as JSON text. Of a node whose text has one of the `places`, the place alone."""
        texts = self.texts(passing=passing)
        if places:
            texts = [str(places.get(text, text)) for text in texts]
        return Written(text_of(self._around(Written(f"[{','.join(texts)}]"))))


@dataclass(frozen=True)
class Beat(Generic[V]):
    """One of several scenes that follow one action: by then the first `told` of its events have
    happened, and `view` is what was known. What the page says beside the scene is taken from that
    view.
    """

    view: V
    scene: Scene
    told: int
    rest: float = 1.0
    """How long the next beat is waited for, in parts of the usual pause."""

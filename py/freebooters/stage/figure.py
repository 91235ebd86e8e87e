"""Figures: pictures of the rules page, each a detail of a real table.

A figure is data. Its position comes from a legal log and its picture from the room's painter, so it
shows what the game does and cannot fall behind it. They are drawn while the page is built.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from math import cos, radians, sin
from typing import Any

from freebooters.engine.contract import Options, Seat
from freebooters.engine.game import Game
from freebooters.engine.lessons import entries
from freebooters.engine.match import Match
from freebooters.stage.box import Box
from freebooters.stage.frame import WIDE, Frame
from freebooters.stage.scene import WIDTH, Node, Scene

__all__ = ["CREW", "Figure", "NothingThere", "drawn", "scenes_of"]

CREW = ("Anne", "Grace", "Jack", "Mary", "Edward")
"""Who sits in the seats."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: a picture, or two if `then` goes on from the first.

    Its caption is the message `<game>-figure-<id>`, or `<game>-figure-<words>` where several show the
    same in different variants. It stands `under` sections of the rules page:
    rule ids, or `primer-` and a part of the game in short. `show` names the nodes that are cut out of
    the table, with `*` for any letters; both pictures are cut where any of them lies in either.
    """

    id: str
    under: tuple[str, ...]
    seats: int
    log: str
    """Entries as text, as in a lesson; chance draws from the seed what they leave out."""
    show: tuple[str, ...]
    options: Options = field(default_factory=dict)
    only: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """By option the values with which the figure is shown; with all if an option is missing."""
    then: str = ""
    """Entries that lead from the first picture to the second."""
    viewer: Seat | None = None
    seed: str = "figure"
    frame: Frame = WIDE
    words: str = ""
    lit: tuple[str, ...] = ()
    """Nodes of the last picture that have a halo, named as in `show`."""
    trails: tuple[tuple[str, str], ...] = ()
    """Dotted lines in the last picture: from where a node lies in the first to where one lies in
    the last.
    """
    around: float = 4
    """How much of the table is seen around what is shown, in units."""


class NothingThere(LookupError):
    """A figure names nodes that its table does not have."""


def scenes_of(game: Game[Any, Any], figure: Figure) -> list[Scene]:
    """The whole tables that a figure is cut from. Raises an error of the engine if an entry is not
    legal.
    """
    match = Match.replay(game, figure.seats, figure.options, figure.seed, (), settle=False)
    scenes = []
    for text in filter(None, (figure.log, figure.then)):
        match.enter_all(entries(text))
        view = match.view(figure.viewer)
        beats = game.paint.unfold(view, figure.frame, (), figure.viewer)
        scenes.append(beats[-1].scene)
    return scenes


def drawn(game: Game[Any, Any], figure: Figure) -> dict[str, Any]:
    """A figure for the page, as JSON values: its `words`, `under`, `only`, the `box` that is shown (x, y,
    width, height in table units), the `letters` (the size of the smallest), and the `scenes` with
    the nodes that lie in it. Raises `NothingThere`.
    """
    scenes = scenes_of(game, figure)
    box = _cut(figure, scenes)
    pictures = [_picture(scene, box) for scene in scenes]
    last = pictures[-1]
    lit = {node.id for node in _named(scenes[-1:], figure.lit)}
    for node in last["nodes"]:
        if node["id"] in lit:
            node["state"] = [*node.get("state", ()), "lit"]
    last["trails"] = [
        [*_one(scenes[0], start).at, *_one(scenes[-1], end).at] for start, end in figure.trails
    ]
    return {
        "words": figure.words or figure.id,
        "under": [name.lower() for name in figure.under],
        "only": {name: list(values) for name, values in figure.only.items()},
        "box": [round(value, 1) for value in box],
        "letters": figure.frame.small,
        "scenes": pictures,
    }


def _cut(figure: Figure, scenes: list[Scene]) -> Box:
    """What is shown of the table."""
    extents = [_extent(node) for node in _named(scenes, figure.show)]
    x = max(0, min(extent.x for extent in extents) - figure.around)
    y = max(0, min(extent.y for extent in extents) - figure.around)
    right = min(WIDTH, max(extent.right for extent in extents) + figure.around)
    height = max(scene.height for scene in scenes)
    bottom = min(height, max(extent.bottom for extent in extents) + figure.around)
    return Box(x, y, right - x, bottom - y)


def _named(scenes: Iterable[Scene], patterns: Iterable[str]) -> list[Node]:
    """The nodes that patterns name; raises `NothingThere` if one of them names none."""
    nodes = [node for scene in scenes for node in scene.nodes]
    found = []
    for pattern in patterns:
        fitting = [node for node in nodes if fnmatchcase(node.id, pattern)]
        if not fitting:
            raise NothingThere(pattern)
        found += fitting
    return found


def _one(scene: Scene, name: str) -> Node:
    return _named([scene], [name])[0]


def _picture(scene: Scene, box: Box) -> dict[str, Any]:
    nodes = [node for node in scene.nodes if node.kind != "zone" and _extent(node).overlaps(box)]
    return {"nodes": [_still(node) for node in nodes]}


def _still(node: Node) -> dict[str, Any]:
    """A node without what it is for whoever plays."""
    out = node.as_json(passing=True)
    for name in ("label", "pick", "was", "ground"):
        out.pop(name, None)
    if "text" in out:
        out["text"] = _christened(out["text"])
    return out


def _christened(text: Any) -> Any:
    """Words in which the crew stands for the seats, whoever sits there at the reader's table."""
    if isinstance(text, list):
        return [_christened(each) for each in text]
    if isinstance(text, dict):
        if isinstance(text.get("seat"), int):
            return CREW[text["seat"]]
        return {name: _christened(value) for name, value in text.items()}
    return text


def _extent(node: Node) -> Box:
    """The rectangle a node takes, turned as it is; words without a width have that of their middle."""
    if node.kind == "path":
        xs, ys, stroke = node.points[::2], node.points[1::2], node.size[0]
        left, top = min(xs) - stroke / 2, min(ys) - stroke / 2
        return Box(left, top, max(xs) - left + stroke / 2, max(ys) - top + stroke / 2)
    width, height = node.size[0] or 1, node.size[1]
    if node.kind == "text":
        height *= node.lines * 1.2
    turn = radians(node.turn)
    w = abs(width * cos(turn)) + abs(height * sin(turn))
    h = abs(width * sin(turn)) + abs(height * cos(turn))
    return Box(node.at[0] - w / 2, node.at[1] - h / 2, w, h)

"""The beginnings that the build deals, for a table that stands before the engine is there.

A beginning holds what the engine tells at a `start`, what it would `explain` of the things on the
table, and the first `remark`. It is known by a number. The seed follows from that, so that no beginning
holds it. Of the first one what is kept is how it differs from the room's empty board, of all how they
differ from the first; and so of the first step of a lesson.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count, islice
from typing import Any, cast

from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.engine.game import Info
from freebooters.stage import Frame, text_of

__all__ = [
    "DEALS",
    "FIRST_FRAMES",
    "beginning",
    "change_of",
    "changed",
    "empty_table",
    "first_numbers",
    "first_step",
    "kept_deals",
    "kept_step",
    "seed_of",
]

Json = dict[str, Any]

DEALS = 16
"""How many beginnings there are of a game."""

FIRST_FRAMES = tuple(map(Frame.parse, ("wide:660", "narrow:1160", "short:520")))
"""Those that they are painted for: one of each kind."""


def seed_of(number: int) -> str:
    """The seed of the beginning with that number."""
    return f"first {number}"


def first_numbers(info: Info) -> list[int]:
    """The numbers of a game's beginnings: the first with which the person has a choice at once."""
    return [*islice(_choosing(info), DEALS)]


def _choosing(info: Info) -> Iterator[int]:
    for number in count():
        table = _early(quick_start(info, FIRST_FRAMES[0], seed_of(number)))["table"]
        if table["viewer"] in table["acting"] and table["choices"]:
            yield number


def beginning(info: Info, frame: Frame, number: int) -> Json:
    """A beginning: an early table (see `told_early`) without its `seats`, which the page knows."""
    found = _early(quick_start(info, frame, seed_of(number)))
    del found["table"]["seats"]
    return found


def empty_table(board: Mapping[str, Any]) -> Json:
    """A beginning at which nothing is dealt yet. `board`: the room's empty board."""
    return {"table": {"scenes": [{"scene": board}]}}


def kept_deals(
    info: Info, frame: Frame, numbers: list[int], board: Mapping[str, Any]
) -> tuple[Json, list[Json]]:
    """What is kept of the beginnings with those numbers: how the first one differs from the room's
    empty board, and how each differs from the first.
    """
    found = [beginning(info, frame, number) for number in numbers]
    first = cast(Json, change_of(empty_table(board), found[0]))
    return first, [cast(Json, change_of(found[0], each)) for each in found]


def first_step(info: Info, lesson: str, frame: Frame) -> Json:
    """The early table of a lesson's first step."""
    return _early(
        {"do": "learn", "game": info.id, "lesson": lesson, "place": 0, "frame": str(frame)}
    )


def kept_step(info: Info, lesson: str, frame: Frame, first: Json, board: Mapping[str, Any]) -> Json:
    """What is kept of a lesson's first step: how it differs from the first beginning, of which `first`
    is kept.
    """
    old = changed(empty_table(board), first)
    return cast(Json, change_of(old, first_step(info, lesson, frame)))


def change_of(old: Any, new: Any) -> Any:
    """How a JSON value differs from another one.

    Of a dict: what is different, by name, and under "" the names of what is gone. Of a list of dicts:
    a list with `[place, length]` for what is the same as there, `[place, {...}]` for a dict that
    differs from the one there, and `[value]` for another one. Of anything else: the new value.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        change = {
            name: change_of(old[name], value) if name in old else value
            for name, value in new.items()
            if name not in old or old[name] != value
        }
        gone = [name for name in old if name not in new]
        return {**change, "": gone} if gone else change
    if _holds_dicts(old) and isinstance(new, list):
        return _list_change(old, new)
    return new


def _list_change(old: list[Json], new: list[Any]) -> list[Any]:
    places = {text_of(each): place for place, each in reversed([*enumerate(old)])}
    named = {each["id"]: place for place, each in enumerate(old) if "id" in each}
    change: list[Any] = []
    for at, each in enumerate(new):
        place = places.get(text_of(each))
        if place is None:
            near = named.get(each["id"]) if isinstance(each, dict) and "id" in each else at
            if isinstance(each, dict) and near is not None and near < len(old):
                change.append([near, change_of(old[near], each)])
            else:
                change.append([each])
        elif change and isinstance(change[-1][-1], int) and sum(change[-1]) == place:
            change[-1][1] += 1
        else:
            change.append([place, 1])
    return change


def changed(old: Any, change: Any) -> Any:
    """The value of which that `change` is."""
    if isinstance(old, dict) and isinstance(change, dict):
        gone = change.get("", [])
        kept = {name: value for name, value in old.items() if name not in gone}
        new = {name: changed(old.get(name), each) for name, each in change.items() if name}
        return {**kept, **new}
    if _holds_dicts(old) and isinstance(change, list):
        found: list[Any] = []
        for place, *rest in change:
            if not rest:
                found.append(place)
            elif isinstance(rest[0], int):
                found += old[place : place + rest[0]]
            else:
                found.append(changed(old[place], rest[0]))
        return found
    return change


def _holds_dicts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _early(command: Mapping[str, Any]) -> Json:
    """The early table of what that command begins."""
    desk = Desk()
    desk.answer(*parse(json.dumps(command)))
    found: Json = json.loads(text_of(desk.early()))
    return found

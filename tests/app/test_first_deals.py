"""The beginnings that the build deals are what the engine tells, and no more than that."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.app.first_deals import (
    DEALS,
    FIRST_FRAMES,
    change_of,
    changed,
    empty_table,
    first_numbers,
    kept_deals,
    kept_step,
    seed_of,
)
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.app.screen import Screen
from freebooters.engine.game import Info
from freebooters.stage import Frame, text_of
from tests.contract.journeys import dice
from tools.inside.rooms import boards

Json = dict[str, Any]
GAMES = sorted(catalog.games())
WORLDS = 3
MOST = 3_300
"""Bytes of a beginning, packed."""
MOST_OF_FIRST = 7_100
"""Bytes of what all beginnings for a frame begin with, packed."""


def told(desk: Desk, command: Json) -> Json:
    answer: Json = json.loads(text_of(desk.answer(*parse(json.dumps(command)))))
    return answer


def started(info: Info, frame: Frame, number: int) -> tuple[Desk, Json]:
    """The engine's table."""
    desk = Desk()
    return desk, told(desk, quick_start(info, frame, seed_of(number)))


@cache
def at_table(game: str, frame: Frame, number: int) -> tuple[Desk, Json]:
    """The same, for tests that only ask."""
    return started(catalog.game(game).info, frame, number)


def explained(desk: Desk, position: int, node: str) -> Json:
    answer = told(desk, {"do": "explain", "position": position, "node": node})
    explanation: Json = answer["explanation"]
    return explanation


def remark(desk: Desk, revision: int) -> Json | None:
    """What the coach says first."""
    answer = told(desk, {"do": "remark", "revision": revision, "told": [], "refused": None})
    first: Json | None = answer["remark"]
    return first


def packed(value: object) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


@cache
def numbers(game: str) -> list[int]:
    return first_numbers(catalog.game(game).info)


@cache
def kept(game: str) -> dict[Frame, tuple[Json, list[Json], Json]]:
    """By frame: what is kept of the first beginning and of each, and the empty board."""
    info = catalog.game(game).info
    empty = boards(info)
    return {
        frame: (*kept_deals(info, frame, numbers(game), empty[str(frame)]), empty[str(frame)])
        for frame in FIRST_FRAMES
    }


@cache
def read(game: str) -> dict[tuple[Frame, int], Json]:
    """By frame and number: a beginning as the page makes it from its files."""
    found = {}
    for frame, (first, each, board) in kept(game).items():
        whole = changed(empty_table(board), json.loads(gzip.decompress(packed(first))))
        for number, change in zip(numbers(game), each, strict=True):
            found[frame, number] = changed(whole, json.loads(gzip.decompress(packed(change))))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_tells_every_beginning_byte_for_byte(game: str) -> None:
    for (frame, number), deal in read(game).items():
        _, table = at_table(game, frame, number)
        assert table["viewer"] in table["acting"]
        assert table["choices"]
        assert table["seal"], "by which of two that recur the first one counts in one's record"
        sent = {**table}
        del sent["seats"]  # they are as the page has sent them
        assert json.dumps(deal["table"], sort_keys=True) == json.dumps(sent, sort_keys=True)


@pytest.mark.parametrize("game", GAMES)
def test_all_is_explained_and_remarked_as_the_engine_does(game: str) -> None:
    for (frame, number), deal in read(game).items():
        desk, table = at_table(game, frame, number)
        shown = table["scenes"][-1]
        things = [node["id"] for node in shown["scene"]["nodes"] if node.get("explain")]
        assert things
        position = shown["position"]
        assert deal["explained"] == {node: explained(desk, position, node) for node in things}
        assert deal["remark"] == remark(desk, table["revision"])


@pytest.mark.parametrize("game", GAMES)
def test_there_are_sixteen_different_beginnings_that_are_small(game: str) -> None:
    for first, each, _ in kept(game).values():
        assert len(packed(first)) <= MOST_OF_FIRST
        assert max(len(packed(change)) for change in each) <= MOST
    seals = {deal["table"]["seal"] for deal in read(game).values()}
    assert len(seals) == len(numbers(game)) == DEALS


@pytest.mark.parametrize("game", GAMES)
def test_the_first_step_of_the_first_lesson_is_what_the_engine_tells(game: str) -> None:
    lesson = catalog.game(game).lessons[0].id
    info = catalog.game(game).info
    for frame, (first, _, board) in kept(game).items():
        step = kept_step(info, lesson, frame, first, board)
        assert len(packed(step)) <= MOST_OF_FIRST
        early = changed(changed(empty_table(board), first), step)
        desk = Desk()
        fields = {"game": game, "lesson": lesson, "place": 0, "frame": str(frame)}
        assert early["table"] == told(desk, {"do": "learn", **fields})
        assert early["remark"] is None
        shown = early["table"]["scenes"][-1]
        things = [node["id"] for node in shown["scene"]["nodes"] if node.get("explain")]
        assert early["explained"] == {
            node: explained(desk, shown["position"], node) for node in things
        }


@pytest.mark.parametrize("game", GAMES)
def test_a_beginning_tells_no_seed(game: str) -> None:
    for (_, number), deal in read(game).items():
        assert deal["table"]["seed"] is None
        assert seed_of(number) not in json.dumps(deal)


@pytest.mark.parametrize("game", GAMES)
def test_a_beginning_is_the_same_whatever_is_hidden_from_who_begins(game: str) -> None:
    info = catalog.game(game).info
    for (frame, number), deal in read(game).items():
        desk, seen = started(info, frame, number)
        table = desk._screens[None].table
        match, viewer = table.match, seen["viewer"]
        things = [*deal["explained"]] if frame == FIRST_FRAMES[0] else []
        for world in range(WORLDS):
            match._state = match.game.rules.imagine(match.view(viewer), dice(world))
            desk._screens[None] = Screen(table, frame)
            twin = json.loads(text_of(desk._screens[None].told()))
            position = twin["position"]
            assert {name: twin[name] for name in deal["table"]} == deal["table"]
            assert remark(desk, twin["revision"]) == deal["remark"]
            assert {thing: explained(desk, position, thing) for thing in things} == {
                thing: deal["explained"][thing] for thing in things
            }


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1, "b": [1, 2]}, {"b": [1, 3], "c": None}),
        ([{"id": "a"}, {"id": "b", "x": 1}, {"id": "c"}], [{"id": "c"}, {"id": "b"}, {"id": "d"}]),
        ([{"x": 1}, {"x": 2}], [{"x": 2}, {"x": 3}, {"x": 4}]),
        ([{"x": 1}], [1, [2], None]),
        ([{"x": 1}], []),
        ([], [{"x": 1}]),
        ({"a": {"b": 1}}, {"a": [1]}),
        ({"a": None}, {"a": {"b": 1}}),
    ],
)
def test_a_value_follows_from_another_and_what_is_different(old: Any, new: Any) -> None:
    assert changed(old, json.loads(json.dumps(change_of(old, new)))) == new
    assert changed(new, json.loads(json.dumps(change_of(new, old)))) == old

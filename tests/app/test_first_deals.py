"""The beginnings that the build deals are what the engine tells, and no more than that."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.app.first_deals import (
    DEALS,
    FIRST_FRAMES,
    beginning,
    first_numbers,
    seed_of,
    whole,
)
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.app.screen import Screen
from freebooters.stage import Frame, text_of
from tests.contract.journeys import dice
from tools.inside.rooms import boards

Json = dict[str, Any]
GAMES = sorted(catalog.games())
WORLDS = 3
MOST = 9_000
"""Bytes of a beginning, packed."""


def told(desk: Desk, command: Json) -> Json:
    answer: Json = json.loads(text_of(desk.answer(*parse(json.dumps(command)))))
    return answer


@cache
def beginnings(game: str) -> list[tuple[int, Frame, Json, Json]]:
    """Number, frame, what is kept, and the empty board, of every beginning of a game."""
    return [*_beginnings(game)]


def _beginnings(game: str) -> Iterator[tuple[int, Frame, Json, Json]]:
    info = catalog.game(game).info
    empty = boards(info)
    for number in first_numbers(info):
        for frame in FIRST_FRAMES:
            board = empty[str(frame)]
            yield number, frame, beginning(info, frame, number, board), board


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_tells_every_beginning_byte_for_byte(game: str) -> None:
    info = catalog.game(game).info
    for number, frame, kept, board in beginnings(game):
        desk = Desk()
        engines = told(desk, quick_start(info, frame, seed_of(number)))
        read = json.loads(json.dumps(kept))
        assert json.dumps(whole(read, board), sort_keys=True) == json.dumps(engines, sort_keys=True)
        assert engines["viewer"] in engines["acting"]
        assert engines["choices"]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_a_beginning_is_explained_as_the_engine_does(game: str) -> None:
    info = catalog.game(game).info
    number, frame, kept, board = beginnings(game)[0]
    desk = Desk()
    shown = told(desk, quick_start(info, frame, seed_of(number)))["scenes"][-1]
    explained = [node["id"] for node in shown["scene"]["nodes"] if node.get("explain")]
    assert explained
    assert sorted(explained) == sorted(kept["explained"])
    for node in explained:
        asked = {"do": "explain", "position": shown["position"], "node": node}
        card = kept["cards"][kept["explained"][node]]
        assert card == told(desk, asked)["explanation"]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_sixteen_different_beginnings_that_are_small(game: str) -> None:
    texts = {}
    for number, frame, kept, _ in beginnings(game):
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        assert len(gzip.compress(text.encode(), 9)) < MOST
        texts[number, str(frame)] = text
    assert len(texts) == len(set(texts.values())) == DEALS * len(FIRST_FRAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_beginning_tells_no_seed(game: str) -> None:
    for number, _, kept, _ in beginnings(game):
        assert kept["table"]["seed"] is None
        assert seed_of(number) not in json.dumps(kept)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_begins_is_told_the_same_whatever_is_hidden(game: str) -> None:
    info = catalog.game(game).info
    for number in first_numbers(info):
        desk = Desk()
        seen = told(desk, quick_start(info, FIRST_FRAMES[0], seed_of(number)))
        match, frame = desk._screens[None].match, FIRST_FRAMES[0]
        true, viewer = match._state, seen["viewer"]
        for world in range(WORLDS):
            match._state = match.game.rules.imagine(match.view(viewer), dice(world))
            twin = json.loads(text_of(Screen(desk._screens[None].table, frame).told()))
            assert twin == seen
            match._state = true

"""Reading a very long save takes time in proportion to its length, as the page reads it."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial

import pytest

from freebooters.app.desk import Desk
from freebooters.engine.errors import FreebootersError
from tests.saves.hostile import SAVES, is_shorter, seconds

_SMALL, _LARGE = 40_000, 640_000


def load(text: str) -> None:
    with suppress(FreebootersError):
        Desk().answer("load", {"text": text, "frame": "wide:620"})


@pytest.mark.native
@pytest.mark.parametrize("kind", SAVES)
def test_reading_time_grows_only_linearly_with_length(kind: str) -> None:
    """Sixteen times the text takes some sixteen times as long; were it the square, 256 times."""
    short, long = (SAVES[kind](size) for size in (_SMALL, _LARGE))
    assert is_shorter(partial(load, long), 80 * max(seconds(partial(load, short)), 0.001))


def test_at_most_a_thousand_notes_of_undone_actions_are_loaded() -> None:
    desk = Desk()
    table = desk.answer("load", {"text": SAVES["what was taken back"](_SMALL), "frame": "wide:620"})
    keys = [line["message"]["key"] for line in table["log"]["lines"]]

    assert 1000 == keys.count("log-undo")
    assert 1000 == len(json.loads(desk.save() or "")["table"]["undone"])

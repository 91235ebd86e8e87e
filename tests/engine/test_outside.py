"""What comes from outside: JSON, and texts that a person will read."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from freebooters.app.chairs import LONGEST_NAME
from freebooters.engine.outside import (
    DEEPEST,
    MOST_CONTAINERS,
    TooLong,
    has_room,
    plain,
    quoted,
    read_json,
)
from tests.saves.hostile import TEXTS, is_shorter, seconds

LONGEST = 4_000_000


def read(text: str) -> Any:
    return read_json(text, LONGEST)


@pytest.mark.parametrize(
    "value",
    [None, 3, "", {"a": [1, {"b": "[[[["}]}, ["\\", '"', '\\"[[['], ["é\n", "\\ud800", "😀"], []],
)
def test_json_is_read(value: object) -> None:
    assert value == read(json.dumps(value))
    assert value == read(json.dumps(value, indent=1, ensure_ascii=False))


def test_nesting_is_read_as_deep_as_allowed_and_no_deeper() -> None:
    assert [[[]]] == read("[[[]]]")
    assert read("[" * DEEPEST + "]" * DEEPEST)
    for opening, closing in ("[]", ('{"a":', "}")):
        with pytest.raises(ValueError, match="nested"):
            read(opening * (DEEPEST + 1) + "1" + closing * (DEEPEST + 1))


def test_many_brackets_beside_one_another_are_no_nesting() -> None:
    assert [[]] * 1000 == read(json.dumps([[]] * 1000))


def test_brackets_in_texts_are_no_nesting() -> None:
    texts = ["[" * 1000, '\\"' * 50 + "{" * 50, "\\"]

    assert texts == read(json.dumps(texts))


@pytest.mark.parametrize(
    "text",
    ["", "[", "]", "{]", "NaN", "[Infinity]", "-Infinity", '"', '"[[[', "[" * 100_000, "'a'", "]["],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1" * 5000, "number"),
        ("[" + "1" * 23 + "]", "number"),
        ("1e400", "number"),
        ("-1E+400", "number"),
        ("0e0000001", "number"),
        ('{"seed":1,"seed":2}', "twice"),
        ('[{"a":{"b":1,"c":2,"b":1}}]', "twice"),
        (r'"\ud800"', "half"),
        (r'["\udc00\ud800"]', "half"),
        (r'["\ud83d\ud83d\ude00"]', "half"),
        (r'["\\\ud800"]', "half"),
        ('"\ud800"', "surrogates"),
    ],
)
def test_json_that_other_parsers_read_differently_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(text)


@pytest.mark.parametrize("value", [10**21, 1e21, 0.1 + 0.2, 1 / 15, 1e-05, 5e-324, -3.0, "1e400"])
def test_numbers_are_read_as_python_and_javascript_write_them(value: object) -> None:
    assert value == read(json.dumps([value]))[0]


def test_a_text_that_is_too_long_is_not_even_looked_at() -> None:
    assert [1] == read_json("[1]", 3)
    with pytest.raises(TooLong):
        read_json("[1] ", 3)


def test_parts_are_counted_before_they_are_made() -> None:
    assert MOST_CONTAINERS == 1 + len(read("[" + "{}," * (MOST_CONTAINERS - 2) + "[]]"))
    with pytest.raises(ValueError, match="more than"):
        read("[" + "{}," * (MOST_CONTAINERS - 1) + "[]]")


@pytest.mark.native
@pytest.mark.parametrize("kind", TEXTS)
def test_reading_time_grows_only_linearly_with_length(kind: str) -> None:
    """Sixteen times the text takes some sixteen times as long; were it the square, 256 times."""

    def try_reading(text: str) -> None:
        with suppress(ValueError):
            read(text)

    small, large = (partial(try_reading, TEXTS[kind](size)) for size in (16_000, 256_000))

    assert is_shorter(large, 80 * max(seconds(small), 0.0001))


NAMES: dict[str, list[dict[str, str]]] = json.loads(
    (Path(__file__).parents[1] / "texts.json").read_text(encoding="utf-8")
)
"""What the page and the engine make of names; the terminal isolates as the page does."""


@pytest.mark.parametrize("case", NAMES["plain"], ids=lambda case: case["what"])
def test_a_name_is_made_plain(case: dict[str, str]) -> None:
    assert case["plain"] == plain(case["given"])


@pytest.mark.parametrize("case", NAMES["names"], ids=lambda case: case["what"])
def test_there_is_room_for_every_name_that_the_page_keeps(case: dict[str, str]) -> None:
    assert case["name"] == plain(case["name"])
    assert has_room(case["name"], LONGEST_NAME)


def test_there_is_no_room_for_a_heap_of_marks() -> None:
    assert not has_room("a" + "\u0336" * 96, LONGEST_NAME)


def test_quotes_of_texts_from_outside_are_plain_and_short() -> None:
    assert "3" == quoted(3)
    assert "moon landing" == quoted("moon\n\u202elanding\x1b")
    assert 60 == len(quoted("x" * 1_000_000))
    assert "…" == quoted(["x"] * 100)[-1]

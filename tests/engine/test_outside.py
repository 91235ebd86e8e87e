"""JSON from outside."""

from __future__ import annotations

import json

import pytest

from freebooters.engine.outside import DEEPEST, read_json


@pytest.mark.parametrize(
    "value", [None, 3, "", {"a": [1, {"b": "[[[["}]}, ["\\", '"', '\\"[[['], ["é\n"], []]
)
def test_json_is_read(value: object) -> None:
    assert value == read_json(json.dumps(value))
    assert value == read_json(json.dumps(value, indent=1, ensure_ascii=False))


def test_nesting_is_read_as_deep_as_allowed_and_no_deeper() -> None:
    assert [[[]]] == read_json("[[[]]]")
    assert read_json("[" * DEEPEST + "]" * DEEPEST)
    for opening, closing in ("[]", ('{"a":', "}")):
        with pytest.raises(ValueError, match="nested"):
            read_json(opening * (DEEPEST + 1) + "1" + closing * (DEEPEST + 1))


def test_many_brackets_beside_one_another_are_no_nesting() -> None:
    assert [[]] * 1000 == read_json(json.dumps([[]] * 1000))


def test_brackets_in_texts_are_no_nesting() -> None:
    texts = ["[" * 1000, '\\"' * 50 + "{" * 50, "\\"]

    assert texts == read_json(json.dumps(texts))


@pytest.mark.parametrize(
    "text",
    ["", "[", "]", "{]", "NaN", "[Infinity]", "-Infinity", '"', '"[[[', "[" * 100_000, "'a'"],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_json(text)

"""Whatever Hypothesis thinks of is coded, read and made plain.

As WebAssembly these are left out: to import Hypothesis and to make its table of characters takes a
quarter of the time of all tests there, which go through the same code with other values.
"""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.engine.coding import MOST, Reader, Spent, Writer
from freebooters.engine.outside import plain, read_json

LONGEST = 4_000_000
steady = settings(derandomize=True, database=None, deadline=None, max_examples=100)

numbers = st.integers(1, 100) | st.integers(1, MOST)
plain_json = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15), 10**15) | st.text(max_size=8),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=30,
)


@steady
@given(st.lists(st.integers(0, 2**32 - 2)), st.text(st.characters(codec="utf-8")))
def test_counts_and_texts_come_back(counts: list[int], text: str) -> None:
    writer = Writer()
    writer.text(text)
    for count in counts:
        writer.count(count)
    reader = Reader(writer.done())

    assert text == reader.text(10_000)
    assert counts == [reader.count() for _ in counts]
    reader.end()


@steady
@given(st.binary(max_size=60), st.lists(numbers, max_size=100))
def test_any_bytes_are_numbers_or_spent(data: bytes, choices: list[int]) -> None:
    reader = Reader(data)
    try:
        assert all(0 <= reader.number(most) < most for most in choices)
        reader.text(40)
        reader.end()
    except Spent:
        pass


@steady
@given(plain_json, st.booleans())
def test_whatever_is_written_is_read_as_it_was(value: Any, escaped: bool) -> None:
    assert value == read_json(json.dumps(value, ensure_ascii=escaped), LONGEST)


@steady
@given(st.text(alphabet='[]{}",:\\u0d8c1eE ', max_size=60))
def test_reading_gives_the_same_values_as_pythons_parser(text: str) -> None:
    try:
        found = read_json(text, LONGEST)
    except ValueError:
        return
    assert found == json.loads(text)


@steady
@given(st.text())
def test_a_plain_name_is_not_changed(text: str) -> None:
    assert plain(text) == plain(plain(text))
    plain(text).encode()

"""Numbers become bytes and come back, in the room that their choices need."""

from __future__ import annotations

from math import log2
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.engine.coding import MOST, Reader, Spent, Writer

steady = settings(derandomize=True, database=None, deadline=None, max_examples=300)

numbers = st.integers(1, 100) | st.integers(1, MOST)
pairs = st.lists(
    numbers.flatmap(
        lambda choices: st.tuples(
            st.sampled_from([0, choices - 1]) | st.integers(0, choices - 1), st.just(choices)
        )
    ),
    max_size=200,
)


def written(numbers: list[tuple[int, int]]) -> bytes:
    writer = Writer()
    for value, choices in numbers:
        writer.number(value, choices)
    return writer.done()


@steady
@given(pairs)
def test_numbers_come_back(numbers: list[tuple[int, int]]) -> None:
    reader = Reader(written(numbers))

    assert [value for value, _ in numbers] == [reader.number(choices) for _, choices in numbers]
    reader.end()


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
@given(
    st.lists(
        st.lists(st.integers(1, 5000), min_size=1, max_size=8).flatmap(
            lambda weights: st.tuples(st.integers(0, len(weights) - 1), st.just(weights))
        ),
        max_size=200,
    )
)
def test_numbers_that_are_expected_come_back(numbers: list[tuple[int, list[int]]]) -> None:
    writer = Writer()
    for value, weights in numbers:
        writer.weighed(value, weights)
    reader = Reader(writer.done())

    assert [value for value, _ in numbers] == [reader.weighed(weights) for _, weights in numbers]
    reader.end()


def test_what_is_expected_takes_hardly_any_room() -> None:
    writer = Writer()
    for _ in range(1000):
        writer.weighed(1, [1, 1023])
    assert len(writer.done()) <= 2


@pytest.mark.parametrize("choices", [2, 3, 7, 100, 256, MOST])
def test_a_number_takes_no_more_room_than_its_choices_need(choices: int) -> None:
    rng = Random(choices)
    many = [(rng.randrange(choices), choices) for _ in range(5000)]

    assert len(written(many)) <= 5000 * log2(choices) / 8 + 2


def test_what_has_no_choice_takes_no_room() -> None:
    assert b"" == written([(0, 1)] * 1000)


def test_a_carry_runs_through_all_that_was_settled() -> None:
    """One third is 0.555… in base sixteen: the last number decides whether a row of them carries."""
    for length in range(1, 60):
        row = [(84, 255)] * length + [(254, 255)] * length
        reader = Reader(written(row))
        assert [value for value, _ in row] == [reader.number(255) for _ in row]


def test_more_bytes_than_were_read_are_noticed() -> None:
    reader = Reader(written([(200, 256)] * 20) + b"\1" * 9)
    for _ in range(20):
        reader.number(256)
    with pytest.raises(Spent):
        reader.end()


@pytest.mark.parametrize(("value", "choices"), [(-1, 5), (5, 5), (0, 0), (0, MOST + 1)])
def test_a_number_must_be_one_of_its_choices(value: int, choices: int) -> None:
    with pytest.raises(ValueError, match="none of"):
        Writer().number(value, choices)


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

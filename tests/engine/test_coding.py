"""Numbers become bytes and come back, in the room that their choices need."""

from __future__ import annotations

from math import log2
from random import Random

import pytest

from freebooters.engine.coding import MOST, Reader, Spent, Writer

ROWS = range(300)


def size(rng: Random) -> int:
    """Of a row of numbers, short ones as often as long ones."""
    return rng.randrange(rng.choice([1, 4, 40, 200]) + 1)


def among(rng: Random, choices: int) -> int:
    """One of the choices, the first and the last as often as all others."""
    return rng.choice([0, choices - 1, rng.randrange(choices), rng.randrange(choices)])


def written(numbers: list[tuple[int, int]]) -> bytes:
    writer = Writer()
    for value, choices in numbers:
        writer.number(value, choices)
    return writer.done()


@pytest.mark.parametrize("most", [3, 100, 2**16, MOST])
def test_numbers_come_back(most: int) -> None:
    for row in ROWS:
        rng = Random(f"{most} {row}")
        counts = [rng.randint(1, most) for _ in range(size(rng))]
        numbers = [(among(rng, choices), choices) for choices in counts]
        reader = Reader(written(numbers))

        assert [value for value, _ in numbers] == [reader.number(each) for each in counts], row
        reader.end()


def test_numbers_that_are_expected_come_back() -> None:
    for row in ROWS:
        rng = Random(row)
        expected = [
            [rng.randint(1, rng.choice([2, 50, 5000])) for _ in range(rng.randint(1, 8))]
            for _ in range(size(rng))
        ]
        numbers = [among(rng, len(weights)) for weights in expected]
        writer = Writer()
        for value, weights in zip(numbers, expected, strict=True):
            writer.weighed(value, weights)
        reader = Reader(writer.done())

        assert numbers == [reader.weighed(weights) for weights in expected], row
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

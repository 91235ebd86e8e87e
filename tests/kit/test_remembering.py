"""What is remembered is what would be worked out again."""

from __future__ import annotations

from freebooters.kit.cache import Cache
from freebooters.kit.latest import Latest


def test_a_cache_computes_each_result_once_and_is_emptied_when_full() -> None:
    asked: list[int] = []

    def squared(number: int) -> int:
        asked.append(number)
        return number * number

    squares = Cache(squared, most=2)

    assert [4, 4, 9, 16, 4] == [squares[number] for number in (2, 2, 3, 4, 2)]
    assert [2, 3, 4, 2] == asked


def test_the_latest_result_is_kept_for_the_very_object_and_worked_out_anew_for_an_equal_one() -> (
    None
):
    asked: list[int] = []

    def length(words: list[str]) -> int:
        asked.append(id(words))
        return len(words)

    latest = Latest(length)
    one, other = ["a", "b"], ["a", "b"]

    assert [2, 2, 2, 2] == [latest(words) for words in (one, one, other, one)]
    assert [id(one), id(other), id(one)] == asked

"""Exact numbers of sequences from small positions: one wrong rule anywhere changes them."""

from __future__ import annotations

from math import factorial

import pytest

from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.counts.perft import count, count_slowly
from tests.games.cartagena.reference import table_of
from tests.games.cartagena.states import RULES, position


def opening(variant: str) -> CartagenaState:
    """Everybody on the start, three cards each."""
    return position(
        variant,
        [[], []],
        ["bottle pistol pistol", "bottle bottle pistol"],
        row="pistol bottle pistol" if VARIANTS[variant].row_length else "",
    )


def crowd(variant: str) -> CartagenaState:
    """Pirates close together, so that retreats give one card, two or none."""
    third, second, first = ("pistol", "bottle", "pistol")
    return position(
        variant,
        [[3, 5, 5, 9], [3, 3, 9, 12]],
        [first, f"{second} {third}"],
        row="pistol" if VARIANTS[variant].row_length else "",
        pile="bottle pistol",
        discards="bottle pistol pistol",
        turn=1,
    )


def nothing_left(variant: str) -> CartagenaState:
    """Row, pile and discards are empty; the seat on turn cannot move."""
    return position(variant, [[4], [2, 8]], ["", "bottle"], pile="", turn=0)


def finish(variant: str) -> CartagenaState:
    """One pirate of each seat is still ashore."""
    row = VARIANTS[variant]
    aboard = [row.boat] * (row.pirates - 1)
    return position(
        variant,
        [[*aboard, row.boat - 3], [*aboard, row.boat - 8]],
        ["bottle bottle", "pistol bottle"],
        row="bottle pistol" if row.row_length else "",
        pile="pistol",
        discards="bottle",
    )


POSITIONS = {place.__name__: place for place in (opening, crowd, nothing_left, finish)}

COUNTS = {
    ("jamaica", "opening"): [2, 8, 28, 79, 315, 1355, 5139, 19744],
    ("jamaica", "crowd"): [10, 68, 234, 788, 3465, 12817],
    ("jamaica", "nothing_left"): [1, 1, 4, 11, 13, 31, 36, 54],
    ("jamaica", "finish"): [3, 2, 9, 29, 69, 176, 517, 1564],
    ("tortuga", "opening"): [2, 8, 28, 67, 305, 1208, 3538, 14309],
    ("tortuga", "crowd"): [10, 68, 234, 632, 1459, 3031, 5166, 8804],
    ("tortuga", "nothing_left"): [1, 1, 4, 11, 13, 31, 36, 54],
    ("tortuga", "finish"): [3, 7, 17, 26, 47, 95, 234, 710],
    ("hispaniola", "opening"): [2, 8, 28, 67, 305, 1208, 3538, 14309],
    ("hispaniola", "crowd"): [10, 68, 234, 632, 1459, 3031, 5166, 8804],
    ("hispaniola", "nothing_left"): [1, 1, 4, 11, 13, 31, 36, 54],
    ("hispaniola", "finish"): [3, 7, 17, 26, 47, 95, 234, 710],
    ("basic", "opening"): [2, 8, 16, 73, 272, 986, 4554, 17991],
    ("basic", "crowd"): [8, 44, 150, 436, 1131, 3229, 9245, 33223],
    ("basic", "nothing_left"): [1, 1, 4, 11, 11, 12, 25, 51],
    ("basic", "finish"): [3, 6, 14, 34, 78, 198, 533, 1516],
    ("advanced", "opening"): [2, 8, 28, 79, 315, 1355, 5142, 19788],
    ("advanced", "crowd"): [10, 66, 222, 721, 3030, 10604, 37400],
    ("advanced", "nothing_left"): [1, 1, 4, 11, 13, 31, 36, 54],
    ("advanced", "finish"): [3, 2, 9, 29, 70, 172, 512, 1483],
}
"""Per variant and position: the number of sequences of 1, 2, 3 … actions."""


@pytest.mark.parametrize(("variant", "place"), COUNTS)
def test_the_rules_count_as_many_sequences_as_ever(variant: str, place: str) -> None:
    s = POSITIONS[place](variant)
    expected = COUNTS[variant, place]

    assert expected == [count(RULES, s, length) for length in range(1, len(expected) + 1)]


@pytest.mark.parametrize(("variant", "place"), COUNTS)
def test_the_slow_rules_count_the_same(variant: str, place: str) -> None:
    table = table_of(POSITIONS[place](variant))
    expected = [number for number in COUNTS[variant, place] if number < 3000]

    assert len(expected) >= 3
    assert expected == [count_slowly(table, length) for length in range(1, len(expected) + 1)]


def test_every_variant_is_counted_from_every_position() -> None:
    assert {(variant, place) for variant in VARIANTS for place in POSITIONS} == set(COUNTS)


@pytest.mark.parametrize("variant", ["tortuga", "basic", "advanced"])
def test_there_are_as_many_passages_as_ways_to_lay_the_segments(variant: str) -> None:
    laid = VARIANTS[variant].segments_laid
    ways = factorial(6) // factorial(6 - laid) * 2**laid
    s = RULES.new(2, {"variant": variant})

    assert {5: 23_040, 6: 46_080}[laid] == ways
    assert ways == count(RULES, s, laid)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_start_player_can_be_dealt_any_symbols(seats: int) -> None:
    s = RULES.new(seats, {"variant": "tortuga"})
    for number in range(1, 7):
        RULES.apply(s, -1, ("segment", number, 0))

    assert [seats * 6**dealt for dealt in range(4)] == [
        count(RULES, s, 1 + dealt) for dealt in range(4)
    ]

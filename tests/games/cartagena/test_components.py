"""What is in the boxes, against the rules page."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from freebooters.games.cartagena.rules.components import EDITION_2000, EDITION_2014, VARIANTS
from tests.games.cartagena.states import EXAMPLE

TABLE = {
    #             edition       laid cells pirates copies first others moves open   row
    "jamaica": (EDITION_2000, 6, 36, 6, 17, 6, 6, 3, False, 0),
    "tortuga": (EDITION_2000, 6, 36, 6, 17, 6, 6, 3, True, 12),
    "hispaniola": (EDITION_2000, 6, 36, 6, 17, 6, 6, 3, False, 12),
    "basic": (EDITION_2014, 5, 30, 4, 15, 6, 5, 2, False, 0),
    "advanced": (EDITION_2014, 6, 36, 5, 15, 6, 5, 3, False, 0),
}
SEGMENTS_2000 = {
    1: "bottle pistol hat skull dagger key",
    2: "dagger bottle key pistol hat skull",
    3: "hat key pistol bottle skull dagger",
    4: "key bottle skull dagger hat pistol",
    5: "pistol key dagger hat skull bottle",
    6: "hat dagger key bottle pistol skull",
}


def test_the_variants_are_the_five_rows_of_the_rules_page() -> None:
    assert list(TABLE) == list(VARIANTS)


@pytest.mark.parametrize("name", TABLE)
def test_a_variant_differs_as_the_rules_page_says(name: str) -> None:
    variant = VARIANTS[name]

    assert TABLE[name] == (
        variant.edition,
        variant.segments_laid,
        variant.boat - 1,
        variant.pirates,
        variant.copies,
        variant.first_hand,
        variant.other_hands,
        variant.moves,
        variant.open_hands,
        variant.row_length,
    )


def test_the_segments_of_2000_can_be_laid_forward_or_reversed() -> None:
    forward = {number: tuple(line.split()) for number, line in SEGMENTS_2000.items()}

    assert {number: (way, way[::-1]) for number, way in forward.items()} == EDITION_2000.segments
    assert ("bottle", "pistol", "hat", "skull", "dagger", "key") == EDITION_2000.symbols


def test_every_side_of_2014_bears_every_symbol_once() -> None:
    sides = [side for both in EDITION_2014.segments.values() for side in both]

    assert 12 == len(sides) == len(set(sides))
    assert all(sorted(EDITION_2014.symbols) == sorted(side) for side in sides)
    assert sorted(["bottle", "keys", "pistol", "grapple", "lantern", "telescope"]) == sorted(
        EDITION_2014.symbols
    )


def test_the_segments_of_2014_are_balanced() -> None:
    """Every symbol stands exactly twice on each place over the twelve sides."""
    sides = [side for both in EDITION_2014.segments.values() for side in both]
    places = [Counter(side[place] for side in sides) for place in range(6)]

    assert [dict.fromkeys(EDITION_2014.symbols, 2)] * 6 == places


def test_the_first_and_last_segments_of_2014_are_those_of_the_rules_page() -> None:
    first, last = EDITION_2014.segments[1], EDITION_2014.segments[6]

    assert "bottle telescope keys lantern pistol grapple" == " ".join(first[0])
    assert "keys bottle pistol grapple lantern telescope" == " ".join(first[1])
    assert "telescope lantern bottle grapple keys pistol" == " ".join(last[0])
    assert "lantern pistol telescope keys grapple bottle" == " ".join(last[1])


def _fits_the_example(path: tuple[str, ...]) -> bool:
    """Whether everything the rulebook tells of its Tortuga example could happen on that passage."""
    occupied = {5, 6, 8, 9, 12, 17, 18, 22, 26, 34}

    def cells(symbol: str, first: int) -> list[int]:
        return [cell for cell in range(first, 37) if path[cell - 1] == symbol]

    def free(symbol: str, first: int, also: frozenset[int] = frozenset()) -> int:
        held = occupied | also
        return min((cell for cell in cells(symbol, first) if cell not in held), default=37)

    return (
        path[11] == path[16] == "skull"
        and free("skull", 10) == 23
        and free("dagger", 1) == 7
        and free("dagger", 7, frozenset({7})) == 15
        and free("dagger", 7, frozenset({7, 15})) == 24
        and free("bottle", 18) == 37
        and path[17] == "bottle"
    )


def test_one_layout_of_all_fits_the_rulebook_s_example() -> None:
    laid = [
        tuple(zip(order, sides, strict=True))
        for order in permutations(range(1, 7))
        for sides in product((0, 1), repeat=6)
    ]
    segments = EDITION_2000.segments
    fitting = [
        layout
        for layout in laid
        if _fits_the_example(
            tuple(symbol for number, side in layout for symbol in segments[number][side])
        )
    ]

    assert 46_080 == len(laid)
    assert [EXAMPLE] == fitting

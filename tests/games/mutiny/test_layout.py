"""Where things lie on the table of La Mutinerie, at every height that a frame may have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise

from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.table.layout import Layout, hand_boxes, layout_of
from freebooters.games.mutiny.table.regions import middle_rows
from freebooters.stage import Box, Frame, Kind
from freebooters.stage.frame import STEP

HEIGHTS: Mapping[Kind, range] = {
    "narrow": range(880, 2001, STEP),
    "short": range(440, 1061, STEP),
    "wide": range(500, 901, STEP),
}
TABLES = [
    layout_of(Frame(kind, height), seats, has_hand=has_hand)
    for kind, heights in HEIGHTS.items()
    for height in heights
    for seats in (2, 3, 4)
    for has_hand in (True, False)
]
LEAST = {"narrow": 62, "short": 30, "wide": 30}
MOST_CARDS = 9
"""Six kinds of combat card, the monkey, gold, the allegiance."""


def regions(layout: Layout) -> dict[str, list[Box]]:
    """Boxes that are on the table together."""
    sea = layout.sea
    hand = [layout.hand] if layout.hand else []
    armed = [layout.armed] if layout.armed else []
    return {
        "voyage": [sea.box, *layout.pairs, layout.cabins, layout.crew.box, *hand],
        "duel": [layout.scores, *layout.duels, *layout.wings, layout.middle, *armed],
        "end": [layout.scores, *layout.over, *layout.finale],
        "sea": [*sea.islands, *sea.plates, sea.lifeboat, sea.seasick],
        "cabins": [*layout.doors, layout.dealer],
        "crew": [*layout.crew.places, layout.crew.legend],
    }


def hands(layout: Layout) -> Iterator[tuple[Box, tuple[Box, ...]]]:
    """The hand's places in voyage and mutiny, for every number of things held."""
    for box in (layout.hand, layout.armed):
        if box is not None:
            for count in range(2, MOST_CARDS + 1):
                yield box, hand_boxes(box, count)


def overlapping(boxes: Iterable[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if overlap(one, other)]


def overlap(one: Box, other: Box) -> bool:
    least = 0.01
    return (
        one.x < other.right - least
        and other.x < one.right - least
        and one.y < other.bottom - least
        and other.y < one.bottom - least
    )


def inside(box: Box, outer: Box) -> bool:
    return (
        outer.x - 0.01 <= box.x
        and box.right <= outer.right + 0.01
        and outer.y - 0.01 <= box.y
        and box.bottom <= outer.bottom + 0.01
    )


def test_nothing_overlaps_at_any_height_and_number_of_seats() -> None:
    assert [] == [
        (str(layout.frame), name, pair)
        for layout in TABLES
        for name, boxes in regions(layout).items()
        for pair in overlapping(boxes)
    ]


def test_everything_lies_on_the_table() -> None:
    for layout in TABLES:
        table = Box(0, 0, 1000, layout.frame.height)
        assert all(inside(box, table) for boxes in regions(layout).values() for box in boxes)
        assert all(inside(box, layout.cabins) for box in (*layout.doors, layout.dealer))
        assert all(inside(box, layout.crew.box) for box in layout.crew.places)
        assert all(inside(box, layout.sea.box) for box in regions(layout)["sea"])


def test_a_table_s_room_is_used() -> None:
    for layout in TABLES:
        lowest = max(box.bottom for box in regions(layout)["voyage"])
        assert layout.frame.height - 10 < lowest


def test_the_cards_of_a_hand_have_places_of_their_own_that_can_be_pressed() -> None:
    for layout in TABLES:
        for box, places in hands(layout):
            assert [] == overlapping(places)
            assert all(inside(place, box) for place in places)
            assert all(LEAST[layout.frame.kind] <= min(place.size) for place in places)


def test_every_pirate_has_a_place_that_can_be_pressed() -> None:
    for layout in TABLES:
        assert len(CREW) == len({*layout.crew.places})
        assert all(LEAST[layout.frame.kind] <= min(box.size) for box in layout.crew.places)


def test_the_ship_sails_below_the_islands() -> None:
    for layout in TABLES:
        sea = layout.sea
        top = sea.track[0][1] - sea.ship * 0.74
        assert max(island.bottom for island in sea.islands) <= top


def test_rows_are_as_long_as_told_and_each_is_in_the_middle() -> None:
    box = Box(100, 200, 300, 400)

    places = middle_rows(box, 5, 3, (40, 60), (50, 80))

    assert [3, 2] == [sum(place.y == y for place in places) for y in (330, 410)]
    for row in (places[:3], places[3:]):
        assert (row[0].x + row[-1].right) / 2 == box.at[0]
    assert (places[0].y + places[-1].bottom) / 2 == box.at[1]
    assert {50} == {other.x - one.x for one, other in pairwise(places[:3])}

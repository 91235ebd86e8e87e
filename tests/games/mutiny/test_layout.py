"""Where things lie on the table of La Mutinerie, at every height that a frame may have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise

from freebooters.games.mutiny.rules.components import CREW, LETTERS
from freebooters.games.mutiny.table.fan import MOST_EQUAL, fan
from freebooters.games.mutiny.table.layout import CARD_SHAPE, Layout, layout_of
from freebooters.games.mutiny.table.regions import middle_rows
from freebooters.games.mutiny.table.sailors import strip
from freebooters.games.mutiny.table.unmasking import finale
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
        "voyage": [sea.box, layout.pairs, layout.cabins, layout.crew.box, *hand],
        "duel": [layout.scores, *layout.duels, layout.deck, layout.middle, *armed],
        "end": [layout.scores, *layout.over, layout.finale],
        "sea": [*sea.islands, *sea.plates, sea.lifeboat, sea.seasick],
        "cabins": [*layout.doors, layout.dealer],
        "crew": [*layout.crew.places, layout.crew.legend],
    }


def hands(layout: Layout) -> Iterator[tuple[Box, Box | None, tuple[tuple[Box, ...], ...]]]:
    """The hand's box, its title and its places in voyage and mutiny, for every number of things held,
    one or many of each.
    """
    for box in (layout.hand, layout.armed):
        if box is not None:
            for count in range(1, MOST_CARDS + 1):
                for equal in (1, 2, MOST_EQUAL + 2):
                    yield box, *fan(layout.frame, box, (equal,) * count)


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


def test_the_cards_of_a_hand_lie_in_it_and_the_middle_and_value_of_each_can_be_seen() -> None:
    for layout in TABLES:
        for box, title, stacks in hands(layout):
            tops = [stack[-1] for stack in stacks]
            assert all(inside(place, box) for stack in stacks for place in stack)
            assert title is None or not any(overlap(title, top) for top in tops)
            assert all(LEAST[layout.frame.kind] <= min(top.size) for top in tops)
            for one, later in combinations(range(len(tops)), 2):
                for cover in stacks[later]:
                    at, (w, h) = tops[one].at, tops[one].size
                    value = Box(at[0] - w / 2, at[1] - h / 2, w * 0.5, h * 0.4)
                    assert not overlap(value, cover), (str(layout.frame), len(stacks))
                    assert not overlap(Box(*at, 0.1, 0.1), cover), (str(layout.frame), len(stacks))


def test_cards_on_a_phone_are_as_wide_as_a_fingertip() -> None:
    """56 pixels, on the narrowest screen that has such a table."""
    for layout in TABLES:
        if layout.frame.kind == "narrow" and layout.hand:
            widths = {top[-1].w for _, _, stacks in hands(layout) for top in stacks}
            assert min(widths) * 352 / 1000 >= 56, str(layout.frame)
    for seats in (2, 3, 4):
        on_its_side = layout_of(Frame("short", 520), seats, has_hand=True)
        for box in (on_its_side.hand, on_its_side.armed):
            assert box
            stacks = fan(on_its_side.frame, box, (1,) * 6).stacks
            assert min(top.w for (top,) in stacks) * 596 / 1000 >= 56


def test_a_hand_s_cards_are_as_large_as_its_box_allows() -> None:
    for layout in TABLES:
        for box in (layout.hand, layout.armed):
            if box is not None and layout.frame.kind != "short":
                title, stacks = fan(layout.frame, box, (1,) * 5)
                tops = [top for (top,) in stacks]
                is_above = title is not None and title.right > tops[0].x
                room = box.h - (title.h if title and is_above else 0)
                high = max(top.bottom for top in tops) - min(top.y for top in tops)
                wide = max(top.right for top in tops) - min(top.x for top in tops)
                assert high >= 0.85 * room - 8 or wide >= 0.9 * box.w
                assert all(top.h == top.w * CARD_SHAPE for top in tops)


def test_a_desk_s_hand_on_the_voyage_is_no_strip_with_a_few_cards_in_it() -> None:
    """Its cards are large, and show their value and their emblem, which is beside it."""
    for layout in TABLES:
        if layout.frame.kind == "wide" and layout.hand:
            for count in range(1, MOST_CARDS + 1):
                _, stacks = fan(layout.frame, layout.hand, (1,) * count)
                tops = [top for (top,) in stacks]
                assert all(top.w >= (88 if count < 5 else 72) for top in tops), str(layout.frame)
                for one, later in combinations(tops, 2):
                    assert not overlap(Box(one.x, one.y, one.w, one.h * 0.5), later)


def test_the_strip_of_later_duels_grows_where_sailors_stand() -> None:
    for layout in TABLES:
        for placed in range(len(LETTERS) + 1):
            known = tuple(number < placed for number in range(len(LETTERS)))
            title, duels = strip(layout.frame, layout.pairs, known)

            assert [] == overlapping([*duels, *([title] if title else [])])
            assert all(inside(box, layout.pairs) for box in (*duels, *([title] if title else [])))
            assert all(LEAST[layout.frame.kind] <= min(box.size) for box in duels)
            areas = [box.w * box.h for box in duels]
            assert areas == sorted(areas, reverse=True)
            if 0 < placed < len(LETTERS) and title:
                assert areas[0] > areas[-1]
        assert strip(layout.frame, layout.pairs, (False,) * len(LETTERS)).title


def test_the_sides_are_unmasked_in_rows_of_their_own() -> None:
    for layout in TABLES:
        for seats in (2, 3, 4):
            stage, rows = finale(layout.frame, layout.finale, seats)
            boxes = [*rows, *([stage] if stage else [])]
            assert seats == len(rows)
            assert [] == overlapping(boxes)
            assert all(inside(box, layout.finale) for box in boxes)


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

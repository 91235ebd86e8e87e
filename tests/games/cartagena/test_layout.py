"""Where things lie on Cartagena's table, at every height that a frame may have."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import get_args

import pytest

from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.cell import inside
from freebooters.games.cartagena.table.ground import ground, landing
from freebooters.games.cartagena.table.hands import fans
from freebooters.games.cartagena.table.layout import LEAST, PIRATE_SHAPE, Layout, layout_of
from freebooters.stage import LARGE, Box, Frame, Kind, heights

EVERY_FRAME = [Frame(kind, height) for kind in get_args(Kind) for height in heights(kind)]


def apart(one: Box, other: Box) -> bool:
    slack = 0.1
    return (
        one.x >= other.right - slack
        or other.x >= one.right - slack
        or one.y >= other.bottom - slack
        or other.y >= one.bottom - slack
    )


def within(inner: Box, outer: Box) -> bool:
    slack = 0.1
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def regions(layout: Layout) -> list[Box]:
    """All places that may not overlap."""
    w, h = layout.cell
    cells = [Box(x - w / 2, y - h / 2, w, h) for x, y in layout.cells]
    others = [layout.others] if layout.others else []
    berths = [*layout.start, *layout.aboard]
    words = [box for box in (*layout.captions, layout.own, layout.theirs) if box is not None]
    cards = [*layout.row, layout.pile, *layout.discards, layout.hand]
    return [*cells, *berths, layout.gate, layout.mast, *cards, *others, *words]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_two_places_overlap_at_any_height(variant: str, seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(variant, seats, frame)
        places = regions(layout)
        assert [] == [pair for pair in combinations(places, 2) if not apart(*pair)], frame
        table = Box(0, 0, 1000, frame.height)
        assert all(within(place, table) for place in places), frame
        assert all(within(place, layout.boat) for place in (*layout.aboard, layout.mast)), frame
        gone = layout.boat._replace(x=layout.boat.x + layout.way)
        assert within(layout.boat, layout.sea), frame
        assert within(gone, layout.sea), frame
        assert all(
            within(place, layout.tray)
            for place in (*layout.row, layout.pile, *layout.discards, layout.hand)
        ), frame


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_have_no_air_around_them_on_a_table_that_is_not_narrow(variant: str) -> None:
    for frame in EVERY_FRAME:
        if frame.kind == "narrow":
            continue
        layout = layout_of(variant, 3, frame)
        hand, others = layout.own or layout.hand, [layout.others] if layout.others else []
        places = [*layout.row, layout.pile, *layout.discards, *others]
        above = max([box.bottom for box in places if box.bottom <= hand.y], default=hand.y)
        assert hand.y - above < 50, frame


def test_words_over_cards_leave_room_for_the_mark_of_a_card() -> None:
    for variant in VARIANTS:
        for height in heights("wide"):
            frame = Frame("wide", height)
            layout = layout_of(variant, 3, frame)
            for head in layout.captions:
                below = [box.y for box in (*layout.row, *layout.discards) if box.y > head.y]
                assert min(below) - (head.y + frame.small) >= 10, frame
            if layout.own is not None:
                assert layout.hand.y - (layout.own.y + frame.small) >= 10, frame


@pytest.mark.parametrize("counts", [(1,), (2, 1), (1, 1, 1, 1, 1, 1), (9, 3, 2, 5, 1, 4)])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_cards_of_a_hand_are_as_high_as_it_and_each_symbol_can_be_seen_and_touched(
    variant: str, counts: tuple[int, ...]
) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(variant, 3, frame)
        found = fans(layout, counts)
        assert len(counts) == len(found)
        for fan, count in zip(found, counts, strict=True):
            assert within(fan.front, layout.hand), frame
            assert within(fan.behind(min(count, 3) - 1), layout.hand), frame
            assert fan.front.h == layout.hand.h, frame
        for one, other in pairwise(found):
            assert other.front.x - one.front.x >= 0.6 * one.front.w, frame


def test_a_card_in_the_hand_is_56_pixels_wide_on_the_smallest_phone() -> None:
    for height in heights("narrow"):
        (fan, *_) = fans(layout_of("tortuga", 5, Frame("narrow", height)), [1] * 6)
        assert fan.front.w * 0.36 >= 56


def test_pirates_are_larger_than_the_symbol_they_stand_before_and_stand_on_the_stone() -> None:
    """So are a cell's letters in larger frames, which leave less room."""
    for frame in (*EVERY_FRAME, *LARGE):
        for variant in VARIANTS:
            w, h = layout_of(variant, 5, frame).cell
            places = inside(w, h, frame.small, LEAST[frame.kind])
            for symbol, width, spots in zip(places.taken, places.widths, places.spots, strict=True):
                assert width * PIRATE_SHAPE > 1.2 * symbol.h, (frame, variant)
                feet = {round(y + width * PIRATE_SHAPE / 2, 3) for _, y in spots}
                assert feet == {round(h / 2 - 2, 3)}, (frame, variant)
            if frame.letters == 100:
                fills = places.widths[0] * PIRATE_SHAPE > 0.6 * h or places.widths[0] > 0.58 * w
                assert fills, (frame, variant)


def test_what_stands_in_a_cell_leaves_its_number_free_at_any_height() -> None:
    for frame in EVERY_FRAME:
        for variant in VARIANTS:
            w, h = layout_of(variant, 5, frame).cell
            places = inside(w, h, frame.small, LEAST[frame.kind])
            number = places.number.inset(0, 2)
            assert apart(number, places.free), (frame, variant)
            for symbol, width, spots in zip(places.taken, places.widths, places.spots, strict=True):
                pirates = [
                    Box(x - width / 2, y - width * 0.61, width, width * 1.22) for x, y in spots
                ]
                assert all(apart(number, pirate) for pirate in pirates), (
                    frame,
                    variant,
                    number,
                    pirates,
                )
                assert min(symbol.size) >= 0.8 * frame.small, (frame, variant)


def test_the_passage_leads_from_start_to_boat_on_the_board_at_any_height() -> None:
    for frame in EVERY_FRAME:
        for variant in VARIANTS:
            layout = layout_of(variant, 3, frame)
            for node in ground(variant, 3, frame):
                if node.id.startswith(("floor", "wall")):
                    (x, y), (w, h) = node.at, node.size
                    box = Box(x - w / 2, y - h / 2, w, h)
                    assert within(box, layout.board.inset(-1, -1)), (frame, variant, node.id)
            (x, y), (end_x, end_y) = layout.cells[-1], landing(layout)
            to_the_left = end_x < x and end_y == y
            downwards = end_x == x and end_y > y
            assert to_the_left or downwards, (frame, variant)

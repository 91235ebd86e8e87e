"""Where things lie on the table of Meuterer, at every height that a frame may have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from freebooters.games.meuterer.rules.components import HAND
from freebooters.games.meuterer.table.layout import Layout, apart, layout_of
from freebooters.games.meuterer.table.tiles import Tile
from freebooters.stage import FRAMES, Box, Frame
from tests.games.meuterer.frames import EVERY_FRAME, SLACK, within

every_number = pytest.mark.parametrize("seats", [3, 4])


def parts(layout: Layout) -> Iterator[tuple[str, Box]]:
    for number, tile in enumerate(layout.tiles):
        yield f"tile {number}", tile.box
    for number, role in enumerate(layout.roles):
        yield f"role {number}", role
    for number, row in enumerate(layout.rows):
        yield f"row {number}", row.box
    yield from (("title", layout.title), ("lower", layout.lower), ("head", layout.head.box))
    if layout.legend is not None:
        yield "legend", layout.legend
    yield "hand", layout.hand


def inside(tile: Tile) -> Iterator[tuple[str, Box]]:
    named = {
        "name": tile.name,
        "goods": tile.goods,
        "worth": tile.worth,
        "isle": tile.isle,
    }
    yield from ((name, box) for name, box in named.items() if box is not None)
    yield from ((f"price {place}", box) for place, box in enumerate(tile.prices))
    yield from ((f"term {place}", box) for place, box in enumerate(tile.terms))


@every_number
def test_nothing_lies_on_anything_else_at_any_height(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        whole = Box(0, 0, 1000, frame.height)
        boxes = list(parts(layout))

        assert [] == [
            (frame, a, b)
            for (a, one), (b, other) in combinations(boxes, 2)
            if one.overlaps(other, SLACK)
        ]
        assert [] == [(frame, name) for name, box in boxes if not within(whole, box)]


@every_number
def test_a_tile_holds_what_is_on_it_side_by_side(seats: int) -> None:
    for frame in EVERY_FRAME:
        for tile in layout_of(frame, seats).tiles:
            boxes = list(inside(tile))

            assert [] == [
                (frame, a, b)
                for (a, one), (b, other) in combinations(boxes, 2)
                if one.overlaps(other, SLACK)
            ]
            assert [] == [(frame, name) for name, box in boxes if box.w <= 0 or box.h <= 0]
            assert [] == [(frame, name) for name, box in boxes if not within(tile.box, box)]


@every_number
def test_a_row_has_room_for_its_letters_at_any_height(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        for row in layout.rows:
            columns = [row.sign, row.role, row.cards, row.kept, *row.values]

            assert row.box.h >= 1.3 * frame.medium, frame
            assert all(a.right <= b.x + 0.01 for a, b in pairwise(columns))
            assert all(within(row.box, column) for column in columns)


@every_number
def test_the_rims_of_promises_lie_beside_the_roles(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        rim = apart(frame)

        assert max(role.bottom for role in layout.roles) + rim <= layout.lower.y + 0.01, frame
        assert layout.lower.bottom + rim / 2 <= layout.middle.bottom + 0.01, frame


@every_number
def test_all_the_height_of_a_frame_is_used(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        lowest = max(layout.hand.bottom, layout.sea.bottom)

        assert frame.height - 5 <= lowest <= frame.height


LEAST_STRIP = {"narrow": 62.0, "short": 62.0, "wide": 26.0}
"""Table units of a card in hand that are seen at least: a fingertip, or a mouse's reach."""
LOW = {3: 940, 4: 1000}
"""From so much height on a narrow table has room for cards as wide as they should be."""


@every_number
def test_cards_in_hand_lie_in_their_box_and_enough_of_each_is_seen(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        for count in range(1, HAND + 1):
            places = layout.places(count)

            assert all(within(layout.fan, box) for box in places), (frame, count)
            assert min(layout.seen(count)) >= LEAST_STRIP[frame.kind], (frame, count)
            assert 1 == len({(round(box.w, 3), round(box.h, 3)) for box in places}), frame


@every_number
def test_a_hand_that_has_cards_fills_the_height_of_its_box(seats: int) -> None:
    for frame in FRAMES:
        layout = layout_of(frame, seats)
        for count in range(HAND // 2 + 1, HAND + 1):
            places = layout.places(count)
            used = max(box.bottom for box in places) - min(box.y for box in places)

            assert used >= 0.85 * layout.fan.h, (frame, count)


@every_number
def test_a_card_in_hand_is_56_pixels_wide_on_a_phone_360_pixels_wide(seats: int) -> None:
    for frame in EVERY_FRAME:
        if frame.kind == "narrow" and frame.height >= LOW[seats]:
            assert layout_of(frame, seats).places(HAND)[0].w * 0.36 >= 56, frame


@every_number
def test_the_prices_of_a_phone_s_tiles_say_what_they_are_for(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        worded = all(tile.terms for tile in layout.tiles)

        assert worded or layout.legend is not None or layout.tiles[0].name is None, frame
        assert layout.legend is None or within(layout.middle, layout.legend)


@every_number
def test_a_note_on_the_hand_has_room_on_common_phones(seats: int) -> None:
    for frame in (Frame("narrow", 1580), Frame("narrow", 1340), Frame("short", 520)):
        layout = layout_of(frame, seats)

        assert layout.note is not None, frame
        assert [] == [box for box in layout.places(HAND) if box.overlaps(layout.note, SLACK)]
        assert within(layout.hand, layout.note)

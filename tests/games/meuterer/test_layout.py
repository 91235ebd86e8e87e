"""Where things lie on the table of Meuterer, at every height that a frame may have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from freebooters.games.meuterer.table.layout import Layout, apart, layout_of
from freebooters.games.meuterer.table.tiles import Tile
from freebooters.stage import Box, Frame
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
    yield "hand", layout.hand


def inside(tile: Tile) -> Iterator[tuple[str, Box]]:
    named = {
        "name": tile.name,
        "goods": tile.goods,
        "hull": tile.hull,
        "worth": tile.worth,
        "isle": tile.isle,
    }
    yield from ((name, box) for name, box in named.items() if box is not None)
    yield from ((f"price {place}", box) for place, box in enumerate(tile.prices))
    yield from ((f"term {place}", box) for place, box in enumerate(tile.terms))
    if tile.isle is None:
        yield "dock", tile.dock


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


@every_number
def test_cards_keep_their_places_while_others_are_played(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)

        assert all(layout.places(count) == layout.places(5)[:count] for count in range(5)), frame


@every_number
def test_a_note_on_the_hand_has_room_on_upright_phones_of_common_heights(seats: int) -> None:
    for height in (940, 1160, 1240, 1340, 1440, 1580, 2000):
        layout = layout_of(Frame("narrow", height), seats)
        note = layout.note(5)

        assert note is not None, height
        assert [] == [box for box in layout.places(5) if box.overlaps(note, SLACK)]
        assert within(layout.hand, note)

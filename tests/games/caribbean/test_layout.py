"""Where things lie on Caribbean's table, at every height that a frame may have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from freebooters.games.caribbean.rules.components import GOALS
from freebooters.games.caribbean.table import CaribbeanPainter
from freebooters.games.caribbean.table.layout import layout_of
from freebooters.games.caribbean.table.overlay import overlay_of
from freebooters.stage import FRAMES, Box, Frame, Kind, Node
from freebooters.stage.frame import STEP
from tests.contract.journeys import quick_seeds, travel
from tests.contract.rooms import LANGUAGES, SETTINGS
from tests.contract.words import plain

PAINT = CaribbeanPainter()
HEIGHTS: dict[Kind, range] = {
    "narrow": range(880, 2001, STEP),
    "short": range(440, 1061, STEP),
    "wide": range(500, 901, STEP),
}


def frames() -> Iterator[Frame]:
    for kind, heights in HEIGHTS.items():
        yield from (Frame(kind, height) for height in heights)


def share(one: Box, other: Box) -> float:
    """The area two boxes share."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, w) * max(0, h)


def overlaps(boxes: tuple[Box, ...]) -> list[tuple[Box, Box]]:
    return [pair for pair in combinations(boxes, 2) if share(*pair) > 1]


def outside(boxes: tuple[Box, ...], frame: Frame) -> list[Box]:
    return [
        box
        for box in boxes
        if box.x < -1 or box.y < -1 or box.right > 1001 or box.bottom > frame.height + 1
    ]


@pytest.mark.parametrize("seats", GOALS)
def test_no_two_regions_overlap_at_any_height(seats: int) -> None:
    for frame in frames():
        layout = layout_of(frame, seats)
        fields = tuple(field for column in layout.columns for field in column.fields)
        columns = (layout.chart, *(column.box for column in layout.columns))
        parts = tuple(
            part
            for column in layout.columns
            for part in (column.picture, column.name, *column.fields)
            if part is not None
        )
        berths = tuple(
            part
            for berth in layout.berths
            for part in (berth.picture, berth.name, berth.slot)
            if part is not None
        )
        for boxes in (layout.regions, columns, fields, parts, berths):
            assert (frame, []) == (frame, overlaps(boxes))
            assert (frame, []) == (frame, outside(boxes, frame))


def test_the_chart_takes_most_of_a_table_and_ships_are_named_but_on_low_phones() -> None:
    for frame in frames():
        layout = layout_of(frame, 4)
        assert layout.chart.w * layout.chart.h > 0.6 * 1000 * frame.height, frame
        if frame.kind != "narrow" or frame.height >= 1160:
            assert all(berth.name for berth in layout.berths), frame


def test_a_ship_that_has_no_name_beside_its_berth_is_large_enough_to_be_known() -> None:
    small = 360 / 1000  # pixels for a unit on the smallest phone
    for frame in frames():
        berths = layout_of(frame, 4).berths
        if frame.kind == "narrow" and not all(berth.name for berth in berths):
            assert min(berth.picture.w for berth in berths) * small >= 32, frame


@pytest.mark.parametrize("seats", GOALS)
def test_no_two_things_overlap_while_bids_are_revealed(seats: int) -> None:
    for frame in frames():
        regions = overlay_of(frame, seats).regions

        assert (frame, []) == (frame, overlaps(regions))
        assert (frame, []) == (frame, outside(regions, frame))


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_values_of_chests_are_never_hidden_by_ships_or_signs(frame: Frame) -> None:
    journeys = [travel(s, seed) for s in SETTINGS["caribbean"] for seed in quick_seeds(s)]
    for journey in journeys:
        for moment in journey.moments[::4]:
            view = journey.rules.view(moment.state, None)
            nodes = PAINT.scene(view, frame).nodes
            plates = [node for node in nodes if node.id.endswith("-plate")]
            pieces = [node for node in nodes if node.id.startswith(("ship-", "hideout-"))]
            for plate in plates:
                hiding = [
                    node.id
                    for node in pieces
                    if share(_box(node), _box(plate)) > 0 and node.z >= plate.z
                ]
                assert len(hiding) <= 1
                assert all(_hidden(node, plate) < 0.35 for node in pieces if node.z >= plate.z)
            for one, other in combinations(plates, 2):
                assert share(_box(one), _box(other)) < 0.2 * one.size[0] * one.size[1]


def _box(node: Node) -> Box:
    (x, y), (w, h) = node.at, node.size
    return Box(x - w / 2, y - h / 2, w, h)


def _hidden(node: Node, plate: Node) -> float:
    return share(_box(node), _box(plate)) / (plate.size[0] * plate.size[1])


def test_a_desk_has_the_names_of_towns_and_they_stand_well_apart() -> None:
    """In every language: a letter takes at most 0.66 of its height."""
    for frame, language in product(frames(), LANGUAGES):
        layout = layout_of(frame, 4)
        assert bool(layout.drawing.names) == (frame.kind == "wide")
        size = frame.small
        for (one, at), (other, there) in combinations(layout.drawing.names.items(), 2):
            names = [
                plain("caribbean", f"caribbean-area-{a.lower()}", language) for a in (one, other)
            ]
            across = abs(at[0] - there[0]) - sum(map(len, names)) / 2 * 0.66 * size
            down = abs(at[1] - there[1])

            assert across > 0 or down >= 1.3 * size, (frame, names)


def test_the_mark_of_every_berth_is_on_the_table() -> None:
    for frame in frames():
        pixel = frame.small / 11
        mark = (
            5 * pixel if frame.kind == "narrow" else 3 * pixel
        )  # how far it reaches around a slot
        for berth in layout_of(frame, 4).berths:
            assert mark <= berth.slot.x, frame
            assert berth.slot.right + mark <= 1000, frame


def test_the_name_of_the_hand_stands_clear_of_the_marks_of_its_cards() -> None:
    for frame in frames():
        layout = layout_of(frame, 4)
        pixel = frame.small / (13 if frame.kind == "wide" else 11)
        mark = (5 if frame.kind == "narrow" else 3) * pixel
        if layout.owner is not None:
            below = max(card.bottom for card in layout.cards)
            assert mark <= layout.owner.y - below, frame


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_a_hideout_has_one_place_whatever_shares_its_area(frame: Frame) -> None:
    """Also while a ship lies there, or can sail there; nothing of the chart is cut off by its edge."""
    found: dict[str, set[tuple[float, float]]] = {}
    for setting in SETTINGS["caribbean"][:1]:
        journey = travel(setting, 0)
        for moment in journey.moments[::2]:
            for node in PAINT.scene(journey.rules.view(moment.state, None), frame).nodes:
                if node.id.startswith("hideout-"):
                    found.setdefault(node.id, set()).add(node.at)
                if node.id.startswith(("hideout-", "ship-", "chest-")):
                    inset = layout_of(frame, setting.seats).chart.w * 0.012
                    assert node.at[0] - node.size[0] / 2 >= inset, node.id
    assert found
    assert {1} == {len(places) for places in found.values()}

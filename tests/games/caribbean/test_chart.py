"""The sea chart: what is on it, and that it hangs together."""

from __future__ import annotations

from itertools import combinations

import pytest

from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX, NEAR, TOWNS, reach
from freebooters.games.caribbean.rules.components import COLOURS, HIDEOUTS, STARTS, VALUES


def test_there_are_62_areas_with_names_of_their_own() -> None:
    assert 62 == len(AREAS)
    assert 62 == len({area.id for area in AREAS}) == len({area.name for area in AREAS})
    assert 62 == len({(area.lon, area.lat) for area in AREAS})


def test_ids_differ_without_their_capitals() -> None:
    """Words are found by the lower-case id."""
    assert 62 == len({area.id.lower() for area in AREAS})


def test_every_area_lies_in_or_beside_the_caribbean() -> None:
    assert [] == [area.id for area in AREAS if not (-98 < area.lon < -59 and 8 < area.lat < 31)]


def test_borders_hold_both_ways_and_never_with_oneself() -> None:
    one_way = [
        (here, there)
        for here, borders in enumerate(BORDERS)
        for there in borders
        if here not in NEAR[there] or here == there
    ]

    assert [] == one_way
    assert all(len(borders) == len(set(borders)) for borders in BORDERS)


def test_every_area_is_reached_from_every_other() -> None:
    assert 62 == len(reach(0, 61, ()))


def test_nothing_sails_north_of_the_tip_of_florida() -> None:
    """There the printed board ends; the mainland ends at 25.1 degrees north."""
    assert [] == [area.id for area in AREAS if area.lat > 25.1]


def test_no_two_ships_cut_the_sea_in_two() -> None:
    """For every two areas, with a ship in each: from every other area one can sail to every other.

    So no port is cut off from all hideouts, not even from those of two colours at a table for two,
    which are six: at least four of them are not among the two areas. These are not asked for. In a
    port among them lies the ship in turn, or one that will be: its chest is loaded there, and to
    leave it a ship has the same third way out.
    """
    cut = []
    for pair in combinations(range(62), 2):
        here = next(area for area in range(62) if area not in pair)
        if len(reach(here, 61, pair)) < 60:
            cut.append(tuple(AREAS[area].id for area in pair))

    assert [] == cut


def test_no_area_is_a_dead_end() -> None:
    assert [] == [area.id for area in AREAS if len(area.borders) < 3]


def test_sixteen_towns_come_first_and_hold_91_000_doubloons() -> None:
    assert 16 == TOWNS == len(VALUES)
    assert all(area.chest is not None for area in AREAS[:TOWNS])
    assert all(area.chest is None for area in AREAS[TOWNS:])
    assert 91_000 == sum(VALUES)
    assert {4000, 5000, 6000, 7000, 8000} == set(VALUES)


def test_every_colour_has_three_hideouts_in_open_water() -> None:
    assert dict.fromkeys(COLOURS, 3) == {colour: len(HIDEOUTS[colour]) for colour in COLOURS}
    assert 12 == sum(area.hideout is not None for area in AREAS[TOWNS:])


def test_six_ships_begin_away_from_towns_and_hideouts() -> None:
    assert 6 == len(STARTS)
    assert all(AREAS[area].chest is None and AREAS[area].hideout is None for area in STARTS)


def test_reach_counts_the_fewest_steps() -> None:
    found = {AREAS[area].id: steps for area, steps in reach(INDEX["VER"], 2, ()).items()}

    assert {"VER": 0, "g1": 1, "g2": 1, "g4": 1, "CAM": 2, "g3": 2, "g5": 2, "g6": 2} == found


@pytest.mark.parametrize(
    ("blocked", "steps"), [((), 2), (("g2", "g4"), 3), (("g2", "g4", "CAM"), None)]
)
def test_reach_goes_round_what_is_blocked(blocked: tuple[str, ...], steps: int | None) -> None:
    found = reach(INDEX["VER"], 4, [INDEX[area] for area in blocked])

    assert steps == found.get(INDEX["g3"])
    assert not {INDEX[area] for area in blocked} & set(found)

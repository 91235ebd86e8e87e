"""A ship's turn: sailing, and everything that can be done with a chest (KA-6 to KA-8).

Seat 0 is red (hideouts g8, h6, w3), seat 1 blue (b1, c4, w8), seat 2 yellow, seat 3 green.
"""

from __future__ import annotations

import pytest

from freebooters.engine.contract import Action
from freebooters.games.caribbean.rules.chart import INDEX, reach
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState
from tests.games.caribbean.states import RULES, bid, do, hand, table, under_way

ANCHOR: Action = ("anchor",)


def legal(s: CaribbeanState, verb: str) -> list[Action]:
    return [action for action in RULES.legal(s, 0) if action[0] == verb]


def ship(s: CaribbeanState, name: str = "arriba") -> tuple[str | None, str | None]:
    return RULES.view(s, None).ships[name]


def test_ka_6_a_ship_sails_from_area_to_bordering_area() -> None:
    s = under_way(2)
    assert [("sail", area) for area in ("CAM", "VER", "g1", "g3", "g4")] == legal(s, "sail")

    do(s, 0, ("sail", "g4"))

    assert ("g4", None) == ship(s)
    assert [("sail", area) for area in ("VER", "g2", "g3", "g5", "g6")] == legal(s, "sail")


def test_ka_6_areas_may_be_revisited() -> None:
    s = under_way(2)
    do(s, 0, ("sail", "g4"), ("sail", "g2"))

    assert ("g2", None) == ship(s)


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_ka_6_it_gets_just_where_its_steps_reach(steps: int) -> None:
    s = under_way(steps, ships={"arriba": "m5"})
    expected = set(reach(INDEX["m5"], steps, s.at))
    sailed = layer = {INDEX["m5"]: s}
    for _ in range(steps):
        layer = {
            after.at[0]: after
            for state in layer.values()
            for action in legal(state, "sail")
            for after in [moved(state, action)]
        }
        sailed = {**layer, **sailed}

    assert expected == set(sailed)
    assert all(state.sailing != 0 for state in layer.values())


def moved(s: CaribbeanState, action: Action) -> CaribbeanState:
    after = s.copy()
    do(after, 0, action)
    return after


def test_ka_6_an_occupied_area_may_be_neither_entered_nor_crossed() -> None:
    s = under_way(5, ships={"arriba": "VER", "bravo": "g1", "caribic": "g4"})
    assert [("sail", "g2")] == legal(s, "sail")

    around = {"bravo": "g1", "caribic": "g2", "diabolo": "g4"}
    enclosed = table(ships={"arriba": "VER", **around})
    bid(enclosed, hand(5, -1), hand(0, -1))

    assert "arriba" != RULES.view(enclosed, None).sailing


def test_ka_6_a_controller_that_could_only_anchor_does_so_by_itself() -> None:
    s = table()
    told = [event.kind for event in bid(s, hand(1, -1), hand(-1, 0))]

    assert ["shown", "controlled", "anchored", "shown"] == told[14:18]
    assert "arriba" != RULES.view(s, None).sailing


def test_ka_6_the_last_step_ends_the_turn_where_nothing_can_be_done() -> None:
    s = under_way(1)
    told = [event.kind for event in do(s, 0, ("sail", "g4"))]

    assert ["sailed", "anchored", "shown"] == told[:3]


def test_ka_6_without_steps_a_ship_may_act_where_it_lies() -> None:
    s = under_way(0, ships={"arriba": "HAV"}, ports=["HAV"])

    assert [("load",), ANCHOR] == RULES.legal(s, 0)


def test_ka_6_a_controller_may_anchor_at_once() -> None:
    s = under_way(5)
    do(s, 0, ANCHOR)

    assert ("g2", None) == ship(s)


def test_ka_7_loading_takes_the_chest_of_the_port_and_brings_2000() -> None:
    s = under_way(1, ships={"arriba": "HAV"}, ports=["HAV"])
    told = do(s, 0, ("load",))

    assert ("HAV", "HAV") == ship(s)
    assert None is RULES.view(s, None).ports["HAV"]
    assert [2000, 0] == s.money
    assert (
        "loaded",
        {"seat": 0, "ship": "arriba", "port": "HAV", "chest": "HAV", "money": 2000},
    ) == (
        told[0].kind,
        told[0].args,
    )


def test_ka_7_a_port_is_not_raided_from_a_bordering_area() -> None:
    assert [] == legal(under_way(1, ships={"arriba": "g5"}, ports=["HAV"]), "load")


def test_ka_7_a_ship_carries_one_chest() -> None:
    s = under_way(
        2,
        ships={"arriba": "HAV", "bravo": "g5"},
        aboard={"arriba": "NAS", "bravo": "CAM"},
        ports=["HAV"],
    )

    assert [] == legal(s, "load") == legal(s, "steal") == legal(s, "hand")


def test_ka_7_stealing_takes_the_chest_of_a_bordering_ship() -> None:
    s = under_way(
        1,
        ships={"arriba": "g5", "bravo": "g8", "caribic": "b1"},
        aboard={"bravo": "CAM", "caribic": "NAS"},
    )
    assert [("steal", "bravo")] == legal(s, "steal")

    do(s, 0, ("steal", "bravo"))

    assert (("g5", "CAM"), ("g8", None)) == (ship(s), ship(s, "bravo"))
    assert [0, 0] == s.money


def test_ka_7_exchanging_swaps_the_chests_of_two_bordering_ships() -> None:
    s = under_way(
        1, ships={"arriba": "g5", "bravo": "g8"}, aboard={"arriba": "VER", "bravo": "CAM"}
    )
    do(s, 0, ("exchange", "bravo"))

    assert (("g5", "CAM"), ("g8", "VER")) == (ship(s), ship(s, "bravo"))


@pytest.mark.parametrize("area", ["HAV", "g5"])
def test_ka_7_exchanging_with_a_port_works_in_it_and_beside_it_and_brings_nothing(
    area: str,
) -> None:
    s = under_way(1, ships={"arriba": area}, aboard={"arriba": "VER"}, ports=["HAV"])
    do(s, 0, ("exchange-port", "HAV"))

    assert (area, "HAV") == ship(s)
    assert "VER" == RULES.view(s, None).ports["HAV"]
    assert [0, 0] == s.money


def test_ka_7_a_chest_left_in_another_port_can_be_raided_later() -> None:
    s = under_way(
        1, ships={"arriba": "b3", "bravo": "NAS"}, aboard={"arriba": "VER"}, ports=["NAS"]
    )
    do(s, 0, ("exchange-port", "NAS"))
    later = table(ships={"arriba": "NAS"}, ports={"NAS": "VER"}, aboard={"bravo": "NAS"})
    bid(later, hand(1), hand(0))
    do(later, 0, ("load",))

    assert "VER" == RULES.view(s, None).ports["NAS"]
    assert ("NAS", "VER") == ship(later)
    assert [2000, 0] == later.money


def test_ka_7_exchanging_with_a_port_needs_a_chest_there() -> None:
    s = under_way(1, ships={"arriba": "HAV"}, aboard={"arriba": "VER"})

    assert [] == legal(s, "exchange-port")


def test_ka_7_handing_over_gives_the_chest_to_an_empty_bordering_ship() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g7"}, aboard={"arriba": "VER"})
    do(s, 0, ("hand", "bravo"))

    assert (("g5", None), ("g7", "VER")) == (ship(s), ship(s, "bravo"))


@pytest.mark.parametrize(("area", "owner"), [("g8", 0), ("b1", 1), ("c4", 1)])
def test_ka_7_securing_pays_the_chests_value_to_the_hideouts_owner(area: str, owner: int) -> None:
    s = under_way(1, ships={"arriba": area}, aboard={"arriba": "VER"})
    told = do(s, 0, ("secure",))

    assert [8000 * (seat == owner) for seat in range(2)] == s.money
    assert {
        "chest": "VER",
        "owner": owner,
        "value": 8000,
        "area": area,
        "through": None,
    }.items() <= (told[0].args.items())


def test_ka_7_with_fewer_seats_the_other_colours_hideouts_are_plain_sea() -> None:
    two = under_way(1, seats=2, ships={"arriba": "m1"}, aboard={"arriba": "VER"})
    three = under_way(1, seats=3, ships={"arriba": "m1"}, aboard={"arriba": "VER"})

    assert [] == legal(two, "secure")
    assert [("secure",)] == legal(three, "secure")


def test_ka_7_a_chest_is_secured_by_handing_it_to_an_empty_ship_on_a_hideout() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g8"}, aboard={"arriba": "VER"})
    told = do(s, 0, ("hand-secure", "bravo"))

    assert (("g5", None), ("g8", None)) == (ship(s), ship(s, "bravo"))
    assert [8000, 0] == s.money
    assert ("secured", "bravo", "g8") == (
        told[0].kind,
        told[0].args["through"],
        told[0].args["area"],
    )


def test_ka_7_a_chest_may_also_be_left_on_a_ship_on_a_hideout() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g8"}, aboard={"arriba": "VER"})
    do(s, 0, ("hand", "bravo"))

    assert ("g8", "VER") == ship(s, "bravo")
    assert [0, 0] == s.money


def test_ka_7_an_exchange_never_secures() -> None:
    s = under_way(
        1, ships={"arriba": "g5", "bravo": "g8"}, aboard={"arriba": "VER", "bravo": "CAM"}
    )
    assert [] == legal(s, "hand-secure")

    do(s, 0, ("exchange", "bravo"))

    assert [0, 0] == s.money


def test_ka_7_acts_come_before_between_and_after_steps_in_any_order() -> None:
    """The rulebook's raid: load, sail on, hand over, take another chest, secure it."""
    s = under_way(
        3,
        ships={"arriba": "HAV", "bravo": "g7", "caribic": "h1"},
        aboard={"caribic": "VER"},
        ports=["HAV"],
    )
    do(s, 0, ("load",), ("sail", "g5"), ("hand", "bravo"), ("sail", "g8"), ("steal", "caribic"))
    told = do(s, 0, ("secure",))

    assert [10_000, 0] == s.money
    assert ("g8", None) == ship(s)
    assert ("g7", "HAV") == ship(s, "bravo")
    assert "secured" == told[0].kind


def test_ka_7_nothing_is_compulsory() -> None:
    s = under_way(1, ships={"arriba": "g8", "bravo": "g5"}, aboard={"arriba": "VER"})
    do(s, 0, ANCHOR)

    assert ("g8", "VER") == ship(s)


def left(s: CaribbeanState) -> list[tuple[str, str]]:
    return list(RULES.view(s, None).left)


def test_ka_7_a_stolen_chest_cannot_go_back_to_its_ship_this_turn() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g7"}, aboard={"bravo": "CAM"})
    do(s, 0, ("steal", "bravo"))

    assert [("CAM", "bravo")] == left(s)
    assert [] == legal(s, "hand")


def test_ka_7_an_exchange_cannot_be_undone_this_turn() -> None:
    s = under_way(
        1, ships={"arriba": "g5", "bravo": "g7"}, aboard={"arriba": "VER", "bravo": "CAM"}
    )
    do(s, 0, ("exchange", "bravo"))

    assert [("CAM", "bravo")] == left(s)
    assert [] == legal(s, "exchange")


def test_ka_7_a_chest_cannot_go_back_to_a_port_it_has_left_this_turn() -> None:
    s = under_way(
        2,
        ships={"arriba": "HAV", "bravo": "g5"},
        aboard={"bravo": "VER"},
        ports=["HAV"],
    )
    do(s, 0, ("load",), ("exchange", "bravo"))
    assert [("HAV", "HAV"), ("VER", "bravo")] == left(s)
    assert [] == legal(s, "exchange")

    elsewhere = under_way(
        2, ships={"arriba": "HAV", "bravo": "g5"}, ports=["HAV"], aboard={"arriba": "VER"}
    )
    do(elsewhere, 0, ("exchange-port", "HAV"))

    assert [("HAV", "HAV")] == left(elsewhere)
    assert [] == legal(elsewhere, "exchange-port")


def test_ka_7_the_ship_in_turn_may_take_a_chest_up_again() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g7"}, aboard={"arriba": "VER"})
    do(s, 0, ("hand", "bravo"), ("steal", "bravo"))

    assert ("g5", "VER") == ship(s)
    assert [] == legal(s, "hand")


def test_ka_7_a_chest_may_be_handed_back_to_be_secured_at_once() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g8"}, aboard={"bravo": "VER"})
    do(s, 0, ("steal", "bravo"))

    assert [] == legal(s, "hand")
    assert [("hand-secure", "bravo")] == legal(s, "hand-secure")


def test_ka_7_what_has_left_is_forgotten_when_the_turn_ends() -> None:
    s = under_way(1, ships={"arriba": "g5", "bravo": "g7"}, aboard={"bravo": "CAM"})
    do(s, 0, ("steal", "bravo"), ANCHOR)

    assert [] == left(s)


def test_ka_7_every_turn_ends_however_long_one_goes_on() -> None:
    """With chests and ships close together, every line of acts without a step comes to an end."""
    s = under_way(
        1,
        ships={"arriba": "g5", "bravo": "g7", "caribic": "g6", "diabolo": "g8"},
        aboard={"arriba": "VER", "bravo": "CAM"},
        ports=["HAV"],
    )
    layer, seen, longest = [s], {s.key()}, 0
    while layer:
        longest += 1
        assert longest < 60
        following = []
        for state in layer:
            for action in RULES.legal(state, 0):
                after = state.copy()
                RULES.apply(after, 0, action)
                fresh = after.key() not in seen
                if fresh and after.controller == 0 and after.sailing == 0:
                    seen.add(after.key())
                    following.append(after)
        layer = following

    assert longest > 4


def test_ka_8_a_secured_chest_is_out_of_the_game_and_marks_its_own_town() -> None:
    s = under_way(1, ships={"arriba": "g8"}, aboard={"arriba": "HAV"}, ports={"HAV": "VER"})
    assert "HAV" not in RULES.view(s, None).secured

    do(s, 0, ("secure",))
    view = RULES.view(s, None)

    assert "HAV" in view.secured
    assert "VER" == view.ports["HAV"]
    assert None is view.ships["arriba"][1]


def test_a_ships_turn_can_be_taken_back_until_something_is_shown() -> None:
    s = under_way(2, ships={"arriba": "HAV", "bravo": "g8"}, ports=["HAV"])
    told = do(s, 0, ("load",), ("sail", "g5"), ("hand-secure", "bravo"))

    assert ["loaded", "sailed", "secured"] == [event.kind for event in told]
    assert [] == [event for event in told if event.reveals]

    assert any(event.reveals for event in do(s, 0, ANCHOR))


def test_ka_3_the_ships_sail_in_alphabetical_order() -> None:
    s = table()
    told = bid(s, [5, 4, 3, 2, 1, 0], [0, 1, 2, -1, 3, 4])
    while s.round == 1:
        do(s, s.controller, ANCHOR, events=told)
    shown = [event.args["ship"] for event in told if event.kind == "shown"]

    assert list(SHIPS) == sorted(SHIPS) == shown

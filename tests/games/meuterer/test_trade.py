"""ME-3 to ME-5: cards played face up, passing, roles, destinations."""

from __future__ import annotations

import pytest

from freebooters.games.meuterer.rules.components import ROLES
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, do, kinds, phase_two, table

OBSERVERS = (0, 1, 2, None)


def begun(*hands: str, captain: int = 0, ship: str = "hochland") -> MeutererState:
    s = table(*hands, captain=captain, ship=ship)
    do(s, captain, ("pouch", 0))
    return s


def test_me_3_seats_play_a_card_a_turn_clockwise_from_the_captain_round_and_round() -> None:
    s = begun("grain grain", "salt salt", "wine wine", captain=1)
    order = []
    for _ in range(2):
        for seat, card in ((1, "salt"), (2, "wine"), (0, "grain")):
            order.append(RULES.view(s, None).turn)
            do(s, seat, ("play", card))

    assert [1, 2, 0, 1, 2, 0] == order
    assert (("grain",) * 2, ("salt",) * 2, ("wine",) * 2) == RULES.view(s, None).played
    assert (3, 3, 3) == RULES.view(s, None).hand_sizes


def test_me_3_any_card_may_be_played_unsaleable_ones_and_conflicts_too() -> None:
    s = begun("ruby salt wine conflict cloth", "", "", ship="affeninsel")

    assert [
        ("play", "ruby"),
        ("play", "salt"),
        ("play", "wine"),
        ("play", "cloth"),
        ("play", "conflict"),
        ("pass",),
    ] == RULES.legal(s, 0)


def test_me_3_a_kind_held_twice_is_one_choice() -> None:
    s = begun("ruby ruby salt salt salt", "", "")

    assert [("play", "ruby"), ("play", "salt"), ("pass",)] == RULES.legal(s, 0)


def test_me_3_a_seat_without_cards_has_to_pass() -> None:
    s = begun("grain grain grain grain grain", "", "")
    do(s, 0, ("play", "grain"))
    for seat, role in ((1, "boy"), (2, "mate")):
        do(s, seat, ("pass",), ("role", role))
    do(s, 0, *[("play", "grain")] * 4)

    assert [("pass",)] == RULES.legal(s, 0)


def test_me_3_who_has_passed_is_skipped_and_its_cards_are_counted_for_all() -> None:
    s = begun("grain", "salt", "wine")
    do(s, 0, ("play", "grain"))
    told = do(s, 1, ("pass",), ("role", "loader"))
    do(s, 2, ("play", "wine"))

    assert {"seat": 1, "kept": 5} == told[0].args
    assert 0 == RULES.view(s, None).turn
    do(s, 0, ("pass",))
    assert 2 == RULES.view(s, None).turn
    assert ((1, 0), (4, 5, 4)) == (RULES.view(s, None).passed, RULES.view(s, None).hand_sizes)


@pytest.mark.parametrize(
    ("plays", "destination"),
    [(5, "hochland"), (4, "piratennest"), (2, "fingerhut"), (0, "sommerland")],
)
def test_me_4_the_captain_steers_as_many_islands_clockwise_as_cards_it_kept(
    plays: int, destination: str
) -> None:
    s = begun("grain grain grain grain grain", "", "")
    do(s, 0, *[("play", "grain")] * min(plays, 1))
    for seat, role in ((1, "boy"), (2, "mate")) if plays else ():
        do(s, seat, ("pass",), ("role", role))
    do(s, 0, *[("play", "grain")] * (plays - 1))
    assert {"captain": None, "mutineer": None} == RULES.view(s, None).destinations
    told = do(s, 0, ("pass",))

    assert ["passed", "announced"] == kinds(told)[:2]
    assert {"seat": 0, "side": "captain", "island": destination} == told[1].args
    if not plays:
        assert destination == RULES.view(s, 1).destinations["captain"]


def test_me_4_a_destination_goes_on_past_hochland() -> None:
    s = table("", "", "", ship="karge-zunge")
    do(s, 0, ("pouch", 0), ("pass",))

    assert "fingerhut" == RULES.view(s, None).destinations["captain"]


def test_me_4_the_captain_takes_no_role() -> None:
    s = begun("", "", "")
    do(s, 0, ("pass",))

    assert 1 == RULES.view(s, None).turn
    assert None is RULES.view(s, 0).roles_left
    assert [("pass",)] == RULES.legal(s, 1)[-1:]


def test_me_4_who_passes_lays_its_cards_down_before_it_sees_the_roles() -> None:
    s = begun("ruby", "", "")
    do(s, 0, ("play", "ruby"))

    assert None is RULES.view(s, 1).roles_left
    assert ("pass",) in RULES.legal(s, 1)
    do(s, 1, ("pass",))
    assert ROLES == RULES.view(s, 1).roles_left
    assert [("role", role) for role in ROLES] == RULES.legal(s, 1)
    assert [None] * 3 == [RULES.view(s, other).roles_left for other in (0, 2, None)]


def test_me_4_later_seats_choose_from_what_is_left() -> None:
    s = begun("ruby", "", "", "")
    do(s, 0, ("play", "ruby"))
    do(s, 1, ("pass",), ("role", "mate"))
    do(s, 2, ("pass",), ("role", "mutineer"))
    do(s, 3, ("pass",))

    assert [("role", "boy"), ("role", "merchant"), ("role", "loader")] == RULES.legal(s, 3)
    assert ("boy", "merchant", "loader") == RULES.view(s, 3).roles_left
    assert ("mutineer", "boy", "merchant", "loader") == RULES.view(s, 2).roles_left
    assert ROLES == RULES.view(s, 1).roles_left


def test_me_4_what_a_chooser_saw_stays_its_own_to_know_until_the_next_round() -> None:
    s = table("", "", "")
    phase_two(s, ["", "", ""], {1: "loader", 2: "boy"})
    seen = ("mutineer", "boy", "mate", "merchant")
    assert 8 == s.phase
    assert [None, ROLES, seen, None] == [RULES.view(s, o).roles_left for o in OBSERVERS]
    while s.phase == 8:
        seat = RULES.to_act(s)[0]
        RULES.apply(s, seat, RULES.legal(s, seat)[0])

    assert [None] * 4 == [RULES.view(s, observer).roles_left for observer in OBSERVERS]


def test_phase_2_ends_when_all_have_passed_and_roles_are_shown() -> None:
    s = table("grain", "", "")
    told = phase_two(s, ["grain", "", ""], {1: "loader", 2: "merchant"})

    (shown,) = [event for event in told if event.kind == "revealed"]
    assert (None, "loader", "merchant") == shown.args["roles"]
    assert shown.reveals


def test_me_5_the_mutineer_steers_by_the_cards_it_kept_too() -> None:
    s = table("grain", "salt", "wine", ship="gruenland")
    told = phase_two(s, ["grain", "salt", ""], {1: "boy", 2: "mutineer"})
    announced = [event.args for event in told if event.kind == "announced"]

    assert {"captain": "kalte-klippe", "mutineer": "frosthoehle"} == RULES.view(s, 0).destinations
    assert ["captain", "mutineer"] == [args["side"] for args in announced]


def test_me_5_captain_and_mutineer_may_steer_for_the_same_island() -> None:
    s = table("", "", "")
    phase_two(s, ["", "", ""], {1: "mutineer", 2: "boy"})

    assert {"captain": "sommerland", "mutineer": "sommerland"} == RULES.view(s, 0).destinations


def test_me_5_no_mutineer_no_second_destination() -> None:
    s = table("", "", "", at_round=9)
    told = phase_two(s, ["", "", ""], {1: "mate", 2: "boy"})

    assert ["captain"] == [event.args["side"] for event in told if event.kind == "announced"]
    assert {"captain": "sommerland", "mutineer": None} == RULES.view(s, 0).destinations

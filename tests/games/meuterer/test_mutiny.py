"""ME-6 and ME-7: the mutiny, and what captain and crew are paid."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, do, pay, phase_two, table

CREW = {1: "mutineer", 2: "mate", 3: "boy"}


def mutiny(*hands: str, roles: dict[Seat, str] | None = None, pouch: int = 0) -> MeutererState:
    """Everybody has passed at once; the circuit is about to begin with seat 0, the captain."""
    s = table(*hands)
    phase_two(s, [""] * len(hands), roles or CREW, pouch)
    assert 4 == s.phase
    return s


def test_me_6_without_a_mutineer_nobody_fights() -> None:
    s = table("conflict", "conflict", "")
    told = phase_two(s, ["", "", ""], {1: "mate", 2: "boy"})

    assert not {"fought", "resolved"} & {event.kind for event in told}
    assert None is RULES.view(s, None).conflict


def test_me_6_captain_mate_mutineer_and_boy_are_asked_once_clockwise_from_the_captain() -> None:
    s = table("", "", "", "", captain=2)
    phase_two(s, [""] * 4, {3: "mate", 0: "boy", 1: "mutineer"})
    order = []
    while s.phase == 4:
        order.append(s.turn)
        do(s, s.turn, ("fight", 0))

    assert [2, 3, 0, 1] == order


def test_me_6_merchant_and_loader_are_not_asked() -> None:
    s = mutiny(
        "", "conflict", "conflict", "conflict", roles={1: "merchant", 2: "mutineer", 3: "loader"}
    )
    do(s, 0, ("fight", 0))

    assert 2 == s.turn
    told = do(s, 2, ("fight", 1))
    assert "resolved" in {event.kind for event in told}


def test_me_6_a_seat_without_conflict_cards_is_asked_too() -> None:
    s = mutiny("", "conflict conflict", "", "")

    assert [("fight", 0)] == RULES.legal(s, 0)
    do(s, 0, ("fight", 0))
    assert [("fight", 0), ("fight", 1), ("fight", 2)] == RULES.legal(s, 1)


def test_me_6_each_lays_for_its_side_and_the_mate_counts_one_more() -> None:
    s = mutiny("conflict conflict", "conflict", "conflict", "conflict")
    strengths = [RULES.view(s, None).conflict]
    for seat, count in ((0, 2), (1, 1), (2, 1)):
        do(s, seat, ("fight", count))
        strengths.append(RULES.view(s, None).conflict)

    assert [
        {"captain": 1, "mutiny": 0},
        {"captain": 3, "mutiny": 0},
        {"captain": 3, "mutiny": 1},
        {"captain": 4, "mutiny": 1},
    ] == strengths
    assert (3, 4, 4, 5) == RULES.view(s, None).hand_sizes
    told = do(s, 3, ("fight", 1))
    assert {"seat": 3, "side": "mutiny", "count": 1} == told[0].args
    assert {"won": "captain", "captain": 4, "mutiny": 2, "mate": True} == told[1].args


def shown(*hands: str, roles: dict[Seat, str]) -> MeutererState:
    """The same with the option, each having played one of its conflict cards."""
    s = table(*hands, open_conflict=True)
    phase_two(s, ["conflict" if "conflict" in hand else "" for hand in hands], roles)
    assert 4 == s.phase
    return s


def test_me_6_with_the_option_face_up_cards_of_the_four_count_for_their_side() -> None:
    s = shown("conflict conflict", "conflict", "conflict", "conflict", roles=CREW)

    assert {"captain": 3, "mutiny": 2} == RULES.view(s, None).conflict
    do(s, 0, ("fight", 1))
    assert {"captain": 4, "mutiny": 2} == RULES.view(s, None).conflict
    assert 5 == sum(cards.count("conflict") for cards in RULES.view(s, None).played) + 1
    do(s, 1, ("fight", 0))
    do(s, 2, ("fight", 0))
    (told,) = [e for e in do(s, 3, ("fight", 0)) if e.kind == "resolved"]
    assert {"won": "captain", "captain": 4, "mutiny": 2, "mate": True} == told.args


def test_me_6_with_the_option_merchant_and_loader_still_do_not_fight() -> None:
    roles = {1: "merchant", 2: "mutineer", 3: "loader"}
    s = shown("", "conflict", "conflict", "conflict", roles=roles)

    assert {"captain": 0, "mutiny": 1} == RULES.view(s, None).conflict


def test_me_6_with_the_option_what_counts_already_is_told_once() -> None:
    s = table("conflict", "conflict", "", open_conflict=True)
    told = phase_two(s, ["conflict", "conflict", ""], {1: "mutineer", 2: "mate"})
    (counted,) = [event.args for event in told if event.kind == "counted"]

    assert {"captain": 1, "mutiny": 1} == counted
    assert (2, 1) == tuple((RULES.view(s, None).conflict or {}).values())


def test_me_6_with_the_option_nothing_is_told_where_no_conflict_card_lies_open() -> None:
    s = table("conflict", "", "", open_conflict=True)
    told = phase_two(s, ["", "", ""], {1: "mutineer", 2: "mate"})

    assert "counted" not in {event.kind for event in told}


def test_me_6_with_the_option_each_card_fights_once_and_all_are_discarded() -> None:
    s = shown("conflict conflict", "conflict", "", roles={1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 1))
    told = do(s, 1, ("fight", 0))

    assert {"won": "captain", "captain": 2, "mutiny": 1, "mate": False} == told[1].args
    assert 3 == RULES.view(s, None).discards.count("conflict")


def test_me_6_with_the_option_what_a_seat_imagines_is_as_strong() -> None:
    s = shown("conflict conflict", "conflict", "conflict", "conflict", roles=CREW)
    do(s, 0, ("fight", 1))
    for observer in (*range(4), None):
        imagined = RULES.imagine(RULES.view(s, observer), Random(1))

        assert (1, 0) == imagined.fought
        assert RULES.view(s, observer) == RULES.view(imagined, observer)


def test_me_6_conflict_cards_played_before_do_not_count() -> None:
    s = table("conflict conflict", "", "")
    phase_two(s, ["conflict conflict", "", ""], {1: "mutineer", 2: "boy"})

    assert [("fight", 0)] == RULES.legal(s, 0)
    assert {"captain": 0, "mutiny": 0} == RULES.view(s, None).conflict


@pytest.mark.parametrize(
    ("third", "captain", "mutineer", "won"),
    [
        ("boy", 0, 0, "mutiny"),
        ("boy", 1, 1, "mutiny"),
        ("boy", 1, 0, "captain"),
        ("boy", 0, 1, "mutiny"),
        ("mate", 0, 0, "captain"),
        ("mate", 0, 1, "mutiny"),
        ("mate", 1, 1, "captain"),
        ("mate", 1, 2, "mutiny"),
    ],
)
def test_me_6_more_conflict_wins_and_a_tie_goes_to_the_mutineers(
    third: str, captain: int, mutineer: int, won: str
) -> None:
    s = mutiny("conflict", "conflict conflict", "", roles={1: "mutineer", 2: third})
    do(s, 0, ("fight", captain))
    do(s, 1, ("fight", mutineer))
    told = do(s, 2, ("fight", 0))

    assert won == told[1].args["won"]


@pytest.mark.parametrize(("pouch", "points"), [(0, (4, 1)), (2, (2, 3)), (3, (1, 4))])
def test_me_7_a_captain_without_a_mutiny_gets_its_ship_and_pays_the_mate(
    pouch: int, points: tuple[int, int]
) -> None:
    """Four cards kept lead from Hochland to Gruenland, worth 4."""
    s = table("grain", "", "")
    told = phase_two(s, ["grain", "", ""], {1: "mate", 2: "boy"}, pouch)
    expected = [("ship", 0, 4), *([("pouch", 0, -pouch)] if pouch else []), ("mate", 1, 1 + pouch)]

    assert expected == pay(told, "ship", "pouch", "mate", "boy")
    sold = {seat: gain for _, seat, gain in pay(told, "sold")}
    assert points == (s.scores[0] - sold.get(0, 0), s.scores[1])


def test_me_7_without_a_mate_the_captain_keeps_the_pouch() -> None:
    s = table("", "", "")
    told = phase_two(s, [""] * 3, {1: "boy", 2: "loader"}, pouch=3)

    assert [("ship", 0, 2)] == pay(told)


def test_me_7_a_captain_may_end_below_zero() -> None:
    s = table("", "", "")
    phase_two(s, [""] * 3, {1: "mate", 2: "loader"}, pouch=3)

    assert [-1, 4, 0] == s.scores
    assert (-1, 4, 0) == RULES.view(s, None).scores


def test_me_7_a_captain_that_stays_put_is_paid_for_the_ship_again() -> None:
    s = table("grain grain grain grain grain", "", "")
    told = phase_two(s, ["grain grain grain grain grain", "", ""], {1: "boy", 2: "loader"})

    assert [("ship", 0, 5)] == pay(told, "ship")
    assert "hochland" == RULES.view(s, None).ship


def test_me_7_a_beaten_mutiny_brings_mutineer_and_boy_nothing() -> None:
    s = mutiny("conflict", "", "", "", pouch=1)
    for seat, count in ((0, 1), (1, 0), (2, 0)):
        do(s, seat, ("fight", count))
    told = do(s, 3, ("fight", 0))

    assert [("ship", 0, 2), ("pouch", 0, -1), ("mate", 2, 2)] == pay(told)
    assert 0 == RULES.view(s, None).captain


def test_me_7_a_mutiny_won_makes_the_mutineer_captain_and_pays_the_boy() -> None:
    s = mutiny("", "conflict", "", "conflict", pouch=3)
    for seat, count in ((0, 0), (1, 1), (2, 0)):
        do(s, seat, ("fight", count))
    told = do(s, 3, ("fight", 1))

    assert [("ship", 1, 2), ("boy", 3, 2)] == pay(told)
    (deposed,) = [event for event in told if event.kind == "deposed"]
    assert {"seat": 0, "by": 1} == deposed.args
    assert (1, 0) == (RULES.view(s, None).captain, RULES.view(s, None).round_captain)


def test_me_7_the_new_captain_goes_where_the_mutineer_wanted() -> None:
    s = table("", "grain grain", "")
    phase_two(s, ["", "grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    told = do(s, 1, ("fight", 0))

    assert [("ship", 1, 2)] == pay(told, "ship")
    assert {"seat": 1, "from": "hochland", "to": "fingerhut"} == next(
        event.args for event in told if event.kind == "sailed"
    )


def test_me_7_while_goods_are_sold_the_new_captain_shows_already() -> None:
    s = table("", "grain grain grain grain", "", ship="hochland", left="affeninsel")
    phase_two(s, ["", "grain grain grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    view = RULES.view(s, None)

    assert (5, 1, 1, 0) == (view.phase, view.turn, view.captain, view.round_captain)
    assert {"captain": 0, "mutiny": 0} == view.conflict
    assert {"captain": "sommerland", "mutineer": "piratennest"} == view.destinations
    assert (None, "mutineer", "loader") == view.roles

"""ME-13: the pirate."""

from __future__ import annotations

import pytest

from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, do, fresh, kinds, table


def chased(
    pirate_ship: str, ship: str, cards: int = 5, seat: int = 0, others: str = "grain"
) -> MeutererState:
    """Seat 0, the captain, holds the pirate among so many cards; the islands lie as in the box."""
    s = table(
        "pirate ruby salt wine cloth",
        others,
        others,
        pirate=True,
        ship=ship,
        pirate_ship=pirate_ship,
    )
    do(s, 0, ("pouch", 0))
    for card in ("ruby", "salt", "wine", "cloth")[: 5 - cards]:
        do(s, 0, ("play", card))
        do(s, 1, ("play", RULES.legal(s, 1)[0][1]))
        do(s, 2, ("play", RULES.legal(s, 2)[0][1]))
    return s


def test_me_13_the_pirate_card_and_ship_belong_to_the_variant_alone() -> None:
    plain, pirate = fresh(3), fresh(3, pirate=True)

    assert [None, "piratennest"] == [RULES.view(s, None).pirate_ship for s in (plain, pirate)]
    assert [36, 37] == [RULES.view(s, None).pile_size for s in (plain, pirate)]


@pytest.mark.parametrize(
    ("cards", "place"), [(5, "gruenland"), (4, "sommerland"), (2, "sandkap"), (1, "kalte-klippe")]
)
def test_me_13_the_pirate_sails_counter_clockwise_by_the_cards_left(cards: int, place: str) -> None:
    s = chased("kalte-klippe", "hochland", cards)
    told = do(s, 0, ("play", "pirate"))

    assert ["played", "prowled"] == kinds(told)
    assert place == RULES.view(s, None).pirate_ship
    way = {"from": "kalte-klippe", "to": place, "steps": cards - 1}
    assert {"seat": 0, **way} == told[1].args


def test_me_13_the_way_leads_past_hochland() -> None:
    s = chased("eisfelsen", "gruenland")
    do(s, 0, ("play", "pirate"))

    assert "karge-zunge" == RULES.view(s, None).pirate_ship


@pytest.mark.parametrize("ship", ["sandkap", "rotes-riff", "sommerland", "gruenland"])
def test_me_13_a_merchantman_met_or_passed_is_robbed(ship: str) -> None:
    s = chased("kalte-klippe", ship)
    told = do(s, 0, ("play", "pirate"))

    assert ["played", "prowled", "robbed"] == kinds(told)
    assert "gruenland" == RULES.view(s, None).pirate_ship


@pytest.mark.parametrize("ship", ["fingerhut", "frosthoehle", "hochland"])
def test_me_13_a_merchantman_elsewhere_is_not(ship: str) -> None:
    s = chased("kalte-klippe", ship)

    assert "robbed" not in kinds(do(s, 0, ("play", "pirate")))
    assert ("pirate",) == RULES.view(s, None).played[0]


def test_me_13_the_island_it_leaves_does_not_count() -> None:
    s = chased("kalte-klippe", "kalte-klippe")

    assert "robbed" not in kinds(do(s, 0, ("play", "pirate")))


def test_me_13_with_no_cards_left_nothing_happens() -> None:
    s = chased("kalte-klippe", "kalte-klippe", cards=1)

    assert "robbed" not in kinds(do(s, 0, ("play", "pirate")))
    assert "kalte-klippe" == RULES.view(s, None).pirate_ship


def test_me_13_everything_face_up_is_discarded_the_pirate_too_and_play_goes_on() -> None:
    s = table(
        "grain grain",
        "salt salt",
        "pirate wine wine",
        pirate=True,
        ship="rotes-riff",
        pirate_ship="sandkap",
    )
    do(s, 0, ("pouch", 1), ("play", "grain"))
    do(s, 1, ("play", "salt"))
    do(s, 2, ("play", "wine"))
    do(s, 0, ("pass",))
    do(s, 1, ("pass",), ("role", "mutineer"))
    told = do(s, 2, ("play", "pirate"))
    view = RULES.view(s, None)

    assert (("grain",), ("salt",), ("pirate", "wine")) == told[2].args["cards"]
    assert ((),) * 3 == view.played
    assert ("grain", "pirate", "salt", "wine") == view.discards
    assert ((4, 4, 3), 2, 2) == (view.hand_sizes, view.phase, view.turn)
    do(s, 2, ("play", "wine"))
    assert ((), (), ("wine",)) == RULES.view(s, None).played


def test_me_13_conflict_cards_swept_away_do_not_fight_with_the_option_either() -> None:
    s = table(
        "conflict conflict",
        "pirate conflict",
        "",
        pirate=True,
        open_conflict=True,
        ship="rotes-riff",
        pirate_ship="sandkap",
    )
    do(s, 0, ("pouch", 0), ("play", "conflict"))
    do(s, 1, ("play", "pirate"))
    do(s, 2, ("pass",), ("role", "mate"))
    do(s, 0, ("play", "conflict"))
    do(s, 1, ("pass",), ("role", "mutineer"))
    do(s, 0, ("pass",))

    assert {"captain": 2, "mutiny": 0} == RULES.view(s, None).conflict


def test_me_13_the_merchantman_may_sail_past_the_pirate() -> None:
    s = table("grain", "", "", pirate=True, pirate_ship="eisfelsen")
    do(s, 0, ("pouch", 0), ("play", "grain"))
    for seat, role in ((1, "boy"), (2, "loader")):
        do(s, seat, ("pass",), ("role", role))
    told = do(s, 0, ("pass",))

    assert "robbed" not in kinds(told)
    assert ("gruenland", "eisfelsen") == (
        RULES.view(s, None).ship,
        RULES.view(s, None).pirate_ship,
    )


def test_me_13_a_pirate_card_kept_counts_for_the_destination_but_does_not_fight() -> None:
    s = table("pirate grain grain grain grain", "", "", pirate=True)
    do(s, 0, ("pouch", 0))
    do(s, 0, ("play", "grain"))
    for seat, role in ((1, "mutineer"), (2, "boy")):
        do(s, seat, ("pass",), ("role", role))
    do(s, 0, *[("play", "grain")] * 3, ("pass",))

    assert "piratennest" == RULES.view(s, None).destinations["captain"]
    assert [("fight", 0)] == RULES.legal(s, 0)

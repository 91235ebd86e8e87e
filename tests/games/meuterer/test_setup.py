"""ME-1 and ME-2: what lies on the table, and the pouch."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.games.meuterer import game
from freebooters.games.meuterer.rules.components import ANY, CARDS, COUNTS, ISLANDS, ROLES
from tests.games.meuterer.states import RULES, deal, do, fresh, kinds, table

CLOCKWISE = [island.name for island in ISLANDS][:0:-1]
"""Any circle: from Hochland on, the other eleven."""


def test_there_are_36_cards_and_a_pirate() -> None:
    box = dict(zip(CARDS, COUNTS, strict=True))

    assert {
        "ruby": 4,
        "salt": 5,
        "wine": 6,
        "cloth": 7,
        "grain": 8,
        "conflict": 6,
        "pirate": 1,
    } == box
    assert [36, 37] == [sum(fresh(3, pirate).bag) for pirate in (False, True)]


def test_there_are_five_roles() -> None:
    assert ("mutineer", "boy", "mate", "merchant", "loader") == ROLES


@pytest.mark.parametrize(
    ("name", "takes", "prices", "ship"),
    [
        ("hochland", "any", (4, 3, 2), 5),
        ("piratennest", "any", (4, 3, 2), 5),
        ("eisfelsen", "ruby", (6, 4, 3), 5),
        ("fingerhut", "ruby", (2, 1, 0), 2),
        ("gruenland", "salt", (5, 3, 2), 4),
        ("sommerland", "salt", (3, 1, 1), 2),
        ("rotes-riff", "wine", (4, 2, 2), 3),
        ("sandkap", "wine", (4, 2, 1), 3),
        ("kalte-klippe", "cloth", (5, 2, 2), 4),
        ("frosthoehle", "cloth", (3, 2, 1), 3),
        ("karge-zunge", "grain", (6, 3, 2), 4),
        ("affeninsel", "grain", (2, 1, 1), 2),
    ],
)
def test_islands_are_as_published(
    name: str, takes: str, prices: tuple[int, int, int], ship: int
) -> None:
    island = next(island for island in ISLANDS if island.name == name)

    assert takes == ("any" if island.takes == ANY else CARDS[island.takes])
    assert (*prices, 0) == island.prices
    assert ship == island.ship


def test_me_1_the_ship_lies_at_hochland_which_alone_is_active() -> None:
    view = RULES.view(fresh(), None)

    assert ("hochland", ("hochland",), ("hochland",)) == (view.ship, view.active, view.circle)


def test_me_1_chance_lays_the_circle_clockwise_then_draws_the_captain_then_deals() -> None:
    s = fresh(3)
    for laid, name in enumerate(CLOCKWISE):
        assert 11 - laid == len(RULES.legal(s, CHANCE))
        deal(s, ("island", name))
    assert ("hochland", *CLOCKWISE) == RULES.view(s, None).circle
    assert [("captain", seat) for seat in range(3)] == RULES.legal(s, CHANCE)
    deal(s, ("captain", 1))
    receivers = [deal(s, RULES.legal(s, CHANCE)[-1])[0].args["seat"] for _ in range(15)]

    assert [1] * 5 + [2] * 5 + [0] * 5 == receivers
    assert (1,) == RULES.to_act(s)


def test_me_1_islands_as_printed_lie_there_from_the_beginning() -> None:
    s = fresh(3, printed=True)
    circle = (
        "hochland frosthoehle gruenland karge-zunge eisfelsen affeninsel"
        " kalte-klippe sommerland rotes-riff piratennest fingerhut sandkap"
    )

    assert tuple(circle.split()) == RULES.view(s, None).circle
    assert ("hochland", ("hochland",)) == (RULES.view(s, None).ship, RULES.view(s, None).active)
    assert [("captain", seat) for seat in range(3)] == RULES.legal(s, CHANCE)


def test_me_1_the_captain_steers_clockwise_on_the_printed_circle() -> None:
    match = Match(game, 3, {"islands": "printed"}, "any")
    captain = match.to_act[0]
    match.act(captain, ("pouch", 0))
    match.act(captain, ("pass",))

    assert not any(entry.action[0] == "island" for entry in match.log)
    assert "affeninsel" == match.view(None).destinations["captain"]


def test_me_1_in_the_set_up_nobody_is_on_turn_and_no_round_has_begun() -> None:
    s = fresh(3)
    for name in CLOCKWISE:
        deal(s, ("island", name))
    deal(s, ("captain", 2))
    view = RULES.view(s, 0)

    assert (0, 0, None, None) == (view.phase, view.round, view.turn, view.round_captain)
    assert (2, (), None) == (view.captain, view.hand, view.pouch)


@pytest.mark.parametrize(("seats", "rounds", "pile"), [(3, 9, 21), (4, 8, 16)])
def test_me_1_everybody_has_five_cards_and_three_play_nine_rounds_four_eight(
    seats: int, rounds: int, pile: int
) -> None:
    view = Match(game, seats, {}, "any").view(0)

    assert (rounds, 1, 1) == (view.rounds, view.round, view.phase)
    assert ((5,) * seats, pile) == (view.hand_sizes, view.pile_size)
    assert len(set(view.circle)) == 12
    assert None is view.pirate_ship
    assert view.turn == view.captain == view.round_captain


def test_me_1_cards_are_dealt_by_how_many_there_are() -> None:
    """Grain is twice as likely as a ruby; no share strays by more than five deviations."""
    first = []
    for number in range(400):
        match = Match(game, 3, {"pirate": True}, f"deal {number}")
        cards = [entry.action[1] for entry in match.log if entry.action[0] == "deal"]
        first += cards[:3]
    total = len(first)
    for name, count in zip(CARDS, COUNTS, strict=True):
        expected = total * count / sum(COUNTS)
        assert abs(first.count(name) - expected) < 5 * expected**0.5 + 1


def test_me_2_the_captain_promises_nothing_to_three_points_for_all_to_see() -> None:
    s = table("", "", "", captain=1)

    assert [("pouch", points) for points in range(4)] == RULES.legal(s, 1)
    assert [None] * 4 == [RULES.view(s, observer).pouch for observer in (0, 1, 2, None)]
    told = do(s, 1, ("pouch", 3))
    assert ["promised"] == kinds(told)
    assert [3] * 4 == [RULES.view(s, observer).pouch for observer in (0, 1, 2, None)]
    assert (2, 1) == (RULES.view(s, None).phase, RULES.view(s, None).turn)

"""Why not: every refusal names its reason and its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from freebooters.engine.coach import Situation, fitting
from freebooters.engine.contract import Action
from freebooters.engine.messages import Message
from freebooters.games.caribbean.coach import REMARKS
from freebooters.games.caribbean.rules.state import CaribbeanState
from tests.games.caribbean.states import RULES, bid, do, set_up, table, under_way


def bidding() -> CaribbeanState:
    s = set_up(2)
    do(s, 0, ("bid", "arriba", 3))
    return s


def tied() -> CaribbeanState:
    s = table()
    bid(s, [4, 0, 1, 2, 3, 5], [4, 1, 2, 3, 5, 0])
    return s


def empty() -> CaribbeanState:
    """Arriba is empty beside La Habana; Bravo beside it is empty, Caribic beside it is laden."""
    return under_way(
        3,
        ships={"arriba": "g5", "bravo": "g7", "caribic": "g6"},
        aboard={"caribic": "VER"},
        ports=["HAV"],
    )


def laden() -> CaribbeanState:
    """Arriba carries Veracruz's chest beside La Habana; Bravo is empty, Caribic laden."""
    return under_way(
        3,
        ships={"arriba": "g5", "bravo": "g7", "caribic": "g6"},
        aboard={"arriba": "VER", "caribic": "CAM"},
        ports=["HAV", "SCU"],
    )


def standing() -> CaribbeanState:
    """Arriba has no steps but could steal."""
    return under_way(
        0, ships={"arriba": "g5", "caribic": "g6"}, aboard={"caribic": "VER"}, ports=["HAV"]
    )


def exchanged() -> CaribbeanState:
    s = laden()
    do(s, 0, ("exchange", "caribic"))
    return s


def traded() -> CaribbeanState:
    s = laden()
    do(s, 0, ("exchange-port", "HAV"))
    return s


def stolen() -> CaribbeanState:
    s = empty()
    do(s, 0, ("steal", "caribic"))
    return s


@pytest.mark.parametrize(
    ("position", "action", "key", "rule"),
    [
        (bidding, ("bid", "arriba", 4), "bid-order", "KA-2"),
        (bidding, ("bid", "bravo", 3), "card-laid", "KA-2"),
        (bidding, ("anchor",), "bidding", "KA-2"),
        (bidding, ("sail", "g2"), "bidding", "KA-2"),
        (tied, ("anchor",), "answer", "KA-4"),
        (tied, ("bid", "bravo", 1), "answer", "KA-4"),
        (empty, ("bid", "bravo", 1), "not-bidding", "KA-2"),
        (empty, ("raise",), "no-tie", "KA-4"),
        (empty, ("decline",), "no-tie", "KA-4"),
        (empty, ("sail", "VER"), "no-border", "KA-6"),
        (empty, ("sail", "g5"), "no-border", "KA-6"),
        (empty, ("sail", "g7"), "occupied", "KA-6"),
        (standing, ("sail", "g8"), "no-steps", "KA-5"),
        (empty, ("load",), "no-chest-here", "KA-7"),
        (laden, ("load",), "laden", "KA-7"),
        (empty, ("steal", "arriba"), "itself", "KA-7"),
        (empty, ("steal", "bravo"), "empty", "KA-7"),
        (empty, ("steal", "fuego"), "ship-far", "KA-7"),
        (laden, ("steal", "caribic"), "laden", "KA-7"),
        (empty, ("exchange", "caribic"), "empty", "KA-7"),
        (laden, ("exchange", "bravo"), "empty", "KA-7"),
        (laden, ("exchange", "evita"), "ship-far", "KA-7"),
        (exchanged, ("exchange", "caribic"), "ship-left", "KA-7"),
        (empty, ("exchange-port", "HAV"), "empty", "KA-7"),
        (laden, ("exchange-port", "SCU"), "port-far", "KA-7"),
        (laden, ("exchange-port", "NAS"), "no-chest-there", "KA-7"),
        (laden, ("exchange-port", "g7"), "no-chest-there", "KA-7"),
        (traded, ("exchange-port", "HAV"), "port-left", "KA-7"),
        (empty, ("hand", "bravo"), "empty", "KA-7"),
        (laden, ("hand", "caribic"), "full", "KA-7"),
        (laden, ("hand", "fuego"), "ship-far", "KA-7"),
        (stolen, ("hand", "caribic"), "ship-left", "KA-7"),
        (laden, ("hand-secure", "bravo"), "no-hideout", "KA-7"),
        (laden, ("hand-secure", "caribic"), "full", "KA-7"),
        (empty, ("hand-secure", "bravo"), "empty", "KA-7"),
        (empty, ("secure",), "empty", "KA-7"),
        (laden, ("secure",), "no-hideout", "KA-7"),
    ],
)
def test_a_refusal_says_why_and_by_which_rule(
    position: Callable[[], CaribbeanState], action: Action, key: str, rule: str
) -> None:
    s = position()
    assert action not in RULES.legal(s, 0)
    refusal = RULES.refuse(s, 0, action)

    assert (f"caribbean-refuse-{key}", rule) == (refusal.message.key, refusal.rule)


@pytest.mark.parametrize(
    "action",
    [
        ("bid", "bravo", 9),
        ("bid", "pinta", 1),
        ("bid", "bravo", "x"),
        ("bid",),
    ],
)
def test_what_is_no_bid_at_all_is_refused_without_a_rule(action: Action) -> None:
    assert "error-illegal" == RULES.refuse(bidding(), 0, action).message.key


@pytest.mark.parametrize(
    "action",
    [
        ("sail", "atlantis"),
        ("sail", 3),
        ("steal", "pinta"),
        ("hand",),
        ("exchange-port", ""),
        ("dance",),
        ("load", "HAV"),
    ],
)
def test_what_is_no_order_at_all_is_refused_without_a_rule(action: Action) -> None:
    assert "error-illegal" == RULES.refuse(empty(), 0, action).message.key


def test_a_refusal_names_ships_and_areas_in_words() -> None:
    refusal = RULES.refuse(empty(), 0, ("sail", "g7"))

    assert {"ship": Message("caribbean-ship-bravo")} == refusal.message.args

    far = RULES.refuse(empty(), 0, ("sail", "VER"))

    assert {
        "from": Message("caribbean-area-g5"),
        "to": Message("caribbean-area-ver"),
    } == far.message.args


def test_chests_that_get_past_ships_are_told_of_where_one_can_be_handed_over() -> None:
    stuck = Situation(0, {}, [("sail", "g1"), ("anchor",)], (), 9, refused="KA-6")
    laden = replace(stuck, legal=[*stuck.legal, ("hand", "bravo")])

    assert fitting(REMARKS, stuck) is None
    remark = fitting(REMARKS, laden)
    assert remark is not None
    assert remark.id == "blocked"

"""Why not: every refusal has words and cites its rule."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import Action
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, do, phase_two, settle, table


def told(s: MeutererState, action: Action) -> tuple[str, str | None]:
    """The refusal's key, its prefix cut, and its rule."""
    seat = RULES.to_act(s)[0]
    assert action not in RULES.legal(s, seat)
    refusal = RULES.refuse(s, seat, action)
    return refusal.message.key.removeprefix("meuterer-refuse-"), refusal.rule


def playing() -> MeutererState:
    s = table("grain", "", "")
    do(s, 0, ("pouch", 0), ("play", "grain"))
    return s


def choosing() -> MeutererState:
    s = playing()
    do(s, 1, ("pass",), ("role", "mate"))
    do(s, 2, ("pass",))
    return s


def fighting() -> MeutererState:
    s = table("conflict", "", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "boy"})
    return s


def selling() -> MeutererState:
    s = table("grain grain conflict", "", "", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain conflict", "", ""], {1: "boy", 2: "mate"})
    return s


def keeping() -> MeutererState:
    s = table("", "salt", "")
    phase_two(s, ["", "salt", ""], {1: "loader", 2: "boy"})
    settle(s)
    return s


def test_the_pouch_holds_three_points_at_most() -> None:
    assert ("pouch", "ME-2") == told(table("", "", ""), ("pouch", 4))
    assert ("moment-pouch", "ME-3") == told(table("", "", ""), ("pass",))


def test_what_phase_2_does_not_allow_is_refused_by_its_rule() -> None:
    s = playing()
    assert ("no-card", "ME-3") == told(s, ("play", "ruby"))
    assert ("pass-first", "ME-4") == told(s, ("role", "boy"))
    assert ("moment-play", "ME-6") == told(s, ("fight", 1))
    assert ("moment-play", "ME-2") == told(s, ("pouch", 1))


def test_the_captain_takes_no_role() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0))

    assert ("captain", "ME-4") == told(s, ("role", "boy"))


def test_without_cards_a_seat_can_only_pass() -> None:
    s = table("grain grain grain grain grain", "", "")
    do(s, 0, ("pouch", 0), ("play", "grain"))
    do(s, 1, ("pass",), ("role", "boy"))
    do(s, 2, ("pass",), ("role", "mate"))
    do(s, 0, *[("play", "grain")] * 4)

    assert ("empty", "ME-3") == told(s, ("play", "grain"))


def test_a_seat_that_chooses_a_role_may_do_nothing_else() -> None:
    s = choosing()
    assert ("role-gone", "ME-4") == told(s, ("role", "mate"))
    assert ("passed", "ME-3") == told(s, ("play", "grain"))
    assert ("moment-role", "ME-3") == told(s, ("pass",))


def test_more_conflict_cards_than_held_and_other_actions_are_refused_in_the_mutiny() -> None:
    s = fighting()
    refusal = RULES.refuse(s, 0, ("fight", 2))
    assert {"held": 1} == refusal.message.args
    assert ("conflict", "ME-6") == told(s, ("fight", 2))
    assert ("moment-fight", "ME-3") == told(s, ("play", "grain"))


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (("sell", "gruenland", "grain", 1), ("passive", "ME-10")),
        (("sell", "hochland", "conflict", 1), ("unsaleable", "ME-8")),
        (("sell", "affeninsel", "salt", 1), ("wrong-goods", "ME-8")),
        (("sell", "hochland", "grain", 3), ("too-many", "ME-9")),
        (("pass",), ("moment-sell", "ME-3")),
    ],
)
def test_impossible_offers_are_refused_while_goods_are_sold(
    action: Action, expected: tuple[str, str]
) -> None:
    assert expected == told(selling(), action)


def test_an_island_is_offered_on_once() -> None:
    s = selling()
    do(s, 0, ("sell", "hochland", "grain", 1))

    assert ("offered", "ME-9") == told(s, ("sell", "hochland", "grain", 1))


def test_the_loader_keeps_what_it_has_drawn() -> None:
    s = keeping()
    missing = next(
        card
        for card in ("ruby", "salt", "wine", "cloth", "grain")
        if card not in (RULES.view(s, 1).drawn or ())
    )

    assert ("not-drawn", "ME-11") == told(s, ("keep", missing))
    assert ("moment-keep", "ME-9") == told(s, ("done",))


def test_an_unknown_action_is_refused_in_words() -> None:
    assert ("error-illegal", None) == told(playing(), ("dance",))

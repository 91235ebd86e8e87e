"""CA-2, CA-8 and CA-9: turns, the helping card, and the end."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import RULES, go, kinds, position, view

END: Action = ("end",)
DRAW: Action = ("draw",)
PASS: Action = ("pass",)


def legal(s: CartagenaState) -> list[Action]:
    (seat,) = RULES.to_act(s)
    return RULES.legal(s, seat)


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_2_a_turn_has_as_many_moves_as_the_variant_says(variant: str) -> None:
    moves = VARIANTS[variant].moves
    s = position(variant, [[], []], ["bottle " * 4])
    for made in range(moves):
        assert (0, moves - made) == (view(s).turn, view(s).moves_left)
        go(s, ("play", "bottle", 0))

    assert (1, moves) == (view(s).turn, view(s).moves_left)


def test_ca_2_at_least_one_move_must_be_made() -> None:
    s = position("tortuga", [[], []], ["skull skull"])
    assert END not in legal(s)

    go(s, ("play", "skull", 0))
    assert END in legal(s)


def test_ca_2_ending_gives_the_turn_to_the_next_seat() -> None:
    s = position("tortuga", [[], [], []], ["skull skull"])
    events = go(s, ("play", "skull", 0), END)

    assert ["played", "ended"] == kinds(events)
    assert (1, 3) == (view(s).turn, view(s).moves_left)


def test_ca_2_play_goes_clockwise_and_round() -> None:
    s = position("tortuga", [[], [], []], ["skull", "skull", "skull"], turn=1)
    turns = []
    for _ in range(3):
        turns.append(view(s).turn)
        go(s, ("play", "skull", 0), END)

    assert [1, 2, 0] == turns
    assert 1 == view(s).turn


def test_ca_2_the_same_pirate_may_move_again() -> None:
    s = position("tortuga", [[], []], ["skull skull skull"])
    go(s, ("play", "skull", 0), ("play", "skull", 4), ("play", "skull", 12))

    assert (0, 0, 0, 0, 0, 17) == view(s).positions[0]


def test_ca_2_moves_of_both_kinds_mix_in_any_order() -> None:
    s = position("tortuga", [[20], [9, 9]], ["skull"], row="hat hat hat hat")
    go(s, ("retreat", 20), ("play", "hat", 9), ("play", "skull", 0))

    assert 1 == view(s).turn


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_2_ending_is_an_action_also_when_it_is_the_only_one(variant: str) -> None:
    s = position(variant, [[20], []], left=1, pile="")

    assert [END] == legal(s)
    assert 0 == view(s).turn


def test_ca_2_the_turn_ends_by_itself_only_after_its_cards_are_drawn() -> None:
    s = position("jamaica", [[20], [9]], left=1)
    go(s, ("retreat", 20))
    assert ((CHANCE,), 0) == (RULES.to_act(s), view(s).turn)

    go(s, ("take", "hat"))
    assert ((1,), 1) == (RULES.to_act(s), view(s).turn)


@pytest.mark.parametrize("variant", ["jamaica", "basic", "advanced"])
def test_ca_8_without_card_and_retreat_one_card_is_drawn_and_the_turn_ends(variant: str) -> None:
    s = position(variant, [[20], []])
    assert [DRAW] == legal(s)

    events = go(s, DRAW)
    assert ["helped"] == kinds(events)
    assert (0, 0) == (view(s).turn, view(s).moves_left)

    go(s, ("take", "bottle"))
    assert (1, 1) == (view(s).hand_sizes[0], view(s).turn)


@pytest.mark.parametrize("variant", ["tortuga", "hispaniola"])
def test_ca_8_the_helping_card_comes_from_the_row(variant: str) -> None:
    s = position(variant, [[20], []], row="skull key")
    events = go(s, DRAW)

    assert ["helped", "drew"] == kinds(events)
    assert ("skull",) == view(s, 0).hands[0]
    assert (("key",), 1) == (view(s).row, view(s).turn)


def test_ca_8_the_helping_card_may_use_up_the_row() -> None:
    s = position("tortuga", [[20], []], row="skull")
    go(s, DRAW, *[("row", "hat")] * 12)

    assert (12, 1, 3) == (len(view(s).row), view(s).turn, view(s).moves_left)


def test_ca_8_an_empty_row_is_laid_first_for_the_helping_card() -> None:
    s = position("tortuga", [[20], []], pile="hat key")
    go(s, DRAW, ("row", "key"), ("row", "hat"))

    assert (("key",), ("hat",)) == (view(s).hands[0], view(s).row)


def test_ca_8_the_discards_are_shuffled_for_the_helping_card() -> None:
    s = position("jamaica", [[20], []], pile="", discards="key")
    assert [DRAW] == legal(s)

    events = go(s, DRAW, ("take", "key"))
    assert ["helped", "shuffled", "drew"] == kinds(events)


def test_ca_8_with_a_card_there_is_no_helping_card() -> None:
    assert DRAW not in legal(position("tortuga", [[20], []], ["skull"]))


def test_ca_8_with_a_retreat_there_is_no_helping_card() -> None:
    assert [("retreat", 20)] == legal(position("tortuga", [[20], [9]]))


def test_ca_8_a_retreat_that_draws_nothing_is_still_a_retreat() -> None:
    assert [("retreat", 20)] == legal(position("tortuga", [[20], [9]], pile=""))


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_8_the_helping_card_comes_after_a_first_move_too_and_ends_the_turn(
    variant: str,
) -> None:
    s = position(variant, [[], []], ["bottle"], row="hat" if VARIANTS[variant].row_length else "")
    go(s, ("play", "bottle", 0))
    assert [END, DRAW] == legal(s)

    go(s, DRAW)
    assert 0 == view(s).moves_left


def test_ca_8_after_a_first_move_nobody_passes() -> None:
    assert [END] == legal(position("tortuga", [[20], []], left=2, pile=""))


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_8_with_nothing_to_draw_either_the_seat_passes(variant: str) -> None:
    s = position(variant, [[20], []], ["", "bottle"], pile="")
    assert [PASS] == legal(s)

    events = go(s, PASS)
    assert ["passed"] == kinds(events)
    assert (1, VARIANTS[variant].moves) == (view(s).turn, view(s).moves_left)


@pytest.mark.parametrize(
    ("row", "pile", "discards"), [("hat", "", ""), ("", "hat", ""), ("", "", "hat")]
)
def test_ca_8_a_card_in_row_pile_or_discards_is_something_to_draw(
    row: str, pile: str, discards: str
) -> None:
    s = position("tortuga", [[20], []], row=row, pile=pile, discards=discards)

    assert [DRAW] == legal(s)


def test_ca_9_the_last_pirate_aboard_wins_at_once() -> None:
    s = position("tortuga", [[37] * 5 + [34], [33]], ["key key"])
    events = go(s, ("play", "key", 34))

    assert ["boarded", "won"] == kinds(events)
    assert () == RULES.to_act(s)
    assert (0, None, None) == (view(s).winner, view(s).turn, view(s).moves_left)
    assert [1.0, 0.0] == RULES.returns(s)


def test_ca_9_five_of_six_aboard_are_not_enough() -> None:
    s = position("tortuga", [[37] * 4 + [34, 30], [33]], ["key key"])
    events = go(s, ("play", "key", 34))

    assert ["boarded"] == kinds(events)
    assert (0,) == RULES.to_act(s)


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_9_all_pirates_of_the_variant_must_be_aboard(variant: str) -> None:
    row = VARIANTS[variant]
    road = "pistol " * (row.boat - 1)
    s = position(variant, [[row.boat] * (row.pirates - 1), []], ["bottle"], path=road)
    go(s, ("play", "bottle", 0))

    assert 0 == view(s).winner


def test_ca_9_others_rank_by_pirates_aboard_then_by_steps() -> None:
    s = position(
        "tortuga",
        [[37, 1], [37] * 5 + [34], [37, 1], [37, 2], [36, 36, 36]],
        ["", "key"],
        turn=1,
    )
    go(s, ("play", "key", 34))

    assert [3, 1, 3, 2, 5] == RULES.ranks(s)
    assert [0.0, 1.0, 0.0, 0.0, 0.0] == RULES.returns(s)


def test_a_refusal_says_which_rule_is_in_the_way() -> None:
    s = position("tortuga", [[20, 37], [9, 9, 9]], ["skull"])
    tried: dict[Action, tuple[str, str | None]] = {
        ("play", "key", 20): ("cartagena-refuse-no-card", "CA-3"),
        ("play", "skull", 9): ("cartagena-refuse-no-pirate", "CA-3"),
        ("play", "skull", 37): ("cartagena-refuse-boat-play", "CA-3"),
        ("retreat", 9): ("cartagena-refuse-no-pirate", "CA-4"),
        ("retreat", 0): ("cartagena-refuse-start-pirate", "CA-4"),
        ("retreat", 20): ("cartagena-refuse-no-target", "CA-4"),
        END: ("cartagena-refuse-must-move", "CA-2"),
        DRAW: ("cartagena-refuse-draw-only", "CA-8"),
        PASS: ("cartagena-refuse-draw-only", "CA-8"),
        ("fly", 3): ("error-illegal", None),
        ("play", "anchor", 20): ("error-illegal", None),
    }
    for action, expected in tried.items():
        refusal = RULES.refuse(s, 0, action)
        assert expected == (refusal.message.key, refusal.rule)

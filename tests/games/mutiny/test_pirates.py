"""The thirteen pirates: MU-10 to MU-21."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.games.mutiny.rules.state import MutinyState
from tests.games.mutiny.states import (
    RULES,
    do,
    empty,
    hand,
    kinds,
    legal,
    sailing,
    taken,
    told,
    visit,
    visiting,
)

VALVERDE: Action = ("swear", "valverde")
DIAZ: Action = ("swear", "diaz")
DONE: Action = ("done",)


def refused(state: MutinyState, action: Action) -> tuple[str, str | None]:
    """Key and rule of the refusal of an illegal action."""
    seat = state.acting[0]
    assert action not in RULES.legal(state, seat)
    refusal = RULES.refuse(state, seat, action)
    return refusal.message.key.removeprefix("mutiny-refuse-"), refusal.rule


def test_mu_10_valverde_gives_a_gold_card_and_then_a_coin() -> None:
    state = visiting("valverde")

    assert (CHANCE,) == state.acting
    assert [("gold", 1), ("gold", 2), ("gold", 3)] == legal(state)
    assert 1 == state.coins[0]

    do(state, ("gold", 3))

    assert ((3,), None) == RULES.view(state, 0).gold
    assert ((2, 1), 27, 17) == (tuple(state.coins), state.bank, RULES.view(state, 0).gold_pile)
    assert (1,) == state.acting


@pytest.mark.parametrize(("supply", "gold", "coins"), [("gold", (), 2), ("bank", (2,), 1)])
def test_mu_10_valverde_gives_what_is_left(supply: str, gold: tuple[int, ...], coins: int) -> None:
    state = sailing()
    empty(state, supply)
    visit(state, "valverde", *([("gold", 2)] if gold else []))

    assert (gold, coins) == (RULES.view(state, 0).gold[0], state.coins[0])
    assert (1,) == state.acting


def test_mu_11_diaz_shows_gold_and_then_combat_and_one_is_kept() -> None:
    state = visiting("diaz", ("gold", 2), ("combat", "grey", 3))

    assert (2, ("grey", 3)) == RULES.view(state, 0).looked
    assert (17, 35) == (RULES.view(state, 0).gold_pile, RULES.view(state, 0).combat_pile)
    assert [("keep", "gold"), ("keep", "combat")] == legal(state)

    do(state, ("keep", "combat"))
    view = RULES.view(state, 0)

    assert (("grey", 1), ("grey", 3), ("pink", 1)) == view.combat[0]
    assert (None, (2,), ()) == (view.looked, view.gold_under, view.combat_under)
    assert (18, 35) == (view.gold_pile, view.combat_pile)


def test_mu_11_keeping_gold_puts_the_combat_card_under_its_pile() -> None:
    state = visiting("diaz", ("gold", 2), ("combat", "grey", 3), ("keep", "gold"))
    view = RULES.view(state, 0)

    assert ((2,), (("grey", 3),), ()) == (view.gold[0], view.combat_under, view.gold_under)


@pytest.mark.parametrize(
    ("supply", "draw", "keep"),
    [("gold", ("combat", "pink", 2), "combat"), ("combat", ("gold", 3), "gold")],
)
def test_mu_11_the_only_card_diaz_shows_is_kept_but_asked_for(
    supply: str, draw: Action, keep: str
) -> None:
    state = sailing()
    empty(state, supply)
    visit(state, "diaz", draw)

    assert [("keep", keep)] == legal(state)
    assert ("not-looked", "MU-11") == refused(state, ("keep", supply))

    do(state, ("keep", keep))

    assert (1,) == state.acting


def test_mu_11_with_both_piles_empty_nothing_happens() -> None:
    state = sailing()
    empty(state, "combat", "gold")

    assert [{"seat": 0, "pirate": "diaz"}] == told(visit(state, "diaz"), "idle", None)
    assert (1,) == state.acting


def test_mu_12_crackpott_gives_two_combat_cards() -> None:
    state = visiting("crackpott", ("combat", "pink", 3), ("combat", "pink", 3))

    assert hand("p1 p3 p3 g1") == state.hands[0]
    assert (1,) == state.acting


@pytest.mark.parametrize("left", [0, 1])
def test_mu_12_crackpott_gives_what_is_left(left: int) -> None:
    state = sailing()
    state.combat_bag = hand("g2" if left else "")
    visit(state, "crackpott", *([("combat", "grey", 2)] * left))

    assert 2 + left == sum(state.hands[0])
    assert (1,) == state.acting


def test_mu_13_tembo_shows_two_combat_cards_and_one_is_kept() -> None:
    state = visiting("tembo", ("combat", "pink", 1), ("combat", "grey", 2))

    assert (("pink", 1), ("grey", 2)) == RULES.view(state, 0).looked
    assert [("keep", "pink", 1), ("keep", "grey", 2)] == legal(state)
    assert ("not-looked", "MU-13") == refused(state, ("keep", "pink", 2))

    do(state, ("keep", "grey", 2))
    view = RULES.view(state, 0)

    assert hand("p1 g1 g2") == state.hands[0]
    assert ((("pink", 1),), 35) == (view.combat_under, view.combat_pile)


def test_mu_13_of_two_equal_cards_one_is_kept() -> None:
    state = visiting("tembo", ("combat", "pink", 1), ("combat", "pink", 1))

    assert [("keep", "pink", 1)] == legal(state)

    do(state, ("keep", "pink", 1))

    assert (hand("p1 p1 g1"), [(0, 0)]) == (state.hands[0], state.combat_under)


def test_mu_13_the_only_card_tembo_shows_is_kept() -> None:
    state = sailing()
    state.combat_bag = hand("g2")
    visit(state, "tembo", ("combat", "grey", 2))

    assert [("keep", "grey", 2)] == legal(state)

    do(state, ("keep", "grey", 2))

    assert ([], hand("p1 g1 g2")) == (state.combat_under, state.hands[0])


def test_mu_13_with_an_empty_pile_tembo_does_nothing() -> None:
    state = sailing()
    empty(state, "combat")

    assert ["took", "idle"] == kinds(visit(state, "tembo"))
    assert (1,) == state.acting


def test_mu_14_wessel_takes_up_to_three_cards_and_gives_as_many() -> None:
    state = sailing()
    state.hands[0] = hand("p1 p2 g1 g1")
    visit(state, "wessel")

    assert [("return", "pink", 1), ("return", "pink", 2), ("return", "grey", 1), DONE] == legal(
        state
    )

    do(state, ("return", "grey", 1), ("return", "pink", 2))

    assert 2 == RULES.view(state, 0).count
    assert (("grey", 1), ("pink", 2)) == RULES.view(state, 0).combat_under
    assert ("no-card", "MU-14") == refused(state, ("return", "pink", 3))

    do(state, ("return", "grey", 1))

    assert (CHANCE,) == state.acting

    do(state, *[("combat", "pink", 3)] * 3)

    assert hand("p1 p3 p3 p3") == state.hands[0]
    assert (1,) == state.acting


def test_mu_14_nothing_need_be_returned() -> None:
    state = visiting("wessel")
    events = do(state, DONE)

    assert [{"seat": 0, "pirate": "wessel", "count": 0}] == told(events, "stopped", None)
    assert (1,) == state.acting


def test_mu_14_fewer_than_three_may_be_returned() -> None:
    state = visiting("wessel", ("return", "grey", 1), DONE, ("combat", "pink", 2))

    assert hand("p1 p2") == state.hands[0]
    assert (1,) == state.acting


def test_mu_14_a_hand_returned_wholly_ends_the_returning() -> None:
    state = visiting("wessel", ("return", "grey", 1), ("return", "pink", 1))

    assert (CHANCE,) == state.acting


def test_mu_14_with_no_cards_wessel_does_nothing() -> None:
    state = sailing()
    state.hands[0] = hand()
    visit(state, "wessel")

    assert (1,) == state.acting


def test_mu_14_returned_cards_come_back_when_the_pile_has_no_others() -> None:
    state = sailing()
    state.combat_bag = hand("g3")
    visit(state, "wessel", ("return", "pink", 1), ("return", "grey", 1))

    assert [("combat", "grey", 3)] == legal(state)

    do(state, ("combat", "grey", 3))

    assert [("combat", "pink", 1)] == legal(state)

    do(state, ("combat", "pink", 1))

    assert ((("grey", 1),), hand("p1 g3")) == (RULES.view(state, 0).combat_under, state.hands[0])


def test_mu_15_nero_buys_cards_for_coins() -> None:
    state = sailing()
    state.coins[0] = 2
    visit(state, "nero")

    assert [("sell", "pink", 1), ("sell", "grey", 1), ("buy",), DONE] == legal(state)

    do(state, ("buy",), ("combat", "pink", 2))

    assert (1, "buy") == (RULES.view(state, 1).count, RULES.view(state, 1).way)
    assert [("buy",), DONE] == legal(state)
    assert ("direction", "MU-15") == refused(state, ("sell", "pink", 1))

    do(state, ("buy",), ("combat", "pink", 3))

    assert (0, 30, hand("p1 p2 p3 g1")) == (state.coins[0], state.bank, state.hands[0])
    assert (1,) == state.acting


def test_mu_15_nero_buys_cards_whatever_their_value() -> None:
    state = sailing()
    state.coins[0] = 5
    visit(state, "nero", *[("buy",), ("combat", "grey", 1)] * 3)

    assert 2 == state.coins[0]
    assert (1,) == state.acting


def test_mu_15_selling_puts_cards_under_the_pile_one_by_one() -> None:
    state = sailing()
    state.hands[0] = hand("p3 g1 g1 g2")
    events = visit(state, "nero", ("sell", "grey", 1), ("sell", "pink", 3))

    assert (("grey", 1), ("pink", 3)) == RULES.view(state, 0).combat_under
    assert (3, 2) == (state.coins[0], RULES.view(state, 1).count)
    assert ["took", "buried", "earned", "buried", "earned"] == kinds(events)
    assert [("sell", "grey", 1), ("sell", "grey", 2), DONE] == legal(state)
    assert ("direction", "MU-15") == refused(state, ("buy",))

    do(state, ("sell", "grey", 2))

    assert (1,) == state.acting


def test_mu_15_gold_cards_buy_nothing() -> None:
    state = sailing()
    state.coins[0] = 0
    state.gold[0] = [2, 2, 2]
    visit(state, "nero")

    assert ("no-coin", "MU-15") == refused(state, ("buy",))


def test_mu_15_the_bank_limits_selling_and_the_pile_buying() -> None:
    state = sailing()
    state.bank = 1
    empty(state, "combat")
    visit(state, "nero")

    assert [("sell", "pink", 1), ("sell", "grey", 1), DONE] == legal(state)
    assert ("no-pile", "MU-15") == refused(state, ("buy",))

    do(state, ("sell", "pink", 1))

    assert (1,) == state.acting


def test_mu_15_with_an_empty_bank_cards_can_only_be_bought() -> None:
    state = sailing()
    empty(state, "bank")
    visit(state, "nero")

    assert [("buy",), DONE] == legal(state)
    assert ("no-bank", "MU-15") == refused(state, ("sell", "pink", 1))


def test_mu_15_with_nothing_to_exchange_nero_does_nothing() -> None:
    state = sailing()
    state.coins[0] = 0
    empty(state, "bank")

    assert ["took", "idle"] == kinds(visit(state, "nero"))


def test_mu_15_nero_may_be_left_without_an_exchange() -> None:
    state = visiting("nero", DONE)

    assert ((1, 1), hand("p1 g1")) == (tuple(state.coins), state.hands[0])
    assert (1,) == state.acting


def test_mu_16_pang_gives_a_combat_card_or_a_coin() -> None:
    state = visiting("pang")

    assert [("choose", "combat"), ("choose", "coin")] == legal(state)

    do(state, ("choose", "coin"))

    assert 2 == state.coins[0]

    visit(state, "pang", ("choose", "combat"), ("combat", "pink", 3))

    assert hand("p1 p3 g1") == state.hands[1]


@pytest.mark.parametrize(
    ("supply", "left", "key"), [("combat", "coin", "no-pile"), ("bank", "combat", "no-bank")]
)
def test_mu_16_what_pang_has_left_is_still_asked_for(supply: str, left: str, key: str) -> None:
    state = sailing()
    empty(state, supply)
    visit(state, "pang")

    assert [("choose", left)] == legal(state)
    assert (key, "MU-16") == refused(state, ("choose", "coin" if left == "combat" else "combat"))


def test_mu_16_with_nothing_left_pang_does_nothing() -> None:
    state = sailing()
    empty(state, "combat", "bank")

    assert ["took", "idle"] == kinds(visit(state, "pang"))


def test_mu_17_chang_steals_a_coin_from_somebody_who_has_one() -> None:
    state = sailing(4)
    state.coins = [1, 2, 0, 1]
    visit(state, "chang")

    assert [("rob", 1), ("rob", 3)] == legal(state)
    assert ("poor", "MU-17") == refused(state, ("rob", 2))
    assert ("self", "MU-17") == refused(state, ("rob", 0))
    assert ("compulsory", "MU-17") == refused(state, DONE)

    do(state, ("rob", 1))

    assert [2, 1, 0, 1] == state.coins
    assert (1,) == state.acting


def test_mu_17_chang_steals_no_gold_card() -> None:
    state = sailing()
    state.coins = [0, 0]
    state.gold[1] = [1, 1, 1]

    assert ["took", "idle"] == kinds(visit(state, "chang"))
    assert (1,) == state.acting


def test_mu_18_sate_gives_a_coin() -> None:
    assert [2, 1] == visiting("sate").coins


def test_mu_18_every_seat_that_passes_sate_by_makes_him_dearer() -> None:
    state = sailing(4)
    do(state, ("knock",), ("cabin", "sate"))

    assert 0 == RULES.view(state, 0).sate_bonus

    do(state, ("knock",), ("cabin", "chang"), ("take", "chang"), ("rob", 1))

    assert 1 == RULES.view(state, 0).sate_bonus

    do(state, ("knock",), ("cabin", "ghost"))

    assert 2 == RULES.view(state, 0).sate_bonus

    events = do(state, ("take", "sate"))

    assert 1 + 3 == state.coins[2]
    assert [{"seat": 2, "coins": 3}] == told(events, "earned", None)
    assert 0 == RULES.view(state, 0).sate_bonus


def test_mu_18_sate_pays_what_the_bank_has() -> None:
    state = sailing()
    state.sate_bonus, state.bank = 2, 2
    visit(state, "sate")

    assert (3, 0) == (state.coins[0], state.bank)


def test_mu_18_unclaimed_coins_vanish_at_the_end_of_the_round() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "sate"), ("knock",), ("cabin", "ghost"))
    bank = state.bank
    visit(state, "chang", ("rob", 0))

    assert (0, bank) == (state.sate_bonus, state.bank)


def test_mu_19_bijoux_lets_an_undeclared_seat_choose_a_side() -> None:
    state = visiting("bijoux")

    assert [VALVERDE, DIAZ] == legal(state)
    assert ("compulsory", "MU-19") == refused(state, DONE)

    do(state, DIAZ)

    assert (True, False) == RULES.view(state, 1).declared
    assert ("diaz", None) == RULES.view(state, 0).allegiance
    assert (None, None) == RULES.view(state, 1).allegiance
    assert (1,) == state.acting


@pytest.mark.parametrize("oath", [VALVERDE, DIAZ])
def test_mu_19_a_declared_seat_changes_its_side_or_pretends_to(oath: Action) -> None:
    state = sailing()
    state.allegiance = [1, -1]
    visit(state, "bijoux")

    assert [VALVERDE, DIAZ] == legal(state)

    events = do(state, oath)

    assert oath[1] == RULES.view(state, 0).allegiance[0]
    assert [{"seat": 0, "again": 1}] == told(events, "swore", 1)
    assert [{"seat": 0, "again": 1, "side": oath[1]}] == told(events, "swore", 0)


def test_mu_19_an_allegiance_looked_at_is_forgotten_when_its_seat_uses_bijoux_again() -> None:
    state = sailing(3)
    state.allegiance = [0, 1, 1]
    state.peeked = [(1, 2), (), (0, 1)]
    visit(state, "sate")
    visit(state, "bijoux", DIAZ)
    view = RULES.view(state, 0)

    assert ((2,), (), (0,)) == view.peeked
    assert ("valverde", None, "diaz") == view.allegiance


def test_mu_20_ojo_lets_an_undeclared_seat_choose_or_decline() -> None:
    state = visiting("ojo")

    assert [VALVERDE, DIAZ, DONE] == legal(state)

    do(state, DONE)

    assert (False, False) == RULES.view(state, 0).declared
    assert (1,) == state.acting

    visit(state, "ojo", VALVERDE)

    assert (False, True) == RULES.view(state, 0).declared


def test_mu_20_ojo_shows_a_declared_seat_another_declared_ones_side() -> None:
    state = sailing(4)
    state.allegiance = [0, 1, -1, 0]
    visit(state, "ojo")

    assert [("peek", 1), ("peek", 3), DONE] == legal(state)
    assert ("undeclared", "MU-20") == refused(state, ("peek", 2))
    assert ("self", "MU-20") == refused(state, ("peek", 0))

    events = do(state, ("peek", 1))

    assert ("valverde", "diaz", None, None) == RULES.view(state, 0).allegiance
    assert ((1,), (), (), ()) == RULES.view(state, 2).peeked
    assert [{"seat": 0, "other": 1, "side": "diaz"}] == told(events, "peeked", 0)
    assert [{"seat": 0, "other": 1}] == told(events, "peeked", 1)
    assert [True] == [event.reveals for event in events if event.kind == "peeked"]


def test_mu_20_looking_is_optional() -> None:
    state = sailing()
    state.allegiance = [0, 1]
    visit(state, "ojo", DONE)

    assert (None, (1,)) == (RULES.view(state, 0).allegiance[1], state.acting)


def test_mu_20_with_nobody_to_look_at_the_turn_ends() -> None:
    state = sailing()
    state.allegiance = [0, -1]

    assert ["took", "idle"] == kinds(visit(state, "ojo"))


def test_mu_21_cambivalute_sets_two_sailors_on_the_first_free_letter() -> None:
    state = sailing()
    state.sailors[0], state.seen[0], state.deck = (9, 2), (1,), [1, 3, 4, 5, 6, 7, 8, 10]
    visit(state, "cambivalute")

    assert [("sailor", value) for value in (1, 3, 4, 5, 6, 7, 8, 10)] == legal(state)

    do(state, ("sailor", 4), ("sailor", 10))

    assert (4, 10) == RULES.view(state, 0).looked
    assert [("place", 4, 10), ("place", 10, 4)] == legal(state)
    assert ("not-looked", "MU-21") == refused(state, ("place", 4, 9))

    do(state, ("place", 10, 4))

    assert (None, (10, 4), None, None, None) == RULES.view(state, 0).sailors
    assert ((9, 2), None, None, None, None) == RULES.view(state, 1).sailors
    assert ((1,), (0,), (), (), ()) == RULES.view(state, None).seen_by


def all_set() -> MutinyState:
    """All five pairs stand, placed by seat 1."""
    state = sailing(3)
    state.sailors = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
    state.seen = [(1,)] * 5
    state.deck = []
    return state


def test_mu_21_with_all_pairs_set_cambivalute_shows_one() -> None:
    state = all_set()
    visit(state, "cambivalute")

    assert [("inspect", letter) for letter in "ABCDE"] == legal(state)
    assert ("compulsory", "MU-21") == refused(state, DONE)

    events = do(state, ("inspect", "C"))

    assert ("C", (5, 6)) == (RULES.view(state, 0).inspected, RULES.view(state, 0).sailors[2])
    assert ("C", None) == (RULES.view(state, 2).inspected, RULES.view(state, 2).sailors[2])
    assert (0, 1) == RULES.view(state, 2).seen_by[2]
    assert [{"seat": 0, "letter": "C", "pink": 5, "grey": 6}] == told(events, "inspected", 0)
    assert [{"seat": 0, "letter": "C"}] == told(events, "inspected", 1)
    assert [True] == [event.reveals for event in events]
    assert [("swap",), ("leave",)] == legal(state)


def test_mu_21_looking_again_reveals_nothing() -> None:
    state = all_set()
    state.seen[2] = (0, 1)

    assert [False] == [e.reveals for e in visit(state, "cambivalute", ("inspect", "C"))[1:]]


@pytest.mark.parametrize(("choice", "pair"), [("swap", (6, 5)), ("leave", (5, 6))])
def test_mu_21_everybody_sees_whether_the_pair_was_swapped(
    choice: str, pair: tuple[int, int]
) -> None:
    state = all_set()
    visit(state, "cambivalute", ("inspect", "C"))
    events = do(state, (choice,))

    assert [pair, pair, None] == [RULES.view(state, seat).sailors[2] for seat in range(3)]
    assert ["swapped" if choice == "swap" else "stood"] == kinds(events)
    assert {"seat": 0, "letter": "C"} == dict(events[0].seen_by(2).args)
    assert (1,) == state.acting


@pytest.mark.parametrize(
    "pirate",
    ["valverde", "diaz", "crackpott", "tembo", "wessel", "nero", "pang", "chang", "sate", "ojo"],
)
def test_a_pirate_with_nothing_to_give_ends_the_turn(pirate: str) -> None:
    state = sailing()
    empty(state, "combat", "gold", "bank")
    state.hands[0], state.coins = hand(), [0, 0]
    state.allegiance = [0, -1]
    visit(state, pirate)

    assert (1,) == state.acting
    assert RULES.view(state, 0).pirate is None


def test_only_what_is_asked_can_be_answered() -> None:
    state = visiting("bijoux")

    assert ("moment", "MU-19") == refused(state, ("knock",))

    do(state, DIAZ)

    assert ("moment", "MU-3") == refused(taken(state), ("swap",))

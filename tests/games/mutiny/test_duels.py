"""The mutiny and the end of the game: MU-30 to MU-40."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.events import Event
from freebooters.games.mutiny.rules.state import MutinyState
from tests.games.mutiny.states import (
    RULES,
    do,
    duelling,
    hand,
    kinds,
    legal,
    sailing,
    taken,
    told,
    visit,
)

MONKEY: Action = ("monkey",)
V, D = "valverde", "diaz"


def lay(state: MutinyState, *texts: str) -> list[Event]:
    """Everybody in the duel lays, in seat order: "p2", "g1" or "m" for the monkey."""
    actions: list[Action] = []
    for text in texts:
        colour = "pink" if text[0] == "p" else "grey"
        actions.append(MONKEY if text == "m" else ("fight", colour, int(text[1])))
    assert len(actions) == len(state.acting)
    return do(state, *actions)


def decide(state: MutinyState, wins: Sequence[int], *, last: int = 1) -> None:
    """Duels already won, `last` being the duel to come."""
    state.wins = list(wins)
    state.shown = last


def test_mu_30_seats_that_never_declared_are_out() -> None:
    state = duelling([V, None, D], ["p1", "p1", "p1"], pairs=[(1, 2)])

    assert (1,) == RULES.view(state, 0).eliminated
    assert {0, 2} == {*state.acting}
    assert {"in": (0, 2), "letter": "A"}.items() <= RULES.view(state, 1).duel.items()  # type: ignore[union-attr]


def test_mu_30_with_nobody_declared_everybody_has_lost_at_once() -> None:
    state = duelling([None, None], ["p1", "p1"])

    assert ((), "over") == (state.acting, state.phase)
    assert [0.0, 0.0] == RULES.returns(state)
    assert RULES.view(state, 0).duel is None


def test_mu_30_coins_of_seats_that_are_out_can_be_stolen() -> None:
    state = duelling([V, None], ["p1 p1", ""], pairs=[(1, 2)], coins=[0, 2])
    lay(state, "p1")
    lay(state, "m")

    assert [("rob", 1)] == legal(state)


def test_mu_30_free_letters_are_drawn_pink_then_grey_when_their_duel_starts() -> None:
    state = duelling([V, D], ["p1", "p1"])

    assert (CHANCE,) == state.acting
    assert [("sailor", value) for value in range(1, 11)] == legal(state)
    assert RULES.view(state, 0).duel is None

    events = do(state, ("sailor", 7))

    assert [("sailor", value) for value in range(1, 11) if value != 7] == legal(state)

    events += do(state, ("sailor", 3))

    assert ((7, 3), (0, 1)) == (RULES.view(state, None).sailors[0], state.seen[0])
    assert {"pink": 7, "grey": 3} == RULES.view(state, 0).duel["totals"]  # type: ignore[index]
    assert ["sailor", "sailor", "duel"] == kinds(events)
    assert not any(event.reveals for event in events)


def test_mu_30_the_lifeboat_is_empty_and_allegiances_stay_secret() -> None:
    state = sailing()
    state.turn, state.acting = 1, (1,)
    state.ship = state.closed = 1
    state.lifeboat = "ojo"
    state.allegiance = [0, 1]
    visit(state, "sate")

    assert RULES.view(state, 0).lifeboat is None
    assert (V, None) == RULES.view(state, 0).allegiance


def test_mu_31_a_duel_starts_by_revealing_its_sailors() -> None:
    state = duelling([V, D], ["p1", "p1"], pairs=[(4, 9)])
    view = RULES.view(state, None)

    assert (4, 9) == view.sailors[0]
    assert ((0, 1), "A", 1) == (view.seen_by[0], view.duel["letter"], view.duel["round"])  # type: ignore[index]


def test_mu_31_the_duels_are_fought_in_order() -> None:
    state = duelling([V, D], ["p1 p1", "g1 g1"], pairs=[(10, 1), (9, 2), (8, 3)])
    lay(state, "p1", "g1")
    lay(state, "m", "m")

    assert "B" == RULES.view(state, 0).duel["letter"]  # type: ignore[index]
    assert {"pink": 1, "grey": 0} == RULES.view(state, 0).wins


@pytest.mark.parametrize("wins", [(2, 0), (2, 1), (2, 2)])
def test_mu_31_the_first_side_to_win_three_duels_takes_the_mutiny(wins: tuple[int, int]) -> None:
    state = duelling([V, D], ["p1", "g1"], pairs=[(10, 1)])
    decide(state, wins)
    lay(state, "p1", "g1")
    events = lay(state, "m", "m")

    assert ("over", (), (0,)) == (state.phase, state.acting, state.winners)
    assert [{"side": V, "pink": 3, "grey": wins[1]}] == told(events, "taken", None)


def test_mu_32_cards_laid_are_secret_until_all_are_in() -> None:
    state = duelling([V, D, V], ["p1 p2", "g1", "p3"], pairs=[(1, 2)])
    RULES.apply(state, 0, ("fight", "pink", 2))

    assert (1, 2) == state.acting
    for observer in (1, 2, None):
        view = RULES.view(state, observer)
        assert view.duel is not None
        assert (None, (0,)) == (view.duel["own"], view.duel["committed"])
        assert ((2, 1, 1), ()) == (view.combat_sizes, view.discards)
        assert {"pink": 1, "grey": 2} == view.duel["totals"]
    own = RULES.view(state, 0)
    assert own.duel is not None
    assert ("fight", "pink", 2) == own.duel["own"]
    assert (("pink", 1), ("pink", 2)) == own.combat[0]


def test_mu_32_cards_count_for_the_side_of_their_colour() -> None:
    state = duelling([V, D, V], ["p1", "g2", "g3"], pairs=[(1, 2)])
    events = lay(state, "p1", "g2", "g3")
    view = RULES.view(state, None)

    assert view.duel is not None
    assert ({"pink": 2, "grey": 7}, 2) == (view.duel["totals"], view.duel["round"])
    assert (("grey", 2), ("grey", 3), ("pink", 1)) == view.discards
    assert (0, 0, 0) == view.combat_sizes
    place = {"letter": "A", "round": 1}
    assert [
        {**place, "colour": "pink", "value": 1, "pink": 2, "grey": 2},
        {**place, "colour": "grey", "value": 2, "pink": 2, "grey": 4},
        {**place, "colour": "grey", "value": 3, "pink": 2, "grey": 7},
    ] == told(events, "turned", None)


def test_mu_32_nobody_learns_who_laid_which() -> None:
    one = duelling([V, D, V], ["p1", "p1 g1", "p1 g1"], pairs=[(1, 2)])
    other = one.copy()
    events = [lay(one, "p1", "p1", "g1"), lay(other, "p1", "g1", "p1")]

    assert told(events[0], "turned", 0) == told(events[1], "turned", 0)
    assert RULES.view(one, 0) == RULES.view(other, 0)
    assert RULES.view(one, None) == RULES.view(other, None)


def test_mu_33_no_monkey_in_the_first_round_with_a_card_in_hand() -> None:
    state = duelling([V, D], ["p1", "g1"], pairs=[(1, 2)])

    assert [("fight", "pink", 1)] == legal(state)
    refusal = RULES.refuse(state, 0, MONKEY)
    assert ("mutiny-refuse-monkey-first", "MU-33") == (refusal.message.key, refusal.rule)
    assert "MU-32" == RULES.refuse(state, 0, ("fight", "pink", 3)).rule


def test_mu_33_from_the_second_round_a_monkey_leaves_the_duel() -> None:
    state = duelling([V, D], ["p1 p2", "g1 g2"], pairs=[(1, 2)])
    lay(state, "p1", "g1")

    assert [("fight", "pink", 2), MONKEY] == legal(state)

    events = lay(state, "p2", "m")

    assert (0,) == state.acting
    assert ["laid", "laid", "turned", "withdrew", "idle"] == kinds(events)
    assert () == state.out


def test_mu_33_a_seat_without_cards_must_lay_its_monkey() -> None:
    state = duelling([V, D], ["p1", "g1 g2"], pairs=[(1, 2)])
    lay(state, "p1", "g1")

    assert [MONKEY] == RULES.legal(state, 0)


def test_mu_33_forced_to_in_the_first_round_it_is_eliminated() -> None:
    state = duelling([V, D, V], ["", "g1 g1", "p1 p1"], pairs=[(1, 2)])
    events = lay(state, "m", "g1", "p1")

    assert (0,) == RULES.view(state, 1).eliminated
    assert (1, 2) == RULES.to_act(state)
    assert [{"seat": 0, "letter": "A", "round": 1}] == told(events, "eliminated", None)

    lay(state, "m", "m")

    assert (CHANCE,) == RULES.to_act(state)

    do(state, ("sailor", 10), ("sailor", 9))

    assert (1, 2) == RULES.to_act(state)


def test_mu_34_the_only_monkey_of_round_two_steals_a_coin() -> None:
    state = duelling([V, D, V], ["p1 p1", "g1 g1", "p1"], pairs=[(1, 2)], coins=[1, 0, 1])
    lay(state, "p1", "g1", "p1")
    lay(state, "p1", "m", "m")

    assert 20 - 2 == state.bank  # two monkeys: paid by the bank, nobody chooses

    state = duelling([V, D, V], ["p1 p1", "g1 g1", "p1 p1"], pairs=[(1, 2)], coins=[1, 0, 1])
    lay(state, "p1", "g1", "p1")
    lay(state, "p1", "m", "p1")
    view = RULES.view(state, None)

    assert ((1,), 1, 2) == (state.acting, view.turn, view.duel["round"])  # type: ignore[index]
    assert [("rob", 0), ("rob", 2)] == legal(state)
    assert "MU-34" == RULES.refuse(state, 1, ("rob", 1)).rule

    do(state, ("rob", 2))
    view = RULES.view(state, None)

    assert ((1, 1, 0), None, 3) == (view.coins, view.turn, view.duel["round"])  # type: ignore[index]
    assert (0, 2) == state.acting


def test_mu_34_with_nobody_to_rob_nothing_is_stolen() -> None:
    state = duelling([V, D], ["p1 p1", "g1 g1"], pairs=[(1, 2)], coins=[3, 0])
    lay(state, "p1", "g1")
    events = lay(state, "m", "g1")

    assert [{"seat": 0, "pirate": "monkey"}] == told(events, "idle", None)
    assert (1,) == state.acting


def test_mu_34_several_monkeys_get_a_coin_each_from_the_bank() -> None:
    state = duelling([V, D, V], ["p1", "g1", "p1 p1"], pairs=[(1, 2)], coins=[1, 0, 4])
    lay(state, "p1", "g1", "p1")
    lay(state, "m", "m", "p1")

    assert ([2, 1, 4], 18) == (state.coins, state.bank)
    assert (2,) == state.acting


def test_mu_34_later_monkeys_get_nothing() -> None:
    state = duelling([V, D], ["p1 p1", "g1 g1"], pairs=[(1, 2)], coins=[1, 1])
    lay(state, "p1", "g1")
    lay(state, "p1", "g1")
    lay(state, "m", "m")

    assert ([1, 1], 20) == (state.coins, state.bank)


def test_mu_35_for_a_small_bank_every_seat_with_a_coin_pays_one_first() -> None:
    state = duelling(
        [V, D, None, V], ["p1", "g1", "", "p1"], pairs=[(1, 2)], coins=[2, 0, 1, 1], bank=2
    )
    lay(state, "p1", "g1", "p1")
    events = lay(state, "m", "m", "m")

    assert [{"seat": 0}, {"seat": 2}, {"seat": 3}] == told(events, "levied", None)
    assert ([2, 1, 0, 1], 2) == (state.coins, state.bank)


@pytest.mark.parametrize(("dealer", "paid"), [(0, [0, 1, 0]), (1, [0, 0, 1]), (2, [1, 0, 0])])
def test_mu_35_a_bank_still_short_pays_from_the_left_of_the_last_dealer(
    dealer: int, paid: list[int]
) -> None:
    state = duelling([V, D, V], ["p1", "g1", "p1"], pairs=[(1, 2)], bank=1, dealer=dealer)
    lay(state, "p1", "g1", "p1")
    lay(state, "m", "m", "m")

    assert (paid, 0) == (state.coins, state.bank)


def test_mu_35_a_bank_that_is_large_enough_asks_nobody() -> None:
    state = duelling([V, D], ["p1", "g1"], pairs=[(1, 2)], coins=[1, 1], bank=2)
    lay(state, "p1", "g1")
    events = lay(state, "m", "m")

    assert "levied" not in kinds(events)
    assert ([2, 2], 0) == (state.coins, state.bank)


def test_mu_36_the_duel_goes_to_the_higher_total() -> None:
    state = duelling([V, D], ["p3", "g1"], pairs=[(4, 5)])
    lay(state, "p3", "g1")
    events = lay(state, "m", "m")

    assert [{"letter": "A", "side": V, "pink": 7, "grey": 6, "tie": 0}] == told(
        events, "decided", None
    )
    assert {"pink": 1, "grey": 0} == RULES.view(state, 0).wins


@pytest.mark.parametrize(
    ("pair", "cards", "side"), [((4, 6), ("p3", "g1"), V), ((6, 4), ("p1", "g3"), D)]
)
def test_mu_36_a_tie_goes_to_the_higher_sum_of_cards(
    pair: tuple[int, int], cards: tuple[str, str], side: str
) -> None:
    state = duelling([V, D], list(cards), pairs=[pair])
    lay(state, *cards)
    events = lay(state, "m", "m")

    assert [{"letter": "A", "side": side, "pink": 7, "grey": 7, "tie": 1}] == told(
        events, "decided", None
    )


def test_mu_36_laid_cards_leave_the_game_and_monkeys_return() -> None:
    state = duelling([V, D], ["p3 p1", "g1 g2"], pairs=[(4, 5), (1, 2)])
    lay(state, "p3", "g1")
    lay(state, "m", "m")
    lay(state, "p1", "g2")

    assert (("grey", 1), ("grey", 2), ("pink", 1), ("pink", 3)) == RULES.view(state, 0).discards
    assert [MONKEY] == RULES.legal(state, 0)


def test_mu_36_when_no_seat_is_left_everybody_has_lost_at_once() -> None:
    state = duelling([V, D], ["", ""], pairs=[(1, 2)])
    events = lay(state, "m", "m")
    view = RULES.view(state, 0)

    assert ("over", (0, 1), (), {"pink": 0, "grey": 0}) == (
        view.phase,
        view.eliminated,
        view.winners,
        view.wins,
    )
    assert "lost" == events[-1].kind
    assert ([0.0, 0.0], [2, 2]) == (RULES.returns(state), RULES.ranks(state))


def finish(
    sides: Sequence[str | None],
    hands: Sequence[str],
    *,
    gold: Sequence[Sequence[int]] = (),
    coins: Sequence[int] = (),
) -> tuple[MutinyState, list[Event]]:
    """Side Valverde takes the mutiny; every seat in the game laid its first card and its monkey."""
    state = duelling(sides, hands, pairs=[(10, 1)], coins=coins)
    state.wins = [2, 0]
    for seat, values in enumerate(gold):
        for value in values:
            state.gold[seat][value - 1] += 1
    lay(state, *(hands[seat].split()[0] for seat in state.acting))
    state.round = 3  # no coins for the monkeys
    events = lay(state, *("m" for _ in state.acting))
    return state, events


def test_mu_40_allegiances_are_revealed() -> None:
    state, events = finish([V, D, None], ["p1", "g1", ""])

    assert (V, D, None) == RULES.view(state, None).allegiance
    assert [{"seat": 0, "side": V}, {"seat": 1, "side": D}] == told(events, "unmasked", None)


def test_mu_40_the_only_seat_on_the_winning_side_wins() -> None:
    state, events = finish([V, D], ["p1", "g1"], coins=[0, 9])

    assert ([1.0, 0.0], [1, 2]) == (RULES.returns(state), RULES.ranks(state))
    assert "counted" not in kinds(events)


def test_mu_40_with_nobody_on_the_winning_side_everybody_loses() -> None:
    state, events = finish([D, D], ["g1", "g1"])

    assert ([0.0, 0.0], ()) == (RULES.returns(state), RULES.view(state, 0).winners)
    assert "lost" == events[-1].kind


def test_mu_40_a_seat_that_is_out_does_not_win_with_its_side() -> None:
    state = duelling([V, D, V], ["", "g1", "p1"], pairs=[(10, 1)], coins=[9, 0, 0])
    state.wins = [2, 0]
    lay(state, "m", "g1", "p1")
    state.round = 3
    lay(state, "m", "m")

    assert [0.0, 0.0, 1.0] == RULES.returns(state)


def test_mu_40_the_richest_of_the_winning_side_wins_by_gold_cards_and_coins() -> None:
    state, events = finish(
        [V, V, D], ["p1", "p1", "g1"], gold=[[3, 2], [3], [3, 3, 3]], coins=[0, 1, 9]
    )

    assert [1.0, 0.0, 0.0] == RULES.returns(state)
    assert [{"seat": 0, "gold": 5}, {"seat": 1, "gold": 4}] == told(events, "counted", None)
    assert "compared" not in kinds(events)


def test_mu_40_equal_gold_the_unplayed_cards_of_the_winning_colour_decide() -> None:
    state, events = finish(
        [V, V, V], ["p1 p2 g3 g3", "p1 p3", "p1 p3 p3"], gold=[[2], [1], [1]], coins=[0, 1, 0]
    )

    assert [0.0, 1.0, 0.0] == RULES.returns(state)
    assert [{"seat": 0, "strength": 2}, {"seat": 1, "strength": 3}] == told(
        events, "compared", None
    )


def test_mu_40_still_tied_they_share_the_win() -> None:
    state, events = finish([V, V, V], ["p1 p2 g3", "p1 p2", "p1"], coins=[1, 1, 1])

    assert [0.5, 0.5, 0.0] == RULES.returns(state)
    assert [1, 1, 3] == RULES.ranks(state)
    assert [{"seat": 0, "shared": 1}, {"seat": 1, "shared": 1}] == told(events, "won", None)


def test_the_order_in_which_secret_cards_are_laid_makes_no_difference() -> None:
    one = duelling([V, D, V], ["p1 p2", "g1 g2", "p3"], pairs=[(1, 2)], coins=[0, 2, 0])
    lay(one, "p1", "g2", "p3")
    other = one.copy()
    for seat, action in ((0, ("fight", "pink", 2)), (1, MONKEY), (2, MONKEY)):
        RULES.apply(one, seat, action)
    for seat, action in ((2, MONKEY), (0, ("fight", "pink", 2)), (1, MONKEY)):
        RULES.apply(other, seat, action)

    assert one == other
    assert hand("g1") == one.hands[1]


def test_a_voyage_ends_for_everybody_at_the_same_moment() -> None:
    state = sailing(3)
    state.ship, state.closed = 1, 1
    taken(state)

    assert "voyage" == state.phase

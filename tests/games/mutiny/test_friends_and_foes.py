"""What it is worth to know on which side the others are, and what may still be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.advice.chances import Chances, chances_of
from freebooters.games.mutiny.advice.holdings import holdings, on_side
from freebooters.games.mutiny.advice.pirates import news_worth, pirate_worth
from freebooters.games.mutiny.advice.rivals import gold_is_contested
from freebooters.games.mutiny.advice.weight_table import WeightTable
from freebooters.games.mutiny.advice.weights import CARELESS, KEEN
from freebooters.games.mutiny.rules.components import BOX
from freebooters.games.mutiny.rules.state import MutinyState
from tests.games.mutiny.states import RULES, duelling, hand, sailing, visit

V, D = 0, 1
SIDED = replace(KEEN[2], change=0.0, fickle=0.0)
"""What is seen is kept in mind and nobody swears anew."""


def at_sea(
    allegiance: Sequence[int], coins: Sequence[int], seen: tuple[Seat, ...] = ()
) -> MutinyState:
    """Seat 0 is on turn, eight cells from the island; all hold the same cards."""
    state = sailing(len(allegiance))
    state.ship, state.bank = 8, 12
    state.allegiance, state.coins = list(allegiance), list(coins)
    state.hands = [hand("p1 p2 g1 g2 g2") for _ in allegiance]
    state.peeked[0] = seen
    return state


def hopes(state: MutinyState, others: WeightTable) -> tuple[float, Chances]:
    chances = chances_of(state, 0, others)
    return chances.of(holdings(state, 0)), chances


def favoured(state: MutinyState, seat: Seat = 0) -> Action:
    legal = RULES.legal(state, seat)
    weights = MutinyAdvice().strategy(state, seat, legal, 1)
    assert weights is not None
    return max(zip(weights, legal, strict=True))[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_no_side_is_known_all_cases_are_averaged(seats: int) -> None:
    state = at_sea([V] * seats, [7, 2, 3, 4][:seats])
    chance, chances = hopes(state, SIDED)
    held = holdings(state, 0)
    cases = [chances]
    for rival in range(1, seats):
        cases = [case.knowing(rival, side) for case in cases for side in (V, D)]

    assert 2 ** (seats - 1) == len(cases)
    assert sum(case.of(held) for case in cases) / len(cases) == pytest.approx(chance)


def test_skipping_cases_where_sides_do_not_count_changes_no_estimate() -> None:
    state = at_sea([V, V, D], [4, 2, 3], seen=(1,))
    barely = replace(CARELESS, voyage=(*CARELESS.voyage[:-1], 1e-12))

    assert hopes(state, barely)[0] == pytest.approx(hopes(state, CARELESS)[0])


def test_the_richer_seat_prefers_the_other_on_its_side_and_the_poorer_does_not() -> None:
    for coins, glad in (([12, 2], True), ([2, 12], False)):
        friend = hopes(at_sea([V, V], coins, (1,)), SIDED)[0]
        foe = hopes(at_sea([V, D], coins, (1,)), SIDED)[0]

        assert glad == (friend > foe)


def test_the_richer_seat_swears_to_a_side_it_has_seen() -> None:
    for side, oath in ((V, "valverde"), (D, "diaz")):
        state = at_sea([1 - side, side], [12, 2], (1,))
        state.ship = 1
        visit(state, "bijoux")

        assert ("swear", oath) == favoured(state)


def test_a_wrong_side_hurts_less_while_it_can_still_be_changed() -> None:
    state = at_sea([V, D], [12, 2], (1,))
    free = replace(SIDED, change=0.2)
    held, friends = holdings(state, 0), on_side(holdings(state, 0), D)
    bound, loose = chances_of(state, 0, SIDED), chances_of(state, 0, free)

    assert bound.of(held) < loose.of(held) < bound.of(friends)
    assert loose.of(friends) == bound.of(friends)


def test_in_the_mutiny_nobody_changes_sides() -> None:
    state = at_sea([V, D], [12, 2], (1,))
    state.phase = "mutiny"

    assert 0 == chances_of(state, 0, KEEN[2]).changes


def test_a_side_that_was_seen_is_less_certain_the_longer_the_voyage() -> None:
    state = at_sea([V, D], [5, 5], (1,))
    fickle = replace(SIDED, fickle=0.1)
    near, far = (chances_of(replaced(state, ship), 0, fickle).pink_odds[0] for ship in (6, 16))

    assert 0 < near < far < 0.5
    assert (0.0,) == chances_of(state, 0, SIDED).pink_odds
    assert (
        chances_of(state, 0, fickle).pink_odds
        == chances_of(state, 0, fickle).knowing(1, D).pink_odds
    )


def replaced(state: MutinyState, ship: int) -> MutinyState:
    found = state.copy()
    found.ship = ship
    return found


def test_seeing_a_side_has_a_value_while_one_can_still_act_on_it() -> None:
    def worth(others: WeightTable, seen: tuple[Seat, ...] = ()) -> float:
        state = at_sea([V, V], [12, 2], seen)
        return news_worth(state, 0, chances_of(state, 0, others), holdings(state, 0), 1)

    free = replace(SIDED, change=0.2, news=1.0)
    assert worth(free) > 0.02
    assert 0 == worth(free, (1,)) == worth(SIDED) == worth(CARELESS)


def test_ojo_is_worth_more_to_a_seat_that_has_seen_no_side() -> None:
    unseen, seen = at_sea([V, V], [12, 2]), at_sea([V, V], [12, 2], (1,))
    gains = []
    for state in (unseen, seen):
        held, chances = holdings(state, 0), chances_of(state, 0, KEEN[2])
        gains.append(pirate_worth(state, 0, chances, held, "ojo") - chances.of(held))

    assert gains[0] > gains[1] == pytest.approx(0.01)


def test_ojo_looks_at_the_seat_that_tells_most() -> None:
    state = at_sea([V, V, V], [9, 0, 8])
    visit(state, "ojo")
    held, chances = holdings(state, 0), chances_of(state, 0, KEEN[3])
    poor, rich = (news_worth(state, 0, chances, held, other) for other in (1, 2))

    assert poor > rich > 0
    assert ("peek", 1) == favoured(state)


def test_gold_counts_the_more_the_nearer_the_mutiny_is() -> None:
    def gain(ship: int) -> float:
        state = replaced(at_sea([V, V], [6, 6], (1,)), ship)
        held, chances = (
            holdings(state, 0),
            chances_of(state, 0, replace(SIDED, gold=(0.0, 0.6, 0.2))),
        )
        return chances.of(held._replace(gold=held.gold + 2)) - chances.of(held)

    assert gain(1) > gain(16)


@pytest.mark.parametrize(("sailed", "little"), [(0, 1), (10, 5)])
def test_gold_is_contested_by_a_seat_with_more_than_careless_players_have(
    sailed: int, little: int
) -> None:
    state = at_sea([V, D, V], [12, 0, little])
    state.ship = BOX.start[3] - sailed

    assert not gold_is_contested(state, 0)
    assert gold_is_contested(state, 1)
    assert gold_is_contested(state, 2)

    state.gold[1][2] += 1
    state.coins[2] += 1
    assert gold_is_contested(state, 0)


def test_levels_above_the_sailor_use_the_weights_that_win_against_good_players() -> None:
    state = at_sea([V, D], [12, 2], (1,))
    advice = MutinyAdvice({2: SIDED}, {2: CARELESS})
    poor, rich = (chances_of(state, seat, by) for seat, by in ((0, SIDED), (1, CARELESS)))
    found = [poor.of(holdings(state, 0)), rich.of(holdings(state, 1))]

    assert found == advice.value(state, 1)
    assert advice.value(state)[0] != found[0]
    state.turn = 1
    visit(state, "bijoux")
    legal = RULES.legal(state, 1)
    assert advice.strategy(state, 1, legal) == advice.strategy(state, 1, legal, 1)


def test_an_oath_to_a_friends_side_is_explained_by_the_friend() -> None:
    state = at_sea([V, D], [12, 2], (1,))
    state.hands[0] = hand("p1 p2 g1 g2")
    visit(state, "bijoux")
    advice = MutinyAdvice()

    assert say("mutiny-reason-friend", seat=SeatName(1)) == advice.reason(
        state, 0, ("swear", "diaz")
    )
    assert advice.reason(state, 0, ("swear", "valverde")) is None


def test_among_sailors_the_colours_laid_do_not_tell_who_is_a_foe() -> None:
    state = duelling(["valverde", "diaz"], ["p1 p2", "g1 g2"])
    state.discards = hand("g1 g1 g2 p1")

    assert (0.5,) == chances_of(state, 0, KEEN[2]).pink_odds
    assert chances_of(state, 0, CARELESS).pink_odds[0] < 0.5


def test_a_world_gets_more_belief_the_better_hands_and_sides_agree() -> None:
    advice, state = MutinyAdvice(), duelling(["valverde", "diaz"], ["p1 p2", "g1 g2"])
    agreeing = advice.belief(state, 0)
    state.allegiance[1] = V
    turned = advice.belief(state, 0)
    state.hands[0] = hand("g3 g3 g3")

    assert 1 > agreeing > 0.5 > turned > 0
    assert turned == advice.belief(state, 0)
    assert 1 == advice.belief(sailing(2), 0)

"""What the room advises, and that it knows no more than the seat it advises."""

from __future__ import annotations

from operator import mul
from random import Random

import pytest

from freebooters.bots.bot import Question, Thought, decide
from freebooters.bots.greedy import Greedy
from freebooters.bots.searcher import Searcher
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.mutiny import game
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.duels import tilt, won_odds
from freebooters.games.mutiny.advice.holdings import holdings
from freebooters.games.mutiny.advice.model import likely, threat
from freebooters.games.mutiny.advice.rivals import after_wear, certain, expected, lasting
from freebooters.games.mutiny.advice.weights import CARELESS
from freebooters.games.mutiny.rules.state import NONE, MutinyState, own_action
from tests.games.mutiny.states import RULES, do, duelling, hand, sailing, visit
from tests.games.mutiny.test_random_play import moments

ADVICE = MutinyAdvice()
V, D = "valverde", "diaz"


def sailors_choice(s: MutinyState, seat: Seat = 0, seed: int = 1) -> Action:
    choices = tuple(RULES.legal(s, seat))
    return decide(
        Greedy(), Question(game, len(s.hands), seat, RULES.view(s, seat), choices, Random(seed))
    )


def weights(s: MutinyState, seat: Seat = 0) -> dict[Action, float]:
    legal = RULES.legal(s, seat)
    weighed = ADVICE.strategy(s, seat, legal)
    assert weighed is not None
    return dict(zip(legal, weighed, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advice_depends_only_on_what_the_seat_knows(seats: int) -> None:
    weighed = 0
    for number, (s, seat, _) in enumerate(moments(seats, seats)):
        if seat == CHANCE:
            continue
        legal, view = RULES.legal(s, seat), RULES.view(s, seat)
        truth = _said(s, seat, legal)
        weighed += truth[0] is not None
        for world in range(3):
            imagined = RULES.imagine(view, Random(f"{number}/{world}"))

            assert truth == _said(imagined, seat, legal)
    assert weighed > 10


def _said(s: MutinyState, seat: Seat, legal: list[Action]) -> tuple[object, ...]:
    stands = ADVICE.value(s)[seat], ADVICE.value(s, 1)[seat]
    return ADVICE.strategy(s, seat, legal), ADVICE.strategy(s, seat, legal, 1), stands


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_estimates_are_chances_and_weights_are_usable(seats: int) -> None:
    for s, seat, _ in moments(seats, 7 + seats):
        for worths in (ADVICE.value(s), ADVICE.value(s, 1)):
            assert [True] * seats == [0 <= chance <= 1 for chance in worths]
        legal = RULES.legal(s, seat) if seat != CHANCE else []
        said = (
            (ADVICE.strategy(s, seat, legal), ADVICE.strategy(s, seat, legal, 1)) if legal else ()
        )
        for weighed in filter(None, said):
            assert len(legal) == len(weighed)
            assert min(weighed) >= 0
            assert sum(weighed) > 0
        if legal:
            assert ADVICE.sample(s, seat, legal, Random(1)) in legal


def test_a_seat_that_has_not_declared_takes_bijoux_rather_than_gold_when_the_ship_arrives() -> None:
    state = sailing(2)
    state.ship, state.closed, state.open = 1, 4, ["bijoux", "valverde"]
    state.turn, state.acting = 1, (1,)
    state.hands[1] = hand("p1 p2 p3 g1 g2 g3")
    taken = weights(state, 1)

    assert taken["take", "bijoux"] > taken["take", "valverde"] == 0


@pytest.mark.parametrize(
    "row", [["crackpott"], ["valverde", "chang", "pang", "wessel", "cambivalute"]]
)
def test_far_from_the_mutiny_nobody_knocks_past_a_good_pirate_for_a_captain(row: list[str]) -> None:
    state, met = sailing(3), row[-1]
    state.ship, state.closed, state.opened, state.open = 13, 6 - len(row), met, row

    assert ("take", met) == sailors_choice(state, state.turn)


def test_with_few_cards_and_a_side_cards_are_worth_more_than_gold() -> None:
    state = sailing(2)
    state.ship, state.closed, state.open = 3, 0, ["crackpott", "valverde"]
    state.turn, state.acting, state.allegiance = 1, (1,), [-1, 0]
    state.hands[1] = hand("p1 p2 g1")

    assert ("take", "crackpott") == sailors_choice(state, 1)


def test_against_good_players_gold_is_taken_before_one_more_card() -> None:
    state = sailing(4)
    state.ship, state.closed, state.open = 1, 0, ["crackpott", "valverde"]
    state.turn, state.acting, state.allegiance = 1, (1,), [0, 0, 1, 1]
    state.hands = [hand("p1 p2 g1 g1 g2 p1")] * 4
    legal = RULES.legal(state, 1)
    gold = legal.index(("take", "valverde"))
    answer = ADVICE.strategy(state, 1, legal, 1)

    assert 0 == weights(state, 1)["take", "valverde"]
    assert answer is not None
    assert 1 == answer[gold]


def test_with_five_cards_none_is_sold() -> None:
    state = sailing(2)
    state.allegiance, state.hands[0] = [0, 1], hand("p1 p1 p1 p1 g1")
    visit(state, "nero")

    assert 0 == max(weight for action, weight in weights(state).items() if action[0] == "sell")


def test_a_side_is_chosen_by_the_cards_in_hand() -> None:
    state = sailing(2)
    state.hands[0] = hand("g3 g3 g2 g2 p1")
    visit(state, "bijoux")
    oaths = weights(state)

    assert oaths["swear", D] > 10 * oaths["swear", V]


def test_cambivalute_puts_the_stronger_sailor_on_ones_own_side() -> None:
    state = sailing(2)
    state.allegiance, state.hands[0] = [1, -1], hand("g2 g2 g1 g1 p1 g1")
    visit(state, "cambivalute", ("sailor", 2), ("sailor", 9))

    assert ("place", 2, 9) == sailors_choice(state)


def test_a_pair_known_to_stand_badly_is_inspected_and_swapped() -> None:
    state = sailing(2)
    state.allegiance = [0, 1]
    state.hands = [hand("p1 p1 g1 g1 g1"), hand("p1 p2 g1 g1 g2 g2 g3 g3 g1 p1")]
    state.deck = []
    state.sailors = [(5, 6), (7, 8), (1, 10), (4, 3), (9, 2)]
    state.seen = [(0,)] * 5
    visit(state, "cambivalute")

    assert ("inspect", "C") == sailors_choice(state)
    do(state, ("inspect", "C"))
    assert ("swap",) == sailors_choice(state)


def alone(own: str, pair: tuple[int, int], wins: tuple[int, int] = (0, 0)) -> MutinyState:
    """Seat 0, for Valverde, is the last in the second round of a duel."""
    state = duelling([V, D], [f"g1 {own}", "g1 g1 g1 g1 g1"], pairs=[pair])
    state.wins, state.shown = list(wins), sum(wins) + 1
    state.sailors[sum(wins)] = pair
    do(state, ("fight", "grey", 1), ("fight", "grey", 1))
    state.fighting, state.acting, state.round = (0,), (0,), 3
    return state


def test_a_duel_that_is_won_is_left_and_no_card_wasted() -> None:
    assert ("monkey",) == sailors_choice(alone("p1 p2 p2 p1 p1", (9, 2)))


def test_the_last_duel_is_won_as_cheaply_as_it_can_be() -> None:
    state = alone("p1 p3 p3", (4, 3), (2, 2))

    assert ("fight", "pink", 3) == sailors_choice(state)
    do(state, ("fight", "pink", 3))
    assert ("monkey",) == sailors_choice(state)


def test_a_secret_choice_in_an_even_duel_is_mixed() -> None:
    state = duelling([V, D], ["p1 p1 p2 p2 g1 g2", "p1 g1 g1 g2 g2"], pairs=[(5, 6)])
    weighed = weights(state)

    assert 2 <= sum(weight > 0 for weight in weighed.values())
    assert {sailors_choice(state, seed=seed) for seed in range(12)} <= set(weighed)


def searched(s: MutinyState, seat: Seat, iterations: int, seed: int = 1) -> list[Thought]:
    choices = tuple(RULES.legal(s, seat))
    question = Question(game, len(s.hands), seat, RULES.view(s, seat), choices, Random(seed))
    return list(Searcher(iterations).think(question))


def close_duel(fought: int = 1) -> MutinyState:
    hands = ["p1 p1 p2 p2 p3 g1 g2", "p1 g1 g1 g2 g2", "p2 p3 g1 g2 g3"]
    s = duelling([V, D, V], hands, pairs=[(5, 6)])
    if fought > 1:
        do(s, ("fight", "pink", 1), ("fight", "grey", 1), ("fight", "pink", 2))
    return s


def test_a_searcher_draws_by_the_rooms_strategy_whoever_else_has_laid_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = duelling([V, D], ["p1 p1 p2 p2 g1 g2", "p1 g1 g1 g2 g2"], pairs=[(5, 6)])
    RULES.apply(state, 1, ("fight", "grey", 2))
    for choice in RULES.legal(state, 0):
        only = [float(action == choice) for action in RULES.legal(state, 0)]
        monkeypatch.setattr(MutinyAdvice, "strategy", lambda *_, only=only: only)

        assert choice == searched(state, 0, 8)[-1].action


@pytest.mark.parametrize("seed", range(4))
def test_a_searchers_choice_and_chances_do_not_depend_on_who_else_has_laid(
    seed: int,
) -> None:
    state = close_duel(2)
    before = searched(state, 0, 300, seed)
    for seat, words in enumerate([("fight", "grey", 2), ("monkey",)], start=1):
        RULES.apply(state, seat, words)

        assert before == searched(state, 0, 300, seed)


def test_a_searchers_choice_and_chances_do_not_depend_on_hidden_cards() -> None:
    state = close_duel(2)
    RULES.apply(state, 1, ("fight", "grey", 2))
    before = searched(state, 0, 300)
    for world in range(4):
        other = RULES.imagine(RULES.view(state, 0), Random(world))

        assert before == searched(other, 0, 300)


def test_every_card_that_may_be_laid_is_worth_comparing() -> None:
    for seat in range(3):
        state = close_duel(2)
        legal = RULES.legal(state, seat)
        secret = ADVICE.secret_plans(state, seat, legal, Random(1))

        assert secret
        assert [(action,) for action in legal] == [plan.actions for plan in secret.plans]
        assert all(-1 < plan.worth < 1 for plan in secret.plans)


def test_nothing_is_compared_on_the_voyage() -> None:
    state = sailing(3)

    assert None is ADVICE.secret_plans(state, state.turn, RULES.legal(state, state.turn), Random(1))


def test_others_are_expected_to_lay_cards_a_sailor_may_lay_in_varying_ways() -> None:
    state = duelling([V, D, D], ["p1 p1 p2 p2 g1 g2", "p1 g1", "p1 g1 g1 g2 g2"], pairs=[(5, 6)])
    RULES.apply(state, 1, ("fight", "pink", 1))
    usual = weights(state, 0)
    plans = ADVICE.secret_plans(state, 2, RULES.legal(state, 2), Random(1))
    assert plans
    found = [plans.opponents(state.copy(), Random(seed)) for seed in range(40)]
    laid = {own_action(each.laid[0]) for each in found}

    assert {(2,)} == {each.acting for each in found}
    assert {NONE} == {each.laid[2] for each in found}
    assert 1 < len(laid) == len([action for action in laid if action and usual[action]])
    assert ("fight", "grey", 1) in {own_action(each.laid[1]) for each in found}


def test_a_rollout_ends_before_the_next_duel_and_before_the_next_turn() -> None:
    state = close_duel()
    assert ADVICE.quiet(state)
    RULES.apply(state, 0, ("fight", "pink", 1))
    assert not ADVICE.quiet(state)
    assert not ADVICE.quiet(close_duel(2))
    assert ADVICE.quiet(sailing(2))


def test_prospects_of_a_duel_are_chances_that_were_tried() -> None:
    last = searched(close_duel(2), 0, 400)[-1]

    assert len(last.prospects) > 1
    assert last.action == last.prospects[0].action
    assert all(each.worth is not None and 0 <= each.worth <= 1 for each in last.prospects)


def test_seeing_a_rivals_side_changes_the_estimate() -> None:
    state = sailing(3)
    state.allegiance = [0, 0, 1]
    state.coins = [5, 9, 1]
    state.hands = [hand("p1 p2 p2 g1 g1")] * 3
    held = holdings(state, 0)
    unknown = chances_of(state, 0).of(held)
    state.peeked[0] = (1,)

    assert chances_of(state, 0).of(held) < unknown
    assert (1.0, 0.5) == chances_of(state, 0).pink_odds


def test_more_points_cards_and_gold_raise_the_chance_of_winning() -> None:
    state = sailing(3)
    state.allegiance = [0, 1, 0]
    state.hands[0] = hand("p1 p1 p2 g1 g1")
    held, chances = holdings(state, 0), chances_of(state, 0)
    state.hands[0] = hand("p3 p1 p2 g1 g1")
    stronger = holdings(state, 0)
    state.hands[0] = hand("p1 p1 p2 g1 g1 g1")
    longer = holdings(state, 0)

    assert chances.of(stronger) > chances.of(held)
    assert chances.of(longer) > chances.of(held)
    assert chances.of(held._replace(gold=held.gold + 3)) > chances.of(held)
    assert chances.of(held._replace(pairs=(5, *held.pairs[1:]))) > chances.of(held)
    assert chances.of(held._replace(pairs=(-5, *held.pairs[1:]))) < chances.of(held)


@pytest.mark.parametrize("side", [0, 1])
def test_the_chance_of_winning_is_the_logistic_function_of_weighted_features(side: int) -> None:
    state = sailing(2)
    state.ship, state.allegiance, state.peeked[0] = 7, [side, 1 - side], (1,)
    state.hands[0] = hand("p1 p2 g3 g1")
    state.sailors, state.seen = [(9, 1), (2, 6), (3, 4), (0, 0), (0, 0)], [(0,), (0,), (1,), (), ()]
    chances, held = chances_of(state, 0), holdings(state, 0)
    before = likely(sum(map(mul, CARELESS.voyage, chances.features(held, side))))

    assert before == pytest.approx(chances.of(held))

    state.phase, state.wins, state.shown, state.ship = "mutiny", [1, 0], 1, 0
    chances, held = chances_of(state, 0), holdings(state, 0)
    told = (*chances.features(held, side), threat(held.gold, chances.shares(side)))
    needed = (2, 3) if side == 0 else (3, 2)

    assert likely(sum(map(mul, CARELESS.standing[needed], told))) == pytest.approx(chances.of(held))


def test_a_duel_won_helps_the_side_that_won_it() -> None:
    state = duelling([V, D], ["p1 p2 p2 g1 g1", "p1 g1 g1 g2 g2"], pairs=[(5, 6)])
    chances, held = chances_of(state, 0), holdings(state, 0)

    assert chances.after_duel(0).of(held) > chances.after_duel(1).of(held)


def test_a_hand_loses_at_least_one_card_per_duel() -> None:
    after = after_wear(certain(4))

    assert 1 == pytest.approx(sum(after))
    assert 0 == after[4] < after[3] < lasting(after) < 1
    assert 0 < expected(after) < 3
    assert 0.0 == lasting(after_wear(certain(1)))
    assert expected(after) < expected(after_wear(certain(4), begun=True)) < 4


def test_a_lead_is_surer_the_less_others_can_still_add() -> None:
    assert (1.0, 0.0, 0.5) == (won_odds(1, 0), won_odds(-1, 0), won_odds(0, 2))
    assert 0.5 < won_odds(1, 4) < won_odds(1, 2) < 1
    assert tilt(-3) > 0 > tilt(3)

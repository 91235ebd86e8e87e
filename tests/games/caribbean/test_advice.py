"""What the room advises: estimates, bids that cannot be foreseen, and the sailor's turns by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import prod
from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.greedy import Greedy
from freebooters.engine.advice import Plan
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.caribbean import game
from freebooters.games.caribbean.advice import CaribbeanAdvice, bidding
from freebooters.games.caribbean.advice import gains as ship_gains
from freebooters.games.caribbean.advice.gains import Rehearsals, gains
from freebooters.games.caribbean.advice.payoffs import Table, payoffs, scales
from freebooters.games.caribbean.advice.value import STAGES, Stakes, distances, stage
from freebooters.games.caribbean.rules.chart import AREAS, INDEX
from freebooters.games.caribbean.rules.components import CARDS, GOALS, LAST_ROUND, SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState, card_of
from tests.games.caribbean.states import RULES, bid, do, hand, set_up, table, under_way

ADVICE = CaribbeanAdvice()


def sailors_choice(s: CaribbeanState, seat: Seat = 0, seed: int = 1) -> Action:
    choices = tuple(RULES.legal(s, seat))
    return decide(
        Greedy(), Question(game, len(s.money), seat, RULES.view(s, seat), choices, Random(seed))
    )


def plundering() -> CaribbeanState:
    """Nothing but Arriba matters: laden with the best chest, one step from a red hideout, and no
    other ship comes near.
    """
    return table(3, ships={"arriba": "h4", "evita": "g2"}, aboard={"arriba": "VER"})


def test_money_and_chests_near_own_hideouts_raise_the_chance_of_winning() -> None:
    assert ADVICE.value(table(money=[9000, 0]))[0] > ADVICE.value(table(money=[2000, 0]))[0] > 0.5
    near_red, near_blue = (
        ADVICE.value(table(ships={"arriba": area}, aboard={"arriba": "VER"}))[0]
        for area in ("h1", "b3")
    )
    assert near_red > 0.5 > near_blue


def test_distances_are_the_same_both_ways_and_one_step_between_borders() -> None:
    steps = distances()
    areas = range(len(AREAS))

    assert all(steps[one][other] == steps[other][one] for one in areas for other in areas)
    assert all(1 == steps[INDEX[area.id]][INDEX[b]] for area in AREAS for b in area.borders)


def test_a_voyage_brings_what_its_best_orders_bring_and_never_less_with_more_steps() -> None:
    s = table(2, ships={"arriba": "g5"}, ports=["HAV"])
    by_steps = gains(s, SHIPS.index("arriba"), Stakes(s))

    for seat in range(2):
        own = [change[seat] for change in by_steps[seat]]
        assert own == sorted(own)
        assert 0 == own[0]
        assert own[1] >= 2000  # La Habana: a raid
    red = [change[0] for change in by_steps[0]]
    assert red[2] > red[1] + 2000  # and on to the red hideout g8


@pytest.mark.parametrize("seats", [2, 4])
def test_voyages_left_out_would_not_have_been_better(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    rng, s, moments = Random(seats), set_up(seats), 0
    while moments < 6:
        seat = RULES.to_act(s)[0]
        legal = RULES.legal(s, seat)
        RULES.apply(s, seat, ADVICE.sample(s, seat, legal, rng) if seat >= 0 else legal[0])
        if s.sailing < 0 or rng.random() < 0.8:
            continue
        moments += 1
        shorter = gains(s, s.sailing, Stakes(s))
        with monkeypatch.context() as patch:
            patch.setattr(ship_gains._Look, "may_beat", lambda *_: True)
            assert gains(s, s.sailing, Stakes(s)) == shorter


def test_what_one_seat_gains_another_loses() -> None:
    s = plundering()
    best = gains(s, 0, Stakes(s))[0][1]

    assert best[0] > 0 > best[1]


@pytest.mark.parametrize("laid", [0, 1, 3, 5])
def test_bid_weights_match_a_full_count_of_all_layouts(laid: int) -> None:
    """Counted out for every plan: 5,040 ways to lay seven cards, each as heavy as its cards in
    their places.
    """
    s = set_up(3)
    cards = (4, 0, 5, 1, 3)[:laid]
    for ship, card in zip(SHIPS, cards, strict=False):
        do(s, 1, ("bid", ship, card))
    expected = dict.fromkeys((card for card in CARDS if card not in cards), 0.0)
    for plan in bidding._plans(bidding._unbid(s))[1]:
        weights = {
            layout: prod(plan.odds[place][CARDS.index(card)] for place, card in enumerate(layout))
            for layout in permutations(CARDS)
        }
        total = sum(weights.values())
        for layout, weight in weights.items():
            if layout[:laid] == cards:
                expected[layout[laid]] += weight / total

    assert list(expected.values()) == pytest.approx(ADVICE.strategy(s, 1, RULES.legal(s, 1)))


def test_a_bidding_plan_lays_each_card_once_and_one_card_per_ship_and_spare() -> None:
    for plans in bidding._plans(set_up(3)):
        for plan in plans:
            columns = zip(*plan.likely, strict=True)

            assert [1.0] * 7 == pytest.approx([sum(row) for row in plan.likely])
            assert [1.0] * 7 == pytest.approx([sum(column) for column in columns])


def laid_cards(s: CaribbeanState, seat: Seat, rng: Random) -> list[int]:
    """One way the sailor lays its six cards."""
    after = s.copy()
    for _ in SHIPS:
        choices = tuple(RULES.legal(after, seat))
        question = Question(game, len(after.money), seat, RULES.view(after, seat), choices, rng)
        RULES.apply(after, seat, decide(Greedy(), question))
    return after.bids[seat * len(SHIPS) : (seat + 1) * len(SHIPS)]


def test_bids_cannot_be_foreseen() -> None:
    s, rng = set_up(3), Random(3)
    layouts = {tuple(laid_cards(s, 0, rng)) for _ in range(40)}

    assert len(layouts) > 30


def test_bids_go_where_there_is_something_to_win() -> None:
    rng = Random(3)
    for_arriba = [laid_cards(plundering(), 0, rng)[0] for _ in range(40)]

    assert sum(card >= 4 for card in for_arriba) > 30


def test_a_seat_that_can_only_lose_by_a_ship_lays_its_thief_or_a_high_card() -> None:
    rng = Random(4)
    for_arriba = Counter(laid_cards(plundering(), 1, rng)[0] for _ in range(40))

    assert for_arriba[-1] + for_arriba[4] + for_arriba[5] > 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strategies_for_secret_choices_depend_only_on_what_the_seat_knows(seats: int) -> None:
    rng, ties = Random(seats), 0
    s = set_up(seats)
    while (acting := RULES.to_act(s)) and s.round < 5:
        seat = acting[0]
        legal = RULES.legal(s, seat)
        if (seat >= 0 and s.sailing < 0 and rng.random() < 0.05) or (s.tied and ties < 5):
            ties += bool(s.tied)
            worlds = [RULES.imagine(RULES.view(s, seat), Random(world)) for world in range(3)]
            weights = [list(ADVICE.strategy(world, seat, legal) or ()) for world in [s, *worlds]]

            assert weights[:1] * 4 == weights
            assert len(legal) == len(weights[0])
            assert min(weights[0]) >= 0 < sum(weights[0])
        RULES.apply(s, seat, legal[int(rng.random() * len(legal))])

    assert ties > 0


def test_there_is_no_mixed_strategy_in_a_ships_turn() -> None:
    s = under_way(3)

    assert None is ADVICE.strategy(s, 0, RULES.legal(s, 0))


def tie_with_spare(spare: int) -> CaribbeanState:
    s = plundering()
    first = 4 if spare != 4 else 3
    rest = [card for card in CARDS if card not in (first, spare)]
    bid(s, [first, *rest], [first, *[c for c in CARDS if c not in (first, 0)]], hand(-1))
    assert (0, 1) == RULES.to_act(s)
    return s


@pytest.mark.parametrize(("area", "away", "told"), [("c1", 1, False), ("g6", 2, True)])
def test_a_chest_that_can_still_come_home_is_not_said_to_lie_well(
    area: str, away: int, told: bool
) -> None:
    s = under_way(1, ships={"arriba": area}, aboard={"arriba": "HAV"})
    home = [each for each, owner in enumerate(s.owners) if owner == 0]

    assert away == min(distances()[INDEX[area]][each] for each in home)
    assert told == (ADVICE.reason(s, 0, ("anchor",)) is not None)


def test_no_reason_is_told_where_raising_and_declining_are_worth_the_same() -> None:
    s = tie_with_spare(0)
    legal = RULES.legal(s, 0)
    up, down = ADVICE.strategy(s, 0, legal) or (0, 1)

    assert up == down
    assert [None, None] == [ADVICE.reason(s, 0, action) for action in legal]


@pytest.mark.parametrize(("spare", "raises"), [(5, True), (2, True), (0, False), (-1, False)])
def test_a_valuable_spare_is_raised_for_a_rich_ship(spare: int, raises: bool) -> None:
    s = tie_with_spare(spare)
    up, down = ADVICE.strategy(s, 0, RULES.legal(s, 0)) or (0, 0)

    assert raises == (up > down)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plausible_actions_are_legal_ones(seats: int) -> None:
    rng = Random(seats)
    s = set_up(seats)
    while acting := RULES.to_act(s):
        legal = RULES.legal(s, acting[0])
        action = RULES.draw(s, rng) if acting[0] < 0 else ADVICE.sample(s, acting[0], legal, rng)
        assert action in legal
        RULES.apply(s, acting[0], action)

    assert s.round < 30, "with plausible play somebody reaches the goal"


def test_the_sailor_brings_a_chest_home() -> None:
    s = under_way(2, ships={"arriba": "g5"}, aboard={"arriba": "VER"})
    while s.controller == 0 and s.sailing == 0:
        do(s, 0, sailors_choice(s))

    assert [8000, 0] == s.money


def test_the_sailor_does_not_secure_for_others() -> None:
    s = under_way(1, ships={"arriba": "b1"}, aboard={"arriba": "VER"})
    while s.controller == 0 and s.sailing == 0:
        do(s, 0, sailors_choice(s))

    assert [0, 0] == s.money
    assert "b1" != RULES.view(s, None).ships["arriba"][0]


def test_the_sailor_raids_steals_and_hands_over_to_come_home() -> None:
    """Two chests: La Habana's to the red hideout by way of Bravo, and Caribic's."""
    s = under_way(
        2,
        ships={"arriba": "HAV", "bravo": "g8", "caribic": "h1"},
        aboard={"caribic": "VER"},
        ports=["HAV"],
    )
    do(s, 0, sailors_choice(s))
    while s.controller == 0 and s.sailing == 0:
        do(s, 0, sailors_choice(s))

    assert 2000 + 6000 == s.money[0]


def test_the_sailor_does_not_plan_on_cards_it_has_not_seen() -> None:
    """What it does with Arriba is the same whatever it imagines lies on the other ships."""
    s = under_way(3, seats=3, ships={"arriba": "HAV"}, ports=["HAV", "NAS", "SCU"])

    assert 1 == len({sailors_choice(s, seed=seed) for seed in range(12)})


def dealt(seats: int, seed: int) -> CaribbeanState:
    """A game just begun, dealt at random."""
    s, luck = RULES.new(seats, {"surcharge": False}), Random(seed)
    while RULES.to_act(s) == (CHANCE,):
        RULES.apply(s, CHANCE, RULES.draw(s, luck))
    return s


@pytest.mark.parametrize("seats", [2, 3])
def test_the_best_response_to_the_usual_plans_pays_better_than_they_do(seats: int) -> None:
    """On the whole: a ship's worth is only known from a few rounds played through."""
    lead = 0.0
    for deal in range(4):
        s, luck = bidding._unbid(dealt(seats, deal)), Random(1)
        plans = bidding._plans(s)
        mixtures = [bidding._mixture(own) for own in plans]
        seat = deal % seats
        answer, rehearsals = bidding._answer(s, seat), Rehearsals(s)
        for _ in range(20):
            laid = [luck.choice(own) for own in plans]
            laid[seat] = answer
            rehearsals.play([bidding._layout(plan, luck) for plan in laid])
        pays = payoffs(scales(rehearsals.prizes, seat), mixtures, seat)
        lead += worth(answer.likely, pays) - worth(mixtures[seat], pays)

    assert lead > 0


def worth(odds: Table, pays: Table) -> float:
    """What cards laid so often bring on average."""
    rows = zip(odds, pays, strict=True)
    return sum(prod(pair) for row in rows for pair in zip(*row, strict=True))


def plans(s: CaribbeanState) -> Sequence[Plan]:
    """The ways to lay its cards that the first seat compares."""
    secret = ADVICE.secret_plans(s, 0, RULES.legal(s, 0), Random(1))
    assert secret
    return secret.plans


@pytest.mark.parametrize("laid", [(), (3, 5)])
def test_plans_are_ways_to_lay_all_cards_that_are_left(laid: tuple[int, ...]) -> None:
    s = set_up(2)
    for ship, card in zip(SHIPS, laid, strict=False):
        do(s, 0, ("bid", ship, card))
    found = [plan.actions for plan in plans(s)]

    assert 1 < len(found) == len(set(found)) <= 64
    for plan in found:
        after = s.copy()
        for action in plan:
            assert action in RULES.legal(after, 0)
            RULES.apply(after, 0, action)
        assert (1,) == after.acting


def test_plans_are_the_same_whatever_the_others_have_laid() -> None:
    s = set_up(3)
    before = plans(s)
    for ship, card in zip(SHIPS, (5, 4, 3, 2, 1, 0), strict=True):
        do(s, 2, ("bid", ship, card))

    assert before == plans(s)


def test_there_are_no_plans_once_ships_sail() -> None:
    s = under_way(3, seats=3, ships={"arriba": "HAV"}, ports=["HAV"])

    assert None is ADVICE.secret_plans(s, 0, RULES.legal(s, 0), Random(1))


def test_secret_plans_assume_that_others_lay_all_cards_in_varying_orders() -> None:
    s = set_up(3)
    do(s, 1, ("bid", "arriba", 2))
    plans = ADVICE.secret_plans(s, 1, RULES.legal(s, 1), Random(1))
    assert plans
    seen = [plans.opponents(s.copy(), Random(seed)) for seed in range(8)]
    bids = [[card_of(t, other, ship) for ship in range(6)] for t in seen for other in (0, 2)]

    assert all((1,) == t.acting and [6, 1, 6] == t.laid for t in seen)
    assert all(len(set(cards)) == 6 and set(cards) < set(CARDS) for cards in bids)
    assert all(card_of(t, 1, 0) == 2 for t in seen)
    assert len(set(map(tuple, bids))) > 2


def test_a_ship_that_sails_late_does_not_find_what_another_has_taken() -> None:
    """Whoever gets Arriba secures the chest she is laden with; no other ship ever sees it."""
    s = bidding._unbid(plundering())
    cards = [[5, 0, 1, 2, 3, 4], [4, 0, 1, 2, 3, -1], [3, 0, 1, 2, 4, -1]]
    now = bidding._prizes(s)
    rehearsals = Rehearsals(s)
    rehearsals.play(cards)
    then = rehearsals.prizes

    assert then[0] == now[0]
    assert then[0][0][1][0] > 0


def after_its_turn(s: CaribbeanState) -> CaribbeanState:
    """What is left when the first seat, a sailor, has spent Arriba's turn."""
    while s.controller == 0 and s.sailing == 0:
        do(s, 0, sailors_choice(s))
    return s


def steps_to(area: int, *ends: int) -> int:
    return min(distances()[area][end] for end in ends)


CHESTS = ("VER", "CAM")


@pytest.mark.parametrize("area", ["b7", "c5", "h5", "m2", "m4", "w4", "w7"])
@pytest.mark.parametrize("steps", [1, 3])
def test_an_empty_ship_is_brought_nearer_to_chests_that_lie_far_away(area: str, steps: int) -> None:
    """At anchor, round after round, nobody would ever get them."""
    ports = [INDEX[town] for town in CHESTS]
    s = after_its_turn(under_way(steps, ships={"arriba": area}, ports=CHESTS))

    assert steps_to(s.at[0], *ports) == steps_to(INDEX[area], *ports) - steps


def test_an_empty_ship_follows_a_laden_one_where_no_chest_is_ashore() -> None:
    s = under_way(3, ships={"arriba": "w4", "evita": "h4"}, aboard={"evita": "VER"})
    before = steps_to(s.at[0], INDEX["h4"])

    assert steps_to(after_its_turn(s).at[0], INDEX["h4"]) == before - 3


def test_ships_far_from_chests_are_bad_for_all_seats_alike_and_change_no_share_of_the_victory() -> (
    None
):
    near, far = (table(ships={"arriba": area}, ports=CHESTS) for area in ("b3", "w7"))
    evaluations = [ADVICE.evaluation(s) for s in (near, far)]
    assert ADVICE.value(near) == ADVICE.value(far)
    assert all(farther < nearer < 1 for nearer, farther in zip(*evaluations, strict=True))


@pytest.mark.parametrize("area", ["TRU", "g1", "g6", "h2"])
def test_a_laden_ship_comes_nearer_to_its_own_hideout_not_only_farther_from_others(
    area: str,
) -> None:
    """A chest ashore, so that no empty ship counts for being near this one."""
    s = under_way(1, ships={"arriba": area}, aboard={"arriba": "VER"}, ports=["CAM"])
    own = [each for each, owner in enumerate(s.owners) if owner == 0]
    before = steps_to(s.at[0], *own)

    assert steps_to(after_its_turn(s).at[0], *own) == before - 1


def before_the_last_ship(at_round: int, money: Sequence[int]) -> CaribbeanState:
    """Fuego, far from everything, sails last; Arriba carries the dearest chest to a blue hideout and
    is one step away.
    """
    s = table(
        ships={"arriba": "b3"}, aboard={"arriba": "VER"}, money=list(money), at_round=at_round
    )
    bid(s, [0, 2, 3, 4, 5, 1], [1, 3, 4, 5, 2, 0])
    while s.sailing < SHIPS.index("fuego"):
        do(s, s.acting[0], ("anchor",))
    return s


def test_in_the_last_round_money_counts_and_chests_at_sea_do_not() -> None:
    early, last = (
        ADVICE.value(before_the_last_ship(each, [2000, 0]))[0] for each in (5, LAST_ROUND)
    )

    assert early < 0.6
    assert last > 0.9


def test_once_somebody_has_reached_the_goal_money_counts_and_chests_at_sea_do_not() -> None:
    goal = GOALS[2]
    under, over = (
        ADVICE.value(before_the_last_ship(5, [money, money - 2000]))[0]
        for money in (goal - 1000, goal)
    )

    assert under < 0.6
    assert over > 0.9


@pytest.mark.parametrize(
    ("at_round", "order"), [(5, ("sail", "VER")), (LAST_ROUND, ("steal", "evita"))]
)
def test_in_the_last_round_a_chest_to_be_secured_at_once_is_sampled_before_a_raid(
    at_round: int, order: Action
) -> None:
    """Veracruz would bring a raid and a chest to be secured later; Evita's can be secured now."""
    s = under_way(2, ships={"arriba": "g4", "evita": "g5"}, aboard={"evita": "HAV"}, ports=["VER"])
    s.round = at_round

    assert order == ADVICE.sample(s, 0, RULES.legal(s, 0), Random(1))


def test_a_chest_counts_less_and_less_in_the_last_two_rounds() -> None:
    found = [
        ADVICE.value(table(ships={"arriba": "b3"}, aboard={"arriba": "VER"}, at_round=each))[1]
        for each in (1, LAST_ROUND - 2, LAST_ROUND - 1, LAST_ROUND)
    ]

    assert found[0] == found[1] == found[2] > found[3] > 0.5
    assert stages_of(LAST_ROUND - 2, LAST_ROUND - 1, LAST_ROUND) == [STAGES, STAGES, STAGES // 2]


def test_while_cards_are_laid_for_the_last_round_a_chest_brought_nearer_counts_next_to_nothing() -> (
    None
):
    s = table(ships={"arriba": "PAP"}, aboard={"arriba": "VER"})
    found = []
    for s.round in (5, LAST_ROUND - 1, LAST_ROUND):
        found.append(gains(s, 0, Stakes(s))[0][2][0])

    assert found[0] > 1000
    assert [found[0] / 2, found[0] / STAGES] == pytest.approx(found[1:], abs=1)


def stages_of(*rounds: int) -> list[int]:
    return [stage(table(at_round=each)) for each in rounds]

"""What the room advises: estimates, roles that cannot be foreseen, and the sailor's play by them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.greedy import Greedy
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.meuterer import game
from freebooters.games.meuterer.advice import MeutererAdvice
from freebooters.games.meuterer.advice.hands import role_values, situation
from freebooters.games.meuterer.advice.market import chances
from freebooters.games.meuterer.advice.roles import exactly, laid, reaches, sums
from freebooters.games.meuterer.advice.value import FEATURES, feature_rows
from freebooters.games.meuterer.rules.components import ISLAND_NUMBERS, PLAYING, ROLES
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import RULES, counts, do, fresh, phase_two, settle, table

ADVICE = MeutererAdvice()


def sailors_choice(s: MeutererState, seed: int = 1) -> Action:
    (seat,) = RULES.to_act(s)
    choices = tuple(RULES.legal(s, seat))
    return decide(
        Greedy(), Question(game, len(s.hands), seat, RULES.view(s, seat), choices, Random(seed))
    )


def test_points_raise_the_chance_of_winning() -> None:
    few, many = (ADVICE.value(table("", "", "", scores=[mine, 9, 9]))[0] for mine in (5, 15))

    assert many > few


@pytest.mark.parametrize(("captain", "mutiny"), list(product(range(4), repeat=2)))
def test_a_mutiny_is_won_by_ties_too(captain: int, mutiny: int) -> None:
    assert float(mutiny >= captain) == reaches(exactly(mutiny), exactly(captain))


def test_odds_of_sums_match_a_full_count() -> None:
    one, other = laid(3), laid(2)
    counted = [0.0] * 6
    for (first, chance), (second, likely) in product(enumerate(one), enumerate(other)):
        counted[first + second] += chance * likely

    assert counted == pytest.approx(sums(one, other))
    assert 1 == pytest.approx(sum(counted))


def brings(s: MeutererState, cards: str) -> tuple[float, float]:
    """What those cards bring seat 0 face up."""
    at = situation(s, 0)
    return at.market.proceeds[at.facts.goods[tuple(counts(cards))]]


def market(active: str, *played: str) -> MeutererState:
    """The others have passed with those cards face up."""
    s = table("", *played, ship=active)
    do(s, 0, ("pouch", 0))
    for seat, cards in enumerate(played, start=1):
        s.played[seat] = counts(cards)
        s.passed = (*s.passed, seat)
    return s


def test_where_all_others_have_passed_goods_bring_what_the_island_pays() -> None:
    s = market("eisfelsen", "ruby", "ruby", "")

    assert (0, 0) == brings(s, "salt salt")
    assert (3, 6) == brings(s, "ruby")
    assert (6, 6) == brings(s, "ruby ruby")


def test_goods_are_worth_less_while_others_may_still_play() -> None:
    s = table("ruby ruby", "", "", ship="eisfelsen")
    do(s, 0, ("pouch", 0))
    alone = brings(market("eisfelsen", "", ""), "ruby")[0]
    contested = brings(s, "ruby")[0]

    assert 0 < contested < alone == 6
    assert contested < brings(s, "ruby ruby")[0]


def test_a_kind_is_shared_between_two_islands_as_pays_best() -> None:
    s = table("", "", "grain", ship="affeninsel", left="karge-zunge")
    s.passed = (1, 2)
    s.played[2] = counts("grain")

    assert 8 == brings(s, "grain grain grain grain")[0]
    assert 7 == brings(s, "grain grain grain")[0]
    assert 6 == brings(s, "grain grain")[0]


def test_chances_of_cards_sum_to_one() -> None:
    assert [1.0] * 6 == pytest.approx([sum(chances(cards, 0.3)) for cards in range(6)])


def choosing(*cards: str, roles: dict[Seat, str], ship: str) -> MeutererState:
    """Everybody else has passed; the last seat chooses."""
    s = table(*cards, ship=ship)
    do(s, 0, ("pouch", 0))
    waiting = [hand.split() for hand in cards]
    while True:
        seat = s.turn
        if waiting[seat]:
            do(s, seat, ("play", waiting[seat].pop(0)))
        elif seat in roles or seat == 0:
            do(s, seat, ("pass",), *([("role", roles[seat])] if seat else []))
        else:
            do(s, seat, ("pass",))
            return s


def test_only_the_choice_of_a_role_has_a_mixed_strategy() -> None:
    s = table("", "", "")
    for action in (("pouch", 0), ("pass",)):
        assert None is ADVICE.strategy(s, 0, RULES.legal(s, 0))
        do(s, 0, action)
    do(s, 1, ("pass",))
    weights = ADVICE.strategy(s, 1, RULES.legal(s, 1))

    assert weights is not None
    assert len(ROLES) == len(weights)
    assert min(weights) > 0


def test_weights_depend_only_on_what_the_chooser_knows() -> None:
    s = choosing("grain", "grain", "salt", "wine", roles={1: "boy", 3: "loader"}, ship="hochland")
    legal = RULES.legal(s, 2)
    expected = ADVICE.strategy(s, 2, legal)
    for seed in range(20):
        imagined = RULES.imagine(RULES.view(s, 2), Random(seed))
        assert expected == ADVICE.strategy(imagined, 2, legal)


def test_a_tie_on_a_dear_island_makes_the_merchant_likeliest() -> None:
    roles: dict[Seat, str] = {1: "mutineer", 3: "boy"}
    s = choosing("ruby", "ruby", "ruby", "", roles=roles, ship="eisfelsen")
    legal = RULES.legal(s, 2)
    weights = list(ADVICE.strategy(s, 2, legal) or ())

    assert ("role", "merchant") == legal[weights.index(max(weights))]


def test_a_pouch_makes_the_mate_likelier() -> None:
    likely = []
    for pouch in (0, 3):
        s = table("", "", "")
        do(s, 0, ("pouch", pouch), ("pass",))
        do(s, 1, ("pass",))
        weights = list(ADVICE.strategy(s, 1, RULES.legal(s, 1)) or ())
        likely.append(weights[ROLES.index("mate")] / sum(weights))

    assert likely[1] > likely[0]


def test_the_sailor_sells_two_here_and_two_there() -> None:
    s = table("grain grain grain grain", "", "grain", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain grain grain", "", "grain"], {1: "boy", 2: "loader"})
    sold = []
    while s.turn == 0 and s.phase == 5:
        action = sailors_choice(s)
        sold.append(action)
        do(s, 0, action)

    assert [2, 2] == [action[3] for action in sold]
    assert {"affeninsel", "hochland"} == {action[1] for action in sold}


def test_the_sailor_defends_its_captaincy_with_conflict_cards() -> None:
    s = table("conflict", "", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "loader"})

    assert ("fight", 1) == sailors_choice(s)


def at_stake(open_conflict: bool, hand: str, played: str, seat: Seat = 1) -> MeutererState:
    """That seat of three holds the one and has played the other; nobody has passed."""
    hands = ["" if other != seat else f"{hand} {played}" for other in range(3)]
    s = table(*hands, ship="eisfelsen")
    s.open_conflict = open_conflict
    s.phase, s.pouch, s.turn = PLAYING, 0, seat
    s.hands[seat], s.played[seat] = counts(hand), counts(played)
    return s


@pytest.mark.parametrize(("option", "gains"), [(False, False), (True, True)])
def test_with_the_option_conflict_cards_face_up_make_a_mutiny_likelier(
    option: bool, gains: bool
) -> None:
    role = ROLES.index("mutineer")
    armed, bare = (
        role_values(at_stake(option, "grain grain", played), 1)[role]
        for played in ("conflict conflict", "cloth cloth")
    )

    assert gains == (armed > bare)


@pytest.mark.parametrize(("option", "feared"), [(False, False), (True, True)])
def test_with_the_option_the_captains_conflict_cards_make_the_mutineer_worth_less(
    option: bool, feared: bool
) -> None:
    role = ROLES.index("mutineer")
    values = []
    for captains in ("conflict conflict", "cloth cloth"):
        s = at_stake(option, "grain grain", "")
        s.played[0] = counts(captains)
        values.append(role_values(s, 1)[role])

    assert feared == (values[0] < values[1])


def test_with_the_option_a_conflict_card_fights_wherever_it_lies() -> None:
    kept = situation(at_stake(True, "conflict", ""), 1)

    assert 2 == kept.fighting(counts("conflict grain"), counts("conflict"))
    assert 1 == situation(at_stake(False, "conflict", ""), 1).fighting(
        counts("conflict grain"), counts("conflict")
    )


def test_the_sailor_keeps_conflict_cards_back_where_all_is_lost() -> None:
    s = table("", "conflict conflict conflict", "conflict")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "mate"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 3))

    assert ("fight", 0) == sailors_choice(s)


def test_the_sailor_plays_what_sells() -> None:
    s = table("ruby ruby conflict", "", "", ship="eisfelsen")
    do(s, 0, ("pouch", 0))

    assert ("play", "ruby") == sailors_choice(s)


def test_the_sailor_as_loader_keeps_what_it_can_sell() -> None:
    s = table("", "grain", "", ship="eisfelsen", left="hochland")
    phase_two(s, ["", "grain", ""], {1: "loader", 2: "boy"})
    s.ship = ISLAND_NUMBERS["eisfelsen"]
    s.active = (s.ship, ISLAND_NUMBERS["fingerhut"])
    for card in ("cloth", "wine", "ruby", "salt"):
        assert ("take", card) in RULES.legal(s, CHANCE)
        RULES.apply(s, CHANCE, ("take", card))

    assert ("keep", "ruby") == sailors_choice(s)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_a_rollout_prefers_is_legal(seats: int) -> None:
    rng = Random(seats)
    for seed in range(3):
        s = fresh(seats, pirate=bool(seed % 2))
        while RULES.to_act(s):
            settle(s)
            if not RULES.to_act(s):
                break
            (seat,) = RULES.to_act(s)
            legal = RULES.legal(s, seat)
            action = ADVICE.sample(s, seat, legal, rng)
            assert action in legal
            RULES.apply(s, seat, action)


def figure(s: MeutererState, seat: Seat, name: str) -> float:
    """One of those that speak for a seat."""
    _, *found = feature_rows(s)[seat]
    return found[FEATURES[s.phase].index(name)]


def test_a_loader_is_better_off_until_it_has_drawn() -> None:
    s = table("", "", "")
    phase_two(s, [""] * 3, {1: "loader", 2: "boy"})
    assert RULES.to_act(s) == (CHANCE,)
    assert [0, 1, 0] == [figure(s, seat, "loader") for seat in range(3)]

    settle(s)

    assert 1 == s.phase
    assert 0 == figure(s, 1, "loader")


@pytest.mark.parametrize(("at_round", "lasting"), [(8, 1), (9, 0)])
def test_what_is_left_for_later_rounds_counts_while_there_are_any(
    at_round: int, lasting: int
) -> None:
    s = table("", "conflict", "", at_round=at_round)
    do(s, 0, ("pouch", 0))

    assert lasting == figure(s, 0, "steering")
    assert lasting == figure(s, 1, "held-conflicts")
    assert 0 == figure(s, 0, "held-conflicts")


def test_the_captain_after_a_mutiny_is_known_while_goods_are_sold() -> None:
    s = table("grain grain grain", "conflict", "grain", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain grain", "", "grain"], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 1))

    assert 5 == s.phase
    assert [0, 1, 0] == [figure(s, seat, "captain") for seat in range(3)]
    assert [0, 0, 1] == [figure(s, seat, "loader") for seat in range(3)]


def test_after_a_mutiny_won_the_old_captain_is_expected_to_offer_too() -> None:
    s = table("grain grain grain", "grain grain", "", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain grain", "grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))

    assert (5, 1) == (s.phase, s.turn)
    assert [6, 0, 0] == [figure(s, seat, "sold") for seat in range(3)]


def test_a_world_in_which_somebody_took_a_poor_role_gets_little_belief() -> None:
    roles: dict[Seat, str] = {1: "merchant", 3: "boy"}
    s = choosing("ruby", "ruby", "ruby", "", roles=roles, ship="eisfelsen")
    likely = ADVICE.belief(s, 2)
    s.roles[1] = ROLES.index("boy")
    s.roles[3] = ROLES.index("merchant")

    assert 0 < ADVICE.belief(s, 2) < likely <= 1


def test_a_world_in_which_somebody_kept_what_sells_gets_little_belief() -> None:
    s = market("eisfelsen", "", "")
    s.hands[1], s.hands[2] = counts(""), counts("")
    likely = ADVICE.belief(s, 0)
    s.hands[1] = counts("ruby")

    assert 0 < ADVICE.belief(s, 0) < likely <= 1


def test_a_rollout_lays_conflict_cards_where_they_decide() -> None:
    s = table("conflict conflict", "conflict", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "loader"})
    legal = RULES.legal(s, 0)

    assert ("fight", 0) != ADVICE.sample(s, 0, legal, Random(1))

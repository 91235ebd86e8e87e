"""The deckhand errs as beginners do, but it swears, keeps a card for each duel, and plays to win."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.myopic import Myopic
from freebooters.engine.contract import Action
from freebooters.games.mutiny import game
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.rules.components import LETTERS
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.training.endings import endings
from tests.games.mutiny.states import RULES, do, duelling, hand, sailing, visit, visiting

ADVICE = MutinyAdvice()
V, D = "valverde", "diaz"
PAIRS = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
GAMES = 24


def odds(state: MutinyState) -> dict[Action, float]:
    """How likely each action comes to the mind of the first who acts, if it notices all."""
    seat = state.acting[0]
    legal = RULES.legal(state, seat)
    weights = ADVICE.policy(state, seat, legal)
    return {action: weight / sum(weights) for action, weight in zip(legal, weights, strict=True)}


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 4))])
def test_deckhands_do_not_ruin_themselves(seats: int) -> None:
    found = [each for _, each in endings("deckhand", "deckhand", seats, GAMES, "beginners")]
    hands = [cards for each in found for cards in each.cards]

    assert sum(not any(each.shares) for each in found) <= GAMES / 5
    assert sum(each.unsworn for each in found) <= len(hands) / 20
    assert sum(each.out for each in found) <= len(hands) / 2
    assert sum(cards >= len(LETTERS) for cards in hands) >= 0.8 * len(hands)


@pytest.mark.parametrize(
    ("seats", "least"),
    [
        (3, 0.7),
        pytest.param(2, 0.75, marks=pytest.mark.slow),
        pytest.param(4, 0.65, marks=pytest.mark.slow),
    ],
)
def test_a_sailor_beats_deckhands(seats: int, least: float) -> None:
    won = [each.shares[one] for one, each in endings("sailor", "deckhand", seats, GAMES, "masters")]

    assert sum(won) >= least * GAMES


def test_a_deckhand_swears_before_all_else() -> None:
    state = sailing(3)
    state.open = ["crackpott", "ojo", "valverde"]
    found = odds(state)
    at_ojo = visiting("ojo")
    choices = tuple(RULES.legal(at_ojo, 0))
    sworn = {
        decide(
            Myopic(),
            Question(game, len(at_ojo.hands), 0, RULES.view(at_ojo, 0), choices, Random(seed)),
        )
        for seed in range(40)
    }

    assert found["take", "ojo"] == max(found.values())
    assert ("done",) in choices
    assert {("swear", V), ("swear", D)} == sworn


def test_a_deckhand_without_a_side_knocks_on_rather_than_take_another_pirate() -> None:
    state = sailing(3)
    state.open = ["crackpott", "tembo"]
    before = odds(state)
    state.allegiance[0] = 0

    assert before["knock",] > 0.5 > odds(state)["knock",]


def test_a_deckhand_prefers_the_side_of_its_cards_and_stays_there() -> None:
    state = sailing()
    state.hands[0] = hand("p1 g1 g3")
    visit(state, "bijoux")

    assert odds(state)["swear", D] > odds(state)["swear", V] > 0
    do(state, ("swear", D))
    state.hands[0] = hand("p3 g1")
    state.turn, state.acting = 0, (0,)
    visit(state, "bijoux")
    assert odds(state)["swear", D] > odds(state)["swear", V] > 0


def test_a_deckhand_collects_combat_cards_and_forgets_the_gold() -> None:
    state = sailing(3)
    state.allegiance[0], state.open = 0, ["crackpott", "valverde"]
    found = odds(state)
    visit(state, "pang")

    assert found["take", "crackpott"] > 20 * found["take", "valverde"]
    assert odds(state)["choose", "combat"] > 0.9


def test_a_deckhand_prefers_to_keep_the_stronger_card_of_its_side() -> None:
    state = sailing()
    state.allegiance[0] = 0
    visit(state, "tembo", ("combat", "pink", 2), ("combat", "grey", 3))

    assert odds(state)["keep", "pink", 2] > 0.5


def test_a_deckhand_hardly_sells_combat_cards_and_returns_those_of_the_other_side() -> None:
    state = sailing()
    state.allegiance[0], state.hands[0] = 0, hand("p1 p3 g1 g2")
    other = state.copy()
    visit(state, "nero")
    visit(other, "wessel")
    trade, swap = odds(state), odds(other)

    assert sum(chance for action, chance in trade.items() if action[0] == "sell") < trade["buy",]
    assert swap["return", "grey", 1] > swap["return", "pink", 3]


def test_a_deckhand_prefers_the_stronger_sailor_on_its_side() -> None:
    state = sailing()
    state.allegiance[0] = 1
    visit(state, "cambivalute", ("sailor", 3), ("sailor", 8))

    assert 1 > odds(state)["place", 3, 8] > 0.6

    state.sailors, state.deck = PAIRS[:], []
    state.turn, state.acting, state.allegiance[0] = 0, (0,), 0
    state.agenda, state.looked = [("turn",)], []
    visit(state, "cambivalute", ("inspect", "A"))
    assert 1 > odds(state)["swap",] > 0.6


def test_a_deckhand_keeps_a_card_for_each_duel_to_come() -> None:
    state = duelling([V, D], ["p1 p1 p2 p3 g1", "g1 g1 g1 g1 g1"], pairs=PAIRS)
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))

    assert odds(state)["monkey",] > 0.5


def test_in_a_duel_a_deckhand_prefers_the_best_card_but_errs_at_times() -> None:
    state = duelling([V, D], ["p1 p1 p1 p2 p2 p3 g1", "g1 g1 g1 g1 g1"], pairs=[(1, 5)])
    legal = RULES.legal(state, 0)
    weighed = ADVICE.strategy(state, 0, legal)
    assert weighed is not None
    found = odds(state)
    likeliest = max(found, key=found.__getitem__)

    assert legal[[*weighed].index(max(weighed))] == likeliest
    assert max(weighed) / sum(weighed) > found[likeliest]

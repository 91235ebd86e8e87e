"""The features of actions, and the weights that predict what sailors choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import CHANCE, Seat
from freebooters.games.cartagena.advice import CartagenaAdvice
from freebooters.games.cartagena.advice.policy import Logits, action_features
from freebooters.games.cartagena.advice.weights.policy import POLICY_WEIGHTS
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from freebooters.kit.learned import weighed

RULES, ADVICE = CartagenaRules(), CartagenaAdvice()

Moment = tuple[CartagenaState, Seat, list[tuple[Any, ...]]]


def moments(variant: str, games: int) -> Iterator[Moment]:
    """Decisions in games played half plausibly, half at random."""
    rng = Random(variant)
    for _ in range(games):
        s = RULES.new(3, {"variant": variant})
        for _ in range(400):
            if not (acting := RULES.to_act(s)):
                break
            seat = acting[0]
            if seat == CHANCE:
                RULES.apply(s, seat, RULES.draw(s, rng))
                continue
            legal = RULES.legal(s, seat)
            yield s, seat, legal
            plausible = rng.random() < 0.5
            action = ADVICE.sample(s, seat, legal, rng) if plausible else rng.choice(legal)
            RULES.apply(s, seat, action)


@pytest.mark.parametrize("variant", VARIANTS)
def test_logits_are_the_weighted_sums_of_action_features(variant: str) -> None:
    rng = Random(1)
    weights = {name: rng.random() for name in POLICY_WEIGHTS[variant]}
    logits = Logits(VARIANTS[variant], weights)
    met = set[str]()

    for s, seat, legal in moments(variant, 2):
        seen = action_features(s, seat, legal)
        met.update(*seen)
        assert logits.of(s, seat, legal) == pytest.approx([weighed(each, weights) for each in seen])

    assert len(met & weights.keys()) > 0.8 * len(weights)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_action_feature_met_in_play_has_a_weight(variant: str) -> None:
    for s, seat, legal in moments(variant, 2):
        for words, seen in zip(legal, action_features(s, seat, legal), strict=True):
            rare = words[0] in {"draw", "pass"} or seen.keys() & {"leaves-3"}
            assert rare or seen.keys() <= POLICY_WEIGHTS[variant].keys(), words


def test_sampling_takes_the_likeliest_action_most_often_but_not_always() -> None:
    rng = Random(5)
    differs = favoured = met = 0
    for s, seat, legal in moments("jamaica", 1):
        ratings = ADVICE.policy(s, seat, legal)
        best = legal[ratings.index(max(ratings))]
        chosen = [ADVICE.sample(s, seat, legal, rng) for _ in range(40)]
        assert chosen.count(best) >= max(map(chosen.count, legal)) - 20
        favoured += chosen.count(best) == max(map(chosen.count, legal))
        met += 1
        differs += chosen.count(best) < len(chosen)
    assert differs > 10
    assert favoured > 0.8 * met


def test_the_row_tells_what_a_retreat_draws() -> None:
    s, seat, legal = next(
        moment
        for moment in moments("tortuga", 3)
        if any(action[0] == "retreat" for action in moment[2])
    )
    draw = next(number for number, action in enumerate(legal) if action[0] == "retreat")
    drawn = s.row[0]

    s.hands[seat][drawn] = 0
    unknown = action_features(s, seat, legal[draw : draw + 1])[0]
    s.hands[seat][drawn] = 1
    known = action_features(s, seat, legal[draw : draw + 1])[0]

    assert unknown.get("new-kind", 0) == known.get("new-kind", 0) + 1
    assert unknown["new-jump"] > 0


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("seats", "raced"), [(2, False), (3, True), (5, True)])
def test_with_several_seats_the_search_races_whole_turns(
    variant: str, seats: int, raced: bool
) -> None:
    assert raced is (ADVICE.search.method_for(seats) == "race")

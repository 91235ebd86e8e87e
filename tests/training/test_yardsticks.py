from __future__ import annotations

from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.catalog import games
from freebooters.engine.contract import CHANCE
from freebooters.games.cartagena.advice import CartagenaAdvice
from freebooters.games.cartagena.rules import CartagenaRules
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.kit.learned import weighed
from freebooters.training.yardsticks import BY_HAND, Yardstick

RULES, ADVICE = CartagenaRules(), CartagenaAdvice(BY_HAND)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_yardstick_counts_a_step_for_each_cell_and_five_and_a_half_for_each_card(
    variant: str,
) -> None:
    rng = Random(variant)
    s = RULES.new(3, {"variant": variant})
    for _ in range(150):
        (seat,) = RULES.to_act(s)
        legal = RULES.legal(s, seat) if seat != CHANCE else [RULES.draw(s, rng)]
        RULES.apply(s, seat, rng.choice(legal))
    counted = [0.1 * (sum(s.men[seat]) + 5.5 * sum(s.hands[seat])) for seat in range(3)]

    assert max(map(sum, s.hands)) <= 8
    assert pytest.approx(counted) == [
        weighed(ADVICE.features(s, seat), BY_HAND[ADVICE.kind(s)]) for seat in range(3)
    ]


def test_the_yardstick_chooses_as_sailors_do_but_by_other_numbers() -> None:
    game = games()["cartagena"]
    rng = Random(3)
    s = RULES.new(2, {"variant": "tortuga"})
    differs = 0
    for _ in range(200):
        acting = RULES.to_act(s)
        if not acting:
            break
        if acting == (CHANCE,):
            RULES.apply(s, CHANCE, RULES.draw(s, rng))
            continue
        (seat,) = acting
        question = Question(
            game,
            s.seats,
            seat,
            RULES.view(s, seat),
            tuple(RULES.legal(s, seat)),
            Random("yardstick"),
        )
        chosen = decide(Yardstick(), question)
        assert chosen in question.choices
        differs += chosen != decide(PLAYERS["sailor"], question)
        RULES.apply(s, seat, chosen)

    assert differs

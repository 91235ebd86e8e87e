"""What makes the explanations of a game's things."""

from __future__ import annotations

import pytest

from freebooters.engine.messages import say
from freebooters.stage import Explainer, Explanation, Fact

THINGS = Explainer("toy", {"chest": "TO-1"})


def test_a_thing_is_explained_with_the_rule_of_its_kind_and_a_sprite_of_the_game() -> None:
    coins = Fact(say("toy-coins"), "toy/coin", 3)
    found = THINGS.explained(
        "chest", say("toy-chest"), say("toy-now"), coins, more=say("toy-more"), icon="chest"
    )
    assert found == Explanation(
        say("toy-chest"), say("toy-now"), (coins,), say("toy-more"), "TO-1", "toy/chest"
    )


def test_what_has_no_picture_is_explained_without_one() -> None:
    assert THINGS.explained("chest", say("toy-chest")).icon == ""


def test_a_number_is_a_fact_called_by_its_key_with_what_it_is_given() -> None:
    found = THINGS.number("coins-of", "coin", "+3", island=say("toy-island"))
    assert found == Fact(say("toy-coins-of", island=say("toy-island")), "toy/coin", "+3")


def test_a_kind_without_a_rule_is_an_error() -> None:
    with pytest.raises(KeyError, match="parrot"):
        THINGS.explained("parrot", say("toy-parrot"))

"""What may be chosen before a game."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters.engine.errors import BadOption, BadSeats
from freebooters.engine.game import Info, Option, Quick, Traits
from freebooters.engine.options import checked_options, checked_seats

INFO = Info(
    id="isle",
    rules_version=1,
    seats=(2, 4),
    options=(
        Option("map", "choice", ("reef", "cove")),
        Option("storm", "flag", (False, True), False),
        Option("coins", "whole", (1, 2, 3), 2),
    ),
    traits=Traits(hidden=False, chance=False, simultaneous=False),
    rules=(),
    longest=1,
    complexity=1,
    quick=Quick(2),
    designer="",
    published="",
)


def test_options_are_filled_in_in_the_order_of_the_schema() -> None:
    chosen = checked_options(INFO, {"coins": 3, "map": "cove"})

    assert [("map", "cove"), ("storm", False), ("coins", 3)] == list(chosen.items())


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({}, "error-option-missing"),
        ({"map": None}, "error-option-missing"),
        ({"map": "moon"}, "error-option"),
        ({"map": ["reef"]}, "error-option"),
        ({"map": "reef", "sails": 3}, "error-option"),
        ({"map": "reef", "storm": 1}, "error-option"),
        ({"map": "reef", "storm": "true"}, "error-option"),
        ({"map": "reef", "coins": True}, "error-option"),
        ({"map": "reef", "coins": 2.0}, "error-option"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        checked_options(INFO, given)

    assert key == refused.value.message.key
    assert refused.value.message.args["option"] in {"map", "storm", "coins", "sails"}


@pytest.mark.parametrize("seats", [1, 3, 5, 0, -2, "2", 2.0, None, True])
def test_only_the_numbers_of_seats_a_game_is_for_are_taken(seats: object) -> None:
    with pytest.raises(BadSeats) as refused:
        checked_seats(INFO, seats)

    assert {"seats": str(seats), "least": 2, "most": 4} == refused.value.message.args
    assert 4 == checked_seats(INFO, 4)

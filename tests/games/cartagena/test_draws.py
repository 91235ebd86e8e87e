"""Chance has the right odds: chi-square tests, seeded, so that they say the same every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.seeds import rng_at
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import RULES, go, passage, position, view

THROWS = 6000

# Exceeded by chance once in a thousand times, per degree of freedom.
LIMITS = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 11: 31.26}


def chi_square(expected: Mapping[Action, float], s: CartagenaState) -> float:
    """How far `THROWS` draws are from the odds expected."""
    rng = Random("odds")
    drawn = Counter(RULES.draw(s, rng) for _ in range(THROWS))
    assert set(expected) == set(drawn) == set(RULES.legal(s, CHANCE))
    return distance(expected, drawn)


def distance(expected: Mapping[Action, float], drawn: Counter[Action]) -> float:
    total = drawn.total()
    return sum(
        (drawn[action] - odds * total) ** 2 / (odds * total) for action, odds in expected.items()
    )


def in_proportion(verb: str, pile: str) -> dict[Action, float]:
    cards = Counter(pile.split())
    return {(verb, symbol): count / cards.total() for symbol, count in cards.items()}


def test_segments_and_sides_are_uniform() -> None:
    s = RULES.new(3, {"variant": "basic"})
    expected: dict[Action, float] = {
        ("segment", k, side): 1 / 12 for k in range(1, 7) for side in (0, 1)
    }

    assert chi_square(expected, s) < LIMITS[11]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ca_2_the_start_player_is_uniform(seats: int) -> None:
    s = RULES.new(seats, {"variant": "jamaica"})
    go(s, *[("segment", k, 0) for k in range(1, 7)])
    expected: dict[Action, float] = {("start", seat): 1 / seats for seat in range(seats)}

    assert chi_square(expected, s) < LIMITS[seats - 1]


PILE = "bottle bottle bottle bottle bottle hat hat hat skull key key"


def test_a_card_from_the_pile_is_as_likely_as_its_number() -> None:
    s = position("jamaica", [[20], [9]], pile=PILE)
    go(s, ("retreat", 20))

    assert chi_square(in_proportion("take", PILE), s) < LIMITS[3]


def test_a_card_laid_in_the_row_is_as_likely_as_its_number() -> None:
    s = position("tortuga", [[20], [9]], row="skull", pile=PILE)
    go(s, ("retreat", 20))

    assert chi_square(in_proportion("row", PILE), s) < LIMITS[3]


def test_a_dealt_card_is_as_likely_as_its_number() -> None:
    s = RULES.new(2, {"variant": "advanced"})
    go(s, *[("segment", k, 0) for k in range(1, 7)], ("start", 0))
    s.pile = [1, 2, 3, 4, 5, 6]
    expected: dict[Action, float] = {
        ("deal", symbol): (at + 1) / 21 for at, symbol in enumerate(s.variant.edition.symbols)
    }

    assert chi_square(expected, s) < LIMITS[5]


def test_seeds_and_positions_give_independent_draws() -> None:
    """One generator per position of the log must be as good as one for all."""
    s = RULES.new(2, {"variant": "tortuga"})
    expected: dict[Action, float] = {
        ("segment", k, side): 1 / 12 for k in range(1, 7) for side in (0, 1)
    }
    by_seed = Counter(RULES.draw(s, rng_at(f"{seed:08x}", 0)) for seed in range(THROWS))
    by_position = Counter(RULES.draw(s, rng_at("reef", position)) for position in range(THROWS))
    pairs: Counter[Action] = Counter(
        (RULES.draw(s, rng_at(str(seed), 0))[2], RULES.draw(s, rng_at(str(seed), 1))[2])
        for seed in range(THROWS)
    )

    assert distance(expected, by_seed) < LIMITS[11]
    assert distance(expected, by_position) < LIMITS[11]
    assert distance({(a, b): 0.25 for a in (0, 1) for b in (0, 1)}, pairs) < LIMITS[3]


def test_an_imagined_hand_is_as_likely_as_the_unseen_cards_say() -> None:
    """One hidden card, the rest of the deck in the pile: odds in proportion to what is unseen."""
    s = position("jamaica", [[], []], ["bottle bottle bottle", "key"], path=passage_of_example())
    symbols = s.variant.edition.symbols
    unseen = dict(zip(symbols, (14, 17, 17, 17, 17, 17), strict=True))
    rng = Random("imagine")
    drawn: Counter[Action] = Counter()
    for _ in range(THROWS):
        hand = RULES.imagine(view(s, 0), rng).hands[1]
        drawn[(symbols[hand.index(1)],)] += 1

    assert distance({(symbol,): n / 99 for symbol, n in unseen.items()}, drawn) < LIMITS[5]


def passage_of_example() -> str:
    return " ".join(passage("jamaica"))

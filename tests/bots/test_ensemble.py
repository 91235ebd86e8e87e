"""What several searches have found is one comparison, and chooses better than any of them."""

from __future__ import annotations

import pytest

from freebooters.bots.bot import Prospect, Thought
from freebooters.bots.ensemble import likely, pooled
from freebooters.bots.searcher import Searcher
from tests.bots.test_ismcts import PENNIES, in_turn, said
from tests.bots.toys import asked

BOT = Searcher(80)


def thought(progress: float, *prospects: tuple[str, float, float]) -> Thought:
    found = tuple(Prospect((word,), worth, share) for word, worth, share in prospects)
    return Thought(progress, found[0].action, found)


def test_pooling_averages_shares_and_weighs_worths_by_shares() -> None:
    found = pooled(
        [
            thought(1, ("stay", 0.5, 0.6), ("sail", 0.7, 0.4)),
            thought(1, ("sail", 0.6, 0.8), ("stay", 0.3, 0.2)),
        ]
    )

    assert [("sail",), ("stay",)] == [prospect.action for prospect in found]
    assert [0.6, 0.4] == pytest.approx([prospect.share for prospect in found])
    assert (0.7 * 0.4 + 0.6 * 0.8) / 1.2 == pytest.approx(found[0].worth)


def test_searches_are_weighted_by_their_progress() -> None:
    found = pooled([thought(0.2, ("stay", 0.5, 1.0)), thought(0.8, ("sail", 0.5, 1.0))])

    assert [("sail",), ("stay",)] == [prospect.action for prospect in found]
    assert [0.8, 0.2] == pytest.approx([prospect.share for prospect in found])


def test_a_mixed_strategy_leaves_out_actions_that_were_seldom_tried() -> None:
    found = thought(
        1, ("stay", 0.5, 0.6), ("sail", 0.5, 0.2), ("sink", 0.5, 0.1), ("swim", 0.5, 0.1)
    )
    kept = likely(found.prospects, seldom=0.25)

    assert [("stay",), ("sail",)] == [prospect.action for prospect in kept]
    assert [0.75, 0.25] == pytest.approx([prospect.share for prospect in kept])


def test_two_searches_overrule_one() -> None:
    game = in_turn((0,), {0: said("stay", "sail")}, pays=lambda h: [0.5, 0.5])
    agreed = BOT.agree(
        asked(game),
        [
            thought(1, ("stay", 0.5, 0.7), ("sail", 0.5, 0.3)),
            thought(1, ("sail", 0.5, 0.9), ("stay", 0.5, 0.1)),
            thought(1, ("sail", 0.5, 0.8), ("stay", 0.5, 0.2)),
        ],
    )

    assert ("sail",) == agreed.action


def test_a_secret_choice_is_drawn_from_the_pooled_results_of_all_searches() -> None:
    one_sided = [thought(1, (word, 0.5, 0.9), (other, 0.5, 0.1)) for word, other in ("ab", "ba")]
    chosen = [BOT.agree(asked(PENNIES, seed=seed), one_sided).action for seed in range(200)]

    assert 0.5 == pytest.approx(chosen.count(("a",)) / 200, abs=0.12)


def test_searches_stopped_before_they_compared_anything_follow_the_first() -> None:
    game = in_turn((0,), {0: said("stay", "sail")}, pays=lambda h: [0.5, 0.5])
    stopped = Thought(0, ("sail",))

    assert stopped == BOT.agree(asked(game), [stopped, Thought(0, ("stay",))])


def test_a_secret_choice_is_drawn_also_when_stopped_early() -> None:
    first = [next(BOT.think(asked(PENNIES, seed=seed))).action for seed in range(100)]

    assert {("a",), ("b",)} == set(first)

"""A remark is made when its conditions hold, and only then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from freebooters.engine.coach import Remark, Situation, fitting, holds
from freebooters.engine.events import Seen

MOMENT = Situation(
    seat=1,
    view={
        "hand_sizes": [4, 1],
        "round": 9,
        "rounds": 9,
        "duel": None,
        "row": ["hat"],
        "phase": "sea",
    },
    legal=[("play", "hat", 3), ("end",)],
    seen=[Seen("played", {"seat": 1}), Seen("sold", {"seat": 0}), Seen("storm")],
    decisions=2,
)


@pytest.mark.parametrize(
    "condition",
    [
        "legal play * *",
        "legal end",
        "choices 2",
        "view round = 9",
        "view round = @rounds",
        "view round > 8",
        "view phase = sea",
        "view duel = None",
        "view row.# = 1",
        "view row.0 = hat",
        "my hand_sizes = 1",
        "my hand_sizes < 4",
        "event played",
        "event played me",
        "event sold other",
        "event storm",
        "gone 3",
    ],
)
def test_what_holds_is_seen(condition: str) -> None:
    assert holds(condition, MOMENT)


@pytest.mark.parametrize(
    "condition",
    [
        "legal play *",
        "legal pass",
        "choices 3",
        "view round < 9",
        "view phase = land",
        "view phase > 3",
        "view duel.round = 1",
        "view nothing = None",
        "view round = @nothing",
        "my hand_sizes = 4",
        "event played other",
        "event sold me",
        "event storm me",
        "event storm other",
        "event bought",
        "refused CA-4",
        "gone 2",
    ],
)
def test_what_does_not_hold_is_not_seen(condition: str) -> None:
    assert not holds(condition, MOMENT)


@pytest.mark.parametrize("condition", ["legal", "leagl end", "choices", "choices few"])
def test_what_is_no_condition_is_refused(condition: str) -> None:
    last = condition.rpartition(" ")[2]
    with pytest.raises(ValueError, match=last):
        holds(condition, MOMENT)


FIRST = Remark("first", ("legal end", "gone 3"), "CA-1")
SECOND = Remark("second", ("choices 2",), "CA-2")
NEVER = Remark("never", ("legal end", "legal pass"), "CA-3")
ANSWER = Remark("answer", ("refused CA-4",), "CA-4")
REMARKS = (NEVER, ANSWER, FIRST, SECOND)


def test_the_first_remark_that_fits_and_was_not_made_is_made() -> None:
    assert FIRST == fitting(REMARKS, MOMENT)
    assert SECOND == fitting(REMARKS, MOMENT, {"first"})
    assert fitting(REMARKS, MOMENT, {"first", "second"}) is None


def test_only_a_remark_about_that_rule_answers_a_refusal() -> None:
    assert ANSWER == fitting(REMARKS, replace(MOMENT, refused="CA-4"))
    assert fitting(REMARKS, replace(MOMENT, refused="CA-5")) is None
    assert fitting(REMARKS, replace(MOMENT, refused="CA-4"), {"answer"}) is None

"""What decided a game, in one sentence for each seat."""

from __future__ import annotations

from freebooters.app.analysis.judgement import Judged
from freebooters.app.analysis.luck import Part, Share
from freebooters.app.analysis.mistakes import Mistake
from freebooters.app.analysis.summary import summaries
from freebooters.app.analysis.turning import Swing, Turn
from freebooters.bots.bot import Prospect
from freebooters.engine.messages import say

LOST: list[float] = [0.0, 1.0]
"""The first seat has lost, the second has won."""


def part(change: float, error: float) -> Part:
    return Part(change, error**2)


def share(luck: Part, play: Part | None = None, start: float = 0.5) -> Share:
    vague = part(0.3, 0.9)
    return Share(start, luck, play or vague, vague)


def mistake(cost: float, seat: int = 0) -> Mistake:
    bad = Prospect(("bad",), 0.2, 0.5)
    return Mistake(int(100 * cost), seat, bad, bad, cost, 0.01, [bad])


def turn(seat: int, start: int, before: float, after: float) -> Turn:
    return Turn(Swing(seat, start, start + 5, before, after), (start, start + 1), None)


def told(
    returns: list[float], shares: list[Share], turns: list[Turn], mistakes: list[Mistake]
) -> list[str | None]:
    found = summaries(returns, shares, turns, mistakes, [], lambda _: say("bid"))
    return [None if each is None else each.key for each in found]


def test_the_loser_hears_of_the_costliest_decision_and_of_luck() -> None:
    shares = [share(part(0.01, 0.0)), share(part(0.2, 0.05))]
    first, _ = summaries(LOST, shares, [], [mistake(0.05), mistake(0.14)], [], lambda _: say("bid"))

    assert first is not None
    assert "summary-lost-mistake" == first.key
    assert (14, "little", say("bid")) == tuple(
        first.args[name] for name in ("points", "luck", "label")
    )


def test_a_turning_point_that_went_the_way_of_the_game_comes_by_its_number() -> None:
    turns = [turn(1, 40, 0.4, 1.0), turn(0, 20, 0.5, 0.2), turn(0, 10, 0.2, 0.6)]
    first, second = summaries(LOST, [], turns, [mistake(0.2, 1)], [], lambda _: say("bid"))

    assert first is not None
    assert second is not None
    assert ("summary-lost-turn", 2, 50, 20) == (
        first.key,
        *(first.args[name] for name in ("number", "before", "after")),
    )
    assert ("summary-won-turn", 3) == (second.key, second.args["number"])


def test_what_is_sure_of_luck_and_play_counts_if_it_was_there_to_be_lost_or_won() -> None:
    sure, vague = part(-0.3, 0.05), part(-0.3, 0.4)

    assert ["summary-lost-luck", None] == told(LOST, [share(sure), share(sure)], [], [])
    assert [None, None] == told(LOST, [share(vague), share(vague)], [], [])
    assert [None, None] == told(LOST, [share(sure, start=0.2), share(vague)], [], [])
    assert ["summary-lost-play"] == told([0.0, 1.0], [share(vague, sure), share(vague)], [], [])[:1]


def test_where_everybody_loses_nobody_has_won() -> None:
    turns = [turn(0, 10, 0.5, 0.0), turn(1, 20, 0.4, 0.0)]

    assert ["summary-lost-turn"] * 2 == told([0.0, 0.0], [], turns, [])
    assert [None, None] == told([0.0, 0.0], [], [], [])


def test_else_it_tells_whether_the_chance_changed_at_one_stroke_or_step_by_step() -> None:
    courses = [
        [Judged(at, seat, worth) for at, worth in enumerate(worths)]
        for seat, worths in enumerate([[0.4, 0.3, 0.2, 0.0], [0.3, 0.4, 1.0]])
    ]
    first, second = summaries(LOST, [], [], [], courses, lambda _: say("bid"))

    assert first is not None
    assert second is not None
    assert ("summary-lost-steps", 40) == (first.key, first.args["before"])
    assert ("summary-won-stroke", 40, 100) == (
        second.key,
        *(second.args[name] for name in ("before", "after")),
    )
    assert [None, None] == summaries(LOST, [], [], [], [[], []], lambda _: say("bid"))

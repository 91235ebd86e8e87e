"""What is made of the judgements of a game: its turning points and its costliest decisions."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from freebooters.app import bridge
from freebooters.app.advisers import ADVISERS
from freebooters.app.analysis.decisions import coarse_first
from freebooters.app.analysis.judgement import Decision, Judged, Judgement
from freebooters.app.analysis.mistakes import (
    Looked,
    Mistake,
    costliest,
    mistakes,
    suspects,
    verdict,
)
from freebooters.app.analysis.turning import (
    Swing,
    course,
    crux,
    instead,
    swings,
    thinned,
    turning_points,
)
from freebooters.app.chairs import learners
from freebooters.bots.bot import Prospect
from freebooters.bots.evaluator import Evaluator
from tests.app.client import Client, Json
from tests.app.test_insight import thought

T = TypeVar("T")

GAMES = sorted((Path(__file__).parent / "analyses").glob("*.json"))
"""Games that were judged once: all judgements, and what was made of them."""


def ended(steps: Generator[None, None, T]) -> T:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def prospect(verb: str, worth: float | None, share: float = 0.3) -> Prospect:
    return Prospect((verb,), worth, share)


def decision(position: int, verb: str = "bad", seat: int = 0) -> Decision:
    return Decision(position, seat, (verb,))


def look(cost: float) -> list[Prospect]:
    return [prospect("good", 0.6, 0.8), prospect("bad", 0.6 - cost, 0.2)]


def looked(position: int, one: float, other: float) -> Looked:
    return Looked(decision(position), (look(one), look(other)))


def bare(each: Prospect) -> list[Any]:
    return [list(each.action), each.worth, each.share]


def test_the_judged_games_are_there() -> None:
    assert ["cartagena", "meuterer", "mutiny"] == [file.stem for file in GAMES]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_judged_game_has_the_same_turning_points_and_costly_decisions_to_the_last_digit(
    file: Path,
) -> None:
    game = json.loads(file.read_text(encoding="utf-8"))
    asked = {
        (position, seat, number): Judgement(
            worth, [Prospect(tuple(action), *rest) for action, *rest in prospects]
        )
        for position, seat, number, worth, prospects in game["asked"]
    }
    heard = []

    def judge(position: int, seat: int, number: int) -> Generator[None, None, Judgement]:
        heard.append((position, seat, number))
        yield
        return asked[position, seat, number]

    moments = [Decision(place, seat, tuple(action)) for place, seat, action in game["moments"]]
    order = coarse_first(moments)
    known = {each.position: ended(judge(each.position, each.seat, 0)) for each in order}
    judged = [Judged(each.position, each.seat, known[each.position].worth) for each in order]
    seats = range(len(game["returns"]))
    courses = [course(judged, seat, game["end"], game["returns"]) for seat in seats]
    turns = ended(turning_points(courses, moments, known, judge))
    costly = ended(costliest(moments, known, game["learners"], judge))

    def told_at(position: int) -> int:
        lines: list[int] = game["lines"]
        return next((line for line in lines if line > position), lines[-1])

    assert game["order"] == [each.position for each in order]
    assert [tuple(each[:3]) for each in game["asked"]] == heard
    assert game["turns"] == [
        [
            turn.swing.seat,
            turn.swing.before,
            turn.swing.after,
            told_at(turn.stretch[0]),
            turn.better and list(turn.better.action),
        ]
        for turn in sorted(turns, key=lambda turn: told_at(turn.stretch[0]))
    ]
    assert game["mistakes"] == [
        [
            each.position,
            each.seat,
            bare(each.taken),
            bare(each.best),
            each.cost,
            each.error,
            [[list(tried.action), tried.worth, verdict(each, tried)] for tried in each.tried],
        ]
        for each in costly
    ]


def test_a_game_is_sketched_before_it_is_filled_in_each_decision_once() -> None:
    moments = [decision(10 + at, "end", at % 2) for at in range(40)]
    order = [each.position for each in coarse_first(moments)]

    assert [10, 11, 42, 43, 48, 49] == order[:6]
    assert [each.position for each in moments] == sorted(order)


def test_a_course_is_one_seat_s_in_order_and_ends_with_what_the_game_brought() -> None:
    found = [Judged(9, 1, 0.3), Judged(5, 0, 0.6), Judged(3, 1, 0.4)]

    assert [Judged(3, 1, 0.4), Judged(9, 1, 0.3), Judged(20, 1, 1)] == course(found, 1, 20, [0, 1])
    assert [Judged(3, 1, 0.4), Judged(9, 1, 0.3)] == course(found, 1, 20, None)


def test_the_largest_swings_are_told_and_of_two_about_the_same_moments_one() -> None:
    anne = [Judged(1, 0, 0.5), Judged(5, 0, 0.8), Judged(9, 0, 0.75), Judged(20, 0, 1)]
    bart = [Judged(2, 1, 0.5), Judged(6, 1, 0.1), Judged(20, 1, 0)]

    assert [Swing(1, 2, 6, 0.5, 0.1), Swing(0, 9, 20, 0.75, 1)] == swings([anne, bart], 5, 0.1)
    assert 1 == len(swings([anne, bart], 1, 0.1))
    assert [] == swings([anne, bart], 5, 0.5)


def test_the_crux_of_a_swing_is_its_largest_step_the_same_way() -> None:
    drop = Swing(0, 2, 12, 0.8, 0.3)

    assert (4, 6) == crux(drop, [(4, 0.9), (6, 0.4), (8, 0.1)])
    assert (2, 12) == crux(drop, [])


def test_of_many_moments_some_are_taken_evenly_of_few_all() -> None:
    assert [0, 4, 8, 12, 16] == thinned(range(20), 5)
    assert [7, 8] == thinned([7, 8], 5)


def test_what_was_best_is_told_where_an_own_decision_cost_something_and_was_another() -> None:
    drop, rise = Swing(0, 3, 6, 0.6, 0.2), Swing(0, 3, 6, 0.6, 0.9)
    did, best = decision(3, "end"), prospect("keep", 0.6)

    assert best == instead(drop, did, [best])
    assert instead(rise, did, [best]) is None
    assert instead(drop, None, [best]) is None
    assert instead(drop, did, []) is None
    assert instead(drop, did, [prospect("end", 0.6)]) is None


def test_the_decisions_that_seem_to_have_cost_most_are_looked_at_again_the_worst_first() -> None:
    moments = [decision(1), decision(2), decision(3, "good"), decision(4), decision(5, seat=1)]
    costs = {1: 0.1, 2: 0.3, 3: 0.4, 4: 0.02, 5: 0.9}
    known = {position: Judgement(0.5, look(cost)) for position, cost in costs.items()}

    assert [2, 1] == [each.position for each in suspects(moments, known, {0})]


def test_what_two_looks_agree_on_is_told_with_the_mean_loss_in_the_order_of_the_game() -> None:
    found = mistakes([looked(9, 0.3, 0.28), looked(4, 0.2, 0.22)])

    assert [4, 9] == [each.position for each in found]
    assert (0.29, 0.01) == pytest.approx((found[1].cost, found[1].error))
    assert (("good",), ("bad",)) == (found[1].best.action, found[1].taken.action)


def test_a_cost_within_the_noise_of_both_looks_is_no_mistake() -> None:
    assert [] == mistakes([looked(4, 0.2, 0.02)])
    # The noise of the others counts, too: two looks may be alike by accident.
    assert [] == mistakes([looked(4, 0.1, 0.1), looked(5, 0.4, 0.1), looked(6, 0.4, 0.1)])
    unknown = Looked(decision(4), ([prospect("good", None)], look(0.3)))
    assert [] == mistakes([unknown])


def test_three_at_most_are_told_the_costliest() -> None:
    found = mistakes([looked(at, cost, cost) for at, cost in enumerate((0.1, 0.2, 0.3, 0.4))])

    assert [1, 2, 3] == [each.position for each in found]


def test_another_try_is_compared_only_where_that_can_be_told() -> None:
    tried = [
        prospect("good", 0.6),
        prospect("bad", 0.3),
        prospect("fair", 0.5),
        prospect("alike", 0.35),
        prospect("worst", 0.1),
        prospect("rare", 0.9, 0.01),
    ]
    mistake = Mistake(3, 0, tried[1], tried[0], 0.3, 0.05, tried)

    assert ["best", "same", "better", "close", "worse", "unknown"] == [
        verdict(mistake, each) for each in tried
    ]


def test_people_learn_from_their_mistakes_and_where_only_bots_have_played_all_do() -> None:
    assert [1] == learners(["sailor", "human", "friend"])
    assert [0, 1] == learners(["sailor", "deckhand"])


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judgements that take a moment, and are not good."""
    monkeypatch.setitem(ADVISERS, "judge", Evaluator(4))
    monkeypatch.setitem(ADVISERS, "weigh", Evaluator(8))


def analysed(question: Json, milliseconds: float = 5) -> list[Json]:
    bridge.think(json.dumps(question))
    steps = [json.loads(bridge.step(milliseconds))]
    while not steps[-1]["done"]:
        steps.append(json.loads(bridge.step(milliseconds)))
    return steps


@pytest.mark.usefixtures("_hasty")
def test_an_analysis_goes_in_slices_tells_each_thing_once_and_at_the_end_all(
    client: Client,
) -> None:
    client.start("basic", "human", "deckhand")
    assert "error-not-over" == client.refused("analyse")[0]
    client.finished("basic", "human", "deckhand")
    steps = analysed(client.told("analyse")["think"])
    *before, last = steps
    told = [each for step in before for each in step["judged"]]
    moments = client.told("review")["moments"]

    assert [step["progress"] for step in steps] == sorted(step["progress"] for step in steps)
    assert told == last["judged"][: len(told)]
    assert sorted(each["position"] for each in last["judged"]) == [
        each["position"] for each in moments
    ]
    assert last["shares"] == [share for step in before for share in step["shares"]]
    assert 0 < len(last["turning"]) <= 5
    assert [len(step["summaries"]) for step in steps if step["summaries"]][-1] == 2
    assert None not in last["summaries"]
    assert {0} >= {mistake["seat"] for mistake in last["mistakes"]}
    judged = last["judged"][0]
    place = {"position": judged["position"], "seat": judged["seat"]}
    step = thought(client.told("judge", **place, look=0)["think"])
    assert {**place, "worth": step["worth"], "prospects": step["prospects"]} == judged


@pytest.mark.usefixtures("_hasty")
def test_an_analysis_that_was_called_off_goes_on_and_tells_again_what_it_knows(
    client: Client,
) -> None:
    client.finished("basic", "human", "deckhand")
    question = client.told("analyse")["think"]
    bridge.think(json.dumps(question))
    known: list[Json] = []
    while len(known) < 4:
        known += json.loads(bridge.step(0))["judged"]
    moment = client.told("review")["moments"][0]
    thought(client.told("judge", position=moment["position"], seat=moment["seat"], look=0)["think"])
    bridge.think(json.dumps(question))
    again = json.loads(bridge.step(0))

    assert (1, known) == (again["split"], again["judged"][:4])
    assert [] != again["shares"]

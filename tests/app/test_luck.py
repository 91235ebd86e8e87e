"""Luck and play add up to the result, are exact where the estimates are, and say how sure they are."""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random

from freebooters import catalog
from freebooters.app.analysis.luck import Estimate, Share, certainty, share_json, split
from freebooters.app.analysis.luck import shares as split_of
from freebooters.engine.contract import CHANCE, Action, Entry, Seat
from freebooters.engine.match import Match
from tests.app.client import Client
from tests.app.test_insight import thought
from tests.bots.toys import History, Toy, ToyState

PLIES: tuple[Seat, ...] = (CHANCE, 0, 1, CHANCE, 1, 0, CHANCE)
NOISE = 0.05


def acting(history: History) -> tuple[Seat, ...]:
    return () if len(history) == len(PLIES) else (PLIES[len(history)],)


def offers(history: History, seat: Seat) -> list[Action]:
    return [("go", number) for number in range(3)]


def pays(history: History) -> list[float]:
    first = round(Random(repr(history)).random(), 2)
    return [first, 1 - first]


RULES = Toy(acting, offers, pays)


@cache
def exact(history: History) -> tuple[float, ...]:
    """Every seat's return if all play their best."""
    who = acting(history)
    if not who:
        return tuple(pays(history))
    after = [exact((*history, Entry(who[0], action))) for action in offers(history, who[0])]
    if who == (CHANCE,):
        return tuple(sum(worths) / len(after) for worths in zip(*after, strict=True))
    return max(after, key=lambda worths: worths[who[0]])


def certain(state: ToyState) -> tuple[float, ...]:
    return exact(state.history)


def noisy(state: ToyState) -> tuple[float, ...]:
    off = Random("noise" + repr(state.history)).gauss(0, NOISE)
    first, second = exact(state.history)
    return first + off, second - off


def played(seed: int) -> list[Entry]:
    rng = Random(seed)
    return [Entry(seat, ("go", rng.randrange(3))) for seat in PLIES]


def whole(share: Share) -> float:
    return share.start + share.luck.change + share.play.change + share.others.change + share.rest


def shares(seed: int, estimate: Estimate = certain) -> list[Share]:
    *_, (weighed, found) = split(RULES, 2, {}, played(seed), estimate)
    assert len(PLIES) == weighed
    return found


def test_with_exact_chances_luck_and_play_make_up_the_whole_result() -> None:
    for seed in range(40):
        log = played(seed)
        one, other = shares(seed)

        assert [one.result, other.result] == pays(tuple(log))
        for share in (one, other):
            assert abs(whole(share) - share.result) < 1e-9
            assert abs(share.rest) < 1e-9
            assert share.luck.error() + share.play.error() + share.others.error() < 1e-9
            assert abs(share.drift) < 1e-9
            assert share.play.change < 1e-9
        assert abs(one.luck.change + other.luck.change) < 1e-9
        assert abs(one.play.change + other.others.change) < 1e-9


def test_whoever_plays_its_best_gives_nothing_away() -> None:
    history: History = ()
    rng = Random(3)
    while who := acting(history):
        options = [Entry(who[0], action) for action in offers(history, who[0])]
        entry = rng.choice(options)
        if who == (0,):
            entry = max(options, key=lambda each: exact((*history, each))[0])
        history = (*history, entry)
    *_, (_, (one, other)) = split(RULES, 2, {}, history, certain)

    assert abs(one.play.change) < 1e-9
    assert other.play.change < -0.01


def test_estimates_that_see_too_late_what_a_decision_is_worth_make_less_sure_what_it_changed() -> (
    None
):
    def alone(history: History) -> tuple[Seat, ...]:
        return ((0,), (0,), ())[len(history)]

    def estimate(state: ToyState) -> list[float]:
        worth = (0.4, 0.7)[len(state.history)]
        return [worth, 1 - worth]

    rules = Toy(alone, offers, lambda _: [1.0, 0.0])
    *_, (_, (one, other)) = split(rules, 2, {}, [Entry(0, ("go", 1))] * 2, estimate)

    late = sqrt(0.3**2 + 0.3**2 + 0.6**2)
    assert [round(late, 6)] * 2 == [round(each.error(), 6) for each in (one.play, other.others)]


def test_with_rough_chances_it_adds_up_and_the_error_of_luck_is_not_understated() -> None:
    squares = stated = 0.0
    for seed in range(200):
        for rough, true in zip(shares(seed, noisy), shares(seed), strict=True):
            assert abs(whole(rough) - rough.result) < 1e-9
            squares += (rough.luck.change - true.luck.change) ** 2
            stated += rough.luck.error() ** 2

    assert NOISE / 2 < sqrt(squares / 400)
    assert squares <= stated < 6 * squares


def test_what_becomes_of_secret_choices_together_is_nobody_s() -> None:
    def both(history: History) -> tuple[Seat, ...]:
        return ((0, 1), (1,), (0,), ())[len(history)]

    def meet(history: History) -> list[float]:
        one = (history[0].action[1] == history[1].action[1]) / 2 + 0.5
        return [one, 1 - one] if history[2].action[1] else [0.0, 1.0]

    def estimate(state: ToyState) -> list[float]:
        return [0.6, 0.4] if len(state.history) < 2 else [1.0, 0.0]

    log = [Entry(0, ("go", 1)), Entry(1, ("go", 1)), Entry(0, ("go", 0))]
    *_, (_, (one, other)) = split(Toy(both, offers, meet), 2, {}, log, estimate)

    assert [0.4, -0.4] == [round(share.rest, 6) for share in (one, other)]
    assert [-1, 0] == [share.play.change for share in (one, other)]
    assert [0, 1] == [share.others.change for share in (one, other)]
    assert 0 == one.drift == one.luck.change


def test_where_chance_has_many_outcomes_a_sample_is_tried_and_adds_to_the_error() -> None:
    calls = 0

    def many(history: History, seat: Seat) -> list[Action]:
        return [("go", number) for number in range(500)]

    before = 0.5

    def estimate(state: ToyState) -> list[float]:
        nonlocal calls
        calls += 1
        return [before, 1 - before]

    def pay(history: History) -> list[float]:
        return [history[0].action[1] / 500, 1 - history[0].action[1] / 500]  # type: ignore[operator]

    rules = Toy(lambda history: () if history else (CHANCE,), many, pay)
    *_, (_, (one, _)) = split(rules, 2, {}, [Entry(CHANCE, ("go", 450))], estimate)

    assert 1 == calls
    assert 0.03 < one.luck.error() < 0.2
    assert abs(one.luck.change - 0.4) < 3 * one.luck.error()

    # That it was off before the draw makes all that decisions are said to have changed less sure.
    assert 0.03 < abs(one.drift) == abs(one.rest)
    told = share_json(one)
    assert [[0.0, abs(one.drift), "close"]] * 2 == [told["play"], told["others"]]

    before += one.drift
    *_, (_, (one, _)) = split(rules, 2, {}, [Entry(CHANCE, ("go", 450))], estimate)
    assert 0.0 == round(one.drift, 9)
    assert 0.03 < one.luck.error() < 0.1


def test_a_finished_game_is_split_entry_by_entry_and_comes_to_its_result(client: Client) -> None:
    client.finished("tortuga", "human", "deckhand", "sailor")
    match = catalog.load(client.save)
    steps = [weighed for weighed, _ in split_of(match)]
    *_, (_, found) = split_of(match)
    told = [share_json(share) for share in found]

    assert [*range(1, len(match.log) + 1)] == steps
    assert match.returns == [share["result"] for share in told]
    for share in told:
        parts = sum(share[part][0] for part in ("luck", "play", "others", "rest"))
        assert abs(share["start"] + parts - share["result"]) < 1e-9
        assert share["luck"][1] > 0


def test_a_change_is_sure_within_its_error_too_close_exact_or_more_than_a_game() -> None:
    assert "sure" == certainty(0.12, 0.03)
    assert "exact" == certainty(-0.07)
    assert "close" == certainty(0.02, 0.03)
    assert ["much", "much"] == [certainty(1.31, 0.4), certainty(-1.01)]
    assert "sure" == certainty(1.0, 0.4)


def test_closer_looks_at_a_decision_are_independent_and_tell_all_that_was_tried(
    client: Client,
) -> None:
    client.finished("jamaica", "human", "deckhand")
    match: Match = catalog.load(client.save)
    place = next(
        at
        for at, entry in enumerate(match.log)
        if entry.seat == 0 and len(match.at(at).legal(0)) > 6
    )
    usual, one, other = (
        client.told("judge", position=place, seat=0, look=look)["think"] for look in range(3)
    )
    found = [thought(one), thought(other)]

    assert ("judge", "weigh", "weigh") == (usual["purpose"], one["purpose"], other["purpose"])
    assert 3 == len({usual["seed"], one["seed"], other["seed"]})
    assert found[0]["worth"] != found[1]["worth"]
    assert len(found[0]["prospects"]) > 4
    assert "error-command" == client.refused("judge", position=place, seat=0, look=-1)[0]

"""What the search must understand of a game, on games whose right answers are known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from statistics import mean

import pytest

from freebooters.bots.bot import decide
from freebooters.bots.ismcts import ISMCTS
from freebooters.bots.searcher import Searcher
from freebooters.engine.contract import CHANCE, Action, Entry, Seat
from freebooters.engine.seeds import rng_at
from tests.bots.toys import NOTHING, History, Toy, asked

BOT = Searcher(400)


def words(history: History) -> dict[Seat, str]:
    """What each seat has said."""
    return {seat: str(action[0]) for seat, action in history}


def said(*names: str) -> list[Action]:
    return [(name,) for name in names]


def at_once(payoffs: Mapping[tuple[str, str], float]) -> Toy:
    """Both seats say a word at once; seat 0 gets what the table says, seat 1 the rest of 1."""
    mine = list(dict.fromkeys(first for first, _ in payoffs))
    theirs = list(dict.fromkeys(second for _, second in payoffs))

    def pays(history: History) -> list[float]:
        spoken = words(history)
        share = payoffs[spoken[0], spoken[1]]
        return [share, 1 - share]

    return Toy(
        acting=lambda history: tuple(seat for seat in (0, 1) if seat not in words(history)),
        offers=lambda history, seat: said(*(theirs if seat else mine)),
        pays=pays,
        secret=(0, 1),
    )


def in_turn(order: tuple[Seat, ...], offers: Mapping[Seat, list[Action]], **rest: object) -> Toy:
    """Each seat says one word, one after the other."""
    return Toy(
        acting=lambda h: (order[len(h)],) if len(h) < len(order) else NOTHING,
        offers=lambda h, seat: offers[seat],
        **rest,  # type: ignore[arg-type]
    )


def shares(game: Toy, draws: int = 120) -> dict[str, float]:
    chosen = [str(decide(BOT, asked(game, seed=seed))[0]) for seed in range(draws)]
    return {word: chosen.count(word) / draws for word in set(chosen)}


PENNIES = at_once({("a", "a"): 1, ("a", "b"): 0, ("b", "a"): 0, ("b", "b"): 1})


def test_a_search_mixes_matching_pennies() -> None:
    assert 0.5 == pytest.approx(shares(PENNIES)["a"], abs=0.15)


@pytest.mark.slow
def test_a_mixed_strategy_depends_on_the_payoffs() -> None:
    rock = at_once(
        {
            ("rock", "rock"): 0.5,
            ("rock", "paper"): 0.0,
            ("rock", "scissors"): 1.0,
            ("paper", "rock"): 1.0,
            ("paper", "paper"): 0.5,
            ("paper", "scissors"): 0.0,
            ("scissors", "rock"): 0.0,
            ("scissors", "paper"): 1.0,
            ("scissors", "scissors"): 0.5,
        }
    )
    found = shares(rock)

    assert {"rock", "paper", "scissors"} == set(found)
    assert max(found.values()) < 0.55


def test_a_dominated_action_is_never_mixed_in() -> None:
    game = at_once(
        {
            ("a", "a"): 1,
            ("a", "b"): 0.2,
            ("b", "a"): 0.2,
            ("b", "b"): 1,
            ("worst", "a"): 0.1,
            ("worst", "b"): 0.1,
        }
    )

    assert {"a", "b"} == set(shares(game))


def test_a_search_does_not_react_to_a_choice_it_cannot_see() -> None:
    assert ("safe",) != decide(BOT, asked(hide_and_seek(secret=(0,))))


def test_a_search_reacts_to_an_open_choice() -> None:
    assert ("safe",) == decide(BOT, asked(hide_and_seek(secret=())))


def hide_and_seek(secret: tuple[Seat, ...]) -> Toy:
    """Seat 0 hides or takes little; seat 1 seeks."""

    def pays(history: History) -> list[float]:
        spoken = words(history)
        share = 0.3 if spoken[0] == "safe" else float(spoken[0] != spoken[1])
        return [share, 1 - share]

    return in_turn(
        (0, 1),
        {0: said("left", "safe", "right"), 1: said("left", "right")},
        pays=pays,
        secret=secret,
    )


def test_a_search_does_not_rely_on_hidden_information() -> None:
    coin = in_turn(
        (CHANCE, 0, 0),
        {CHANCE: said("heads", "tails"), 0: said("sure", "heads", "tails")},
        pays=lambda h: [
            0.7 if h[1].action == ("sure",) else float(h[0].action == h[2].action),
            0.0,
        ],
        secret=(CHANCE,),
    )

    for side in said("heads", "tails"):
        assert ("sure",) == decide(BOT, asked(coin, (Entry(CHANCE, side),)))


@pytest.mark.parametrize(("prize", "expected"), [(0.9, "roll"), (0.3, "sit")])
def test_a_search_weighs_outcomes_of_chance_by_their_odds(prize: float, expected: str) -> None:
    game = in_turn(
        (0, CHANCE),
        {0: said("sit", "roll"), CHANCE: said("one", "two", "three", "four")},
        pays=lambda h: [
            0.5 if words(h)[0] == "sit" else prize if words(h)[CHANCE] != "one" else 0.0,
            0.0,
        ],
    )

    assert (expected,) == decide(BOT, asked(game))


def test_a_search_assumes_that_each_seat_wants_its_own_best() -> None:
    """Seat 1 could ruin seat 0 at its own cost: only a search that fears everybody stays home."""
    game = in_turn(
        (0, 1, 2),
        {0: said("home", "sea"), 1: said("spite", "trade"), 2: said("sing", "sleep")},
        pays=lambda h: (
            [0.4, 0.5, 0.1]
            if words(h)[0] == "home"
            else [0.0, 0.2, 0.3]
            if words(h)[1] == "spite"
            else [0.6, 0.6, 0.4 if words(h)[2] == "sing" else 0.1]
        ),
    )

    assert ("sea",) == decide(BOT, asked(game))
    search = ISMCTS(asked(game))
    for _ in range(200):
        search.iterate()
    assert ("sea",) == search.favourite()


def test_a_search_stops_when_its_choice_cannot_change() -> None:
    game = in_turn(
        (0,), {0: said("win", "lose")}, pays=lambda h: [float(words(h)[0] == "win"), 0.0]
    )
    thoughts = list(Searcher(10_000).think(asked(game)))

    assert ("win",) == thoughts[-1].action
    assert 1 == thoughts[-1].progress
    assert len(thoughts) < 10_000 / 8 * 0.75


def test_a_search_for_a_secret_choice_can_be_stopped() -> None:
    thoughts = BOT.think(asked(PENNIES))
    first = next(thoughts)

    assert first.action in said("a", "b")
    assert 0 < first.progress < 1


def test_the_later_of_simultaneous_choices_is_mixed_like_the_first() -> None:
    state = PENNIES.new(2, {})
    first = asked(PENNIES)
    last = replace(first, seat=1, view=PENNIES.view(state, 1))

    assert 0.5 == pytest.approx(
        mean(decide(BOT, replace(last, rng=rng_at(str(seed), 0))) == ("a",) for seed in range(120)),
        abs=0.15,
    )

"""Whole games of random play: what no game may break, whatever happens in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.mutiny import game
from freebooters.games.mutiny.census import census, derived
from freebooters.games.mutiny.rules.components import BOX, COLOURS, LETTERS
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.games.mutiny.rules.view import MutinyView
from tests.games.mutiny.states import RULES

ADVICE = game.advice
assert ADVICE is not None
sample = ADVICE.sample

games = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
some = settings(max_examples=12, deadline=None)


def moments(seats: int, seed: int) -> Iterator[tuple[MutinyState, Seat, Action]]:
    """Every state of a game played half by the advice, with what is about to happen in it."""
    rng = Random(seed)
    s = RULES.new(seats, {})
    while acting := RULES.to_act(s):
        seat = acting[int(rng.random() * len(acting))]
        if seat == CHANCE:
            action = RULES.draw(s, rng)
        else:
            legal = RULES.legal(s, seat)
            action = legal[int(rng.random() * len(legal))]
            if rng.random() < 0.5:
                action = sample(s, seat, legal, rng)
        yield s, seat, action
        RULES.apply(s, seat, action)
    yield s, CHANCE, ()


@some
@games
def test_nothing_in_the_box_is_lost_or_made(seats: int, seed: int) -> None:
    box = census(RULES.new(seats, {}))
    for s, _, _ in moments(seats, seed):
        assert box == census(s)
        slots = derived(s)
        assert slots == {name: getattr(s, name) for name in slots}


@some
@games
def test_a_turn_takes_or_knocks_as_a_slow_reading_of_mu_3_allows(seats: int, seed: int) -> None:
    opened: list[str] = []
    for s, seat, action in moments(seats, seed):
        view = RULES.view(s, seat if seat != CHANCE else None)
        if view.phase == "voyage" and view.turn == seat and view.pirate is None:
            may = set(RULES.legal(s, seat))
            assert (("knock",) in may) == (view.closed > 0)
            takes = {pirate for verb, *pirates in may if verb == "take" for pirate in pirates}
            assert takes == ({view.opened} if view.opened else set(view.open))
            opened = list(view.open)
        if action[:1] == ("take",):
            assert action[1] in opened
            assert "ghost" != action[1]


@some
@games
def test_totals_discards_and_wins_are_what_was_laid(seats: int, seed: int) -> None:
    points = dict.fromkeys(COLOURS, 0)
    letter, before = None, RULES.view(RULES.new(seats, {}), None)
    for s, _, _ in moments(seats, seed):
        view = RULES.view(s, None)
        if view.duel and view.duel["letter"] != letter:
            letter, points = view.duel["letter"], _points(before)
        if view.duel:
            pair = view.sailors[LETTERS.index(view.duel["letter"])]
            assert pair is not None
            laid = {colour: _points(view)[colour] - points[colour] for colour in COLOURS}
            assert view.duel["totals"] == {
                colour: value + laid[colour] for colour, value in zip(COLOURS, pair, strict=True)
            }
        assert sum(view.wins.values()) <= len(LETTERS)
        assert max(view.wins.values()) <= 3
        before = view


def _points(view: MutinyView) -> dict[str, int]:
    return {
        colour: sum(value for kind, value in view.discards if kind == colour) for colour in COLOURS
    }


@some
@games
def test_the_ship_only_sails_on_and_the_game_ends(seats: int, seed: int) -> None:
    ship, entries, end = BOX.start[seats], 0, None
    for s, _, _ in moments(seats, seed):
        assert 0 <= s.ship <= ship
        assert s.ship >= ship - 3
        ship, entries, end = s.ship, entries + 1, s
    assert end is not None
    assert "over" == end.phase
    assert entries <= game.info.longest
    for seat in end.winners:
        assert seat not in end.out
        assert 3 == end.wins[end.allegiance[seat]]

"""Who knows what: views, masks, events, and what stays known."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from freebooters import catalog
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json, view_from_json
from freebooters.games.mutiny import game
from freebooters.games.mutiny.census import census
from freebooters.games.mutiny.rules.duels import winners_of
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.games.mutiny.rules.view import MutinyView
from tests.games.mutiny.states import (
    RULES,
    do,
    duelling,
    empty,
    hand,
    sailing,
    told,
    visit,
    visiting,
)

Observer = Seat | None
CARD_P3, CARD_G2 = 2, 4


def test_a_hand_is_known_to_its_seat_alone() -> None:
    state = visiting("valverde", ("gold", 3))

    assert [((3,), None), (None, ()), (None, None)] == [
        RULES.view(state, observer).gold for observer in (0, 1, None)
    ]
    assert (1, 0) == RULES.view(state, None).gold_sizes
    assert (None, (("grey", 1), ("pink", 1))) == RULES.view(state, 1).combat
    assert (None, None) == RULES.view(state, None).combat


@pytest.mark.parametrize(
    ("pirate", "draws"),
    [
        ("diaz", [("gold", 2), ("combat", "grey", 3)]),
        ("tembo", [("combat", "grey", 3), ("combat", "pink", 1)]),
        ("cambivalute", [("sailor", 3), ("sailor", 8)]),
    ],
)
def test_what_is_looked_at_is_shown_to_the_seat_on_turn_alone(
    pirate: str, draws: list[Action]
) -> None:
    state = sailing(3)
    events = visit(state, pirate, *draws)

    assert RULES.view(state, 0).looked is not None
    assert [None, None, None] == [RULES.view(state, o).looked for o in (1, 2, None)]
    for event in events[1:]:
        assert {*event.seen_by(0).args} > {*event.seen_by(1).args}
        assert event.seen_by(1) == event.seen_by(None)
    for observer in (1, 2, None):
        seen = json.dumps(view_as_json(RULES.view(state, observer)))
        assert ["grey", 3] not in json.loads(seen).values()


def test_cards_put_under_a_pile_are_known_where_the_viewer_put_them() -> None:
    state = visiting("diaz", ("gold", 2), ("combat", "grey", 3), ("keep", "gold"))
    visit(state, "tembo", ("combat", "pink", 2), ("combat", "pink", 3), ("keep", "pink", 3))

    assert (("grey", 3), None) == RULES.view(state, 0).combat_under
    assert (None, ("pink", 2)) == RULES.view(state, 1).combat_under
    assert (None, None) == RULES.view(state, None).combat_under


def test_a_known_card_is_drawn_from_under_the_pile_when_nothing_else_is_left() -> None:
    state = visiting("tembo", ("combat", "grey", 3), ("combat", "pink", 1), ("keep", "pink", 1))
    empty(state, "combat")
    visit(state, "pang", ("choose", "combat"))

    assert [("combat", "grey", 3)] == RULES.legal(state, CHANCE)
    assert ("combat",) == RULES.mask(state, CHANCE, ("combat", "grey", 3), 0)

    events = do(state, ("combat", "grey", 3))

    assert ((), 0) == (RULES.view(state, 0).combat_under, RULES.view(state, 0).combat_pile)
    assert [{"seat": 1, "pile": "combat"}] == told(events, "drew", 0)
    assert [{"seat": 1, "pile": "combat", "colour": "grey", "value": 3}] == told(events, "drew", 1)


def test_sold_and_returned_cards_are_known_under_the_pile_to_their_seat_alone() -> None:
    state = visiting("nero", ("sell", "pink", 1), ("done",))
    visit(state, "wessel", ("return", "grey", 1), ("done",), ("combat", "pink", 3))

    assert (("pink", 1), None) == RULES.view(state, 0).combat_under
    assert (None, ("grey", 1)) == RULES.view(state, 1).combat_under


def test_a_pair_placed_by_cambivalute_is_known_to_its_seat_alone() -> None:
    state = sailing(3)
    events = visit(state, "cambivalute", ("sailor", 3), ("sailor", 8), ("place", 8, 3))

    assert [(8, 3), None, None, None] == [RULES.view(state, o).sailors[0] for o in (0, 1, 2, None)]
    assert [{"seat": 0, "letter": "A"}] == told(events, "placed", 2)


def test_a_pair_all_seats_have_seen_stays_hidden_from_a_spectator_until_its_duel() -> None:
    state = sailing()
    state.sailors[0], state.seen[0], state.deck = (8, 3), (0, 1), [1, 2, 4, 5, 6, 7, 9, 10]
    view = RULES.view(state, None)

    assert (None, (0, 1)) == (view.sailors[0], view.seen_by[0])
    assert view == RULES.view(RULES.imagine(view, Random(1)), None)


def test_a_card_laid_in_a_duel_is_still_counted_in_its_hand() -> None:
    state = duelling(["valverde", "diaz"], ["p1 p2", "g1"], pairs=[(1, 2)])
    RULES.apply(state, 0, ("fight", "pink", 2))

    assert (2, 1) == RULES.view(state, 1).combat_sizes
    assert (("pink", 1), ("pink", 2)) == RULES.view(state, 0).combat[0]


HIDDEN: list[tuple[str, list[Action], Action, Action]] = [
    ("tembo", [("combat", "grey", 3), ("combat", "pink", 1)], ("keep", "pink", 1), ("keep",)),
    ("wessel", [], ("return", "pink", 1), ("return",)),
    ("nero", [], ("sell", "pink", 1), ("sell",)),
    ("bijoux", [], ("swear", "diaz"), ("swear",)),
    ("ojo", [], ("swear", "diaz"), ("swear",)),
    ("cambivalute", [("sailor", 3), ("sailor", 8)], ("place", 8, 3), ("place",)),
]


@pytest.mark.parametrize(("pirate", "before", "action", "look"), HIDDEN)
def test_the_secret_words_of_an_action_are_masked(
    pirate: str, before: list[Action], action: Action, look: Action
) -> None:
    state = visiting(pirate, *before)

    assert [action, look, look] == [RULES.mask(state, 0, action, o) for o in (0, 1, None)]


@pytest.mark.parametrize(
    ("pirate", "before", "outcome"),
    [
        ("valverde", [], ("gold", 3)),
        ("diaz", [], ("gold", 3)),
        ("diaz", [("gold", 1)], ("combat", "pink", 2)),
        ("crackpott", [], ("combat", "pink", 2)),
        ("cambivalute", [], ("sailor", 7)),
    ],
)
def test_drawn_cards_and_sailors_are_masked(
    pirate: str, before: list[Action], outcome: Action
) -> None:
    state = visiting(pirate, *before)

    assert [outcome, outcome[:1], outcome[:1]] == [
        RULES.mask(state, CHANCE, outcome, o) for o in (0, 1, None)
    ]


def test_everything_else_is_seen_by_all() -> None:
    open_actions: list[tuple[MutinyState, Seat, Action]] = [
        (RULES.new(2, {}), CHANCE, ("start", 1)),
        (sailing(), 0, ("knock",)),
        (visiting("diaz", ("gold", 1), ("combat", "pink", 1)), 0, ("keep", "gold")),
        (visiting("nero"), 0, ("buy",)),
        (visiting("nero"), 0, ("done",)),
        (visiting("pang"), 0, ("choose", "coin")),
        (visiting("chang"), 0, ("rob", 1)),
        (duelling(["valverde", "diaz"], ["p1", "g1"]), CHANCE, ("sailor", 7)),
    ]

    assert [action for _, _, action in open_actions] == [
        RULES.mask(state, seat, action, None) for state, seat, action in open_actions
    ]


def test_of_a_secret_action_not_even_the_verb_is_shown() -> None:
    state = duelling(["valverde", "diaz"], ["p1 p2", "g1 g2"], pairs=[(1, 2)])
    do(state, ("fight", "pink", 1), ("fight", "grey", 1))

    for action in RULES.legal(state, 0):
        assert [action, (), ()] == [RULES.mask(state, 0, action, o) for o in (0, 1, None)]


@cache
def _played(seats: int, seed: int) -> Match:
    match, rng = Match(game, seats, seed=f"knowledge/{seed}"), Random(seed)
    advice = game.advice
    assert advice is not None
    while match.to_act:
        seat = match.to_act[int(rng.random() * len(match.to_act))]
        legal = match.legal(seat)
        chosen = legal[int(rng.random() * len(legal))]
        if rng.random() < 0.5:
            chosen = advice.sample(match._state, seat, legal, rng)  # type: ignore[arg-type]
        match.act(seat, chosen)
    return match


def played(seats: int, seed: int) -> Match:
    """A whole game, played half by the room's advice."""
    return _played(seats, seed).copy()


GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


def moments(match: Match) -> Iterator[Match]:
    """The match at each of its decisions, and at the end."""
    yield from (then for then in match.retrace(0) if CHANCE not in then.to_act)


def observers(match: Match) -> tuple[Observer, ...]:
    return (*range(match.seats), None)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_seat_knows_survives_undo_and_resume(seats: int, seed: int) -> None:
    match = played(seats, seed)
    views = {len(then.log): [then.view(o) for o in observers(then)] for then in moments(match)}
    for position in sorted(views)[::7]:
        earlier = match.at(position)

        assert views[position] == [earlier.view(o) for o in observers(earlier)]
        assert views[position] == [catalog.load(earlier.save()).view(o) for o in observers(earlier)]
    match.rewind(next(at for at, entry in enumerate(match.log) if entry.seat >= 0))
    assert len(match.log) in views
    assert views[len(match.log)] == [match.view(o) for o in observers(match)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_an_imagined_state_looks_the_same_at_every_decision(seats: int, seed: int) -> None:
    match = played(seats, seed)
    rng = Random(seed)
    for then in moments(match):
        for observer in observers(then):
            view = then.view(observer)
            data = json.loads(json.dumps(view_as_json(view)))
            imagined = RULES.imagine(view_from_json(MutinyView, data), rng)

            assert view == RULES.view(imagined, observer)
            assert then.to_act == imagined.acting
            assert census(RULES.new(seats, {})) == census(imagined)
            for seat in then.to_act:
                if seat == observer:
                    assert then.legal(seat) == RULES.legal(imagined, seat)


def test_an_imagined_end_has_the_same_winners_for_the_same_reasons() -> None:
    state = duelling(["valverde", "valverde"], ["p1", "p1"], pairs=[(10, 1)], coins=[1, 2])
    state.wins = [2, 0]
    do(state, ("fight", "pink", 1), ("fight", "pink", 1))
    state.gold[0] = [2, 0, 1]
    state.gold[1] = [0, 2, 1]
    state.gold_bag = [4, 4, 4]
    state.combat_bag = hand("p1 " * 8 + "p2 " * 6 + "p3 " * 4 + "g1 " * 10 + "g2 " * 6 + "g3 " * 4)
    state.round = 3
    do(state, ("monkey",), ("monkey",))
    view = RULES.view(state, None)

    assert (1,) == view.winners
    for seed in range(20):
        assert (1,) == winners_of(RULES.imagine(view, Random(seed)))


def test_imagining_avoids_cards_that_have_run_out() -> None:
    state = sailing(3)
    state.hands[0] = hand("p3 p3 p3 g3 g3 g3 g2 g2 g2 g2 g2 g2")
    state.hands[1] = hand("p3 g3")
    state.combat_bag = hand("p1 " * 8 + "p2 " * 6 + "g1 " * 8)
    view = RULES.view(state, 0)
    rng = Random(3)
    for _ in range(50):
        imagined = RULES.imagine(view, rng)

        assert imagined.hands[1][CARD_P3] + imagined.hands[2][CARD_P3] <= 1
        assert 0 == imagined.hands[1][CARD_G2] + imagined.combat_bag[CARD_G2]


def test_sides_not_known_are_imagined_both_ways_and_known_ones_kept() -> None:
    state = sailing(4)
    state.allegiance = [0, 1, 1, -1]
    state.peeked[0] = (1,)
    view = RULES.view(state, 0)
    worlds = [RULES.imagine(view, Random(seed)).allegiance for seed in range(30)]

    assert {(0, 1, 0, -1), (0, 1, 1, -1)} == {tuple(world) for world in worlds}

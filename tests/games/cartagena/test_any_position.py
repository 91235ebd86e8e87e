"""Any position at all: the room against the slow rules, and what holds everywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action
from freebooters.games.cartagena.census import census
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.reference import backward, followers, forward, table_of
from tests.games.cartagena.states import RULES, position, view

LARGEST_HAND = 9


@cache
def positions() -> list[CartagenaState]:
    """Started games, in all variants with any number of seats."""
    return [any_position(Random(f"position {number}")) for number in range(150)]


def at_every_position(test: Callable[[CartagenaState, Random], None]) -> Callable[[], None]:
    """Makes a test of one position a test of them all; what fails names its position."""

    def over_positions() -> None:
        for number, s in enumerate(positions()):
            try:
                test(s.copy(), Random(number))
            except Exception as failure:
                failure.add_note(f"at position {number}")
                raise

    over_positions.__doc__ = test.__doc__
    return over_positions


def any_position(rng: Random) -> CartagenaState:
    """A started game: pirates anywhere the rules let them stand, cards anywhere at all."""
    variant = rng.choice(list(VARIANTS))
    row = VARIANTS[variant]
    seats = rng.randint(2, 5)
    order = rng.sample(range(1, 7), 6)
    sides = rng.choices((0, 1), k=6)
    men = _men(rng, seats, row.pirates, row.boat)
    deck = [symbol for symbol in row.edition.symbols for _ in range(row.copies)]
    rng.shuffle(deck)
    hands = [_some(deck, _up_to(rng, LARGEST_HAND)) for _ in range(seats)]
    in_row = _some(deck, _up_to(rng, row.row_length))
    pile_size = _up_to(rng, rng.choice([3, len(deck)]))
    pile = _some(deck, pile_size)
    shuffled = _some([*pile.split(), *deck], pile_size + _up_to(rng, len(deck)))
    known = [_some(hand.split(), rng.randrange(4)) for hand in hands]
    return position(
        variant,
        men,
        hands,
        path=list(zip(order, sides, strict=True)),
        row=in_row,
        pile=pile,
        discards=" ".join(deck),
        known=known if variant == "hispaniola" else (),
        shuffled=shuffled if rng.randrange(2) and _within(pile, shuffled) else None,
        turn=rng.randrange(seats),
        left=rng.randint(1, row.moves),
    )


def _up_to(rng: Random, most: int) -> int:
    """A number that is often none or the most."""
    return rng.choice([0, most, rng.randint(0, most), rng.randint(0, most)])


def _men(rng: Random, seats: int, pirates: int, boat: int) -> list[list[int]]:
    """Of one seat in four all pirates but one are aboard."""
    men: list[list[int]] = []
    standing: dict[int, int] = {}
    for _ in range(seats):
        mine = []
        aboard = pirates - 1 if rng.randrange(4) == 0 else 0
        for number in range(pirates):
            cell = rng.choice([rng.randint(0, boat), rng.choice([0, 3, 4, 8, 9, boat])])
            if number < aboard:
                cell = boat
            if 0 < cell < boat and standing.get(cell, 0) == 3:
                cell = 0
            standing[cell] = standing.get(cell, 0) + 1
            mine.append(cell)
        if set(mine) == {boat}:
            mine[0] = 0
        men.append(mine)
    return men


def _some(deck: list[str], count: int) -> str:
    """Takes cards off the deck."""
    taken, deck[:] = deck[:count], deck[count:]
    return " ".join(taken)


def _within(pile: str, shuffled: str) -> bool:
    return all(pile.split().count(card) <= shuffled.split().count(card) for card in pile.split())


def _after(s: CartagenaState, action: Action) -> CartagenaState:
    after = s.copy()
    (seat,) = RULES.to_act(s)
    RULES.apply(after, seat, action)
    return after


def _legal(s: CartagenaState) -> list[Action]:
    acting = RULES.to_act(s)
    return RULES.legal(s, acting[0]) if acting else []


@at_every_position
def test_legal_actions_and_their_effects_match_the_slow_rules(
    s: CartagenaState, rng: Random
) -> None:
    expected = dict(followers(table_of(s)))

    assert sorted(expected) == sorted(_legal(s))
    for action, table in expected.items():
        assert table == table_of(_after(s, action)), action


@at_every_position
def test_the_room_and_the_slow_rules_agree_over_several_actions(
    s: CartagenaState, rng: Random
) -> None:
    """A few actions on: second moves, draws, rows laid, shuffles."""
    for _ in range(12):
        expected = dict(followers(table_of(s)))
        legal = _legal(s)
        assert sorted(expected) == sorted(legal)
        if not legal:
            break
        action = rng.choice([action for action in legal if action[0] != "end"] or legal)
        s = _after(s, action)
        assert expected[action] == table_of(s)


@at_every_position
def test_ca_3_and_ca_4_targets_are_those_of_the_slow_definition(
    s: CartagenaState, rng: Random
) -> None:
    table, (seat,) = table_of(s), RULES.to_act(s)
    for action in _legal(s):
        words: tuple[Any, ...] = action
        if words[0] == "play":
            target: int | None = forward(table, words[1], words[2])
        elif words[0] == "retreat":
            target = backward(table, words[1])
        else:
            continue
        before, after = view(s).positions[seat], view(_after(s, action)).positions[seat]

        assert target is not None
        assert sorted([*before, target]) == sorted([*after, words[-1]])


@at_every_position
def test_no_card_or_pirate_appears_or_vanishes_and_no_cell_overflows(
    s: CartagenaState, rng: Random
) -> None:
    counted = census(s)
    for _ in range(30):
        legal = _legal(s)
        if not legal:
            break
        s = _after(s, rng.choice(legal))

        assert counted == census(s)
        ashore = [cell for men in s.men for cell in men if 0 < cell < s.variant.boat]
        assert all(ashore.count(cell) <= 3 for cell in ashore)  # CA-5
        assert all(sorted(men) == men for men in s.men)
        assert min([*s.pile, *s.discards, *(count for hand in s.hands for count in hand)]) >= 0


@at_every_position
def test_an_imagined_state_has_the_same_views_and_a_pile_from_the_last_shuffle(
    s: CartagenaState, rng: Random
) -> None:
    for observer in (*range(s.seats), None):
        imagined = RULES.imagine(view(s, observer), rng)

        assert view(s, observer) == view(imagined, observer)
        assert census(s) == census(imagined)
        assert RULES.to_act(s) == RULES.to_act(imagined) != (CHANCE,)
        if s.shuffled is not None:
            assert all(
                count <= limit for count, limit in zip(imagined.pile, s.shuffled, strict=True)
            )


@at_every_position
def test_ca_10_what_is_known_of_a_hand_is_what_came_from_the_row_less_what_was_played(
    s: CartagenaState, rng: Random
) -> None:
    """Kept by hand from the events alone, as a player with a notepad would."""
    notes = [list(cards) for cards in view(s, None).known]
    for _ in range(20):
        legal = _legal(s)
        if not legal:
            break
        after, events = s.copy(), []  # type: CartagenaState, list[Any]
        (seat,) = RULES.to_act(s)
        RULES.apply(after, seat, rng.choice(legal), events.append)
        s = after
        for event in events:
            seen = event.seen_by(None).args
            if event.kind == "drew" and "symbol" in seen:
                notes[seen["seat"]].append(seen["symbol"])
            if event.kind in ("played", "boarded") and seen["symbol"] in notes[seen["seat"]]:
                notes[seen["seat"]].remove(seen["symbol"])
        assert [sorted(cards) for cards in notes] == [list(cards) for cards in view(s, None).known]

"""What a view must not betray, and what a seat imagines of what it does not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from freebooters.engine.contract import CHANCE, Seat
from freebooters.games.meuterer.rules import worlds
from freebooters.games.meuterer.rules.components import CARDS, COUNTS, ROLES
from freebooters.games.meuterer.rules.state import NONE, MeutererState
from tests.games.meuterer.states import RULES, counts, do, fresh, phase_two, settle, table

Observer = Seat | None


def others(seat: Seat, seats: int = 4) -> Iterator[Observer]:
    yield from (observer for observer in (*range(seats), None) if observer != seat)


def two_have_chosen(first: str = "mate", second: str = "boy") -> MeutererState:
    """Seats 1 and 2 have taken roles, seat 3 plays on."""
    s = table("grain grain", "", "", "salt salt")
    do(s, 0, ("pouch", 0), ("play", "grain"))
    do(s, 1, ("pass",), ("role", first))
    do(s, 2, ("pass",), ("role", second))
    return s


def test_a_role_shows_in_no_view_but_its_owners_until_all_are_shown() -> None:
    looks = {}
    for first, second in permutations(ROLES, 2):
        s = two_have_chosen(first, second)
        looks[first, second] = [RULES.view(s, observer) for observer in (0, 3, None)]
        assert (None, first, None, None) == RULES.view(s, 1).roles
        assert (None, None, second, None) == RULES.view(s, 2).roles

    assert 1 == len({str(views) for views in looks.values()})


def test_what_a_chooser_saw_is_told_to_it_alone() -> None:
    s = two_have_chosen()
    do(s, 3, ("play", "salt"))
    do(s, 0, ("pass",))
    told = do(s, 3, ("pass",))

    assert {"seat": 3, "roles": ("mutineer", "merchant", "loader")} == told[-1].seen_by(3).args
    assert [{"seat": 3}] * 4 == [told[-1].seen_by(observer).args for observer in others(3)]
    assert told[-1].reveals


def test_the_first_to_look_learns_nothing_new() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0), ("pass",))

    assert not do(s, 1, ("pass",))[-1].reveals


def test_the_choice_of_a_role_is_told_and_logged_to_its_owner_alone() -> None:
    s = table("", "", "", "")
    do(s, 0, ("pouch", 0), ("pass",))
    do(s, 1, ("pass",))
    assert [("role",)] * 4 == [RULES.mask(s, 1, ("role", "boy"), o) for o in others(1)]
    assert ("role", "boy") == RULES.mask(s, 1, ("role", "boy"), 1)
    (chose,) = do(s, 1, ("role", "boy"))

    assert {"seat": 1, "role": "boy"} == chose.seen_by(1).args
    assert [{"seat": 1}] * 4 == [chose.seen_by(observer).args for observer in others(1)]


def test_a_kept_card_shows_in_no_other_view() -> None:
    looks = []
    for swapped in (False, True):
        s = table("grain ruby", "salt wine", "")
        if swapped:
            s.hands[1], s.hands[2] = s.hands[2], s.hands[1]
        do(s, 0, ("pouch", 0), ("pass",))
        do(s, 1, ("pass",), ("role", "mutineer"))
        looks.append([RULES.view(s, observer) for observer in (0, None)])

    assert looks[0] == looks[1]


def test_cards_drawn_are_told_and_logged_to_who_draws_alone() -> None:
    s = table("grain", "salt", "wine")
    phase_two(s, ["grain", "salt", ""], {1: "loader", 2: "boy"})
    card = RULES.legal(s, CHANCE)[0]
    assert [("take",)] * 3 == [RULES.mask(s, CHANCE, card, observer) for observer in (1, 2, None)]
    assert card == RULES.mask(s, CHANCE, card, 0)
    told = settle(s)
    assert [{"seat": 0}, {"seat": 1}] == [told[number].seen_by(2).args for number in (0, 1)]
    keep = RULES.legal(s, 1)[0]
    assert [("keep",)] * 3 == [RULES.mask(s, 1, keep, observer) for observer in (0, 2, None)]
    assert keep == RULES.mask(s, 1, keep, 1)
    kept, buried, _ = do(s, 1, keep)

    assert {"seat": 1, "card": keep[1]} == kept.seen_by(1).args
    assert {"seat": 1} == kept.seen_by(0).args
    assert {"seat": 1, "count": 3} == buried.seen_by(None).args
    assert RULES.view(s, 1).under == buried.seen_by(1).args["cards"]


def test_cards_dealt_are_logged_to_who_gets_them_alone() -> None:
    s = fresh(3, pirate=True)
    while len(s.circle) < 12:
        RULES.apply(s, CHANCE, RULES.legal(s, CHANCE)[0])
    RULES.apply(s, CHANCE, ("captain", 2))

    assert [("deal",), ("deal",), ("deal", "ruby"), ("deal",)] == [
        RULES.mask(s, CHANCE, ("deal", "ruby"), observer) for observer in (0, 1, 2, None)
    ]


def moments(seats: int, open_conflict: bool, seed: int) -> Iterator[MeutererState]:
    """The decisions of a game of random play with the pirate."""
    rng = Random(seed)
    s = fresh(seats, pirate=True, open_conflict=open_conflict)
    while acting := RULES.to_act(s):
        seat = acting[0]
        if seat == CHANCE:
            action = RULES.draw(s, rng)
        else:
            yield s
            legal = RULES.legal(s, seat)
            action = legal[int(rng.random() * len(legal))]
        RULES.apply(s, seat, action)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("open_conflict", [False, True])
def test_imagined_roles_fit_what_the_viewer_saw(seats: int, open_conflict: bool) -> None:
    for number, s in enumerate(moments(seats, open_conflict, seats)):
        for observer in (*range(seats), None):
            view = RULES.view(s, observer)
            imagined = RULES.imagine(view, Random(number))
            assert view == RULES.view(imagined, observer)
            taken = [role for role in imagined.roles if role != NONE]

            assert len(set(taken)) == len(taken)
            assert [role == NONE for role in s.roles] == [role == NONE for role in imagined.roles]


def test_roles_are_imagined_among_those_gone_before_a_look_and_left_after_it() -> None:
    s = two_have_chosen("mate", "boy")
    do(s, 3, ("pass",), ("role", "loader"))
    view = RULES.view(s, 2)
    seen: Counter[tuple[int, ...]] = Counter()
    rng = Random(1)
    for _ in range(600):
        seen[tuple(RULES.imagine(view, rng).roles)] += 1
    first = {roles[1] for roles in seen}
    last = Counter(roles[3] for roles in seen.elements())

    assert {ROLES.index("mate")} == first
    assert {ROLES.index(role) for role in ("mutineer", "merchant", "loader")} == set(last)
    assert all(abs(count - 200) < 5 * 200**0.5 for count in last.values())


def test_hidden_cards_are_imagined_by_how_many_there_are() -> None:
    """Before the first shuffle every unseen card is as likely here as there."""
    s, rng = table("grain grain ruby", "", "", pirate=True), Random(2)
    view = RULES.view(s, 0)
    worlds = 800
    held = [0] * len(CARDS)
    for _ in range(worlds):
        for card, count in enumerate(RULES.imagine(view, rng).hands[1]):
            held[card] += count
    unseen = [count - own for count, own in zip(COUNTS, s.hands[0], strict=True)]
    for card, count in enumerate(unseen):
        expected = worlds * 5 * count / sum(unseen)
        assert abs(held[card] - expected) < 5 * expected**0.5 + 1


def shuffled_table() -> MeutererState:
    """Four cards were the discards when they became the pile; two of them have been drawn."""
    s = table("ruby ruby ruby ruby salt", "", "")
    s.hands[0] = counts("ruby ruby ruby salt salt")
    s.shuffled = tuple(counts("ruby conflict conflict conflict"))
    rest = [sum(s.hands[seat][card] for seat in range(3)) for card in range(len(CARDS))]
    s.bag = counts("ruby conflict")
    s.discards = [
        whole - held - left
        for whole, held, left in zip((*COUNTS[:-1], 0), rest, s.bag, strict=True)
    ]
    return s


def test_a_shuffled_pile_is_imagined_as_part_of_what_was_shuffled() -> None:
    s, rng = shuffled_table(), Random(3)
    view = RULES.view(s, 0)
    for _ in range(50):
        imagined = RULES.imagine(view, rng)

        assert all(
            left <= shuffled for left, shuffled in zip(imagined.bag, s.shuffled or (), strict=True)
        )
        assert view == RULES.view(imagined, 0)


@pytest.mark.parametrize("seed", range(3))
def test_imagined_piles_are_as_likely_as_after_real_draws(seed: int) -> None:
    """Against a thousand games' worth of drawing: from a pile of 3 rubies, 2 salt and a conflict
    five seats' worth of cards go anywhere, and only the cases that look like ours are counted.
    """
    rng = Random(seed)
    shuffled, elsewhere = [3, 2, 0, 0, 0, 1, 0], [0, 2, 2, 0, 0, 0, 0]
    whole = [one + other for one, other in zip(shuffled, elsewhere, strict=True)]
    seen = [1, 1, 1, 0, 0, 0, 0]
    pile = [card for card, count in enumerate(shuffled) for _ in range(count)]
    rest = [card for card, count in enumerate(elsewhere) for _ in range(count)]
    expected: Counter[tuple[int, ...]] = Counter()
    cases = 0
    while cases < 1500:
        order = sorted(pile, key=lambda _: rng.random())
        bag, out = order[:2], [*order[2:], *rest]
        shown = sorted(out, key=lambda _: rng.random())[: sum(seen)]
        if [shown.count(card) for card in range(len(CARDS))] == seen:
            expected[tuple(bag.count(card) for card in range(len(CARDS)))] += 1
            cases += 1
    unseen = [count - known for count, known in zip(whole, seen, strict=True)]
    ways = worlds._ways(unseen, shuffled, whole, 2)
    found = Counter(tuple(worlds._left_over(ways, 2, rng)) for _ in range(cases))

    assert set(expected) == set(found)
    for bag_counts, count in expected.items():
        assert abs(found[bag_counts] - count) < 5 * (2 * count) ** 0.5 + 5


def test_cards_put_under_by_others_stay_unknown_and_ones_own_are_kept_in_order() -> None:
    s = table("", "salt", "")
    phase_two(s, ["", "salt", ""], {1: "loader", 2: "boy"})
    settle(s)
    do(s, 1, RULES.legal(s, 1)[0])
    own = RULES.view(s, 1).under
    piles: Counter[tuple[int, ...]] = Counter()
    for number in range(200):
        assert own == RULES.view(RULES.imagine(RULES.view(s, 1), Random(number)), 1).under
        imagined = RULES.imagine(RULES.view(s, 0), Random(number))
        assert all(seat != 0 for _, seat in imagined.under)
        piles[tuple(card for card, _ in imagined.under)] += 1

    assert len(piles) > 50


def test_what_another_loader_has_drawn_is_imagined() -> None:
    s = table("", "salt", "")
    phase_two(s, ["", "salt", ""], {1: "loader", 2: "boy"})
    settle(s)
    assert (1,) == RULES.to_act(s)
    for observer in (0, 2, None):
        imagined = RULES.imagine(RULES.view(s, observer), Random(5))

        assert 4 == len(imagined.drawn)
        assert RULES.view(s, observer) == RULES.view(imagined, observer)

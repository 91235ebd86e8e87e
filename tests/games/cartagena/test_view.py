"""CA-10: who knows which cards."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import RULES, go, position, view

CLOSED = ("jamaica", "hispaniola", "basic", "advanced")
FROM_THE_PILE = ("jamaica", "basic", "advanced")


def dealt(variant: str) -> CartagenaState:
    return position(variant, [[20], [9, 9], []], ["bottle pistol", "pistol", ""])


@pytest.mark.parametrize("variant", CLOSED)
def test_ca_10_a_hidden_hand_is_seen_by_its_owner_alone(variant: str) -> None:
    s = dealt(variant)

    assert (("bottle", "pistol"), None, None) == view(s, 0).hands
    assert (None, ("pistol",), None) == view(s, 1).hands
    assert (None, None, None) == view(s, None).hands


@pytest.mark.parametrize("variant", CLOSED)
def test_ca_10_one_s_own_hand_is_known_in_full(variant: str) -> None:
    s = dealt(variant)

    assert (("bottle", "pistol"), (), ()) == view(s, 0).known
    assert ((), (), ()) == view(s, None).known


def test_ca_10_open_hands_are_known_to_all() -> None:
    s = dealt("tortuga")
    hands = (("bottle", "pistol"), ("pistol",), ())
    for observer in (0, 1, 2, None):
        assert hands == view(s, observer).hands == view(s, observer).known


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_10_hand_sizes_and_discards_are_public(variant: str) -> None:
    s = position(variant, [[], []], ["bottle pistol", "pistol"], discards="bottle bottle")
    for observer in (0, 1, None):
        assert (2, 1) == view(s, observer).hand_sizes
        assert (2, 0) == (
            view(s, observer).discards["bottle"],
            view(s, observer).discards["pistol"],
        )
        assert set(VARIANTS[variant].edition.symbols) == set(view(s, observer).discards)


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_10_a_card_from_the_pile_is_known_to_the_drawer_alone(variant: str) -> None:
    s = dealt(variant)
    go(s, ("retreat", 20))
    bottle, pistol = s.copy(), s.copy()
    go(bottle, ("take", "bottle"))
    go(pistol, ("take", "pistol"))

    assert view(bottle, 0) != view(pistol, 0)
    for observer in (1, 2, None):
        assert view(bottle, observer) == view(pistol, observer)


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_10_a_draw_is_told_in_full_to_the_drawer_alone(variant: str) -> None:
    s = dealt(variant)
    _, *drew = go(s, ("retreat", 20), ("take", "bottle"), ("take", "bottle"))

    assert 2 == len(drew)
    for event in drew:
        assert {"seat": 0, "symbol": "bottle"} == event.seen_by(0).args
        assert {"seat": 0} == event.seen_by(1).args == event.seen_by(None).args


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_10_a_drawn_card_is_masked_for_the_others(variant: str) -> None:
    s = dealt(variant)
    go(s, ("retreat", 20))

    assert ("take", "bottle") == RULES.mask(s, CHANCE, ("take", "bottle"), 0)
    for observer in (1, 2, None):
        assert ("take",) == RULES.mask(s, CHANCE, ("take", "bottle"), observer)


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_10_a_dealt_card_is_masked_where_hands_are_hidden(variant: str) -> None:
    s = RULES.new(3, {"variant": variant})
    go(s, *[("segment", k + 1, 0) for k in range(VARIANTS[variant].segments_laid)], ("start", 1))
    for seat, hand in ((1, 6), (2, VARIANTS[variant].other_hands)):
        for _ in range(hand):
            for observer in (0, 1, 2, None):
                shown = variant == "tortuga" or observer == seat
                look = RULES.mask(s, CHANCE, ("deal", "bottle"), observer)
                assert (("deal", "bottle") if shown else ("deal",)) == look
            go(s, ("deal", "bottle"))


@pytest.mark.parametrize("variant", CLOSED)
def test_ca_10_a_dealt_hand_is_told_to_its_owner_alone(variant: str) -> None:
    s = RULES.new(2, {"variant": variant})
    go(s, *[("segment", k + 1, 0) for k in range(VARIANTS[variant].segments_laid)], ("start", 1))
    (event,) = go(s, *[("deal", "bottle")] * 6)

    assert {"seat": 1, "count": 6, "cards": ("bottle",) * 6} == event.seen_by(1).args
    assert {"seat": 1, "count": 6} == event.seen_by(0).args == event.seen_by(None).args


@pytest.mark.parametrize("variant", ["tortuga", "hispaniola"])
def test_ca_10_laying_a_row_is_masked_for_nobody(variant: str) -> None:
    s = position(variant, [[20], [9]], row="hat")
    go(s, ("retreat", 20))
    for observer in (0, 1, None):
        assert ("row", "key") == RULES.mask(s, CHANCE, ("row", "key"), observer)


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_10_what_a_seat_does_is_masked_for_nobody(variant: str) -> None:
    s = dealt(variant)
    for action in RULES.legal(s, 0):
        for observer in (0, 1, None):
            assert action == RULES.mask(s, 0, action, observer)


def test_ca_10_cards_from_the_row_are_known_to_all() -> None:
    s = position("hispaniola", [[20], [9, 9]], ["bottle", "key"], row="skull hat key")
    events = go(s, ("retreat", 20))

    assert (("hat", "skull"), ()) == view(s, None).known
    assert (("hat", "skull"), ("key",)) == view(s, 1).known
    assert (("bottle", "hat", "skull"), ()) == view(s, 0).known
    assert [{"seat": 0, "symbol": "skull"}, {"seat": 0, "symbol": "hat"}] == [
        event.seen_by(None).args for event in events[1:]
    ]


def test_ca_10_a_helping_card_from_the_row_is_known_to_all() -> None:
    s = position("hispaniola", [[20], []], row="skull hat")
    go(s, ("draw",))

    assert (("skull",), ()) == view(s, None).known


def test_ca_10_playing_a_symbol_strikes_off_one_known_card_of_it() -> None:
    s = position(
        "hispaniola", [[], []], ["skull skull hat"], known=["skull hat", ""], row="key key"
    )
    go(s, ("play", "skull", 0))
    assert (("hat",), ()) == view(s, 1).known

    go(s, ("play", "skull", 0))
    assert (("hat",), ()) == view(s, 1).known


def test_ca_10_nothing_is_deduced_by_counting() -> None:
    """All other skulls lie open, yet the one in the hand is not said to be known."""
    s = position(
        "hispaniola",
        [[], []],
        ["skull"],
        discards=" ".join(["skull"] * 16),
        row="key key",
    )

    assert ((), ()) == view(s, 1).known


def test_ca_10_an_imagined_hand_holds_the_cards_known_of_it() -> None:
    s = position("hispaniola", [[], []], ["hat", "skull skull key"], known=["", "skull"], row="key")
    for seed in range(50):
        imagined = RULES.imagine(view(s, 0), Random(seed))
        assert imagined.hands[1][3] >= 1
        assert 3 == sum(imagined.hands[1])


def test_ca_10_an_imagined_pile_holds_only_what_was_shuffled() -> None:
    s = position(
        "jamaica",
        [[], []],
        ["bottle", "hat hat hat key"],
        pile="key skull",
        discards=" ".join(
            ["bottle"] * 16 + ["pistol"] * 17 + ["hat"] * 14 + ["skull"] * 16 + ["dagger"] * 17
        )
        + " key" * 15,
        shuffled="key key skull",
    )
    for seed in range(50):
        imagined = RULES.imagine(view(s, 0), Random(seed))
        assert 0 == imagined.pile[2]
        assert 3 == imagined.hands[1][2]
        assert view(s, 0) == view(imagined, 0)

"""The examples of the rules page, move for move."""

from __future__ import annotations

from tests.games.cartagena.states import example, go, view

RED, YELLOW, BLUE = range(3)


def test_yellow_plays_a_skull_from_9_to_23() -> None:
    s = example(["", "skull", ""], turn=YELLOW)
    go(s, ("play", "skull", 9))

    assert (0, 12, 23, 26, 37, 37) == view(s).positions[YELLOW]


def test_red_retreats_from_8_to_6_and_draws_two() -> None:
    s = example(turn=RED)
    go(s, ("retreat", 8))

    assert (5, 6, 17, 17, 22, 34) == view(s).positions[RED]
    assert ("dagger", "hat") == view(s).hands[RED]
    assert "dagger key bottle skull pistol hat key skull bottle hat" == " ".join(view(s).row)


def test_blue_opens_a_road_of_daggers() -> None:
    s = example(["", "", "dagger dagger dagger dagger"], turn=BLUE)
    go(s, ("play", "dagger", 0))
    assert (6, 6, 7, 17, 18, 37) == view(s).positions[BLUE]

    go(s, ("play", "dagger", 6))
    assert (6, 7, 15, 17, 18, 37) == view(s).positions[BLUE]

    go(s, ("play", "dagger", 6))
    assert (7, 15, 17, 18, 24, 37) == view(s).positions[BLUE]


def test_blue_draws_five_cards() -> None:
    s = example(turn=BLUE)
    go(s, ("retreat", 17))
    assert (0, 6, 6, 12, 18, 37) == view(s).positions[BLUE]
    assert 1 == view(s).hand_sizes[BLUE]

    go(s, ("retreat", 18))
    assert (0, 6, 6, 12, 17, 37) == view(s).positions[BLUE]
    assert 3 == view(s).hand_sizes[BLUE]

    go(s, ("retreat", 17))
    assert (0, 6, 6, 12, 12, 37) == view(s).positions[BLUE]
    assert ("bottle", "dagger", "dagger", "hat", "key") == view(s).hands[BLUE]


def test_blue_boards_draws_and_breaks_the_road_of_bottles() -> None:
    s = example(["", "", "bottle bottle dagger"], turn=BLUE)
    go(s, ("play", "bottle", 17))
    assert (0, 6, 6, 18, 37, 37) == view(s).positions[BLUE]

    go(s, ("retreat", 18))
    assert (0, 6, 6, 17, 37, 37) == view(s).positions[BLUE]
    assert 2 + 2 == view(s).hand_sizes[BLUE]

    go(s, ("play", "dagger", 0))
    assert (6, 6, 7, 17, 37, 37) == view(s).positions[BLUE]


def test_a_bottle_from_17_stops_on_18_once_the_road_is_broken() -> None:
    s = example(["bottle", "", "bottle dagger"], turn=BLUE)
    go(s, ("play", "bottle", 17), ("retreat", 18), ("play", "dagger", 0))
    go(s, ("play", "bottle", 17))

    assert (5, 8, 17, 18, 22, 34) == view(s).positions[RED]

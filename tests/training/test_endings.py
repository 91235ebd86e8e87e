"""What is counted of games between levels."""

from __future__ import annotations

from freebooters.games.mutiny import game
from freebooters.training.endings import ending, endings
from freebooters.trials.playing import played


def test_the_one_sits_in_every_seat_and_every_game_is_counted() -> None:
    found = list(endings("flotsam", "flotsam", 2, 6, "fates"))

    assert [0, 1, 0, 1, 0, 1] == [one for one, _ in found]
    for _, each in found:
        assert each.cause in {"island", "combat", "gold", "bank"}
        assert 0 <= each.unsworn <= each.out <= 2
        assert sum(each.shares) in (0, 1)
    assert any(each.unsworn for _, each in found)


def test_the_cards_at_the_mutiny_are_those_laid_in_the_duels_and_those_left() -> None:
    match = played(game, {}, ["sailor"] * 3, "cards")
    fights = [entry.seat for entry in match.log if entry.action[0] == "fight"]
    left = match.view(None).combat_sizes

    assert len(fights) > 3
    assert ending(match).cards == tuple(left[seat] + fights.count(seat) for seat in range(3))

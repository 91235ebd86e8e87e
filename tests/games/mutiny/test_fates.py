"""What is counted of games between levels."""

from __future__ import annotations

from tests.games.mutiny.fates import fates


def test_the_one_goes_round_and_every_game_is_accounted_for() -> None:
    found = list(fates("flotsam", "flotsam", 2, 6, "fates"))

    assert [0, 1, 0, 1, 0, 1] == [one for one, _ in found]
    for _, game in found:
        assert game.cause in {"island", "combat", "gold", "bank"}
        assert 0 <= game.unsworn <= game.out <= 2
        assert sum(game.shares) in (0, 1)
    assert any(game.unsworn for _, game in found)

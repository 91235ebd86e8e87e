"""Seeds: the same draw for the same seed and position, for ever."""

from __future__ import annotations

from freebooters.engine.seeds import fresh_seed, rng_at


def test_the_same_seed_and_position_give_the_same_generator() -> None:
    assert rng_at("reef", 7).random() == rng_at("reef", 7).random()


def test_positions_and_seeds_give_different_generators() -> None:
    draws = {rng_at(seed, position).random() for seed in ("a", "b") for position in range(50)}

    assert 100 == len(draws)


def test_draws_from_a_seed_never_change() -> None:
    """Or every save would be dealt other cards than it was."""
    assert 0.7835788258945708 == rng_at("reef", 0).random()
    assert 0.8669120421405218 == rng_at("Ankerlicht ⚓", 12).random()


def test_any_text_is_a_seed() -> None:
    for seed in ("", "\ud800", "\x00", "⚓" * 1000):
        assert 0 <= rng_at(seed, 0).random() < 1


def test_fresh_seeds_are_too_many_to_be_tried() -> None:
    seeds = [fresh_seed() for _ in range(50)]

    assert 50 == len(set(seeds))
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)
    for bit in range(128):
        assert {0, 1} == {int(seed, 16) >> bit & 1 for seed in seeds}

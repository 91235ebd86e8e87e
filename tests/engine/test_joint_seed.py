"""Seeds that several devices draw together."""

from __future__ import annotations

import re

from freebooters.engine.seeds import DEALER, Share, commitment, joint_seed

SHARES = [
    Share(seat, commitment(seat, letter * 32), letter * 32)
    for seat, letter in ((DEALER, "a"), (1, "b"), (2, "0"))
]


def test_a_joint_seed_has_the_form_of_a_fresh_one_and_is_the_same_in_any_order() -> None:
    seed = joint_seed(SHARES)

    assert re.fullmatch("[0-9a-f]{32}", seed)
    assert seed == joint_seed(SHARES[::-1])


def test_every_share_decides_the_seed() -> None:
    seeds = {joint_seed(SHARES)}
    for at, (seat, _, _) in enumerate(SHARES):
        other = Share(seat, commitment(seat, "c" * 32), "c" * 32)
        seeds.add(joint_seed([*SHARES[:at], other, *SHARES[at + 1 :]]))
    assert len(SHARES) + 1 == len(seeds)


def test_a_commitment_is_of_one_seat_and_one_share() -> None:
    made = {commitment(seat, share * 32) for seat in (DEALER, 0, 1) for share in "ab"}
    assert 6 == len(made)


def test_what_was_drawn_once_always_gives_the_same() -> None:
    """As the page's JavaScript finds it too."""
    assert commitment(DEALER, "a" * 32).startswith("5a081d0b3ee5edc7ce55d9a2e20b408f")
    assert "fcb04000255696382adaf1062323daeb" == joint_seed(SHARES)

"""Randomness without a generator's state: one fresh generator per position in the log.

The same seed and position give the same draw, however often a match is rewound, and nothing but the
seed has to be saved.

A seed that several devices draw together is made of a share of each. Whoever knows all shares but one
knows nothing of the seed, and each device is committed to its share before it learns another.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

__all__ = ["DEALER", "Share", "commitment", "fresh_seed", "joint_seed", "rng_at"]

DEALER = -1
"""In place of a seat: the device that deals, whoever sits at it."""


class Share(NamedTuple):
    """What one device drew for a seed: 128 bits as 32 hexadecimal digits, and the commitment that it
    gave before.
    """

    seat: int
    commitment: str
    share: str


def rng_at(seed: str, position: int) -> Random:
    """The generator of the chance outcome at that position in the log.

    Any text is a seed, also one with lone surrogates, which UTF-8 cannot encode.
    """
    return Random(f"{seed}/{position}".encode(errors="surrogatepass"))


def fresh_seed() -> str:
    """A seed nobody chose: 128 bits from the system, as 32 hexadecimal digits.

    All shorter ones could be compared with the chance outcomes everybody has seen, and the one that
    fits would tell every card to come.
    """
    return secrets.token_hex(16)


def commitment(seat: int, share: str) -> str:
    """What a device shows of its share before the others show theirs: a SHA-256 in 64 hexadecimal
    digits. It holds the seat, so that nobody can pass on another's as an own one.
    """
    return _digest(f"freebooters-share/{seat}/{share}")


def joint_seed(shares: Iterable[Share]) -> str:
    """The seed of all shares together, in the form of a fresh one; their order does not matter."""
    drawn = "/".join(":".join(map(str, share)) for share in sorted(shares))
    return _digest(f"freebooters-seed/{drawn}")[:32]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()

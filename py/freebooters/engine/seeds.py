"""Randomness without a generator's state: one fresh generator per position in the log.

The same seed and position give the same draw, however often a match is rewound, so going back never
rolls again; and nothing has to be saved but the seed.
"""

from __future__ import annotations

import secrets
from random import Random

__all__ = ["fresh_seed", "rng_at"]


def rng_at(seed: str, position: int) -> Random:
    """The generator of the chance outcome at that position in the log.

    Any text is a seed, also one that JSON can hold and UTF-8 cannot.
    """
    return Random(f"{seed}/{position}".encode(errors="surrogatepass"))


def fresh_seed() -> str:
    """A seed nobody chose: 128 bits from the system, as 32 hexadecimal digits.

    Of shorter ones all could be tried against the chance everybody saw, and the one that fits tells
    every card to come.
    """
    return secrets.token_hex(16)

"""Randomness without a generator's state: one fresh generator per position in the log.

The same seed and position give the same draw, however often a match is rewound, and nothing but the
seed has to be saved.
"""

from __future__ import annotations

import secrets
from random import Random

__all__ = ["fresh_seed", "rng_at"]


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

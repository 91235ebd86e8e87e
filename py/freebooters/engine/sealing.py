"""Choices that several seats make at the same time, sealed before any of them is opened.

Whoever keeps the match could otherwise choose after having seen what the others did. So everybody
tells first the SHA-256 of its choice and of a number drawn for it, the *nonce*, without which a choice
among few could be guessed. Only when all have done so, the choices themselves are told.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters.engine.contract import Action, Seat

__all__ = ["Opened", "fresh_nonce", "is_nonce", "opens", "seal"]

_NONCE = re.compile("[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat's choice in a round as it was opened: how many actions it had, and its nonce."""

    count: int
    nonce: str


def fresh_nonce() -> str:
    """128 bits from the system, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def is_nonce(value: Any) -> bool:
    return isinstance(value, str) and _NONCE.fullmatch(value) is not None


def seal(start: int, seat: Seat, actions: Sequence[Action], nonce: str) -> str:
    """The SHA-256 of a choice, as 64 hexadecimal digits; `start` is the position in the log at which
    the round began.
    """
    laid = json.dumps(list(actions), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(f"{nonce}/{start}/{seat}/{laid}".encode()).hexdigest()


def opens(
    log: Sequence[tuple[Seat, Action]],
    start: int,
    sealed: Mapping[Seat, str],
    opened: Mapping[Seat, Opened],
) -> Seat | None:
    """The first seat whose choice in that round is not the one that was sealed; None: all are."""
    for seat, digest in sorted(sealed.items()):
        found = opened.get(seat)
        if found is None:
            return seat
        own = [action for actor, action in log[start:] if actor == seat][: found.count]
        if seal(start, seat, own, found.nonce) != digest:
            return seat
    return None

"""Signed events of Nostr (NIP-01), by keys of secp256k1 as BIP 340 has them.

Only for keys that are made for one trial and thrown away: how long the arithmetic takes depends on
the secret.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

__all__ = ["is_signed", "signed"]

Event = dict[str, Any]
Point = tuple[int, int] | None

_P = 2**256 - 2**32 - 977
_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
_G = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)
_PARTS = ("pubkey", "created_at", "kind", "tags", "content")


def signed(kind: int, tags: list[list[str]], content: str, now: int) -> Event:
    """An event by a key that nobody has seen before. `now`: seconds."""
    secret, key = _even(secrets.randbelow(_N - 1) + 1)
    event: Event = {"pubkey": _bytes(key).hex(), "created_at": now, "kind": kind}
    event |= {"tags": tags, "content": content}
    name = _name(event)
    nonce, point = _even(secrets.randbelow(_N - 1) + 1)
    s = (nonce + _challenge(_bytes(point), _bytes(key), name) * secret) % _N
    return {**event, "id": name.hex(), "sig": (_bytes(point) + _bytes(s)).hex()}


def is_signed(event: Event) -> bool:
    """Whether an event's id and signature are right."""
    if _name(event).hex() != event["id"]:
        return False
    key, message, signature = (bytes.fromhex(event[name]) for name in ("pubkey", "id", "sig"))
    x, r, s = (int.from_bytes(each) for each in (key, signature[:32], signature[32:]))
    square = (pow(x, 3, _P) + 7) % _P
    y = pow(square, (_P + 1) // 4, _P)
    if y * y % _P != square:
        return False
    e = _challenge(signature[:32], key, message)
    found = _add(_times(_G, s), _times((x, y if y % 2 == 0 else _P - y), _N - e))
    return found is not None and found[1] % 2 == 0 and found[0] == r


def _name(event: Event) -> bytes:
    parts = [0, *(event[name] for name in _PARTS)]
    text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).digest()


def _challenge(point: bytes, key: bytes, message: bytes) -> int:
    tag = hashlib.sha256(b"BIP0340/challenge").digest()
    return int.from_bytes(hashlib.sha256(tag + tag + point + key + message).digest()) % _N


def _bytes(number: int) -> bytes:
    return number.to_bytes(32)


def _even(secret: int) -> tuple[int, int]:
    """The secret whose point has an even y, and the x of that point."""
    point = _times(_G, secret)
    assert point
    return (secret if point[1] % 2 == 0 else _N - secret), point[0]


def _add(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and one[1] != other[1]:
        return None
    if one == other:
        slope = 3 * one[0] * one[0] * pow(2 * one[1], -1, _P) % _P
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, _P) % _P
    x = (slope * slope - one[0] - other[0]) % _P
    return x, (slope * (one[0] - x) - one[1]) % _P


def _times(point: Point, number: int) -> Point:
    total: Point = None
    while number:
        if number & 1:
            total = _add(total, point)
        point = _add(point, point)
        number >>= 1
    return total

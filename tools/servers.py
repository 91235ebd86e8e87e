"""Tries servers for games across the internet: whether they are there, and do what devices need of them.

Usage: servers.py FILE, which says what together.json says. Needs the library websockets.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.events import signed
from tools.relay import LONGEST

__all__ = ["KIND", "NOT_REACHED", "Trial", "main", "shown", "table", "tried"]

KIND = 25050
"""Of the events by which devices meet: web/multiplayer/protocol/meeting-point/nostr.ts."""
_PATIENCE = 8.0
"""Seconds that a page waits for a relay."""
_STUN_PATIENCE = 3.0
_PORTS = {"stun": 3478, "turn": 3478}
_BINDING, _BOUND, _COOKIE = 0x0001, 0x0101, 0x2112A442
"""RFC 8489: the request, the answer to it, and what both contain."""
_WIDEST = 60
"""Characters of what a server says that are shown."""

NOT_REACHED = "not reached"


@dataclass(frozen=True)
class Trial:
    """What became of one server. `took`: milliseconds from asking to the answer; null: none came."""

    server: str
    sort: str
    found: str
    took: int | None

    @property
    def works(self) -> bool:
        return self.took is not None


async def _relay(server: str) -> tuple[str, int | None]:
    """Two connections, as two devices have them: one listens, the other says something."""
    found = NOT_REACHED
    try:
        async with (
            asyncio.timeout(_PATIENCE),
            connect(server, max_size=LONGEST, open_timeout=None, close_timeout=0.2) as ear,
            connect(server, max_size=LONGEST, open_timeout=None, close_timeout=0.2) as mouth,
        ):
            found = "reached, but says nothing"
            topic = secrets.token_hex(32)
            await ear.send(json.dumps(["REQ", "trial", {"kinds": [KIND], "#x": [topic]}]))
            if refusal := await _until(ear, "EOSE"):
                return refusal, None
            found = "reached, but passes nothing on"
            event = signed(KIND, [["x", topic]], secrets.token_urlsafe(150), int(time.time()))
            begun = time.monotonic()
            await mouth.send(json.dumps(["EVENT", event]))
            heard = asyncio.create_task(_until(ear, "EVENT"))
            taken = asyncio.create_task(_until(mouth, "OK"))
            # Not every relay says that it takes what it does not keep.
            await asyncio.wait({heard, taken}, return_when=asyncio.FIRST_COMPLETED)
            if taken.done() and (refusal := taken.result()):
                heard.cancel()
                return refusal, None
            refusal = await heard
            taken.cancel()
            return refusal or "accepts and passes on", None if refusal else _since(begun)
    except (OSError, ImportError, ValueError, WebSocketException):
        return found, None


async def _until(connection: ClientConnection, what: str) -> str:
    """Waits until a relay has said that; why it refuses instead, or nothing."""
    async for text in connection:
        match json.loads(text):
            case ["CLOSED", _, *why] | ["OK", _, False, *why]:
                return f"refuses: {shown(why)}"
            case [said, *_] if said == what:
                break
    return ""


def shown(why: Iterable[object]) -> str:
    """What a server has said, so that it can be shown."""
    text = " ".join(map(str, why))
    return "".join(each if each.isprintable() else "?" for each in text)[:_WIDEST]


async def _binding(server: str) -> tuple[str, int | None]:
    """Asks under which address this device is seen, by UDP."""
    scheme, _, rest = server.partition(":")
    if scheme not in _PORTS:
        return "not tried: not by UDP", None
    begun = time.monotonic()
    try:
        place = urlsplit(f"//{rest.partition('?')[0]}")
        async with asyncio.timeout(_STUN_PATIENCE):
            await _bound(place.hostname or "", place.port or _PORTS[scheme])
    except (OSError, ValueError):
        return NOT_REACHED, None
    return "answers", _since(begun)


class _Answer(asyncio.DatagramProtocol):
    """Waits for the answer to one request."""

    def __init__(self, number: bytes) -> None:
        self.number = number
        self.came: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def datagram_received(self, data: bytes, addr: Any) -> None:
        head = _BOUND.to_bytes(2)
        if data[:2] == head and data[4:20] == self.number and not self.came.done():
            self.came.set_result(None)

    def error_received(self, exc: Exception) -> None:
        if not self.came.done():
            self.came.set_exception(exc)


async def _bound(host: str, port: int) -> None:
    number = _COOKIE.to_bytes(4) + secrets.token_bytes(12)
    loop = asyncio.get_running_loop()
    transport, answer = await loop.create_datagram_endpoint(
        lambda: _Answer(number), remote_addr=(host, port)
    )
    try:
        transport.sendto(_BINDING.to_bytes(2) + (0).to_bytes(2) + number)
        await answer.came
    finally:
        transport.close()


def _since(begun: float) -> int:
    return round((time.monotonic() - begun) * 1000)


_TRIALS: dict[str, tuple[str, Callable[[str], Awaitable[tuple[str, int | None]]]]] = {
    "relays": ("relay", _relay),
    "stun": ("STUN", _binding),
    # Whether its name and word are right is found out by those who pass something on.
    "turn": ("TURN", _binding),
}


async def tried(said: dict[str, Any]) -> list[Trial]:
    """Tries all servers at once. `said`: what together.json says."""

    async def one(name: str, server: str) -> Trial:
        sort, trial = _TRIALS[name]
        return Trial(server, sort, *await trial(server))

    named = [(name, each) for name in _TRIALS for each in said.get(name, [])]
    urls = [(name, each["url"] if name == "turn" else each) for name, each in named]
    return list(await asyncio.gather(*(one(name, url) for name, url in urls)))


def table(trials: Sequence[Trial]) -> str:
    """The trials for people, one line each."""
    rows = [("", "server", "answers in", "found")]
    for each in trials:
        took = "-" if each.took is None else f"{each.took} ms"
        rows.append((each.sort, each.server, took, each.found))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def main(file: Path) -> int:
    """The exit code is 1 where friends could not meet, or not find a way to each other."""
    trials = asyncio.run(tried(json.loads(file.read_text(encoding="utf-8"))))
    print(table(trials) if trials else "No server is named.", flush=True)
    sorts = {each.sort for each in trials}
    return int(any(not any(t.works for t in trials if t.sort == sort) for sort in sorts))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

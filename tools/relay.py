"""A relay for games across the internet: passes encrypted words on to whoever listens, and keeps nothing.

Usage: relay.py [PORT]. Needs Python and the library websockets, and nothing else of this project. It
speaks as much of Nostr (NIP-01) as devices need to meet, on this machine only: a web server in front
of it gives it a name and a certificate (docs/together.md).
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

__all__ = ["LONGEST", "Relay"]

LONGEST = 8192
"""Bytes of a message; what devices say has 600."""
_TOPICS = 32
_EVENTS = 200
"""So much one connection may listen for, and say."""


class Relay:
    """Everybody who is connected."""

    def __init__(self) -> None:
        self._listeners: dict[ServerConnection, tuple[str, frozenset[str]]] = {}

    async def serve(self, connection: ServerConnection) -> None:
        """One device, until it goes or says what is not to be said here."""
        left = _EVENTS
        try:
            async for text in connection:
                left -= 1
                if left < 0 or not await self.hears(connection, _read(text)):
                    break
        except ConnectionClosed:
            pass
        finally:
            self._listeners.pop(connection, None)

    async def hears(self, connection: ServerConnection, said: object) -> bool:
        """Whether that was something."""
        match said:
            case ["REQ", str(name), {"#x": [*topics]}] if len(topics) <= _TOPICS:
                self._listeners[connection] = (name, frozenset(map(str, topics)))
                await says(connection, "EOSE", name)
            case ["EVENT", {"id": str(number), "tags": [["x", str(topic)]]} as event]:
                await says(connection, "OK", number, True, "")
                await self.passes_on(topic, event)
            case ["CLOSE", *_]:
                self._listeners.pop(connection, None)
            case _:
                return False
        return True

    async def passes_on(self, topic: str, event: object) -> None:
        """To everybody who listens for the topic."""
        for connection, (name, topics) in [*self._listeners.items()]:
            if topic in topics:
                await says(connection, "EVENT", name, event)


async def says(connection: ServerConnection, *parts: object) -> None:
    """Says something to one device, if it is still there."""
    with suppress(ConnectionClosed):
        await connection.send(json.dumps(parts, separators=(",", ":")))


def _read(text: str | bytes) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


async def main(port: int) -> None:
    """Serves until it is stopped."""
    async with serve(Relay().serve, "127.0.0.1", port, max_size=LONGEST) as server:
        print(f"A relay listens at ws://127.0.0.1:{port}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 8765))

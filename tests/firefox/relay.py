"""Stands between Playwright and a Firefox that was not built for it.

Usage: relay.py FIREFOX ARGUMENT... Playwright takes this program for Firefox: it starts it, hands
every argument on and passes all messages of WebDriver BiDi both ways. Playwright sends commands that
a released Firefox does not know yet, also when they ask for nothing. Those, and only those, are
answered here.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Sequence

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

__all__ = ["Excuses", "main"]

_LISTENING = "WebDriver BiDi listening on {}\n"
"""What a Firefox tells whoever started it, with its address."""
_FEATURES = "emulation.setMediaFeaturesOverride"


class Excuses:
    """Turns a Firefox's refusal of a command that asked for nothing into a success."""

    def __init__(self) -> None:
        self._idle: set[int] = set()

    def asked(self, text: str) -> None:
        """A command that goes to Firefox."""
        if _FEATURES in text:
            command = json.loads(text)
            if command["method"] == _FEATURES and _asks_for_nothing(command["params"]):
                self._idle.add(command["id"])

    def answered(self, text: str) -> str:
        """What Playwright hears in place of this message of Firefox."""
        if not self._idle:
            return text
        answer = json.loads(text)
        number = answer.get("id")
        if number not in self._idle:
            return text
        self._idle.remove(number)
        if answer.get("error") != "unknown command":
            return text
        return json.dumps({"type": "success", "id": number, "result": {}})


def _asks_for_nothing(params: dict[str, dict[str, object] | None]) -> bool:
    """Whether no feature is overridden: each is to be as it is anyway."""
    return not any(value is not None for value in (params.get("features") or {}).values())


async def main(command: Sequence[str]) -> int:
    """Runs Firefox until it ends; its exit code."""
    firefox = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL, stderr=PIPE)
    assert firefox.stderr
    lines = aiter(firefox.stderr)
    far = await _address(lines)

    async def relay(near: ServerConnection) -> None:
        assert near.request
        excuses = Excuses()
        async with connect(far + near.request.path, max_size=None) as other:

            async def ask() -> None:
                async for message in near:
                    excuses.asked(str(message))
                    await other.send(message)
                await other.close()

            async def answer() -> None:
                async for message in other:
                    await near.send(excuses.answered(str(message)))
                await near.close()

            await asyncio.gather(ask(), answer())

    async with serve(relay, "127.0.0.1", 0, max_size=None) as server:
        host, port = next(iter(server.sockets)).getsockname()
        sys.stderr.write(_LISTENING.format(f"ws://{host}:{port}"))
        sys.stderr.flush()
        async for line in lines:
            sys.stderr.write(line.decode(errors="replace"))
        return await firefox.wait()


async def _address(lines: AsyncIterator[bytes]) -> str:
    """Where Firefox listens; what it writes before is passed on."""
    async for line in lines:
        text = line.decode(errors="replace")
        if found := re.fullmatch(_LISTENING.format(r"(ws://\S+)"), text):
            return found[1]
        sys.stderr.write(text)
    raise SystemExit("Firefox ended before it listened")


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))

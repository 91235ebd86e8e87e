"""Tables whose guests come by a meeting point: a page whose host has named relays, and a relay on this
machine as hosts may run one, which also checks what it passes on, as public ones do, remembers all of
it, and can behave badly.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from playwright.sync_api import Page, expect
from websockets.asyncio.server import ServerConnection, serve

from tests.e2e.person import LONG
from tests.words import Words
from tools import relay as shipped
from tools.events import is_signed
from tools.layout import MEET, TOGETHER

__all__ = [
    "LIES",
    "ONLINE",
    "Relay",
    "comes",
    "comes_back",
    "goes_online",
    "is_there",
    "naming",
    "relaying",
]

ONLINE = re.compile(f"^{Words('en').plain('online-title')}$")

Json = dict[str, Any]
Lie = Callable[["Relay", ServerConnection], Awaitable[None]]


class Relay(shipped.Relay):
    """What happened at a relay, and how it behaves."""

    def __init__(self) -> None:
        super().__init__()
        self.address = ""
        self.lie: Lie | None = None
        """What it does besides whenever somebody says something."""
        self.refuses = False
        """It takes no event."""
        self.answers = True
        """Whether it says anything at all."""
        self.said: list[str] = []
        """All that was said to it."""
        self.events: list[Json] = []
        self._heard = Condition()
        self.origins: list[str | None] = []
        """Of everybody who came."""

    def forgets(self) -> None:
        """Behaves again, and remembers nothing of what happened."""
        self.lie, self.refuses, self.answers = None, False, True
        for remembered in (self.said, self.events, self.origins):
            remembered.clear()

    @property
    def topics(self) -> set[str]:
        """Those of all events."""
        return {event["tags"][0][1] for event in self.events}

    def waits_for_event(self) -> None:
        with self._heard:
            assert self._heard.wait_for(lambda: self.events, LONG / 1000)

    def waits_until_asked(self) -> None:
        """Until somebody has asked it to listen since `said` was cleared."""

        def is_asked() -> bool:
            return any(text.startswith('["REQ"') for text in self.said)

        with self._heard:
            assert self._heard.wait_for(is_asked, LONG / 1000)

    async def serve(self, connection: ServerConnection) -> None:
        assert connection.request
        self.origins.append(connection.request.headers.get("Origin"))
        await super().serve(connection)

    async def hears(self, connection: ServerConnection, said: object) -> bool:
        assert isinstance(said, list)
        assert said[0] != "EVENT" or is_signed(said[1]), said
        with self._heard:
            self.said.append(json.dumps(said))
            self.events += said[1:2] if said[0] == "EVENT" else []
            self._heard.notify_all()
        if not self.answers:
            return True
        if said[0] == "EVENT" and self.refuses:
            await shipped.says(connection, "OK", said[1]["id"], False, "blocked: by a test")
            return True
        fine = await super().hears(connection, said)
        assert fine, said
        if self.lie:
            await self.lie(self, connection)
        return fine


async def _nonsense(relay: Relay, connection: ServerConnection) -> None:
    await connection.send("}{ this is no relay")


async def _books(relay: Relay, connection: ServerConnection) -> None:
    await shipped.says(connection, "NOTICE", "a" * 1_000_000)


async def _floods(relay: Relay, connection: ServerConnection) -> None:
    for _ in range(500):
        await shipped.says(connection, "NOTICE", "hello")


async def _echoes(relay: Relay, connection: ServerConnection) -> None:
    """Everything again that was said, and things that nobody has said or asked for."""
    for event in relay.events[-5:]:
        topic = event["tags"][0][1]
        await relay.passes_on(topic, event)
        await relay.passes_on(topic, {**event, "tags": [["x", "0" * 64]]})
        await relay.passes_on(topic, {**event, "content": "QUJDREVGR0g"})


LIES: dict[str, Lie] = {
    "nonsense": _nonsense,
    "books": _books,
    "floods": _floods,
    "echoes": _echoes,
}


@contextmanager
def relaying() -> Iterator[Relay]:
    """A relay at work."""
    relay = Relay()
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def start() -> Any:
        return await serve(relay.serve, "127.0.0.1", 0, max_size=shipped.LONGEST)

    async def stop() -> None:
        server.close()
        await server.wait_closed()

    server = asyncio.run_coroutine_threadsafe(start(), loop).result()
    relay.address = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield relay
    asyncio.run_coroutine_threadsafe(stop(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def naming(relays: Sequence[str], dist: Path, page: Path, stun: Sequence[str] = ()) -> Path:
    """A copy of a finished page whose host has named servers in it, as docs/together.md says."""
    shutil.copytree(dist, page)
    (page / TOGETHER.name).write_text(
        json.dumps({"relays": relays, "stun": stun}), encoding="utf-8"
    )
    meet = page / MEET
    text = meet.read_text(encoding="utf-8")
    text, count = re.subn("connect-src [^;]+", f"connect-src {' '.join(relays)}", text)
    assert count == 1
    meet.write_text(text, "utf-8")
    return page


def goes_online(page: Page) -> str:
    """The host switches the meeting point on; the invitation."""
    words = Words("en")
    page.get_by_role("checkbox", name=ONLINE).check()
    expect(page.get_by_text(words.plain("online-open"))).to_be_visible()
    return page.get_by_role("textbox", name=words.plain("invite-link"), exact=True).input_value()


def comes(friend: Page, invitation: str, name: str) -> None:
    """A friend follows an invitation."""
    words = Words("en")
    friend.goto(invitation)
    friend.get_by_label(words.plain("join-name")).fill(name)
    friend.get_by_role("button", name=words.plain("join-button"), exact=True).click()


def is_there(page: Page, name: str) -> None:
    """The host sees who has come."""
    expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text(
        Words("en").plain("presence-here")
    )


_WATCHES = """(text) => {
  const seen = { text, isCut: false };
  const look = () => (seen.isCut ||= document.body.textContent.includes(text));
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return seen;
}"""
"""Notes whether a text was ever on the page."""


@contextmanager
def comes_back(friend: Page) -> Iterator[None]:
    """Waits at the end until that page was cut off from its host, and is back with the table as it is
    there now.
    """
    cut = Words("en").plain("presence-returning")
    seen = friend.evaluate_handle(_WATCHES, cut)
    yield
    friend.wait_for_function(
        "(seen) => seen.isCut && document.querySelector('.table-notice.presence').hidden",
        arg=seen,
        timeout=LONG,
    )

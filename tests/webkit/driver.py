"""A WebKitGTK driven over WebDriver, by the few of the standard's commands that the tests need.

It draws on a screen of its own, and its pictures are that screen's: those of WebKit's driver wait for
the next change of a page, for ever where nothing changes.
"""

from __future__ import annotations

import json
import os
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_server
from typing import Any

from PIL import Image

from tests.webkit.screen import Screen, opened_screen, running
from tools.webkit import minibrowser

__all__ = ["LONG", "Refused", "WebKit", "opened"]

LONG = 120.0
"""Seconds that a page may take for something that nobody measures."""
_ANSWER = 120.0
_PAUSE = 0.1
_SETTLED = 0.5
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key under which an answer names an element, as the standard has it."""
_DRAWN = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_LISTENS = """
const [one] = arguments;
window.heard = undefined;
const hear = ({ clientX: x, clientY: y }) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  window.heard = left <= x && x <= right && top <= y && y <= bottom;
};
addEventListener("pointerdown", hear, { capture: true, once: true });
"""
_HEARD = "return window.heard"
_PLACE = "const { x, y, width } = arguments[0].getBoundingClientRect(); return [x, y, width]"

_SETTINGS = "[Settings]\ngtk-enable-animations=0\n"
"""What tells pages that motion is not wanted."""
_ENVIRONMENT = {
    "LANG": "en_GB.UTF-8",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    # Without them it shares pictures with the screen by ways that a screen without a card lacks.
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # its own pages alone, and no other user
}

Json = dict[str, Any]


class Refused(Exception):
    """The browser could not do it; `kind` is the standard's word for why."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind


class WebKit:
    """One window."""

    def __init__(self, address: str, screen: Screen) -> None:
        """`address`: of the driver."""
        self._address = address
        self._screen = screen
        self._session = ""
        browser = {"binary": minibrowser(), "args": ["--automation"]}
        limits = {"script": 60_000, "pageLoad": 60_000, "implicit": 0}
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": browser,
            "timeouts": limits,
        }
        begun = self._do("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{begun['sessionId']}"

    def goes(self, address: str) -> None:
        self._do("POST", "/url", {"url": address})

    def reloads(self) -> None:
        self._do("POST", "/refresh", {})

    def runs(self, script: str, *arguments: object) -> Any:
        """What the script returns, which sees `arguments`."""
        return self._do("POST", "/execute/sync", {"script": script, "args": [*arguments]})

    def waits(self, script: str, *arguments: object, what: str) -> Any:
        """The first answer of the script that is not nothing. Raises `AssertionError`."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            with suppress(Refused):  # the page may be loading
                if answer := self.runs(script, *arguments):
                    return answer
            time.sleep(_PAUSE)
        raise AssertionError(f"waited in vain for {what}; there is: {self._shown()}")

    def presses(self, script: str, *arguments: object, what: str) -> None:
        """Clicks on the element that the script returns, once there is one that stays where it is and
        can be clicked on. Elements come and go meanwhile, so it is looked for anew each time. Raises
        `AssertionError`.
        """
        end = time.monotonic() + LONG
        before: object = None
        while time.monotonic() < end:
            element = self.waits(script, *arguments, what=what)
            with suppress(Refused):
                place = self.runs(_PLACE, element)
                if place == before:
                    self.runs(_LISTENS, element)
                    self._do("POST", f"/element/{element[_ELEMENT]}/click", {})
                    # Not where the page has moved it meanwhile; another page knows of nothing.
                    if self.runs(_HEARD) is not False:
                        return
                before = place
            time.sleep(_PAUSE)
        raise AssertionError(f"{what} cannot be pressed; there is: {self._shown()}")

    def within(self, script: str) -> None:
        """From now on in the frame that the script returns."""
        self._do("POST", "/frame", {"id": self.runs(script)})

    def outside(self) -> None:
        """From now on in the window again."""
        self._do("POST", "/frame", {"id": None})

    def fits(self, width: int, height: int) -> None:
        """Gives the page that size; the window does not become narrower than 447 pixels. Raises
        `AssertionError`.
        """
        end = time.monotonic() + LONG
        while (inner := self.runs("return [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < end, f"the page stays {inner}"
            frame = self._do("GET", "/window/rect")
            # What the browser says of either may be of a moment ago, so it is asked again.
            more = {"width": width - inner[0], "height": height - inner[1]}
            size = {name: frame[name] + rest for name, rest in more.items()}
            self._do("POST", "/window/rect", size)
            time.sleep(_SETTLED)

    def picture(self) -> Image.Image:
        """What the page shows once nothing moves. Raises `AssertionError`."""
        frame = self._do("GET", "/window/rect")
        width, height = self.runs("return [innerWidth, innerHeight]")
        # The browser's own bar is above the page.
        left, bottom = frame["x"], frame["y"] + frame["height"]
        place = (left, bottom - height, left + width, bottom)
        end = time.monotonic() + LONG
        before = None
        while time.monotonic() < end:
            self.runs(_DRAWN)
            now = self._screen.picture().crop(place)
            if now == before:
                return now
            before = now
            time.sleep(_SETTLED)
        raise AssertionError("what the page shows does not come to rest")

    def closes(self) -> None:
        with suppress(Refused, OSError):
            self._do("DELETE", "")

    def _shown(self) -> str:
        with suppress(Refused, OSError):
            return str(self.runs("return `${location.href} ${document.body.innerText}`"))[:1000]
        return "nothing"

    def _do(self, method: str, path: str, body: Json | None = None) -> Any:
        """Raises `Refused`, and `TimeoutError`."""
        request = urllib.request.Request(
            self._address + self._session + path,
            data=None if body is None else json.dumps(body).encode(),
            method=method,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=_ANSWER) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refusal:
            value = json.load(refusal)["value"]
            raise Refused(value["error"], value["message"][:500]) from None


@contextmanager
def opened(driver: str, home: Path) -> Iterator[WebKit]:
    """A window of a browser that keeps what it stores in that folder. `driver`: the program."""
    for version in ("gtk-3.0", "gtk-4.0"):
        folder = home / "config" / version
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.ini").write_text(_SETTINGS, encoding="utf-8")
    port = _free_port()
    with opened_screen(home) as screen:
        environment = {**os.environ, **_ENVIRONMENT, **_places(home), "DISPLAY": screen.name}
        with running([driver, f"--port={port}"], environment):
            address = f"http://127.0.0.1:{port}"
            _answers(address)
            window = WebKit(address, screen)
            try:
                yield window
            finally:
                window.closes()


def _places(home: Path) -> dict[str, str]:
    kinds = {"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
    return {"HOME": str(home), **{name: str(home / folder) for name, folder in kinds.items()}}


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def _answers(address: str) -> None:
    end = time.monotonic() + LONG
    while True:
        try:
            urllib.request.urlopen(f"{address}/status", timeout=_ANSWER).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(_PAUSE)
        else:
            return

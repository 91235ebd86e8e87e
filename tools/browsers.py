"""Browsers other than Chromium to test with; they are installed only on request."""

from __future__ import annotations

from tools.firefox import NO_FIREFOX, prepare_firefox
from tools.python import project_python
from tools.steps import Failure, run, say
from tools.webkit import NO_WEBKIT, prepare_webkit

__all__ = ["BROWSERS", "install_browser"]

BROWSERS = ("firefox", "webkit", "webkitgtk")
_LONGEST = 900.0


def install_browser(name: str) -> str:
    """Lets Playwright fetch a browser and, on Linux, the libraries it needs. Where it cannot fetch
    a Firefox, the system's or Debian's will do; WebKitGTK is the system's or Debian's. The tests that
    it can run. Raises `Failure`.
    """
    if name == "webkitgtk":
        if prepare_webkit(again=True) is None:
            raise Failure(f"WebKitGTK: {NO_WEBKIT}.")
        return "tests/webkit"
    install = ["-m", "playwright", "install", "--with-deps", name]
    try:
        run([project_python("dev"), *install], timeout=_LONGEST)
    except Failure as failure:
        if name != "firefox":
            raise
        say(str(failure))
        if prepare_firefox(again=True) is None:
            raise Failure(f"Firefox: {NO_FIREFOX}.") from failure
        return "tests/firefox"
    return f"tests/e2e --browser {name}"

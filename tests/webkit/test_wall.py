"""The wall around rules of others, in WebKitGTK."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.e2e.host import Host
from tests.e2e.walls import RACE, ROOT, SETS_BAIT, STARTS, Sources, attacks_by_rules, leaks
from tests.webkit.driver import WebKit

pytestmark = pytest.mark.slow

_BEGINS = """
window.told = undefined;
const [argument] = arguments;
const ends = (told) => { window.told = [told]; };
Promise.resolve(argument).then(%s).then(ends, (error) => ends(String(error)));
"""


class _Page:
    def __init__(self, webkit: WebKit) -> None:
        self._webkit = webkit

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        self._webkit.runs(_BEGINS % expression, arg)
        return self._webkit.waits("return window.told", what="an answer")[0]


def test_rules_that_reach_for_everything_get_hold_of_nothing(
    webkit: WebKit, dist: Path, tmp_path: Path
) -> None:
    host = Host(dist, tmp_path / "page")
    host.answers(ROOT, Sources(tmp_path / "sources").bundled("sandbox.js"))
    page = _Page(webkit)
    with host:
        Thread(target=host.serve_forever, args=(0.02,), daemon=True).start()
        webkit.goes(host.address)
        page.evaluate(SETS_BAIT)
        assert page.evaluate(STARTS) is None

        assert attacks_by_rules(page, host) == set()
        assert leaks(host) == set()
        assert page.evaluate("() => self.heard") == 0
        assert page.evaluate("(text) => wall.lay(text)", RACE)["ok"]
        host.shutdown()

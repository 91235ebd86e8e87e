"""The wall around rules of others, in Firefox."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.haste import UNSTORED
from tests.e2e.host import Host, serving
from tests.e2e.walls import (
    BARE,
    RACE,
    ROOT,
    SETS_BAIT,
    STARTS,
    Sources,
    Wall,
    attacks_by_rules,
    attempts,
    changed,
    framed,
    leaks,
    named,
    serve,
    through,
    tried,
)

pytestmark = pytest.mark.only_browser("firefox")

LAYS = "(text) => wall.lay(text)"


@pytest.fixture
def sources(dist: Path, tmp_path: Path) -> Sources:
    return Sources(tmp_path / "sources")


@pytest.fixture
def host(dist: Path, homes: list[str], tmp_path: Path, sources: Sources) -> Iterator[Host]:
    host = Host(dist, tmp_path / "page")
    host.answers(ROOT, sources.bundled("sandbox.js"))
    with serving(host, homes):
        yield host


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], host: Host) -> dict[str, Any]:
    return {**browser_context_args, "base_url": host.address}


def test_nothing_reaches_out_of_the_wall(
    page: Page, host: Host, sources: Sources, complaints: list[str]
) -> None:
    """Neither rules, nor a worker behind the policy alone, nor the frame's document; and what hangs is ended."""
    page.add_init_script(UNSTORED)
    page.goto("#/settings")  # where no engine is wanted
    page.evaluate(SETS_BAIT)
    page.evaluate(STARTS)
    assert attacks_by_rules(page, host) == set()
    hangs = page.evaluate(LAYS, changed("sum(iter(int, 1))"))
    assert hangs["fault"]["message"]["key"] == "workshop-fault-stopped"
    assert page.evaluate(LAYS, RACE)["ok"]

    address = serve(host, sources, Wall())
    page.goto(BARE)
    names = [name for name in named("wall.js") if not name.startswith("speak to the page")]
    told = framed(page, address, Wall(), attempts("wall.js", host, names))
    assert through(told) == INSIDE, told
    told = tried(page.frames[1], "wall-document.js", host)
    assert through(told) == DOCUMENT, told
    assert leaks(host) == set()
    complaints.clear()


INSIDE = {"speak to other tabs"}
DOCUMENT: set[str] = set()

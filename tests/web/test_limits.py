"""Limits that Python and the page's scripts both name are the same."""

from __future__ import annotations

import re

import pytest

from freebooters.engine import links, saves
from tools.scripts import script

_SHARE = r"LARGEST_SHARE = ([\d_]+)"


def named(file: str, pattern: str) -> int:
    found = re.search(pattern, script(file).read_text(encoding="utf-8"))
    assert found, (file, pattern)
    return int(found[1].replace("_", ""))


@pytest.mark.parametrize(
    ("file", "pattern", "limit"),
    [
        ("components/file-pickers.js", r"LARGEST = ([\d_]+)", saves.LONGEST),
        ("page/router.js", r"watch: ([\d_]+)", links.LONGEST),
    ],
)
def test_the_page_has_the_engine_s_limits(file: str, pattern: str, limit: int) -> None:
    assert limit == named(file, pattern)


def test_the_page_s_scripts_agree_about_how_long_links_of_friends_are() -> None:
    longest = named("multiplayer/protocol/seats/invite-links.js", r"const LONGEST = ([\d_]+)")
    assert longest == named("page/router.js", r"join: ([\d_]+)")
    assert longest == named("page/router.js", r"reply: ([\d_]+)")


def test_the_page_s_scripts_agree_about_how_much_is_taken_when_it_is_shared() -> None:
    assert (
        named("net/service-worker.js", _SHARE)
        == named("features/saves/share-target.js", _SHARE)
        > saves.LONGEST
    )

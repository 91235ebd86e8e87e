"""The games in links with which the page's reader of links is tested are those that the engine writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from freebooters.app.chairs import default_chairs
from freebooters.app.sharing import link_to, shared

LINKS: list[str] = json.loads(
    (Path(__file__).with_name("page") / "links.json").read_text(encoding="utf-8")
)


def test_there_are_links_of_several_games_and_one_ends_with_a_sign() -> None:
    assert len({link.split(".", maxsplit=1)[0] for link in LINKS}) > 3
    assert any(link[-1] in "-_" for link in LINKS)


@pytest.mark.parametrize("link", LINKS, ids=lambda link: link.split(".")[0])
def test_the_engine_reads_the_links_with_which_the_page_is_tested(link: str) -> None:
    found = shared(link)
    assert found.chairs == default_chairs(found.match.seats)
    assert link in [link_to(found, names=names) for names in (False, True)]

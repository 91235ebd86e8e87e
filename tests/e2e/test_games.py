"""Whole games in the browser, each variant to its end, each in another way of playing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from freebooters import load
from tests.e2e.person import Person, chair



def replays_natively(person: Person, folder: Path) -> None:
    """The page's save is the twin's and leads natively to the same log, views and winner."""
    text = person.exports(folder)
    expected, found = load(person.twin.save()), load(text)
    assert expected.log == found.log
    for seat in (None, *range(expected.seats)):
        assert expected.view(seat) == found.view(seat)
    assert found.returns == expected.returns
    assert found.over


def test_tortuga_by_clicks_on_things(page: Page, tmp_path: Path) -> None:
    person = Person.sits_down(
        page,
        "cartagena",
        {"variant": "tortuga"},
        [chair("Anne"), chair("Bart", "sailor")],
        "reef",
    )
    person.plays(Person.clicks)
    person.sees_the_end()
    replays_natively(person, tmp_path)

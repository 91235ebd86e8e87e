"""Whole games in the browser, each variant to its end, each in another way of playing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from freebooters import load
from tests.e2e.person import LONG, Person, chair, on_a_phone


def replays_natively(person: Person, folder: Path) -> None:
    """The page's save is the twin's and leads natively to the same log, views and winner."""
    text = person.exports(folder)
    expected, found = load(person.twin.save()), load(text)
    assert expected.log == found.log
    for seat in (None, *range(expected.seats)):
        assert expected.view(seat) == found.view(seat)
    assert expected.returns == found.returns
    assert found.over


def test_tortuga_by_clicking_things_by_name(page: Page, tmp_path: Path) -> None:
    chairs = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, chairs, "reef")
    person.plays(Person.clicks)
    person.sees_the_end()
    replays_natively(person, tmp_path)


def test_jamaica_by_clicking_the_canvas_at_pixels(page: Page, tmp_path: Path) -> None:
    chairs = [chair("Bart", "sailor"), chair("Anne"), chair("Calico", "deckhand")]
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "kingston")
    person.plays(Person.clicks_the_canvas)
    person.sees_the_end()
    replays_natively(person, tmp_path)


def test_hispaniola_by_keyboard_alone(page: Page, tmp_path: Path) -> None:
    chairs = [chair("Anne"), chair("Bart", "deckhand")]
    person = Person.sits_down(page, "cartagena", {"variant": "hispaniola"}, chairs, "tab")
    person.plays(Person.keys)
    person.sees_the_end()
    replays_natively(person, tmp_path)


@on_a_phone
def test_the_short_jungle_game_by_taps_on_a_phone(page: Page, tmp_path: Path) -> None:
    chairs = [chair("Anne"), chair("Bart", "sailor"), chair("Calico", "sailor")]
    options = {"variant": "basic"}
    person = Person.sits_down(page, "cartagena", options, chairs, "palm", frame="tall")
    person.plays(Person.taps)
    person.sees_the_end()
    replays_natively(person, tmp_path)


def test_the_long_jungle_game_by_two_people_behind_curtains(page: Page, tmp_path: Path) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    person = Person.sits_down(page, "cartagena", {"variant": "advanced"}, chairs, "camp")
    person.plays(Person.clicks)
    person.sees_the_end()
    replays_natively(person, tmp_path)


def test_a_whole_game_offline_by_dragging(
    page: Page, context: BrowserContext, tmp_path: Path
) -> None:
    page.goto("")
    expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
    context.set_offline(True)
    page.reload()
    chairs = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sits_down(page, "cartagena", {"variant": "basic"}, chairs, "moon")
    person.plays(Person.drags)
    person.sees_the_end()
    replays_natively(person, tmp_path)

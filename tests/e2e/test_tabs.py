"""One game in two tabs: one of them plays, the other one follows, and no move is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import LONG, Person, chair

_AT_ONCE = """(sign, name) => new MutationObserver((_, seen) => {
  if (sign.checkVisibility()) return;
  seen.disconnect();
  const found = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
  found.find((one) => (one.ariaLabel ?? one.textContent) === name).click();
}).observe(document.body, {subtree: true, childList: true, attributes: true})"""
"""Presses what bears that name in the very moment in which the sign is gone."""

ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}

NO_LOCKS = "Object.defineProperty(navigator, 'locks', {value: undefined});"
NO_CHANNEL = "delete BroadcastChannel;"


def follows(page: Page) -> Locator:
    """What a tab says that follows another one."""
    return page.get_by_text("Open in another tab")


def log(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("listitem")


def opens_again(person: Person, script: str = "") -> Page:
    """The same game in one more tab, in which that script runs first."""
    other = person.page.context.new_page()
    other.add_init_script(script)
    other.goto(person.page.url)
    expect(log(other)).to_have_count(log(person.page).count(), timeout=LONG)
    return other


def changes_to(person: Person, page: Page) -> Page:
    """The person goes on in another tab; the one it leaves."""
    left, person.page = person.page, page
    return left


@pytest.mark.same_page
def test_the_second_tab_shows_what_happens_in_the_first_and_may_take_over(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "tabs")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    other = opens_again(person)
    expect(follows(other)).to_be_visible(timeout=LONG)
    expect(follows(page)).to_be_hidden(timeout=LONG)
    move = person.twin.advise()
    changes_to(person, other)
    expect(person.usable(move.picks[0])).to_have_count(0, timeout=LONG)
    changes_to(person, page)

    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    expect(log(other)).to_have_count(log(page).count(), timeout=LONG)
    assert 1 == len(other.workers), "nobody thinks in a tab that follows"

    other.get_by_role("button", name="Play here").click()
    expect(follows(page)).to_be_visible(timeout=LONG)
    expect(follows(other)).to_be_hidden(timeout=LONG)
    changes_to(person, other)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    expect(log(page)).to_have_count(log(other).count(), timeout=LONG)

    other.close()
    changes_to(person, page)
    expect(follows(page)).to_be_hidden(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    page.reload()
    person.sees_prompt()


@pytest.mark.same_page
def test_what_is_pressed_as_soon_as_a_tab_has_the_game_is_not_lost(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "swift")
    person.sees_prompt()
    other = opens_again(person)
    sign = follows(other)
    expect(sign).to_be_visible(timeout=LONG)
    move = person.twin.advise()
    first, *others = move.picks
    sign.evaluate(_AT_ONCE, first)

    other.get_by_role("button", name="Play here").click()
    expect(sign).to_be_hidden(timeout=LONG)
    changes_to(person, other)
    for name in others:
        person.thing(name).click()
    person.twin.act(move)
    person.sees_prompt()


@pytest.mark.same_page
def test_a_tab_that_follows_shows_nothing_hidden(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "veil")
    person.lifts_the_curtain()
    person.sees_prompt()
    other = opens_again(person)
    expect(follows(other)).to_be_visible(timeout=LONG)
    expect(other.get_by_role("dialog")).to_have_count(0)
    for card in person.hand_names(person.twin.table["viewer"]):
        expect(person.thing(card)).to_be_attached()
        expect(other.get_by_role("button", name=card, exact=True)).to_have_count(0)

    other.get_by_role("button", name="Play here").click()
    name = chairs[person.twin.table["viewer"]]["name"]
    cover = other.get_by_role("dialog", name=f"Hand the device to {name}")
    expect(cover).to_be_visible(timeout=LONG)
    expect(follows(page)).to_be_visible(timeout=LONG)


@pytest.mark.slow
def test_without_locks_a_tab_follows_the_one_that_moves(page: Page) -> None:
    page.add_init_script(NO_LOCKS)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "loose")
    person.sees_prompt()
    other = opens_again(person, NO_LOCKS)
    expect(follows(other)).to_be_hidden(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    expect(follows(other)).to_be_visible(timeout=LONG)
    expect(log(other)).to_have_count(log(page).count(), timeout=LONG)

    other.get_by_role("button", name="Play here").click()
    expect(follows(page)).to_be_visible(timeout=LONG)
    changes_to(person, other)
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    expect(log(page)).to_have_count(log(other).count(), timeout=LONG)


@pytest.mark.slow  # under Node in every run: storage/saves.test.mjs
def test_without_any_word_from_the_other_tab_a_stale_move_is_refused(page: Page) -> None:
    page.add_init_script(NO_LOCKS + NO_CHANNEL)
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "stale")
    person.sees_prompt()
    other = opens_again(person, NO_LOCKS + NO_CHANNEL)
    first = person.twin.advise()
    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    played = log(page).all_inner_texts()

    changes_to(person, other)
    person.clicks(first)
    expect(other.get_by_text("moved on in another tab")).to_be_visible(timeout=LONG)
    expect(log(other)).to_have_text(played, use_inner_text=True, timeout=LONG)
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    other.reload()
    person.sees_prompt()

"""The first game of somebody new: beginners as opponents, who say why they move, and a coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from freebooters.app import coach
from freebooters.engine.match import Match
from tests.e2e import ways
from tests.e2e.crew import Crew
from tests.e2e.person import (
    LONG,
    Person,
    chair,
    has_a_game_on_disk,
    on_a_small_phone,
    sideways,
)
from tests.e2e.test_languages import speaks
from tests.e2e.twin import Twin
from tests.words import Words

OPEN = {"variant": "tortuga"}
ALONE = [chair("Anne"), chair("Bart", "deckhand")]
WORDS = Words("en", "cartagena")
FIRST = WORDS.plain("cartagena-coach-first-turn")

everywhere = pytest.mark.parametrize(
    "size",
    [
        pytest.param("desk", marks=pytest.mark.slow),
        pytest.param("phone", marks=on_a_small_phone),
    ],
)


def the_coach(page: Page) -> Locator:
    return page.get_by_role("region", name=WORDS.plain("learn-coach"))


def plays_now(page: Page) -> None:
    """Begins Cartagena as its card offers it, until one is asked."""
    ways.to_home(page)
    name = f"{WORDS.plain('home-play')} {WORDS.plain('cartagena-title')}"
    page.get_by_role("button", name=name, exact=True).click()
    is_asked(page)


def is_asked(page: Page) -> None:
    orders = page.get_by_role("region", name=WORDS.plain("table-orders"))
    expect(orders).to_contain_text("Pick a card", timeout=LONG)


def comes_again(page: Page) -> None:
    """Reloads the page, once the game is on the device."""
    has_a_game_on_disk(page)
    page.reload()
    is_asked(page)


def card(page: Page) -> Locator:
    """The card of Cartagena on the first screen."""
    ways.to_home(page)
    return page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name=WORDS.plain("cartagena-title"), exact=True)
    )


def menu(page: Page) -> Locator:
    """The menu, opened."""
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
    return page.get_by_role("dialog", name=WORDS.plain("table-menu"))


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def switches_on(page: Page) -> None:
    """The coach is to speak at this table."""
    menu(page).get_by_role("checkbox", name=WORDS.plain("coach-switch")).check()
    page.keyboard.press("Escape")


def no_button_moves(page: Page) -> None:
    """Whatever the pointer rests on stays where it is."""
    actions = page.get_by_role("group", name=WORDS.plain("table-actions"))
    for button in actions.get_by_role("button").all():
        page.mouse.move(1, 1)
        before = box(button)
        button.hover()
        assert before == box(button)


@everywhere
def test_a_first_game_is_against_deckhands_and_with_the_coach_who_says_nothing_twice(
    page: Page, size: str
) -> None:
    expect(card(page)).to_contain_text("Your first game: one deckhand, with the coach")
    plays_now(page)

    expect(the_coach(page)).to_contain_text(FIRST, timeout=LONG)
    expect(the_coach(page).locator(".bubble-words")).to_have_text(FIRST)
    said = box(the_coach(page))
    prompt = box(page.get_by_text("Pick a card").and_(page.locator(":visible")).first)
    board = box(page.locator("canvas").first)
    assert board["y"] + board["height"] <= said["y"] + 1
    assert said["y"] + said["height"] <= prompt["y"] + 1
    assert 0 == sideways(page)
    the_coach(page).get_by_role("button", name=WORDS.plain("table-rule", rule="CA-2")).click()
    expect(page.get_by_role("heading", name="Your turn CA-2")).to_be_visible()

    comes_again(page)
    expect(menu(page).get_by_role("checkbox", name=WORDS.plain("coach-switch"))).to_be_checked()
    expect(page.get_by_text(FIRST)).to_have_count(0)


@pytest.mark.same_page
def test_no_button_moves_under_the_pointer_without_a_coach_or_while_it_is_silent(
    page: Page,
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    players = ("Anne", "deckhand", "deckhand")
    person = Person.goes_on(page, "meuterer", {}, players, 16, "narrow:1180", "whole")
    person.sees_prompt()
    no_button_moves(page)
    # Whoever is about to press one presses it still.
    buttons = page.get_by_role("group", name=WORDS.plain("table-actions")).get_by_role("button")
    stand = [button.element_handle() for button in buttons.all()]
    switches_on(page)
    # Of this moment there is nothing to remark.
    expect(the_coach(page).locator(".bubble-words")).to_be_empty()
    no_button_moves(page)
    assert all(each.evaluate("(each) => each.isConnected") for each in stand)


def test_no_button_moves_under_the_finger_while_the_coach_speaks(page: Page) -> None:
    page.set_viewport_size({"width": 667, "height": 320})
    person = Person.goes_on(page, "meuterer", {}, ("Anne", "sailor", "sailor"), 4, "short:600")
    person.sees_prompt()
    switches_on(page)
    expect(the_coach(page).locator(".bubble-words")).not_to_be_empty(timeout=LONG)
    no_button_moves(page)


@on_a_small_phone
def test_under_a_long_remark_on_a_phone_no_line_of_what_is_asked_is_cut(page: Page) -> None:
    speaks(page, "de")
    words = Words("de", "caribbean")
    ways.to_home(page, words)
    name = f"{words.plain('home-play')} {words.plain('caribbean-title')}"
    page.get_by_role("button", name=name, exact=True).click()
    coach = page.get_by_role("region", name=words.plain("learn-coach"))
    expect(coach.locator(".bubble-words")).not_to_be_empty(timeout=LONG)
    asked = page.locator(".orders-words")
    assert asked.evaluate("(asked) => asked.scrollHeight - asked.clientHeight") <= 1


def test_the_coach_is_muted_with_one_press_for_good_and_switched_on_again(page: Page) -> None:
    plays_now(page)
    mute = the_coach(page).get_by_role("button", name=WORDS.plain("coach-mute"))
    mute.click()
    expect(the_coach(page)).to_be_hidden()
    comes_again(page)
    switch = menu(page).get_by_role("checkbox", name=WORDS.plain("coach-switch"))
    expect(switch).not_to_be_checked()
    expect(the_coach(page)).to_be_hidden()
    switch.check()
    page.keyboard.press("Escape")

    expect(the_coach(page)).to_contain_text(FIRST)


def test_the_coach_is_muted_by_keyboard_alone(page: Page) -> None:
    plays_now(page)
    expect(the_coach(page)).to_contain_text(FIRST, timeout=LONG)
    mute = the_coach(page).get_by_role("button", name=WORDS.plain("coach-mute"))
    for _ in range(60):
        page.keyboard.press("Tab")
        if mute.and_(page.locator(":focus")).count():
            break
    page.keyboard.press("Enter")

    expect(the_coach(page)).to_be_hidden()
    expect(page.get_by_text("Pick a card").and_(page.locator(":focus"))).to_be_visible()


@pytest.mark.same_page
def test_whoever_has_finished_a_game_begins_the_next_without_the_coach(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", OPEN, ("Anne", "deckhand"), -1)
    person.plays(Person.clicks)
    person.sees_the_end()
    expect(card(page)).not_to_contain_text("Your first game")
    plays_now(page)

    expect(menu(page).get_by_role("checkbox", name=WORDS.plain("coach-switch"))).not_to_be_checked()
    expect(the_coach(page)).to_be_hidden()


def reasons(twin: Twin) -> list[str]:
    """Why the bot of the twin's game has moved, as far as it says so, move by move."""
    match = twin.match()
    motives = [
        coach.motive(match.at(position), 1, action)
        for position, (seat, action) in enumerate(match.log)
        if seat == 1
    ]
    return [twin.text(motive.as_json()) for motive in motives if motive is not None]


@pytest.mark.same_page
def test_who_sets_a_game_up_is_coached_if_asked_and_bots_then_say_why_they_move(
    page: Page,
) -> None:
    person = Person.sets_up(page, "cartagena", OPEN, ALONE, "aloud")
    person.sees_prompt()
    expect(the_coach(page)).to_be_hidden()
    switch = menu(page).get_by_role("checkbox", name=WORDS.plain("coach-switch"))
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    before = len(reasons(person.twin))
    first = the_coach(page).locator(".bubble-words").inner_text()
    person.plays(Person.clicks, 3)
    person.sees_prompt()

    said = reasons(person.twin)[before:]
    assert said
    log_tells(page, said)
    expect(the_coach(page)).to_be_visible()
    expect(the_coach(page).locator(".bubble-words")).not_to_have_text(first)
    person.is_on_disk()
    comes_again(page)

    log_tells(page, said)
    expect(card(page)).not_to_contain_text("Your first game")


def log_tells(page: Page, said: list[str]) -> None:
    for reason in said:
        told = page.locator("ol.log > li").filter(has_text=reason)
        expect(told).to_have_count(said.count(reason))


@pytest.mark.same_page
def test_what_a_bot_has_said_is_gone_once_something_else_has_happened(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", OPEN, ("Anne", "deckhand"), -10)
    person.sees_prompt()
    switches_on(page)
    before = len(reasons(person.twin))
    person.plays(Person.clicks)
    person.sees_the_end()

    assert len(reasons(person.twin)) > before
    page.get_by_role("button", name=WORDS.plain("result-close")).click()
    expect(page.locator("ol.log q").first).to_be_attached()
    expect(page.locator(".coach-saying")).to_be_hidden()


def test_a_remark_that_comes_late_is_not_made_when_the_game_is_over(page: Page) -> None:
    crew = Crew(page)
    person = Person.goes_on(page, "cartagena", OPEN, ("Anne", "deckhand"), -1)
    person.sees_prompt()
    crew.hold_answers_to("remark")
    switches_on(page)
    crew.wait_for_held(1)
    crew.hold_answers_to("act")
    person.clicks(person.twin.advise())
    crew.wait_for_held(2)
    crew.release_answers()

    page.get_by_role("button", name=WORDS.plain("result-close")).click(timeout=LONG)
    expect(the_coach(page).locator(".bubble-words")).to_be_empty()


@pytest.mark.same_page
def test_the_coach_answers_what_was_refused(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", OPEN, ALONE, "aloud")
    person.sees_prompt()
    switches_on(page)
    while not (behind := _behind(person.twin.match())):
        person.plays(Person.clicks, 1)
        person.sees_prompt()
    pirate, cell = behind
    page.mouse.click(*person.pixel(f"pirate:{pirate}"))
    page.mouse.click(*person.pixel(f"cell:{cell}"))

    expect(the_coach(page)).to_contain_text(WORDS.plain("cartagena-coach-no-retreat"))


def _behind(match: Match) -> tuple[int, int] | None:
    """A space of one of Anne's pirates, and an empty one behind it to which it cannot retreat."""
    view = match.view(0)
    taken = {cell for men in view.positions for cell in men}
    pirate = max(view.positions[0])
    free = [cell for cell in range(1, pirate) if cell not in taken]
    return (pirate, free[0]) if pirate < 37 and free else None

"""Games by post: nothing but links goes from one device to the other."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e import ways
from tests.e2e.by_post import (
    DEALER,
    THINGS,
    WORDS,
    answers,
    begins,
    button,
    correspond,
    fits,
    follows,
    inviting,
    link_in,
    may_copy,
    message,
    opens_letters,
    plays,
    sends_letters,
    takes_up,
)
from tests.e2e.late_post import ends_late, late_post, of_two
from tests.e2e.person import LONG, on_a_phone
from tests.e2e.test_start import holds_the_program
from tests.e2e.test_storage import FULL
from tests.e2e.together import Elsewhere

pytestmark = pytest.mark.only_browser("chromium")  # in Firefox: tests/firefox

FRIEND = "Benedikt"

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
CROWDED = 4
"""Buttons that lie in two rows on a phone."""

PROMPTS = """() => {
  window.prompts = new Set();
  const note = () => {
    for (const one of document.querySelectorAll(".orders .prompt")) window.prompts.add(one.textContent);
  };
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Notes all that is asked at the tables of a page from now on, however short it stands there."""


@on_a_phone
@pytest.mark.fresh
def test_the_first_letter_is_answered_and_sent_again_as_the_same_text(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(1)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    letter = sends_letters(page, chance)[FRIEND]
    button(page, "post-again-to", name=FRIEND, count=1).click()
    assert message(page) == letter

    follows(friend, letter)
    answer = answers(friend, chance)
    follows(friend, letter)
    expect(friend.get_by_text(WORDS.plain("post-answered")).first).to_be_visible(timeout=LONG)
    button(friend, "post-again").click()
    assert message(friend) == answer

    takes_up(page, answer, FRIEND)
    follows(page, letter)
    stranger = WORDS.plain("post-stranger", game=WORDS.plain("cartagena-title"))
    expect(page.get_by_text(stranger)).to_be_visible()
    link = link_in(answer)
    page.goto(link[:-8])
    expect(page.get_by_text(WORDS.plain("post-fault-cut"))).to_be_visible()
    page.goto(f"{link[:-1]}{'x' if link[-1] != 'x' else 'y'}")
    expect(page.get_by_text(WORDS.plain("post-fault-altered"))).to_be_visible()
    ways.to_home(page)
    expect(page.get_by_role("heading", name=WORDS.plain("post-turns", count=1))).to_be_visible()
    expect(page.get_by_role("heading", name=WORDS.plain("home-continue"))).to_have_count(0)


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_an_answer_that_the_full_disk_does_not_take_is_taken_up_all_the_same(
    page: Page, elsewhere: Elsewhere
) -> None:
    page.add_init_script(f"{FULL} isFull = false;")
    chance = random.Random(1)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    follows(friend, sends_letters(page, chance)[FRIEND])
    answer = answers(friend, chance)
    page.evaluate("isFull = true")
    follows(page, answer)
    told = page.get_by_text(WORDS.plain("post-taken-played", name=FRIEND))
    expect(told.filter(has_text=WORDS.plain("error-storage"))).to_be_visible(timeout=LONG)
    assert sends_letters(page, chance)[FRIEND]


# Whole games


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_a_whole_game_is_played_by_links_alone_and_checked(
    page: Page, elsewhere: Elsewhere
) -> None:
    correspond(page, {FRIEND: elsewhere().new_page()}, random.Random(5))


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_three_people_play_a_whole_game(page: Page, elsewhere: Elsewhere) -> None:
    friends = {name: elsewhere().new_page() for name in (FRIEND, "Charlotte")}
    correspond(page, friends, random.Random(2))


# Caribbean takes so many letters, and each so much pressing, that a whole one would take a quarter of an hour.


def bid_of(page: Page, name: str) -> Locator:
    """A ship on which it can be seen what somebody has laid."""
    return page.get_by_label(re.compile(rf"Bids for .*\b{name} (thief|\d)")).first


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_caribbean_begins_by_post_with_bids_that_nobody_sees_before_all_are_laid(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(1)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend}, "caribbean")
    letter = sends_letters(page, chance)[FRIEND]
    follows(friend, letter)
    expect(button(friend, "table-menu")).to_be_visible(timeout=LONG)
    answer = answers(friend, chance)
    expect(bid_of(friend, DEALER)).to_have_count(0)
    takes_up(page, answer, FRIEND)
    expect(bid_of(page, FRIEND)).to_be_attached()
    follows(friend, sends_letters(page, chance)[FRIEND])
    expect(bid_of(friend, DEALER)).to_be_attached(timeout=LONG)
    takes_up(page, answers(friend, chance), FRIEND)


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_caribbean_goes_on_from_a_file_and_a_link_to_its_end_and_is_checked(
    page: Page, elsewhere: Elsewhere
) -> None:
    late = late_post(of_two("caribbean"), "by post 2", left=1)
    ends_late(page, elsewhere().new_page(), late)


# What happens to letters


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_letters_of_several_games_land_in_their_own_whatever_their_order(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(3)
    friend = elsewhere().new_page()
    letters, tables, answered = [], [], []
    for _ in range(2):
        begins(page, {FRIEND: friend})
        letters.append(sends_letters(page, chance)[FRIEND])
        tables.append(page.url)

    for letter in reversed(letters):
        follows(friend, letter)
        expect(button(friend, "table-menu")).to_be_visible(timeout=LONG)
    turns = friend.get_by_role("heading", name=WORDS.plain("post-turns", count=2), exact=True)
    ways.to_home(friend)
    expect(turns).to_be_visible()
    expect(friend.get_by_role("link", name=WORDS.plain("post-all"), exact=True)).to_be_visible()
    for letter in letters:
        follows(friend, letter)
        answered.append(answers(friend, chance))
    ways.to_home(friend)
    expect(friend.get_by_role("heading", name=WORDS.plain("post-turns", count=0))).to_be_visible()

    for answer, table in reversed([*zip(answered, tables, strict=True)]):
        takes_up(page, answer, FRIEND)
        expect(page).to_have_url(table)
    ways.to_home(page)
    expect(
        page.get_by_role("heading", name=WORDS.plain("post-turns", count=2), exact=True)
    ).to_be_visible()


@on_a_phone
def test_whoever_writes_their_name_by_post_finds_the_same_rows_with_it(page: Page) -> None:
    may_copy(page)
    ways.to_lobby(page, "cartagena")
    button(page, "lobby-post").click()
    expect(inviting(page, 2)).to_be_visible(timeout=LONG)
    row = page.get_by_role("listitem").filter(has_text=WORDS.plain("seat-number", number=1))
    stand = [row.element_handle(), inviting(page, 2).element_handle()]
    name = page.get_by_label(WORDS.plain("join-name"))
    name.press_sequentially("Annika")
    name.press("Tab")
    expect(page.get_by_role("listitem").filter(has_text="Annika")).to_be_visible()
    inviting(page, 2).press("Enter")
    expect(inviting(page, 2, "post-invite-again")).to_be_focused(timeout=LONG)
    assert all(each.evaluate("(each) => each.isConnected") for each in stand)


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_an_invitation_is_for_one_person_and_an_acceptance_counts_once(
    page: Page, elsewhere: Elsewhere
) -> None:
    page.add_init_script(f"{FULL} isFull = false;")
    friend, other = (elsewhere().new_page() for _ in range(2))
    may_copy(page, friend, other)
    ways.to_lobby(page, "cartagena")
    button(page, "lobby-post").click()
    page.get_by_label(WORDS.plain("join-name")).fill("Annika", timeout=LONG)
    # The field is left by that, and what was written is taken up before the button is let go.
    inviting(page, 2).hover()
    page.mouse.down()
    expect(page.get_by_role("listitem").filter(has_text="Annika")).to_be_visible()
    page.mouse.up()
    invitation = message(page)
    accepted = []
    for name, device in ((FRIEND, friend), ("Charlotte", other)):
        follows(device, invitation)
        device.get_by_label(WORDS.plain("join-name")).fill(name, timeout=LONG)
        button(device, "post-accept").click()
        accepted.append(message(device))
        device.set_viewport_size(DESK)
        again = button(device, "post-accept-again").bounding_box()
        assert again
        assert again["width"] < DESK["width"] / 4, "it is as wide as its words"
        device.set_viewport_size(PHONE)
    first, second = accepted
    follows(page, invitation)
    expect(page.get_by_text(WORDS.plain("post-own"))).to_be_visible()

    page.evaluate("isFull = true")
    follows(page, first)
    expect(page.get_by_text(WORDS.plain("error-storage"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(WORDS.plain("post-has-accepted", name=FRIEND))).to_be_visible()
    follows(page, first)
    expect(page.get_by_text(WORDS.plain("post-accepted-again", name=FRIEND))).to_be_visible()
    follows(page, second)
    twice = WORDS.plain("post-accepted-twice", name="Charlotte", other=FRIEND)
    expect(page.get_by_text(twice)).to_be_visible()
    page.get_by_role("link", name=WORDS.plain("post-go"), exact=True).click()
    button(page, "invite-deal").click()
    letter = sends_letters(page, random.Random(4))[FRIEND]

    follows(page, second)
    late = WORDS.plain("post-accepted-late", name="Charlotte")
    expect(page.get_by_text(late)).to_be_visible(timeout=LONG)
    follows(other, letter)
    stranger = WORDS.plain("post-stranger", game=WORDS.plain("cartagena-title"))
    expect(other.get_by_text(stranger)).to_be_visible()
    follows(friend, letter)
    assert answers(friend, random.Random(4))


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_whoever_has_a_letter_open_in_two_tabs_answers_it_once(
    page: Page, elsewhere: Elsewhere
) -> None:
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    letter = sends_letters(page, random.Random(6))[FRIEND]
    other = friend.context.new_page()
    send = button(friend, "post-send-answer")
    for tab in (friend, other):
        follows(tab, letter)
    plays(friend, send, random.Random(7))
    answer = answers(other, random.Random(8))

    send.click()

    expect(friend.get_by_text(WORDS.plain("post-sent", name="Annika")).first).to_be_visible()
    button(friend, "post-again").click()
    assert message(friend) == answer
    takes_up(page, answer, FRIEND)


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_an_answer_is_taken_up_where_the_table_is_open_in_another_tab(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(9)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    follows(friend, sends_letters(page, chance)[FRIEND])
    other = page.context.new_page()
    follows(other, answers(friend, chance))
    taken = page.get_by_text(WORDS.plain("post-taken-played", name=FRIEND))
    expect(taken).to_be_visible(timeout=LONG)

    here = button(other, "follow-take")
    here.click(timeout=LONG)
    expect(here).to_be_hidden(timeout=LONG)
    assert sends_letters(other, chance)


@pytest.mark.slow
def test_what_comes_before_the_engine_is_there_is_told_together_beside_the_table_of_before(
    elsewhere: Elsewhere,
) -> None:
    chance = random.Random(3)
    dealer, friend = (elsewhere(**on_a_phone.kwargs).new_page() for _ in range(2))
    begins(dealer, {FRIEND: friend})
    follows(friend, sends_letters(dealer, chance)[FRIEND])
    answer, table = answers(friend, chance), dealer.url
    held = holds_the_program(dealer)
    dealer.goto(ways.WITHOUT_THE_PAGE)
    for _ in range(2):
        follows(dealer, answer)
        has_answered = dealer.get_by_text(WORDS.plain("post-has-answered", name=FRIEND))
        expect(has_answered).to_be_visible()
        expect(dealer).to_have_url(table)
    seen = dealer.get_by_text(WORDS.plain("post-last-seen"), exact=True)
    expect(seen).to_be_in_viewport(ratio=1)
    board = dealer.locator(".post-board canvas").bounding_box()
    assert board
    assert board["width"] > 0.8 * dealer.evaluate("innerWidth")

    dealer.evaluate(PROMPTS)
    for route in held:
        route.continue_()
    told = [WORDS.plain(f"post-taken-{found}", name=FRIEND) for found in ("played", "again")]
    expect(dealer.get_by_text(" ".join(told), exact=True)).to_be_visible(timeout=LONG)
    # The table of before says that it is about to be another one.
    assert WORDS.plain("post-opening") in dealer.evaluate("[...window.prompts]")


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_a_bot_plays_for_who_does_not_answer_and_what_was_sent_is_taken_back_by_consent(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(2)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    follows(friend, sends_letters(page, chance)[FRIEND])
    first = answers(friend, chance)
    ways.to_home(friend)
    friend.get_by_role("link", name=WORDS.plain("post-go"), exact=True).click()
    expect(button(friend, "post-again")).to_be_visible(timeout=LONG)
    takes_up(page, first, FRIEND)
    sends_letters(page, chance)

    def does(key: str, name: str = FRIEND) -> None:
        label = WORDS.plain(key, name=name)
        opens_letters(page).get_by_role("button", name=label, exact=True).click()

    def asks() -> None:
        does("post-ask-back", "Annika")
        # Until then a letter of before can be there.
        expect(button(page, "post-stop-asking")).to_be_visible(timeout=LONG)
        fits(page)
        follows(friend, sends_letters(page, chance)[FRIEND])
        told = page.get_by_text(WORDS.plain("post-asked-on", name=FRIEND)).first
        expect(told).to_be_visible()
        # What a pirate can do mostly fills two rows of buttons: then it is said in the goal's place.
        page.locator(THINGS).first.press("Enter")
        brief = page.locator(".letter-line")
        expect(brief).to_have_attribute("data-says", WORDS.plain("post-asked", name=FRIEND))
        is_crowded = page.locator(".orders-buttons > *").count() >= CROWDED
        expect(brief).to_be_visible(visible=is_crowded)
        asked = friend.get_by_text(WORDS.plain("post-backs-own", name=DEALER), exact=True)
        expect(asked.first).to_be_visible(timeout=LONG)

    def hears(key: str) -> None:
        expect(page.get_by_text(WORDS.plain(key, name=FRIEND))).to_be_visible(timeout=LONG)

    does("post-give")
    expect(page.locator(".orders-buttons .choice, .stage button").first).to_be_visible(timeout=LONG)
    does("post-give-back")
    follows(friend, sends_letters(page, chance)[FRIEND])
    away = friend.get_by_text(WORDS.plain("post-told-away"))
    expect(away).to_be_visible(timeout=LONG)

    refusal = button(friend, "post-no")
    takes_up(page, answers(friend, chance), FRIEND)
    follows(friend, sends_letters(page, chance)[FRIEND])
    late = answers(friend, chance)
    asks()
    follows(page, late)
    hears("post-taken-late")
    refusal.click(timeout=LONG)
    follows(page, message(friend))
    hears("post-taken-refused")
    asks()
    expect(refusal).to_be_visible(timeout=LONG)
    follows(page, answers(friend, chance))
    hears("post-taken-agreed")

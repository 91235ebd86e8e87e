"""At the table: what a person is shown, told, refused, and may take back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import LONG, Person, chair, on_a_small_phone
from tests.words import LANGUAGES, Words

ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}


def test_the_game_goes_on_in_another_language(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "tongue")
    for language in (LANGUAGES[1], LANGUAGES[0]):
        person.plays(Person.clicks, moves=1)
        person.sees_prompt()
        words = person.twin.words
        page.get_by_role("button", name=words.plain("table-menu"), exact=True).click()
        page.get_by_label(words.plain("settings-language")).select_option(language)
        page.get_by_role("button", name=Words(language).plain("shell-close")).click()
        person.twin.speak(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        person.sees_prompt()


@pytest.mark.same_page
def test_a_move_is_previewed_made_told_and_taken_back(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "ghost")
    person.sees_prompt()
    # Beside the symbol of a space: light stone by day. Every token once read as ink there.
    assert person.brightness("cell:20", aside=0.38) > 180
    before = person.twin.table["choices"]
    move = person.twin.advise()
    person.thing(move.picks[0]).click()
    person.thing(move.picks[1]).hover()
    orders = page.get_by_role("region", name="What to do")
    expect(orders).to_contain_text(move.label)
    # What would follow is seen in place of what is asked.
    is_asked_unseen(person)
    person.thing(move.picks[1]).click()
    person.twin.act(move)
    person.sees_prompt()

    log = page.get_by_role("region", name="Log")
    log.get_by_role("button", name="Set-up:").click()
    log.get_by_role("button", name="The passage is laid: 36 spaces.").click()
    expect(person.thing("Boat: no pirates aboard")).to_be_attached()
    expect(page.get_by_text("Looking back")).to_be_visible()
    page.get_by_role("button", name="Return to now").click()
    person.sees_prompt()

    page.get_by_role("button", name="Undo", exact=True).click()
    person.twin.undo()
    assert before == person.twin.table["choices"]
    person.sees_prompt()
    expect(page.get_by_role("button", name="Anne takes back a move.")).to_be_visible()
    person.plays(Person.clicks, moves=1)
    # However often the rail was written anew, its pictures have come.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.rail img')].every((image) => image.naturalWidth > 0)"
    )


def is_asked_unseen(person: Person) -> None:
    """What is asked stands there for those who listen alone."""
    orders = person.page.get_by_role("region", name="What to do")
    (asked,) = (
        orders.get_by_role("paragraph")
        .filter(has_text=person.twin.text(person.twin.moment["prompt"]))
        .all()
    )
    box = asked.bounding_box()
    assert box is None or box["width"] <= 1


@pytest.mark.same_page
def test_once_something_is_picked_it_is_asked_no_more(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "ghost")
    person.sees_prompt()
    orders = page.get_by_role("region", name="What to do")
    for _ in range(2):  # of one way that is left its words, of several how many there are
        move = person.twin.advise()
        at = next(k for k, token in enumerate(move.tokens) if token.startswith("card:"))
        ways = [way for way in person.twin.table["choices"] if move.tokens[at] in way["picks"]]
        person.thing(move.picks[at]).click()
        page.mouse.move(0, 0)
        left = (
            person.twin.text(ways[0]["label"]) if len(ways) == 1 else f"{len(ways)} possibilities"
        )
        expect(orders.get_by_text(left, exact=False).first).to_be_visible()
        is_asked_unseen(person)
        page.get_by_role("button", name="Clear selection").click()
        person.sees_prompt()
        person.plays(Person.clicks, moves=1)


@pytest.mark.same_page
def test_while_others_play_the_button_to_go_on_stays(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "stays")
    person.sees_prompt()
    # A bot that takes long is told to move now, in the same place.
    page.evaluate(
        """(names) => {
      window.seen = [];
      const orders = document.querySelector(".orders-buttons");
      const note = () => {
        const has = [...orders.querySelectorAll("button")].some(({ textContent }) => names.includes(textContent));
        if (window.seen.at(-1) !== has) window.seen.push(has);
      };
      new MutationObserver(note).observe(orders, { childList: true, subtree: true });
    }""",
        ["Skip ahead", "Move now"],
    )
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    assert page.evaluate("window.seen.filter((has) => has).length") == 1


_PAINTED = "() => [...document.querySelectorAll('canvas')].map((each) => each.toDataURL()).join()"

_WATCHES = f"""([orders, stood]) => {{
  const painted = {_PAINTED};
  const asked = orders.innerText;
  const seen = {{ asked: false, painted: false }};
  const look = () => {{
    seen.asked ||= orders.innerText !== asked;
    seen.painted ||= painted() !== stood;
    if (!seen.asked || !seen.painted) requestAnimationFrame(look);
  }};
  look();
  return seen;
}}"""
"""Notes whether anything else was ever asked, and anything else painted."""


_RESTS = f"""() => new Promise((resolve) => {{
  const painted = {_PAINTED};
  let stood = painted();
  let frames = 0;
  const look = () => {{
    const now = painted();
    frames = now === stood ? frames + 1 : 0;
    stood = now;
    if (frames < 30) requestAnimationFrame(look);
    else resolve(stood);
  }};
  look();
}})"""


def at_rest(page: Page) -> str:
    """What is painted, once nothing of it has changed for thirty frames: a late picture is on it."""
    stood: str = page.evaluate(_RESTS)
    return stood


@pytest.mark.same_page
def test_trails_of_others_stand_are_played_again_and_are_back_after_undo(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "wake")
    replay = page.get_by_role("button", name=person.twin.words.plain("table-replay"), exact=True)
    while len(person.twin.table["trails"]["moves"]) < 2:
        person.plays(Person.keys, moves=1)
    person.sees_prompt()
    expect(replay).to_be_enabled()
    replay.focus()  # and nothing on the table, where that would be seen
    page.mouse.move(0, 0)
    stood = at_rest(page)
    orders = page.get_by_role("region", name="What to do")
    for key in ("Enter", "r"):  # the button, which has the focus, and from anywhere
        seen = page.evaluate_handle(_WATCHES, [orders.element_handle(), stood])
        page.keyboard.press(key)
        page.wait_for_function("(seen) => seen.asked && seen.painted", arg=seen, timeout=LONG)
        page.wait_for_function(f"(stood) => ({_PAINTED})() === stood", arg=stood, timeout=LONG)
    person.sees_prompt()

    person.plays(Person.keys, moves=1)
    person.sees_prompt()
    expect(replay).to_be_disabled()
    page.get_by_role("button", name="Undo", exact=True).click()
    person.twin.undo()
    person.sees_prompt()
    expect(replay).to_be_enabled()


@pytest.mark.same_page
def test_a_button_that_comes_under_a_pointer_at_rest_does_not_hide_what_is_asked(
    page: Page,
) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "rest")
    orders = page.get_by_role("region", name="What to do")
    label = orders.get_by_text("End turn", exact=True)
    person.plays(Person.keys, moves=1)
    person.sees_prompt()
    place = label.bounding_box()
    assert place
    page.get_by_role("button", name="Undo", exact=True).click()
    person.twin.undo()
    person.sees_prompt()
    page.mouse.move(place["x"] + 4, place["y"] + 4)
    person.plays(Person.keys, moves=1)
    person.sees_prompt()

    expect(label).to_have_count(1)
    page.mouse.move(place["x"] + 6, place["y"] + 6)
    expect(label).to_have_count(2)  # the button, and what it would do in place of the prompt


def _meet(one: Locator, other: Locator) -> bool:
    """Whether one covers any of the other."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here
    assert there
    beside = here["x"] + here["width"] <= there["x"] or there["x"] + there["width"] <= here["x"]
    above = here["y"] + here["height"] <= there["y"] or there["y"] + there["height"] <= here["y"]
    return not (beside or above)


@pytest.mark.same_page
def test_pressing_something_illegal_says_why_and_leads_to_the_rule(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "why")
    person.sees_prompt()
    person.thing("Your 6 pirates at the start").click()
    page.mouse.click(*person.pixel("retreat"))
    toast = page.locator(".toast").filter(
        has_text=person.twin.words.plain("cartagena-refuse-start-pirate")
    )
    expect(toast).to_be_visible()
    orders, log = (page.get_by_role("region", name=name) for name in ("What to do", "Log"))
    log.get_by_role("button").last.click(trial=True)
    assert not any(_meet(toast, thing) for thing in (person.board, orders, log))
    toast.get_by_role("link").or_(toast.get_by_role("button")).filter(has_text="CA-4").click()
    title = person.twin.words.plain("cartagena-rule-ca-4.title")
    expect(page.get_by_role("heading", name=title)).to_be_in_viewport()


@pytest.mark.same_page
def test_nothing_hidden_is_in_the_page_before_the_curtain_lifts(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "veil")
    first = person.twin.table["curtain"]
    name = chairs[first]["name"]
    cover = page.get_by_role("dialog", name=f"Hand the device to {name}")
    expect(cover).to_be_visible(timeout=LONG)
    hand = person.hand_names(first)
    assert hand
    for card in hand:
        expect(
            page.get_by_role("button", name=card, exact=True, include_hidden=True)
        ).to_have_count(0)
    person.lifts_the_curtain()
    for card in hand:
        expect(person.thing(card)).to_be_attached(timeout=LONG)


@pytest.mark.same_page
def test_the_last_move_can_be_taken_back_from_behind_the_curtain(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, chairs, "shroud")
    while person.twin.curtain is None or not person.twin.table["undo"]:
        person.plays(Person.clicks, moves=1)
    moved = person.twin.match().log[-1].seat
    page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    person.twin.undo()
    assert moved == person.twin.curtain
    person.plays(Person.clicks, moves=2)


def test_a_tab_that_was_killed_reopens_at_the_last_move(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", {"variant": "jamaica"}, ALONE, "kill")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    person.is_on_disk()
    address = page.url
    page.close(run_before_unload=False)
    person.page = page.context.new_page()
    person.page.goto(address)
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)


@on_a_small_phone
@pytest.mark.same_page
def test_what_is_left_to_do_beside_the_board_is_no_wider_than_its_words(page: Page) -> None:
    options = {"pirate": False, "islands": "random", "open_conflict": False}
    crew = ("Anne", "deckhand", "deckhand")
    person = Person.goes_on(page, "meuterer", options, crew, 1, "narrow:1180", "d")
    person.sees_prompt()
    alone = page.get_by_role("button", name="Pass, keep 5 cards", exact=True)
    for width, height in ((360, 640), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        beside = page.get_by_role("group", name="Actions").bounding_box()
        box = alone.bounding_box()
        assert box
        assert beside
        assert box["height"] >= 44
        assert box["width"] < 0.75 * beside["width"]
        middles = [part["x"] + part["width"] / 2 for part in (box, beside)]
        assert middles[0] == pytest.approx(middles[1], abs=1)


@on_a_small_phone
@pytest.mark.same_page
def test_what_was_tapped_last_is_nothing_but_the_table_once_the_game_is_over(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", TORTUGA, ("Anne", "sailor"), -1, "narrow:1180")
    person.plays(Person.taps)
    person.sees_the_end()
    usable = person.board.get_by_role("button", disabled=False)
    expect(usable).to_have_count(0)
    page.get_by_role("button", name="See the table", exact=True).tap()
    expect(person.board.locator(":focus")).to_have_count(0)
    expect(usable).to_have_count(0)


@on_a_small_phone
@pytest.mark.same_page
def test_five_names_can_be_read_on_a_small_phone(page: Page) -> None:
    names = ["Anne", "Bart", "Cat", "Dirk", "Eve"]
    crew = [chair("Anne"), *(chair(name, "sailor") for name in names[1:])]
    Person.sits_down(page, "cartagena", TORTUGA, crew, "five", "narrow:1180").sees_prompt()
    players = page.get_by_role("region", name="Players")
    for name in names:
        shown = players.get_by_text(name, exact=True)
        expect(shown).to_be_visible()
        assert shown.evaluate("name => name.scrollWidth <= name.clientWidth"), name

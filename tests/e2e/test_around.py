"""What stands around the board: who plays, what is asked, what can be done, what things are."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import games
from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair, on_a_small_phone
from tests.e2e.test_languages import speaks
from tests.e2e.twin import game_after
from tests.words import Words

WORDS = Words("en", "cartagena")
_OFTEN = [
    pytest.param(game, marks=[] if game == "meuterer" else [pytest.mark.slow]) for game in games()
]
"""The rooms: in every run the one whose table has most things."""
ALONE = [chair(""), chair("Bart", "deckhand")]
TORTUGA = {"variant": "tortuga"}

TOLD = "ol.log > li:not(.is-told-below) .log-line"
"""What stands in the log: a line that is the same as the next one is told with that."""
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)]


def at_tortuga(page: Page) -> Person:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "around")
    person.sees_prompt()
    return person


_CUT_OFF = """(buttons) => buttons
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const isWhole = box.left >= 0 && box.top >= 0 && box.width > 0
      && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return !isWhole || one.scrollWidth > one.clientWidth + 1;
  })
  .map((one) => one.innerText)"""
"""Buttons that are not wholly on the screen, or whose words reach beyond them."""


def picks(thing: Locator) -> None:
    """Presses it; again if the table was painted anew for another screen just under the mouse."""
    thing.click()
    try:
        expect(thing).to_have_attribute("aria-pressed", "true", timeout=10_000)
    except AssertionError:
        thing.click()
        expect(thing).to_have_attribute("aria-pressed", "true")


@pytest.mark.same_page
def test_whoever_plays_alone_without_a_name_is_called_you(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", TORTUGA, ["", "deckhand"], 4)
    players = page.get_by_role("region", name=WORDS.plain("table-players"))
    expect(players.get_by_text(WORDS.plain("rail-you"), exact=True)).to_be_visible()
    expect(players.get_by_text("Deckhand", exact=True)).to_be_visible()
    told = [person.twin.text(line["message"]) for line in person.twin.table["log"]["lines"]]
    assert any(line.startswith("You play ") for line in told)
    assert [] == [line for line in told if WORDS.plain("seat-number", number=1) in line]
    log = page.get_by_role("region", name=WORDS.plain("table-log"))
    once = [(text, len([*same])) for text, same in groupby(told)]
    times = [
        WORDS.plain("log-times", told=text.removesuffix("."), count=count) if count > 1 else text
        for text, count in once
    ]
    expect(log.locator(TOLD)).to_have_text(times)


@pytest.mark.same_page
def test_the_board_keeps_its_size_and_nothing_is_cut_off(page: Page) -> None:
    """On every screen the board is as large with a card picked as it is without."""
    person = at_tortuga(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled = "([w, h]) => innerWidth === w && innerHeight === h"
        page.wait_for_function(settled, arg=[width, height])
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        board = page.locator(".board")
        before = board.bounding_box()
        hand = page.get_by_role("button", name=min(person.hand_names(0)), exact=True)
        picks(hand)
        assert before == board.bounding_box()
        assert page.locator(".orders-buttons .button, .tool").evaluate_all(_CUT_OFF) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.get_by_role("button", name=WORDS.plain("table-clear"), exact=True).click()
        expect(hand).to_have_attribute("aria-pressed", "false")


@pytest.mark.same_page
def test_going_back_and_a_hint_keep_their_places(page: Page) -> None:
    person = at_tortuga(page)
    undo = page.locator(".tool").nth(1)
    expect(undo).to_have_attribute("aria-disabled", "true")
    place = undo.bounding_box()
    person.plays(Person.clicks, 1)
    expect(undo).not_to_have_attribute("aria-disabled", "true", timeout=LONG)
    assert place == undo.bounding_box()


def lists_keys(page: Page) -> Locator:
    """The keys, asked for by one."""
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=WORDS.plain("keys-heading"))
    expect(keys).to_be_visible()
    return keys


def test_every_key_of_the_list_does_what_it_says(page: Page) -> None:
    person = at_tortuga(page)
    press = page.keyboard.press
    keys = lists_keys(page)
    expect(keys.locator("kbd")).to_have_text(
        [
            *(*"←↑→↓", "Home", "End", "PgDn", "PgUp", *"NP", *"1…9", "Enter", "Esc", *"EUR?HM"),
            *("Shift+Enter", WORDS.plain("keys-space")),
        ]
    )
    head = keys.get_by_role("group", name=WORDS.plain("keys-heading"))
    expect(head).to_be_focused()  # which is read out first
    press("Escape")
    expect(keys).to_be_hidden()

    focused = person.board.locator(":focus")
    person.walks_to(person.twin.advise().picks[0])
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "Home", "End"):
        before = focused.get_attribute("data-key")
        press(key)
        expect(focused).not_to_have_attribute("data-key", str(before))
    usable = person.board.get_by_role("button")
    press("PageDown")
    expect(usable.first).to_be_focused()
    press("PageUp")
    expect(usable.last).to_be_focused()
    press("n")
    expect(usable.first).to_be_focused()
    press("p")
    expect(usable.last).to_be_focused()
    page.get_by_role("link", name=WORDS.plain("shell-home")).focus()
    press("n")
    expect(usable.last).to_be_focused()
    press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    press("?")
    expect(page.locator(".explanation")).to_be_focused()
    press("Escape")
    expect(usable.last).to_be_focused()

    hint, sounds = page.locator(".tool").first, page.locator(".sound-switch")
    press("h")
    expect(hint).to_have_attribute("aria-pressed", "true")
    rows = page.get_by_role("region", name=WORDS.plain("hint-title")).get_by_role("listitem")
    expect(rows.first.get_by_role("button")).to_be_focused(timeout=LONG)
    press("ArrowDown")
    expect(rows.nth(1).get_by_role("button")).to_be_focused()
    hint.focus()
    press("h")
    expect(rows.first.get_by_role("button")).to_be_focused()
    press("h")
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(hint).to_be_focused()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    press("m")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    said = page.get_by_text(WORDS.plain("sound-on"), exact=True)
    expect(said).to_be_visible()


@pytest.mark.same_page
def test_keys_are_no_commands_in_a_dialog_nor_while_something_is_written(page: Page) -> None:
    at_tortuga(page)
    hint, sounds = page.locator(".tool").first, page.locator(".sound-switch")

    def changes_nothing() -> None:
        expect(hint).to_have_attribute("aria-pressed", "false")
        expect(sounds).to_have_attribute("aria-pressed", "false")

    keys = lists_keys(page)
    page.keyboard.type("hm?")
    changes_nothing()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()

    for part in (".log-fold", ".log-line"):
        page.locator("ol.log").locator(part).first.click()
    page.get_by_role("button", name=WORDS.plain("margin-write")).click()
    field = page.get_by_role("textbox")
    field.press_sequentially("hm?")
    field.press("Shift+Enter")
    field.press_sequentially("hm?")
    expect(field).to_have_value("hm?\nhm?")
    changes_nothing()
    expect(keys).to_be_hidden()


def test_single_keys_can_be_switched_off(page: Page) -> None:
    at_tortuga(page)
    hint, sounds = page.locator(".tool").first, page.locator(".sound-switch")
    expect(hint).to_have_attribute("aria-keyshortcuts", "h")
    page.goto("#/settings")
    page.get_by_label(WORDS.plain("settings-letters")).uncheck()
    page.go_back()
    expect(hint).not_to_have_attribute("aria-disabled", "true", timeout=LONG)
    for button in (hint, sounds):
        expect(button).not_to_have_attribute("aria-keyshortcuts", re.compile("."))
    page.keyboard.type("hm?")
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.same_page
def test_what_a_thing_is_is_told_beside_it_and_never_over_it(page: Page) -> None:
    mutiny = Words("en", "mutiny")
    crew = [chair("Anne"), chair("Bart", "deckhand"), chair("Cat", "deckhand")]
    Person.sits_down(page, "mutiny", {}, crew, "around").sees_prompt()
    ghost = page.get_by_role("img", name=re.compile(mutiny.plain("mutiny-pirate-ghost"))).last
    box = page.get_by_role("region", name=mutiny.plain("mutiny-pirate-ghost"))

    thing = ghost.bounding_box()
    ghost.hover()
    expect(box).to_be_visible()
    beside = box.bounding_box()
    assert thing
    assert beside
    assert (
        beside["y"] >= thing["y"] + thing["height"] or beside["y"] + beside["height"] <= thing["y"]
    )
    page.mouse.move(2, 2)
    expect(box).to_be_hidden()

    page.keyboard.press("Tab")
    ghost.focus()
    page.keyboard.press("?")
    expect(box).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(ghost).to_be_focused()


@pytest.mark.parametrize("game", _OFTEN)
@pytest.mark.same_page
def test_all_of_the_table_is_told_and_what_can_be_used_comes_first(page: Page, game: str) -> None:
    """As a screen reader finds it: the accessibility tree."""
    info = games()[game].info
    players = ("Anne", *["deckhand"] * (info.quick.seats - 1))
    person = Person.goes_on(page, game, info.usual_options, players, 1)
    person.sees_prompt()
    twin, words = person.twin, person.twin.words
    usable = person.board.get_by_role("toolbar", name=words.plain("table-usable"))
    rest = person.board.get_by_role("group", name=words.plain("table-rest"))
    offer = twin.table["arrangement"] or {"items": [], "places": []}
    picks = {pick for choice in twin.table["choices"] for pick in choice["picks"]}
    offered = {part["pick"] for part in (*offer["items"], *offer["places"])} or picks

    tree = person.board.aria_snapshot()
    assert 0 < tree.index("toolbar") < tree.index("group")
    assert "[disabled]" not in tree
    buttons = [
        each.get_attribute("aria-label") or "" for each in usable.get_by_role("button").all()
    ]
    assert sorted(buttons) == sorted(twin.name_of(pick) for pick in offered)
    told = {
        *buttons,
        *rest.get_by_role("img").evaluate_all("(all) => all.map((one) => one.ariaLabel)"),
    }
    assert {twin.text(node["label"]) for node in twin.scene["nodes"] if "label" in node} <= told

    log = page.get_by_role("region", name=words.plain("table-log"))
    fold = log.get_by_role("button", name="Set-up:")
    if fold.count():
        fold.click()
    expect(log.get_by_role("heading", level=3)).not_to_have_count(0)


_GONE_TO = """() => {
  window.goneTo = [];
  const name = ({ ariaLabel, textContent }) => ariaLabel || textContent;
  document.addEventListener("focusin", ({ target }) => window.goneTo.push(name(target)));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Enter") window.goneTo.length = 0;
  }, true);
}"""
"""Notes what the focus comes to, and so a screen reader reads out, since Enter was pressed last."""


@pytest.mark.parametrize("game", _OFTEN)
@pytest.mark.same_page
def test_after_an_action_nothing_is_read_out_that_nobody_went_to(page: Page, game: str) -> None:
    info = games()[game].info
    players = ("Anne", *["deckhand"] * (info.quick.seats - 1))
    person = Person.goes_on(page, game, info.usual_options, players, 1)
    while not person.twin.advise().picks or person.twin.advise().laid:
        person.plays(Person.keys, 1)
    person.sees_prompt()
    page.evaluate(_GONE_TO)
    person.plays(Person.keys, 1)
    person.sees_prompt()
    assert page.evaluate("goneTo") == []


_TELLS = """() => {
  const SILENT = "[aria-hidden=true], [hidden], .orders-buttons";
  const isTold = (name) => /^(aria-.*|role|title|alt|disabled|hidden)$/.test(name);
  const isSeen = (one) => one && !one.closest(SILENT) && one.checkVisibility();
  window.told = [];
  window.observer?.disconnect();
  window.observer = new MutationObserver((records) => {
    for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
      const one = target instanceof Element ? target : target.parentElement;
      const isHiding = attributeName === "hidden" && !one.ariaHidden;
      if (!isSeen(isHiding ? one.parentElement : one)) continue;
      if (type === "attributes" && !isTold(attributeName)) continue;
      if (type === "attributes" && one.getAttribute(attributeName) === oldValue) continue;
      const nodes = [...addedNodes, ...removedNodes];
      if (nodes.length && nodes.every((each) => each.ariaHidden === "true")) continue;
      // What is in something that comes is told with it.
      const isIn = records.some((other) =>
        [...other.addedNodes].some((each) => each.contains(one)));
      if (isIn) continue;
      if (one.closest(".stage")) {
        // One of each that comes and each that goes.
        const name = one.ariaLabel ?? one.className;
        for (const each of nodes.length ? nodes : [null])
          window.told.push(`board: ${name}: ${each ? each.ariaLabel : attributeName}`);
      } else window.told.push(`${one.className}: ${attributeName ?? one.textContent}`);
    }
  });
  window.observer.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true,
  });
}"""
"""Notes what screen readers are told of."""

_TOLD = [
    pytest.param("cartagena", TORTUGA, 2),
    pytest.param("caribbean", {}, 2, marks=pytest.mark.slow),
    pytest.param("meuterer", {}, 6, marks=pytest.mark.slow),
    pytest.param("mutiny", {}, 6, marks=pytest.mark.slow),
]
"""Games, and after how many moves others' turns are counted."""
_MOST = 12
"""Things that screen readers are told of others' turns at most, beside one for each line of the log."""
_OWN_TURN = (
    "prompt: ",
    "tool: aria-disabled",
    "tool tool-hint: ",
    "rail-seat: ",
    "rail-seat at-turn: ",
)
"""What one is told of as one's own turn comes, beside what can be used then."""


@pytest.mark.parametrize(("game", "options", "moves"), _TOLD)
@pytest.mark.same_page
def test_of_a_bots_turn_screen_readers_are_told_what_is_new_alone(
    page: Page, game: str, options: dict[str, Any], moves: int
) -> None:
    """One that is told of very much at once passes over some of it, as over what bots did."""
    players = ("Anne", *["deckhand"] * (games()[game].info.quick.seats - 1))
    person = Person.goes_on(page, game, options, players, moves)
    lines = page.locator(TOLD)
    new: list[str] = []
    while not any(each.startswith("Deckhand ") for each in new):
        person.sees_prompt()
        before = lines.count()
        page.evaluate(_TELLS)
        person.plays(Person.keys, 1)
        person.sees_prompt()
        new = lines.all_inner_texts()[before:]
    voice = page.get_by_role("log")
    expect(voice).to_contain_text(person.twin.text(person.twin.moment["prompt"]))
    told = page.evaluate("told")
    # Since it was said that she waits; what is spoken are the lines themselves.
    waits = next(at for at, each in enumerate(told) if each.startswith("prompt: "))
    turn = [each for each in told[waits + 1 :] if not each.startswith((": ", "thought: "))]
    picks = {pick for choice in person.twin.table["choices"] for pick in choice["picks"]}
    usable = tuple(f"board: : {person.twin.name_of(pick)}" for pick in picks)
    others = [each for each in turn if not each.startswith((*_OWN_TURN, *usable))]
    assert len(others) <= _MOST + len(new), others
    if game == "cartagena":
        done = [each for each in new if each.startswith("Deckhand ")]
        parts = [each.removeprefix("Deckhand ").rstrip(".") for each in done]
        assert len(parts) >= 3
        expect(voice).to_contain_text(f"Deckhand {'; '.join(parts)}.")


@pytest.mark.same_page
def test_the_end_of_a_game_is_told_without_its_log_from_the_beginning(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", TORTUGA, ("Anne", "deckhand"), -1)
    person.sees_prompt()
    lines = page.locator("ol.log .log-line")
    before = lines.count()
    page.evaluate(_TELLS)
    person.plays(Person.keys, 1)
    expect(page.get_by_role("dialog")).to_be_visible(timeout=LONG)
    new = lines.count() - before
    told = [each for each in page.evaluate("told") if each.startswith("log: ")]
    assert before > len(told) <= new, told


def test_a_table_is_read_out_by_its_name(page: Page) -> None:
    page.add_init_script(f"({_GONE_TO})()")
    at_tortuga(page)
    gone_to = page.evaluate("goneTo")
    assert gone_to[-1].startswith(WORDS.plain("cartagena-title"))
    assert "" not in gone_to


@pytest.mark.same_page
def test_what_a_press_brings_is_told_with_the_thing_and_once_something_is_picked(
    page: Page,
) -> None:
    person = at_tortuga(page)
    move = person.twin.advise()
    card, pirate = move.picks
    ways = [each for each in person.twin.table["choices"] if move.tokens[1] in each["picks"]]
    assert len(ways) > 1
    label = re.compile(re.escape(move.label))
    voice = page.get_by_role("log")
    several = voice.get_by_text(WORDS.plain("table-ways", count=len(ways)))

    expect(person.usable(card)).to_have_accessible_description(label)
    expect(person.usable(pirate)).to_have_accessible_description("")
    person.usable(pirate).click()
    expect(several).to_be_attached()
    expect(person.usable(card)).to_have_accessible_description(label)
    page.keyboard.press("Escape")
    person.usable(card).click()
    expect(voice.get_by_text(label)).to_be_attached()


_CUT = """() => [...document.querySelectorAll(".rail-name strong")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""
"""Names at the seats that are not seen whole."""


@on_a_small_phone
@pytest.mark.same_page
def test_a_long_name_is_whole_among_five_on_the_smallest_phone(page: Page) -> None:
    names = ("Anne", "Bartholomew", "Grace", "Calico", "Mary")
    chairs = [chair(name, "sailor" if at else "human") for at, name in enumerate(names)]
    person = Person.sits_down(page, "cartagena", TORTUGA, chairs, "five")
    person.sees_prompt()
    expect(page.locator(".rail-name strong")).to_have_text(list(names))
    assert [] == page.evaluate(_CUT)


@on_a_small_phone
@pytest.mark.same_page
def test_the_log_opens_at_its_newest_line(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", TORTUGA, ("Anne", "sailor"), 6, "narrow:1180")
    person.sees_prompt()
    entries = page.locator("ol.log > li")
    page.get_by_role("button", name=WORDS.plain("table-log"), exact=True).tap()
    expect(entries.last).to_be_in_viewport(ratio=0.9)
    expect(entries.first).not_to_be_in_viewport()


@on_a_small_phone
@pytest.mark.same_page
def test_a_hint_leaves_the_board_to_be_seen(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", TORTUGA, ("Anne", "sailor"), 1, "narrow:1180")
    person.sees_prompt()
    log = page.get_by_role("region", name=WORDS.plain("table-log"))
    page.get_by_role("button", name=WORDS.plain("table-log"), exact=True).tap()
    expect(log).to_be_visible()
    page.locator(".tool").first.tap()
    hint = page.get_by_role("region", name=WORDS.plain("hint-title"))
    expect(log).to_be_hidden()
    row = hint.get_by_role("listitem").get_by_role("button").first
    expect(row).to_be_visible(timeout=LONG)
    expect(hint.get_by_text(WORDS.plain("hint-thinks"))).to_be_hidden(timeout=LONG)
    row.tap()
    expect(hint.get_by_text(WORDS.plain("hint-again"))).to_be_visible()
    assert _overlap(page, ".hints") <= 4


@on_a_small_phone
@pytest.mark.same_page
def test_bids_can_be_laid_out_whatever_is_asked_and_hinted(page: Page) -> None:
    words = Words("en", "caribbean")
    person = Person.goes_on(page, "caribbean", {}, ("Anne", "sailor"), 0, "narrow:1180")
    person.sees_prompt()
    assert _overlap(page, ".orders-body") <= 1

    item = person.twin.name_of(person.twin.advise().laid[0][0])
    person.thing(item).tap()  # it goes to the next free place
    back = page.get_by_role("button", name=words.plain("table-take-back"), exact=True)
    expect(back).to_be_visible()
    assert _overlap(page, ".orders-body") <= 1

    page.get_by_role("button", name=words.plain("hint-button"), exact=True).tap()
    hint = page.get_by_role("region", name=words.plain("hint-title"))
    lay = hint.get_by_role("button", name=words.plain("hint-lay"), exact=True)
    expect(lay).to_be_visible(timeout=LONG)
    assert _overlap(page, ".hints") <= 4


def _overlap(page: Page, part: str) -> float:
    """How many pixels of the board lie under that part of the page."""
    board, box = (page.locator(each).bounding_box() for each in (".board", part))
    assert board
    assert box
    return board["y"] + board["height"] - box["y"]


@on_a_small_phone
def test_three_courses_can_be_read_on_their_buttons(page: Page) -> None:
    words = speaks(page, "de")
    text = game_after("caribbean", (), ("Anne", "sailor"), 16, "berth")
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()}, words)
    actions = page.get_by_role("group", name=words.plain("table-actions"))
    buttons = actions.get_by_role("button")
    expect(buttons).to_have_count(3, timeout=LONG)
    for button in buttons.all():
        cut = button.evaluate("(button) => button.scrollWidth - button.clientWidth")
        assert cut <= 0, button.inner_text()


@on_a_small_phone
@pytest.mark.same_page
def test_many_choices_leave_the_board_to_be_seen(page: Page) -> None:
    players = ("Anne", "sailor", "sailor")
    person = Person.goes_on(page, "cartagena", TORTUGA, players, 6, "narrow:1180")
    person.sees_prompt()
    choices = [choice for choice in person.twin.table["choices"] if choice["picks"]]
    token, count = Counter(pick for each in choices for pick in each["picks"]).most_common(1)[0]
    assert count > 3
    person.usable(person.twin.name_of(token)).tap()
    buttons = page.get_by_role("group", name=WORDS.plain("table-actions")).get_by_role("button")
    expect(buttons).to_have_count(count)
    assert _overlap(page, ".orders-body") <= 1

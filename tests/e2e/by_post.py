"""Games by post: devices that hear of each other by nothing but the links of messages, which people carry."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG
from tests.words import Words

__all__ = [
    "DEALER",
    "THINGS",
    "WORDS",
    "answers",
    "begins",
    "button",
    "correspond",
    "fits",
    "follows",
    "goes_on",
    "inviting",
    "link_in",
    "may_copy",
    "message",
    "opens_letters",
    "plays",
    "sends_letters",
    "takes_up",
    "worth",
]

WORDS = Words("en", "cartagena")

DEALER = "Annika"

MESSENGER = "<!doctype html><title>Messenger</title><textarea aria-label=Message></textarea>"

MESSENGERS: WeakKeyDictionary[BrowserContext, Page] = WeakKeyDictionary()

NOTICE = ".toast .icon-button"
"""What puts a notice away."""

THINGS = (
    ":is(.orders-buttons :is(.choice, .primary), .stage button):visible"
    ":not(:disabled, [aria-disabled=true], [aria-pressed=true])"
)
"""What can be chosen, and is not picked up already; buttons lie hidden under a result."""

OUTSIDE = """(all) => all.filter((one) => {
  const within = one.closest(".orders").getBoundingClientRect();
  const { top, bottom } = one.getBoundingClientRect();
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = new Set();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) lines.add(Math.round(line.top));
  }
  return top < within.top || bottom > within.bottom || lines.size > 2;
}).map((one) => one.textContent)"""
"""Which buttons are cut off, or wrap into more than two lines."""

NAMES = "(all) => all.map((one) => one.ariaLabel || one.textContent)"

LETTER = re.compile(r"Send letter \d+ to (\w+)$")
BIDS, AGAIN = (
    Words("en", "caribbean").plain(f"caribbean-arrangement-{what}") for what in ("confirm", "again")
)
BID = re.compile(r"Thief$|Bribe of (one barrel|\d barrels)$")
LAID = ", laid on "
PLAY = re.compile(r"(\w+) to (\w+): Play ")
CARD = re.compile(r"\w+, (one card|\d+ cards)$")
BACK = re.compile(r"Your .* on space (\d+)\. Way back: space (\d+), (\w+) cards?$")
RETREAT = re.compile(r"\d+ back: \+(\d)")

ENDS = {"Start": 0, "boat": 40}
"""Where the row begins and ends, in spaces."""

NEAR = {1: 1, 2: 4}
"""So many spaces a pirate goes back for one card and for two, though there are others to be played. So a game
takes some 40 turns; without, it may never end.
"""

MOST = 400
"""So many things are pressed in a turn at most, and so many letters go out in a game."""


def button(page: Page, key: str, **args: object) -> Locator:
    return page.get_by_role("button", name=WORDS.plain(key, **args), exact=True)


def may_copy(*pages: Page) -> None:
    """Has what is pressed there write to the clipboard: Chromium without a window refuses it unless asked."""
    for page in pages:
        browser = page.context.browser
        if browser and browser.browser_type.name == "chromium":
            page.context.grant_permissions(["clipboard-read", "clipboard-write"])


def message(page: Page) -> str:
    """What was copied, as it stands once it is pasted into a message."""
    expect(page.get_by_text(WORDS.plain("post-copied"), exact=True)).to_be_visible(timeout=LONG)
    messenger = messenger_at(page.context)
    messenger.bring_to_front()
    field = messenger.get_by_role("textbox")
    field.clear()
    field.press("ControlOrMeta+v")
    expect(field).not_to_have_value("")
    text = field.input_value()
    page.bring_to_front()
    # It may have gone by itself.
    page.locator(NOTICE).evaluate_all("(all) => all.forEach((one) => one.click())")
    return text


def messenger_at(context: BrowserContext) -> Page:
    """It stays open at its device, as opening one takes a while in Firefox."""
    if context not in MESSENGERS:
        MESSENGERS[context] = context.new_page()
        MESSENGERS[context].set_content(MESSENGER)
    return MESSENGERS[context]


def link_in(text: str) -> str:
    [link] = re.findall(r"http\S+", text)
    return str(link)


def follows(page: Page, text: str) -> None:
    """Taps the link of a message."""
    page.bring_to_front()
    page.goto(link_in(text))


def fits(page: Page) -> None:
    """What can be done is seen whole."""
    outside = page.locator(".orders-buttons .button").evaluate_all(OUTSIDE)
    assert outside == [], outside


def inviting(page: Page, seat: int, key: str = "post-invite") -> Locator:
    """What invites to that seat, from 1 on."""
    name = f"{WORDS.plain(key)} {WORDS.plain('seat-number', number=seat)}"
    return page.get_by_role("button", name=name, exact=True)


def begins(page: Page, friends: Mapping[str, Page], game: str = "cartagena") -> None:
    """Annika invites friends, who accept, and deals."""
    may_copy(page, *friends.values())
    page.bring_to_front()
    ways.to_lobby(page, game)
    page.get_by_role("radio", name=str(1 + len(friends)), exact=True).check()
    button(page, "lobby-post").click()
    name_field = page.get_by_label(WORDS.plain("join-name"))
    name_field.clear(timeout=LONG)
    name_field.press_sequentially(DEALER)
    name_field.press("Tab")
    for seat, (name, friend) in enumerate(friends.items(), 2):
        inviting(page, seat).press("Enter")
        expect(inviting(page, seat, "post-invite-again")).to_be_focused(timeout=LONG)
        follows(friend, message(page))
        friend.get_by_label(WORDS.plain("join-name")).fill(name, timeout=LONG)
        button(friend, "post-accept").click()
        friend.get_by_text(WORDS.plain("post-copied"), exact=True).hover()  # it stays meanwhile
        says(friend, "post-found-none", name=DEALER)
        follows(page, message(friend))
        accepted = page.get_by_text(WORDS.plain("post-has-accepted", name=name))
        expect(accepted).to_be_visible(timeout=LONG)
    button(page, "invite-deal").click()


def says(page: Page, key: str, **args: object) -> None:
    """What has taken the place of what had the focus has it, and says what it is."""
    shown = page.get_by_role("group", name=WORDS.plain("post-title"), exact=True)
    expect(shown).to_be_focused(timeout=LONG)
    expect(shown).to_have_accessible_description(WORDS.plain(key, **args))


def worth(name: str) -> float:
    """What is pressed soonest, so that a game comes to its end. Cartagena: pirates go a few spaces back for
    cards, or farther if there are none to be played, but not from the boat; cards are played as far as they
    go. Caribbean: all bids are laid as in the last round, or one after the other, and then sent.
    """
    if name == BIDS:
        return 500
    if name == AGAIN:
        return 450
    if BID.match(name):
        return 50
    if LAID in name:
        return -1
    if play := PLAY.match(name):
        start, end = (ENDS[place] if place in ENDS else int(place) for place in play.groups())
        return 400 + end - start
    if CARD.match(name):
        return 300
    if retreat := RETREAT.match(name):
        return 600 + int(retreat[1])
    if back := BACK.search(name):
        spaces, cards = int(back[1]) - int(back[2]), 2 if back[3] == "2" else 1
        return (350 if spaces <= NEAR[cards] else 100) + 6 * cards - spaces
    return 0


def plays(
    page: Page, done: Locator, chance: random.Random, wish: Callable[[str], float] = worth
) -> bool:
    """Presses what can be pressed until there is something to be sent; false: the game is over."""
    over, told = button(page, "table-result"), button(page, "result-close")
    things = page.locator(THINGS)
    ends = done.or_(over).or_(told)
    # No more is asked than has to be: in Firefox each question takes a tenth of a second, and more.
    for _ in range(MOST):
        shown = things.evaluate_all(NAMES)
        if ends.count():
            if not told.count():
                return bool(done.count())
            told.click()
        elif shown:
            name = max(shown, key=lambda each: (wish(each), chance.random()))
            # It may be gone by then, as others come once what was pressed is done.
            chosen = things.and_(page.get_by_role("button", name=name, exact=True))
            with suppress(Error, AssertionError):
                chosen.first.press("Enter", timeout=1_000)
                expect(chosen).to_have_count(0, timeout=1_000)
        else:
            expect(ends.or_(things).first).to_be_visible(timeout=LONG)
    raise AssertionError("nothing comes of it")


def sends_letters(page: Page, chance: random.Random) -> dict[str, str]:
    """Plays at the device that deals until letters are to be sent; whom they are for."""
    fresh = page.get_by_role("button", name=LETTER)
    plays(page, fresh, chance)
    sent: dict[str, str] = {}
    for _ in range(fresh.count()):
        [label] = fresh.first.evaluate_all(NAMES)
        [name] = LETTER.findall(label)
        fresh.first.click()
        sent[name] = message(page)
        expect(page.get_by_role("button", name=label, exact=True)).to_have_count(0)
    return sent


def answers(
    friend: Page,
    chance: random.Random,
    wish: Callable[[str], float] = worth,
    *,
    dealer: str = DEALER,
) -> str:
    """Plays at a friend's device until an answer can be sent; "": there is nothing to be answered."""
    send = button(friend, "post-send-answer").or_(button(friend, "post-yes"))
    if not plays(friend, send, chance, wish):
        return ""
    send.click()
    text = message(friend)
    sent = friend.get_by_text(WORDS.plain("post-sent", name=dealer)).first
    # Whoever has won by it may have the result over it.
    expect(sent).to_be_attached(timeout=LONG)
    return text


def takes_up(page: Page, answer: str, name: str) -> None:
    """An answer comes to the device that deals."""
    follows(page, answer)
    expect(page.get_by_text(WORDS.plain("post-taken-played", name=name))).to_be_visible(
        timeout=LONG
    )


def opens_letters(page: Page) -> Locator:
    """What is asked for seldom at the table that deals."""
    button(page, "table-menu").click()
    button(page, "post-letters").click()
    return page.get_by_role("dialog", name=WORDS.plain("post-letters"))


def correspond(
    page: Page, friends: Mapping[str, Page], chance: random.Random, game: str = "cartagena"
) -> None:
    """A whole game, which every friend checks at its end."""
    begins(page, friends, game)
    goes_on(page, friends, chance)


def goes_on(
    page: Page, friends: Mapping[str, Page], chance: random.Random, *, dealer: str = DEALER
) -> None:
    """Plays it to its end, and has it checked."""
    for _ in range(MOST):
        came = {}
        for name, letter in sends_letters(page, chance).items():
            follows(friends[name], letter)
            if answer := answers(friends[name], chance, dealer=dealer):
                came[name] = answer
        if not came:
            break
        for name, answer in came.items():
            takes_up(page, answer, name)
    fits(page)
    button(page, "post-send-opened").click()
    opened = message(page)
    for friend in friends.values():
        follows(friend, opened)
        expect(friend.get_by_text(WORDS.plain("audit-right"))).to_be_visible(timeout=LONG)

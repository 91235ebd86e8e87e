"""Friends who come by a meeting point: a relay on this machine, and a page whose host has named it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.conftest import SUB_PATH
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.host import serving
from tests.e2e.meeting import (
    LIES,
    ONLINE,
    Relay,
    comes,
    comes_back,
    goes_online,
    is_there,
    naming,
    relaying,
)
from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import (
    Elsewhere,
    FriendTwin,
    HostTwin,
    Party,
    begins,
    deals,
    friends_devices,
    hands_over,
    joins,
    moves,
)
from tests.e2e.twin import Move
from tests.words import Words
from tools.server import PageServer

pytestmark = pytest.mark.only_browser("chromium")  # across browsers: tests/firefox

WORDS = Words("en", "cartagena")
TORTUGA = {"variant": "tortuga"}
PAIR = [chair("Ann"), chair("Ben", "friend")]


@pytest.fixture(scope="module")
def point() -> Iterator[Relay]:
    with relaying() as relay:
        yield relay


@pytest.fixture
def relay(point: Relay) -> Relay:
    """The relay, to which nobody has come yet."""
    point.forgets()
    return point


@pytest.fixture(scope="module")
def shore(
    dist: Path, tmp_path_factory: pytest.TempPathFactory, point: Relay
) -> Iterator[PageServer]:
    """A finished page whose host has named the relay in it."""
    page = naming([point.address], dist, tmp_path_factory.mktemp("shore") / "page")
    with serving(PageServer(page, prefix=SUB_PATH), []) as server:
        yield server


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], shore: PageServer, homes: list[str]
) -> dict[str, Any]:
    homes.append(shore.address)
    return {**browser_context_args, "base_url": shore.address}


@pytest.fixture
def elsewhere(
    browser: Browser,
    browser_context_args: dict[str, Any],
    homes: list[str],
    complaints: list[str],
) -> Iterator[Elsewhere]:
    """Devices of friends."""
    with friends_devices(browser, browser_context_args, homes, complaints.append) as device:
        yield device


def party(page: Page, device: BrowserContext) -> Party:
    """Ann and Ben at their table; he came by the link alone."""
    wire = begins(page, "cartagena", TORTUGA, PAIR)
    friend = device.new_page()
    comes(friend, goes_online(page), "Ben")
    is_there(page, "Ben")
    deals(page)
    twin = HostTwin.of(wire.saves()[0])
    return Party(Person(page, twin), [Person(friend, FriendTwin(twin, 1, "en", "wide:620"))])


def test_a_friend_comes_by_the_link_alone_the_relay_learns_nothing_else_and_who_is_late_may_watch(
    page: Page, elsewhere: Elsewhere, relay: Relay, complaints: list[str]
) -> None:
    wire = begins(page, "cartagena", {"variant": "jamaica"}, PAIR)
    expect(
        page.get_by_text(re.compile(re.escape(relay.address.removeprefix("ws://"))))
    ).to_be_visible()
    assert relay.origins == []
    invitation = goes_online(page)
    ben = elsewhere().new_page()
    ben.goto(invitation)
    expect(ben.get_by_role("button", name=WORDS.plain("join-button"), exact=True)).to_be_enabled()
    assert [len(relay.origins), len(relay.events)] == [1, 0], "before anybody has pressed anything"
    comes(ben, invitation, "Ben")
    is_there(page, "Ben")

    dora = elsewhere().new_page()
    comes(dora, invitation, "Dora")
    expect(dora.get_by_role("alert")).to_have_text(WORDS.plain("together-full"))
    deals(page)
    expect(ben.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    assert len(relay.events) == 4, "two for each who came"
    assert len(relay.topics) == 1
    assert set(relay.origins) == {"null"}
    told = "\n".join(relay.said)
    for secret in ("cartagena", "candidate", "fingerprint", ".local", invitation[-20:]):
        assert secret not in told
    # Three letters in a row may well stand in what is sealed.
    assert re.search(r"\b(Ann|Ben)\b", told) is None

    dora.get_by_role("button", name=WORDS.plain("watch-ask"), exact=True).click()
    waits = WORDS.plain("watch-waiting", named="yes", host="Ann")
    expect(dora.get_by_text(waits)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name=WORDS.plain("watch-allow"), exact=True).click()
    sees_the_table(dora)
    watching = WORDS.plain("watch-watching", names="Dora", count=1)
    expect(ben.get_by_text(watching)).to_be_visible()

    # Nothing can be done there, and no hand is told.
    twin = HostTwin.of(wire.saves()[0])
    table = Party(Person(page, twin), [Person(ben, FriendTwin(twin, 1, "en", "wide:620"))])
    for name in table.host.hand_names(0):
        expect(table.host.thing(name).first).to_be_visible()
        expect(Person(dora, table.host.twin).thing(name)).to_have_count(0)
    table.play(1)
    lines = page.locator("ol.log > li")
    expect(dora.locator("ol.log > li")).to_have_count(lines.count())
    expect(dora.locator("ol.log > li").last).to_have_text(lines.last.inner_text())
    usual = letters_of(dora)
    dora.get_by_role("button", name=WORDS.plain("watch-large"), exact=True).click()
    assert letters_of(dora) > usual
    dora.reload()
    sees_the_table(dora)
    assert letters_of(dora) > usual

    dora.get_by_role("button", name=WORDS.plain("watch-stop"), exact=True).click()
    dora.goto(invitation)
    expect(dora.get_by_label(WORDS.plain("join-name"))).to_have_value("Dora")
    assert complaints == []


def test_pages_that_are_loaded_again_find_each_other_by_themselves(
    page: Page, elsewhere: Elsewhere, relay: Relay, complaints: list[str]
) -> None:
    table = party(page, elsewhere())
    table.play(1)
    (ben,) = table.friends
    ben.page.reload()
    expect(ben.page.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    table.is_back(ben)
    move = begins_a_move(table)

    table.host.is_on_disk()
    with comes_back(ben.page):
        page.reload()
    missing = WORDS.plain("presence-missing", names="Ben", count=1)
    expect(page.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    expect(page.get_by_text(missing)).to_be_hidden(timeout=LONG)
    expect(ben.page.get_by_text(WORDS.plain("presence-returning"))).to_be_hidden()
    table.is_back(ben)
    # What was picked before is picked still.
    for name in move.picks[1:]:
        ben.thing(name).click()
    table.has_acted(ben, move)
    table.play(1)
    assert len(relay.topics) == 1
    assert len(relay.events) <= 10
    assert complaints == []


def test_a_link_that_is_out_leads_to_a_table_whose_tab_was_closed_meanwhile(
    page: Page, elsewhere: Elsewhere, relay: Relay, complaints: list[str]
) -> None:
    begins(page, "cartagena", TORTUGA, [*PAIR, chair("Cleo", "friend")])
    invitation = goes_online(page)
    ben = elsewhere().new_page()
    comes(ben, invitation, "Ben")
    is_there(page, "Ben")
    tab = page.context.new_page()
    page.close()
    cleo = elsewhere().new_page()
    comes(cleo, invitation, "Cleo")
    waits = WORDS.plain("join-online-waiting", named="yes", host="Ann")
    expect(cleo.get_by_text(waits)).to_be_visible()

    ways.to_home(tab)
    names = f"Ben and {WORDS.plain('waiting-more', count=1)}"
    title = WORDS.plain("waiting-title", names=names, count=-1)
    expect(tab.get_by_role("heading", name=title)).to_be_visible()
    tab.get_by_role("link", name=WORDS.plain("waiting-back"), exact=True).click()
    expect(tab.get_by_text(WORDS.plain("waiting-online"))).to_be_visible()
    for name in ("Ben", "Cleo"):
        is_there(tab, name)
    deals(tab)
    for friend in (ben, cleo):
        expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben", "Cleo"], timeout=LONG)

    device = ben.context
    ben.close()
    back = device.new_page()
    ways.to_home(back)
    title = WORDS.plain("seat-title", host="Ann")
    expect(back.get_by_role("heading", name=title)).to_be_visible()
    back.get_by_role("link", name=WORDS.plain("waiting-back"), exact=True).click()
    expect(back.locator(".rail-name")).to_have_text(["Ann", "Ben", "Cleo"], timeout=LONG)
    ways.to_home(back)
    back.get_by_role("button", name=WORDS.plain("waiting-leave"), exact=True).click()
    expect(back.get_by_role("heading", name=title)).to_be_hidden()
    assert complaints == []


@pytest.mark.slow
def test_the_link_of_another_table_in_the_same_tab_leaves_the_one_before(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    other, friend = elsewhere().new_page(), elsewhere().new_page()
    begins(other, "caribbean", {}, [*PAIR, chair("Cat", "deckhand")])
    comes(friend, goes_online(page), "Ben")
    is_there(page, "Ben")

    comes(friend, goes_online(other), "Ben")

    is_there(other, "Ben")
    seat = page.get_by_role("listitem").filter(has_text="Ben")
    expect(seat).not_to_contain_text(WORDS.plain("presence-here"), timeout=LONG)
    deals(other)
    expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben", "Cat"], timeout=LONG)
    assert complaints == []


@pytest.mark.slow
def test_a_screen_for_everybody_with_four_phones_is_at_its_first_move_within_a_minute(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    begun = time.monotonic()
    crew = [chair("Ann"), *[chair(name, "friend") for name in ("Ben", "Cleo", "Dora")]]
    wire = begins(page, "cartagena", {"variant": "jamaica"}, crew)
    for key in ("screen-only", "screen-play", "screen-only"):
        page.get_by_role("button", name=WORDS.plain(key), exact=True).click()
    invitation = goes_online(page)
    assert letters_of(page) >= LARGE
    expect(page.locator(".code")).to_be_in_viewport(ratio=1)
    names = ["Ann", "Ben", "Cleo", "Dora"]
    phones = []
    for name in names:
        phone = elsewhere(viewport={"width": 390, "height": 844}).new_page()
        comes(phone, invitation, name)
        is_there(page, name)
        phones.append(phone)
    deals(page)
    twin = HostTwin.of(wire.saves()[0])
    friends = [
        Person(phone, FriendTwin(twin, seat, "en", "narrow:1180"))
        for seat, phone in enumerate(phones)
    ]
    table = Party(Person(page, twin), friends)
    first = next(friend for friend in friends if friend.twin.table["choices"])
    table.act(first, Person.clicks)
    lines = page.locator("ol.log > li")
    told = twin.table["log"]
    expect(lines).to_have_count(told["keep"] + len(told["lines"]), timeout=LONG)
    assert time.monotonic() - begun < MINUTE
    for seat, friend in enumerate(friends):
        shows_the_hand_first(friend, seat)

    # Large, with nobody's hand, and the code beside it.
    code = page.get_by_role("img", name=WORDS.plain("invite-code"))
    expect(code).to_be_visible()
    for key in ("talk-title", "hint-button", "table-undo"):
        expect(page.get_by_role("button", name=WORDS.plain(key), exact=True)).to_have_count(0)
    assert letters_of(page) >= LARGE
    beside = page.get_by_text(WORDS.plain("screen-join"))
    assert beside.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= LARGEST
    for seat, friend in enumerate(friends):
        for name in friend.hand_names(seat):
            expect(table.host.thing(name)).to_have_count(0)
    ways.to_home(page)
    assert letters_of(page) < LARGE
    assert complaints == []


def shows_the_hand_first(friend: Person, seat: int) -> None:
    """The board stands behind a press."""
    board = friend.page.get_by_role("img", name="Boat")
    button = friend.page.locator("button.hand-first")
    names = "|".join(WORDS.plain("hand-first-table", more=more) for more in ("yes", "no"))
    expect(button).to_have_text(re.compile(names))
    for name in friend.hand_names(seat):
        expect(friend.thing(name).first).to_be_visible()
    expect(board).to_have_count(0)
    button.click()
    expect(board).to_be_visible()
    expect(button).to_have_text(WORDS.plain("hand-first-hand"))
    button.press("Enter")
    expect(board).to_have_count(0)


MINUTE = 60

LARGE = 28
"""Pixels of a letter that can be read from three metres, on a television of 1920 x 1080."""


LARGEST = 40
"""The same of words that tell everybody what to do."""


@pytest.mark.slow
def test_with_letters_twice_as_large_a_phone_has_the_whole_hand_and_what_is_asked(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    wire = begins(page, "caribbean", {}, PAIR)
    page.get_by_role("button", name=WORDS.plain("screen-only"), exact=True).click()
    invitation = goes_online(page)
    phones = []
    for name in ("Ann", "Ben"):
        phone = elsewhere(viewport={"width": 360, "height": 640}, has_touch=True).new_page()
        ways.to_settings(phone)
        phone.get_by_role("radio", name="200%").check()
        comes(phone, invitation, name)
        is_there(page, name)
        phones.append(phone)
    deals(page)
    phone, _ = phones
    twin = FriendTwin(HostTwin.of(wire.saves()[0]), 0, "en", "narrow:2000")
    ann = Person(phone, twin)
    ann.sees_prompt()
    orders = phone.get_by_role("region", name=WORDS.plain("table-orders"))
    asked = orders.get_by_text(twin.text(twin.moment["prompt"]), exact=True)
    expect(asked).to_be_in_viewport(ratio=1)
    for name in ann.hand_names(0):
        expect(ann.thing(name)).to_be_in_viewport(ratio=1)
    ann.taps(twin.advise())
    expect(phone.get_by_role("button", name=WORDS.plain("sealed-change"))).to_be_visible()
    assert complaints == []


def letters_of(page: Page) -> float:
    """Pixels of a usual letter."""
    size: float = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    return size


def sees_the_table(watcher: Page) -> None:
    expect(watcher.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    expect(watcher.get_by_text(WORDS.plain("watch-here"))).to_be_visible()


def begins_a_move(table: Party) -> Move:
    """Ben has pressed the first of two things or more that his move takes."""
    (ben,) = table.friends
    while next(table.turns()) is not ben or len(ben.twin.advise().picks) < 2:
        table.play(1)
    ben.sees_prompt()
    move = ben.twin.advise()
    ben.thing(move.picks[0]).click()
    return move


@pytest.mark.slow  # under Node in every run: seats/seat-tabs.test.mjs
def test_of_two_tabs_the_newer_one_has_the_seat_and_the_older_one_does_not_fight_for_it(
    page: Page, elsewhere: Elsewhere, relay: Relay, complaints: list[str]
) -> None:
    table = party(page, elsewhere())
    table.play(2)
    (ben,) = table.friends
    tab = ben.page.context.new_page()
    # Nobody is at the meeting point of a link whose key was changed.
    tab.goto(f"{ben.page.url[:-2]}{'AA' if ben.page.url[-2:] != 'AA' else 'BA'}")
    expect(
        tab.get_by_text(WORDS.plain("join-online-waiting", host="Ann", named="yes"))
    ).to_be_visible()
    table.play(2)
    expect(ben.page.get_by_role("alert")).to_be_hidden()
    tab.goto(ben.page.url)
    expect(tab.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    moved = WORDS.plain("together-moved")
    expect(ben.page.get_by_role("alert")).to_have_text(moved)
    said = len(relay.events)

    table.friends[:] = [Person(tab, ben.twin)]
    table.is_back(table.friends[0])
    table.play(4)
    expect(ben.page.get_by_role("alert")).to_have_text(moved)
    tab.reload()
    expect(tab.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    expect(ben.page.get_by_role("alert")).to_have_text(moved)
    assert len(relay.events) <= said + 4
    assert complaints == []


@pytest.mark.slow  # by hand in every run: test_together.py
def test_a_friend_goes_on_at_another_device_by_the_link_alone(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    table = party(page, elsewhere())
    table.play(2)
    (ben,) = table.friends
    phone = elsewhere().new_page()
    phone.goto(moves(ben.page))
    phone.get_by_role("button", name=WORDS.plain("join-button"), exact=True).click()
    expect(phone.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    expect(ben.page.get_by_role("alert")).to_have_text(WORDS.plain("together-moved"))

    # Loaded again, the first device asks for the seat no more, and the second one has it back.
    ben.page.reload()
    expect(ben.page.get_by_label(WORDS.plain("join-name"))).to_be_visible()
    phone.reload()
    expect(phone.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    table.friends[:] = [Person(phone, ben.twin)]
    table.is_back(table.friends[0])
    table.play(3)
    assert complaints == []


@pytest.mark.slow  # under Node in every run: screens/change-device.test.mjs
def test_a_seat_that_is_taken_is_not_given_to_another_device(
    page: Page, elsewhere: Elsewhere, complaints: list[str]
) -> None:
    begins(page, "cartagena", TORTUGA, [*PAIR, chair("Cleo", "friend")])
    invitation = goes_online(page)
    friend = elsewhere().new_page()
    comes(friend, invitation, "Ben")
    is_there(page, "Ben")
    deals_without_cleo(page)
    friend.close()
    thief = elsewhere().new_page()
    comes(thief, invitation, "Mallory")

    expect(thief.get_by_role("alert")).to_have_text(WORDS.plain("together-full"))
    assert complaints == []


def deals_without_cleo(page: Page) -> None:
    page.get_by_role("listitem").filter(has_text=WORDS.plain("seat-number", number=3)).get_by_role(
        "button", name=WORDS.plain("invite-bot")
    ).click()
    deals(page)


@pytest.mark.slow  # under Node in every run: meeting-point/meeting-frame.test.mjs
def test_a_relay_that_lies_does_no_harm(
    page: Page, elsewhere: Elsewhere, relay: Relay, complaints: list[str]
) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    invitation = goes_online(page)
    for lie in ("nonsense", "books", "floods", "echoes"):
        relay.lie = LIES[lie]
        friend = elsewhere().new_page()
        comes(friend, invitation, "Ben")
        if lie == "echoes":
            is_there(page, "Ben")
        else:
            says_that_none_can_be_reached(friend, relay)
            friend.close()
    assert complaints == []


def says_that_none_can_be_reached(page: Page, relay: Relay) -> None:
    hosts = relay.address.removeprefix("ws://")
    expect(page.get_by_text(WORDS.plain("online-failed", hosts=hosts))).to_be_visible()


def test_a_relay_that_does_not_serve_is_named_and_asked_again(
    page: Page, elsewhere: Elsewhere, relay: Relay
) -> None:
    begins(page, "cartagena", TORTUGA, [*PAIR, chair("Cleo", "friend")])
    invitation = goes_online(page)
    for name, how in {"Ben": "refuses", "Cleo": "never answers"}.items():
        relay.refuses, relay.answers = how == "refuses", how != "never answers"
        friend = elsewhere().new_page()
        friend.clock.install()
        relay.said.clear()
        comes(friend, invitation, name)
        if how == "never answers":
            relay.waits_until_asked()
            friend.clock.fast_forward(10_000)
        says_that_none_can_be_reached(friend, relay)

        relay.refuses, relay.answers = False, True
        friend.clock.fast_forward(60_000)  # the longest it waits until it tries again
        is_there(page, name)


class TestTwoRelaysOneOfWhichIsDown:
    @pytest.fixture
    def shore(
        self, dist: Path, tmp_path: Path, relay: Relay, homes: list[str]
    ) -> Iterator[PageServer]:
        with relaying() as other:
            closed = other.address
        page = naming([closed, relay.address], dist, tmp_path / "page")
        with serving(PageServer(page, prefix=SUB_PATH), homes) as server:
            yield server

    @pytest.mark.slow  # under Node in every run: meeting-point/approach.test.mjs
    @pytest.mark.fresh
    def test_the_other_one_is_enough(
        self, page: Page, elsewhere: Elsewhere, complaints: list[str]
    ) -> None:
        page.add_init_script(UNSTORED)
        begins(page, "cartagena", TORTUGA, PAIR)
        friend = elsewhere().new_page()
        comes(friend, goes_online(page), "Ben")
        is_there(page, "Ben")
        for each in (friend, page):
            each.close()  # the host goes on trying the other one
        assert all("ERR_CONNECTION" in each for each in complaints)
        complaints.clear()  # the browser says so itself


class TestStunIsNamed:
    @pytest.fixture
    def shore(
        self, dist: Path, tmp_path: Path, relay: Relay, homes: list[str]
    ) -> Iterator[PageServer]:
        page = naming([relay.address], dist, tmp_path / "page", ["stun:127.0.0.1:9"])
        with serving(PageServer(page, prefix=SUB_PATH), homes) as server:
            yield server

    @pytest.mark.fresh
    def test_who_does_not_reach_the_meeting_point_comes_by_hand_and_reads_what_stun_learns(
        self, page: Page, elsewhere: Elsewhere, relay: Relay
    ) -> None:
        page.add_init_script(UNSTORED)
        begins(page, "cartagena", TORTUGA, PAIR)
        near = page.get_by_text(WORDS.plain("invite-near", switch="yes"), exact=True)
        expect(near).to_be_visible()
        goes_online(page)
        expect(near).to_be_hidden()
        page.get_by_text(WORDS.plain("invite-carry"), exact=True).click()
        shown = page.get_by_role("textbox", name=WORDS.plain("invite-carry-link"), exact=True)
        friend = elsewhere().new_page()
        friend.goto(shown.input_value())
        expect(friend.get_by_text(WORDS.plain("join-far-about"))).to_be_visible()
        learns = WORDS.plain("online-learns-stun", hosts="127.0.0.1:9")
        expect(friend.get_by_text(learns)).to_be_visible()
        friend.get_by_label(WORDS.plain("join-name")).fill("Ben")
        friend.get_by_role("button", name=WORDS.plain("join-button"), exact=True).click()
        hands_over(page, friend, WORDS)
        is_there(page, "Ben")
        assert relay.events == []


@pytest.mark.parametrize(
    "is_heard",
    [
        pytest.param(True, id="heard"),
        pytest.param(False, id="unheard", marks=pytest.mark.slow),
    ],
)
def test_switched_off_again_nothing_is_asked_and_a_reply_is_carried(
    page: Page, elsewhere: Elsewhere, relay: Relay, is_heard: bool
) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    invitation = goes_online(page)
    page.get_by_role("checkbox", name=ONLINE).uncheck()
    expect(page.get_by_label(WORDS.plain("invite-paste"))).to_be_visible()
    expect(page.locator("iframe")).to_have_count(0)
    friend = elsewhere().new_page()
    comes(friend, invitation, "Ben")
    waiting = WORDS.plain("join-online-waiting", named="yes", host="Ann")
    expect(friend.get_by_text(waiting)).to_be_visible()
    if is_heard:
        relay.waits_for_event()

    joins(page, friend, "Ben")
    expect(friend.locator("iframe")).to_have_count(0)
    # Who has left before its offer was ready has made none.
    assert len(relay.events) in ([1] if is_heard else [0, 1])

"""Friends at devices of their own, over real links between browsers' contexts.

Where it does not matter how far a game has come, Ann and Ben go on at the table that the test before has
left: those tests stand together at the end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import (
    Elsewhere,
    Party,
    answers,
    begins,
    deals,
    follows,
    friends_devices,
    joins,
    moves,
    party,
)
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")  # across browsers: tests/firefox

WORDS = Words("en", "cartagena")
TORTUGA = {"variant": "tortuga"}
PAIR = [chair("Ann"), chair("Ben", "friend")]


def everybody_sees(table: Party) -> None:
    """Every screen shows what its seat's table says."""
    for person in table.everybody:
        person.sees_the_end()


def files_offered(host: Page, count: int) -> None:
    """Whether the page that deals makes a file of the game, which would tell all cards."""
    host.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
    menu = host.get_by_role("dialog", name=WORDS.plain("table-menu"))
    expect(menu.get_by_role("button", name=WORDS.plain("saves-import"))).to_be_visible()
    expect(menu.get_by_role("button", name=WORDS.plain("table-save-file"))).to_have_count(count)
    host.keyboard.press("Escape")


def test_a_guest_fetches_what_it_needs_for_its_first_move_and_nothing_else_however_long_it_waits(
    page: Page, elsewhere: Elsewhere, site: str
) -> None:
    asked: list[Request] = []
    friend = elsewhere().new_page()
    friend.on("request", lambda each: asked.append(each))  # noqa: PLW0108  (Playwright's own takes no built-in)
    friend.clock.install()
    begins(page, "cartagena", TORTUGA, PAIR)
    joins(page, friend, "Ben")
    deals(page)
    expect(friend.locator(".rail-name")).to_have_count(2, timeout=LONG)
    friend.clock.run_for(60_000)
    expect(friend.get_by_role("region", name=WORDS.plain("table-orders"))).to_be_visible()

    # Pictures that the page makes of what it has are fetched from nowhere.
    answers = [each.response() for each in asked if each.url.startswith(site)]
    sizes = {each.url.removeprefix(site): len(each.body()) for each in answers if each}
    assert 100_000 < sum(sizes.values()) <= 900_000, sizes
    assert {name for name in sizes if name.endswith((".ftl", ".json"))} == {
        "web/words/en.ftl",
        "rooms/cartagena/words/en.ftl",
        "rooms/cartagena/table.json",
    }
    assert not [name for name in sizes if re.search(r"^runtime|^sw|lazy", name)]

    # What other rooms say comes with the first screen that may say it.
    friend.goto("#/rules/meuterer")
    words = Words("en", "meuterer")
    title = words.plain("rules-heading", game=words.plain("meuterer-title"))
    expect(friend.get_by_role("heading", name=title, exact=True)).to_be_visible(timeout=LONG)


def test_people_share_the_device_that_deals_behind_a_curtain(
    page: Page, elsewhere: Elsewhere
) -> None:
    crew = [chair("Ann"), chair("Dora"), chair("Ben", "friend")]
    jamaica = {"variant": "jamaica"}
    table = party(page, [(elsewhere(), "en", "wide:620")], "cartagena", jamaica, crew)
    (ben,) = table.friends
    lifted = 0
    while lifted < 2 or table.host.twin.curtain is not None:
        if table.host.twin.curtain is not None:
            table.host.lifts_the_curtain()
            lifted += 1
        table.act(next(table.turns()), Person.clicks)
        expect(ben.page.get_by_role("dialog")).to_have_count(0)
    # What Dora does comes to Ben's screen, whoever looks at hers.
    table.play(1)


@pytest.mark.slow  # under Node in every run: links/mesh.test.mjs
def test_a_host_that_was_loaded_again_invites_one_friend_through_whom_the_other_comes_back(
    page: Page, elsewhere: Elsewhere
) -> None:
    crew = [*PAIR, chair("Cleo", "friend")]
    devices = [(elsewhere(), "en", "wide:620"), (elsewhere(), "en", "wide:620")]
    table = party(page, devices, "cartagena", TORTUGA, crew)
    table.play(2)
    table.host.is_on_disk()
    page.reload()
    ben, cleo = (friend.page for friend in table.friends)
    cut = WORDS.plain("presence-cut")
    expect(cleo.get_by_text(cut)).to_be_visible()
    ben.goto(invites_back(page))
    answers(page, ben)

    for person in table.everybody:
        expect(person.page.locator(".rail-name")).to_have_text(["Ann", "Ben", "Cleo"], timeout=LONG)
    expect(cleo.get_by_text(cut)).to_be_hidden(timeout=LONG)
    expect(
        page.get_by_role("button", name=WORDS.plain("presence-invite", name="Cleo"))
    ).to_be_hidden()
    for friend in table.friends:
        table.is_back(friend)
    table.play(3)


def invites_back(page: Page) -> str:
    """The link by which Ben may come back."""
    page.get_by_role("button", name=WORDS.plain("presence-invite", name="Ben")).click(timeout=LONG)
    link = page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)
    return link.input_value()


def test_what_is_no_answer_is_refused_in_words_and_the_link_of_one_finds_the_table_from_another_tab(
    page: Page, elsewhere: Elsewhere
) -> None:
    friend = elsewhere().new_page()
    begins(page, "cartagena", TORTUGA, PAIR)
    field = page.get_by_label(WORDS.plain("invite-paste"))
    field.fill("hello")
    expect(page.get_by_text(WORDS.plain("invite-no-reply"))).to_be_visible()
    field.fill("A" * 130)
    expect(page.get_by_text(WORDS.plain("error-link-broken"))).to_be_visible()

    follows(page, friend, "Ben")
    answer = friend.get_by_role("textbox", name=WORDS.plain("join-reply-link"), exact=True)
    tab = page.context.new_page()
    tab.goto(answer.input_value())
    expect(tab.get_by_text(WORDS.plain("reply-taken"))).to_be_visible()
    expect(page.get_by_text(WORDS.plain("invite-complete"))).to_be_visible()
    tab.reload()
    expect(tab.get_by_text(WORDS.plain("reply-void"))).to_be_visible()


@pytest.mark.same_page
def test_a_broken_invitation_is_refused_in_words(page: Page) -> None:
    page.goto("#/join/abc")
    expect(page.get_by_role("heading", name=WORDS.plain("join-broken"))).to_be_visible()


def test_a_bot_can_take_the_seat_of_who_does_not_come(page: Page) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    page.get_by_role("button", name=WORDS.plain("invite-bot")).click()
    deals(page)
    expect(page.locator(".rail-name")).to_have_text(["Ann", "Bartholomew"], timeout=LONG)


def test_a_table_whose_tab_was_closed_waits_for_friends_and_can_be_given_up(
    page: Page, elsewhere: Elsewhere
) -> None:
    begins(page, "cartagena", TORTUGA, PAIR)
    expect(page.get_by_role("textbox", name=WORDS.plain("invite-link"), exact=True)).to_be_visible()
    tab = page.context.new_page()
    page.close()
    ways.to_home(tab)
    waiting = tab.get_by_role("region", name=WORDS.plain("waiting-title", names="", count=1))
    waiting.get_by_role("button", name=WORDS.plain("waiting-leave"), exact=True).click()
    expect(waiting).to_have_count(0)
    tab.get_by_role("button", name=WORDS.plain("saves-bring-back"), exact=True).click()

    waiting.get_by_role("link", name=WORDS.plain("waiting-back"), exact=True).click()
    expect(tab.get_by_text(WORDS.plain("waiting-by-hand"))).to_be_visible()
    # Of several tabs the one that was opened last has the table.
    left, tab = tab, page.context.new_page()
    tab.goto(left.url)
    expect(left.get_by_role("alert")).to_have_text(WORDS.plain("follow-title"))
    friend = elsewhere().new_page()
    joins(tab, friend, "Ben")
    deals(tab)
    expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    ways.to_home(tab)
    back = tab.get_by_role("link", name=WORDS.plain("waiting-back"), exact=True)
    expect(back).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "others"),
    [
        ("cartagena", {"variant": "jamaica"}, ["friend", "friend", "friend"]),
        ("mutiny", {}, ["friend", "friend", "deckhand"]),
        ("caribbean", {}, ["friend", "sailor", "friend"]),
        ("meuterer", {}, ["friend", "sailor", "friend"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whole_games_with_friends_and_bots(
    page: Page, elsewhere: Elsewhere, game: str, options: dict[str, Any], others: list[str]
) -> None:
    chairs = [chair("Ann"), *(chair(f"Ben{at}", who) for at, who in enumerate(others))]
    contexts = [(elsewhere(), "en", "wide:620") for who in others if who == "friend"]
    table = party(page, contexts, game, options, chairs)

    table.play()

    everybody_sees(table)


@pytest.mark.slow  # the choice of way under Node in every run: screens/attention.test.mjs
@pytest.mark.only_browser("chromium")
@pytest.mark.fresh
def test_the_system_tells_by_the_service_worker_who_has_come_while_nobody_looks(
    page: Page, elsewhere: Elsewhere
) -> None:
    page.context.grant_permissions(["notifications"])
    begins(page, "cartagena", TORTUGA, PAIR)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=LONG)
    page.get_by_role("checkbox", name=WORDS.plain("notify-label"), exact=True).check()
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    joins(page, elsewhere().new_page(), "Ben")
    came = WORDS.plain("call-came", names="Ben", count=1)
    expect(page).to_have_title(f"● {came}")
    shown = f"async (told) => (await ({NOTICES})()).join() === told"
    page.wait_for_function(shown, arg=came, timeout=LONG)
    page.evaluate(
        "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
    )
    page.wait_for_function(shown, arg="", timeout=LONG)


NOTICES = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title }) => title);
}"""
"""What the system shows of this page."""


# At one table, test after test


class Gathering:
    """Ann and Ben at the same table for one test after another, as long as none fails."""

    elsewhere: Elsewhere
    """Makes one more device."""

    def __init__(self, browser: Browser, usual: dict[str, Any], homes: list[str]) -> None:
        self._browser = browser
        self._usual = usual
        self._homes = homes
        self._open = ExitStack()
        self._table: Party | None = None
        self.complaints: list[str] = []

    @property
    def table(self) -> Party:
        if self._table is None:
            devices = friends_devices(
                self._browser, self._usual, self._homes, self.complaints.append
            )
            self.elsewhere = self._open.enter_context(devices)
            host, ben = self.elsewhere().new_page(), self.elsewhere()
            self._table = party(host, [(ben, "en", "wide:620")], "cartagena", TORTUGA, PAIR)
        return self._table

    def rests(self) -> list[str]:
        """What its pages have complained of since it was asked last."""
        for person in self.table.everybody:
            person.page.context.cookies()  # answers after every event that came before
        found = [*self.complaints]
        self.complaints.clear()
        return found

    def breaks_up(self) -> None:
        self._open.close()
        self._table = None
        self.complaints.clear()


@pytest.fixture(scope="module")
def gathering(
    browser: Browser, browser_context_args: dict[str, Any], site: str
) -> Iterator[Gathering]:
    gathering = Gathering(browser, browser_context_args, [site])
    yield gathering
    gathering.breaks_up()


@pytest.fixture
def table(gathering: Gathering, has_failed: Callable[[], bool]) -> Iterator[Party]:
    """The table of Ann and Ben as the test before has left it."""
    try:
        yield gathering.table
        assert gathering.rests() == []
    except BaseException:
        gathering.breaks_up()
        raise
    if has_failed():
        gathering.breaks_up()


def test_who_has_looked_at_another_page_finds_the_whole_game_as_it_is_now(table: Party) -> None:
    (ben,) = table.friends
    while next(table.turns()) is not ben:
        table.play(1)
    table.play(1)
    ben.page.goto("#/settings")
    expect(ben.page.get_by_role("heading", name=WORDS.plain("shell-nav-settings"))).to_be_visible()
    ben.page.go_back()
    table.play(2)


def test_short_words_reach_the_others_until_they_are_muted(table: Party) -> None:
    page, friend = table.host.page, table.friends[0].page
    says(friend, "say-ahoy")
    said = page.get_by_text(WORDS.plain("talk-said", name="Ben", words="Ahoy!"))
    expect(said).to_be_visible()
    page.get_by_role("button", name=WORDS.plain("talk-mute"), exact=True).click()
    says(page, "say-well")
    expect(
        friend.get_by_text(WORDS.plain("talk-said", name="Ann", words="Well played!"))
    ).to_be_visible()
    says(friend, "say-ahoy")
    expect(said).to_be_hidden()


def test_a_friend_gets_hints_from_bots_of_its_own(table: Party) -> None:
    (ben,) = table.friends
    while next(table.turns()) is not ben:
        table.play(1)
    ben.sees_prompt()
    ben.page.get_by_role("button", name=WORDS.plain("hint-button"), exact=True).click()
    hint = ben.page.get_by_role("region", name=WORDS.plain("hint-title"))
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=LONG)


def test_pages_that_were_loaded_again_have_their_seats_back(table: Party) -> None:
    table.play(1)
    page, (ben,) = table.host.page, table.friends
    ways.to_home(ben.page)
    expect(
        ben.page.get_by_role("heading", name=WORDS.plain("seat-title", host="Ann"))
    ).to_be_visible()
    expect(ben.page.get_by_text(WORDS.plain("seat-by-hand"))).to_be_hidden()
    ben.page.reload()
    expect(ben.page.get_by_text(WORDS.plain("seat-by-hand"))).to_be_visible()
    ben.page.get_by_role("link", name=WORDS.plain("waiting-back"), exact=True).click()
    expect(ben.page.get_by_text(WORDS.plain("join-gone"))).to_be_visible()
    missing = WORDS.plain("presence-missing", names="Ben", count=1)
    expect(page.get_by_text(missing)).to_be_visible()
    ben.page.get_by_label(WORDS.plain("join-paste")).fill(invites_back(page))
    answers(page, ben.page)
    expect(page.get_by_text(missing)).to_be_hidden()
    table.is_back(ben)
    table.play(1)

    files_offered(page, 0)
    table.host.is_on_disk()
    page.reload()
    expect(ben.page.get_by_text(WORDS.plain("presence-cut"))).to_be_visible()
    ben.page.goto(invites_back(page))
    answers(page, ben.page)
    expect(ben.page.locator(".rail-name")).to_have_text(["Ann", "Ben"])
    table.is_back(ben)
    table.play(2)


def test_a_friend_goes_on_at_another_device(table: Party, gathering: Gathering) -> None:
    table.play(1)
    (ben,) = table.friends
    phone = gathering.elsewhere().new_page()
    phone.goto(moves(ben.page))
    expect(phone.get_by_text(WORDS.plain("move-here"))).to_be_visible()
    expect(phone.get_by_label(WORDS.plain("join-name"))).to_have_count(0)
    answers(ben.page, phone)

    expect(ben.page.get_by_role("alert")).to_have_text(WORDS.plain("together-moved"))
    expect(phone.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    table.friends[:] = [Person(phone, ben.twin)]
    table.is_back(table.friends[0])
    table.play(1)
    ben.page.reload()
    expect(ben.page.get_by_text(WORDS.plain("join-gone"))).to_be_visible()

    # Back again, and the reply is opened as a link on the device that is left.
    ben.page.goto(moves(phone))
    ben.page.get_by_role("button", name=WORDS.plain("join-button"), exact=True).click()
    reply = ben.page.get_by_role("textbox", name=WORDS.plain("join-reply-link"), exact=True)
    tab = phone.context.new_page()
    tab.goto(reply.input_value())
    expect(tab.get_by_text(WORDS.plain("reply-taken"))).to_be_visible()
    expect(phone.get_by_role("alert")).to_have_text(WORDS.plain("together-moved"))
    expect(ben.page.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
    table.friends[:] = [ben]
    table.is_back(ben)


# From here on the twins do not know what was done


def test_something_is_taken_back_only_if_everybody_agrees(table: Party) -> None:
    page, (ben,) = table.host.page, table.friends
    while next(table.turns()) is not ben:
        table.play(1)
    before = page.locator("ol.log > li")
    count = before.count()
    table.play(1)
    expect(before).not_to_have_count(count)
    taken_back = before.filter(has_text="Ben takes back a move.")

    wishes(ben.page)
    answers_wish(page, "talk-deny")
    expect(ben.page.get_by_text(WORDS.plain("talk-denied"))).to_be_visible()
    expect(taken_back).to_have_count(0)
    wishes(ben.page)
    answers_wish(page, "talk-grant")
    expect(ben.page.get_by_text(WORDS.plain("talk-granted"))).to_be_visible()
    expect(taken_back).to_have_count(1)


def wishes(page: Page) -> None:
    """Somebody would like to take the last move back."""
    page.get_by_role("button", name=WORDS.plain("talk-title"), exact=True).click()
    page.get_by_role("button", name=WORDS.plain("talk-wish"), exact=True).click()


def answers_wish(page: Page, answer: str) -> None:
    asked = page.get_by_role("dialog", name=WORDS.plain("talk-ballot", name="Ben"))
    asked.get_by_role("button", name=WORDS.plain(answer), exact=True).click()


def says(page: Page, saying: str) -> None:
    page.get_by_role("button", name=WORDS.plain("talk-title"), exact=True).click(timeout=LONG)
    page.get_by_role("button", name=WORDS.plain(saying), exact=True).click()


def test_a_bot_plays_for_who_is_gone_until_that_one_is_back(table: Party) -> None:
    page, friend = table.host.page, table.friends[0].page
    friend.reload()
    page.get_by_role("button", name=WORDS.plain("presence-bot", name="Ben")).click()
    beside = page.get_by_role("complementary")
    beside.get_by_role("button", name=WORDS.plain("table-players"), exact=True).click()
    role = beside.get_by_text(WORDS.plain("level-sailor"), exact=True)
    expect(role).to_be_visible()

    friend.get_by_label(WORDS.plain("join-paste")).fill(invites_back(page))
    answers(page, friend)
    expect(friend.locator(".rail-name")).to_have_count(2, timeout=LONG)
    expect(role).to_be_hidden()


def test_after_a_game_everybody_moves_up_by_one_seat(table: Party) -> None:
    """The last one at this table: Ben has Ann's seat then."""
    page, friend = table.host.page, table.friends[0].page
    seats = friend.locator(".rail-name")
    expect(seats).to_have_text(["Ann", "Ben"], timeout=LONG)
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
    page.get_by_role("button", name=WORDS.plain("table-restart"), exact=True).click()

    expect(seats).to_have_text(["Ben", "Ann"], timeout=LONG)
    expect(page.locator(".rail-name")).to_have_text(["Ben", "Ann"])

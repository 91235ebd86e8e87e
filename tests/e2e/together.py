"""Several people at one table, each at a device of their own, and the twins of what they see."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.conftest import listen
from tests.e2e import ways
from tests.e2e.devices import keeps_still, without_motion
from tests.e2e.haste import UNSTORED, without_pauses
from tests.e2e.person import LONG, Person
from tests.e2e.twin import Move, Twin
from tests.e2e.wire import Wire
from tests.words import Words

__all__ = [
    "Elsewhere",
    "FriendTwin",
    "HostTwin",
    "Party",
    "answers",
    "begins",
    "deals",
    "follows",
    "friends_devices",
    "hands_over",
    "joins",
    "moves",
    "party",
]

Json = dict[str, Any]

Elsewhere = Callable[..., BrowserContext]
"""Makes the device of a friend."""


class HostTwin(Twin):
    """The twin of the device that deals."""

    def hears(self) -> None:
        """What a friend has done comes to this screen, and the bots answer."""
        self.table = self._do({"do": "news", "seat": None, "since": None, "frame": "wide:620"})
        self._bots()


class FriendTwin(Twin):
    """The twin of a friend's device: it asks the host's twin, as the page does."""

    def __init__(self, host: HostTwin, seat: int, language: str, frame: str) -> None:
        self._host = host
        self._seat = seat
        self._frame = frame
        self._desk = host._desk
        self._game = host._game
        self._names = host._names
        self._advice = None
        self.words = Words(language, self._game)
        self.table = {"mark": None}
        self.hears()

    def hears(self) -> None:
        """What has happened comes to this screen."""
        self.table = self._host._do(
            {"do": "news", "seat": self._seat, "since": self.table["mark"], "frame": self._frame}
        )

    def _do(self, command: Json) -> Json:
        reply = self._host._do({"do": "far", "seat": self._seat, "text": json.dumps(command)})
        answer: Json = reply["answer"]
        assert answer["ok"], answer
        return answer

    def _bots(self) -> None:
        """They think at the host."""


class Party:
    """Everybody at a table: the host's screen and the friends', which play on until the end."""

    def __init__(self, host: Person, friends: Sequence[Person]) -> None:
        self.host = host
        self.friends = list(friends)
        self._sealed: list[tuple[Person, Move]] = []
        """What friends have chosen that is not opened yet."""

    @property
    def everybody(self) -> list[Person]:
        return [self.host, *self.friends]

    @property
    def over(self) -> bool:
        return self.host.twin.over

    def turns(self) -> Iterator[Person]:
        """Who can act, again and again until the game is over."""
        while not self.over:
            done = [person for person, _ in self._sealed]
            yield next(
                person for person in self.everybody if person not in done and _can_act(person.twin)
            )

    def act(self, person: Person, how: Callable[[Person, Move], None]) -> None:
        """One decision, by that person."""
        person.sees_prompt()
        move = person.twin.advise()
        how(person, move)
        self.has_acted(person, move)

    def has_acted(self, person: Person, move: Move) -> None:
        """The twins learn of it: what several choose at the same time once all have."""
        if person is not self.host and person.twin.table["round"] is not None:
            self._sealed.append((person, move))
        else:
            person.twin.act(move)
            self.hears(person)
        if len(self._sealed) < len(self.host.twin.table["acting"]):
            return
        for each, chosen in self._sealed:
            each.twin.act(chosen)
            self.hears(each)
        self._sealed.clear()

    def hears(self, acted: Person) -> None:
        """All other twins learn what has happened."""
        twin = self.host.twin
        assert isinstance(twin, HostTwin)
        if acted is not self.host:
            twin.hears()
        for friend in self.friends:
            assert isinstance(friend.twin, FriendTwin)
            friend.twin.hears()

    def is_back(self, friend: Person) -> None:
        """The page of a friend knows nothing of the game and is told all of it."""
        assert isinstance(friend.twin, FriendTwin)
        friend.twin.table["mark"] = None
        friend.twin.hears()

    def play(self, moves: int = 10_000) -> None:
        """Plays on by clicks, to the end of the game at most; everybody has seen it then."""
        for _, person in zip(range(moves), self.turns(), strict=False):
            self.act(person, Person.clicks)
        for person in self.everybody:
            told = person.twin.table["log"]
            lines = person.page.locator("ol.log > li")
            expect(lines).to_have_count(told["keep"] + len(told["lines"]), timeout=LONG)


def _can_act(twin: Twin) -> bool:
    return bool(twin.table["choices"]) or twin.table["arrangement"] is not None


@contextmanager
def friends_devices(
    browser: Browser, usual: Json, homes: list[str], complain: Callable[[str], None]
) -> Iterator[Elsewhere]:
    """Makes devices of friends, on which what pages complain of is told, and which do not store them."""
    contexts: list[BrowserContext] = []

    def device(**settings: Any) -> BrowserContext:
        context = browser.new_context(**{**usual, **settings})
        listen(context, homes, complain)
        without_pauses(context)
        context.add_init_script(UNSTORED)
        contexts.append(context)
        return context

    yield device
    for context in contexts:
        context.cookies()  # answers after every event that came before
        context.close()


def follows(host: Page, friend: Page, name: str, language: str = "en") -> None:
    """A friend follows the invitation that the host shows."""
    words = Words(language)
    shown = host.get_by_role("textbox", name=Words("en").plain("invite-link"), exact=True)
    expect(shown).to_be_visible()
    friend.goto(shown.input_value())
    friend.get_by_label(words.plain("join-name")).fill(name)
    friend.get_by_role("button", name=words.plain("join-button"), exact=True).click()
    answer = friend.get_by_role("textbox", name=words.plain("join-reply-link"), exact=True)
    expect(answer).to_be_visible()


def joins(host: Page, friend: Page, name: str, language: str = "en") -> None:
    """A friend follows the invitation that the host shows, and the answer gets back by hand."""
    follows(host, friend, name, language)
    hands_over(host, friend, Words(language))
    expect(host.get_by_role("listitem").filter(has_text=name)).to_contain_text(
        Words("en").plain("presence-here")
    )


def answers(host: Page, friend: Page) -> None:
    """A friend who has opened a new invitation comes back."""
    words = Words("en")
    friend.get_by_role("button", name=words.plain("join-button"), exact=True).click()
    expect(
        friend.get_by_role("textbox", name=words.plain("join-reply-link"), exact=True)
    ).to_be_visible()
    hands_over(host, friend, words)


def moves(page: Page) -> str:
    """A friend wants to go on at another device; the link for it."""
    words = Words("en")
    page.get_by_role("button", name=words.plain("table-menu"), exact=True).click()
    page.get_by_role("button", name=words.plain("move-title"), exact=True).click()
    return page.get_by_role("textbox", name=words.plain("move-link"), exact=True).input_value()


def hands_over(host: Page, friend: Page, words: Words) -> None:
    """The reply that a friend's device shows gets to the host."""
    answer = friend.get_by_role("textbox", name=words.plain("join-reply-link"), exact=True)
    host.get_by_label(Words("en").plain("invite-paste")).fill(answer.input_value())


def begins(page: Page, game: str, options: Json, chairs: Sequence[Json]) -> Wire:
    """Sets up a table with friends in the lobby, at a page that is not open yet; what it is told."""
    wire = Wire(page)
    colours = ("red", "blue", "yellow", "green", "violet")
    seats = [{**seat, "colour": colour} for seat, colour in zip(chairs, colours, strict=False)]
    words = Words("en", game)
    if not keeps_still(page):
        without_motion(page, words)
    ways.to_lobby(page, game)
    for option, value in options.items():
        page.get_by_role(
            "radio", name=words.plain(f"{game}-option-{option}-{value}".lower()), exact=True
        ).check()
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, seat in enumerate(seats, 1):
        group = page.get_by_role("group", name=words.plain("seat-number", number=number))
        who = group.get_by_label(words.plain("lobby-who"))
        levels = {"human": words.plain("lobby-human"), "friend": words.plain("lobby-friend")}
        level = words.plain(f"level-{seat['who']}") if seat["who"] not in levels else ""
        who.select_option(levels.get(seat["who"]) or words.plain("lobby-bot", level=level))
        # Friends bring their own names.
        group.get_by_label(words.plain("lobby-name")).fill(
            "" if seat["who"] == "friend" else seat["name"]
        )
    page.get_by_role("button", name=words.plain("lobby-invite"), exact=True).click()
    expect(page.get_by_role("heading", name=words.plain("invite-title"))).to_be_visible()
    return wire


def deals(page: Page) -> None:
    """The host deals to everybody who has come."""
    page.get_by_role("button", name=Words("en").plain("invite-deal"), exact=True).click()
    expect(page.get_by_role("region", name=Words("en").plain("table-orders"))).to_be_visible(
        timeout=LONG
    )


def party(
    host: Page,
    contexts: Sequence[tuple[BrowserContext, str, str]],
    game: str,
    options: Json,
    chairs: Sequence[Json],
) -> Party:
    """A whole party at its table; friends come in these contexts, with their language and frame."""
    wire = begins(host, game, options, chairs)
    friends = []
    seats = [seat for seat, chair in enumerate(chairs) if chair["who"] == "friend"]
    pages = []
    for seat, (context, language, _) in zip(seats, contexts, strict=True):
        page = context.new_page()
        joins(host, page, chairs[seat]["name"], language)
        pages.append(page)
    deals(host)
    twin = HostTwin.of(wire.saves()[0])
    for seat, page, (_, language, frame) in zip(seats, pages, contexts, strict=True):
        friends.append(Person(page, FriendTwin(twin, seat, language, frame)))
    return Party(Person(host, twin), friends)

"""A person at the page: finds things by role and name, reads what is shown, waits for it, no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import games
from freebooters.app.chairs import COLOURS
from freebooters.stage import WIDE
from tests.e2e import ways
from tests.e2e.devices import keeps_still, without_motion
from tests.e2e.tray import Tray
from tests.e2e.twin import Move, Twin, game_after
from tests.words import Words

__all__ = [
    "LONG",
    "Person",
    "beginning",
    "chair",
    "has_a_game_on_disk",
    "on_a_phone",
    "on_a_small_phone",
    "sideways",
    "watches",
]

LONG = 120_000
"""Milliseconds a first start of Python or a bot's thinking may take on a busy machine."""

on_a_phone: pytest.MarkDecorator = pytest.mark.browser_context_args(
    viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
)
"""A touch screen, upright."""

on_a_small_phone: pytest.MarkDecorator = pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)
"""As small as they come."""

Json = dict[str, Any]


def chair(name: str, who: str = "human", colour: str = "") -> Json:
    """One seat as the lobby sets it; the colours go round in their order."""
    return {"name": name, "who": who, "colour": colour}


def beginning(game: str, options: Json, chairs: Sequence[Json], seed: str, frame: str) -> Json:
    """What deals such a game; who has no colour gets one."""
    seats = [
        {**seat, "colour": seat["colour"] or colour}
        for seat, colour in zip(chairs, COLOURS, strict=False)
    ]
    return {"game": game, "seats": seats, "options": options, "seed": seed, "frame": frame}


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    over: int = page.evaluate(
        "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    return over


def watches(page: Page, level: str, game: str = "cartagena", seed: str = "watched") -> None:
    """Bots of that level play each other, without motion."""
    words = Words("en", game)
    _moves_nothing(page, words)
    ways.to_lobby(page, game)
    bot = words.plain("lobby-bot", level=words.plain(f"level-{level}"))
    seats = page.get_by_label(words.plain("lobby-who"))
    for seat in range(seats.count()):
        seats.nth(seat).select_option(bot)
    page.get_by_text(words.plain("lobby-more"), exact=True).click()
    page.get_by_label(words.plain("lobby-seed"), exact=True).fill(seed)
    page.get_by_role("button", name=words.plain("home-play"), exact=True).click()


def _moves_nothing(page: Page, words: Words) -> None:
    if not keeps_still(page):
        without_motion(page, words)


_SHOWN = """() => {
  const one = document.activeElement;
  return [one, ...(one.labels ?? [])].map((one) => one.ariaLabel || one.textContent).join(" ");
}"""


_IS_ON_DISK = """
(position) => new Promise((resolve) => {
  const opening = indexedDB.open("freebooters");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("games").objectStore("games").getAll();
    reading.onsuccess = () =>
      resolve(reading.result.some((game) => position === null || game.position === position));
  };
})
"""
"""Whether the disk has a game at that position, or any."""


def has_a_game_on_disk(page: Page) -> None:
    """Waits until the game that was begun would outlive the page."""
    page.wait_for_function(_IS_ON_DISK, arg=None)


class Person:
    """Plays at one page, in one language."""

    def __init__(self, page: Page, twin: Twin) -> None:
        self.page = page
        self.twin = twin

    @classmethod
    def sets_up(
        cls,
        page: Page,
        game: str,
        options: Json,
        chairs: Sequence[Json],
        seed: str,
        frame: str = "wide:620",
    ) -> Person:
        """Sets a game up in the lobby and starts it, here and in the twin."""
        twin = Twin(beginning(game, options, chairs, seed, frame))
        words = twin.words
        _moves_nothing(page, words)
        ways.to_lobby(page, game)
        if any(
            not option.rated and option.name in options for option in games()[game].info.options
        ):
            page.get_by_text(words.plain("lobby-fine"), exact=True).click()
        for option, value in options.items():
            page.get_by_role(
                "radio", name=words.plain(f"{game}-option-{option}-{value}".lower()), exact=True
            ).check()
        page.get_by_role("radio", name=str(len(chairs)), exact=True).check()
        for number, seat in enumerate(chairs, 1):
            group = page.get_by_role("group", name=words.plain("seat-number", number=number))
            who = group.get_by_label(words.plain("lobby-who"))
            if seat["who"] == "human":
                who.select_option(words.plain("lobby-human"))
            else:
                level = words.plain(f"level-{seat['who']}")
                who.select_option(words.plain("lobby-bot", level=level))
            group.get_by_label(words.plain("lobby-name")).fill(seat["name"])
        page.get_by_text(words.plain("lobby-more"), exact=True).click()
        page.get_by_label(words.plain("lobby-seed"), exact=True).fill(seed)
        page.get_by_role("button", name=words.plain("home-play"), exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(
            words.plain(f"{game}-title"), timeout=LONG
        )
        return cls(page, twin)

    @classmethod
    def sits_down(
        cls,
        page: Page,
        game: str,
        options: Json,
        chairs: Sequence[Json],
        seed: str,
        frame: str = "wide:620",
    ) -> Person:
        """Opens the file of a game that was set up like that a moment ago: for who does not ask how
        games are set up, which takes three times as long.
        """
        text = Twin(beginning(game, options, chairs, seed, frame)).save()
        return cls._opens(page, game, text, frame)

    @classmethod
    def goes_on(
        cls,
        page: Page,
        game: str,
        options: Json,
        players: Sequence[str],
        moves: int,
        frame: str = "wide:620",
        seed: str = "after",
    ) -> Person:
        """Opens the file of a game after so many moves of people, or that many before its end."""
        text = game_after(game, tuple(options.items()), tuple(players), moves, seed)
        return cls._opens(page, game, text, frame)

    @classmethod
    def _opens(cls, page: Page, game: str, text: str, frame: str) -> Person:
        twin = Twin.of(text, frame)
        _moves_nothing(page, twin.words)
        ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()})
        expect(page.get_by_role("heading", level=1)).to_contain_text(
            twin.words.plain(f"{game}-title"), timeout=LONG
        )
        return cls(page, twin)

    @property
    def board(self) -> Locator:
        """Everything on the table."""
        return self.page.get_by_role("region", name=self.twin.text(self.twin.scene["label"]))

    def thing(self, name: str) -> Locator:
        """What bears that name on the table, to be used or not."""
        item = self.board.get_by_role("img", name=name, exact=True)
        return self.usable(name).or_(item)

    def usable(self, name: str) -> Locator:
        """What bears that name and can be used now."""
        named = self.board.get_by_role("button", name=name, exact=True)
        return named.and_(self.page.locator(":not([data-waits])"))

    def is_on_disk(self) -> None:
        """Waits until what was done last would outlive the page."""
        self.page.wait_for_function(_IS_ON_DISK, arg=self.twin.table["position"])

    def sees_prompt(self) -> None:
        """Waits until the page asks what the twin is asked."""
        orders = self.page.get_by_role("region", name=self.twin.words.plain("table-orders"))
        asked = self.twin.text(self.twin.moment["prompt"])
        orders.filter(has_text=asked).wait_for(timeout=LONG)  # looks oftener than `expect`
        # Until the last move is told, the same question may still be the one before it.
        told = self.twin.table["log"]
        entries = self.page.locator("ol.log > li")
        count = told["keep"] + len(told["lines"])
        if count:
            entries.nth(count - 1).wait_for(state="attached", timeout=LONG)
        expect(entries).to_have_count(count, timeout=LONG)
        # The twin's bots have acted already; these may act at the same time as the person.
        thinking = self.twin.words.plain("table-thinking")
        expect(self.page.get_by_text(thinking)).to_have_count(0, timeout=LONG)
        self.thing_is_ready().wait_for(state="attached", timeout=LONG)

    def thing_is_ready(self) -> Locator:
        """Something the next move needs, ready to be pressed."""
        move = self.twin.advise()
        if move.picks:
            return self.usable(move.picks[0])
        return self.page.get_by_role("button", name=move.button, exact=True)

    def plays(self, how: Callable[[Person, Move], None], moves: int = 10_000) -> None:
        """Plays on, to the end of the game at most, each move done `how`; bots move in between."""
        for _ in range(moves):
            if self.twin.over:
                return
            if self.twin.curtain is not None:
                self.lifts_the_curtain()
            self.sees_prompt()
            move = self.twin.advise()
            how(self, move)
            self.twin.act(move)

    def clicks(self, move: Move) -> None:
        """Presses what the move needs, by name; the target last where there is one."""
        if move.laid:
            self._arranges(move, lambda tray, token: self.thing(tray.name(token)).click())
        if not move.picks or move.laid:
            self.page.get_by_role("button", name=move.button, exact=True).click()
            return
        for name in move.picks:
            self.thing(name).click()

    def _arranges(self, move: Move, press: Callable[[Tray, str], None]) -> None:
        """Lays out what the move needs by pressing items, and the places that are not next."""

        def put(tray: Tray, one: str, other: str) -> None:
            for token in tray.presses(one, other):
                press(tray, token)

        Tray(self.twin, move).fill(put)

    def hand_names(self, seat: int) -> set[str]:
        """What the cards of that seat's hand are called on its own table."""
        match = self.twin.match()
        nodes = match.game.paint.scene(match.view(seat), WIDE, viewer=seat).as_json()["nodes"]
        return {
            self.twin.text(node["label"])
            for node in nodes
            if node.get("pick", "").startswith("card:")
        }

    def clicks_the_canvas(self, move: Move) -> None:
        """Clicks where things are painted, by their place on the table alone."""
        if move.laid:
            self._arranges(
                move, lambda tray, token: self.page.mouse.click(*self.pixel(tray.spot(token)))
            )
        if not move.picks or move.laid:
            self.page.get_by_role("button", name=move.button, exact=True).click()
            return
        for token in move.tokens:
            self.page.mouse.click(*self.pixel(token))

    def drags(self, move: Move) -> None:
        """Drags the first thing the move needs onto its target, or onto the other thing; what
        needs one thing alone is clicked.
        """
        if move.laid:
            Tray(self.twin, move).fill(
                lambda tray, item, where: self._drag(tray.spot(item), tray.spot(where))
            )
        if not move.picks or move.laid:
            self.page.get_by_role("button", name=move.button, exact=True).click()
            return
        tokens = [*move.tokens, *([move.target] if move.target and len(move.picks) == 1 else [])]
        if len(tokens) == 1:
            self.page.mouse.click(*self.pixel(tokens[0]))
        else:
            self._drag(tokens[0], tokens[1])

    def _drag(self, token: str, goal: str) -> None:
        self.page.mouse.move(*self.pixel(token))
        self.page.mouse.down()
        self.page.mouse.move(*self.pixel(goal), steps=4)
        self.page.mouse.up()

    def taps(self, move: Move) -> None:
        """Taps what the move needs, by name, with a finger."""
        if move.laid:
            self._arranges(move, lambda tray, token: self.thing(tray.name(token)).tap())
        if not move.picks or move.laid:
            self.page.get_by_role("button", name=move.button, exact=True).tap()
            return
        for name in move.picks:
            self.thing(name).tap()

    def keys(self, move: Move) -> None:
        """Reaches what the move needs by keyboard alone and presses Enter."""
        if move.laid:
            self._arranges(move, lambda tray, token: self._keys(tray.name(token)))
        if not move.picks or move.laid:
            self.tabs_to(move.button)
            self.page.keyboard.press("Enter")
            return
        for name in move.picks:
            self._keys(name)

    def _keys(self, name: str) -> None:
        self.walks_to(name)
        self.page.keyboard.press("Enter")

    def tabs_to(self, name: str) -> None:
        """Presses Tab until the focus is on what bears that name."""
        self._until_focused(name, "Tab")

    def walks_to(self, name: str) -> None:
        """On the table: on to the next thing that can be used, until it is that one."""
        if self.board.locator(":focus").count() == 0:
            self._until_focused_within()
        self._until_focused(name, "PageDown")

    def _until_focused(self, name: str, key: str) -> None:
        wanted = self.page.locator(":focus").and_(
            self.page.get_by_role("button", name=name, exact=True)
            .or_(self.page.get_by_role("radio", name=name, exact=True))
            .or_(self.page.get_by_role("link", name=name, exact=True))
        )
        for _ in range(120):
            # Roles and names are found slowly; most of what is passed by shows another name at once.
            if name in self.page.evaluate(_SHOWN) and wanted.count():
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never reached {name}")

    def _until_focused_within(self) -> None:
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.board.locator(":focus").count():
                return
        raise AssertionError("Tab never reached the table")

    def brightness(self, token: str, aside: float) -> float:
        """How light the canvas is (0 to 255) in what bears that token, `aside` of its size off the
        middle, to the right and down.
        """
        node = next(node for node in self.twin.scene["nodes"] if node.get("pick") == token)
        canvas = self.page.locator("canvas").first
        box = canvas.bounding_box()
        assert box is not None
        scale = min(box["width"] / 1000, box["height"] / self.twin.scene["height"])
        x, y = self.pixel(token)
        point = [
            x - box["x"] + aside * node["size"][0] * scale,
            y - box["y"] + aside * node["size"][1] * scale,
        ]
        colour: list[int] = canvas.evaluate(
            """(canvas, [x, y]) => {
              const scale = canvas.width / canvas.clientWidth;
              return [...canvas.getContext("2d").getImageData(x * scale, y * scale, 1, 1).data];
            }""",
            point,
        )
        return sum(colour[:3]) / 3

    def pixel(self, token: str) -> tuple[float, float]:
        """The point on the screen where what bears that pick token is painted, on top of the rest."""
        scene = self.twin.scene
        nodes = [node for node in scene["nodes"] if node.get("pick") == token]
        x, y = max(nodes, key=lambda node: (node["kind"] != "zone", node.get("z", 0)))["at"]
        box = self.page.locator("canvas").first.bounding_box()
        assert box is not None
        scale = min(box["width"] / 1000, box["height"] / scene["height"])
        left = box["x"] + (box["width"] - 1000 * scale) / 2
        top = box["y"] + (box["height"] - scene["height"] * scale) / 2
        return left + x * scale, top + y * scale

    def lifts_the_curtain(self) -> None:
        """Takes the screen when told to, here and in the twin."""
        name = self.twin.table["seats"][self.twin.table["curtain"]]["name"]
        words = self.twin.words
        cover = self.page.get_by_role("dialog", name=words.plain("curtain-heading", name=name))
        expect(cover).to_be_visible(timeout=LONG)
        cover.get_by_role("button", name=words.plain("curtain-lift", name=name)).click()
        self.twin.lift()

    def sees_the_end(self) -> None:
        """The result is told: who won, or shares the victory, or that nobody did."""
        result = self.page.get_by_role("dialog", name=self.twin.headline)
        expect(result).to_be_visible(timeout=LONG)
        why = self.twin.moment["sheet"]["why"]
        expect(result).to_have_accessible_description(self.twin.text(why) if why else "")

    def exports(self, folder: Path) -> str:
        """The save the page writes to a file."""
        self.page.get_by_role("button", name=self.twin.words.plain("result-close")).click()
        expect(self.page.locator("main :focus")).to_have_count(1)
        self.page.get_by_role("button", name=self.twin.words.plain("table-menu")).click()
        with self.page.expect_download() as waiting:
            self.page.get_by_role("button", name=self.twin.words.plain("table-save-file")).click()
        file = folder / waiting.value.suggested_filename
        waiting.value.save_as(file)
        return file.read_text(encoding="utf-8")

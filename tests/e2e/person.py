"""A person at the page: finds things by role and name, reads what is shown, waits for it, no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.twin import Move, Twin

__all__ = ["Person", "chair"]

LONG = 60_000
"""Milliseconds a first start of Python or a bot's thinking may take on a busy machine."""

Json = dict[str, Any]


def chair(name: str, who: str = "human", colour: str = "") -> Json:
    """One seat as the lobby sets it; the colours go round in their order."""
    return {"name": name, "who": who, "colour": colour}


class Person:
    """Plays at one page, in one language."""

    def __init__(self, page: Page, twin: Twin) -> None:
        self.page = page
        self.twin = twin

    @classmethod
    def sits_down(
        cls,
        page: Page,
        game: str,
        options: Json,
        chairs: Sequence[Json],
        seed: str,
        frame: str = "wide",
    ) -> Person:
        """Sets a game up in the lobby and starts it, here and in the twin."""
        colours = ("red", "blue", "yellow", "green", "violet")
        seats = [
            {**seat, "colour": seat["colour"] or colour}
            for seat, colour in zip(chairs, colours, strict=False)
        ]
        start = {"game": game, "seats": seats, "options": options, "seed": seed, "frame": frame}
        twin = Twin(start)
        words = twin.words
        page.goto("#/settings")
        page.get_by_role("radio", name=words.plain("settings-speed-off"), exact=True).check()
        page.goto(f"#/{game}")
        for option, value in options.items():
            page.get_by_role(
                "radio", name=words.plain(f"{game}-option-{option}-{value}"), exact=True
            ).check()
        page.get_by_role("radio", name=str(len(seats)), exact=True).check()
        for number, seat in enumerate(seats, 1):
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

    @property
    def board(self) -> Locator:
        """The table's buttons."""
        return self.page.get_by_role("group", name=self.twin.text(self.twin.scene["label"]))

    def thing(self, name: str) -> Locator:
        """What bears that name on the table."""
        return self.board.get_by_role("button", name=name, exact=True)

    def sees_prompt(self) -> None:
        """Waits until the page asks what the twin is asked."""
        orders = self.page.get_by_role("region", name=self.twin.words.plain("table-orders"))
        expect(orders).to_contain_text(self.twin.text(self.twin.table["prompt"]), timeout=LONG)
        expect(self.thing_is_ready()).to_be_attached(timeout=LONG)

    def thing_is_ready(self) -> Locator:
        """Something the next move needs, ready to be pressed."""
        move = self.twin.advise()
        if move.picks:
            return self.thing(move.picks[0]).and_(self.page.locator(":enabled"))
        return self.page.get_by_role("button", name=move.label, exact=True)

    def plays(self, how: Callable[[Person, Move], None]) -> None:
        """Plays to the end of the game, each move done `how`; the bots move in between."""
        while not self.twin.over:
            self.sees_prompt()
            move = self.twin.advise()
            how(self, move)
            self.twin.act(move)

    def clicks(self, move: Move) -> None:
        """Presses what the move needs, by name; the target last where there is one."""
        if not move.picks:
            self.page.get_by_role("button", name=move.label, exact=True).click()
            return
        for name in move.picks:
            self.thing(name).click()

    def sees_the_end(self) -> None:
        """The result is told: who won."""
        ranks = self.twin.table["ranks"]
        winner = self.twin.table["seats"][ranks.index(1)]["name"]
        won = self.twin.words.plain("result-winner", name=winner)
        expect(self.page.get_by_role("dialog", name=won)).to_be_visible(timeout=LONG)

    def exports(self, folder: Path) -> str:
        """The save the page writes to a file."""
        self.page.get_by_role("button", name=self.twin.words.plain("result-board")).click()
        self.page.get_by_role("button", name=self.twin.words.plain("table-menu")).click()
        with self.page.expect_download() as waiting:
            self.page.get_by_role("button", name=self.twin.words.plain("table-save-file")).click()
        file = folder / waiting.value.suggested_filename
        waiting.value.save_as(file)
        return file.read_text(encoding="utf-8")

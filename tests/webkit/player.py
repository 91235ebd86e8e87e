"""Plays at a page in WebKit: waits for what the twin waits for, and presses what bears a name."""

from __future__ import annotations

from typing import Any

from tests.e2e.tray import Tray
from tests.e2e.twin import Move, Twin, game_after
from tests.webkit.driver import WebKit
from tests.words import Words

__all__ = ["NAMED", "Player", "press"]

NAMED = """
const words = (each) => (each?.textContent ?? "").replace(/\\s+/g, " ").trim();
const label = (each) =>
  (each.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean)
    .map((id) => words(document.getElementById(id))).join(" ") ||
  each.getAttribute("aria-label") || words(each);
const isSeen = (each) => each.getClientRects().length > 0;
const isUsable = (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true";
const named = (kinds, name) => [...document.querySelectorAll(kinds)]
  .find((each) => isSeen(each) && isUsable(each) && label(each) === name);
"""
"""What finds elements as people name them."""
_THING = "return named('button, a[href], [role=region] li', arguments[0])"
_READY = "return Boolean(named('button', arguments[0]))"
_SCREEN = "return document.body.dataset.screen === arguments[0]"

_DROPS = """
const file = new File([arguments[0]], "game.json", { type: "application/json" });
const dataTransfer = new DataTransfer();
dataTransfer.items.add(file);
document.querySelector(".drop")
  .dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
"""
"""As a file that is let go over the page arrives there: a driver can drag none from outside."""

_ASKED = """
const [asked, entries, thinking] = arguments;
const told = document.querySelectorAll("ol.log > li").length;
const main = document.querySelector("main");
return told === entries && words(main).includes(asked) && !main.innerText.includes(thinking);
"""
"""Whether a question is on the page, after so many entries of the log, and nobody thinks."""


def press(window: WebKit, name: str) -> None:
    """Clicks on what bears that name."""
    window.presses(NAMED + _THING, name, what=name)


Json = dict[str, Any]


class Player:
    """One person at the table, with the twin that knows what comes."""

    def __init__(self, window: WebKit, twin: Twin) -> None:
        self._window = window
        self.twin = twin

    @classmethod
    def goes_on(
        cls, window: WebKit, home: str, game: str, options: Json, players: list[str], moves: int
    ) -> Player:
        """Opens the file of a game that many moves before its end. `home`: the page's address."""
        text = game_after(game, tuple(options.items()), tuple(players), moves, "after")
        words = Words("en", game)
        window.goes(f"{home}#/saves")
        window.waits(_SCREEN, "saves", what="the saved games")
        window.runs(_DROPS, text)
        press(window, words.plain("offer-take"))
        window.waits(_SCREEN, "table", what="the table")
        return cls(window, Twin.of(text))

    def sees_prompt(self) -> None:
        """Waits until the page asks what the twin is asked."""
        told = self.twin.table["log"]
        asked = " ".join(self.twin.text(self.twin.moment["prompt"]).split())
        thinking = self.twin.words.plain("table-thinking")
        entries = told["keep"] + len(told["lines"])
        self._window.waits(
            NAMED + _ASKED, asked, entries, thinking, what=f"“{asked}” after {entries}"
        )
        move = self.twin.advise()
        ready = move.picks[0] if move.picks else move.button
        self._window.waits(NAMED + _READY, ready, what=f"{ready}, to be used")

    def plays(self, moves: int = 1000) -> None:
        """Plays on, to the end of the game at most."""
        for _ in range(moves):
            if self.twin.over:
                return
            self.sees_prompt()
            move = self.twin.advise()
            self._does(move)
            self.twin.act(move)

    def _does(self, move: Move) -> None:
        if move.laid:

            def put(tray: Tray, one: str, other: str) -> None:
                for token in tray.presses(one, other):
                    press(self._window, tray.name(token))

            Tray(self.twin, move).fill(put)
        if not move.picks or move.laid:
            press(self._window, move.button)
            return
        for name in move.picks:
            press(self._window, name)

    def sees_the_end(self) -> None:
        """The page says that the game is over, and how it came out."""
        words = self.twin.words
        seats, ranks = self.twin.table["seats"], self.twin.table["ranks"]
        people = [seat["name"] for seat in seats if seat["who"] == "human"]
        first = [seat["name"] for seat, rank in zip(seats, ranks, strict=True) if rank == 1]
        said = words.plain("result-you") if people == first else " ".join(first[:1])
        shown = (
            "const box = document.querySelector('dialog[open].result'); return box && words(box)"
        )
        assert said in self._window.waits(NAMED + shown, what="the result")

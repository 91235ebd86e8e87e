"""A native twin of the game in the browser: same seed, same chairs, hence the same chance and bots.

The tests ask it what a person might do next and what the things on the table are called, and do
that in the page by those names; at the end the page's own save must be the twin's, to the letter.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Self

from freebooters import catalog
from freebooters.app.chairs import COLOURS
from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.thinking import Thinking
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.match import Match
from freebooters.stage import text_of
from tests.words import Words, keep
from tools.layout import BUILD, PACKAGE
from tools.steps import fingerprint

__all__ = ["Move", "Twin", "game_after"]

Json = dict[str, Any]


@dataclass(frozen=True)
class Move:
    """What a person does: the things to press, by name and by pick token, or one button; or what
    it lays where before it presses the button.
    """

    seat: int
    action: list[str | int]
    label: str
    picks: tuple[str, ...]
    tokens: tuple[str, ...]
    target: str | None
    """The pick token of where it ends."""
    laid: tuple[tuple[str, str], ...] = ()
    """Of an arrangement, for each place in order: the pick tokens of its item and of the place."""
    actions: tuple[list[str | int], ...] = ()
    """What an arrangement comes to."""
    short: str = ""
    """What the button shows in place of the label."""

    @property
    def button(self) -> str:
        """The name of the button."""
        return self.label if self.short in self.label else f"{self.short}: {self.label}"


class Twin:
    """Plays along natively through the very commands the page sends."""

    def __init__(self, start: Json, language: str = "en") -> None:
        self._sit(start["game"], language)
        self._names = [chair["name"] for chair in start["seats"]]
        self.table = self._do({"do": "start", **start})
        self._bots()

    @classmethod
    def of(cls, text: str, frame: str = "wide:620") -> Self:
        """The twin of a game opened from that save."""
        twin = cls.__new__(cls)
        twin._sit(json.loads(text)["game"], "en")
        twin.table = twin._do({"do": "load", "text": text, "frame": frame})
        twin._names = [seat["name"] for seat in twin.table["seats"]]
        twin._bots()
        return twin

    @classmethod
    def learns(cls, game: str, lesson: str, place: int = 0, language: str = "en") -> Twin:
        """The twin of a lesson at one of its steps."""
        twin = cls.__new__(cls)
        twin._sit(game, language)
        twin.table = twin._do(
            {"do": "learn", "game": game, "lesson": lesson, "place": place, "frame": "wide:620"}
        )
        twin._names = [seat["name"] for seat in twin.table["seats"]]
        return twin

    @classmethod
    def solves(cls, game: str, puzzle: Json, language: str = "en") -> Twin:
        """The twin of a puzzle."""
        twin = cls.__new__(cls)
        twin._sit(game, language)
        twin.table = twin._do({"do": "puzzle", "game": game, "puzzle": puzzle, "frame": "wide:620"})
        count = len(twin.table["seats"])
        twin._names = [
            twin.words.plain("seat-number", number=number) for number in range(1, count + 1)
        ]
        twin._names[twin.table["viewer"]] = ""
        return twin

    def _sit(self, game: str, language: str) -> None:
        self._desk = Desk()
        self._mind = Thinking(time_limit=inf)
        self._thoughts = 0
        self._game = game
        self._advice: tuple[Json, Move] | None = None
        self.words = Words(language, game)

    @property
    def over(self) -> bool:
        return bool(self.table["over"])

    @property
    def headline(self) -> str:
        """How it came out, as stands above the result: who won, or shares the victory, or that nobody did."""
        first = [
            seat["name"]
            for seat, rank in zip(self.table["seats"], self.table["ranks"], strict=True)
            if rank == 1
        ]
        people = [seat["name"] for seat in self.table["seats"] if seat["who"] == "human"]
        if people == first:
            return self.words.plain("result-you")
        if not first:
            return self.words.plain("result-lost")
        *others, last = first
        if others:
            return self.words.plain("result-shared", names=f"{', '.join(others)} and {last}")
        return self.words.plain("result-winner", name=last)

    @property
    def curtain(self) -> int | None:
        seat: int | None = self.table["curtain"]
        return seat

    def lift(self) -> None:
        """The person named by the curtain takes the screen."""
        self.table = self._command("lift", seat=self.table["curtain"])

    def advise(self) -> Move:
        """A sensible move for the viewer, as the names of what to press."""
        if self._advice is None or self._advice[0] is not self.table:
            self._advice = (self.table, self._advised())
        return self._advice[1]

    def _advised(self) -> Move:
        if self.table["arrangement"] is not None:
            return self._arrange(self.table["arrangement"])
        return self.move_of(self._decide(self.match(), self.table["viewer"]))

    def move_of(self, action: list[str | int]) -> Move:
        """That action of the viewer, as the names of what to press."""
        seat = self.table["viewer"]
        choice = next(choice for choice in self.table["choices"] if choice["action"] == action)
        return Move(
            seat,
            action,
            self.text(choice["label"]),
            tuple(self.name_of(token) for token in choice["picks"]),
            tuple(choice["picks"]),
            choice["target"],
            short=self.text(choice["short"]) if choice["short"] else "",
        )

    def _arrange(self, offer: Json) -> Move:
        """Advised place by place: each item as if it were laid for good."""
        seat, match = self.table["viewer"], self.match()
        actions: list[list[str | int]] = []
        for place in offer["places"]:
            actions.append(self._decide(match, seat))
            assert place["action"] == actions[-1][:-1]
            match.act(seat, tuple(actions[-1]))
        return self.layout_of(actions)

    def layout_of(self, actions: list[list[str | int]]) -> Move:
        """Those actions, one for each place of what the viewer lays out."""
        seat, offer = self.table["viewer"], self.table["arrangement"]
        items = {item["word"]: item["pick"] for item in offer["items"]}
        laid = tuple(
            (items[action[-1]], place["pick"])
            for action, place in zip(actions, offer["places"], strict=True)
        )
        names = tuple(self.name_of(item) for item, _ in laid)
        tokens = tuple(item for item, _ in laid)
        label = self.text(offer["confirm"])
        return Move(seat, [], label, names, tokens, None, laid, tuple(actions))

    def _decide(self, match: Match, seat: int) -> list[str | int]:
        actions = tuple(match.legal(seat))
        question = Question(
            match.game, match.seats, seat, match.view(seat), actions, Random(len(match.log))
        )
        return list(decide(LEVELS["sailor"], question))

    def act(self, move: Move) -> None:
        """Does it here too, and lets the bots answer."""
        if move.laid:
            self.table = self._command("acts", seat=move.seat, actions=list(move.actions))
        else:
            self.table = self._command("act", seat=move.seat, action=move.action)
        self._bots()

    def undo(self) -> None:
        """Takes the last move back."""
        self.table = self._command("undo")
        self._bots()

    def match(self) -> Match:
        """The whole match, secrets and all."""
        return catalog.load(self.save())

    def speak(self, language: str) -> None:
        """From now on in another language."""
        self.words = Words(language, self._game)
        self._advice = None

    def name_of(self, token: str) -> str:
        """The accessible name of what bears that pick token."""
        nodes = [node for node in self.scene["nodes"] if node.get("pick") == token]
        return self.text(nodes[0]["label"])

    @property
    def scene(self) -> Json:
        scene: Json = self.moment["scene"]
        return scene

    @property
    def moment(self) -> Json:
        """What the table has come to, with what is said beside it."""
        moment: Json = self.table["scenes"][-1]
        return moment

    def text(self, message: Json | str) -> str:
        return self.words.text(message, self._names, self._reader)

    @property
    def _reader(self) -> int | None:
        """The seat of the only person, who has no name."""
        people = [seat for seat, chair in enumerate(self.table["seats"]) if chair["who"] == "human"]
        return people[0] if len(people) == 1 and not self._names[people[0]] else None

    def save(self) -> str:
        text = self._desk.save()
        assert text is not None
        return text

    def _bots(self) -> None:
        while (bot := self.table["think"]) is not None:
            self._mind.think(self._command("consult", seat=bot["seat"])["think"])
            while not (step := self._mind.step(1000))["done"]:
                pass
            self._thoughts += 1
            self._desk.hear(self._thoughts, json.loads(json.dumps(step)))
            self.table = self._command(
                "move", seat=bot["seat"], thought=self._thoughts, aloud=False
            )

    def _command(self, name: str, **fields: Any) -> Json:
        return self._do({"do": name, "revision": self.table["revision"], **fields})

    def _do(self, command: Json) -> Json:
        answer = self._desk.answer(*parse(json.dumps(command)))
        assert answer["ok"]
        received: Json = json.loads(text_of(answer))
        return received


_PLAYED = BUILD / "twins"
"""Saves of games that were played for tests, each with what it hangs on: a game with a bot in it may take
longer to play than the test that begins there, and each process would play it.
"""


@cache
def _players() -> bytes:
    """A hash of all that plays such games."""
    return fingerprint([PACKAGE, Path(__file__)]).encode()


@cache
def game_after(
    game: str,
    options: tuple[tuple[str, Any], ...],
    players: tuple[str, ...],
    moves: int,
    seed: str = "after",
) -> str:
    """The save of a game in which people made so many moves, or all but so many if negative.

    `players` are names of people, or bots' levels.
    """
    chairs = [
        {"name": name.capitalize(), "who": name if name in LEVELS else "human", "colour": colour}
        for name, colour in zip(players, COLOURS, strict=False)
    ]
    start = {"game": game, "seats": chairs, "options": dict(options), "seed": seed}
    kept = _PLAYED / f"{game}-{fingerprint([json.dumps([start, moves])])[:16]}"
    with suppress(OSError):
        stamp, _, text = kept.read_bytes().partition(b"\n")
        if stamp == _players():
            return text.decode()
    played = _played({**start, "frame": "wide:620"}, moves)
    keep(kept, b"%s\n%s" % (_players(), played.encode()))
    return played


def _played(start: Json, moves: int) -> str:
    twin = Twin(start)
    saves = [twin.save()]
    while not twin.over and (moves < 0 or len(saves) <= moves):
        if twin.curtain is not None:
            twin.lift()
        twin.act(twin.advise())
        saves.append(twin.save())
    return saves[moves - 1] if moves < 0 else saves[moves]

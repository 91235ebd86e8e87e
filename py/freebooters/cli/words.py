"""Words in the terminal: the page's own Fluent files, formatted by `fluent.runtime`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from freebooters import catalog
from freebooters.cli.elision import elided
from freebooters.cli.isolating import isolated, on_one_line
from freebooters.engine.contract import Seat
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
from freebooters.engine.messages import Message, SeatName, say
from freebooters.promises.spoken import Shelf
from freebooters.trials.missing import NotInstalled

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

__all__ = ["LANGUAGES", "NoWords", "Words", "complain", "language_here", "shelf"]

LANGUAGES = ("en", "fr", "de", "nl")

_PACKAGE = resources.files("freebooters")
_CHECKOUT = Path(__file__).parents[3] / "web"
_YOU = say("table-you")
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
_MINUS = "\N{MINUS SIGN}"
"""What the page writes before a number instead of the hyphen that `fluent.runtime` writes."""
_SMALL = "small"


class NoWords(NotInstalled):
    """`fluent.runtime`, which formats messages, is not installed; the text says how to get it."""

    def __init__(self) -> None:
        super().__init__(
            "Words in the terminal need fluent.runtime: pip install 'freebooters[terminal]'"
        )


class Words:
    """One language: the shell's texts, the terminal's, and those of some games' rooms."""

    def __init__(self, language: str, *games: Game[Any, Any], also: str = "") -> None:
        """`language` is one of `LANGUAGES`; `also` names a package of ours that has words of its own.
        Raises `NoWords`.
        """
        try:
            from fluent.runtime import FluentBundle
        except ImportError as missing:
            raise NoWords from missing
        self.names: Sequence[str] = ()
        """What the seats go by."""
        self.reader: Seat | None = None
        """The seat that is addressed, as on the page: that of whoever plays alone."""
        self._is_french = language == "fr"
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in _folders(games, also):
            file = folder / f"{language}.ftl"
            self._bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))

    def say(self, message: Message) -> str:
        """The message in words; its key if the language has no such message."""
        said = self._said(message)
        if self.reader is None or not said.startswith(self._said(_YOU)):
            return said
        return said[0].upper() + said[1:]

    def _said(self, message: Message) -> str:
        """As `say` within a sentence."""
        if not self._bundle.has_message(message.key):
            return message.key
        found = self._bundle.get_message(message.key)
        own = (name for name, value in message.args.items() if self._is_own(value))
        addressed = next((name for name in own if name in found.attributes), None)
        pattern = found.value if addressed is None else found.attributes[addressed]
        if pattern is None:
            return message.key
        args = {name: self._plain(value) for name, value in message.args.items()}
        text = str(self._bundle.format_pattern(pattern, args)[0])
        if self._is_french:
            text = elided(text, args.values())
        return _HYPHEN.sub(_MINUS, text) if any(map(_is_negative, args.values())) else text

    def t(self, key: str, **args: int | float | str | SeatName | Message) -> str:
        """`say(Message(key, args))`."""
        return self.say(Message(key, args))

    def name(self, seat: Seat) -> str:
        """What a seat goes by in a list."""
        return self.t("rail-you") if seat == self.reader else isolated(self.names[seat])

    def _plain(self, value: int | float | str | SeatName | Message) -> int | float | str:
        if isinstance(value, Message):
            return self._said(value)
        if self._is_own(value):
            return self._said(_YOU)
        text = self.names[value.seat] if isinstance(value, SeatName) else value
        return on_one_line(text) if isinstance(text, str) else text

    def _is_own(self, value: object) -> bool:
        return isinstance(value, SeatName) and value.seat == self.reader


def shelf(game: Game[Any, Any]) -> Shelf:
    """What the page and the terminal say of a game, in every language. Raises `NoWords`."""
    try:
        from fluent.syntax.ast import Message as Written
    except ImportError as missing:
        raise NoWords from missing
    return {
        language: {
            entry.id.name: frozenset(
                [""] * (entry.value is not None) + [part.id.name for part in entry.attributes]
            )
            for folder in _folders([game], "")
            for entry in _parsed((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
            if isinstance(entry, Written)
        }
        for language in LANGUAGES
    }


@cache
def _parsed(text: str) -> Resource:
    """What a Fluent file says, read once: what went wrong is said in the words of all rooms."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def _is_negative(value: float | str) -> bool:
    return not isinstance(value, str) and value < 0


def _folders(games: Sequence[Game[Any, Any]], also: str) -> list[Traversable]:
    """The folders of `.ftl` files, the shell's first: in the wheel, or in a checkout's `web/`."""
    shell = _PACKAGE / "words"
    folders = [shell if shell.is_dir() else _CHECKOUT / "words", _PACKAGE / "cli" / "words"]
    folders += [_PACKAGE / also / "words"] if also else []
    return [*folders, *(folder for game in games for folder in _of_game(game))]


def _of_game(game: Game[Any, Any]) -> list[Traversable]:
    """The folders of a game's words; a small game has those of plain tables, and its own if any."""
    _, home, room, *_ = type(game.rules).__module__.split(".")
    if home != _SMALL:
        return [_PACKAGE / home / room / "words"]
    folders = [_PACKAGE / home / "words" / name for name in ("plain", room)]
    return [folder for folder in folders if folder.is_dir()]


def language_here(environment: Mapping[str, str] = os.environ) -> str:
    """The terminal's language if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = environment.get(name, "")[:2].lower()
        if found:
            return found if found in LANGUAGES else "en"
    return "en"


def complain(wrong: FreebootersError, language: str) -> str:
    """An error in words, also one of a room's, with its rule; without `fluent.runtime` its key."""
    try:
        words = Words(language, *catalog.games().values())
    except NoWords:
        return str(wrong)
    text = words.say(wrong.message)
    return (
        text if wrong.rule is None else words.say(say("terminal-rule", text=text, rule=wrong.rule))
    )

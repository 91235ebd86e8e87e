"""The words of the app as a test reads them: the very .ftl files, formatted by fluent.runtime."""

from __future__ import annotations

import hashlib
import pickle
import re
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from freebooters.cli.elision import elided

__all__ = ["LANGUAGES", "ROOT", "Words", "keep", "resource"]

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "de", "nl")


_READ = ROOT / ".build" / "words"
"""What was read of Fluent files, each with the hash of what it was read from: to parse those of the page
and of all rooms takes each process three times as long.
"""


@cache
def _reader() -> str:
    """Which program reads."""
    return f"{sys.version} {version('fluent.syntax')} {version('fluent.runtime')}"


@cache
def resource(file: Path) -> Resource:
    """What a Fluent file says."""
    text = file.read_text(encoding="utf-8")
    if sys.platform == "emscripten" or not file.is_relative_to(ROOT):
        return FluentResource(text)
    stamp = hashlib.sha256(f"{_reader()} {text}".encode()).digest()
    kept = _READ / "-".join(file.relative_to(ROOT).parts)
    with suppress(OSError):
        before = kept.read_bytes()
        if before.startswith(stamp):
            # Whoever can write there can as well change the tests.
            return pickle.loads(before[len(stamp) :])  # type: ignore[no-any-return]  # noqa: S301
    found = FluentResource(text)
    keep(kept, stamp + pickle.dumps(found, pickle.HIGHEST_PROTOCOL))
    return found


def keep(file: Path, data: bytes) -> None:
    """Writes a file that other processes find whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=file.parent, delete=False) as made:
        made.write(data)
    Path(made.name).replace(file)


class Words:
    """Formats messages of the shell and of one room in one language; errors are failures."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        rooms, small = ROOT / "py/freebooters/games", ROOT / "py/freebooters/small/words"
        files = [ROOT / "web/words" / f"{language}.ftl"]
        if game is not None:
            own = [rooms / game / "words", rooms / f"_{game}" / "words"]
            if (small / game).is_dir():
                own = [small / "plain", small / game]
            files += [folder / f"{language}.ftl" for folder in own if folder.is_dir()]
        for file in files:
            self._bundle.add_resource(resource(file))

    def text(
        self,
        message: dict[str, Any] | str,
        names: list[str] | None = None,
        reader: int | None = None,
    ) -> str:
        """A message as `Message.as_json` words it; `names` are the seats' names, and the seat
        `reader` is addressed.
        """
        if isinstance(message, str):
            return message
        said, you = self._said(message, names, reader), self.plain("table-you")
        is_yours = reader is not None and said.startswith(you)
        return said[0].upper() + said[1:] if is_yours else said

    def _said(self, message: dict[str, Any], names: list[str] | None, reader: int | None) -> str:
        """As `text` within a sentence."""
        args, key = {}, message["key"]
        for name, value in message.get("args", {}).items():
            args[name] = value
            if not isinstance(value, dict):
                continue
            if "seat" not in value:
                args[name] = self._said(value, names, reader)
            elif value["seat"] != reader:
                args[name] = (names or [])[value["seat"]]
            else:
                args[name] = self.plain("table-you")
                if key == message["key"] and name in self._bundle.get_message(key).attributes:
                    key = f"{key}.{name}"
        return self.plain(key, **args)

    def plain(self, key: str, **args: Any) -> str:
        """One message by its key; `key.attribute` for an attribute."""
        name, _, attribute = key.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        text = elided(str(text), args.values()) if self._language == "fr" else str(text)
        negative = any(not isinstance(value, str) and value < 0 for value in args.values())
        return re.sub(r"(?<!\w)-(?=\d)", "\N{MINUS SIGN}", text) if negative else text

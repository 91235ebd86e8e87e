"""The words of the app as a test reads them: the very .ftl files, formatted by fluent.runtime."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "ROOT", "Words"]

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "fr", "de", "nl")


class Words:
    """Formats messages of the shell and of one room in one language; errors are failures."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        rooms = ROOT / "py/freebooters/games"
        files = [ROOT / "web/words" / f"{language}.ftl"]
        if game is not None:
            files += [
                folder / "words" / f"{language}.ftl"
                for folder in (rooms / game, rooms / f"_{game}")
                if folder.is_dir()
            ]
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def text(self, message: dict[str, Any] | str, names: list[str] | None = None) -> str:
        """A message as `Message.as_json` words it; `names` are the seats' names."""
        if isinstance(message, str):
            return message
        args = {}
        for name, value in message.get("args", {}).items():
            args[name] = self._argument(value, names) if isinstance(value, dict) else value
        return self.plain(message["key"], **args)

    def _argument(self, value: dict[str, Any], names: list[str] | None) -> str:
        return (names or [])[value["seat"]] if "seat" in value else self.text(value, names)

    def plain(self, key: str, **args: Any) -> str:
        """One message by its key; `key.attribute` for an attribute."""
        name, _, attribute = key.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)

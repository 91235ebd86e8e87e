"""Lists the games for the page as JSON. Runs in the project's environment, which has Fluent.

`{"games": [what the catalog says, its "title", and whether it has a "cover"], "cards": [{"id",
"title", "tagline"}], "failed": [{"language", "text", "retry"}]}`; titles and cards are in English,
for the time before the page's words have arrived; `failed` has the notice that the page cannot
start in every language.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from freebooters.app import bridge
from freebooters.cli.words import LANGUAGES

_ROOMS = files("freebooters.games")
_SHELL = Path(__file__).parents[2] / "web" / "words"


def card(game_id: str) -> dict[str, str]:
    """Title and tagline; raises `LookupError` naming a missing message."""
    source = (_ROOMS / game_id / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = {part: f"{game_id}-{part}" for part in ("title", "tagline")}
    return {"id": game_id, **texts(source, keys)}


def failed(language: str) -> dict[str, str]:
    """The notice that the page cannot start; raises `LookupError` naming a missing message."""
    source = (_SHELL / f"{language}.ftl").read_text(encoding="utf-8")
    keys = {"text": "shell-failed", "retry": "shell-retry"}
    return {"language": language, **texts(source, keys)}


def texts(source: str, keys: Mapping[str, str]) -> dict[str, str]:
    """The messages of a file, as text by their ids."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    found = {}
    for name, key in keys.items():
        message = bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{key} has no text")
        found[name] = str(bundle.format_pattern(message.value)[0])
    return found


def main() -> None:
    answer: dict[str, Any] = json.loads(bridge.handle('{"do": "catalog"}'))
    cards = [card(game["id"]) for game in answer["games"]]
    games = [
        {
            **game,
            "title": card["title"],
            "cover": (_ROOMS / game["id"] / "art" / "cover.svg").is_file(),
        }
        for game, card in zip(answer["games"], cards, strict=True)
    ]
    said = [failed(language) for language in LANGUAGES]
    json.dump({"games": games, "cards": cards, "failed": said}, sys.stdout)


if __name__ == "__main__":
    main()

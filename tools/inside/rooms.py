"""Lists the games for the page as JSON. Runs in the project's environment, which has Fluent.

`{"games": [what the catalog says, and "art": names of drawings], "cards": [{"id", "title",
"tagline"}]}`; the cards are English, for the moments before the page's scripts have arrived.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from freebooters.app import bridge

_ROOMS = files("freebooters.games")


def art(game_id: str) -> list[str]:
    """Names of the room's drawings."""
    folder = _ROOMS / game_id / "art"
    names = (file.name for file in folder.iterdir()) if folder.is_dir() else ()
    return sorted(name.removesuffix(".svg") for name in names if name.endswith(".svg"))


def card(game_id: str) -> dict[str, str]:
    """Title and tagline; raises `LookupError` naming a missing message."""
    source = (_ROOMS / game_id / "words" / "en.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    words = {"id": game_id}
    for part in ("title", "tagline"):
        message = bundle.get_message(f"{game_id}-{part}")
        if message.value is None:
            raise LookupError(f"{game_id}-{part} has no text")
        words[part] = str(bundle.format_pattern(message.value)[0])
    return words


def main() -> None:
    answer: dict[str, Any] = json.loads(bridge.handle('{"do": "catalog"}'))
    games = [{**game, "art": art(game["id"])} for game in answer["games"]]
    cards = [card(game["id"]) for game in games]
    json.dump({"games": games, "cards": cards}, sys.stdout)


if __name__ == "__main__":
    main()

"""Saves of every released version, `tests/saves/released/<version>/<game>-<choices>.json`, kept for
ever, and beside them in `expected.json` how long each game was and how it ended.

`build.py keep-saves` adds those of the version at hand; it writes none anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import freebooters
from freebooters.engine.contract import Options
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.saves import VERSION
from tests.contract.rooms import combinations
from tests.saves.kept import written
from tests.words import LANGUAGES, ROOT, Words

__all__ = ["RELEASED", "broken", "every_choice", "keep"]

RELEASED = ROOT / "tests" / "saves" / "released"
_EXPECTED = "expected.json"
Json = dict[str, Any]


def every_choice() -> dict[str, list[Options]]:
    """Of every game the options a release keeps a save of."""
    return {name: combinations(game.info) for name, game in freebooters.games().items()}


def keep(folder: Path, games: Mapping[str, Sequence[Options]]) -> None:
    """Fills a folder that is not there yet: for each of these choices of a game's options one that
    bots played to its end. Raises `FileExistsError`.
    """
    folder.mkdir(parents=True)
    expected = {}
    for game, chosen in games.items():
        for options in chosen:
            choices = "-".join(str(choice).lower() for choice in options.values()) or "plain"
            text = written(game, dict(options), choices)
            (folder / f"{game}-{choices}.json").write_text(text + "\n", "utf-8", newline="\n")
            expected[f"{game}-{choices}"] = _end(freebooters.load(text))
    told = json.dumps(expected, indent=2) + "\n"
    (folder / _EXPECTED).write_text(told, "utf-8", newline="\n")


def broken(folder: Path) -> list[str]:
    """Which of a version's saves break the promise, and how: each opens to the end it had, or is
    refused by the name of the game, rules or form that are no longer supported.
    """
    expected: Json = json.loads((folder / _EXPECTED).read_text("utf-8"))
    lost = [
        f"{name}: there is no such save" for name in expected if not _file(folder, name).exists()
    ]
    return lost + [
        f"{name}: {wrong}"
        for name, end in expected.items()
        if _file(folder, name).exists() and (wrong := _wrong(_file(folder, name), end))
    ]


def _wrong(file: Path, end: Json) -> str:
    """What is wrong with a save that should lead to this end; empty if nothing is."""
    text = file.read_text("utf-8").strip()
    saved: Json = json.loads(text)
    try:
        match = freebooters.load(text)
    except FreebootersError as refusal:
        return (
            "" if _by_name(refusal, saved) else f"refused as if it were no save of ours: {refusal}"
        )
    return "" if _end(match) == end else f"it led to {end}, and leads to {_end(match)}"


def _by_name(refusal: FreebootersError, saved: Json) -> bool:
    """Whether a refusal names what of this save is no longer supported: the form of the text, the
    game, or its earlier rules with what has changed since, in every language.
    """
    game, rules, key = saved["game"], saved["rules"], refusal.message.key
    if key == "error-save-version":
        return bool(saved["version"] != VERSION)
    if key == "error-save-game":
        return game not in freebooters.games()
    if key != "error-save-rules-changed":
        return False
    return all(
        words.plain(f"{game}-title") in told and words.plain(f"{game}-rules-{rules + 1}") in told
        for words in (Words(language, game) for language in LANGUAGES)
        for told in (words.text(refusal.message.as_json()),)
    )


def _end(match: Match) -> Json:
    """What must stay the same; views may come to tell more."""
    return {"entries": len(match.log), "ranks": match.ranks}


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.json"


def main() -> None:
    folder = RELEASED / freebooters.__version__
    try:
        keep(folder, every_choice())
    except FileExistsError:
        sys.exit(f"The saves of {folder.name} are kept already, and no save is ever written again.")
    print(f"Kept {len(list(folder.glob('*.json'))) - 1} saves in {folder.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

"""Old saves: every room keeps some in `tests/games/<id>/saves`, and beside them what they lead to.
Those by earlier rules, `rules-<version>.json`, are kept too: they are refused.

A save is never written again. `build.py golden GAME` adds those that a room still lacks.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import freebooters
from freebooters.app.chairs import COLOURS
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from tests.contract.rooms import combinations
from tests.words import ROOT

__all__ = ["OldSave", "keep_saves", "old_saves", "outcome", "outdated_saves", "written"]

_EXPECTED = "expected.json"
_OUTDATED = re.compile(r"rules-\d+\.json")
_CREW = ("Anne", "Grace", "Zheng", "Mary", "Jeanne")
Json = dict[str, Any]


@dataclass(frozen=True)
class OldSave:
    """A save as a room keeps it, and what it leads to; nowhere, if it is by earlier rules."""

    game: str
    name: str
    text: str
    expected: Json


def old_saves() -> list[OldSave]:
    """Those that play on."""
    return [
        OldSave(game, path.stem, _text(path), _expected(path.parent)[path.stem])
        for game, path in _files()
        if not _OUTDATED.fullmatch(path.name)
    ]


def outdated_saves() -> list[OldSave]:
    """Those by earlier rules."""
    return [
        OldSave(game, path.stem, _text(path), {})
        for game, path in _files()
        if _OUTDATED.fullmatch(path.name)
    ]


def _files() -> Iterator[tuple[str, Path]]:
    for game in freebooters.games():
        for path in sorted(_folder(game).glob("*.json")):
            if path.name != _EXPECTED:
                yield game, path


def _text(path: Path) -> str:
    return path.read_text("utf-8").strip()


def outcome(match: Match) -> Json:
    """Entries in the log, ranks if it is over, a fingerprint of all views at the end."""
    views = [match.view(observer) for observer in (*range(match.seats), None)]
    told = json.dumps([view_as_json(view) for view in views])
    fingerprint = hashlib.sha256(told.encode()).hexdigest()[:16]
    return {"entries": len(match.log), "ranks": match.ranks, "views": fingerprint}


def _folder(game: str) -> Path:
    return ROOT / "tests" / "games" / game / "saves"


def _expected(folder: Path) -> Json:
    path = folder / _EXPECTED
    read: Json = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return read


def written(game: str, options: Json, name: str) -> str:
    """A game played to its end by bots, one of whom took an action back once."""
    info = freebooters.games()[game].info
    match = Match(freebooters.games()[game], max(info.seats), options, f"old-{name}")
    undone: list[list[int]] = []
    while match.to_act:
        seat = match.to_act[0]
        choices = tuple(match.legal(seat))
        question = Question(
            match.game, match.seats, seat, match.view(seat), choices, Random(len(match.log))
        )
        match.act(seat, decide(LEVELS["sailor"], question))
        position = match.undo_position(seat)
        if not undone and len(match.log) > 40 and position is not None:
            match.rewind(position)
            undone.append([position, seat])
    chairs = [
        {"name": _CREW[seat], "colour": COLOURS[seat], "who": "sailor" if seat > 1 else "human"}
        for seat in range(match.seats)
    ]
    return match.save({"chairs": chairs, "undone": undone})


def keep_saves(game: str) -> list[str]:
    """Plays and keeps a save for every choice of options that has none; the names of those."""
    folder = _folder(game)
    folder.mkdir(exist_ok=True)
    expected, made = _expected(folder), []
    for options in combinations(freebooters.games()[game].info):
        name = "-".join(str(choice).lower() for choice in options.values()) or "plain"
        if name not in expected:
            text = written(game, dict(options), name)
            (folder / f"{name}.json").write_text(text + "\n", "utf-8", newline="\n")
            expected[name] = outcome(freebooters.load(text))
            made.append(name)
    if made:
        text = json.dumps(expected, indent=2) + "\n"
        (folder / _EXPECTED).write_text(text, "utf-8", newline="\n")
    return made

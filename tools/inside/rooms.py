"""Lists the games for the page as JSON. Runs in the project's environment, which has Fluent.

`{"games": [the easiest first, what the catalog says, its "title", whether it has a "cover",
of which options "tiles" show the choices,
how many "puzzles", and its score "pad"], "boards": {id: {frame:
scene}}, "deals": {id: {name: beginning}}, "figures": {id: [figure]}, "tunes": {id: tune},
"small": [game], "template": game, "failed": [{"language", "text", "retry"}]}`; titles are in English, for rooms whose
words are missing; `small` has the small games, each with its `boards` and a `picture`, `template` the one that new ones are
copied from, with a `picture`; `failed` has the notice that the page cannot start in every language.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from freebooters import catalog
from freebooters.app import bridge
from freebooters.app.compose import game_json, scene_shown
from freebooters.app.first_deals import FIRST_FRAMES, first_numbers, kept_deals, kept_step
from freebooters.app.quick import quick_start
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.cli.words import LANGUAGES
from freebooters.engine.game import Game, Info
from freebooters.engine.match import Match
from freebooters.small import _blank
from freebooters.stage import FRAMES, Frame, text_of
from freebooters.stage.figure import drawn
from freebooters.stage.pad import ScorePad

_DEALS = 12
"""So many that what is the same in all of them is not dealt."""

_PICTURED = Frame.parse("wide:620")
"""As the page asks for tables that it shows small."""

_PLAYED = 2
"""So many decisions of its first seat a pictured game has seen: there is something on the table."""

_FOR_PLAYERS = ("explain", "label", "pick")
"""Of a node, what only somebody needs who can play."""

_ROOMS = files("freebooters.games")
_SHELL = Path(__file__).parents[2] / "web" / "words"


def boards(info: Info) -> dict[str, dict[str, Any]]:
    """By frame: the table of the game's usual setting before anything is dealt, as a picture alone.
    These are the nodes that are the same in every deal.
    """
    found = {}
    for frame in FRAMES:
        scene, *others = (deal(quick_start(info, frame, str(n))) for n in range(_DEALS))
        found[str(frame)] = {
            **scene,
            "nodes": [
                {name: value for name, value in node.items() if name not in _FOR_PLAYERS}
                for node in scene["nodes"]
                if node["kind"] != "zone" and all(node in other["nodes"] for other in others)
            ],
        }
    return found


def deals(game: Game[Any, Any], empty: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """What is kept of the beginnings of a game by the names of their files: `<kind>`, of the first
    one, and `<place>-<kind>`, of each; `lesson-<kind>`: of its first lesson. `empty`: its boards.
    """
    found: dict[str, Any] = {}
    info, (lesson, *_) = game.info, game.lessons
    numbers = first_numbers(info)
    for frame in FIRST_FRAMES:
        first, each = kept_deals(info, frame, numbers, empty[str(frame)])
        step = kept_step(info, lesson.id, frame, first, empty[str(frame)])
        found |= {frame.kind: first, f"lesson-{frame.kind}": step}
        found |= {f"{place}-{frame.kind}": kept for place, kept in enumerate(each)}
    return found


def deal(start: Mapping[str, Any]) -> dict[str, Any]:
    """The first scene of a match; raises `ValueError` if the engine refuses it."""
    answer = json.loads(bridge.handle(json.dumps(start)))
    if not answer["ok"]:
        raise ValueError(answer)
    scene: dict[str, Any] = answer["scenes"][-1]["scene"]
    return scene


def tiles(game_id: str) -> list[str]:
    """The options whose choices have pictures, `<option>-<choice>.svg`."""
    held = _ROOMS / game_id / "art" / "tiles"
    names = (file.name for file in held.iterdir()) if held.is_dir() else ()
    return sorted({name.rpartition("-")[0] for name in names})


def puzzles(game_id: str) -> int:
    """How many puzzles a game has."""
    held = _ROOMS / game_id / "puzzles.json"
    return len(json.loads(held.read_text("utf-8"))["puzzles"]) if held.is_file() else 0


def title(game_id: str) -> str:
    """Raises `LookupError` if it is missing."""
    source = (_ROOMS / game_id / "words" / "en.ftl").read_text(encoding="utf-8")
    return texts(source, {"title": f"{game_id}-title"})["title"]


def small() -> list[dict[str, Any]]:
    """The small games, as the page knows its rooms; one without words is called by its name."""
    return [
        {**_small(name, game), "boards": boards(game.info)}
        for name, game in sorted(catalog.small().items(), key=lambda each: each[1].info.complexity)
    ]


def picture(game: Game[Any, Any]) -> dict[str, Any]:
    """A table of the game's usual setting soon after its beginning, as its first seat sees it, in the form
    of the answer to `preview`: what a game without a cover is shown by.
    """
    start = quick_start(game.info, _PICTURED, "picture")
    match = Match(game, len(start["seats"]), start["options"], start["seed"])
    while not match.over and (match.decisions(0) < _PLAYED or match.to_act[0] != 0):
        seat = match.to_act[0]
        choices = tuple(match.legal(seat))
        rng = Random(len(match.log))
        question = Question(game, match.seats, seat, match.view(seat), choices, rng)
        match.act(seat, decide(LEVELS["sailor"], question))
    shown = json.loads(text_of(scene_shown(match, 0, _PICTURED).told))
    for node in shown["scene"]["nodes"]:
        for name in _FOR_PLAYERS:
            node.pop(name, None)
    return {"viewer": 0, "seats": start["seats"], "shown": shown}


def _small(name: str, game: Game[Any, Any]) -> dict[str, Any]:
    return {
        **game_json(game),
        "title": _own_title(name),
        "isSmall": True,
        "cover": False,
        "tiles": [],
        "puzzles": 0,
        "pad": ScorePad().as_json(),
        "picture": picture(game),
    }


def _own_title(name: str) -> str:
    words = files("freebooters.small") / "words" / name / "en.ftl"
    if not words.is_file():
        return name.capitalize()
    return texts(words.read_text(encoding="utf-8"), {"title": f"{name}-title"})["title"]


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
    games = [
        {
            **game,
            "title": title(game["id"]),
            "cover": (_ROOMS / game["id"] / "art" / "cover.svg").is_file(),
            "tiles": tiles(game["id"]),
            "puzzles": puzzles(game["id"]),
            "pad": catalog.pad(game["id"]).as_json(),
            "deals": first_numbers(catalog.game(game["id"]).info),
        }
        for game in sorted(answer["games"], key=lambda game: int(game["complexity"]))
    ]
    said = [failed(language) for language in LANGUAGES]
    tables = {name: boards(game.info) for name, game in catalog.games().items()}
    dealt = {name: deals(game, tables[name]) for name, game in catalog.games().items()}
    figures = {
        name: [drawn(game, figure) for figure in catalog.figures(name)]
        for name, game in catalog.games().items()
    }
    tunes = {name: catalog.tune(name).as_json() for name in catalog.games()}
    told = {
        "games": games,
        "boards": tables,
        "deals": dealt,
        "figures": figures,
        "tunes": tunes,
        "small": small(),
        "template": _small("blank", _blank.game),
        "failed": said,
    }
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()

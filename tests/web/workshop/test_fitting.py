"""What comes over the wall is looked at: every answer about a real game can be shown."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game
from freebooters.stage import NARROW, WIDE, Frame, text_of
from tests.web.under_node import node
from tests.workshop.benches import Orders, source

MOVES = 25


def answers(game: Game[Any, Any], frame: Frame) -> Iterator[tuple[str, str]]:
    """Commands and their answers: those of a table at which one person plays for all seats, by chance."""
    desk, rng = Desk(), Random(game.info.id)

    def told(**command: Any) -> dict[str, Any]:
        try:
            answer = desk.answer(*parse(json.dumps(command)))
        except FreebootersError as refused:
            answer = refused.as_json()
        found.append((command["do"], text_of(answer)))
        return json.loads(found[-1][1])  # type: ignore[no-any-return]

    found: list[tuple[str, str]] = []
    start = quick_start(game.info, frame, "reef")
    start["seats"] = [{**seat, "who": "human"} for seat in start["seats"]]
    table = told(**start)
    for _ in range(MOVES):
        if table["over"]:
            break
        if table["curtain"] is not None:
            table = told(do="lift", revision=table["revision"], seat=table["curtain"])
        if not table["choices"]:
            break
        action = rng.choice(table["choices"])["action"]
        seat = table["viewer"]
        table = told(do="act", revision=table["revision"], seat=seat, action=action)
        position = table["position"]
        told(do="show", position=rng.randrange(position + 1), eyes=None)
        nodes = [node["id"] for node in table["scenes"][-1]["scene"]["nodes"] if "explain" in node]
        told(do="explain", position=position, node=rng.choice(nodes or ["nothing"]))
        told(do="why", picks=["nothing"])
    told(do="undo", revision=table["revision"])
    told(do="act", revision=-1, seat=0, action=["nothing"])
    yield from found


def answers_of_bench() -> Iterator[tuple[str, str]]:
    """The same of a workbench: with a table goes what was done at it."""
    orders = Orders()
    table = orders.lay(source("race"))
    yield "lay", json.dumps(table)
    table = orders.ask("act", revision=table["revision"], seat=0, action=["anchor"])
    assert table["done"]
    yield "act", json.dumps(table)
    yield "undo", json.dumps(orders.ask("undo", revision=table["revision"]))


def test_every_answer_of_every_game_passes(tmp_path: Path) -> None:
    file = tmp_path / "answers"
    with file.open("w", encoding="utf-8") as lines:
        for game in (*catalog.games().values(), *catalog.small().values()):
            for frame in (WIDE, NARROW):
                for command, text in answers(game, frame):
                    lines.write(f'["{game.info.id}","{command}",{text}]\n')
        for command, text in answers_of_bench():
            lines.write(f'["race","{command}",{text}]\n')

    script = Path(__file__).with_name("fitting.mjs")
    said = subprocess.run(
        [*node(), script, file], capture_output=True, encoding="utf-8", check=True
    )

    assert json.loads(said.stdout)["unfit"] == []
    assert json.loads(said.stdout)["count"] > 500

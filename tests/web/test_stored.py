"""What the page keeps of real games is what it reads back: its shapes are those of the engine's answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.match import Match
from tests.app.client import Client, chair
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS, Setting
from tests.web.under_node import node
from tools.steps import run

SCRIPT = Path(__file__).with_name("stored.mjs")
_MOVES = 12
"""Bots' moves in each room, each of which a bot may say something about."""


def ended(client: Client, setting: Setting) -> dict[str, Any]:
    """A game played to its end by a person and a bot or more."""
    log = travel(setting, 1).log
    match = Match.replay(setting.game, setting.seats, setting.options, "reef", log)
    chairs = [chair(seat, "sailor" if seat else "human") for seat in range(setting.seats)]
    table = client.load(match.save({"chairs": chairs}))
    assert table["over"]
    return {"table": table, "text": client.save, "motives": []}


def begun(client: Client, setting: Setting) -> dict[str, Any]:
    """A game between bots, and what they say of their moves."""
    table = client.told(
        "start",
        game=setting.game.info.id,
        seats=[chair(seat, "sailor") for seat in range(setting.seats)],
        options=setting.options,
        seed="reef",
        frame="wide:620",
    )
    motives = []
    for _ in range(_MOVES):
        if client.table["think"] is None:
            break
        table = client.let_bot_move(aloud=True)
        motives += [table["motive"]] if table["motive"] else []
    return {"table": table, "text": client.save, "motives": motives}


def test_what_every_room_leaves_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rooms = {game: SETTINGS[game] for game in catalog.games()}
    assert len(rooms) >= 4
    settings = [setting for each in rooms.values() for setting in each]
    games = [ended(Client(monkeypatch), setting) for setting in settings]
    games += [begun(Client(monkeypatch), each[0]) for each in rooms.values()]
    assert any(game["motives"] for game in games)
    file = tmp_path / "games.json"
    file.write_text(json.dumps(games), encoding="utf-8")

    found = run([*node(document=True), SCRIPT, file])

    assert [str(len(settings))] == found.splitlines()

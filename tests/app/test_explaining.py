"""What is on the stage is explained when somebody asks: as it was shown, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters import catalog
from freebooters.app.quick import quick_start
from freebooters.engine.match import Match
from freebooters.stage import WIDE
from tests.app.client import Client, Json

every_game = pytest.mark.parametrize("game", sorted(catalog.games()))


def _begin(client: Client, game: str) -> Json:
    start = quick_start(catalog.game(game).info, WIDE, "reef")
    return client.told(**start)


def _explained(moment: Json) -> list[str]:
    return [node["id"] for node in moment["scene"]["nodes"] if "explain" in node]


def _told(client: Client, moment: Json, node: str) -> Json:
    told: Json = client.told("explain", position=moment["position"], node=node)["explanation"]
    return told


def _cards(match: Match, viewer: int | None) -> dict[str, Any]:
    """What the painter says of its things, by their ids."""
    scene = match.game.paint.scene(match.view(viewer), WIDE, (), viewer)
    return {node.id: node.explain.as_json() for node in scene.nodes if node.explain}


@every_game
def test_everything_explained_says_what_the_painter_says(client: Client, game: str) -> None:
    table = _begin(client, game)
    moment = table["scenes"][-1]
    cards = _cards(catalog.load(client.save), table["viewer"])

    assert cards
    assert cards == {node: _told(client, moment, node) for node in _explained(moment)}


@every_game
def test_each_moment_of_a_table_is_explained_as_it_was_shown(client: Client, game: str) -> None:
    table = _begin(client, game)
    for _ in range(6):
        if table["over"]:
            break
        table = client.let_bot_move() if table["think"] else client.act(_first(table))
        whole = {moment["position"]: moment for moment in table["scenes"]}
        for position, moment in whole.items():
            for node in _explained(moment)[::5]:
                told = client.told("explain", position=position, node=node)["explanation"]
                assert told["name"]["key"]


def _first(table: Json) -> list[Any]:
    action: list[Any] = table["choices"][0]["action"]
    return action


def test_a_past_moment_is_explained_as_things_stood_then_and_the_present_too(
    client: Client,
) -> None:
    """The pile has shrunk meanwhile."""
    client.start("tortuga", "human", "deckhand")
    while client.table["position"] < 40:
        client.let_bot_move() if client.table["think"] else client.act(_first(client.table))
    now = client.table["scenes"][-1]
    past = client.told("show", position=20)["shown"]

    def pile(moment: Json) -> Json:
        return _told(client, moment, next(n for n in _explained(moment) if n.startswith("pile")))

    match = catalog.load(client.save)
    assert pile(past) in _cards(match.at(20), 0).values()
    assert pile(now) in _cards(match, 0).values()
    assert pile(past) != pile(now)


@pytest.mark.parametrize(
    ("asked", "field"),
    [({"position": 3, "node": "board"}, "node"), ({"position": None}, "position")],
)
def test_what_was_not_shown_is_not_explained(client: Client, asked: Json, field: str) -> None:
    table = client.start("tortuga", "human", "deckhand")
    node = _explained(table["scenes"][-1])[0]
    answer = client.ask("explain", **{"node": node, **asked})

    assert ("error-command", field) == (answer["error"]["key"], answer["error"]["args"]["field"])


def test_a_past_moment_is_forgotten_when_the_table_changes(client: Client) -> None:
    client.start("tortuga", "human", "deckhand")
    for _ in range(3):
        client.let_bot_move() if client.table["think"] else client.act(_first(client.table))
    past = client.told("show", position=0)["shown"]
    node = _explained(past)[0]
    assert _told(client, past, node)
    client.told("frame", frame="narrow:1180")

    assert "error-command" == client.refused("explain", position=0, node=node)[0]


def test_whoever_takes_the_screen_is_not_told_what_another_saw(client: Client) -> None:
    """Of two scenes of one moment, the second is behind the curtain."""
    client.start("jamaica", "human", "human")
    client.lift()
    while client.table["curtain"] is None:
        client.choose("end") if "end" in _verbs(client) else client.act(_first(client.table))
    mine, hidden = client.table["scenes"][-2:]
    lost = set(_explained(mine)) - set(_explained(hidden))

    assert mine["position"] == hidden["position"]
    assert lost
    for node in lost:
        assert "error-command" == client.refused("explain", position=mine["position"], node=node)[0]


def _verbs(client: Client) -> list[str]:
    return [choice["action"][0] for choice in client.table["choices"]]

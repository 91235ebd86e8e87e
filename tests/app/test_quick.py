"""The start of a game as it is offered first."""

from __future__ import annotations

import json

from freebooters.app import bridge
from freebooters.app.quick import quick_start
from freebooters.catalog import games
from freebooters.stage import FRAMES
from tests.app.client import Client


def test_the_quick_start_of_every_game_is_dealt_in_every_frame() -> None:
    assert games()
    for game in games().values():
        for frame in FRAMES:
            answer = json.loads(bridge.handle(json.dumps(quick_start(game.info, frame, "0"))))
            assert answer["ok"], answer
            assert answer["scenes"][-1]["scene"]["nodes"]
            people = [seat["who"] == "human" for seat in answer["seats"]]
            assert people == [True] + [False] * (game.info.quick.seats - 1)
            assert game.info.usual_options == answer["options"]


def test_a_rehearsal_leaves_the_table_as_it_is(client: Client) -> None:
    table, save = client.start("tortuga", "human", "sailor"), client.save
    assert [True, False] == [bridge.rehearse(number) for number in (0, len(games()))]

    assert bridge.save() is not None
    assert save == client.save
    assert table["scenes"] == client.told("frame", frame="wide:620")["scenes"]

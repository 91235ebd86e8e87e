"""Taking up a save: the table as it was, or the old table as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from tests.app.client import Client, Json, chair


def damaged(save: str, **fields: Any) -> str:
    return json.dumps({**json.loads(save), **fields})


def with_table(save: str, **table: Any) -> str:
    data = json.loads(save)
    return json.dumps({**data, "table": {**data["table"], **table}})


def test_loading_a_save_restores_the_table_as_it_was(client: Client) -> None:
    client.start("hispaniola", "human", "deckhand", "sailor")
    client.let_bots_play()
    client.choose("play")
    client.undo()
    before, save = client.told("frame", frame="wide:620"), client.save
    client.start("basic", "human", "human", seed="other")
    after = client.load(save)

    assert {**before, "revision": 0} == after


def test_a_save_keeps_names_colours_players_and_what_was_taken_back(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    client.let_bots_play()
    client.choose("play")
    position = client.undo()["position"]
    table = json.loads(client.save)["table"]

    assert {
        "chairs": [chair(0, "human"), chair(1, "sailor")],
        "undone": [[position, 0]],
    } == {key: table[key] for key in ("chairs", "undone")}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-save-json"),
        ("{}", "error-save-foreign"),
        ('{"format":"freebooters","version":99}', "error-save-version"),
    ],
)
def test_a_bad_save_is_refused_and_the_table_stays(client: Client, text: str, key: str) -> None:
    client.start("tortuga", "human", "human")
    client.choose("play")
    before = client.told("frame", frame="wide:620")

    assert (key, None) == client.refused("load", text=text, frame="narrow:1180")
    assert before == client.told("frame", frame="wide:620")


def test_a_save_damaged_anywhere_leaves_the_table(client: Client) -> None:
    client.start("tortuga", "human", "human")
    save = client.save
    before = client.told("frame", frame="wide:620")
    log = json.loads(save)["log"]
    bad = {
        "error-save-game": damaged(save, game="atlantis"),
        "error-save-rules": damaged(save, rules=99),
        "error-seats": damaged(save, seats=9),
        "error-option": damaged(save, options={"variant": "moon"}),
        "error-save-broken": damaged(save, log=[*log, [0, "fly"]]),
        "error-save-field": damaged(save, seed=5),
        "error-chair": with_table(save, chairs=[chair(0, "human")]),
        "error-chair-who": with_table(save, chairs=[chair(0, "human"), chair(1, "admiral")]),
        "error-chair-colour": with_table(save, chairs=[chair(0, "human"), chair(0, "human")]),
        "error-chair-name": with_table(
            save, chairs=[chair(0, "human"), {**chair(1, "human"), "name": None}]
        ),
    }
    for key, text in bad.items():
        assert (key, None) == client.refused("load", text=text, frame="narrow:1180")
        assert before == client.told("frame", frame="wide:620")


def test_a_save_without_a_table_seats_people_at_it(client: Client) -> None:
    client.start("jamaica", "sailor", "sailor", "sailor")
    match = catalog.load(client.save)
    table = client.load(match.save())

    assert [("", "human")] * 3 == [(seat["name"], seat["who"]) for seat in table["seats"]]
    assert 3 == len({seat["colour"] for seat in table["seats"]})


@pytest.mark.parametrize(
    "undone",
    [
        None,
        "x",
        {},
        [[1]],
        [["a", 0]],
        [[20, True]],
        [[20, 99]],
        [[20, -1]],
        [[-1, 0]],
        [[9999, 0]],
    ],
)
def test_malformed_notes_of_undone_actions_are_ignored(client: Client, undone: Any) -> None:
    client.start("tortuga", "human", "human")
    save = client.save
    table = client.load(with_table(save, undone=undone))

    assert "log-undo" not in json.dumps(table["log"])
    assert [] == json.loads(client.save)["table"]["undone"]


def test_notes_of_what_was_taken_back_are_told_in_order(client: Client) -> None:
    client.start("tortuga", "human", "human")
    save = client.save
    client.load(with_table(save, undone=[[20, 1], [10, 0]]))
    told: list[Json] = [line for line in client.log if line["message"]["key"] == "log-undo"]

    assert [(10, 0), (20, 1)] == [(line["position"], line["seat"]) for line in told]


def test_a_native_replay_of_the_save_is_the_same_match(client: Client) -> None:
    client.start("advanced", "human", "deckhand", "sailor")
    for _ in range(5):
        client.let_bots_play()
        client.choose("play")
    match = catalog.load(client.save)

    assert client.table["position"] == len(match.log)
    assert client.table["acting"] == list(match.to_act)


def test_any_text_is_a_name_or_a_seed(client: Client) -> None:
    name = "<b>Grace משה</b> 🏴‍☠️"
    client.told(
        "start",
        game="cartagena",
        seats=[{**chair(0, "human"), "name": name}, chair(1, "sailor")],
        options={"variant": "tortuga"},
        seed="\u202e\x00 ⚓",
        frame="wide:620",
    )
    assert (name, "\u202e\x00 ⚓") == (
        client.table["seats"][0]["name"],
        json.loads(client.save)["seed"],
    )

    client.let_bots_play()
    assert name == client.load(client.save)["seats"][0]["name"]


def test_a_name_is_plain_wherever_it_comes_from(client: Client) -> None:
    chairs = [{**chair(0, "human"), "name": "\u202eecarG\n \x1b"}, chair(1, "sailor")]
    client.told(
        "start",
        game="cartagena",
        seats=chairs,
        options={"variant": "tortuga"},
        seed="reef",
        frame="wide:620",
    )
    assert "ecarG" == client.table["seats"][0]["name"]

    client.load(with_table(client.save, chairs=chairs))
    assert "ecarG" == client.table["seats"][0]["name"]
    assert "ecarG" == json.loads(client.save)["table"]["chairs"][0]["name"]
    long = [{**chairs[0], "name": "x" * 97}, chairs[1]]
    text = with_table(client.save, chairs=long)
    assert ("error-chair-name", None) == client.refused("load", text=text, frame="wide:620")

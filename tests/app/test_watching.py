"""Somebody elsewhere who has no seat: what is told there is what everybody may know, and nothing that
is asked from there changes the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import bridge, compose, desk
from freebooters.app.commands import COMMANDS, FAR
from freebooters.app.screen import Screen
from freebooters.engine.match import Match
from freebooters.stage.kept import KEPT
from tests.app.client import Client, Json
from tests.app.friends import Friend, ask, cartagena
from tests.app.test_far_secrets import Eyes
from tests.app.worlds import CLOSED, QUICK, every_closed_setting, learnt, public_pairs, saved
from tests.contract.rooms import Setting

FRAME = "narrow:1180"


def watched(client: Client, match: Match) -> Friend:
    """All that somebody can ask for who watches, and be refused."""
    KEPT.clear()
    client.load(saved(match, "human", *["friend"] * (match.seats - 1)))
    watcher = Friend(None, FRAME, watcher=0)
    watcher.news()
    last = watcher.table["position"]
    explained(watcher, watcher.table["scenes"][-1])
    for position in {0, last // 2, last}:
        explained(watcher, watcher.told("show", position=position, eyes=None)["shown"])
    for eyes in (*range(match.seats), "spectator", "all"):
        watcher.ask("show", position=last, eyes=eyes)
    for do in ("hint", "review", "disclose", "analyse", "check", "consult", "act", "undo", "lift"):
        watcher.ask(do, revision=watcher.table["revision"], seat=0, action=[], position=0)
    watcher.told("frame", frame="wide:620")
    return watcher


def explained(watcher: Friend, moment: Json) -> None:
    for node in moment["scene"]["nodes"]:
        if "explain" in node:
            watcher.told("explain", position=moment["position"], node=node["id"])


def told_apart(client: Client, setting: Setting) -> bool:
    """Whether somebody who watches can tell games apart that look the same to the public: by what can
    be asked, and by what follows the next action.
    """
    for match, other in public_pairs(setting, f"watched {setting}"):
        heard, after = [], []
        for each in (match, other):
            watcher = watched(client, each)
            heard.append(json.dumps(watcher.heard))
            del watcher.heard[:]
            table = bridge._desk._screens[None]
            actor = table.match.to_act[0]
            table.match.act(actor, table.match.legal(actor)[0])
            known = learnt(catalog.load(client.save), len(match.log), None)
            watcher.news()
            after.append((known, json.dumps(watcher.heard)))
        if heard[0] != heard[1]:
            return True
        (known, then), (other_known, other_then) = after
        if known == other_known and then != other_then:
            return True
    return False


@every_closed_setting
def test_games_that_look_the_same_to_the_public_give_equal_news_to_the_byte(
    client: Client, setting: Setting
) -> None:
    assert not told_apart(client, setting)


def test_in_every_game_with_hidden_things_there_are_such_games() -> None:
    """Otherwise nothing is compared."""
    assert CLOSED
    for game in sorted({setting.folder for setting in CLOSED}):
        settings = [each for each in CLOSED if each.folder == game]
        assert any(True for each in settings for _ in public_pairs(each, f"watched {each}")), game


@every_closed_setting
def test_who_watches_is_answered_with_nobodys_eyes(
    client: Client, monkeypatch: pytest.MonkeyPatch, setting: Setting
) -> None:
    match, _ = next(public_pairs(setting, f"watched {setting}"), (None, None))
    if match is None:
        pytest.skip("nothing is hidden from the public alone")
    client.load(saved(match, *["friend"] * match.seats))
    watcher, eyes = Friend(None, FRAME, watcher=3), Eyes(monkeypatch)
    assert {None} == eyes.of(watcher.news)
    assert eyes.of(lambda: watcher.told("frame", frame="wide:620")) == {None}


def a_seats_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "viewer", property(lambda self: self.match.to_act[0]))


def a_seats_screen(patch: pytest.MonkeyPatch) -> None:
    """Whoever watches is taken for the friend in the second seat."""
    own = property(lambda self: 1, lambda self, seat: None)
    patch.setattr(Screen, "own", own, raising=False)
    patch.setattr(Screen, "seats", property(lambda self: [1]))


def everybodys_log(patch: pytest.MonkeyPatch) -> None:
    lines = compose.lines
    patch.setattr(compose, "lines", lambda *a, **k: lines(*a, **{**k, "sees_all": True}))


def as_a_friend(patch: pytest.MonkeyPatch) -> None:
    """May ask what a friend may, and is told what this device's screen is."""
    patch.setattr(desk, "WATCHING", FAR | {"consult", "copy", "branch"})
    patch.setattr(Screen, "seats", property(lambda self: [0]))


@pytest.mark.parametrize("fault", [a_seats_eyes, a_seats_screen, everybodys_log, as_a_friend])
def test_a_planted_fault_is_found(
    client: Client, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    assert any(told_apart(client, setting) for setting in QUICK)


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_nothing_that_is_asked_from_there_changes_the_game(client: Client, name: str) -> None:
    table = cartagena("tortuga", "friend", "friend")
    watcher = Friend(None, FRAME, watcher=0)
    watcher.news()
    friend = Friend(table["acting"][0])
    friend.news()
    (action, *_) = [choice["action"] for choice in friend.table["choices"]]
    before = bridge.save(), ask("news", seat=None, since=None, frame="wide:620")
    fields: dict[str, Any] = {
        "revision": table["revision"],
        "seat": friend.seat,
        "position": 0,
        "eyes": None,
        "action": action,
        "actions": [action],
        "who": "sailor",
        "name": "x",
        "node": "x",
        "game": "cartagena",
        "seats": [],
        "options": {},
        "seed": None,
        "when": 1,
        "text": "x",
        "frame": "wide:620",
        "since": None,
        "thought": 0,
        "aloud": False,
        "start": 0,
        "picks": [],
        "link": "x",
        "sealed": {},
        "lesson": "x",
        "place": 0,
        "puzzle": {},
        "moments": [],
        "told": [],
        "refused": None,
        "look": 0,
        "least": 5,
        "gaps": [],
        "names": True,
        "watcher": None,
        "nonce": None,
        "base": None,
    }
    changed = watcher.send(json.dumps({"do": name, **fields}))
    assert changed["ok"]
    assert not changed["changed"]
    assert changed["answer"]["ok"] == (name in ("frame", "show"))
    assert bridge.save() in (None, before[0])
    after = ask("news", seat=None, since=None, frame="wide:620")
    assert after["position"] == before[1]["position"]
    assert after["seats"] == before[1]["seats"]


def test_a_table_watched_has_nothing_to_be_done_and_none_of_those_there_is_here(
    client: Client,
) -> None:
    cartagena("tortuga", "human", "friend")
    watcher = Friend(None, FRAME, watcher=0)
    table = watcher.news()
    assert (table["viewer"], table["choices"], table["arrangement"]) == (None, [], None)
    assert (table["undo"], table["think"], table["curtain"], table["round"]) == (None,) * 4
    assert {seat["who"] for seat in table["seats"]} == {"friend"}


@pytest.mark.parametrize(
    "fields", [{"watcher": -1}, {"watcher": 16}, {"watcher": 0, "seat": 1}, {"watcher": "0"}]
)
def test_there_are_no_others_who_watch(client: Client, fields: Json) -> None:
    cartagena("tortuga", "human", "friend")
    asked = {"seat": None, "since": None, "frame": FRAME, **fields}
    assert not ask("news", **asked)["ok"]


@pytest.mark.parametrize("fields", [{}, {"seat": 1, "watcher": 0}, {"watcher": 1}])
def test_who_is_not_known_is_not_answered(client: Client, fields: Json) -> None:
    cartagena("tortuga", "human", "friend")
    Friend(1).news()
    Friend(None, watcher=0).news()
    text = json.dumps({"do": "frame", "frame": FRAME})
    assert not ask("far", **{"seat": None, "text": text, **fields})["ok"]


def test_two_who_watch_are_told_each_by_itself(client: Client) -> None:
    cartagena("tortuga", "human", "friend")
    one, other = (Friend(None, FRAME, watcher=each) for each in (0, 1))
    first = one.news()
    assert json.dumps(first) == json.dumps(other.news())
    assert one.news() is first

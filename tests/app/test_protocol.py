"""Every field of every command is checked; what is no command is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.app import bridge
from freebooters.app.commands import COMMANDS
from freebooters.app.protocol import KINDS, LONGEST, BadCommand, parse
from freebooters.app.screen import Screen
from freebooters.engine import saves
from freebooters.engine.errors import BadSave
from tests.app.client import Client

steady = settings(derandomize=True, database=None, deadline=None, max_examples=200)

WITNESS: dict[str, Any] = {
    "seat": 1,
    "seal": None,
    "share": "f" * 32,
    "commitments": [[1, "0" * 64]],
    "sent": [[[0, 3], ["play", "hat", 3], True]],
    "granted": [[0, 1, 3, 1]],
    "undos": [2],
    "sealed": [[0, 3, 1, "0" * 64, True]],
    "votes": [[1, 2, True]],
    "away": [[[0, 3], [1, 5]]],
}

KEPT = ("open_letter", "check_opened", "move_on")
"""Those that bring what a friend's device has kept."""

GOOD: dict[str, Any] = {
    "text": "reef",
    "text or null": None,
    "date or null": "2026-11-26",
    "nonce or null": "0" * 32,
    "votes or null": [["table", "id", 1, "key", "signature"]],
    "seals": {"1": "0" * 64},
    "chairs or null": None,
    "flag or null": True,
    "number": 3,
    "number or null": 3,
    "eyes": "spectator",
    "frame": "narrow:1180",
    "chairs": [],
    "options": {},
    "puzzle": {"seats": 2},
    "action": ["play", "hat", 3],
    "action or null": ["end"],
    "numbers or null": [3, 0],
    "actions": [["play", "hat", 3], ["end"]],
    "chances": [0, -0.25, 1],
    "flag": True,
    "picks": ["card:hat"],
    "taking or null": {"code": "0", "number": 0, "tries": 1, "word": ""},
    "shares or null": [[-1, "0" * 64, "f" * 32]],
    "witness": WITNESS,
    "moments": [[0, 3, "wide:620", "row"]],
    "texts": [],
    "digest": "0" * 64,
    "nonce": "f" * 32,
    "bytes": "AAAA",
}
WRONG: dict[str, list[Any]] = {
    "text": [None, 3, [], {}],
    "text or null": [3, [], False],
    "flag or null": [3, "yes", []],
    "chairs or null": [3, {}, ""],
    "nonce or null": [3, [], "", "0" * 31, "A" * 32],
    "seals": [None, [], 3, {"1": 3}, {"1": "0" * 63}, {"1": "A" * 64}],
    "date or null": [3, [], False, "", "2026-11-31", "20261126", "2026-11-26T00:00"],
    "number": [None, "3", 3.0, True, []],
    "number or null": ["3", 3.0, True, []],
    "eyes": ["everybody", 3.0, True, []],
    "frame": [
        None,
        "round",
        3,
        ["wide:620"],
        "wide",
        "wide:621",
        "wide:0620",
        "wide:-20",
        "short:20",
        "",
    ],
    "chairs": [None, {}, "red", 2],
    "options": [None, [], "basic"],
    "puzzle": [None, [], "first"],
    "action": [None, [], "end", [3], ["play", 1.5], ["play", None], ["play", True], [["end"]], {}],
    "numbers or null": [3, "2", [1.5], [None], [True], {}],
    "action or null": [[], "end", [3], ["play", None], {}],
    "chances": [None, 0.5, ["0.5"], [1.5], [-2], [None], [True], {}],
    "actions": [None, [], ["end"], [[]], [["end"], [3]], [["play", 1.5]], [["play", None]], {}],
    "flag": [None, 0, 1, "true", []],
    "picks": [None, "card:hat", [3], [None], {}],
    "taking or null": [
        [],
        {},
        {"code": "0", "number": 0, "tries": 1},
        {"code": "0", "number": -1, "tries": 1, "word": ""},
        {"code": "0", "number": 0, "tries": 0, "word": ""},
        {"code": "0", "number": True, "tries": 1, "word": ""},
        {"code": "0", "number": 0, "tries": 1, "word": "x" * 1000},
        {"code": "0", "number": 0, "tries": 1, "word": "", "more": 1},
    ],
    "shares or null": [
        [],
        3,
        "x",
        {},
        [[1, "0" * 64]],
        [[1, "0" * 63, "f" * 32]],
        [["1", "0" * 64, "f" * 32]],
        [[1, "0" * 64, "F" * 32]],
    ],
    "votes or null": [
        3,
        {},
        [["table", "id", 1, "key"]],
        [["table", "id", "1", "key", "signature"]],
        [["table", "id", 1, "key", "x" * 129]],
        [["table", "id", 1, "key", "signature"]] * 9,
    ],
    "witness": [
        None,
        [],
        {},
        WITNESS | {"seat": None},
        WITNESS | {"share": 3},
        WITNESS | {"commitments": [[1]]},
        WITNESS | {"sent": [[[0, 3], "end", True]]},
        WITNESS | {"sent": [[[0], ["end"], True]]},
        WITNESS | {"sent": [[[0, 3], [], True]]},
        WITNESS | {"sent": [[[0, 3], [1, "end"], True]]},
        WITNESS | {"granted": [[0, 1, 3, True]]},
        WITNESS | {"granted": [[0, 1]]},
        WITNESS | {"votes": [[0, 1, 1]]},
        WITNESS | {"undos": [[1]]},
        WITNESS | {"away": [[[0, 3]]]},
    ],
    "moments": [
        None,
        {},
        [[0, 3, "wide:620"]],
        [[0, 3, "round", "row"]],
        [[0, "3", "wide:620", "row"]],
    ],
    "texts": [None, "bid", [3], [None], {}],
    "digest": [None, 3, "", "0" * 63, "A" * 64],
    "nonce": [None, 3, [], "", "0" * 31, "A" * 32],
    "bytes": [None, 3, [], "A", "AAA", "AA*A", "ÄAAA"],
}

FIELDS = [(command, field) for command in COMMANDS.values() for field in command.fields]


def good(name: str) -> dict[str, Any]:
    return {"do": name, **{field.name: GOOD[field.kind] for field in COMMANDS[name].fields}}


def test_the_kinds_of_fields_are_those_tried_here() -> None:
    assert set(KINDS) == set(GOOD) == set(WRONG)
    assert set(KINDS) == {field.kind for _, field in FIELDS}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_whole_command_is_read(name: str) -> None:
    fields = {field.name: GOOD[field.kind] for field in COMMANDS[name].fields}

    assert (name, fields) == parse(json.dumps(good(name)))
    assert (name, fields) == parse(json.dumps({**good(name), "more": 1}))


@pytest.mark.parametrize(
    ("name", "field"), [(command.name, field.name) for command, field in FIELDS]
)
def test_a_wrong_field_is_named(name: str, field: str) -> None:
    kind = next(each.kind for each in COMMANDS[name].fields if each.name == field)
    for value in WRONG[kind]:
        with pytest.raises(BadCommand) as refused:
            parse(json.dumps({**good(name), field: value}))
        assert {"command": name, "field": field} == refused.value.message.args


@pytest.mark.parametrize(
    ("name", "field"),
    [(command.name, field.name) for command, field in FIELDS if None in WRONG[field.kind]],
)
def test_a_missing_field_is_named(name: str, field: str) -> None:
    command = good(name)
    del command[field]
    with pytest.raises(BadCommand) as refused:
        parse(json.dumps(command))

    assert {"command": name, "field": field} == refused.value.message.args


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ""),
        ("{", ""),
        ("[" * 100_000, ""),
        ("null", "None"),
        ("[]", "None"),
        ("{}", "None"),
        ('{"do": 3}', "3"),
        ('{"do": ["act"]}', "['act']"),
        ('{"do": "dance"}', "dance"),
        ('{"do": "__init__"}', "__init__"),
    ],
)
def test_what_is_no_command_is_refused(text: str, named: str) -> None:
    with pytest.raises(BadCommand) as refused:
        parse(text)

    assert ("error-command", named) == (
        refused.value.message.key,
        refused.value.message.args["command"],
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_may_be_as_long_as_what_it_can_bring(name: str) -> None:
    padded = json.dumps(good(name))
    padded += " " * (LONGEST - len(padded))

    assert name == parse(padded)[0]
    if name in ("load", "inspect", "preview", "audit", "hand_in", "collect", *KEPT):
        assert name == parse(padded + " ")[0]
    else:
        with pytest.raises(BadCommand) as refused:
            parse(padded + " ")
        assert {"command": name, "field": ""} == refused.value.message.args


def test_any_save_fits_into_a_command_and_what_does_not_fit_is_no_save(client: Client) -> None:
    worst = json.dumps('"' * saves.LONGEST)

    assert ("error-save-json", None) == client.refused(
        "load", text=json.loads(worst), frame="wide:620"
    )
    with pytest.raises(BadSave) as refused:
        parse(json.dumps({"do": "load", "text": "\0" * saves.LONGEST, "frame": "wide:620"}))
    assert "error-save-json" == refused.value.message.key


def test_every_command_has_an_answer_at_the_desk(client: Client) -> None:
    client.start("tortuga", "human", "sailor")
    for name in COMMANDS:
        assert "ok" in json.loads(bridge.handle(json.dumps(good(name))))


@pytest.mark.parametrize(
    "name",
    sorted(
        set(COMMANDS)
        - {"catalog", "start", "load", "inspect", "preview", "watch", "learn", "puzzle", "pose"}
        - {"audit", "draw", "contest", "hand_in", "collect", "recheck"}
        - {"invite", "join", "accept", "open_letter", "check_opened", "move_on", "take_over"}
    ),
)
def test_without_a_table_there_is_nothing_to_command(client: Client, name: str) -> None:
    command = good(name)

    assert ("error-command", None) == client.refused(command.pop("do"), **command)


def test_a_bug_is_answered_with_what_is_needed_to_report_it(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.start("basic", "human", "human")

    def crash(self: Screen) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(Screen, "told", crash)
    answer = json.loads(bridge.handle('{"do": "frame", "frame": "wide:620"}'))

    assert {"ok", "crash"} == set(answer)
    assert not answer["ok"]
    assert "ZeroDivisionError: a bug" in answer["crash"]


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["cartagena", "human", "red", "sailor", "basic", "\ud800", "card:hat"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@steady
@given(st.sampled_from(sorted(COMMANDS)), st.data())
def test_no_command_with_any_content_makes_the_engine_crash(name: str, data: st.DataObject) -> None:
    bridge.handle(
        json.dumps(
            {
                "do": "start",
                "game": "cartagena",
                "seats": [
                    {"name": "", "colour": "red", "who": "human"},
                    {"name": "", "colour": "blue", "who": "human"},
                ],
                "options": {"variant": "hispaniola"},
                "seed": "reef",
                "frame": "wide:620",
            }
        )
    )
    command: dict[str, Any] = {"do": name}
    for field in COMMANDS[name].fields:
        value = data.draw(anything | st.just(GOOD[field.kind]) | st.integers(0, 3))
        command[field.name] = value
    answer = json.loads(bridge.handle(json.dumps(command)))

    assert "crash" not in answer, answer["crash"]
    assert isinstance(answer["ok"], bool)

"""Damaged and foreign saves are refused by name, whatever is in them, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebooters
from freebooters import catalog
from freebooters.engine import saves
from freebooters.engine.errors import BadSave
from freebooters.engine.match import Match
from freebooters.engine.messages import say

steady = settings(derandomize=True, database=None, deadline=None, max_examples=300)


def _good() -> dict[str, Any]:
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    for _ in range(20):
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[0])
    data: dict[str, Any] = json.loads(match.save({"chairs": [{"name": "Anne"}]}))
    return data


GOOD = _good()
LAST = len(GOOD["log"]) - 1
RULES = GOOD["rules"]


def _without(name: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.pop(name)


def _with(**fields: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update(fields)


def _line(position: int, line: Any) -> Callable[[dict[str, Any]], object]:
    def damage(data: dict[str, Any]) -> None:
        data["log"][position] = line

    return damage


BAD: dict[str, tuple[Callable[[dict[str, Any]], object], str, dict[str, Any]]] = {
    "no format": (_without("format"), "error-save-foreign", {}),
    "another program": (_with(format="chess"), "error-save-foreign", {}),
    "no version": (_without("version"), "error-save-version", {"format": "None"}),
    "a later version": (_with(version=2), "error-save-version", {"format": "2"}),
    "an unknown game": (_with(game="atlantis"), "error-save-game", {"game": "atlantis"}),
    "the template": (_with(game="_blank"), "error-save-game", {"game": "_blank"}),
    "a game that is no text": (_with(game=7), "error-save-field", {"field": "game"}),
    "no rules": (_without("rules"), "error-save-field", {"field": "rules"}),
    "older rules": (_with(rules=0), "error-save-rules", {"found": 0, "known": RULES}),
    "later rules": (
        _with(rules=RULES + 1),
        "error-save-rules",
        {"found": RULES + 1, "known": RULES},
    ),
    "rules that are no number": (_with(rules="1"), "error-save-field", {"field": "rules"}),
    "seats that are no number": (_with(seats=True), "error-save-field", {"field": "seats"}),
    "too many seats": (_with(seats=6), "error-seats", {"seats": "6", "least": 2, "most": 5}),
    "no options": (_without("options"), "error-save-field", {"field": "options"}),
    "an option missing": (_with(options={}), "error-option-missing", {"option": "variant"}),
    "an unknown variant": (
        _with(options={"variant": "moon"}),
        "error-option",
        {"option": "variant", "value": "moon"},
    ),
    "an unknown option": (
        _with(options={"variant": "basic", "sails": 3}),
        "error-option",
        {"option": "sails", "value": "3"},
    ),
    "no seed": (_without("seed"), "error-save-field", {"field": "seed"}),
    "no rewinds": (_without("rewinds"), "error-save-field", {"field": "rewinds"}),
    "a table that is none": (_with(table=[]), "error-save-field", {"field": "table"}),
    "a log that is none": (_with(log={}), "error-save-field", {"field": "log"}),
    "a line that is no list": (_line(3, "play"), "error-save-broken", {"entry": 4}),
    "an empty line": (_line(3, []), "error-save-broken", {"entry": 4}),
    "a line without a verb": (_line(3, [0]), "error-save-broken", {"entry": 4}),
    "a verb that is a number": (_line(3, [0, 1]), "error-save-broken", {"entry": 4}),
    "a word that is a list": (_line(3, [0, "play", []]), "error-save-broken", {"entry": 4}),
    "a word that is true": (
        _line(0, [-1, "segment", 1, True]),
        "error-save-broken",
        {"entry": 1},
    ),
    "a seat that is a text": (_line(3, ["0", "play"]), "error-save-broken", {"entry": 4}),
    "a seat out of turn": (_line(0, [0, "end"]), "error-save-broken", {"entry": 1}),
    "a card there is not": (_line(7, [-1, "deal", "hat"]), "error-save-broken", {"entry": 8}),
    "an illegal action": (_line(LAST, [0, "fly"]), "error-save-broken", {"entry": LAST + 1}),
    "cards dealt to other seats": (_with(seats=3), "error-save-broken", {"entry": 18}),
}


def refusal(text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadSave) as refused:
        catalog.load(text)
    return refused.value.message.key, dict(refused.value.message.args)


def test_the_undamaged_save_is_good() -> None:
    assert GOOD == json.loads(catalog.load(json.dumps(GOOD)).save(GOOD["table"]))


@pytest.mark.parametrize("name", BAD)
def test_a_bad_save_is_refused_and_says_what_is_wrong(name: str) -> None:
    damage, key, args = BAD[name]
    data = deepcopy(GOOD)
    damage(data)

    assert (key, args) == refusal(json.dumps(data))


@pytest.fixture
def _rules_changed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Cartagena had reached the third version of its rules."""
    game = catalog.game("cartagena")
    third = replace(game, info=replace(game.info, rules_version=3))
    monkeypatch.setattr(catalog, "game", {"cartagena": third}.__getitem__)


@pytest.mark.usefixtures("_rules_changed_twice")
def test_a_save_by_earlier_rules_is_refused_with_all_that_has_changed_since() -> None:
    second, third = say("cartagena-rules-2"), say("cartagena-rules-3")
    both = say("error-save-changes", first=second, later=third)
    named = {"game": say("cartagena-title"), "known": 3}

    assert ("error-save-rules-changed", {**named, "found": 1, "changed": both}) == refusal(
        json.dumps({**GOOD, "rules": 1})
    )
    assert ("error-save-rules-changed", {**named, "found": 2, "changed": third}) == refusal(
        json.dumps({**GOOD, "rules": 2})
    )


@pytest.mark.usefixtures("_rules_changed_twice")
@pytest.mark.parametrize("version", [-1, 0, 4, 10**20])
def test_a_save_by_rules_that_never_were_is_refused_by_their_number(version: int) -> None:
    wrong = json.dumps({**GOOD, "rules": version})

    assert ("error-save-rules", {"found": version, "known": 3}) == refusal(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "Ahoy!",
        '{"format": "freebooters"',
        "\x00",
        "NaN",
        "1" * 5000,
        "[" * 100_000,
        '{"a":' * 100_000,
    ],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    assert ("error-save-json", {}) == refusal(text)


@pytest.mark.parametrize("text", ["[]", "null", "7", '"freebooters"', "{}", "[" * 20 + "]" * 20])
def test_json_that_is_no_save_is_refused(text: str) -> None:
    assert ("error-save-foreign", {}) == refusal(text)


def test_a_text_too_long_for_a_save_is_not_even_read() -> None:
    assert ("error-save-large", {"most": 4}) == refusal(" " * (saves.LONGEST + 1))


def test_a_log_cut_anywhere_is_a_shorter_match() -> None:
    for length in range(0, len(GOOD["log"]), 5):
        match = catalog.load(json.dumps({**GOOD, "log": GOOD["log"][:length]}))

        assert GOOD["log"][:length] == [[seat, *action] for seat, action in match.log[:length]]
        assert match.to_act
        assert min(match.to_act) >= 0


def test_equal_matches_give_equal_texts_without_spaces() -> None:
    text = catalog.load(json.dumps(GOOD)).save(GOOD["table"])

    assert text == catalog.load(text).save(GOOD["table"])
    assert " " not in text.replace("Anne", "")


def test_a_save_holds_no_state() -> None:
    assert {
        "format",
        "version",
        "game",
        "rules",
        "seats",
        "options",
        "seed",
        "rewinds",
        "table",
        "log",
    } == set(GOOD)


def test_a_name_keeps_its_letters() -> None:
    table = {"chairs": [{"name": "Änne “Sea” 🏴"}]}
    text = catalog.load(json.dumps(GOOD)).save(table)

    assert "Änne “Sea” 🏴" in text.replace("\\", "")
    assert table == saves.read(text).table


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["play", "hat", "\ud800", "basic", -1, 10**30]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


def _damaged(data: Any, rng: Random, value: Any) -> Any:
    """The data with the value somewhere in it, or something missing."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        name = rng.choice(sorted(data))
        if rng.random() < 0.1:
            return {key: item for key, item in data.items() if key != name}
        return {**data, name: _damaged(data[name], rng, value)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        if rng.random() < 0.1:
            return [*data[:at], *data[at + 1 :]]
        return [*data[:at], _damaged(data[at], rng, value), *data[at + 1 :]]
    return value


def outcome(text: str) -> Match | str:
    """The match, or the key of what is wrong with the save."""
    try:
        return catalog.load(text)
    except BadSave as refused:
        return refused.message.key


@steady
@given(anything, st.integers(0, 2**32))
def test_a_save_with_any_value_in_it_is_loaded_or_refused(value: Any, seed: int) -> None:
    loaded = outcome(json.dumps(_damaged(GOOD, Random(seed), value)))
    if isinstance(loaded, Match):
        assert loaded.save() == catalog.load(loaded.save()).save()
    else:
        assert loaded.startswith("error-")


@steady
@given(st.text(max_size=40), st.integers(0, 2**32))
def test_a_save_cut_and_joined_anywhere_is_loaded_or_refused(glue: str, seed: int) -> None:
    rng, text = Random(seed), json.dumps(GOOD)
    start, end = sorted(rng.randrange(len(text)) for _ in range(2))
    loaded = outcome(text[:start] + glue + text[end:])

    assert isinstance(loaded, Match) or loaded.startswith("error-")

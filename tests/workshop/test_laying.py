"""A game from texts is put in the place of the one before, or nothing changes."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

from freebooters import catalog
from tests.workshop.benches import Orders, source

NUMBERS = "LENGTH = 30"

FAULTS: dict[str, tuple[str, str, str, dict[str, Any], tuple[int, int]]] = {
    "a bracket is open": (
        NUMBERS,
        "LENGTH = (30",
        "workshop-fault-python",
        {"said": "'(' was never closed"},
        (15, 10),
    ),
    "a name is unknown": (
        "return [ROLL, ANCHOR]",
        "return [ROLL, ANCHORS]",
        "workshop-fault-python",
        {"said": "NameError: name 'ANCHORS' is not defined"},
        (51, 23),
    ),
    "a method is missing": (
        "def returns",
        "def return_",
        "workshop-fault-method",
        {"method": "returns()"},
        (93, 5),
    ),
    "a module is missing": (
        "from __future__ import annotations\n",
        "from __future__ import annotations\nimport numpie\n",
        "workshop-fault-module",
        {"module": "numpie"},
        (7, 1),
    ),
    "it says more than a line": (
        NUMBERS,
        'raise ValueError("one\\ntwo \\u202ethree" + 999 * "!")',
        "workshop-fault-python",
        {"said": "ValueError: one two  three" + 274 * "!"},
        (15, 1),
    ),
    "it calls itself": (
        "        return [float(place",
        "        return self.returns(s)\n        return [float(place",
        "",
        {},
        (0, 0),
    ),
    "there is no game": ("game = plain", "gam = plain", "workshop-fault-game", {}, (1, 1)),
    "it has another name": (
        '    "race",',
        '    "rice",',
        "workshop-fault-id",
        {"found": "rice", "wanted": "race"},
        (1, 1),
    ),
    "dealing fails": (
        "return (CHANCE,) if s.rolling",
        "return (CHANCE,) if s.roling",
        "workshop-fault-python",
        {"said": "AttributeError: 'RaceState' object has no attribute 'roling'"},
        (46, 29),
    ),
}


def test_a_changed_game_is_dealt_anew_and_the_moves_are_made_again(orders: Orders) -> None:
    first = orders.lay(source("race"))
    revision = first["revision"]
    assert orders.ask("act", revision=revision, seat=0, action=["roll"])["ok"]

    again = orders.lay(source("race", NUMBERS, "LENGTH = 12"))

    assert (again["ok"], again["kept"], again["of"]) == (True, 1, 1)
    assert again["position"] == 3
    assert orders.ask("undo", revision=again["revision"])["ok"]


def test_moves_are_made_again_as_far_as_the_rules_allow_them(orders: Orders) -> None:
    log = [[0, ["roll"]], [-1, ["roll", 6]], [0, ["anchor"]], [1, ["roll"]]]

    told = orders.lay(source("race", "[ROLL, ANCHOR]", "[ROLL]"), log=log)

    assert (told["kept"], told["of"]) == (1, 2), "moves of the person; the third one is a bot's"


def test_moves_that_a_half_typed_number_bars_are_made_again_by_the_whole_one(
    orders: Orders,
) -> None:
    first = orders.lay(source("race"))
    for _ in range(2):
        first = orders.ask("act", revision=first["revision"], seat=0, action=["roll"])
    half = orders.lay(source("race", NUMBERS, "LENGTH = 1"))
    assert (half["kept"], half["of"]) == (0, 2)

    whole = orders.lay(source("race", NUMBERS, "LENGTH = 12"))

    assert (whole["kept"], whole["of"]) == (2, 2)
    assert len(whole["done"]) == 2


def test_moves_that_rules_bar_are_gone_once_another_is_made(orders: Orders) -> None:
    first = orders.lay(source("race"))
    orders.ask("act", revision=first["revision"], seat=0, action=["roll"])
    barred = orders.lay(source("race", "[ROLL, ANCHOR]", "[ANCHOR]"))
    assert (barred["kept"], barred["of"]) == (0, 1)
    orders.ask("act", revision=barred["revision"], seat=0, action=["anchor"])

    again = orders.lay(source("race"))

    assert again["done"] == [[0, ["anchor"]]]


def test_what_was_done_at_the_table_is_told_to_who_lays_it_again(orders: Orders) -> None:
    first = orders.lay(source("race"))
    told = orders.ask("act", revision=first["revision"], seat=0, action=["roll"])

    assert told["done"] == [[0, ["roll"]]]
    assert orders.lay(source("race"))["done"] == [[0, ["roll"]]]
    assert orders.lay(source("race"), log=[])["done"] == []


def test_a_moment_of_a_game_with_other_seats_is_as_it_was(orders: Orders) -> None:
    log = [[-1, ["roll", 5]], [0, ["roll"]], [-1, ["roll", 6]], [0, ["anchor"]], [-1, ["roll", 2]]]
    setting = {"seats": 4, "options": {}}

    told = orders.lay(source("race"), log=log, setting=setting)

    assert told["position"] == 5
    assert len(told["seats"]) == 4
    shown = told["scenes"][-1]["seats"]
    assert [11, 2, 0, 0] == [seat["facts"][0]["value"] for seat in shown]


def test_a_moment_that_the_rules_do_not_lead_to_is_a_fault(orders: Orders) -> None:
    log = [[-1, ["roll", 5]], [0, ["swim"]]]

    assert "fault" in orders.lay(source("race"), log=log, setting={"seats": 2, "options": {}})


def test_as_many_sit_down_as_the_rules_begin_with(orders: Orders) -> None:
    fewer = orders.lay(source("race", "seats=(2, 3, 4)", "seats=(2,)"))

    assert len(fewer["seats"]) == 2


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if fault[2]])
def test_what_is_wrong_is_told_with_its_line(orders: Orders, name: str) -> None:
    old, new, key, args, place = FAULTS[name]
    text = source("race", old, new)

    fault = orders.lay(text)["fault"]

    assert (fault["message"]["key"], fault["message"].get("args", {})) == (key, args)
    assert fault["line"] == place[0]
    line = text.splitlines()[fault["line"] - 1]
    assert fault["column"] in (place[1], 1 + len(line) - len(line.lstrip()))


@pytest.mark.parametrize("name", FAULTS)
def test_after_a_fault_the_game_before_goes_on_byte_by_byte(orders: Orders, name: str) -> None:
    orders.lay(source("race"))
    before = orders.ask("frame", frame="wide:620")
    module = sys.modules["freebooters.small.race"]

    old, new, key, *_ = FAULTS[name]
    assert orders.lay(source("race", old, new))["ok"] == (not key)
    if not key:
        return

    assert orders.ask("frame", frame="wide:620") == before
    assert sys.modules["freebooters.small.race"] is module
    assert orders.ask("act", revision=before["revision"], seat=0, action=["roll"])["ok"]


def test_the_goal_tells_the_number_that_the_rules_have(orders: Orders) -> None:
    laid = orders.lay(source("tricks", "GOAL = 3", "GOAL = 4"), "tricks")

    assert {"key": "tricks-goal", "args": {"tricks": 4}} == laid["scenes"][-1]["goal"]


def test_a_move_that_breaks_off_changes_nothing(orders: Orders) -> None:
    broken = source("race", '_end_turn(s, emit, "anchored")', "s.places[0] = 99; s.places[9]")
    table = orders.lay(broken)
    before = orders.ask("frame", frame="wide:620")

    told = orders.ask("act", revision=table["revision"], seat=0, action=["anchor"])

    assert told["error"] == {
        "key": "workshop-fault-python",
        "args": {"said": "IndexError: list index out of range"},
    }
    assert told["fault"]["line"] == 59
    assert orders.ask("frame", frame="wide:620") == before
    assert orders.ask("act", revision=table["revision"], seat=0, action=["roll"])["ok"]


@pytest.mark.parametrize("name", ["cartagena", "Race", "", "a.b", "../race"])
def test_a_game_with_a_wrong_name_is_not_laid(orders: Orders, name: str) -> None:
    fault = orders.lay(source("race"), name)["fault"]

    assert (fault["message"]["key"], fault["line"]) == ("workshop-fault-name", 0)


@pytest.mark.parametrize("file", ["liars.py", "race/../x.py", "race/9.py", "freebooters.py"])
def test_no_file_stands_in_for_another_module(orders: Orders, file: str) -> None:
    before = set(sys.modules)

    assert not orders.lay(source("race"), texts={file: ""})["ok"]
    assert not orders.lay(source("race"), rules={file: "", "race.py": source("race")})["ok"]
    assert set(sys.modules) == before


def test_large_texts_are_not_laid(orders: Orders) -> None:
    assert orders.lay("#" * 200_001)["fault"]["message"]["key"] == "workshop-fault-size"


def test_two_games_in_turn_do_not_mix(orders: Orders) -> None:
    alone = {name: orders.lay(source(name), name, log=[]) for name in ("race", "liars")}

    for name in ("race", "liars", "race", "liars"):
        assert orders.lay(source(name), name, log=[]) == alone[name]
        assert catalog.game(name).rules.__module__ == f"freebooters.small.{name}"


def _kept() -> tuple[int, int]:
    gc.collect()
    states = [each for each in gc.get_objects() if getattr(each, "__name__", "") == "RaceState"]
    return len(sys.modules), len(states)


@pytest.mark.native
def test_many_edits_leave_no_more_behind_than_a_few(orders: Orders) -> None:
    gc.freeze()  # or all that tests before this one have left is looked at: it took six seconds
    for number in range(5):
        orders.lay(source("race", NUMBERS, f"LENGTH = {20 + number}"))
    few = _kept()

    for number in range(45):
        orders.lay(source("race", NUMBERS, f"LENGTH = {20 + number}"))
        orders.lay(source("race", NUMBERS, "LENGTH = = 1"))

    assert _kept() <= few

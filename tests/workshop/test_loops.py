"""Loops without an end are ended where they are, and the interpreter lives on."""

from __future__ import annotations

import pytest

from freebooters.workshop import bench
from freebooters.workshop.loops import CAN_WATCH
from tests.workshop.benches import Orders, source

pytestmark = pytest.mark.skipif(not CAN_WATCH, reason="jumps are counted from Python 3.12 on")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_PATIENCE", 0.3)


@pytest.mark.parametrize(
    ("loop", "line"),
    [
        ("while True: pass", 59),
        (
            "\n            while True:\n                try: _end_turn(s, None, '')\n                except Exception: pass",
            61,
        ),
    ],
    ids=["empty", "that catches exceptions"],
)
def test_a_loop_in_a_move_ends_with_its_line(orders: Orders, loop: str, line: int) -> None:
    table = orders.lay(source("race", '_end_turn(s, emit, "anchored")', loop))
    before = orders.ask("frame", frame="wide:620")

    told = orders.ask("act", revision=table["revision"], seat=0, action=["anchor"])

    assert told["error"] == {"key": "workshop-fault-endless"}
    assert abs(told["fault"]["line"] - line) <= 1 or told["fault"]["line"] > 80
    assert orders.ask("frame", frame="wide:620") == before


def test_a_loop_while_it_loads_ends_too(orders: Orders) -> None:
    fault = orders.lay(source("race", "LENGTH = 30", "while True: pass"))["fault"]

    assert (fault["message"]["key"], fault["line"]) == ("workshop-fault-endless", 15)


def test_a_function_that_is_called_again_and_again_ends(orders: Orders) -> None:
    text = source("race", "LENGTH = 30", "LENGTH = 30\nlist(iter(lambda: 1, 2))")

    assert orders.lay(text)["fault"]["message"]["key"] == "workshop-fault-endless"


def test_a_loop_that_only_a_whole_game_meets_ends_the_promises(orders: Orders) -> None:
    text = source(
        "race",
        "    if emit and place == LENGTH:",
        "    while place == LENGTH: pass\n    if emit and place == LENGTH:",
    )
    assert orders.lay(text)["ok"]

    *_, last = orders.promises()

    assert (last["ok"], last["error"]["key"]) == (False, "workshop-fault-endless")

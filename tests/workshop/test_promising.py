"""The promises, while somebody changes a game."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from freebooters import catalog, workshop
from freebooters.promises import settings_of
from tests.workshop.benches import Orders, source

RACES = settings_of("race", catalog.small()["race"], None)
PLANTED = [
    ("race", "max(s.places) == LENGTH", "max(s.places) > LENGTH", 7, "promise-endings-late"),
    ("race", "return [ROLL, ANCHOR]", "return []", 3, "promise-legal-none"),
    ("race", "float(place == LENGTH)", "float(place)", 7, "promise-endings-returns"),
    ("liars", "if owner == seat or s.shown else", "if True else", 4, "promise-mask-view"),
    ("liars", "[dice[:] for dice in self.dice]", "self.dice[:]", 2, "promise-copy-shares"),
    ("tricks", "s.hands[seat].remove(card)\n", "s.hands[seat].pop()\n", 5, "promise-census"),
    ("tricks", "seat == CHANCE or s.at_once) else", "s.at_once) else", 4, "promise-mask-more"),
]


@pytest.mark.parametrize("name", ["race", "liars", "tricks"])
def test_the_games_that_lie_ready_keep_all_promises(orders: Orders, name: str) -> None:
    orders.lay(source(name), name)

    told = list(islice(orders.promises(), 2))

    assert [each["found"] for each in told] == [[], []]


@pytest.mark.parametrize(("name", "old", "new", "promise", "key"), PLANTED)
def test_a_planted_bug_is_found_with_the_moves_before_it(
    orders: Orders, name: str, old: str, new: str, promise: int, key: str
) -> None:
    assert orders.lay(source(name, old, new), name)["ok"]

    found = (each for told in orders.promises() for each in told["found"])

    assert any((promise, key) == (each["promise"], each["message"]["key"]) for each in found)


def test_a_game_that_chance_ends_at_once_breaks_no_promise_off(orders: Orders) -> None:
    orders.lay(source("race", "LENGTH = 30", "LENGTH = 1"))

    found = [each for told in orders.promises() for each in told["found"]]

    assert found, "that nobody ever decides shows in what is never needed"
    assert "promise-raised" not in {each["message"]["key"] for each in found}


def test_a_finding_leads_to_its_moment(orders: Orders) -> None:
    text = source("race", "max(s.places) == LENGTH", "max(s.places) > LENGTH")
    orders.lay(text)
    found = [each for told in orders.promises() for each in told["found"]]
    one = next(each for each in found if each["log"])

    told = orders.lay(text, log=one["log"], setting=one["setting"])

    assert told["ok"]
    assert told["position"] == len(one["log"])


def test_nothing_is_told_twice(orders: Orders) -> None:
    orders.lay(source("race", "return [ROLL, ANCHOR]", "return []"))

    keys = [each["message"]["key"] for told in orders.promises() for each in told["found"]]

    assert len({*keys}) == len(keys)


def test_all_games_are_examined_one_by_one_and_then_that_is_all(orders: Orders) -> None:
    orders.lay(source("race"))

    told = [each["done"] for each in orders.promises()]

    assert told == [False] * 2 * len(RACES) + [True]


def test_another_game_ends_what_was_begun(orders: Orders) -> None:
    orders.lay(source("race", "return [ROLL, ANCHOR]", "return []"))
    assert orders.order(do="promise")["found"]

    orders.lay(source("liars"), "liars")

    assert orders.order(do="promise") == {"ok": True, "done": False, "found": []}


def test_without_a_game_there_is_nothing_to_promise(orders: Orders) -> None:
    assert not orders.order(do="promise")["ok"]


def thought(orders: Orders, **command: Any) -> dict[str, Any]:
    """What comes of thinking."""
    step = orders.order(do="think", text=json.dumps(command))
    while step["ok"] and not step["done"]:
        step = orders.order(do="step")
    return step


def test_a_bot_thinks_and_moves(orders: Orders) -> None:
    table = orders.lay(source("race"), log=[[0, ["anchor"]], [0, ["roll"]], [0, ["anchor"]]])
    (seat,) = table["acting"]
    revision = table["revision"]

    last = thought(orders, do="consult", revision=revision, seat=seat)

    assert (last["ok"], last["step"]) == (True, None)
    moved = orders.ask("move", revision=revision, seat=seat, thought=0, aloud=False)
    assert moved["ok"]


def test_thinking_that_is_hurried_ends(orders: Orders) -> None:
    table = orders.lay(source("liars"), "liars")
    command = json.dumps({"do": "hint", "revision": table["revision"]})
    assert not orders.order(do="think", text=command)["done"]

    assert orders.order(do="step", hurried=True)["done"]


def test_a_hint_shows_what_was_thought(orders: Orders) -> None:
    table = orders.lay(source("race"))

    assert thought(orders, do="hint", revision=table["revision"])["step"]["done"]


def test_a_question_about_another_moment_is_refused_without_a_fault_of_the_game(
    orders: Orders,
) -> None:
    orders.lay(source("race"))

    refused = thought(orders, do="hint", revision=99)

    assert (refused["ok"], "fault" in refused) == (False, False)


@pytest.mark.native
def test_every_fault_has_words_in_four_languages() -> None:
    home = Path(str(workshop.__file__)).parent
    web = Path(__file__).parents[2] / "web" / "workshop"
    texts = [*home.glob("*.py"), *web.glob("*.ts")]
    code = "".join(file.read_text(encoding="utf-8") for file in texts)
    named = sorted({*re.findall(r'"(workshop-(?:fault|no)-[a-z]+)"', code)})

    for language in ("en", "fr", "de", "nl"):
        words = (home / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert sorted(re.findall(r"^([a-z-]+) =", words, re.MULTILINE)) == named

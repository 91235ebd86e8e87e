"""The promises, while somebody changes a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from freebooters import workshop
from tests.workshop.benches import Orders, source

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

    *_, last = orders.all_of(do="promise", seconds=0.2)

    assert last["games"] > 0
    assert last["found"] == []


@pytest.mark.parametrize(("name", "old", "new", "promise", "key"), PLANTED)
def test_a_planted_bug_is_found_with_the_moves_before_it(
    orders: Orders, name: str, old: str, new: str, promise: int, key: str
) -> None:
    assert orders.lay(source(name, old, new), name)["ok"]

    told = orders.all_of(do="promise", seconds=10)

    found = (each for part in told for each in part["found"])
    assert any((promise, key) == (each["promise"], each["message"]["key"]) for each in found)


def test_a_game_that_chance_ends_at_once_breaks_no_promise_off(orders: Orders) -> None:
    orders.lay(source("race", "LENGTH = 30", "LENGTH = 1"))

    found = [each for part in orders.all_of(do="promise", seconds=10) for each in part["found"]]

    assert found, "that nobody ever decides shows in what is never needed"
    assert "promise-raised" not in {each["message"]["key"] for each in found}


def test_a_finding_leads_to_its_moment(orders: Orders) -> None:
    text = source("race", "max(s.places) == LENGTH", "max(s.places) > LENGTH")
    orders.lay(text)
    found = [each for part in orders.all_of(do="promise", seconds=10) for each in part["found"]]
    one = next(each for each in found if each["log"])

    told = orders.lay(text, log=one["log"], setting=one["setting"])

    assert told["ok"]
    assert told["table"]["position"] == len(one["log"])


def test_nothing_is_told_twice(orders: Orders) -> None:
    orders.lay(source("race", "return [ROLL, ANCHOR]", "return []"))

    told = orders.all_of(do="promise", seconds=3)

    keys = [each["message"]["key"] for part in told for each in part["found"]]
    assert len({*keys}) == len(keys)


def test_it_ends_when_its_time_is_over(orders: Orders) -> None:
    orders.lay(source("race"))

    *_, last = orders.all_of(do="promise", seconds=0)

    assert last["games"] == 1


def test_another_game_ends_what_was_begun(orders: Orders) -> None:
    orders.lay(source("race"))
    assert orders.order(do="promise", seconds=60) is None

    orders.lay(source("liars"), "liars")

    assert orders.bench.go_on() is None


def test_without_a_game_there_is_nothing_to_promise(orders: Orders) -> None:
    answer = orders.order(do="promise", seconds=1)

    assert answer is not None
    assert answer["error"]["key"] == "error-command"


def test_a_bot_thinks_and_moves(orders: Orders) -> None:
    table = orders.lay(source("race"), log=[[0, ["anchor"]], [0, ["roll"]], [0, ["anchor"]]])[
        "table"
    ]
    (seat,) = table["acting"]
    revision = table["revision"]

    *_, last = orders.all_of(
        do="think", text=f'{{"do": "consult", "revision": {revision}, "seat": {seat}}}'
    )

    assert last["step"] is None
    moved = orders.ask("move", revision=revision, seat=seat, thought=last["number"], aloud=False)
    assert moved["ok"]


def test_a_hint_shows_what_was_thought(orders: Orders) -> None:
    table = orders.lay(source("race"))["table"]

    *_, last = orders.all_of(do="think", text=f'{{"do": "hint", "revision": {table["revision"]}}}')

    assert last["step"]["done"]


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

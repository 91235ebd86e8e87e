"""`freebooters analyse`: a saved game's chances, turning points, costly decisions, luck and play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.app.advisers import ADVISERS
from freebooters.app.analysis.analysis import Analysis, question
from freebooters.bots.evaluator import Evaluator
from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.trials.playing import played
from tests.cli.conftest import Run

CHAIRS = [
    {"name": "Anne", "colour": "red", "who": "human"},
    {"name": "", "colour": "blue", "who": "deckhand"},
]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judgements that take a moment, and are not good."""
    monkeypatch.setitem(ADVISERS, "judge", Evaluator(4))
    monkeypatch.setitem(ADVISERS, "weigh", Evaluator(8))


@pytest.fixture(scope="module")
def match() -> Match:
    return played(
        catalog.game("cartagena"), {"variant": "basic"}, ["deckhand", "flotsam"], "analyse"
    )


def saved(folder: Path, match: Match) -> str:
    file = folder / "save.json"
    file.write_text(match.save({"chairs": CHAIRS}), encoding="utf-8")
    return str(file)


def test_a_save_is_told_by_chances_turning_points_costly_decisions_luck_and_play(
    run: Run, match: Match, tmp_path: Path
) -> None:
    output = run("analyse", saved(tmp_path, match))
    headings = [line for line in output.lines if line and not line.startswith(" ")]

    assert output.code == 0
    assert headings == [
        "The chances of winning at every decision",
        "Turning points",
        "The costliest decisions",
        "Luck and play",
    ]
    assert any("%  Anne: Anne " in line for line in output.lines)
    assert any(line.startswith("  Player 2: ") and "in the end" in line for line in output.lines)
    assert sum(line.startswith("    Luck: ") for line in output.lines) == 2
    told = output.errors.splitlines()
    assert 2 <= len(told) <= 11
    assert told[0].startswith("0 of ")


@pytest.mark.parametrize(
    ("language", "heading", "percent"),
    [
        ("de", "Wendepunkte", "\N{NO-BREAK SPACE}% zu Beginn"),
        ("fr", "Où la partie a basculé", "\N{NARROW NO-BREAK SPACE}% au départ"),
        ("nl", "Kantelpunten", "% aan het begin"),
    ],
)
def test_it_is_told_in_the_language_that_is_asked_for(
    run: Run, match: Match, tmp_path: Path, language: str, heading: str, percent: str
) -> None:
    output = run("analyse", saved(tmp_path, match), "--language", language)

    assert heading in output.lines
    assert any(percent in line for line in output.lines)


def test_as_json_it_holds_every_decision_and_what_the_page_is_told(
    run: Run, match: Match, tmp_path: Path
) -> None:
    told = json.loads(run("analyse", saved(tmp_path, match), "--json").lines[0])
    analysis = Analysis(question(match, [0]))
    while not (found := analysis.step(60_000))["done"]:
        pass

    assert (told["game"], told["options"]["variant"]) == ("cartagena", "basic")
    assert (told["names"], told["entries"]) == (["Anne", ""], len(match.log))
    assert told["returns"] == match.returns
    assert told["shares"] == found["shares"]
    assert {each["position"]: each["chance"] for each in told["decisions"]} == {
        each["position"]: each["worth"] for each in found["judged"]
    }
    for each in told["decisions"]:
        assert [each["seat"], each["action"]] == [
            match.log[each["position"]].seat,
            list(match.log[each["position"]].action),
        ]
    assert [turn["from"] for turn in told["turning"]] == sorted(
        turn["from"] for turn in found["turning"]
    )
    assert [each["cost"] for each in told["mistakes"]] == [
        each["cost"] for each in found["mistakes"]
    ]
    assert {0} >= {each["seat"] for each in told["mistakes"]}


def test_of_an_unfinished_game_what_there_is_is_told(
    run: Run, match: Match, tmp_path: Path
) -> None:
    half = match.at(len(match.log) // 2)
    while half.to_act and half.to_act[0] == CHANCE:
        half = match.at(len(half.log) + 1)
    file = saved(tmp_path, half)
    output, told = run("analyse", file), json.loads(run("analyse", file, "--json").lines[0])

    assert output.lines[0] == "The game is not finished: this is how things stand so far."
    assert any(line.endswith(" now") for line in output.lines)
    assert told["returns"] is None
    assert 0 < len(told["decisions"])
    assert all(0 < share["result"] < 1 for share in told["shares"])


def test_a_game_in_which_nobody_has_decided_yet_has_no_turning_point(
    run: Run, tmp_path: Path
) -> None:
    begun = Match(catalog.game("cartagena"), 2, {"variant": "basic"}, seed="reef")
    output = run("analyse", saved(tmp_path, begun))

    assert output.code == 0
    assert "  There was no turning point." in output.lines


@pytest.mark.parametrize("text", ["{", "{}", "no save at all"])
def test_what_is_no_save_is_refused_and_nothing_is_told(
    run: Run, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "save.json"
    file.write_text(text, encoding="utf-8")
    output = run("analyse", str(file))

    assert (output.code, output.lines) == (1, [])
    assert output.errors
    assert "error-" not in output.errors


def test_a_file_that_is_not_there_is_refused_by_name(run: Run, tmp_path: Path) -> None:
    assert "lost.json" in run("analyse", str(tmp_path / "lost.json")).errors

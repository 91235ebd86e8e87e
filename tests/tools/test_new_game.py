"""A new game starts from the template and touches nothing else."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from freebooters.cli.words import LANGUAGES
from tools.checks import tidy
from tools.layout import ROOT
from tools.new_game import game_from_workshop, new_game, new_plain_game, rule_letters
from tools.steps import Failure, files, run

_ROOM, _TESTS = "py/freebooters/games", "tests/games"


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The parts of the project that a game meets: for tests that find them as they were before."""
    folder = tmp_path_factory.mktemp("untouched")
    litter = shutil.ignore_patterns("__pycache__", "node_modules")
    for part in ("py", "tests", "tools", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=litter)
    for file in ("index.html", "pyproject.toml"):
        shutil.copy(ROOT / file, folder)
    return folder


@pytest.fixture
def project(tmp_path: Path, untouched: Path) -> Path:
    """For a test that makes something in it; files that are there have a second name, not a copy."""
    return Path(shutil.copytree(untouched, tmp_path / "project", copy_function=os.link))


def _compiled(project: Path) -> Mapping[str, str]:
    """The environment in which what was copied is compiled already, if Python keeps that in a folder:
    to compile it again takes longer than the tests.
    """
    if sys.pycache_prefix is None:
        return {}
    folder = project / "__pycache__"
    for part in ("py", "tests", "tools"):
        kept, copy = (
            Path(where, *(root / part).parts[1:])
            for where, root in ((sys.pycache_prefix, ROOT), (folder, project))
        )
        if kept.is_dir():
            shutil.copytree(kept, copy, copy_function=shutil.copyfile, dirs_exist_ok=True)
    return {"PYTHONPYCACHEPREFIX": str(folder)}


def run_python(project: Path, *arguments: str) -> None:
    paths = os.pathsep.join([str(project / "py"), str(project)])
    environment = {"PYTHONPATH": paths, **_compiled(project)}
    run([sys.executable, *arguments], cwd=project, env=environment)


def run_tests(project: Path, name: str, *tests: str) -> None:
    """Those whose names fit, as every run of all tests has them."""
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run_python(project, "-m", "pytest", *quiet, "-m", "not slow and not e2e", "-k", name, *tests)


def test_a_new_game_is_the_template_under_its_own_name(project: Path) -> None:
    before = set(files(project))
    made = new_game(project, "skullduggery")
    room = project / _ROOM / "skullduggery"
    tests = project / _TESTS / "skullduggery"
    assert set(files(project)) - before == set(made)
    assert len(list(files(project / _ROOM / "_blank"))) == len(list(files(room)))
    assert len(list(files(project / _TESTS / "_blank"))) == len(list(files(tests)))
    left = [file for file in made if "blank" in file.read_text(encoding="utf-8").lower()]
    assert [] == left


def test_the_rules_of_a_new_game_have_ids_of_their_own(project: Path) -> None:
    made = new_game(project, "skullduggery")
    texts = {file.name: file.read_text(encoding="utf-8") for file in made}

    assert [] == [name for name, text in texts.items() if re.search(r"(?i)\bbl-\d|_bl_\d", text)]
    assert 'f"SK-{number}"' in texts["__init__.py"]
    assert "# SK-4" in texts["rules.py"]
    assert "def test_sk_4_the_highest_card_wins" in texts["test_rules.py"]
    assert all("\nskullduggery-rule-sk-4 = " in texts[f"{language}.ftl"] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("game_id", "taken", "expected"),
    [
        ("skullduggery", (), "SK"),
        ("skullduggery", ("SK", "SU"), "SL"),
        ("oo7", ("OO",), "OA"),
        ("b2", (), "BA"),
    ],
)
def test_no_two_games_share_the_letters_of_their_rules(
    game_id: str, taken: tuple[str, ...], expected: str
) -> None:
    assert expected == rule_letters(game_id, taken)


def test_the_letters_of_all_rooms_are_taken(project: Path) -> None:
    new_game(project, "cards")  # not CA, which is Cartagena's

    page = (project / _ROOM / "cards/words/en.ftl").read_text(encoding="utf-8")
    assert "\ncards-rule-cr-1 =" in page


@pytest.mark.parametrize(
    "bad",
    ["", "x", "_blank", "blank", "Sea", "1st", "two words", "../up", "a/b", "class", "é", "a" * 25],
)
def test_an_invalid_name_of_a_game_is_refused(untouched: Path, bad: str) -> None:
    before = set(files(untouched))
    with pytest.raises(Failure, match="cannot name a game"):
        new_game(untouched, bad)
    assert before == set(files(untouched))


def test_a_name_with_which_the_page_s_own_messages_begin_is_refused(untouched: Path) -> None:
    before = set(files(untouched))
    with pytest.raises(Failure, match="messages of the page itself begin with lobby-"):
        new_game(untouched, "lobby")
    assert before == set(files(untouched))


def test_a_game_that_exists_is_left_alone(untouched: Path) -> None:
    before = set(files(untouched))
    with pytest.raises(Failure, match="exists already"):
        new_game(untouched, "cartagena")
    assert before == set(files(untouched))


def test_a_game_whose_tests_exist_is_left_alone(project: Path) -> None:
    (project / _TESTS / "skullduggery").mkdir()
    with pytest.raises(Failure, match="exists already"):
        new_game(project, "skullduggery")
    assert not (project / _ROOM / "skullduggery").exists()


def test_a_plain_game_is_one_file_that_can_be_played_and_keeps_every_promise(
    project: Path,
) -> None:
    before = set(files(project))
    made = new_plain_game(project, "skullduggery")

    assert [project / "py/freebooters/small/skullduggery.py"] == made
    assert set(files(project)) - before == set(made)
    assert "blank" not in made[0].read_text(encoding="utf-8").lower()
    run_python(project, "-m", "freebooters", "check", "skullduggery", "--games", "1")
    run_python(project, "-m", "freebooters", "simulate", "skullduggery", "--games", "1")


@pytest.mark.parametrize("taken", ["race", "cartagena", "plain", "lobby", "blank", "Sea"])
def test_no_plain_game_takes_a_name_that_is_taken_or_none(untouched: Path, taken: str) -> None:
    before = set(files(untouched))
    with pytest.raises(Failure):
        new_plain_game(untouched, taken)
    assert before == set(files(untouched))


def test_whatever_is_tested_of_every_game_holds_of_new_ones_from_the_start(
    project: Path, tmp_path: Path
) -> None:
    """Of one from the template, and of one from the workshop with words of its own."""
    new_game(project, "skullduggery")
    game_from_workshop(project, _saved(tmp_path, "race", _rules(project, "race")), "stormy")
    everywhere = [
        "tests/app",
        "tests/bots",
        "tests/contract",
        "tests/engine",
        "tests/golden",
        *(f"tests/small/test_{each}.py" for each in ("promises", "tables", "words")),
        "tests/web/test_stored.py",
        "tests/e2e/test_games.py",  # that it is played in the browser, in every situation
    ]
    # Promises of all rooms in one, too; the others, and the page's words, are tested where there is
    # no new game.
    theirs = "skullduggery or stormy or (contract and not [ and not test_9_shell)"
    run_tests(project, theirs, "tests/games/skullduggery", *everywhere)


def test_a_new_games_files_are_formatted(project: Path) -> None:
    made = new_game(project, "skullduggerymostfoulxxx")  # long names make long lines
    tidy(made)

    python = [str(file) for file in made if file.suffix == ".py"]
    run([str(Path(sys.executable).with_name("ruff")), "format", "--check", *python], cwd=project)
    run([str(Path(sys.executable).with_name("ruff")), "check", *python], cwd=project)


def _saved(
    folder: Path, base: str, text: str, others: Mapping[str, object] = MappingProxyType({})
) -> Path:
    """A file as the workshop saves it."""
    held = {"freebooters": "workshop", "version": 1, "base": base, "name": "Storm {at} sea"}
    file = folder / "saved.json"
    file.write_text(json.dumps({**held, "text": text, "seed": "7", **others}))
    return file


def _rules(project: Path, name: str) -> str:
    return (project / f"py/freebooters/small/{name}.py").read_text(encoding="utf-8")


def test_what_the_workshop_has_saved_becomes_a_game_of_its_own_name_with_its_words(
    project: Path, tmp_path: Path
) -> None:
    text = _rules(project, "race").replace("STORM = 1", "STORM = 2")
    made = game_from_workshop(project, _saved(tmp_path, "race", text), "stormy")

    pages = [file for file in made if file.suffix == ".ftl"]
    assert {f"{language}.ftl" for language in LANGUAGES} == {page.name for page in pages}
    assert [made[0], *pages, project / "tests/small/truths/stormy.py"] == made
    rules = made[0].read_text(encoding="utf-8")
    assert "STORM = 2" in rules
    assert 'rule_ids=("ST-1"' in rules
    assert "class StormyRules(OpenRules[StormyState])" in rules
    assert '"storm": "stormed"' in rules, "what it is called after is not touched"
    assert rules.startswith('"""Race to Tortuga'), "nor what is said of it"
    assert not re.search(r"""["']race["']|RaceState|["']RT-""", rules)
    words = {file.stem: file.read_text(encoding="utf-8") for file in pages}
    assert all("\nstormy-rule-st-1 = " in text for text in words.values())
    assert all(text.startswith("stormy-title = Storm at sea\n") for text in words.values())
    assert not any(re.search("^race-", text, re.MULTILINE) for text in words.values())
    run_python(project, "-m", "freebooters", "check", "stormy", "--games", "1")


def test_a_game_without_words_of_its_own_gets_none(project: Path, tmp_path: Path) -> None:
    file = _saved(tmp_path, "blank", _rules(project, "_blank"), {"name": ""})
    made = game_from_workshop(project, file, "stormy")

    assert [project / "py/freebooters/small/stormy.py"] == made
    assert '"stormy",\n    StormyRules(),' in made[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "others",
    [{"freebooters": "save"}, {"version": 2}, {"base": "../race"}, {"text": {}}, {"text": None}],
)
def test_a_file_that_the_workshop_has_not_saved_makes_nothing(
    untouched: Path, tmp_path: Path, others: dict[str, object]
) -> None:
    before = set(files(untouched))
    for file in (_saved(tmp_path, "race", "game = 1", others), tmp_path / "none.json"):
        with pytest.raises(Failure, match="holds no rules"):
            game_from_workshop(untouched, file, "stormy")
    assert before == set(files(untouched))

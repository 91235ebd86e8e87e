"""A save of any released version opens, or is refused by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import freebooters
from tests.saves.kept import outdated_saves
from tests.saves.releases import RELEASED, broken, every_choice, keep

pytestmark = pytest.mark.native

GAME = "cartagena"
Json = dict[str, Any]


def test_every_released_save_opens_or_is_refused_by_name() -> None:
    assert {} == {
        folder.name: wrong
        for folder in sorted(RELEASED.iterdir())
        if folder.is_dir() and (wrong := broken(folder))
    }


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The saves of a version that never was."""
    folder = tmp_path_factory.mktemp("released") / "77.0.0"
    keep(folder, {GAME: every_choice()[GAME][:1]})
    return folder


@pytest.fixture
def version(made_up: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    for file in made_up.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def first(version: Path) -> Path:
    return min(file for file in version.glob("*.json") if file.name != "expected.json")


def rewrite(file: Path, change: Callable[[Json], object]) -> None:
    save = json.loads(file.read_text("utf-8"))
    change(save)
    file.write_text(json.dumps(save), "utf-8")


def test_a_version_keeps_a_game_for_every_choice() -> None:
    assert {
        (name, option.name, choice)
        for name, game in freebooters.games().items()
        for option in game.info.options
        for choice in option.choices
    } == {
        (name, *choice)
        for name, chosen in every_choice().items()
        for options in chosen
        for choice in options.items()
    }
    assert set(freebooters.games()) == set(every_choice())


def test_the_saves_of_a_version_open(made_up: Path) -> None:
    (option,) = every_choice()[GAME][0].values()

    assert {f"{GAME}-{option}.json", "expected.json"} == {file.name for file in made_up.iterdir()}
    assert [] == broken(made_up)


def test_saves_of_a_version_are_never_overwritten(made_up: Path) -> None:
    with pytest.raises(FileExistsError):
        keep(made_up, {})


@pytest.mark.parametrize(
    "change",
    [
        lambda save: save["log"].pop(),
        lambda save: save["log"].insert(5, [0, "fly"]),
        lambda save: save.update(rules=99),
        lambda save: save.update(rules=0),
        lambda save: save.update(options={}),
        lambda save: save.pop("seed"),
    ],
    ids=["other end", "illegal action", "later rules", "no rules", "options lost", "seed lost"],
)
def test_a_save_that_plays_otherwise_or_is_called_broken_breaks_the_promise(
    version: Path, change: Callable[[Json], object]
) -> None:
    rewrite(first(version), change)
    (wrong,) = broken(version)

    assert wrong.startswith(first(version).stem)


def test_a_save_that_is_gone_breaks_the_promise(version: Path) -> None:
    gone = first(version)
    gone.unlink()

    assert [f"{gone.stem}: there is no such save"] == broken(version)


@pytest.mark.parametrize(
    "change",
    [lambda save: save.update(game="gone"), lambda save: save.update(version=0)],
    ids=["a game that is gone", "an earlier form"],
)
def test_saves_of_dropped_forms_and_games_may_be_refused(
    version: Path, change: Callable[[Json], object]
) -> None:
    rewrite(first(version), change)

    assert [] == broken(version)


def test_a_save_by_earlier_rules_may_be_refused_with_what_has_changed(tmp_path: Path) -> None:
    outdated = outdated_saves()
    expected: Json = {f"{old.game}-{old.name}": {} for old in outdated}
    for old in outdated:
        (tmp_path / f"{old.game}-{old.name}.json").write_text(old.text, "utf-8")
    (tmp_path / "expected.json").write_text(json.dumps(expected), "utf-8")

    assert outdated
    assert [] == broken(tmp_path)

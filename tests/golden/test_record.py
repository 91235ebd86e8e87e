"""Recording a game keeps the actions it was recorded with, and touches no other room."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from freebooters.engine.contract import Action
from tests.contract.rooms import ROOMS
from tests.golden import record as recorder
from tests.golden import transcript
from tests.golden.record import main, record
from tests.golden.transcript import file_of, folder_of, recorded

pytestmark = pytest.mark.native

FOLDERS = sorted(ROOMS)
BLANK = recorded("_blank")[-1]


@pytest.fixture
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all rooms' recordings, where they may be written over."""
    copy = tmp_path / "tests" / "games"
    for folder in FOLDERS:
        shutil.copytree(folder_of(folder), copy / folder / "golden")
    monkeypatch.setattr(transcript, "ROOT", tmp_path)
    return copy


def _contents(homes: Path) -> dict[str, str]:
    return {
        path.relative_to(homes).as_posix(): path.read_text("utf-8")
        for path in homes.glob("*/golden/*.txt")
    }


def _nobody(bot: Any, question: Any) -> Action:
    raise AssertionError("a bot was asked what to play")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_recording_changes_no_letter_and_asks_no_bot(
    homes: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setattr(recorder, "decide", _nobody)
    before = _contents(homes)

    made = list(record(folder))

    assert len(recorded(folder)) == len(made)
    assert {0} == {recording.chosen for recording in made}
    assert before == _contents(homes)


def test_only_the_rooms_named_are_recorded(homes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in homes.glob("*/golden/*.txt"):
        path.unlink()

    assert 0 == main(["_blank"])

    assert {"_blank"} == {name.partition("/")[0] for name in _contents(homes)}
    assert len(recorded("_blank")) == len(capsys.readouterr().out.splitlines())


def test_an_unknown_room_is_refused_by_name_and_nothing_is_recorded(
    homes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file_of(BLANK).unlink()
    before = _contents(homes)

    with pytest.raises(SystemExit, match="2"):
        main(["_blank", "atlantis"])

    assert "atlantis" in capsys.readouterr().err
    assert before == _contents(homes)


def test_after_an_action_the_rules_refuse_the_recording_is_chosen_anew(homes: Path) -> None:
    whole = file_of(BLANK).read_text("utf-8")
    lines = whole.splitlines()
    acted = [at for at, line in enumerate(lines) if line.split(" ")[1] == "seat"]
    lines[acted[2]] = lines[acted[2]].replace('["', '["never-', 1)
    file_of(BLANK).write_text("\n".join([*lines, ""]), "utf-8")

    *_, made = record("_blank")

    assert 2 == made.kept
    assert 0 < made.chosen
    assert made.text.splitlines()[: acted[2]] == lines[: acted[2]]
    assert made.text.splitlines()[-1].startswith("  returns [")
    assert made.text == file_of(BLANK).read_text("utf-8")


def test_recordings_of_settings_that_are_no_more_go(homes: Path) -> None:
    stray = folder_of("_blank") / "never-9.txt"
    stray.write_text("", "utf-8")

    list(record("_blank"))

    assert not stray.exists()


def test_other_records_are_written_where_they_are_missing_or_asked_for(
    homes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def file_of(name: str) -> Callable[[str], Path]:
        return lambda folder: homes / folder / f"{name}.txt"

    def write(name: str) -> Callable[[str], object]:
        return lambda folder: file_of(name)(folder).write_text("now", "utf-8")

    names = ("deals", "choices")
    monkeypatch.setattr(recorder, "RECORDS", {each: (file_of(each), write(each)) for each in names})
    (homes / "_blank" / "choices.txt").write_text("then", "utf-8")

    def held() -> list[str]:
        return [file_of(each)("_blank").read_text("utf-8") for each in names]

    main(["_blank"])
    assert ["now", "then"] == held()

    main(["--anew", "choices", "_blank"])
    assert ["now", "now"] == held()


def test_games_are_chosen_anew_when_that_is_asked_for(homes: Path) -> None:
    acting = file_of(BLANK)
    acting.write_text("", "utf-8")

    main(["--anew=games", "_blank"])

    assert acting.read_text("utf-8").splitlines()[-1].startswith("  returns [")

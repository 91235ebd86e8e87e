"""`build.py release` makes a whole release or none, and `publish` hands out what it made."""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import stat
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.release import NOTES, SUMS, amiss, notes, publish, release, sums, version, zipped
from tools.steps import Failure, files

CHANGES = """# Changes

## Unreleased

- Later.

## 1.2.0 - 2030-01-01

### Added

- A game.

## 1.1.0

- Before.
"""


def test_the_notes_of_a_version_are_its_section_of_the_changes() -> None:
    assert "### Added\n\n- A game.\n" == notes(CHANGES, "1.2.0")
    assert "- Before.\n" == notes(CHANGES, "1.1.0")
    assert "- Later.\n" == notes(CHANGES, "Unreleased")
    assert "" == notes(CHANGES, "1.2")
    assert "" == notes(CHANGES, "1x2.0")


def test_all_that_a_release_lacks_is_named(tmp_path: Path) -> None:
    assert [
        "The package is version 2.0.0, so the tag would be v2.0.0.",
        "CHANGELOG.md has no section 2.0.0.",
        "No saves of 2.0.0 are kept: build.py keep-saves writes them.",
    ] == amiss("v1.2.0", "2.0.0", CHANGES, tmp_path)

    (tmp_path / "1.2.0").mkdir()
    (tmp_path / "1.2.0" / "expected.json").write_text("{}")
    assert [] == amiss("v1.2.0", "1.2.0", CHANGES, tmp_path)


def test_a_tag_of_another_version_makes_no_release(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"v0\.0\.77 cannot be released"):
        release("v0.0.77", tmp_path / "release")
    assert [] == list(tmp_path.iterdir())


def test_a_release_is_whole_and_listed_with_its_sums(single: Path, tmp_path: Path) -> None:
    made = release(None, tmp_path)
    name = f"freebooters-{version()}"

    assert [
        NOTES,
        f"{name}-arena.jsonl.xz",
        f"{name}-dist.zip",
        f"{name}-py3-none-any.whl",
        f"{name}.html",
        SUMS,
    ] == [file.name for file in made]
    assert set(made) == set(tmp_path.iterdir())
    listed = dict(line.split("  ")[::-1] for line in made[-1].read_text().splitlines())
    assert listed == {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in made[:-1]
    }
    games = [json.loads(line) for line in lzma.decompress(made[1].read_bytes()).splitlines()]
    assert len(games) > 1000
    with ZipFile(made[2]) as archive:
        page = single.parent
        assert {file.relative_to(page).as_posix() for file in files(page)} == set(
            archive.namelist()
        )
        assert archive.read("index.html") == (page / "index.html").read_bytes()
    assert made[4].read_bytes() == single.read_bytes()
    with ZipFile(made[3]) as wheel:
        assert {
            "freebooters/__init__.py",
            "freebooters/cli/main.py",
            "freebooters/training/learning.py",
        } <= set(wheel.namelist())


def test_a_zip_of_the_same_files_is_the_same_zip(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "a.txt").write_text("a")
    zipped(folder, tmp_path / "1.zip")
    os.utime(folder / "a.txt", (0, 0))
    (folder / "a.txt").chmod(0o600)
    zipped(folder, tmp_path / "2.zip")

    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """The folder of a release with one file."""
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / NOTES).write_text("- A game.\n")
    (folder / "a.whl").write_text("a")
    (folder / SUMS).write_text(sums([folder / NOTES, folder / "a.whl"]), newline="\n")
    return folder


def test_a_file_that_is_not_the_one_that_was_made_is_not_published(made: Path) -> None:
    (made / "a.whl").write_text("b")
    with pytest.raises(Failure, match="are not those that SHA256SUMS lists"):
        publish("v1.2.0", made)
    (made / SUMS).unlink()
    with pytest.raises(Failure, match=r"build\.py release makes it"):
        publish("v1.2.0", made)


def test_without_gh_nothing_is_published(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Failure, match="needs GitHub's program gh"):
        publish("v1.2.0", made)


@pytest.mark.skipif(os.name == "nt", reason="a program made of a script has another form there")
def test_gh_is_given_the_tag_the_notes_and_every_file(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told.json"
    program = tmp_path / "bin" / "gh"
    program.parent.mkdir()
    program.write_text(
        f"#!{sys.executable}\nimport json, sys\njson.dump(sys.argv[1:], open({str(told)!r}, 'w'))\n"
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(program.parent))
    publish("v1.2.0", made)

    create = ["release", "create", "v1.2.0", "--verify-tag", "--title", "v1.2.0"]
    notes_and_files = ["--notes-file", *(str(made / file) for file in (NOTES, "a.whl", SUMS))]
    assert [*create, *notes_and_files] == json.loads(told.read_text())

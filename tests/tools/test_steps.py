"""A step is done once for the same inputs, and again for any others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import steps
from tools.layout import ROOT
from tools.steps import Failure, fingerprint, run, step

_BUILD = """
import sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tools import steps
folder = Path(sys.argv[2])
steps.BUILD, steps.STAMPS = folder, folder / "stamps"

def work():
    time.sleep(1)
    (folder / "made").touch()

with steps.building():
    steps.step("Working", work, stamp="work", inputs=["same"], outputs=[folder / "made"])
"""


@pytest.fixture(autouse=True)
def own_stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "STAMPS", tmp_path / "stamps")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "a.txt").write_text("a")
    return folder


def copy(source: Path, target: Path) -> bool:
    def work() -> None:
        target.write_text("\n".join(sorted(file.name for file in source.iterdir())))

    return step("Copying", work, stamp="copy", inputs=[source], outputs=[target])


def test_the_second_time_nothing_is_done(source: Path, tmp_path: Path) -> None:
    assert [True, False] == [copy(source, tmp_path / "target") for _ in range(2)]


def test_a_changed_a_renamed_and_a_new_file_are_noticed(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    copy(source, target)
    (source / "a.txt").write_text("b")
    assert copy(source, target)
    (source / "a.txt").rename(source / "b.txt")
    assert copy(source, target)
    (source / "c.txt").touch()
    assert copy(source, target)


def test_a_lost_result_is_made_again(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    copy(source, target)
    target.unlink()
    assert copy(source, target)


def test_bytecode_caches_do_not_count_as_a_change(source: Path, tmp_path: Path) -> None:
    copy(source, tmp_path / "target")
    (source / "__pycache__").mkdir()
    (source / "__pycache__" / "a.pyc").touch()
    assert not copy(source, tmp_path / "target")


def test_a_failed_step_is_tried_again(source: Path, tmp_path: Path) -> None:
    def fail() -> None:
        raise Failure("no")

    copy(source, tmp_path / "target")
    (source / "new").touch()
    with pytest.raises(Failure):
        step("Failing", fail, stamp="copy", inputs=[source], outputs=[])
    (source / "new").unlink()
    assert copy(source, tmp_path / "target")


def test_two_builds_at_once_do_the_work_once(tmp_path: Path) -> None:
    program = tmp_path / "build.py"
    program.write_text(_BUILD)
    both = [
        subprocess.Popen(
            [sys.executable, program, ROOT, tmp_path], stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    said = "".join(process.communicate(timeout=60)[0] for process in both)
    assert 1 == said.count("Working ...")
    assert [0, 0] == [process.returncode for process in both]


def test_texts_split_otherwise_have_another_fingerprint() -> None:
    assert fingerprint(["ab", "c"]) != fingerprint(["a", "bc"])


def test_a_program_that_fails_says_what_it_said() -> None:
    with pytest.raises(Failure, match=r"(?s)the reason.*exit code 3"):
        run(["python", "-c", "print('the reason'); raise SystemExit(3)"])


def test_a_program_that_does_not_exist_is_named() -> None:
    with pytest.raises(Failure, match="no-such-program"):
        run(["no-such-program"])

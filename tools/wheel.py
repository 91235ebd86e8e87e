"""Builds the package as a wheel, and the page's own wheel from it; the same sources give the same
bytes.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from zipfile import ZipFile

from tools.layout import PACKAGES, ROOT, RUNTIME, TOOLS, WEB, WHEEL
from tools.python import project_python
from tools.steps import files, run, step

__all__ = [
    "LATE",
    "NOT_IN_THE_PAGE",
    "build_wheel",
    "package_wheel",
    "page_wheel",
    "small_games",
    "trim_wheel",
    "workshop",
]

LATE = [
    "freebooters/app/post*.py",
    "freebooters/engine/ahead.py",
    "freebooters/engine/letters.py",
    "freebooters/engine/opened.py",
    "freebooters/engine/seen.py",
    "freebooters/kit/open.py",
    "freebooters/kit/plain*.py",
    "freebooters/small/__init__.py",
    "freebooters/small/[!_]*.py",
]
"""The modules of the small games, and those that they alone need; those of games by post."""

_WORKSHOP = ["freebooters/promises/*.py", "freebooters/workshop/*.py"]
"""The modules of the rules workshop, and those that it alone needs."""

NOT_IN_THE_PAGE = [
    "*.dist-info/entry_points.txt",
    "freebooters/__main__.py",
    "freebooters/app/first_deals.py",
    "freebooters/cli/*",
    "freebooters/games/_*/*",
    "freebooters/games/*/census.py",
    "freebooters/games/*/figures.py",
    "freebooters/games/*/pad.py",
    "freebooters/games/*/tune.py",
    *LATE,
    "freebooters/small/*",
    "freebooters/stage/figure.py",
    "freebooters/stage/pad.py",
    "freebooters/stage/tune.py",
    "freebooters/promises/*",
    "freebooters/research/*",
    "freebooters/training/*",
    "freebooters/trials/*",
    "freebooters/workshop/*",
]
"""The files of the wheel that a page does not start with. A browser never needs the terminal, the template,
beginnings, pictures of the rules, score pads and tunes, which are read while the page is built, the
promises with what rooms count for them, training and research; the small games, plain tables, games by post
and the rules workshop come late.
"""

_SETTINGS = ROOT / "pyproject.toml"
_DATES = {"SOURCE_DATE_EPOCH": "315532800"}  # 1980-01-01, the oldest date a zip can hold


def package_wheel() -> Path:
    """Builds `freebooters-<version>-py3-none-any.whl` with its sources."""
    project_python("build")
    step(
        "Building the wheel",
        lambda: build_wheel(WHEEL),
        stamp="wheel",
        inputs=[_SETTINGS, PACKAGES, WEB / "words"],
        outputs=[WHEEL],
    )
    (wheel,) = files(WHEEL)
    return wheel


def build_wheel(folder: Path) -> None:
    """Builds the wheel into a folder that contains nothing else."""
    shutil.rmtree(folder, ignore_errors=True)
    options = ["build", "--target", "wheel", "--directory", str(folder)]
    run([project_python("build"), "-m", "hatchling", *options], env=_DATES)


def page_wheel() -> Path:
    """Builds the same wheel without what is not in the page."""
    whole = package_wheel()
    target = RUNTIME / "wheel" / whole.name
    step(
        "Building the page's wheel",
        lambda: trim_wheel(whole, target),
        stamp="page-wheel",
        inputs=[whole, TOOLS / "wheel.py"],
        outputs=[target],
    )
    return target


def small_games() -> Path:
    """Builds a zip with the sources of the small games and of games by post, which the page brings late."""
    return _picked("small", "Picking the small games", LATE)


def workshop() -> Path:
    """Builds a zip with the sources of the rules workshop, which the page brings late."""
    return _picked("workshop", "Picking the workshop", _WORKSHOP)


def _picked(name: str, title: str, patterns: Sequence[str]) -> Path:
    whole = package_wheel()
    target = RUNTIME / f"{name}-sources" / f"{name}.zip"
    step(
        title,
        lambda: _pick(whole, target, patterns),
        stamp=f"{name}-sources",
        inputs=[whole, TOOLS / "wheel.py"],
        outputs=[target],
    )
    return target


def _pick(whole: Path, target: Path, patterns: Sequence[str]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(whole) as source, ZipFile(target, "w") as made:
        for entry in source.infolist():
            if _is_among(entry.filename, patterns):
                made.writestr(entry, source.read(entry))


def _is_among(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def trim_wheel(whole: Path, target: Path, leave_out: Sequence[str] = NOT_IN_THE_PAGE) -> None:
    """Copies a wheel without the files of those patterns, also in its list of files. The target's
    folder contains nothing else afterwards.
    """
    shutil.rmtree(target.parent, ignore_errors=True)
    target.parent.mkdir(parents=True)

    def kept(name: str) -> bool:
        return not _is_among(name, leave_out)

    with ZipFile(whole) as source, ZipFile(target, "w") as made:
        for entry in source.infolist():
            if not kept(entry.filename):
                continue
            content = source.read(entry)
            if entry.filename.endswith(".dist-info/RECORD"):
                lines = content.splitlines(keepends=True)
                content = b"".join(line for line in lines if kept(line.decode().partition(",")[0]))
            made.writestr(entry, content)

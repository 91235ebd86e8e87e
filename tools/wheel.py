"""Builds the package as a wheel; the same sources give the same bytes."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.layout import PACKAGES, ROOT, WEB, WHEEL
from tools.python import project_python
from tools.steps import files, run, step

__all__ = ["build_wheel", "package_wheel"]

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

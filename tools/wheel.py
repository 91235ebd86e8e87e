"""The package as a wheel: the same sources give the same bytes."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.layout import PACKAGES, ROOT, WHEEL
from tools.python import project_python
from tools.steps import files, run, step

__all__ = ["package_wheel"]

_SETTINGS = ROOT / "pyproject.toml"
_DATES = {"SOURCE_DATE_EPOCH": "315532800"}  # 1980-01-01, the oldest date a zip can hold


def package_wheel() -> Path:
    """Builds `freebooters-<version>-py3-none-any.whl` with its sources."""
    python = project_python("build")

    def build() -> None:
        shutil.rmtree(WHEEL, ignore_errors=True)
        options = ["build", "--target", "wheel", "--directory", str(WHEEL)]
        run([python, "-m", "hatchling", *options], env=_DATES)

    step(
        "Building the wheel",
        build,
        stamp="wheel",
        inputs=[_SETTINGS, PACKAGES],
        outputs=[WHEEL],
    )
    (wheel,) = files(WHEEL)
    return wheel

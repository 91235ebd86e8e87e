"""Removes what build.py made."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.layout import BUILD, DIST, LIBRARIES, RELEASE, ROOT, VENV, WITH_SINGLE
from tools.steps import say

__all__ = ["clean"]

_LEFT_BY_TOOLS = (".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", "test-results")


def clean() -> None:
    """Removes everything that was built or fetched, including environments."""
    for path in (
        DIST,
        WITH_SINGLE,
        RELEASE,
        BUILD,
        LIBRARIES,
        VENV,
        *(ROOT / name for name in _LEFT_BY_TOOLS),
    ):
        if path.exists():
            _remove(path)


def _remove(path: Path) -> None:
    shutil.rmtree(path)
    say(f"Removed {path.relative_to(ROOT)}")

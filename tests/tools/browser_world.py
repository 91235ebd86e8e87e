"""A machine on which only chosen browsers start, for the tests of which one is taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

__all__ = ["World", "world_of"]

World = Callable[..., list[str]]


def world_of(
    tool: ModuleType, name: str, choice: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> World:
    """Makes a machine where these browsers start, as the tool sees it that prepares the browser of
    that name; the list tells what was tried.
    """

    def make(
        *, starting: set[str], system: str | None = None, debian: str | None = None
    ) -> list[str]:
        tried: list[str] = []

        def installed_by_playwright() -> bool:
            tried.append("playwright")
            return False

        def installed_by_debian() -> str | None:
            tried.append("debian")
            return debian

        monkeypatch.delenv(choice, raising=False)
        monkeypatch.setattr(tool, "_MEMORY", tmp_path / f"{name}.json")
        monkeypatch.setattr(tool, "_starts", starting.__contains__)
        monkeypatch.setattr(tool, "_installed_by_playwright", installed_by_playwright)
        monkeypatch.setattr(tool, "_installed_by_debian", installed_by_debian)
        monkeypatch.setattr(tool, f"system_{name}", lambda: system)
        return tried

    return make

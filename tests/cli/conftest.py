"""The terminal as the tests use it: commands in, lines out, the template room for a game."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from freebooters import catalog
from freebooters.cli.main import main
from freebooters.engine.errors import UnknownGame

__all__ = ["Output", "Run"]


@dataclass(frozen=True)
class Output:
    """What a command wrote, and its exit code."""

    code: int
    lines: list[str]
    errors: str


Run = Callable[..., Output]
"""`run(*arguments, typed=...)`: `typed` is what a person types, a line each."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in English unless it says otherwise; `blank` is a game like the others."""
    known = catalog.game

    def game(game_id: str) -> object:
        return catalog.room("_blank") if game_id == "blank" else known(game_id)

    def run(*arguments: str, typed: list[str] | None = None) -> Output:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        code = main(arguments)
        written = capsys.readouterr()
        return Output(code, written.out.splitlines(), written.err.strip())

    monkeypatch.setattr(catalog, "game", game)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    with pytest.raises(UnknownGame):
        catalog.game("_blank")
    return run

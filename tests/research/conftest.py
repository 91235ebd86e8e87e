"""The terminal's fixtures, for the commands that need the libraries of research."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]

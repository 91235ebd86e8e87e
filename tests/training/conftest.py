"""The terminal's fixtures, for `freebooters learn`."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]

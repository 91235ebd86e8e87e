"""The page's scripts as they are written, in JavaScript or TypeScript."""

from __future__ import annotations

from pathlib import Path

from tools.layout import WEB
from tools.steps import files

__all__ = ["script", "scripts"]


def scripts() -> list[Path]:
    """All of them, but for what only declares types."""
    return [
        file
        for file in files(WEB)
        if file.suffix in (".js", ".ts") and not file.name.endswith(".d.ts")
    ]


def script(name: str) -> Path:
    """The one that others import by that name, which ends in `.js`."""
    file = WEB / name
    return file if file.is_file() else file.with_suffix(".ts")

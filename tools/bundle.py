"""Builds dist/ from the sources; a step is repeated only if its inputs have changed."""

from __future__ import annotations

from pathlib import Path

from tools.assemble import assemble
from tools.compress import plain
from tools.layout import ARENA, DIST, PACKAGES, PAGE, TOOLS, UNBUNDLED, WEB
from tools.runtime import compile_runtime
from tools.steps import building, step

__all__ = ["bundle", "size"]


def bundle() -> Path:
    """Brings dist/ up to date and returns its path. Raises `Failure`."""
    with building():
        runtime = compile_runtime()
        step(
            "Assembling the page",
            lambda: assemble(runtime),
            stamp="page",
            inputs=[
                PAGE,
                WEB,
                PACKAGES,
                ARENA,
                TOOLS / "assemble.py",
                TOOLS / "cards.mjs",
                TOOLS / "compress.mjs",
                TOOLS / "compress.py",
                TOOLS / "esbuild.mjs",
                TOOLS / "hosting.py",
                TOOLS / "pack.py",
                TOOLS / "policy.py",
                TOOLS / "ratings.py",
                TOOLS / "seal.py",
                TOOLS / "inside" / "rooms.py",
                runtime.library,
                runtime.package,
                runtime.snapshot,
                runtime.wheel,
                runtime.micropip,
            ],
            outputs=[DIST / "index.html", DIST / "sw.js", UNBUNDLED / "index.html"],
        )
    return DIST


def size(folder: Path) -> int:
    """Bytes of all files of a page, but for what only says the same in fewer bytes."""
    return sum(file.stat().st_size for file in plain(folder))

"""Builds dist/ from the sources; a step is repeated only if its inputs have changed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.assemble import assemble
from tools.compress import compress_ahead, plain
from tools.layout import (
    ARENA,
    BUILD,
    DIST,
    PACKAGES,
    PAGE,
    SINGLE,
    TOGETHER,
    TOOLS,
    UNBUNDLED,
    WEB,
    WITH_SINGLE,
)
from tools.node import libraries
from tools.pack import WHOLE
from tools.runtime import compile_runtime
from tools.single import with_single
from tools.steps import building, files, replace, step

__all__ = ["bundle", "bundle_single", "weight"]

_HOW_SINGLE = (
    "compress.py",
    "hosting.py",
    "offline.py",
    "pack.py",
    "policy.py",
    "server.py",
    "single.py",
)


def bundle(online: Path = TOGETHER) -> Path:
    """Brings dist/ up to date and returns its path. `online`: the file of the servers that the page
    names. Raises `Failure`.
    """
    with building(), ThreadPoolExecutor() as others:
        libraries("page")
        # To compress it takes longer than all else that pages are made of.
        runtime = compile_runtime(lambda program: others.submit(compress_ahead, program))
        step(
            "Assembling the page",
            lambda: assemble(runtime, online),
            stamp="page",
            inputs=[
                PAGE,
                online,
                WEB,
                PACKAGES,
                ARENA,
                TOOLS / "assemble.py",
                TOOLS / "cards.mjs",
                TOOLS / "compress.mjs",
                TOOLS / "compress.py",
                TOOLS / "embed.py",
                TOOLS / "esbuild.mjs",
                TOOLS / "hosting.py",
                TOOLS / "new_game.py",
                TOOLS / "offline.py",
                TOOLS / "pack.py",
                TOOLS / "plain.mjs",
                TOOLS / "policy.py",
                TOOLS / "ratings.py",
                TOOLS / "scripts.py",
                TOOLS / "small.mjs",
                TOOLS / "split.mjs",
                TOOLS / "together.py",
                TOOLS / "typescript.mjs",
                TOOLS / "wording.py",
                TOOLS / "workshop.py",
                TOOLS / "inside" / "rooms.py",
                runtime.program,
                runtime.script,
                runtime.library,
                runtime.package,
                runtime.small,
                runtime.workshop,
                runtime.snapshot,
                runtime.wheel,
                runtime.micropip,
            ],
            outputs=[DIST / "index.html", DIST / "sw.js", UNBUNDLED / "index.html", WHOLE],
        )
    return DIST


def bundle_single(online: Path = TOGETHER) -> Path:
    """Brings dist-single/ up to date and returns the path of the page as one file in it. `online`: as
    `bundle` has it. Raises `Failure`.
    """
    with building():
        page = bundle(online)
        made = WITH_SINGLE / SINGLE
        step(
            "Making one file of the page",
            lambda: _make_single(page),
            stamp="single",
            inputs=[page, *(TOOLS / name for name in _HOW_SINGLE)],
            outputs=[made, WITH_SINGLE / "index.html"],
        )
    return made


def _make_single(page: Path) -> None:
    made = BUILD / "dist-single-new"
    with_single(page, made)
    replace(WITH_SINGLE, made)


@dataclass(frozen=True)
class Weight:
    """How many files a page has, and how many millions of bytes."""

    count: int
    megabytes: float


def weight(folder: Path, *, forms: bool = False) -> Weight:
    """What a page weighs without what only says the same in fewer bytes, or, with `forms`, with it."""
    counted = [*files(folder)] if forms else plain(folder)
    return Weight(len(counted), sum(file.stat().st_size for file in counted) / 1e6)

"""The page's Python: standard library and package as bytecode, and the wheels for micropip."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.layout import LIBRARIES, PYODIDE, RUNTIME, SLIM, TOOLS
from tools.node import find_node
from tools.pyodide import STOCK_LIBRARY, inside_pyodide
from tools.python import browser_wheel
from tools.stdlib import LEAVE_OUT
from tools.steps import replace, run, step
from tools.wheel import page_wheel, small_games, workshop

__all__ = ["Runtime", "compile_runtime", "compile_zip", "take_snapshot"]

_HOW_SLIM: list[Path | str] = [
    TOOLS / "slim.mjs",
    TOOLS / "small.mjs",
    TOOLS / "webassembly.mjs",
    PYODIDE / "package.json",
]
_HOW: list[Path | str] = [TOOLS / "inside" / "bytecode.py", TOOLS / "pyodide.mjs", *_HOW_SLIM]
_SNAPSHOT = TOOLS / "snapshot.mjs"
_WARM = TOOLS / "inside" / "warm.py"
_LEFT_OUT = sorted(pattern for patterns in LEAVE_OUT.values() for pattern in patterns)


@dataclass(frozen=True)
class Runtime:
    """Pyodide's program and the script around it, bytecode of the standard library, the package, the
    small games and the workshop, Python's memory once the first two have started, and the wheels to fall back on.
    """

    program: Path
    script: Path
    library: Path
    package: Path
    small: Path
    workshop: Path
    snapshot: Path
    wheel: Path
    micropip: Path


def compile_runtime(on_program: Callable[[Path], object]) -> Runtime:
    """Compiles what has changed; the JavaScript libraries are there. Tells when the program is."""
    built = Runtime(
        program=SLIM / "pyodide.asm.wasm",
        script=SLIM / "pyodide.asm.mjs",
        library=RUNTIME / "library" / "stdlib.zip",
        package=RUNTIME / "package" / "package.zip",
        small=RUNTIME / "small" / "small.zip",
        workshop=RUNTIME / "workshop" / "workshop.zip",
        snapshot=RUNTIME / "snapshot" / "snapshot.bin",
        wheel=page_wheel(),
        micropip=browser_wheel(),
    )
    step(
        "Making Pyodide smaller",
        slim,
        stamp="slim",
        inputs=_HOW_SLIM,
        outputs=[built.program, built.script],
    )
    on_program(built.program)
    step(
        "Compiling the standard library",
        lambda: compile_zip("library", STOCK_LIBRARY, built.library, _LEFT_OUT),
        stamp="compiled-library",
        inputs=[*_HOW, *_LEFT_OUT],
        outputs=[built.library],
    )
    step(
        "Compiling the package",
        lambda: compile_zip("package", built.wheel, built.package, []),
        stamp="compiled-package",
        inputs=[*_HOW, built.wheel],
        outputs=[built.package],
    )
    for name, sources, target in (
        ("small games", small_games(), built.small),
        ("workshop", workshop(), built.workshop),
    ):
        step(
            f"Compiling the {name}",
            partial(compile_zip, "package", sources, target, []),
            stamp=f"compiled-{target.stem}",
            inputs=[*_HOW, sources],
            outputs=[target],
        )
    step(
        "Taking a snapshot of the started engine",
        lambda: take_snapshot(built.library, built.package, built.snapshot),
        stamp="snapshot",
        inputs=[_WARM, _SNAPSHOT, *_HOW_SLIM, built.library, built.package],
        outputs=[built.snapshot],
    )
    return built


def take_snapshot(library: Path, package: Path, target: Path) -> None:
    """Writes Python's memory after it has loaded the package and dealt every game."""
    target.parent.mkdir(parents=True, exist_ok=True)
    run([find_node().node, _SNAPSHOT, SLIM, library, package, _WARM, target])


def slim() -> None:
    """Makes `SLIM` anew."""
    fresh = SLIM.with_name("slim-new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    run([find_node().node, TOOLS / "slim.mjs", LIBRARIES, fresh])
    replace(SLIM, fresh)


def compile_zip(kind: str, source: Path, target: Path, leave_out: list[str]) -> None:
    """Compiles a zip of sources; the target's folder contains nothing else afterwards."""
    shutil.rmtree(target.parent, ignore_errors=True)
    target.parent.mkdir(parents=True)
    mounts = {"/tools": TOOLS, "/source": source.parent, "/target": target.parent}
    job = {
        "kind": kind,
        "source": f"/source/{source.name}",
        "target": f"/target/{target.name}",
        "leave_out": leave_out,
    }
    run(inside_pyodide("/tools/inside/bytecode.py", [json.dumps(job)], mounts=mounts))

"""The page's Python: standard library and package as bytecode, and the wheels for micropip."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.layout import LIBRARIES, PYODIDE, RUNTIME, TOOLS
from tools.node import find_node
from tools.pyodide import STOCK_LIBRARY, inside_pyodide
from tools.python import browser_wheel
from tools.stdlib import LEAVE_OUT
from tools.steps import run, step
from tools.wheel import page_wheel

__all__ = ["Runtime", "compile_runtime", "compile_zip", "take_snapshot"]

_HOW: list[Path | str] = [
    TOOLS / "inside" / "bytecode.py",
    TOOLS / "pyodide.mjs",
    PYODIDE / "package.json",
]
_SNAPSHOT = TOOLS / "snapshot.mjs"
_WARM = TOOLS / "inside" / "warm.py"
_LEFT_OUT = sorted(pattern for patterns in LEAVE_OUT.values() for pattern in patterns)


@dataclass(frozen=True)
class Runtime:
    """Bytecode of the standard library and the package, Python's memory once both have started, and
    the wheels to fall back on.
    """

    library: Path
    package: Path
    snapshot: Path
    wheel: Path
    micropip: Path


def compile_runtime() -> Runtime:
    """Compiles what has changed; the JavaScript libraries are there."""
    built = Runtime(
        library=RUNTIME / "library" / "stdlib.zip",
        package=RUNTIME / "package" / "package.zip",
        snapshot=RUNTIME / "snapshot" / "snapshot.bin",
        wheel=page_wheel(),
        micropip=browser_wheel(),
    )
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
    step(
        "Taking a snapshot of the started engine",
        lambda: take_snapshot(built.library, built.package, built.snapshot),
        stamp="snapshot",
        inputs=[_WARM, _SNAPSHOT, PYODIDE / "package.json", built.library, built.package],
        outputs=[built.snapshot],
    )
    return built


def take_snapshot(library: Path, package: Path, target: Path) -> None:
    """Writes Python's memory after it has loaded the package and dealt every game."""
    target.parent.mkdir(parents=True, exist_ok=True)
    run([find_node().node, _SNAPSHOT, LIBRARIES, library, package, _WARM, target])


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

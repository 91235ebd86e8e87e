"""The page's Python: standard library and package as bytecode, and the wheels for micropip."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from tools.layout import PYODIDE, RUNTIME, TOOLS
from tools.node import libraries
from tools.pyodide import STOCK_LIBRARY, inside_pyodide
from tools.python import browser_wheel
from tools.stdlib import LEAVE_OUT
from tools.steps import run, step
from tools.wheel import page_wheel

__all__ = ["Runtime", "compile_runtime", "compile_zip"]

_HOW: list[Path | str] = [
    TOOLS / "inside" / "bytecode.py",
    TOOLS / "pyodide.mjs",
    PYODIDE / "package.json",
]
_LEFT_OUT = sorted(pattern for patterns in LEAVE_OUT.values() for pattern in patterns)


@dataclass(frozen=True)
class Runtime:
    """Bytecode of the standard library and the package, and the wheels to fall back on."""

    library: Path
    package: Path
    wheel: Path
    micropip: Path


def compile_runtime() -> Runtime:
    """Compiles what has changed."""
    libraries("page")
    built = Runtime(
        library=RUNTIME / "library" / "stdlib.zip",
        package=RUNTIME / "package" / "package.zip",
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
    return built


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

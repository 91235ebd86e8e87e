"""Virtual environments, filled from the hash-locked requirements."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Literal

from tools.layout import AUDIT_ENV, BENCH_ENV, BROWSER_WHEELS, REQUIREMENTS, RESEARCH_ENV, VENV
from tools.steps import Failure, files, fingerprint, fresh, run, step

__all__ = [
    "audit_python",
    "bench_python",
    "browser_wheel",
    "environment",
    "project_python",
    "research_python",
]

_PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


def interpreter(home: Path) -> Path:
    """The Python of a virtual environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def project_python(level: Literal["build", "dev"]) -> Path:
    """`.venv`'s Python with at least `requirements/<level>.txt`; dev is a superset of build."""
    if level == "build" and _filled(VENV, "dev"):
        return interpreter(VENV)
    what = "what builds the page" if level == "build" else "tests and checks"
    return environment(VENV, level, f"Installing {what}")


def bench_python() -> Path:
    """The Python of the benchmarks, which need other packages for comparison."""
    return environment(BENCH_ENV, "bench", "Installing the peers of the benchmarks")


def research_python() -> Path:
    """The Python of tournaments and of the researchers' adapters, with their libraries."""
    return environment(RESEARCH_ENV, "research", "Installing the libraries of research")


def audit_python() -> Path:
    """The Python with pip-audit."""
    return environment(AUDIT_ENV, "audit", "Installing what asks for known vulnerabilities")


def environment(home: Path, lock: str, title: str) -> Path:
    """The Python of the environment `home`, with `requirements/<lock>.txt` installed."""
    python = interpreter(home)

    def install() -> None:
        if not _usable(home):
            _create(home)
        locked = REQUIREMENTS / f"{lock}.txt"
        # What is used is compiled when it is; to compile all of it takes longer than to fetch it.
        how = ["--quiet", "--no-compile", "--require-hashes"]
        run([python, *_PIP, "install", *how, "--requirement", locked])

    step(title, install, stamp=_stamp(home), inputs=_inputs(lock), outputs=[python])
    return python


def browser_wheel() -> Path:
    """The wheel of micropip, as its project published it."""

    def download() -> None:
        shutil.rmtree(BROWSER_WHEELS, ignore_errors=True)
        options = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version=3.14"]
        places = ["--dest", str(BROWSER_WHEELS), "--requirement", str(locked)]
        run([python, *_PIP, "download", "--quiet", *options, *places])

    python = project_python("build")
    locked = REQUIREMENTS / "browser.txt"
    step(
        "Fetching micropip",
        download,
        stamp="browser-wheels",
        inputs=[locked],
        outputs=[BROWSER_WHEELS],
    )
    (wheel,) = (file for file in files(BROWSER_WHEELS) if file.name.startswith("micropip-"))
    return wheel


def _stamp(home: Path) -> str:
    return f"python-{home.name.lstrip('.')}"


def _inputs(lock: str) -> list[Path | str]:
    return [REQUIREMENTS / f"{lock}.txt", sys.version]


def _filled(home: Path, lock: str) -> bool:
    return fresh(_stamp(home), fingerprint(_inputs(lock)), [interpreter(home)])


def _usable(home: Path) -> bool:
    """Whether the environment is complete and of this Python."""
    settings = home / "pyvenv.cfg"
    if not (settings.is_file() and interpreter(home).exists()):
        return False
    lines = (line.partition("=") for line in settings.read_text().splitlines())
    values = {name.strip(): value.strip() for name, _, value in lines}
    return values.get("version") == ".".join(map(str, sys.version_info[:3]))


def _create(home: Path) -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Failure(
            "This Python cannot make virtual environments: its venv or ensurepip is missing. "
            f"On Debian and Ubuntu: apt install python{version}-venv"
        )
    if Path(sys.prefix) == home:
        raise Failure(f"Run build.py with the system's Python, not the one in {home}.")
    shutil.rmtree(home, ignore_errors=True)
    base = getattr(sys, "_base_executable", sys.executable)
    run([base, "-m", "venv", home])

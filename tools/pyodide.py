"""Pyodide under Node, to compile the page's bytecode and to run tests as WebAssembly."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.layout import PYODIDE, SLIM, TOOLS
from tools.node import find_node

__all__ = ["STOCK_LIBRARY", "inside_pyodide"]

STOCK_LIBRARY = PYODIDE / "python_stdlib.zip"


def inside_pyodide(
    script: str,
    arguments: Sequence[str],
    *,
    mounts: Mapping[str, Path],
    library: Path = STOCK_LIBRARY,
) -> list[str]:
    """The command line that runs a script inside Pyodide and ends with its exit code.

    `mounts` shows folders of this machine inside: {"/inside": outside}; `script` and `arguments`
    name paths inside. `library` is the standard library's zip.
    """
    places = json.dumps({inside: str(outside) for inside, outside in mounts.items()})
    driver = [str(find_node().node), str(TOOLS / "pyodide.mjs")]
    return [*driver, str(SLIM), str(library), places, script, *arguments]

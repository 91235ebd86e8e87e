"""Compiles zips of Python sources to zips of bytecode, stored as it is: packed as a whole they become
smaller. Runs inside Pyodide, for whose Python the bytecode is.

Usage: bytecode.py JOB, JSON {"kind": "library" | "package", "source", "target", "leave_out":
[patterns]}. The same sources give the same bytes: dates are fixed, the bytecode is not
checked against its sources, and entries are sorted.
"""

from __future__ import annotations

import ast
import json
import py_compile
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path


@dataclass(frozen=True)
class Kind:
    """How a zip is compiled: its path in tracebacks, its optimization, and what it keeps."""

    home: str
    optimize: int
    keep: str


KINDS = {
    "library": Kind(home="/lib/python314.zip/", optimize=2, keep="*"),
    # Not optimized, so that the page runs what the tests have run, but for docstrings, which nobody reads
    # there; other files are elsewhere in the page.
    "package": Kind(home="/package.zip/", optimize=0, keep="*.py"),
}


def undocumented(code: bytes) -> bytes:
    """The source with a blank for each docstring, every line where it was.

    Not nothing: to a class without a docstring `dataclass` gives one, for which it imports `inspect`.
    """
    lines = code.splitlines(keepends=True)
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    found = [
        node.body[0]
        for node in ast.walk(ast.parse(code))
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None
    ]
    for text in sorted(found, key=lambda each: each.lineno, reverse=True):
        assert text.end_lineno is not None
        first, last = text.lineno - 1, text.end_lineno - 1
        before, after = lines[first][: text.col_offset], lines[last][text.end_col_offset :]
        lines[first : last + 1] = [before + b'" "' + after, *[b"\n"] * (last - first)]
    return b"".join(lines)


def compiled(source: str, code: bytes, optimize: int) -> bytes:
    """The .pyc of one module; `source` is the name its tracebacks show."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "module.py"), Path(folder, "module.pyc")
        before.write_bytes(code)
        py_compile.compile(
            str(before),
            str(after),
            dfile=source,
            doraise=True,
            optimize=optimize,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return after.read_bytes()


def entries(source: zipfile.ZipFile, kind: Kind, leave_out: Iterable[str]) -> dict[str, bytes]:
    """The compiled zip's contents by name."""
    made: dict[str, bytes] = {}
    patterns = tuple(leave_out)
    for name in sorted(source.namelist()):
        if name.endswith("/") or not fnmatchcase(name, kind.keep):
            continue
        if any(fnmatchcase(name, pattern) for pattern in patterns):
            continue
        content = source.read(name)
        if name.endswith(".py"):
            bare = content if kind.optimize == 2 else undocumented(content)
            made[f"{name}c"] = compiled(kind.home + name, bare, kind.optimize)
        else:
            made[name] = content
    return made


def write(target: Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w") as zip_file:
        for name, content in files.items():
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o644 << 16
            zip_file.writestr(info, content)


def main(text: str) -> None:
    job = json.loads(text)
    with zipfile.ZipFile(job["source"]) as source:
        files = entries(source, KINDS[job["kind"]], job["leave_out"])
    write(Path(job["target"]), files)


if __name__ == "__main__":
    main(sys.argv[1])

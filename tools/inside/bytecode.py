"""Compiles zips of Python sources to zips of bytecode, stored as it is: packed as a whole they become
smaller. Runs inside Pyodide, for whose Python the bytecode is.

Usage: bytecode.py JOB, JSON {"kind": "library" | "package", "source", "target", "leave_out":
[patterns]}. The same sources give the same bytes: dates are fixed, the bytecode is not
checked against its sources, and entries are sorted.
"""

from __future__ import annotations

import ast
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path


@dataclass(frozen=True)
class Kind:
    """How a zip is compiled: its path in tracebacks, its optimization, whether it goes without docstrings
    and annotations otherwise, and what it keeps.
    """

    home: str
    optimize: int
    bare: bool
    keep: str


UNCHECKED = (1).to_bytes(4, "little")
"""The flags of bytecode that is never compared with its source."""

KINDS = {
    "library": Kind(home="/lib/python314.zip/", optimize=2, bare=False, keep="*"),
    # Not optimized, so that the page runs what the tests have run, but for docstrings and annotations, which
    # nobody reads there; other files are elsewhere in the page.
    "package": Kind(home="/package.zip/", optimize=0, bare=True, keep="*.py"),
}


def bare(code: bytes) -> ast.Module:
    """The source without docstrings, and without annotations of functions and of modules' names; every
    line where it was.

    Of a class both stay, a blank for the docstring: `dataclass` reads the annotations, and gives a docstring
    to a class without any, for which it imports `inspect`.
    """
    tree = ast.parse(code)
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef() if _documented(node):
                node.body[0] = ast.copy_location(ast.Expr(ast.Constant(" ")), node.body[0])
            case ast.Module() | ast.FunctionDef() | ast.AsyncFunctionDef() if _documented(node):
                node.body[:1] = [] if node.body[1:] else [_nothing(node.body[0])]
        match node:
            case ast.Module():
                node.body = [_assigned(each) for each in node.body]
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
    return ast.fix_missing_locations(tree)


def _documented(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def _nothing(at: ast.stmt) -> ast.stmt:
    return ast.copy_location(ast.Pass(), at)


def _assigned(line: ast.stmt) -> ast.stmt:
    if not isinstance(line, ast.AnnAssign):
        return line
    if line.value is None:
        return _nothing(line)
    return ast.copy_location(ast.Assign([line.target], line.value), line)


def compiled(source: str, code: bytes, kind: Kind) -> bytes:
    """The .pyc of one module; `source` is the name its tracebacks show. Raises `SyntaxError`."""
    made = compile(
        bare(code) if kind.bare else code,
        source,
        "exec",
        dont_inherit=True,
        optimize=kind.optimize,
    )
    return b"".join((MAGIC_NUMBER, UNCHECKED, source_hash(code), marshal.dumps(made)))


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
            made[f"{name}c"] = compiled(kind.home + name, content, kind)
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

"""What the page's Python is compiled from."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Callable
from typing import cast

from tools.layout import TOOLS

SOURCE = b'''"""A module.

With two paragraphs.
"""
import enum

class Sail:
    """A sail."""
    def set(self) -> int:
        """Sets \xc3\xa9 it."""
        return 1 // 0

def only() -> None:
    """Does nothing,

    at length."""

TEXT = """no docstring"""
'''


def undocumented() -> Callable[[bytes], bytes]:
    names = runpy.run_path(str(TOOLS / "inside" / "bytecode.py"), run_name="bytecode")
    return cast("Callable[[bytes], bytes]", names["undocumented"])


def test_docstrings_are_left_out_and_every_line_stays_where_it_was() -> None:
    bare = undocumented()(SOURCE)
    assert bare.count(b"\n") == SOURCE.count(b"\n")
    lines, before = bare.splitlines(), SOURCE.splitlines()
    for number, line in enumerate(before):
        if (
            b'"' not in line
            and line.strip()
            and b"paragraphs" not in line
            and b"at length" not in line
        ):
            assert lines[number] == line
    tree = ast.parse(bare)
    sail, only, text = tree.body[2:]
    assert isinstance(sail, ast.ClassDef)
    assert isinstance(only, ast.FunctionDef)
    assert [ast.get_docstring(each, clean=False) for each in (tree, sail, only)] == [" "] * 3
    assert ast.unparse(text) == "TEXT = 'no docstring'"


def test_what_has_no_docstring_is_left_as_it_is() -> None:
    code = b"X = 1\n\ndef f():\n    return 'text'\n"
    assert undocumented()(code) == code

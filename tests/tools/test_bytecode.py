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
from dataclasses import dataclass

LIMIT: int = 3
LATE: str

@dataclass
class Sail:
    """A sail."""
    size: int
    def set(self, *knots: str, by: "Sail | None" = None, **more: int) -> int:
        """Sets \xc3\xa9 it."""
        return 1 // 0

def only() -> None:
    """Does nothing,

    at length."""

TEXT = """no docstring"""
'''


def bare(code: bytes) -> ast.Module:
    names = runpy.run_path(str(TOOLS / "inside" / "bytecode.py"), run_name="bytecode")
    return cast("Callable[[bytes], ast.Module]", names["bare"])(code)


def test_docstrings_are_left_out_but_a_classs_which_is_blank() -> None:
    tree = bare(SOURCE)
    found = {
        getattr(node, "name", ""): ast.get_docstring(node, clean=False)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    }
    assert found == {"": None, "Sail": " ", "set": None, "only": None}
    assert ast.unparse(tree.body[-1]) == "TEXT = 'no docstring'"


def test_annotations_are_left_out_but_a_classs() -> None:
    text = ast.unparse(bare(SOURCE))
    assert "\nLIMIT = 3\npass\n" in text
    assert "    size: int\n" in text
    assert "def set(self, *knots, by=None, **more):" in text


def test_every_line_stays_where_it_was() -> None:
    def places(tree: ast.Module) -> list[int]:
        kept = ast.Assign | ast.ClassDef | ast.FunctionDef | ast.ImportFrom | ast.Return
        return [node.lineno for node in ast.walk(tree) if isinstance(node, kept)]

    annotated = SOURCE.replace(b"LIMIT: int = 3", b"LIMIT = 3")
    assert places(bare(SOURCE)) == places(ast.parse(annotated))


def test_what_is_bare_already_runs_as_it_did() -> None:
    code = b"X = 1\n\ndef f():\n    return 'text'\n"
    assert ast.dump(bare(code)) == ast.dump(ast.parse(code))

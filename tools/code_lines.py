"""Lines of code, without comments, docstrings and blank ones, and how many a part of the project may have.

The table is `code` in `budget.json`: a part's folders and its most lines of Python and TypeScript. A limit is
raised only by a commit that says why.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from pathlib import Path

from tools.layout import BUDGET, ROOT

__all__ = ["code_lines", "overlong"]

_COMMENT = re.compile(r"^[ \t]*(//.*|/\*(?s:.*?)\*/[ \t]*)$", re.MULTILINE)
"""A comment that stands alone; one beside code is in a line of code."""
_SILENT = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}


def overlong(root: Path = ROOT, table: Path = BUDGET) -> list[str]:
    """The parts that have more lines of code than they may."""
    limits = json.loads(table.read_text(encoding="utf-8"))["code"]
    found = []
    for part, limit in limits.items():
        lines = sum(code_lines(root / folder) for folder in limit["folders"])
        if lines > limit["most"]:
            found.append(f"{part} has {lines:,} lines of code; its limit is {limit['most']:,}.")
    return found


def code_lines(folder: Path) -> int:
    """Of all Python and TypeScript in a folder."""
    counts = {".py": _python, ".ts": _typescript}
    return sum(
        counts[file.suffix](file.read_text(encoding="utf-8"))
        for file in folder.rglob("*")
        if file.suffix in counts
    )


def _python(text: str) -> int:
    said = {
        line
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    written = {
        line
        for token in tokens
        if token.type not in _SILENT
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(written - said)


def _typescript(text: str) -> int:
    return sum(bool(line.strip()) for line in _COMMENT.sub("", text).splitlines())

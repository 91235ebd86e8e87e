"""How much code a part of the project may have."""

from __future__ import annotations

import json
from pathlib import Path

from tools.code_lines import code_lines, overlong

PYTHON = '"""What it is."""\n\n# Why.\nx = """\n\ntwo"""  # beside\n\n\ndef f() -> None:\n    """Does\n    that."""\n'
SCRIPT = "/** What it is. */\n\n/*\n * Why.\n */\nexport const x = `/* two`; // beside\n  // alone\nf();\n"


def test_no_part_has_more_code_than_its_limit() -> None:
    assert [] == overlong()


def test_comments_docstrings_and_blank_lines_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "f.py").write_text(PYTHON, encoding="utf-8")
    assert code_lines(tmp_path) == 4, "a text that is no docstring counts with all its lines"
    (tmp_path / "f.ts").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "f.css").write_text("a {}\n", encoding="utf-8")
    assert code_lines(tmp_path) == 6


def test_a_part_that_grows_beyond_its_limit_is_named(tmp_path: Path) -> None:
    (tmp_path / "f.ts").write_text(SCRIPT, encoding="utf-8")
    table = tmp_path / "budget.json"
    table.write_text(json.dumps({"code": {"the ship": {"folders": ["."], "most": 1}}}))
    assert ["the ship has 2 lines of code; its limit is 1."] == overlong(tmp_path, table)

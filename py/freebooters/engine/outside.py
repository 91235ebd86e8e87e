"""Reading JSON that comes from outside: strictly, and never deeper than anything of ours goes."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

__all__ = ["DEEPEST", "read_json"]

DEEPEST = 20
"""Lists and objects within one another. Python's parser recurses, and where it runs as WebAssembly a
text of a few thousand brackets ends the whole runtime instead of raising."""

_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(r"[][{}]")


def read_json(text: str) -> Any:
    """The value a text stands for. Raises `ValueError`: no JSON, no finite number, or too deep."""
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError(f"nested deeper than {DEEPEST}")
    return json.loads(text, parse_constant=_refuse)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")

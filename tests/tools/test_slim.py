"""A program of WebAssembly is made smaller, and nothing of it moves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.under_node import node
from tools.layout import TOOLS
from tools.steps import Failure, run

_CODE = {
    "living": "41 07 10 03 0b",  # i32.const 7, call the one with the number 3
    "dead": "23 00 0b",  # global.get of the foreign one
    "called": "20 00 10 00 0b",  # local.get 0, call what is imported
    "listed": "20 00 41 01 6a 0b",  # local.get 0, i32.const 1, i32.add
}
"""Bodies of the functions with the numbers 1 to 4; 0 is imported."""

_RUN = """
import { slimmed, importsOf } from "TOOLS/webassembly.mjs";
const [program, ...wanted] = process.argv.slice(2);
const bytes = slimmed(Buffer.from(program, "hex"), (name) => wanted.includes(name));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
  env: { double: (value) => 2 * value },
});
console.log(JSON.stringify({
  asks: importsOf(Buffer.from(program, "hex")),
  gives: Object.keys(exports),
  living: exports.living(),
  listed: exports.table.get(0)(41),
  variable: exports.variable.value,
  smaller: program.length / 2 - bytes.length,
}));
"""


def _name(text: str) -> bytes:
    return bytes([len(text)]) + text.encode()


def _section(number: int, entries: list[bytes]) -> bytes:
    content = bytes([len(entries)]) + b"".join(entries)
    return bytes([number, len(content)]) + content


def _program(dead: str = _CODE["dead"]) -> bytes:
    """A program with a function that is called, one in the table, and one that nothing calls and that
    asks for another program's.
    """
    code = {**_CODE, "dead": dead}
    bodies = [bytes([0]) + bytes.fromhex(text) for text in code.values()]
    exports = [
        _name("living") + bytes([0, 1]),
        _name("dead") + bytes([0, 2]),
        _name("table") + bytes([1, 0]),
        _name("variable") + bytes([3, 1]),
    ]
    sections = [
        _section(1, [bytes.fromhex("60 01 7f 01 7f"), bytes.fromhex("60 00 01 7f")]),
        _section(
            2,
            [
                _name("env") + _name("double") + bytes([0, 0]),
                _name("GOT.func") + _name("elsewhere") + bytes([3, 0x7F, 1]),
            ],
        ),
        _section(3, [bytes([1]), bytes([1]), bytes([0]), bytes([0])]),
        _section(4, [bytes([0x70, 0, 1])]),
        _section(6, [bytes.fromhex("7f 00 41 2a 0b")]),
        _section(7, exports),
        _section(9, [bytes.fromhex("00 41 00 0b 01 04")]),
        _section(10, [bytes([len(body)]) + body for body in bodies]),
    ]
    return b"\0asm\x01\0\0\0" + b"".join(sections)


def _slimmed(tmp_path: Path, program: bytes, wanted: list[str]) -> dict[str, Any]:
    script = tmp_path / "run.mjs"
    script.write_text(_RUN.replace("TOOLS", TOOLS.as_uri()), encoding="utf-8")
    answer: dict[str, Any] = json.loads(run([*node(), script, program.hex(), *wanted]))
    return answer


def test_what_nothing_calls_is_left_out_and_every_number_stays(tmp_path: Path) -> None:
    found = _slimmed(tmp_path, _program(), ["living", "table", "variable"])
    smaller = found.pop("smaller")
    assert {
        "asks": ["double"],
        "gives": ["living", "table", "variable"],
        "living": 14,
        "listed": 42,
        "variable": 42,
    } == found
    assert smaller > 0


@pytest.mark.parametrize(
    ("dead", "wanted", "said"),
    [
        (_CODE["dead"], ["living", "dead"], "elsewhere would be missed"),
        ("fd 00 0b", ["living", "dead"], "instruction fd"),
    ],
)
def test_what_would_be_missed_or_cannot_be_read_ends_the_build(
    tmp_path: Path, dead: str, wanted: list[str], said: str
) -> None:
    with pytest.raises(Failure, match=said):
        _slimmed(tmp_path, _program(dead), wanted)

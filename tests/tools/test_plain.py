"""Scripts in TypeScript lose their types and nothing else; consoles find the lines as they are written."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path

import pytest

from tests.web.under_node import node
from tools.layout import LIBRARIES, TOOLS
from tools.node import find_node
from tools.scripts import script, scripts
from tools.steps import Failure, run

TYPED = """import type { Colour } from "./colours.js";
import { shade } from "./shade.js";

interface Ship {
  colour: Colour;
}

export class Fleet {
  declare flag: Colour;
  ships: Ship[] = [];

  constructor(flag: Colour) {
    this.flag = flag;
  }

  add<T extends Ship>(ship: T) {
    this.ships.push({ ...ship, colour: shade(this.flag) as Colour });
  }
}
"""


def plain(folder: Path, **texts: str) -> Path:
    """The folder with what is left of scripts with these names."""
    written, made = folder / "written", folder / "made"
    for name, text in texts.items():
        file = written / f"{name}.ts"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    names = json.dumps([f"{name}.ts" for name in texts])
    run([find_node().node, TOOLS / "plain.mjs", LIBRARIES, written, made, names])
    return made


def test_types_are_taken_away_and_nothing_else(tmp_path: Path) -> None:
    code, _, _ = (plain(tmp_path, fleet=TYPED) / "fleet.js").read_text("utf-8").rpartition("//#")
    assert " ".join(code.split()) == (
        'import { shade } from "./shade.js"; export class Fleet { ships = []; constructor(flag) '
        "{ this.flag = flag; } add(ship) "
        "{ this.ships.push({ ...ship, colour: shade(this.flag) }); } }"
    )


def test_a_console_is_told_the_lines_as_they_are_written(tmp_path: Path) -> None:
    text = (plain(tmp_path, fleet=TYPED) / "fleet.js").read_text("utf-8")
    told = json.loads(base64.b64decode(text.rpartition("base64,")[2]))
    assert (told["sources"], told["sourcesContent"]) == (["fleet.ts"], [TYPED])


def test_what_holds_only_types_leaves_no_script(tmp_path: Path) -> None:
    made = plain(tmp_path, colours='export type Colour = "red" | "black";\n', ship="export {};\n")
    assert [file.name for file in made.iterdir()] == ["ship.js"]


def test_what_is_no_typescript_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(Failure, match=r"fleet\.ts:1"):
        plain(tmp_path, fleet="let = 1 +;\n")


def test_node_imports_a_script_in_typescript_by_its_name_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "ship.ts").write_text(
        "export interface Ship {\n  mast: true;\n}\n\nthrow new Error('aground');\n"
    )
    (tmp_path / "fleet.mjs").write_text(
        'await import("./ship.js").catch(({ stack }) => console.log(stack));\n'
    )
    done = subprocess.run(
        [*node(), tmp_path / "fleet.mjs"], capture_output=True, text=True, check=True
    )
    assert "ship.ts:5" in done.stdout


def test_scripts_are_found_in_both_languages() -> None:
    assert script("net/service-worker.js") in scripts()
    assert script("app/main.js") in scripts()
    assert not [
        file for file in scripts() if file.name.endswith(".d.ts") or LIBRARIES in file.parents
    ]

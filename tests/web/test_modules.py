"""The page's modules: which imports which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.scripts import scripts

IMPORT = re.compile(r'^(?:import|export)\b(?! type\b)[^;]*?\bfrom "(\.[^"]+)";', re.MULTILINE)
"""Of something that is there while the page runs; types are not."""


def rounds(imports: Mapping[Path, list[Path]]) -> Iterator[list[str]]:
    """Modules that import one another in a round, the first again at the end of each."""
    done: set[Path] = set()
    for start in imports:
        way, ahead = [start], [iter(imports[start])]
        while way:
            module = next(ahead[-1], None)
            if module is None:
                done.add(way.pop())
                ahead.pop()
            elif module in way:
                yield [each.stem for each in [*way[way.index(module) :], module]]
            elif module not in done:
                way.append(module)
                ahead.append(iter(imports.get(module, [])))


def test_rounds_are_found() -> None:
    a, b, c = (Path(name) for name in "abc")
    assert [] == list(rounds({a: [b, c], b: [c], c: []}))
    assert [["b", "c", "b"]] == list(rounds({a: [b], b: [c], c: [b]}))


def test_types_are_no_imports() -> None:
    text = 'import type { A } from "./a.js";\nimport { type B, b } from "./b.js";\nexport type { C } from "./c.js";'
    assert IMPORT.findall(text) == ["./b.js"]


def test_no_module_is_imported_by_what_it_imports() -> None:
    own = scripts()
    imports = {
        file.with_suffix(".js"): [
            (file.parent / name).resolve()
            for name in IMPORT.findall(file.read_text(encoding="utf-8"))
        ]
        for file in own
    }
    assert sum(map(len, imports.values())) > len(own)
    assert [] == list(rounds(imports))

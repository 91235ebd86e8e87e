"""The page's modules: which imports which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.layout import WEB
from tools.scripts import script, scripts

IMPORT = re.compile(r'^(?:import|export)\b(?! type\b)[^;]*?\bfrom "(\.[^"]+)";', re.MULTILINE)
"""Of something that is there while the page runs; types are not."""
LATER = re.compile(r'(?<!typeof )\bimport\("(\.[^"]+)"\)')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)

ORDER = [
    "types",
    "kit",
    "net",
    "i18n",
    "model",
    "engine",
    "storage",
    "board",
    "multiplayer/protocol",
    "post",
    "sound",
    "components",
    "page",
    "table/session",
    "features/saves",
    "features/daily",
    "features/print",
    "features/rules",
    "features/statistics",
    "features/settings",
    "features/credits",
    "table/panels",
    "analysis",
    "table/chrome",
    "table/dialogs",
    "table",
    "multiplayer/screens",
    "features/home",
    "features/learn",
    "features/lobby",
    "features/club",
    "features/post",
    "features/small",
    "features/demo",
    "workshop",
    "features/workshop",
    "app",
]
"""The folders of the page. Each may import what stands before it, and what is in itself."""

MOST = 25
"""Files that a folder may have."""


def folder(file: Path) -> str:
    """The innermost folder of the order in which the file lies."""
    place = file.relative_to(WEB).parent
    return next(name for each in (place, *place.parents) if (name := each.as_posix()) in ORDER)


def imports(file: Path, *, later: bool = False) -> list[Path]:
    """What a module imports; `later`: also what it asks for while it runs."""
    text = COMMENT.sub("", file.read_text(encoding="utf-8"))
    names = IMPORT.findall(text) + (LATER.findall(text) if later else [])
    found = ((file.parent / name).resolve() for name in names)
    return [script(str(each.relative_to(WEB))) for each in found if each.is_relative_to(WEB)]


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


def test_no_module_is_imported_by_what_it_imports_be_it_later() -> None:
    own = scripts()
    every = {file: imports(file, later=True) for file in own}
    assert sum(map(len, every.values())) > len(own)
    assert [] == list(rounds(every))


def test_arrows_between_folders_point_one_way() -> None:
    wrong = [
        (file.relative_to(WEB).as_posix(), other.relative_to(WEB).as_posix())
        for file in scripts()
        for other in imports(file, later=True)
        if folder(file) != folder(other) and ORDER.index(folder(other)) > ORDER.index(folder(file))
    ]
    assert [] == wrong


def test_every_folder_of_scripts_has_its_place_in_the_order_and_few_files() -> None:
    places = {file.parent for file in scripts()}
    assert set(ORDER) == {folder(file) for file in scripts()}
    for place in places:
        assert len([each for each in place.iterdir() if each.is_file()]) <= MOST, place


def test_no_two_modules_have_one_name() -> None:
    names = [file.stem for file in scripts()]
    assert sorted(set(names)) == sorted(names)

"""The page as hosts serve it: its scripts and style sheets bundled, most of them in the document."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from posixpath import join, normpath

from tools.layout import BUILD, KEEPER, LIBRARIES, TOOLS
from tools.node import find_node
from tools.offline import integrity, once
from tools.policy import meta
from tools.steps import Failure, files, run

__all__ = ["CHUNKS", "PROGRAM", "WHOLE", "bundled", "element", "pack", "with_policy"]

PROGRAM = "web/app.js"
"""The page's script, but for what the document contains itself, and what comes later."""
CHUNKS = "web/chunks"
"""The folder of the parts of the page's script that come later."""
WHOLE = BUILD / "bundles" / "whole.js"
"""The page's script with all its parts, for the page as one file."""

_INDENT = re.compile(r"(<(script|style)\b.*?</\2>)|\n +", re.DOTALL)
"""The indentation of the document, and what has none: scripts and style sheets stay as they are."""
_SHEET = re.compile(r' *<link rel="stylesheet" href="([^"]+)"((?: [\w-]+="[^"]*")*) />\n')
_FIRST = ("boot-guard", "early-clicks")
"""The classic scripts at the document's head, in this order."""
_MAIN = '<script type="module" src="web/app/main.js"></script>'
_POLICY = re.compile(r'(http-equiv="Content-Security-Policy" content=")[^"]*(")')
_LEFT_OUT = (".js", ".css")


def pack(page: Path, target: Path) -> None:
    """Makes `target` from an assembled page. Raises `Failure`."""
    for file in files(page):
        name = file.relative_to(page).as_posix()
        if name == KEEPER or not name.endswith(_LEFT_OUT):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target / name)
    work = BUILD / "bundles"
    work.mkdir(parents=True, exist_ok=True)
    main = page / "web" / "app" / "main.js"
    bundled(main, WHOLE)
    program, chunks = _split(main, target)
    worker = bundled(page / "web" / "engine" / "worker.js", work / "worker.js")
    scripts = {
        name: bundled(page / "web" / "app" / f"{name}.js", work / f"{name}.js", "iife").read_text(
            "utf-8"
        )
        for name in _FIRST
    }
    boot = bundled(
        page / "web" / "app" / "boot.js", work / "boot.js", "iife", f"WORKER_TEXT={worker}"
    )
    scripts["boot"] = boot.read_text("utf-8")
    # A browser checks by it whatever it imports later.
    later = json.dumps({"integrity": chunks}, separators=(",", ":"))
    document = (target / "index.html").read_text(encoding="utf-8")
    document, styles = _with_styles(document, page)
    tags = "\n".join(f'<script src="web/app/{name}.js"></script>' for name in _FIRST)
    hashed = integrity(program.read_bytes())
    *guards, start = (element("script", text) for text in scripts.values())
    inside = "\n".join(
        [
            *guards,
            element("script", later, ' type="importmap"'),
            # Before the engine is started, whose large files it would have to wait for.
            f'<script type="module" src="{PROGRAM}" integrity="{hashed}"></script>',
            start,
        ]
    )
    document = once(document, tags, inside)
    document = once(document, _MAIN, "")
    document = _INDENT.sub(lambda found: found[1] or "\n", document)
    document = with_policy(document, "index.html", [*scripts.values(), later], styles)
    (target / "index.html").write_text(document, encoding="utf-8", newline="\n")


def _split(main: Path, target: Path) -> tuple[Path, dict[str, str]]:
    """Makes the page's script and its chunks; the script, and by name the hashes of the chunks."""
    program = target / PROGRAM
    program.parent.mkdir(parents=True, exist_ok=True)
    run([find_node().node, TOOLS / "split.mjs", LIBRARIES, main, program.parent])
    chunks = {
        f"./{file.relative_to(target).as_posix()}": integrity(file.read_bytes())
        for file in files(target / CHUNKS)
    }
    return program, chunks


def bundled(source: Path, target: Path, form: str = "esm", *names: str) -> Path:
    """Makes `target` of a script with all it imports, or of a style sheet, and returns it; `names`
    are `NAME=FILE` for texts that the script contains. Raises `Failure`.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    run([find_node().node, TOOLS / "esbuild.mjs", LIBRARIES, form, source, target, *names])
    return target


def _with_styles(document: str, page: Path) -> tuple[str, list[str]]:
    """The document with its style sheets in it, and their texts.

    Neighbours become one, except where an attribute says when a sheet applies.
    """
    sheets = list(_SHEET.finditer(document))
    if not sheets:
        raise Failure("The page has no style sheets.")
    texts: list[str] = []
    elements = []
    for attributes, group in groupby(sheets, key=lambda sheet: sheet[2]):
        text = "".join(_style(page, sheet[1]) for sheet in group)
        texts.append(text)
        elements.append("    " + element("style", text, attributes) + "\n")
    start, end = sheets[0].start(), sheets[-1].end()
    if _SHEET.sub("", document[start:end]).strip():
        raise Failure("The page's style sheets must follow each other.")
    return document[:start] + "".join(elements) + document[end:], texts


def _style(page: Path, name: str) -> str:
    """A style sheet whose addresses start from the document."""
    shrunk = bundled(page / name, BUILD / "bundles" / Path(name).name).read_text("utf-8")
    folder = name.rpartition("/")[0]
    return re.sub(
        r'url\("?(?!data:)([^")]+)"?\)',
        lambda found: f"url({normpath(join(folder, found[1]))})",
        shrunk,
    ).strip()


def with_policy(document: str, name: str, scripts: Sequence[str], styles: Sequence[str]) -> str:
    """The document, stating the policy of that name, which allows these scripts and styles in it."""
    policy = meta(name, scripts=_hashes(scripts), styles=_hashes(styles))
    return _POLICY.sub(rf"\g<1>{policy}\g<2>", document)


def element(name: str, text: str, attributes: str = "") -> str:
    """An element with that text. Raises `Failure` if it would end earlier."""
    if f"</{name}" in text.lower() or "<!--" in text:
        raise Failure(f"A {name} of the document would end before its end.")
    return f"<{name}{attributes}>{text}</{name}>"


def _hashes(texts: Sequence[str]) -> list[str]:
    return [f"'{integrity(text.encode())}'" for text in texts]

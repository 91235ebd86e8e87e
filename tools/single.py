"""The whole page as one file, which browsers open without a host or a network."""

from __future__ import annotations

import gzip
import html
import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from tools.compress import compress, plain
from tools.hosting import write_headers
from tools.layout import SINGLE, WORKSHOP
from tools.offline import NOT_KEPT, described, once, prepare_offline, stated
from tools.pack import PROGRAM, WHOLE, element, with_policy
from tools.server import TYPES
from tools.steps import Failure, files

__all__ = ["held", "single", "with_single"]

_ASKED_FOR = ("rooms/", "web/art/logo.svg", "web/words/", "runtime/", WORKSHOP)
"""How names begin for which the page's scripts ask; the rest is named by the document or its styles."""
_LEFT_OUT = (*NOT_KEPT, "runtime/snapshot.bin")
"""What the page can do without; with the snapshot the file would be twice as large."""
_DROPPED = re.compile(
    r' *<(?:link rel="(?:apple-touch-icon|manifest|preload)"|meta name="version")[^>]*>\n'
)
_ADDRESS = re.compile(r'(<(?:img|link)[^>]* (?:src|href)=")([^"#:]+)(")')
_STYLE_ADDRESS = re.compile(r"url\((?!data:)([^)]+)\)")
_STYLE = re.compile(r"<style([^>]*)>(.*?)</style>", re.DOTALL)
_SCRIPT = re.compile(r"<script>.*?</script>", re.DOTALL)
_MAIN = re.compile(rf'<script type="module" src="{re.escape(PROGRAM)}"[^>]*></script>')
_LATER = re.compile(r'<script type="importmap">.*?</script>\n?')
_PROMISE = re.compile(r'data-words="home-promise-offline">[^<]*<')


def with_single(page: Path, target: Path) -> None:
    """Makes `target` anew: the page, and beside it the page as one file, which the home page offers.

    Raises `Failure`.
    """
    shutil.rmtree(target, ignore_errors=True)
    for file in plain(page):
        copy = target / file.relative_to(page)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    text = single(page)
    (target / SINGLE).write_text(text, encoding="utf-8", newline="\n")
    home = target / "index.html"
    offer = json.dumps({"file": SINGLE, "bytes": len(text.encode())})
    document = stated(home.read_text(encoding="utf-8"), single=offer)
    home.write_text(document, encoding="utf-8", newline="\n")
    write_headers(target)
    prepare_offline(target)
    compress(target)


def single(page: Path) -> str:
    """A document that contains all of a built page. Raises `Failure`.

    The same page gives the same text. What is read first comes first: the styles and the words of
    the document, then the scripts, then files that are asked for by name (`web/net/files.ts`), and last
    the script that starts the engine, which needs these.
    """
    document = (page / "index.html").read_text(encoding="utf-8")
    names = list(held(page))
    document = stated(document, runtime=_runtime(page, names))
    document = _DROPPED.sub("", document)
    document = _ADDRESS.sub(lambda found: found[1] + _inline(page / found[2]) + found[3], document)
    document = _PROMISE.sub(_marked(page, "home-promise-file"), document)
    styles: list[str] = []

    def style(found: re.Match[str]) -> str:
        inlined = _STYLE_ADDRESS.sub(lambda each: f"url({_inline(page / each[1])})", found[2])
        styles.append(inlined)
        return element("style", inlined, found[1])

    document = _STYLE.sub(style, document)
    *first, start = _SCRIPT.finditer(document)
    document = document[: start.start()] + document[start.end() :]
    main = element("script", WHOLE.read_text(encoding="utf-8"), ' type="module"')
    document = _LATER.sub("", _MAIN.sub("", document))
    contents = "\n".join([main, *(_file(page, name) for name in names), start[0]])
    document = once(document, "</body>", contents + "\n</body>")
    # The workshop's document obeys this one's policy besides its own.
    (frame,) = _SCRIPT.findall((page / WORKSHOP).read_text(encoding="utf-8"))
    scripts = [_content(each) for each in (*(one[0] for one in first), start[0], main, frame)]
    return with_policy(document, SINGLE, scripts, styles)


def held(page: Path) -> Iterator[str]:
    """The names of the files that the page as one file contains by name, the largest last."""
    found = {file.relative_to(page).as_posix(): file.stat().st_size for file in files(page)}
    wanted = (
        name
        for name in found
        if name.startswith(_ASKED_FOR) and not any(fnmatchcase(name, rest) for rest in _LEFT_OUT)
    )
    return iter(sorted(wanted, key=lambda name: (found[name], name)))


def _marked(page: Path, key: str) -> str:
    """From within an element's tag on: that it says this, and what that is in English."""
    words = (page / "web" / "words" / "en.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", words, re.MULTILINE)
    if not found:
        raise Failure(f"The page has no words for {key}.")
    return f'data-words="{key}">{html.escape(found[1])}<'


def _runtime(page: Path, names: Iterable[str]) -> str:
    """What the page says of its runtime: one way to start."""
    whole = described(page)
    within = {name.removeprefix("runtime/") for name in names if name.startswith("runtime/")}
    sizes = {name: size for name, size in whole["sizes"].items() if name in within}
    hashes = {name: digest for name, digest in whole["hashes"].items() if name in within}
    return json.dumps(
        {**whole, "wheel": "", "sizes": sizes, "hashes": hashes}, separators=(",", ":")
    )


def _file(page: Path, name: str) -> str:
    kind = _type(page / name)
    content = (page / name).read_bytes()
    if not kind.startswith("image/"):
        content = gzip.compress(content, 9, mtime=0)
    attributes = f' type="text/plain" id="file:{name}" data-type="{kind}"'
    return element("script", b64encode(content).decode(), attributes)


def _inline(file: Path) -> str:
    if not file.is_file():
        raise Failure(f"The page names {file}, which does not exist.")
    return f"data:{_type(file)};base64,{b64encode(file.read_bytes()).decode()}"


def _type(file: Path) -> str:
    return TYPES[file.suffix]


def _content(script: str) -> str:
    return script[script.index(">") + 1 : script.rindex("</")]

"""The page's headers in the form that each host wants: `_headers` in the page, and docs/hosting.md.

Run it to renew the settings in docs/hosting.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tools.compress import ENCODINGS
from tools.layout import ROOT
from tools.policy import DOCUMENTS, REST, Headers, shared
from tools.steps import Failure, files

__all__ = ["PAGE", "apache", "caddy", "netlify", "nginx", "with_settings", "write_headers"]

PAGE = ROOT / "docs" / "hosting.md"


_COMPRESSED = (
    "application/json",
    "application/manifest+json",
    "application/wasm",
    "image/svg+xml",
    "text/html",
    "text/javascript",
    "text/plain",
)


def netlify(names: Iterable[str]) -> str:
    """`_headers`, as Netlify and Cloudflare Pages read it, for a page of these files.

    No address matches two of its rules, because these hosts would combine the headers of both.
    """
    folders = {name.partition("/")[0] + "/*" if "/" in name else name for name in names}
    present = {name: own for name, own in DOCUMENTS.items() if name in folders}
    rest = {f"/{name}": REST for name in sorted(folders - set(DOCUMENTS))}
    documents = {f"/{name}": own for name, own in present.items()}
    # These hosts send browsers to the names without `.html`.
    short = {path.removesuffix(".html"): own for path, own in documents.items()}
    rules = {"/": DOCUMENTS["index.html"], **documents, **short, **rest}
    return "".join(
        f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in own.items())
        for path, own in rules.items()
    )


def write_headers(page: Path) -> None:
    """Writes `_headers` for the files of a page."""
    names = [file.relative_to(page).as_posix() for file in files(page)]
    (page / "_headers").write_text(netlify(names), encoding="utf-8", newline="\n")


def nginx() -> str:
    return "\n".join(_nginx())


def _nginx() -> Iterator[str]:
    varying = _varying()
    yield "# Beside the server blocks, in http { }:"
    for name in varying:
        yield f"map $uri ${_variable(name)} {{"
        for document, own in DOCUMENTS.items():
            yield f'    ~/{re.escape(document)}$ "{own.get(name, "")}";'
        yield f'    default "{REST.get(name, "")}";'
        yield "}"
    yield ""
    yield "# In the server { } or location { } of the page:"
    for name in varying:
        yield f"add_header {name} ${_variable(name)} always;"
    for name, value in shared().items():
        yield f'add_header {name} "{value}" always;'
    yield "gzip_static on;"
    yield "gzip_vary on;"
    yield "location ~ \\.mjs$ {"
    yield "    types { }"
    yield "    default_type text/javascript;"
    yield "}"


def _variable(header: str) -> str:
    return f"freebooters_{header.lower().replace('-', '_')}"


def apache() -> str:
    return "\n".join(_apache())


def _apache() -> Iterator[str]:
    yield "AddType text/javascript .js .mjs"
    yield "AddType application/wasm .wasm"
    yield "AddType application/manifest+json .webmanifest"
    yield "<IfModule mod_deflate.c>"
    yield f"    AddOutputFilterByType DEFLATE {' '.join(_COMPRESSED)}"
    yield "</IfModule>"
    yield from _apache_headers(REST)
    for document, own in DOCUMENTS.items():
        yield f'<Files "{document}">'
        for line in _apache_headers({name: own.get(name, "") for name in _varying()}):
            yield f"    {line}"
        yield "</Files>"


def _apache_headers(own: Headers) -> Iterator[str]:
    for name, value in own.items():
        yield f'Header always set {name} "{value}"' if value else f"Header always unset {name}"


def caddy() -> str:
    return "\n".join(_caddy())


def _caddy() -> Iterator[str]:
    yield "file_server {"
    yield f"    precompressed {' '.join(ENCODINGS)}"
    yield "}"
    yield "header {"
    for name, value in shared().items():
        yield f'    {name} "{value}"'
    yield "}"
    places = {
        document: f"*/{document}" + (" */" if document == "index.html" else "")
        for document in DOCUMENTS
    }
    for document, place in places.items():
        yield f"@{document} path {place}"
    yield f"@beside not path {' '.join(places.values())}"
    for matcher, own in [*DOCUMENTS.items(), ("beside", REST)]:
        for name in _varying():
            if name in own:
                yield f'header @{matcher} {name} "{own[name]}"'


def _varying() -> list[str]:
    """The headers that differ between files."""
    every = {name: None for own in [REST, *DOCUMENTS.values()] for name in own}
    return [name for name in every if name not in shared()]


_SETTINGS: dict[str, Callable[[], str]] = {"nginx": nginx, "apache": apache, "caddy": caddy}


def with_settings(text: str) -> str:
    """The text with the fenced block of each web server replaced."""
    for name, settings in _SETTINGS.items():
        before, fence, after = text.partition(f"\n```{name}\n")
        if not fence:
            raise Failure(f"{PAGE.name} must have a block for {name}.")
        text = before + fence + settings() + "\n" + after[after.index("```\n") :]
    return text


def write(page: Path) -> None:
    page.write_text(with_settings(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write(PAGE)

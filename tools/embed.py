"""The page as other pages show it: one watched game, without anything around it."""

from __future__ import annotations

import re
from pathlib import Path

from tools.layout import EMBED
from tools.steps import Failure

__all__ = ["embedded", "write_embed"]

_ROOT = '<html lang="en">'
_BODY = re.compile(r"<body>.*</body>", re.DOTALL)
_NOTICE = re.compile(r'<div class="failed" id="failed".*?(?=\s*<main )', re.DOTALL)
_HOME_ONLY = re.compile(
    r' *<(?:link rel="(?:apple-touch-icon|manifest)"|meta\s+name="description")[^>]*>\n'
)


def write_embed(page: Path) -> None:
    """Writes the document beside `index.html`. Raises `Failure`."""
    home = (page / "index.html").read_text(encoding="utf-8")
    (page / EMBED).write_text(embedded(home), encoding="utf-8", newline="\n")


def embedded(home: str) -> str:
    """The home document without what stands around a table: with the same scripts and styles, and
    so with the same policy. Raises `Failure`.
    """
    notice, body = _NOTICE.search(home), _BODY.search(home)
    if notice is None or body is None or home.count(_ROOT) != 1:
        raise Failure("The page has not the parts that an embedded one keeps.")
    kept = (
        "<body>\n"
        f"    {notice[0]}\n"
        '    <div class="masthead-progress" id="progress-line"></div>\n'
        '    <main id="main" tabindex="-1"></main>\n'
        "  </body>"
    )
    document = home[: body.start()] + kept + home[body.end() :]
    return _HOME_ONLY.sub("", document).replace(_ROOT, '<html lang="en" data-embed>')

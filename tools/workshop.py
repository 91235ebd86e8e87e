"""The document in which rules of others run, and its worker."""

from __future__ import annotations

import html
from pathlib import Path

from tools.layout import BENCH_WORKER, BUILD, WORKSHOP
from tools.offline import integrity
from tools.pack import bundled, element
from tools.policy import meta

__all__ = ["write_workshop"]

_FRAME = "web/workshop/frame.js"
_WORKER = "web/workshop/bench-worker.js"


def write_workshop(page: Path) -> None:
    """Writes both beside an assembled page's `index.html`; the worker's script as a file of the runtime,
    as it is handed to the document with all others.
    """
    script = bundled(page / _FRAME, BUILD / "bundles" / "frame.js", "iife").read_text("utf-8")
    policy = meta(WORKSHOP, scripts=[f"'{integrity(script.encode())}'"])
    document = (
        '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n'
        '    <meta http-equiv="Content-Security-Policy"'
        f' content="{html.escape(policy, quote=False)}" />\n'
        "    <title>Freebooters: workshop</title>\n  </head>\n"
        f"  <body>{element('script', script)}</body>\n</html>\n"
    )
    (page / WORKSHOP).write_text(document, encoding="utf-8", newline="\n")
    bundled(page / _WORKER, page / "runtime" / BENCH_WORKER)

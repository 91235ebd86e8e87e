"""Games across the internet: the servers of `together.json`, and the document that talks to relays."""

from __future__ import annotations

import html
import json
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from tools.layout import BUILD, MEET, NO_SERVERS, TOGETHER
from tools.offline import integrity
from tools.pack import bundled, element
from tools.policy import meta
from tools.steps import Failure

__all__ = ["chosen", "relays", "write_together"]

_SCRIPT = "web/multiplayer/protocol/meeting-point/meet.js"
_MOST = 8
"""Of each; web/multiplayer/protocol/meeting-point/servers.ts has the same."""
_FORMS = {
    "relays": re.compile(r"wss?://[^\s;,'\"]+"),
    "stun": re.compile(r"stuns?:\S+"),
    "turn": re.compile(r"turns?:\S+"),
}


_CHOICES = {"none": NO_SERVERS, "default": TOGETHER}


def chosen(name: str) -> Path:
    """The file of the servers that a page is to name: `none`, `default`, or the path of one. Raises
    `Failure` unless it says what the page can read.
    """
    file = _CHOICES.get(name, Path(name))
    relays(file)
    return file


def write_together(page: Path, chosen: Path = TOGETHER) -> None:
    """Writes `together.json`, and the document that talks to its relays, beside an assembled page's
    `index.html`. Raises `Failure`.
    """
    script = bundled(page / _SCRIPT, BUILD / "bundles" / "meet.js", "iife").read_text("utf-8")
    policy = meta(MEET, scripts=[f"'{integrity(script.encode())}'"], relays=relays(chosen))
    document = (
        '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n'
        '    <meta http-equiv="Content-Security-Policy"'
        f' content="{html.escape(policy, quote=False)}" />\n'
        "    <title>Freebooters: meeting point</title>\n"
        f"    {element('script', script)}\n  </head>\n  <body></body>\n</html>\n"
    )
    (page / MEET).write_text(document, encoding="utf-8", newline="\n")
    shutil.copyfile(chosen, page / TOGETHER.name)


def relays(chosen: Path = TOGETHER) -> list[str]:
    """The origins of the relays. Raises `Failure` unless the file says what the page can read."""
    try:
        said = json.loads(chosen.read_text(encoding="utf-8"))
        listed = {name: said.get(name, []) for name in _FORMS}
        urls = {**listed, "turn": [each["url"] for each in listed["turn"]]}
        wrong = [
            url for name, form in _FORMS.items() for url in urls[name] if not form.fullmatch(url)
        ]
    except (OSError, ValueError, AttributeError, KeyError, TypeError) as error:
        raise Failure(f"{chosen.name} cannot be read: {error}") from error
    if unknown := [*(set(said) - set(_FORMS)), *wrong]:
        raise Failure(f"{chosen.name} says what nobody understands: {', '.join(unknown)}")
    if long := [name for name, each in urls.items() if len(each) > _MOST]:
        raise Failure(f"{chosen.name} names more than {_MOST}: {', '.join(long)}")
    parts = (urlsplit(url) for url in urls["relays"])
    return sorted({f"{part.scheme}://{part.netloc}" for part in parts})

"""The wall as it is, and as it would be without one of its parts."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Error, Frame, Locator, Page, Worker, expect

from freebooters import small
from tests.e2e.host import Host
from tools.layout import UNBUNDLED, WORKSHOP
from tools.offline import integrity
from tools.pack import bundled
from tools.policy import headers, meta

__all__ = [
    "BAIT",
    "BARE",
    "RACE",
    "ROOT",
    "SETS_BAIT",
    "STARTS",
    "Sources",
    "Wall",
    "answering",
    "attacks_by_rules",
    "attacks_by_typed_rules",
    "attempts",
    "changed",
    "framed",
    "leaks",
    "named",
    "serve",
    "through",
    "tried",
]

_HERE = Path(__file__).parent
RACE = (Path(str(small.__file__)).parent / "race.py").read_text(encoding="utf-8")
BAIT = "bait"
BARE = "bare.html"
"""A page with the policy of ours on which nothing runs."""
ROOT = "wall-under-test.js"
"""Our page's side of the wall as a file of the host."""

SETS_BAIT = f"""async () => {{
  await new Promise((resolve) => {{ indexedDB.open("{BAIT}").onsuccess = resolve; }});
  await (await caches.open("{BAIT}")).put("{BAIT}", new Response("secret"));
  localStorage.{BAIT} = "secret";
  self.heard = 0;
  new BroadcastChannel("{BAIT}").onmessage = () => {{ self.heard += 1; }};
}}"""

STARTS = f"""async () => {{
  const {{ Sandbox }} = await import(new URL("{ROOT}", document.baseURI));
  const wall = new Sandbox();
  const lay = (rules, more = {{}}) =>
    wall.lay({{ name: "race", rules, words: [], seed: "reef", log: null, frame: "wide:620", ...more }});
  self.wall = {{ engine: wall, lay, events: [] }};
  wall.addEventListener("ended", () => self.wall.events.push("ended"));
  await wall.up();
}}"""
"""A wall of the page's own, under `wall`."""

_FRAMED = """async ({ address, tokens, script, patience }) => {
  const frame = document.createElement("iframe");
  if (tokens !== null) frame.setAttribute("sandbox", tokens);
  frame.src = address;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, patience, null);
  });
  self.port = port1;
  frame.contentWindow.postMessage({ boot: {}, script }, "*", [port2]);
  port1.postMessage({ id: 1, start: true });
  return (await answer)?.text ?? null;
}"""

_ANSWERS = """self.onmessage = async ({ data }) => {
  if (data.id) postMessage({ id: data.id, text: JSON.stringify(await (async () => { %s })()) });
};"""


def answering(script: str) -> str:
    """A worker that answers each order with what this returns."""
    return _ANSWERS % script


@dataclass(frozen=True)
class Wall:
    """The document in the frame, and how it is framed. `policy`: directives that are others than the
    built page's, None: that are missing. `sent`: its headers, None: those of the page. `tokens`: of the
    frame's sandbox; None: it has none. `edits`: of its script, what was and what is. `page`: whether the
    page around it has its policy.
    """

    policy: Mapping[str, str | None] = field(default_factory=dict)
    sent: Mapping[str, str] | None = None
    tokens: str | None = "allow-scripts"
    edits: Sequence[tuple[str, str]] = ()
    page: bool = True


class Sources:
    """The page's scripts as they are written, to be changed and bundled."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        suffixes = shutil.ignore_patterns("*.css", "*.ftl", "*.png", "*.svg", "*.webp")
        shutil.copytree(UNBUNDLED / "web", folder / "web", ignore=suffixes)

    def bundled(self, name: str, edits: Sequence[tuple[str, str]] = (), form: str = "esm") -> str:
        """A script of the workshop with all it imports."""
        source = self._folder / "web" / "workshop" / name
        before = text = source.read_text(encoding="utf-8")
        for old, new in edits:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        source.write_text(text, encoding="utf-8")
        try:
            return bundled(source, self._folder / "bundled" / name, form).read_text("utf-8")
        finally:
            source.write_text(before, encoding="utf-8")

    def document(self, wall: Wall) -> str:
        script = self.bundled("frame.js", wall.edits, "iife")
        stated = meta(WORKSHOP, scripts=[f"'{integrity(script.encode())}'"])
        directives: dict[str, str | None] = {
            name: value for name, _, value in (each.partition(" ") for each in stated.split("; "))
        }
        directives.update(wall.policy)
        policy = "; ".join(f"{name} {value}" for name, value in directives.items() if value)
        return (
            f'<!doctype html><meta charset="utf-8" />'
            f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
            f"<title>Wall</title><body><script>{script}</script></body>"
        )


def serve(host: Host, sources: Sources, wall: Wall, name: str | None = None) -> str:
    """Hands that document out, and the bare page; the address of the document."""
    name = name or f"wall-{len(host.sends)}.html"  # headers of before would be kept with a name
    host.answers(name, sources.document(wall))
    host.sends[name] = headers(WORKSHOP) if wall.sent is None else wall.sent
    policy = f'<meta http-equiv="Content-Security-Policy" content="{meta("index.html")}" />'
    policy = policy if wall.page else ""
    host.answers(BARE, f"<!doctype html>{policy}<title>Bare</title><body></body>")
    host.sends[BARE] = {}
    return f"{host.address}{name}"


def attempts(file: str, host: Host, names: Sequence[str] | None = None) -> str:
    """The body of a function that makes them: all, or those."""
    names_of_host = f'const HOST = "{host.address}"; const BAIT = "{BAIT}";'
    chosen = f"const NAMES = {json.dumps(names)};"
    written = [(_HERE / each).read_text(encoding="utf-8") for each in (file, "wall-tries.js")]
    return "\n".join([names_of_host, chosen, *written])


def named(file: str) -> list[str]:
    """The names of the attempts in a file."""
    return re.findall(r'^  "([^"]+)": ', (_HERE / file).read_text(encoding="utf-8"), re.MULTILINE)


def tried(
    place: Page | Frame | Worker, file: str, host: Host, names: Sequence[str] | None = None
) -> dict[str, str]:
    """What became of each attempt; none of those with which the place itself went away."""
    try:
        told: dict[str, str] = place.evaluate(f"async () => {{ {attempts(file, host, names)} }}")
    except Error as gone:
        told = dict.fromkeys(names or (), str(gone))
    return told


def framed(
    page: Page, address: str, wall: Wall, script: str = "return 1", patience: int = 45_000
) -> Any:
    """Frames the document and has its worker do that, which answers in JSON; None: nothing was answered
    within so many milliseconds.
    """
    how = {
        "address": address,
        "tokens": wall.tokens,
        "script": answering(script),
        "patience": patience,
    }
    said = page.evaluate(_FRAMED, how)
    return None if said is None else json.loads(said)


def through(told: Mapping[str, str]) -> set[str]:
    return {name for name, said in told.items() if said == "got through"}


def leaks(host: Host) -> set[str]:
    """What was asked of the host by what can have come from nowhere else."""
    return {name for name in host.asked if name.startswith("leak")}


def changed(new: str) -> str:
    """The race with other lines in the place of a number."""
    assert RACE.count(_NUMBER) == 1
    return RACE.replace(_NUMBER, new)


_NUMBER = "LENGTH = 30"


def _rules(host: str) -> tuple[str, str]:
    """Rules that attack while they are laid, and rules that tell by a fault what got through."""
    text = (_HERE / "wall-rules.txt").read_text(encoding="utf-8")
    attack = text.replace("HOST", json.dumps(host)).replace("BAIT", json.dumps(BAIT))
    return changed(attack + _NUMBER), changed('import sys\nraise ValueError("told" + sys.told())')


class Evaluates(Protocol):
    """A page in any browser."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


def attacks_by_rules(page: Evaluates, host: Host) -> set[str]:
    """What got through to rules that attack while they are laid, and go on to be a game."""
    attack, tells = _rules(host.address)
    assert page.evaluate("(text) => wall.lay(text)", attack)["ok"]
    told = {"waits"}
    while told == {"waits"}:
        fault = page.evaluate("(text) => wall.lay(text)", tells)["fault"]
        told = _said(fault["message"]["args"]["said"])
    return told


def attacks_by_typed_rules(page: Page, field: Locator, dealt: Locator) -> set[str]:
    """The same by somebody who types them. `dealt`: says that they were."""
    attack, tells = _rules("http://127.0.0.1:9/")
    field.fill(attack)
    expect(dealt).to_be_visible()
    told, count = {"waits"}, 0
    while told == {"waits"}:
        count += 1
        field.fill(tells.replace("told", f"told{count} ", 1))
        fault = page.get_by_text(f"ValueError: told{count} ").first
        expect(fault).to_be_visible()
        told = _said(fault.inner_text().replace(f"told{count} ", "told"))
    return told


def _said(fault: str) -> set[str]:
    return {*fault.partition("ValueError: told")[2].split(", ")} - {"nothing"}

"""The paths of the project's files and folders."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

PACKAGES = ROOT / "py"
PACKAGE = PACKAGES / "freebooters"
TESTS = ROOT / "tests"
TOOLS = ROOT / "tools"
WEB = ROOT / "web"
REQUIREMENTS = ROOT / "requirements"
PAGE = ROOT / "index.html"
TOGETHER = ROOT / "together.json"
"""The servers for games across the internet that the page names where nobody has chosen others."""
NO_SERVERS = ROOT / "tools" / "no-servers.json"
"""The same for a page that names none."""
ARENA = ROOT / "docs" / "arena.json"
ARENA_GAMES = PACKAGE / "training" / "data" / "arena.jsonl.xz"
BUDGET = TOOLS / "budget.json"
RELEASED_SAVES = TESTS / "saves" / "released"

DIST = ROOT / "dist"
"""The page as hosts serve it."""
SINGLE = "freebooters.html"
"""The name of the whole page as one file."""
EMBED = "embed.html"
"""The name of the document that other pages may show in a frame."""
KEEPER = "sw.js"
"""The name under which the service worker is served: what browsers have installed asks for it."""
MEET = "meet.html"
"""The name of the document that talks to relays, in a frame of the page."""
WORKSHOP = "workshop.html"
"""The name of the document in which rules of others run, in a frame of the page."""
BENCH_WORKER = "workshop.mjs"
"""The name of that document's worker among the runtime's files; no other worker asks for it."""
WITH_SINGLE = ROOT / "dist-single"
"""The same, with the whole page as one file beside it."""
RELEASE = ROOT / "release"
VENV = ROOT / ".venv"
LIBRARIES = WEB / "node_modules"
PYODIDE = LIBRARIES / "pyodide"

BUILD = ROOT / ".build"
UNBUNDLED = BUILD / "page"
"""The page with its scripts one by one, without their types, and style sheets as they are written."""
STAMPS = BUILD / "stamps"
COMPRESSED = BUILD / "compressed"
"""What is compressed, by the hash of its contents and of what compresses it."""
BYTECODE = BUILD / "bytecode"
"""What Python has compiled for the tests."""
WHEEL = BUILD / "wheel"
BROWSER_WHEELS = BUILD / "browser-wheels"
RUNTIME = BUILD / "runtime"
SLIM = RUNTIME / "slim"
"""Pyodide without what no page of ours can reach."""
AUDIT_ENV = BUILD / "audit"
BENCH_ENV = BUILD / "bench"
RESEARCH_ENV = BUILD / "research"
NODE_ENV = BUILD / "node"


def room_folders() -> list[str]:
    """The folders of all games, the template's among them."""
    return sorted(file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py"))

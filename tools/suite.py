"""Runs the tests and the other programs beside them."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tools.bundle import bundle
from tools.checks import check
from tools.chromium import prepare_chromium
from tools.firefox import NO_FIREFOX, prepare_firefox
from tools.layout import BYTECODE, PACKAGES, ROOT, TESTS, TOOLS, room_folders
from tools.node import libraries
from tools.python import bench_python, project_python, research_python
from tools.screen_reader import prepare_screen_reader
from tools.steps import Failure, building, say
from tools.webkit import NO_WEBKIT, prepare_webkit

__all__ = [
    "Part",
    "arena",
    "balance",
    "bench",
    "golden",
    "keep_saves",
    "learn",
    "parts",
    "pictures",
    "test",
    "try_servers",
]

_MOST_WORKERS = 4

_RESEARCH = [TESTS / "research", TESTS / "training"]
"""The folders of tests that need the libraries of research."""
_BROWSER = [TESTS / "pyodide", TESTS / "e2e", TESTS / "web", TESTS / "heard"]
"""The folders of tests that need a browser or WebAssembly. The longest test of all comes first: begun
last it would leave the other processes without work.
"""

_FIREFOX = [TESTS / "firefox"]
"""The folder of tests that need a Firefox, which is not required."""

_WEBKIT = [TESTS / "webkit"]
"""The folder of tests that need a WebKitGTK, which is not required; they are in the long run only."""

_MISSING = {"firefox": NO_FIREFOX, "webkit": NO_WEBKIT}
"""Why the tests in a browser that is not required are skipped."""

_TOOLS = [TESTS / "tools"]
"""The folder of tests of what builds, serves and tests the page."""

_HEAVY = "e2e or pyodide"
_NATIVE = f"not ({_HEAVY})"
_NOTHING_CHOSEN = 5
"""pytest's exit code when its arguments leave no test."""


@dataclass(frozen=True)
class Part:
    """One run of pytest: its name for people, its arguments, and the Python it runs with."""

    name: str
    arguments: tuple[str, ...]
    research: bool = False
    browser: str = ""
    """The browser, not required, in which it runs."""
    is_plain: bool = False
    """Whether neither a test nor an option is about a browser."""

    @property
    def is_small(self) -> bool:
        """Whether one process is done with it long before others are with the last part."""
        return self.research or bool(self.browser)


def test(arguments: Sequence[str], *, slow: bool, native: bool, name: str) -> int:
    """Runs the checks, then the tests, native ones first; 0 if everything passes. `arguments` go to
    pytest.

    `native` leaves out tests that need a browser or WebAssembly; `name` also leaves out the checks
    and runs only native tests whose name contains it. If that is a room's id, those of the page, of
    the tools and of other rooms are not even read, which would take longer than half of the room's.
    """
    chosen = parts(arguments, slow=slow, native=native, name=name)
    if slow and not (native or name):
        prepare_screen_reader()
    ready = (
        _Ready(project_python("dev"))
        if name
        else _prepare(native, {part.browser for part in chosen})
    )
    codes = set()
    workers = min(_MOST_WORKERS, os.cpu_count() or 1)
    beside: list[Future[tuple[int, str]]] = []
    with ThreadPoolExecutor() as others:
        for part in chosen:
            own = ready.others.get(part.browser) if part.browser else ready.chromium
            if own is None:
                say(f"{part.name}: skipped, {_MISSING[part.browser]}")
                continue
            interpreter = ready.research if part.research and ready.research else ready.python
            if part.is_small and part != chosen[-1] and workers > 1:
                beside.append(others.submit(_run_beside, part, interpreter, own))
            else:
                codes.add(_run(part, interpreter, own, workers))
    for run in beside:
        code, told = run.result()
        say(told)
        codes.add(code)
    if len(codes) > 1:
        codes.discard(_NOTHING_CHOSEN)
    if ready.complaints:
        say(f"Checks failed: {', '.join(ready.complaints)}")
    return max(codes, default=0) or int(bool(ready.complaints))


@dataclass(frozen=True)
class _Ready:
    """What tests run with: the Pythons, the environments that name the browsers, and the checks that
    failed.
    """

    python: Path
    research: Path | None = None
    chromium: Mapping[str, str] = field(default_factory=dict)
    others: Mapping[str, Mapping[str, str] | None] = field(default_factory=dict)
    complaints: Sequence[str] = ()


def _prepare(native: bool, others_too: AbstractSet[str]) -> _Ready:
    """Installs, builds and checks; at the same time what does not need one another."""
    with building(), ThreadPoolExecutor() as others:
        research = others.submit(research_python)
        python = project_python("dev")
        libraries("checks")
        complaints = others.submit(check)
        browsers = others.submit(_browsers, native, others_too)
        bundle()
        chromium, rest = browsers.result()
        return _Ready(python, research.result(), chromium, rest, complaints.result())


def _browsers(
    native: bool, others: AbstractSet[str]
) -> tuple[Mapping[str, str], dict[str, Mapping[str, str] | None]]:
    """The environments that name them; one after the other, as systems install one thing at a time."""
    ways = {"firefox": prepare_firefox, "webkit": prepare_webkit}
    chromium = {} if native else prepare_chromium()
    return chromium, {name: prepare() for name, prepare in ways.items() if name in others}


def _run(
    part: Part,
    python: Path,
    env: Mapping[str, str],
    workers: int,
    output: IO[str] | None = None,
) -> int:
    """The exit code of pytest, which prints there, or where this program does."""
    started = time.monotonic()
    options = ["--numprocesses", str(workers), "--dist", "worksteal"] if workers > 1 else []
    if part.is_plain:
        # It takes half a millisecond for every test.
        options += ["-p", "no:playwright"]
    code = _show([str(python), "-m", "pytest", *options, *part.arguments], env, output)
    print(f"{part.name}: {time.monotonic() - started:.0f} s", file=output, flush=True)
    return code


def _run_beside(part: Part, python: Path, env: Mapping[str, str]) -> tuple[int, str]:
    """The same in one process, and what it printed: for a part that runs while another prints."""
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        code = _run(part, python, env, 1, output)
        output.seek(0)
        return code, output.read()


def parts(
    arguments: Sequence[str], *, slow: bool = False, native: bool = False, name: str = ""
) -> list[Part]:
    """The runs of pytest in order: native tests, those that need the libraries of research, those
    that need a Firefox, those that need a WebKitGTK, then those that need another browser or WebAssembly,
    beside which all run that follow the native tests. A choice by marks applies to all of them; tests in
    WebKitGTK that are named are slow ones, too.
    """
    named = [word for word in arguments if (ROOT / word.partition("::")[0]).exists()]
    options = [word for word in arguments if word not in named]
    theirs, foxes, kits = (_below(each, named) for each in (_RESEARCH, _FIREFOX, _WEBKIT))
    ours = [word for word in named if word not in (*theirs, *foxes, *kits)]
    own_marks = any(word == "-m" or word.startswith("-m=") for word in options)
    found = []

    def part(
        title: str,
        marks: str,
        paths: Sequence[str | Path],
        *,
        research: bool = False,
        browser: str = "",
    ) -> None:
        whole = slow or (browser == "webkit" and bool(kits))
        chosen = marks if whole else " and ".join(filter(None, [marks, "not slow"]))
        by_mark = ["-m", chosen] if chosen and not own_marks else []
        by_name = ["-k", name, *_elsewhere(name, named)] if name else []
        by_browser = ["--browser", "firefox"] if browser == "firefox" else []
        words = (*by_mark, *by_name, *by_browser, *options, *map(str, paths))
        is_plain = (research or marks == _NATIVE) and not options
        found.append(Part(title, words, research, browser, is_plain))

    if ours or not named:
        part(_title(name, named), _NATIVE, ours)
    if (theirs or not named) and not name:
        part("Tests of research", "", theirs or _RESEARCH, research=True)
    if (foxes or not named) and not (native or name or own_marks):
        part("Firefox", "e2e", foxes or _FIREFOX, browser="firefox")
    if (kits or not named) and not (native or name or own_marks):
        part("WebKitGTK", "e2e", kits or _WEBKIT, browser="webkit")
    if (ours or not named) and not (native or name or own_marks):
        part("Browser and WebAssembly", f"({_HEAVY})", ours or _BROWSER)
    return found


def _title(name: str, named: Sequence[str]) -> str:
    """What the native tests that are run are called."""
    title = f"Native tests whose names hold {name}" if name else "Native tests"
    return (
        f"{title}, but those of other rooms, the page and the tools"
        if _elsewhere(name, named)
        else title
    )


def _elsewhere(name: str, named: Sequence[str]) -> list[str]:
    """What has no native test of the room with that id."""
    rooms = room_folders()
    if named or name not in rooms:
        return []
    others = [TESTS / "games" / room for room in rooms if room != name]
    return [f"--ignore={folder}" for folder in (*_BROWSER, *_FIREFOX, *_RESEARCH, *_TOOLS, *others)]


def _below(folders: Sequence[Path], named: Sequence[str]) -> list[str]:
    """Which of the named paths lie in one of the folders."""
    return [word for word in named if any((ROOT / word).is_relative_to(one) for one in folders)]


def arena(arguments: Sequence[str]) -> int:
    """Plays the levels against each other, in the environment with the libraries for it."""
    return _show([str(research_python()), "-m", "freebooters", "arena", *arguments], {})


def balance(arguments: Sequence[str]) -> int:
    """Plays equal bots against each other, in the environment with the libraries for it."""
    return _show([str(research_python()), "-m", "freebooters", "balance", *arguments], {})


def learn(arguments: Sequence[str]) -> int:
    """Learns a game's weights, in the environment with the libraries for it."""
    return _show([str(research_python()), "-m", "freebooters", "learn", *arguments], {})


def golden(arguments: Sequence[str]) -> int:
    """Records games for the tests."""
    return _program(project_python("dev"), TESTS / "golden" / "record.py", arguments)


def keep_saves() -> int:
    """Keeps saves of the present version for ever."""
    return _program(project_python("dev"), TESTS / "saves" / "releases.py")


def bench(arguments: Sequence[str]) -> int:
    """Runs the benchmarks, which also measure other packages for comparison."""
    return _program(bench_python(), TESTS / "bench" / "run.py", arguments)


def pictures() -> int:
    """Takes again the pictures that tests compare, and the README's."""
    bundle()
    return _program(project_python("dev"), TESTS / "pictures" / "renew.py", env=prepare_chromium())


def try_servers(online: Path) -> int:
    """Tries the servers for games across the internet. `online`: the file that names them."""
    return _program(project_python("dev"), TOOLS / "servers.py", [str(online)])


def _program(
    python: Path,
    program: Path,
    arguments: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
) -> int:
    if not program.is_file():
        raise Failure(f"{program.relative_to(ROOT)} does not exist.")
    return _show([str(python), str(program), *arguments], env or {})


def _show(command: Sequence[str], env: Mapping[str, str], output: IO[str] | None = None) -> int:
    """Runs a program that prints its own output, there or where this one prints; its exit code."""
    paths = os.pathsep.join([str(PACKAGES), str(ROOT)])
    whole = {**os.environ, "PYTHONPATH": paths, "PYTHONPYCACHEPREFIX": str(BYTECODE), **env}
    # To compile all tests anew takes longer than to run one room's, in each process.
    whole.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(command, cwd=ROOT, env=whole, stdout=output, stderr=output, check=False)
    return done.returncode

"""Lighthouse's scores for the built page, on a phone and on a desk, as a section of Markdown."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any

from tests.bench.document import table
from tools.chromium import CHOICE, prepare_chromium
from tools.layout import BUILD, REQUIREMENTS
from tools.node import find_node
from tools.python import project_python
from tools.server import PageServer
from tools.steps import run, say, step

__all__ = ["Report", "complain", "measure", "read", "scores"]

_HOME = BUILD / "lighthouse"
_LOCK = REQUIREMENTS / "lighthouse"
_PROGRAM = Path("node_modules", "lighthouse", "cli", "index.js")
_LONGEST = 300.0
_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

FORMS: dict[str, tuple[str, ...]] = {"mobile": (), "desktop": ("--preset=desktop",)}
"""Lighthouse's devices: a phone of the middle class on a slow line, and a desk."""

_CATEGORIES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "SEO",
}
_TIMES = {
    "first-contentful-paint": "first paint ms",
    "largest-contentful-paint": "largest paint ms",
    "speed-index": "speed index ms",
    "total-blocking-time": "blocked ms",
}
_SHIFT = "cumulative-layout-shift"


@dataclass(frozen=True)
class Report:
    """What one run says: scores of 100 by category, values by audit, and what could be better."""

    version: str
    scores: Mapping[str, float]
    values: Mapping[str, float]
    lacking: tuple[str, ...]


def measure(page: Path, rounds: int) -> dict[str, list[Report]]:
    """The reports of the page by device. Raises `Failure`."""
    _install()
    with PageServer(page) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        found = {
            form: [_report(server.address, options) for _ in range(rounds)]
            for form, options in FORMS.items()
        }
        server.shutdown()
    return found


def scores(found: Mapping[str, Sequence[Report]], machine: str) -> str:
    """The section; of several reports the medians."""
    return "\n".join(_lines(found, machine))


def _lines(found: Mapping[str, Sequence[Report]], machine: str) -> Iterator[str]:
    (version, *_) = {report.version for reports in found.values() for report in reports}
    rounds = len(next(iter(found.values())))
    yield "## Lighthouse"
    yield ""
    yield f"`build.py bench -- --lighthouse` on {datetime.now(UTC).date()}, {machine}: Lighthouse"
    yield f"{version}, the home page on a new device, served with brotli by our own server; the median"
    yield f"of {rounds}. It simulates a slow line and a slow processor from what it has measured on"
    yield "this machine, so other work on the machine costs points."
    yield ""
    head = ["device", *_CATEGORIES.values(), *_TIMES.values(), "layout shift"]
    yield from table(head, [[form, *_cells(reports)] for form, reports in found.items()])


def _cells(reports: Sequence[Report]) -> Iterator[str]:
    for category in _CATEGORIES:
        yield f"{median(report.scores[category] for report in reports):.0f}"
    for name in _TIMES:
        yield f"{median(report.values[name] for report in reports):,.0f}"
    yield f"{median(report.values[_SHIFT] for report in reports):.3f}"


def _install() -> None:
    def install() -> None:
        shutil.rmtree(_HOME, ignore_errors=True)
        shutil.copytree(_LOCK, _HOME)
        node = find_node()
        path = os.pathsep.join([str(node.node.parent), os.environ.get("PATH", "")])
        run([*node.npm, "ci", "--ignore-scripts"], cwd=_HOME, env={"PATH": path})

    step(
        "Installing Lighthouse",
        install,
        stamp="lighthouse",
        inputs=[_LOCK],
        outputs=[_HOME / _PROGRAM],
    )


def _report(address: str, options: Sequence[str]) -> Report:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        told = Path(folder, "report.json")
        flags = "--headless=new --no-sandbox --disable-dev-shm-usage"
        run(
            [
                *(
                    find_node().node,
                    _HOME / _PROGRAM,
                    address,
                    "--quiet",
                    f"--chrome-flags={flags}",
                ),
                *("--output=json", f"--output-path={told}", *options),
                f"--only-categories={','.join(_CATEGORIES)}",
            ],
            env={"CHROME_PATH": _browser()},
            timeout=_LONGEST,
        )
        return read(json.loads(told.read_text(encoding="utf-8")))


def _browser() -> str:
    """The path of the browser that the tests use, or of Playwright's own."""
    chosen = os.environ.get(CHOICE) or prepare_chromium().get(CHOICE)
    return chosen or run([project_python("dev"), "-c", _OWN]).strip()


def read(told: Mapping[str, Any]) -> Report:
    """What a report in Lighthouse's JSON says."""
    audits = told["audits"]
    weighed = [
        (category, entry["id"])
        for category in _CATEGORIES
        for entry in told["categories"][category]["auditRefs"]
        if entry["weight"]
    ]
    return Report(
        version=told["lighthouseVersion"],
        scores={
            category: 100 * (told["categories"][category]["score"] or 0) for category in _CATEGORIES
        },
        values={name: audits[name].get("numericValue", 0) for name in [*_TIMES, _SHIFT]},
        lacking=tuple(
            f"{category}: {audits[name]['title']} ({audits[name].get('displayValue', '')})"
            for category, name in weighed
            if (score := audits[name]["score"]) is not None and score < 1
        ),
    )


def complain(found: Mapping[str, Sequence[Report]]) -> None:
    """Prints what costs points."""
    for form, reports in found.items():
        for lack in dict.fromkeys(lack for report in reports for lack in report.lacking):
            say(f"{form}: {lack}")

"""Asks npm and PyPI for known vulnerabilities of everything in the locks."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tools.layout import REQUIREMENTS, WEB
from tools.node import find_node
from tools.python import audit_python
from tools.steps import Failure, say

__all__ = ["audit", "npm_findings", "pip_findings"]

_NPM = (WEB, REQUIREMENTS / "lighthouse")
"""The folders with locks of npm."""
_LONGEST = 600.0


def audit() -> list[str]:
    """Prints and returns the known vulnerabilities. Raises `Failure` at the end if anything could
    not be checked.
    """
    findings: set[str] = set()
    out_of_reach = []
    locks = sorted(REQUIREMENTS.glob("*.txt"))
    asks: list[Callable[[], list[str]]] = [
        *(partial(_ask_npm, folder) for folder in _NPM),
        *(partial(_ask_pip, lock) for lock in locks),
    ]
    for ask in asks:
        try:
            findings.update(ask())
        except Failure as failure:
            out_of_reach.append(str(failure))
    for finding in sorted(findings):
        say(finding)
    if out_of_reach:
        reasons = "\n".join(dict.fromkeys(out_of_reach))
        raise Failure(f"No all-clear: the audit's data could not be reached.\n{reasons}")
    return sorted(findings)


def npm_findings(told: str) -> list[str]:
    """The findings of `npm audit --json`. Raises `Failure` if it could not ask."""
    report = _json(told)
    if not isinstance(report.get("vulnerabilities"), dict):
        raise Failure(f"npm: {_reason(report, told)}")
    return [
        f"npm: {name}: {vulnerability['severity']}: {', '.join(_advisories(vulnerability['via']))}"
        for name, vulnerability in report["vulnerabilities"].items()
    ]


def _advisories(via: Sequence[str | dict[str, Any]]) -> Iterator[str]:
    """A package's own advisories, or the packages through which it is affected."""
    for entry in via:
        yield f"by {entry}" if isinstance(entry, str) else f"{entry['title']} ({entry['url']})"


def pip_findings(lock: str, told: str, complaint: str) -> list[str]:
    """The findings of `pip-audit --format json` for a lock, given its two outputs.

    Raises `Failure` if it could not ask, or had no answer for some packages: it calls those skipped
    and counts them as harmless.
    """
    packages = _json(told).get("dependencies")
    if not isinstance(packages, list):
        raise Failure(f"PyPI, {lock}: {_last_line(complaint)}")
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    if unknown:
        raise Failure(f"PyPI, {lock}: no answer about {', '.join(unknown)}")
    return [
        f"PyPI: {package['name']} {package['version']}: {vulnerability['id']}, "
        f"mended in {', '.join(vulnerability['fix_versions']) or 'no version yet'}"
        for package in packages
        for vulnerability in package["vulns"]
    ]


def _ask_npm(folder: Path) -> list[str]:
    return npm_findings(_told([*find_node().npm, "audit", "--json"], cwd=folder).stdout)


def _ask_pip(lock: Path) -> list[str]:
    options = ["--format", "json", "--progress-spinner", "off", "--disable-pip", "--require-hashes"]
    told = _told([str(audit_python()), "-m", "pip_audit", *options, "--requirement", str(lock)])
    return pip_findings(lock.name, told.stdout, told.stderr)


def _told(command: Sequence[str], cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A program's output; its exit code does not distinguish findings from failures."""
    try:
        return subprocess.run(
            command, cwd=cwd, capture_output=True, text=True, check=False, timeout=_LONGEST
        )
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{' '.join(command)}: not finished after {_LONGEST:.0f} s.") from error


def _json(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _reason(report: dict[str, Any], told: str) -> str:
    error = report.get("error")
    summary = error.get("summary") if isinstance(error, dict) else None
    return str(report.get("message") or summary or _last_line(told))


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it said nothing"

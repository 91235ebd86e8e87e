"""`build.py audit` fails if there is a known vulnerability, and if it could not ask for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools import audit
from tools.audit import npm_findings, pip_findings
from tools.steps import Failure

ADVISORY = {"title": "Reads beyond its end", "url": "https://example.test/1", "severity": "high"}


def npm(**vulnerabilities: Any) -> str:
    return json.dumps({"auditReportVersion": 2, "vulnerabilities": vulnerabilities})


def pip(*dependencies: Any) -> str:
    return json.dumps({"dependencies": dependencies, "fixes": []})


def test_a_vulnerability_is_reported_with_the_package_it_comes_from() -> None:
    told = npm(
        left={"severity": "high", "via": [ADVISORY]}, right={"severity": "low", "via": ["left"]}
    )
    assert [
        "npm: left: high: Reads beyond its end (https://example.test/1)",
        "npm: right: low: by left",
    ] == npm_findings(told)
    weak = {"name": "left", "version": "1.0", "vulns": [{"id": "X-1", "fix_versions": ["1.1"]}]}
    lost = {"name": "lost", "version": "2.0", "vulns": [{"id": "X-2", "fix_versions": []}]}
    assert [
        "PyPI: left 1.0: X-1, mended in 1.1",
        "PyPI: lost 2.0: X-2, mended in no version yet",
    ] == pip_findings("a.txt", pip(weak, lost), "Found 2 known vulnerabilities")


def test_no_known_vulnerability_passes_the_audit() -> None:
    assert [] == npm_findings(npm())
    sound = {"name": "left", "version": "1.0", "vulns": []}
    assert [] == pip_findings("a.txt", pip(sound), "No known vulnerabilities found")


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ('{"message": "405 Method Not Allowed", "error": {"summary": ""}}', "405 Method"),
        ('{"error": {"summary": "no lock", "detail": ""}}', "no lock"),
        ("npm error network\n", "npm error network"),
        ("", "it said nothing"),
    ],
)
def test_the_audit_fails_if_npm_has_no_data(told: str, reason: str) -> None:
    with pytest.raises(Failure, match=reason):
        npm_findings(told)


def test_the_audit_fails_if_pip_audit_has_no_data() -> None:
    with pytest.raises(Failure, match=r"a\.txt: ConnectionError"):
        pip_findings("a.txt", "", "Traceback\nConnectionError: no such host\n")
    skipped = {"name": "left", "skip_reason": "Dependency not found on PyPI"}
    with pytest.raises(Failure, match=r"a\.txt: no answer about left"):
        pip_findings("a.txt", pip(skipped), "No known vulnerabilities found")


def test_vulnerabilities_found_are_printed_before_the_audit_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(lock: object) -> list[str]:
        raise Failure("PyPI: out of reach")

    monkeypatch.setattr(audit, "_ask_npm", lambda _: ["npm: left: high"])
    monkeypatch.setattr(audit, "_ask_pip", unreachable)
    with pytest.raises(Failure, match=r"No all-clear.*\nPyPI: out of reach$"):
        audit.audit()
    assert "npm: left: high\n" == capsys.readouterr().out

"""One policy: what the page states, what the server sends, what other hosts are told to send."""

from __future__ import annotations

import html
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tools.compress import plain
from tools.hosting import PAGE, with_settings
from tools.layout import EMBED, MEET, WORKSHOP
from tools.policy import DOCUMENTS, REST, headers, meta
from tools.steps import files
from tools.together import relays

FRAMED_BY = {EMBED: "*", MEET: "'self'", WORKSHOP: "'self'"}
"""Who may show a document in a frame."""


def directives(policy: str) -> dict[str, str]:
    parts = (part.split(" ", 1) for part in policy.split("; "))
    return dict(parts)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_states_its_policy_but_for_what_only_a_header_can(
    single: Path, document: str
) -> None:
    page = (single.parent / document).read_text(encoding="utf-8")
    stated = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert stated
    said = directives(html.unescape(stated[1]))
    known = directives(meta(document, relays=relays() if document == MEET else ()))
    assert set(known) == set(said)
    for name, sources in known.items():
        more = set(said[name].split()) - set(sources.split())
        assert all(source.startswith("'sha256-") for source in more), name
        assert set(sources.split()) <= set(said[name].split()), name
    sent = directives(headers(document)["Content-Security-Policy"])
    alone = {"sandbox": "allow-scripts"} if document == WORKSHOP else {}
    assert {"frame-ancestors": FRAMED_BY.get(document, "'none'"), **alone} == sent


def test_every_document_of_the_page_has_a_policy_of_its_own(single: Path) -> None:
    page = single.parent
    documents = {
        file.relative_to(page).as_posix() for file in files(page) if file.suffix == ".html"
    }
    assert documents == set(DOCUMENTS)


def test_nobody_may_frame_the_page_and_no_text_becomes_a_script() -> None:
    assert "frame-ancestors 'none'" == headers("")["Content-Security-Policy"]
    page = directives(meta("index.html"))
    assert "'script'" == page["require-trusted-types-for"]
    assert "freebooters" == page["trusted-types"]


def test_only_the_document_in_the_frame_may_ask_relays() -> None:
    asked = {name: directives(meta(name, relays=["wss://a.example"])) for name in DOCUMENTS}
    assert {MEET} == {
        name for name, policy in asked.items() if "wss:" in policy.get("connect-src", "")
    }
    assert "'self'" == asked["index.html"]["frame-src"]


def test_rules_of_others_can_ask_nobody() -> None:
    policy = directives(meta(WORKSHOP))
    assert {
        "default-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "require-trusted-types-for": "'script'",
        "script-src": "blob: data: 'wasm-unsafe-eval'",
        "worker-src": "data:",
        "connect-src": "'none'",
        "trusted-types": "freebooters",
    } == policy


def test_files_that_are_no_documents_may_ask_only_their_own_host() -> None:
    policy = directives(REST["Content-Security-Policy"])
    assert "'none'" == policy["default-src"]
    assert "'self'" == policy["connect-src"]


def rules(text: str) -> dict[str, dict[str, str]]:
    """What `_headers` says, by pattern."""
    found: dict[str, dict[str, str]] = {}
    own: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith(" "):
            name, value = line.strip().split(": ", 1)
            own[name] = value
        else:
            own = found[line] = {}
    return found


@pytest.mark.parametrize("offers", [False, True])
def test_the_file_of_headers_has_one_rule_for_everything_in_the_page(
    dist: Path, single: Path, offers: bool
) -> None:
    page = single.parent if offers else dist
    said = rules((page / "_headers").read_text(encoding="utf-8"))
    names = {file.relative_to(page).as_posix() for file in plain(page)} - {"_headers"}
    assert set(DOCUMENTS) & names == {name[1:] for name in said} & set(DOCUMENTS)
    assert len(said) < 100  # Cloudflare reads no more
    for name in ("", *names):
        fitting = [own for pattern, own in said.items() if fnmatchcase(f"/{name}", pattern)]
        assert [headers(name)] == fitting, name
    for name in set(DOCUMENTS) & names:  # hosts that leave out `.html` go by the short name
        assert headers(name) == said.get(f"/{name.removesuffix('.html')}"), name


def test_the_settings_for_web_servers_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_settings(text) == text, "run tools/hosting.py"
    for own in (REST, *DOCUMENTS.values()):
        for value in own.values():
            assert text.count(value) >= 3, value

"""The page as one file contains all that the page needs, and names nothing outside."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
from base64 import b64decode, b64encode
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tests.words import Words
from tools.bundle import weight
from tools.compress import plain
from tools.layout import BENCH_WORKER, SINGLE, WORKSHOP
from tools.offline import NOT_KEPT, described, stated
from tools.policy import meta
from tools.single import held, with_single
from tools.single import single as one_file
from tools.steps import Failure

MOST = 12_000_000
"""Bytes. Larger files are a burden to mail and to phones."""


@pytest.fixture(scope="module")
def text(single: Path) -> str:
    return single.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def contents(text: str) -> dict[str, bytes]:
    """The files in it by name, as the page gets them."""
    found = re.findall(r'id="file:([^"]+)" data-type="([^"]+)">([^<]*)<', text)
    plain = {name: b64decode(base64) for name, _, base64 in found}
    kinds = {name: kind for name, kind, _ in found}
    return {
        name: data if kinds[name].startswith("image/") else gzip.decompress(data)
        for name, data in plain.items()
    }


def test_it_is_small_enough_to_mail(single: Path) -> None:
    assert single.stat().st_size <= MOST


def test_it_has_every_file_that_is_asked_for_by_name_unchanged(
    dist: Path, contents: dict[str, bytes]
) -> None:
    named = (
        file.relative_to(dist).as_posix()
        for folder in ("rooms", "web/words")
        for file in plain(dist / folder)
    )
    asked = {name for name in named if not any(fnmatchcase(name, rest) for rest in NOT_KEPT)}
    runtime = {
        f"runtime/{name}"
        for name in (*described(dist)["sizes"], BENCH_WORKER)
        if not name.endswith((".whl", "python_stdlib.zip", "snapshot.bin"))
    }
    expected = {
        "web/art/logo.svg",
        WORKSHOP,
        *runtime,
        *asked,
    }
    assert expected == set(contents) == set(held(dist))
    for name, data in contents.items():
        assert data == (dist / name).read_bytes(), name


def test_it_knows_of_one_way_to_start(text: str, contents: dict[str, bytes]) -> None:
    found = re.search(r'id="runtime">([^<]*)</script>', text)
    assert found
    stated = json.loads(found[1])
    assert "" == stated["wheel"]
    within = {name.split("/")[1] for name in contents if name.startswith("runtime/")}
    assert within - {BENCH_WORKER} == set(stated["sizes"]) == set(stated["hashes"])


def test_it_names_nothing_outside_of_itself(text: str) -> None:
    document = re.sub(r"<script\b.*?</script>", "", text, flags=re.DOTALL)
    addresses = re.findall(r"""\b(?:src|href)="([^"]*)"|url\(["']?([^"')]+)""", document)
    outside = [
        one for pair in addresses for one in pair if one and not one.startswith(("#", "data:"))
    ]
    assert [] == outside
    assert "<script " in text
    assert not re.search(r"<script[^>]* src=", text)


def test_it_says_what_is_true_of_it_before_any_script_has_run(text: str) -> None:
    said = Words("en").plain("home-promise-file")
    assert f'<li data-words="home-promise-file">{said}</li>' in text
    assert "home-promise-offline" not in re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)


def test_its_policy_allows_its_own_scripts_and_styles_and_no_host(
    text: str, contents: dict[str, bytes]
) -> None:
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert found
    policy = html.unescape(found[1])
    for word in ("'self'", "http", "connect-src", "'unsafe-inline'", "*"):
        assert word not in policy
    scripts = re.findall(r'<script(?: type="module")?>(.*?)</script>', text, re.DOTALL)
    styles = re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL)
    guard, meantime, main, start = map(allowed, scripts)
    (frame,) = re.findall(r"<script>(.*?)</script>", contents[WORKSHOP].decode(), re.DOTALL)
    first = [guard, meantime, start, main, allowed(frame)]
    assert policy == meta(SINGLE, scripts=first, styles=map(allowed, styles))


def allowed(script: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


@pytest.mark.slow
def test_the_same_page_makes_the_same_file(dist: Path, text: str) -> None:
    assert text == one_file(dist)


def test_the_page_beside_it_offers_it_and_says_how_large_it_is(
    dist: Path, single: Path, tmp_path: Path
) -> None:
    def offer(page: Path) -> object:
        document = (page / "index.html").read_text(encoding="utf-8")
        found = re.search(r'id="single">([^<]*)</script>', document)
        assert found
        return json.loads(found[1])

    assert offer(dist) is None
    assert offer(single.parent) == {"file": SINGLE, "bytes": single.stat().st_size}
    assert {SINGLE} == names(single.parent) - names(dist)
    assert f'"{SINGLE}"' not in (single.parent / "sw.js").read_text(encoding="utf-8")
    assert weight(single.parent).megabytes > weight(dist).megabytes


def names(page: Path) -> set[str]:
    return {file.relative_to(page).as_posix() for file in plain(page)}


def test_a_page_that_names_a_picture_it_lacks_becomes_no_file(dist: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    shutil.copytree(dist, page)
    (page / "web" / "art" / "chart.svg").unlink()
    with pytest.raises(Failure, match=r"chart\.svg"):
        with_single(page, tmp_path / "made")


def test_what_a_page_states_has_one_place() -> None:
    with pytest.raises(Failure, match="one place for: single"):
        stated("<html></html>", single="null")

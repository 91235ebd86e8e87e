"""The page's compressed forms, and what its files and a first visit may weigh."""

from __future__ import annotations

import gzip
import json
import random
import shutil
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from tools.budget import Budget, budget, first_visit, overweight
from tools.compress import ENCODINGS, compress, compress_ahead, plain, sent
from tools.layout import MEET, PACKAGE, TOGETHER
from tools.node import find_node
from tools.offline import NOT_KEPT
from tools.steps import files, run

UNPACK = "process.stdout.write(zlib.brotliDecompressSync(fs.readFileSync(FILE)))"


def test_no_file_and_no_first_visit_is_heavier_than_its_limit(dist: Path) -> None:
    assert [] == overweight(dist, budget())


def test_every_text_and_the_interpreter_have_smaller_forms_with_the_same_contents(
    dist: Path,
) -> None:
    suffixes = {".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"}
    for file in plain(dist):
        packed = {name: file.with_name(file.name + suffix) for name, suffix in ENCODINGS.items()}
        if file.suffix not in suffixes or file.name in {MEET, TOGETHER.name}:
            continue  # hosts may change the latter two, and would forget their other forms
        if file.stat().st_size < 200:
            continue  # what makes other files smaller makes these no smaller
        assert sent(file, "br") < sent(file, "gzip") < file.stat().st_size, file
        assert gzip.decompress(packed["gzip"].read_bytes()) == file.read_bytes(), file
    words = dist / "web" / "words" / "de.ftl"
    path = str(words.with_name("de.ftl.br"))
    unpacked = run([find_node().node, "-e", UNPACK.replace("FILE", json.dumps(path))])
    assert words.read_text(encoding="utf-8") == unpacked


def test_compressed_forms_are_not_kept_by_the_service_worker(dist: Path) -> None:
    forms = {file.name for file in set(files(dist)) - set(plain(dist))}
    assert forms
    assert all(any(fnmatchcase(name, rest) for rest in NOT_KEPT) for name in forms)


def test_what_gains_nothing_by_compression_gets_no_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.compress.COMPRESSED", tmp_path / "cache")
    page = tmp_path / "page"
    page.mkdir()
    for name in ("a.png", "a.zip", "a.bin", "_headers", "a.txt"):
        (page / name).write_bytes(b"much the same " * 100)
    (page / "dense.bin").write_bytes(random.Random(0).randbytes(500))
    compress(page)
    assert {"a.txt.br", "a.txt.gz"} == {file.name for file in set(files(page)) - set(plain(page))}


def test_a_file_is_compressed_once_and_forms_of_old_contents_are_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, page = tmp_path / "cache", tmp_path / "page"
    monkeypatch.setattr("tools.compress.COMPRESSED", cache)
    page.mkdir()
    (page / "a.txt").write_text("a" * 500)
    compress(page)
    made = {file: file.stat().st_mtime_ns for file in cache.iterdir()}
    compress(page)
    assert made == {file: file.stat().st_mtime_ns for file in cache.iterdir()}
    (page / "a.txt").write_text("b" * 500)
    compress(page)
    assert 2 == len(made) == len(set(cache.iterdir()) - set(made)) == len(list(cache.iterdir()))


def test_what_was_compressed_ahead_is_not_compressed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, page, source = tmp_path / "cache", tmp_path / "page", tmp_path / "source.wasm"
    monkeypatch.setattr("tools.compress.COMPRESSED", cache)
    source.write_text("a" * 500)
    compress_ahead(source)
    made = {file: file.stat().st_mtime_ns for file in cache.iterdir()}
    assert 2 == len(made)
    page.mkdir()
    shutil.copy(source, page)
    compress(page)
    assert made == {file: file.stat().st_mtime_ns for file in cache.iterdir()}
    assert {"source.wasm", "source.wasm.br", "source.wasm.gz"} == {f.name for f in files(page)}


@pytest.fixture
def small(dist: Path, tmp_path: Path) -> Path:
    page = tmp_path / "small"
    (page / "web").mkdir(parents=True)
    for name in ("web/app.js", "web/app.js.br", "web/app.js.gz"):
        shutil.copy(dist / name, page / name)
    return page


def test_a_new_room_has_limits_without_a_line_of_its_own(tmp_path: Path) -> None:
    room = tmp_path / "rooms" / "reef"
    (room / "art").mkdir(parents=True)
    now, then = budget(rooms=[PACKAGE / "games" / "cartagena"]), budget(rooms=[room])
    assert "rooms/reef/words/en.ftl" in then.visited
    assert "rooms/reef/cover.svg" not in then.files
    assert now.visit["requests"] + 1 == then.visit["requests"]
    assert now.files["runtime/package.bin"] < then.files["runtime/package.bin"]
    (room / "art" / "cover.svg").touch()
    assert "rooms/reef/cover.svg" in budget(rooms=[room]).visited


def test_what_is_too_heavy_unknown_or_gone_is_named(small: Path) -> None:
    size = sent(small / "web" / "app.js", "gzip")
    right = Budget({"web/*.js": size}, {"requests": 1, "gzip": size}, ("web/app.js",))
    assert [] == overweight(small, right)
    assert [] == overweight(small, replace(right, files={"web/*.js": int(size / 1.02)}))
    (heavy,) = overweight(small, replace(right, files={"web/*.js": int(size / 1.04)}))
    assert "web/app.js" in heavy
    unknown, gone = overweight(small, replace(right, files={"web/app/main.js": size}))
    assert "web/app.js has no limit" in unknown
    assert "web/app/main.js is not there" in gone
    (visit,) = overweight(small, replace(right, visit={"gzip": size - 1}))
    assert "first visit" in visit


def test_a_first_visit_weighs_what_its_files_weigh_in_each_encoding(small: Path) -> None:
    file = small / "web" / "app.js"
    visit = first_visit(small, Budget({}, {}, ("web/app.js",)))
    assert 1 == visit.requests
    assert {
        "br": (small / "web" / "app.js.br").stat().st_size,
        "gzip": (small / "web" / "app.js.gz").stat().st_size,
        "": file.stat().st_size,
    } == visit.sizes

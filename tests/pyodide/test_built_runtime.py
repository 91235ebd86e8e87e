"""The built runtime starts in both of the page's ways, and leaves out nothing it needs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from freebooters.app import bridge
from tests.web.under_node import node
from tools.layout import ROOT, SLIM
from tools.offline import described
from tools.runtime import compile_zip, take_snapshot
from tools.steps import run

pytestmark = pytest.mark.pyodide

_START = Path(__file__).with_name("start.mjs")


@pytest.mark.parametrize("way", ["snapshot", "compiled", "stock"])
def test_the_built_runtime_starts_and_answers_like_this_python(
    way: str, dist: Path, site: str
) -> None:
    runtime = dist / "runtime"
    wheel = described(dist)["wheel"]
    address = f"{site}runtime/{wheel}"
    answer = run([*node(), _START, SLIM, runtime, way, address], timeout=120)
    assert json.loads(bridge.handle('{"do": "catalog"}')) == json.loads(answer)


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytecode(dist: Path, tmp_path: Path) -> None:
    wheel = dist / "runtime" / described(dist)["wheel"]
    again = tmp_path / "again" / "package.zip"
    compile_zip("package", wheel, again, [])
    assert gzip.decompress((dist / "runtime" / "package.bin").read_bytes()) == again.read_bytes()


@pytest.mark.slow
def test_the_same_package_gives_the_same_snapshot(dist: Path, tmp_path: Path) -> None:
    runtime = dist / "runtime"
    again = tmp_path / "again" / "snapshot.bin"
    library, package = tmp_path / "stdlib.zip", tmp_path / "package.zip"
    for file in (library, package):
        packed = runtime / f"{file.stem}.bin"
        file.write_bytes(gzip.decompress(packed.read_bytes()))
    take_snapshot(library, package, again)
    assert (runtime / "snapshot.bin").read_bytes() == again.read_bytes()


def test_the_snapshot_names_no_folder_of_this_machine(dist: Path) -> None:
    memory = gzip.decompress((dist / "runtime" / "snapshot.bin").read_bytes())
    assert str(ROOT).encode() not in memory

"""The built page is whole: any static host can serve it, from any path, and nothing is missing."""

from __future__ import annotations

import ast
import csv
import gzip
import hashlib
import html
import io
import json
import re
import shutil
import zipfile
from base64 import b64encode, urlsafe_b64encode
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import freebooters
from freebooters import catalog
from freebooters.app.first_deals import DEALS, FIRST_FRAMES
from tests.words import Words
from tools.compress import plain
from tools.layout import BENCH_WORKER
from tools.offline import NOT_KEPT, described, injected, prepare_offline
from tools.pyodide import STOCK_LIBRARY
from tools.server import TYPES
from tools.stdlib import LEAVE_OUT
from tools.steps import Failure, files
from tools.wheel import NOT_IN_THE_PAGE, build_wheel, trim_wheel

_LINKS = {
    ".html": r"""(?:src|href)="([^"#]+)["#]""",
    ".css": r"""url\(["']?([^"')]+)["']?\)""",
    ".js": r"""(?:\bfrom|\bimport)\s*\(?["'](\.[^"']+)["']""",
    ".mjs": r"""\bfrom\s*["'](\.[^"']+)["']""",
}


def _without_comments(file: Path) -> str:
    """The file's text; types that only comments name have no file in the page."""
    return re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)


def listed(dist: Path) -> set[str]:
    return {file.relative_to(dist).as_posix() for file in files(dist)}


def constant(script: str, name: str) -> object:
    found = re.search(rf"const {name} = (.*);", script)
    assert found
    value: object = json.loads(found[1])
    return value


def listed_rooms(dist: Path) -> list[dict[str, Any]]:
    """The games as the page knows them."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    data = page.split('<script type="application/json" id="rooms">')[1].split("</script>")[0]
    rooms: list[dict[str, Any]] = json.loads(data)
    return rooms


@pytest.mark.parametrize(("suffix", "pattern"), list(_LINKS.items()))
def test_every_link_is_relative_and_leads_somewhere(dist: Path, suffix: str, pattern: str) -> None:
    broken = [
        f"{file.relative_to(dist)}: {link}"
        for file in files(dist)
        if file.suffix == suffix
        for link in re.findall(pattern, _without_comments(file))
        if not link.startswith("data:")
        and (urlsplit(link).scheme or link.startswith("/") or not (file.parent / link).exists())
    ]
    assert [] == broken


def test_the_manifest_s_pictures_exist_and_its_addresses_are_relative(dist: Path) -> None:
    manifest = json.loads((dist / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = [*manifest["icons"], *manifest.get("screenshots", [])]
    assert [] == [entry["src"] for entry in pictures if not (dist / entry["src"]).is_file()]
    for address in (manifest["start_url"], manifest.get("scope", "./")):
        assert not address.startswith("/")
        assert not urlsplit(address).scheme


def test_the_server_knows_the_type_of_every_file(dist: Path) -> None:
    unknown = {file.suffix for file in plain(dist)} - set(TYPES) - {".whl", ""}
    assert set() == unknown


def test_the_built_page_has_no_files_for_development(dist: Path) -> None:
    names = listed(dist)
    workshop = ("*.d.ts", "*package.json", "*package-lock.json", "*tsconfig*", "*.map", "*.py")
    assert [] == [name for name in names for rest in workshop if fnmatchcase(name, rest)]
    parts = {part for name in names - {"_headers"} for part in name.split("/")}
    assert not any(part.startswith((".", "_")) for part in parts)


def test_the_page_s_package_is_what_it_plays_with(dist: Path) -> None:
    with unpacked(dist / "runtime" / "package.bin") as package:
        parts = {name.split("/")[1] for name in package.namelist() if name.count("/") > 1}

    assert {"app", "bots", "engine", "games", "kit", "stage"} == parts


def test_the_service_worker_stores_every_file_needed_offline(dist: Path) -> None:
    kept = constant((dist / "sw.js").read_text(encoding="utf-8"), "FILES")
    assert isinstance(kept, dict)
    expected = {
        name for name in listed(dist) if not any(fnmatchcase(name, rest) for rest in NOT_KEPT)
    }
    assert expected == set(kept)
    assert {"index.html", "web/app.js", "runtime/stdlib.bin"} <= expected


def test_the_version_is_the_same_everywhere(dist: Path) -> None:
    version = described(dist)["version"]
    assert version
    script = (dist / "sw.js").read_text(encoding="utf-8")
    assert version == constant(script, "VERSION")
    stated = f'<meta name="version" content="{version}" />'
    assert stated in (dist / "index.html").read_text(encoding="utf-8")


def test_the_stated_sizes_are_true(dist: Path) -> None:
    runtime = dist / "runtime"
    files = (file for file in plain(runtime) if file.name != BENCH_WORKER)
    assert {file.name: file.stat().st_size for file in files} == described(dist)["sizes"]


def test_the_stated_hashes_are_those_of_the_files(dist: Path) -> None:
    runtime = described(dist)
    assert set(runtime["sizes"]) == set(runtime["hashes"])
    stated = {f"runtime/{name}": digest for name, digest in runtime["hashes"].items()}
    kept = constant((dist / "sw.js").read_text(encoding="utf-8"), "FILES")
    assert isinstance(kept, dict)
    for name, digest in [*stated.items(), *kept.items()]:
        content = hashlib.sha256((dist / name).read_bytes()).digest()
        assert f"sha256-{b64encode(content).decode()}" == digest


def test_a_changed_file_makes_another_version(dist: Path, tmp_path: Path) -> None:
    versions = []
    for page in (tmp_path / "one" / "page", tmp_path / "other" / "page"):
        shutil.copytree(dist, page)
        prepare_offline(page)
        versions.append(described(page)["version"])
    (page / "web" / "app.js").write_text("new")
    prepare_offline(page)
    versions.append(described(page)["version"])
    assert versions[0] == versions[1] != versions[2]


def test_every_game_has_a_card_its_words_and_its_drawings(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    rooms = listed_rooms(dist)
    easiest = sorted(catalog.games().values(), key=lambda game: game.info.complexity)
    assert [game.info.id for game in easiest] == [room["id"] for room in rooms]
    for room in rooms:
        words = Words("en", room["id"])
        title = html.escape(words.plain(f"{room['id']}-title"))
        tagline = html.escape(words.plain(f"{room['id']}-tagline"))
        assert f'<h3>{title}</h3><p class="tagline">{tagline}</p>' in page
        # By its words: a screen reader passes over headings that name buttons where it reads on.
        assert f'aria-label="{words.plain("home-play")} {title}"' in page
        assert (f'src="rooms/{room["id"]}/cover.svg"' in page) == room["cover"]
        for language in ("en", "fr", "de", "nl"):
            assert (dist / "rooms" / room["id"] / "words" / f"{language}.ftl").is_file()
        drawings = json.loads((dist / "rooms" / room["id"] / "table.json").read_text("utf-8"))[
            "drawings"
        ]
        assert drawings
        assert all("<svg" in drawing for drawing in drawings.values())
        assert room["cover"] == (dist / "rooms" / room["id"] / "cover.svg").is_file()
        folder = dist / "rooms" / room["id"] / "tiles"
        shown = {each.stem.rpartition("-")[0] for each in folder.glob("*.svg")}
        assert sorted(shown) == room["tiles"]


@pytest.mark.parametrize("game", catalog.games())
def test_first_deals_are_small_and_two_of_them_are_stored(dist: Path, game: str) -> None:
    folder = dist / "rooms" / game / "deals"
    (said,) = (room for room in listed_rooms(dist) if room["id"] == game)
    kinds = [frame.kind for frame in FIRST_FRAMES]
    places = range(len(said["deals"]))
    each = {f"{place}-{kind}.bin" for place in places for kind in kinds}
    firsts = {f"{kind}.bin" for kind in kinds}
    lesson = {f"lesson-{kind}.bin" for kind in kinds}
    assert {file.name for file in folder.iterdir()} == each | firsts | lesson
    assert len(places) == DEALS
    assert max((folder / name).stat().st_size for name in each) <= 3_300
    assert max((folder / name).stat().st_size for name in firsts | lesson) <= 7_100
    kept = constant((dist / "sw.js").read_text(encoding="utf-8"), "FILES")
    assert isinstance(kept, dict)
    stored = {name.rpartition("/")[2] for name in kept if name.startswith(f"rooms/{game}/deals/")}
    assert stored == firsts | {f"{place}-{kind}.bin" for place in places[:2] for kind in kinds}


@pytest.mark.parametrize("game", catalog.games())
def test_an_option_has_pictures_of_all_its_choices_or_of_none(dist: Path, game: str) -> None:
    folder = dist / "rooms" / game / "tiles"
    shown = {each.stem for each in folder.glob("*.svg")}
    for option in catalog.game(game).info.options:
        names = {f"{option.name}-{json.dumps(each).strip(chr(34))}" for each in option.choices}
        assert shown & names in (set(), names)
        shown -= names
    assert not shown


def test_the_wheel_is_complete_and_its_records_are_right(dist: Path) -> None:
    name = described(dist)["wheel"]
    assert f"freebooters-{freebooters.__version__}-py3-none-any.whl" == name
    with zipfile.ZipFile(dist / "runtime" / name) as wheel:
        contents = {entry: wheel.read(entry) for entry in wheel.namelist()}
    (record,) = (entry for entry in contents if entry.endswith(".dist-info/RECORD"))
    rows = list(csv.reader(io.StringIO(contents.pop(record).decode())))
    stated = {path: (digest, size) for path, digest, size in rows if path != record}
    actual = {
        path: (
            "sha256=" + urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("="),
            str(len(data)),
        )
        for path, data in contents.items()
    }
    assert stated == actual
    package = Path(freebooters.__file__).parent
    sources = {file.relative_to(package.parent).as_posix() for file in files(package)}
    left_out = {
        name for name in sources if any(fnmatchcase(name, each) for each in NOT_IN_THE_PAGE)
    }
    assert left_out == sources - set(actual)
    folders = {Path(name).parts[1] for name in actual if name.startswith("freebooters/")}
    assert not folders & {"__main__.py", "cli", "promises", "research", "training", "trials"}
    assert not any("entry_points" in name for name in actual)


def test_the_same_sources_give_the_same_wheel(dist: Path, tmp_path: Path) -> None:
    build_wheel(tmp_path / "whole")
    (whole,) = files(tmp_path / "whole")
    again = tmp_path / "page" / whole.name
    trim_wheel(whole, again)
    assert (dist / "runtime" / again.name).read_bytes() == again.read_bytes()


def test_pyodides_lock_file_has_the_hash_of_micropip(dist: Path) -> None:
    lock = json.loads((dist / "runtime" / "pyodide-lock.json").read_text())
    (entry,) = lock["packages"].values()
    wheel = (dist / "runtime" / entry["file_name"]).read_bytes()
    assert hashlib.sha256(wheel).hexdigest() == entry["sha256"]


@pytest.mark.parametrize("name", ["stdlib.bin", "package.bin"])
def test_bundles_hold_bytecode_without_dates_and_source_checks(dist: Path, name: str) -> None:
    unchecked_hash = (1).to_bytes(4, "little")
    with unpacked(dist / "runtime" / name) as bundle:
        assert {(1980, 1, 1, 0, 0, 0)} == {entry.date_time for entry in bundle.infolist()}
        modules = [entry for entry in bundle.namelist() if entry.endswith(".pyc")]
        assert {unchecked_hash} == {bundle.read(module)[4:8] for module in modules}
        assert not any(entry.endswith(".py") for entry in bundle.namelist())


def test_everything_left_out_of_the_library_was_in_it() -> None:
    with zipfile.ZipFile(STOCK_LIBRARY) as library:
        names = library.namelist()
    patterns = [pattern for group in LEAVE_OUT.values() for pattern in group]
    assert len(patterns) == len(set(patterns))
    idle = [rest for rest in patterns if not any(fnmatchcase(name, rest) for name in names)]
    assert [] == idle


def test_the_library_has_all_that_the_package_imports(dist: Path) -> None:
    with zipfile.ZipFile(dist / "runtime" / described(dist)["wheel"]) as wheel:
        sources = {name: wheel.read(name) for name in wheel.namelist() if name.endswith(".py")}
    wanted = {
        f"{parent}{name}"
        for source in sources.values()
        for node in ast.walk(ast.parse(source))
        for parent, name in _imported(node)
    }
    with zipfile.ZipFile(STOCK_LIBRARY) as library:
        published = _modules(library)
    with unpacked(dist / "runtime" / "stdlib.bin") as library:
        ours = _modules(library)
    assert {"json", "random", "traceback"} <= wanted & ours
    assert set() == (wanted & published) - ours


def _imported(node: ast.AST) -> list[tuple[str, str]]:
    """The modules that a statement may import, each in two parts."""
    if isinstance(node, ast.Import):
        return [("", name.name) for name in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        inside = [(f"{node.module}.", name.name) for name in node.names]
        return [("", node.module or ""), *inside]
    return []


def unpacked(file: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(file.read_bytes())))


def _modules(library: zipfile.ZipFile) -> set[str]:
    names = [name.rpartition(".")[0] for name in library.namelist() if ".py" in name]
    return {name.removesuffix("/__init__").replace("/", ".") for name in names}


def test_a_placeholder_is_found_however_it_is_spaced(tmp_path: Path) -> None:
    script = tmp_path / "sw.js"
    for content in ("const V = /*V*/[];", "const V = /*V*/ [];"):
        script.write_text(content)
        assert "const V = [1];" == injected(script, {"/*V*/ []": "[1]"})


def test_a_placeholder_that_is_missing_or_doubled_is_an_error(tmp_path: Path) -> None:
    script = tmp_path / "sw.js"
    for content in ("", "/*V*/ [] /*V*/ []"):
        script.write_text(content)
        with pytest.raises(Failure, match=r"sw\.js must have"):
            injected(script, {"/*V*/ []": "[1]"})

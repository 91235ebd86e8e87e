"""Makes and publishes a release: the wheel, the page as a zip and as one file, the arena's games,
the notes, and the SHA-256 sums of all of them, in one folder. The same sources give the same bytes.
"""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.bundle import bundle_single
from tools.layout import ARENA_GAMES, PACKAGE, RELEASE, RELEASED_SAVES, ROOT
from tools.steps import Failure, files, run
from tools.wheel import package_wheel

__all__ = ["NOTES", "SUMS", "amiss", "notes", "publish", "release", "sums", "version", "zipped"]

NOTES, SUMS = "NOTES.md", "SHA256SUMS"
_CHANGES = ROOT / "CHANGELOG.md"
_VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
_EPOCH = (1980, 1, 1, 0, 0, 0)
_FILE_MODE = 0o100644 << 16
_UNIX = 3


def version() -> str:
    """The package's version."""
    found = _VERSION.search((PACKAGE / "__init__.py").read_text("utf-8"))
    if found is None:
        raise Failure(f"{PACKAGE / '__init__.py'} states no version.")
    return found[1]


def release(tag: str | None, folder: Path = RELEASE) -> list[Path]:
    """Fills the folder and returns its files. With a tag, raises `Failure` before building anything
    if something that a release of that name needs is missing.
    """
    changes = _CHANGES.read_text("utf-8")
    if tag is not None:
        missing = amiss(tag, version(), changes, RELEASED_SAVES)
        if missing:
            raise Failure("\n".join([f"{tag} cannot be released:", *missing]))
    single, wheel = bundle_single(), package_wheel()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"freebooters-{version()}"
    shutil.copy(wheel, folder)
    zipped(single.parent, folder / f"{name}-dist.zip")
    shutil.copy(single, folder / f"{name}.html")
    shutil.copy(ARENA_GAMES, folder / f"{name}-{ARENA_GAMES.name}")
    told = notes(changes, version()) or notes(changes, "Unreleased")
    (folder / NOTES).write_text(told, "utf-8", newline="\n")
    made = _by_name(folder)
    (folder / SUMS).write_text(sums(made), "utf-8", newline="\n")
    return [*made, folder / SUMS]


def publish(tag: str, folder: Path = RELEASE) -> None:
    """Uploads the files of the folder to GitHub under an existing tag, with its program `gh`.
    Raises `Failure` if a file has changed since it was made, or if `gh` is missing or fails.
    """
    listed = folder / SUMS
    if not listed.is_file():
        raise Failure(f"There is no {listed}: build.py release makes it.")
    made = [file for file in _by_name(folder) if file != listed]
    if listed.read_text("utf-8") != sums(made):
        raise Failure(f"The files of {folder} are not those that {SUMS} lists.")
    program = shutil.which("gh")
    if program is None:
        raise Failure("Publishing needs GitHub's program gh: https://cli.github.com")
    create = [program, "release", "create", tag, "--verify-tag", "--title", tag]
    assets = [*(file for file in made if file.name != NOTES), listed]
    run([*create, "--notes-file", folder / NOTES, *assets])


def _by_name(folder: Path) -> list[Path]:
    """The folder's files in an order that is the same on every system."""
    return sorted(folder.iterdir(), key=lambda file: file.name)


def amiss(tag: str, version: str, changes: str, saves: Path) -> list[str]:
    """What a release under this tag still lacks, one sentence each."""
    lacks = []
    if tag != f"v{version}":
        lacks.append(f"The package is version {version}, so the tag would be v{version}.")
    if not notes(changes, version):
        lacks.append(f"CHANGELOG.md has no section {version}.")
    if not any(saves.glob(f"{version}/*.json")):
        lacks.append(f"No saves of {version} are kept: build.py keep-saves writes them.")
    return lacks


def notes(changes: str, version: str) -> str:
    """The section of the changes about a version, without its heading; empty if there is none."""
    heading = re.compile(rf"^## \[?{re.escape(version)}\]?(?: .*)?$", re.MULTILINE)
    found = heading.search(changes)
    if found is None:
        return ""
    section, *_ = re.split(r"^## ", changes[found.end() :], maxsplit=1, flags=re.MULTILINE)
    return section.strip() + "\n"


def zipped(folder: Path, target: Path) -> None:
    """The files of a folder as a zip, without their dates, owners and rights."""
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in files(folder):
            entry = ZipInfo(file.relative_to(folder).as_posix(), _EPOCH)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = _FILE_MODE
            entry.create_system = _UNIX
            archive.writestr(entry, file.read_bytes())


def sums(made: Iterable[Path]) -> str:
    """The SHA-256 of each file, as `sha256sum --check` reads them."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made
    )

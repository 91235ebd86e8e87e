"""Steps that are not repeated: each leaves a stamp with the hash of everything it was made from."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.layout import BUILD, ROOT, STAMPS

__all__ = [
    "Failure",
    "building",
    "fingerprint",
    "forget",
    "fresh",
    "replace",
    "run",
    "say",
    "step",
    "succeeds",
]

_TAIL = 60
_LITTER = ("__pycache__", "node_modules", ".mypy_cache")


class Failure(Exception):
    """An error for people, shown as it is, without a traceback."""


def say(text: str) -> None:
    print(text, flush=True)


def files(path: Path) -> Iterator[Path]:
    """The file itself, or all files below a folder, sorted, without tools' leftovers such as
    caches.
    """
    if path.is_file():
        yield path
    elif path.is_dir():
        for child in sorted(path.iterdir()):
            if child.name not in _LITTER:
                yield from files(child)


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """One hash of texts and of the names and contents of files and folders; a missing file counts
    too.
    """
    total = hashlib.sha256()
    for entry in inputs:
        if isinstance(entry, str):
            total.update(f"text {len(entry)} {entry}\n".encode())
            continue
        total.update(f"path {entry.name}\n".encode())
        for file in files(entry):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"file {file.relative_to(entry.parent).as_posix()} {content}\n".encode())
    return total.hexdigest()


def fresh(stamp: str, key: str, outputs: Iterable[Path] = ()) -> bool:
    """Whether the stamp has this key and all results are still there."""
    path = STAMPS / stamp
    return path.is_file() and path.read_text() == key and all(made.exists() for made in outputs)


def press(stamp: str, key: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / stamp).write_text(key)


def forget(stamp: str) -> None:
    (STAMPS / stamp).unlink(missing_ok=True)


def step(
    title: str,
    work: Callable[[], object],
    *,
    stamp: str,
    inputs: Iterable[Path | str],
    outputs: Sequence[Path],
) -> bool:
    """Does the work unless its stamp is fresh; whether it was done. Raises `Failure`."""
    key = fingerprint(inputs)
    if fresh(stamp, key, outputs):
        return False
    with building():
        if fresh(stamp, key, outputs):  # done by the process we waited for
            return False
        _do(title, work, stamp, key)
    return True


def _do(title: str, work: Callable[[], object], stamp: str, key: str) -> None:
    forget(stamp)
    started = time.monotonic()
    say(f"{title} ...")
    try:
        work()
    except BaseException:
        say(f"{title}: failed")
        raise
    say(f"{title}: {time.monotonic() - started:.1f} s")
    press(stamp, key)


def replace(old: Path, new: Path) -> None:
    """Puts a folder in place of another, so that nobody sees half of it."""
    aside = BUILD / f"{old.name}-before"
    shutil.rmtree(aside, ignore_errors=True)
    if old.exists():
        old.rename(aside)
    new.rename(old)
    shutil.rmtree(aside, ignore_errors=True)


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    timeout: float | None = None,
) -> str:
    """The command's output. Raises `Failure` with the end of it when it fails or takes too long."""
    line = [str(part) for part in command]
    try:
        done = subprocess.run(
            line,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except FileNotFoundError as error:
        raise Failure(f"There is no program {line[0]}.") from error
    except subprocess.TimeoutExpired as error:
        raise Failure(f"{' '.join(line)}: not finished after {timeout:.0f} s.") from error
    if done.returncode:
        tail = "\n".join(done.stdout.strip().splitlines()[-_TAIL:])
        raise Failure(f"{' '.join(line)}\n{tail}\nexit code {done.returncode}")
    return done.stdout


def succeeds(
    command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, timeout: float
) -> bool:
    """Whether the command ends well in that time; if not, why is left unsaid."""
    try:
        run(command, env=env, timeout=timeout)
    except Failure:
        return False
    return True


class _Turn:
    """Whether this process holds the lock for building."""

    held = False


@contextmanager
def building() -> Iterator[None]:
    """Holds the lock for building, which may be nested in one process; other processes wait.

    Released by the system if the process ends early.
    """
    if _Turn.held:
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("a+b") as file:
        if not _seize(file.fileno()):
            say("Waiting for another build of this folder ...")
            while not _seize(file.fileno()):
                time.sleep(0.2)
        _Turn.held = True
        try:
            yield
        finally:
            _Turn.held = False


if sys.platform == "win32":
    import msvcrt

    def _seize(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _seize(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

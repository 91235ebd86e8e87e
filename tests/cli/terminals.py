"""Terminals of any encoding, and whose other end is closed, in this process."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from freebooters.cli.main import main

__all__ = ["CLOSED", "Told", "at_a_terminal"]

CLOSED = "closed"
"""Instead of an encoding: the stream is not there at all, as after `>&-`."""


@dataclass(frozen=True)
class Told:
    """The exit code of a command, and what it wrote, as somebody reads it in that encoding."""

    code: int
    out: str
    errors: str


def at_a_terminal(
    arguments: Sequence[str],
    encoding: str = "utf-8",
    *,
    typed: bytes | None = b"",
    pipe: str = "",
    program: Callable[[Sequence[str]], int] = main,
) -> Told:
    """Runs a command of a program. `typed` is what stands in standard input, None if that is closed; `pipe` is
    empty if everything is read, `closed` if there is no standard output and no errors, else the path
    of what output goes to, or `cut` for a pipe that nobody reads.
    """
    out, errors = io.BytesIO(), io.BytesIO()
    with _streams(encoding, typed, pipe, out, errors):
        try:
            code = program(arguments)
        except SystemExit as left:
            code = int(str(left.code))
    return Told(code, out.getvalue().decode(encoding), errors.getvalue().decode(encoding))


@contextmanager
def _streams(
    encoding: str, typed: bytes | None, pipe: str, out: io.BytesIO, errors: io.BytesIO
) -> Iterator[None]:
    given = {
        "stdin": None if typed is None else io.TextIOWrapper(io.BytesIO(typed), encoding),
        "stdout": _output(encoding, pipe, out),
        "stderr": None
        if pipe == CLOSED
        else io.TextIOWrapper(errors, encoding, errors="backslashreplace"),
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in given.items():
            patch.setattr(sys, name, stream)
        try:
            yield
        finally:
            for used in filter(None, [getattr(sys, name) for name in given]):
                if isinstance(used.buffer, io.BytesIO):
                    used.detach()
                else:
                    used.close()


def _output(encoding: str, pipe: str, out: io.BytesIO) -> io.TextIOWrapper | None:
    if pipe == CLOSED:
        return None
    if not pipe:
        return io.TextIOWrapper(out, encoding)
    if pipe != "cut":
        return Path(pipe).open("w", encoding=encoding)
    reads, writes = os.pipe()
    os.close(reads)
    return os.fdopen(writes, "w", encoding=encoding)

"""What is printed, where the encoding lacks a character or nobody reads on."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from pathlib import Path

__all__ = ["UNHEARD", "flush", "prepare", "silence"]

UNHEARD = 141
"""What a shell says of a program that ended because nobody read what it wrote any longer."""


def prepare() -> None:
    """Lets everything be printed: characters that an encoding lacks by their numbers."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Writes what was printed. Raises `BrokenPipeError` if nobody reads it."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.flush()


def silence() -> None:
    """Drops what Python would still write of it at its end."""
    with Path(os.devnull).open("w") as nothing:
        for stream in filter(None, (sys.stdout, sys.stderr)):
            with suppress(OSError):  # it has no file
                os.dup2(nothing.fileno(), stream.fileno())

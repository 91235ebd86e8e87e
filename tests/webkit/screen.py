"""A screen that nobody sees, whose picture lies in a file: it is there at once, whatever a browser does."""

from __future__ import annotations

import os
import re
import struct
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from tools.webkit import DISPLAY

__all__ = ["Screen", "opened_screen", "running"]

_SIZE = "1700x1300x24"
_END = 120.0
"""Seconds a program may take to end."""

_HEADER = struct.Struct(">25I")
"""Of an X window dump; after it and the window's name come the colours, then the rows of pixels."""
_COLOUR = 12
"""Bytes of one of its colours."""


@dataclass(frozen=True)
class Screen:
    name: str
    """By which programs find it."""
    dump: Path

    def picture(self) -> Image.Image:
        """All that it shows now."""
        data = self.dump.read_bytes()
        header = _HEADER.unpack_from(data)
        length, width, height, row, colours = (header[at] for at in (0, 4, 5, 12, 19))
        pixels = data[length + colours * _COLOUR :][: row * height]
        return Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX", row)


@contextmanager
def opened_screen(folder: Path) -> Iterator[Screen]:
    """A screen that writes into that folder."""
    size = ["-screen", "0", _SIZE, "-fbdir", str(folder)]
    command = [DISPLAY, "-displayfd", "1", *size, "-nolisten", "tcp"]
    with running(command, os.environ, subprocess.PIPE) as process:
        assert process.stdout
        number = process.stdout.readline().strip()
        assert re.fullmatch(r"\d+", number), f"{DISPLAY} gave no screen"
        yield Screen(f":{number}", folder / "Xvfb_screen0")


@contextmanager
def running(
    command: list[str], environment: Mapping[str, str], output: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[str]]:
    """The program, from its start to its end."""
    with subprocess.Popen(
        command, env=environment, stdout=output, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(timeout=_END)
            except subprocess.TimeoutExpired:
                process.kill()

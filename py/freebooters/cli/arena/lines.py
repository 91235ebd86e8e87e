"""Files that grow line by line; those whose names end in `.xz` are compressed.

A line is on disk as soon as it is added. In a compressed file each new line is a stream of its own,
which is larger than the line itself, until `pack` makes one stream of all of them.
"""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["BadLines", "add_line", "cut_off", "pack", "read_lines"]


class BadLines(Exception):
    """A compressed file is damaged after that many lines."""

    def __init__(self, lines: int) -> None:
        super().__init__(f"damaged after {lines} lines")
        self.lines = lines


def read_lines(file: Path) -> tuple[list[bytes], int]:
    """All complete lines, and how many bytes of the file they take; what follows them was cut off,
    for instance by a crash. Raises `BadLines`, `OSError`.
    """
    content = file.read_bytes()
    text, taken = _unpacked(content) if _packed(file) else (content, len(content))
    whole = text[: text.rfind(b"\n") + 1]
    return whole.split(b"\n")[:-1], taken - (len(text) - len(whole))


def cut_off(file: Path, length: int) -> None:
    """Cuts the file off after so many bytes, if it is longer. Raises `OSError`."""
    if file.stat().st_size > length:
        os.truncate(file, length)


def add_line(file: Path, line: bytes) -> None:
    """Adds a line, which holds no line break, and begins the file if there is none. Raises `OSError`."""
    added = line + b"\n"
    if _packed(file):
        import lzma

        added = lzma.compress(added)
    with file.open("ab") as opened:
        opened.write(added)


def pack(file: Path) -> None:
    """Compresses a compressed file again as one stream; whoever reads it meanwhile gets either the
    old file or the new one, complete. A plain file stays as it is. Raises `BadLines`, `OSError`.
    """
    if not _packed(file):
        return
    import lzma

    lines, _ = read_lines(file)
    smaller = lzma.compress(
        b"".join(line + b"\n" for line in lines), preset=9 | lzma.PRESET_EXTREME
    )
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(smaller)
    beside.replace(file)


def _packed(file: Path) -> bool:
    return file.suffix == ".xz"


def _unpacked(content: bytes) -> tuple[bytes, int]:
    """The content of the complete streams, and how many bytes they take."""
    import lzma

    found: list[bytes] = []
    rest = content
    while rest:
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        try:
            text = stream.decompress(rest)
        except lzma.LZMAError as wrong:
            raise BadLines(b"".join(found).count(b"\n")) from wrong
        if not stream.eof:
            break
        found.append(text)
        rest = stream.unused_data
    return b"".join(found), len(content) - len(rest)

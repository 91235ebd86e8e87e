"""The page looks as it did when its pictures were kept: `build.py pictures` keeps new ones."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page

from tests.pictures.compare import STEP, difference
from tests.pictures.renew import TAKEN_WITH
from tests.pictures.takes import KEPT, Kept, Table, taken_with

TOLERANCE = 0.0001
"""Of all pixels, some hundred. Between pictures of the same table, taken in browsers started one after
the other on a busy machine, none differed (`python -m tests.pictures.noise`); a move changes thirty
times as many as this, the smallest thing on a table some.
"""

PATIENCE = 20
"""Seconds in which the last drawing has come to the table, also on a machine that is busy."""


def _case(kept: Kept) -> Any:
    """On a phone on its side: in the long run. What sticks out or can be read there is looked at in
    every run (`test_around`, `test_legible`).
    """
    marks = [pytest.mark.slow] if kept.screen == "short" else []
    if isinstance(kept, Table):
        marks.append(pytest.mark.same_page)
    return pytest.param(kept, id=f"{kept.folder.parent.name}-{kept.name}", marks=marks)


@pytest.mark.parametrize("kept", [_case(kept) for kept in KEPT])
def test_the_page_looks_as_in_its_picture(page: Page, kept: Kept, tmp_path: Path) -> None:
    drawn_by = taken_with(page)
    if drawn_by != json.loads(TAKEN_WITH.read_text(encoding="utf-8")):
        pytest.skip(f"pictures are kept of another browser than {drawn_by}")
    last = time.monotonic() + PATIENCE
    before = kept.file.read_bytes()
    taken = kept.take(page)
    while (found := difference(before, taken)).share > TOLERANCE and time.monotonic() < last:
        taken = kept.again(page)
    (tmp_path / "taken.png").write_bytes(taken)
    (tmp_path / "difference.png").write_bytes(found.picture)

    assert found.share <= TOLERANCE, f"{kept.file} and {tmp_path}/taken.png, difference.png"


@pytest.mark.same_page
def test_a_picture_one_move_later_differs(page: Page) -> None:
    kept = KEPT[0]
    assert isinstance(kept, Table)
    before, after = kept.take(page), replace(kept, moves=kept.moves + 1).take(page)

    assert 0 == difference(before, before).share
    assert difference(before, after).share > 10 * TOLERANCE


def _png(*pixels: tuple[int, int, int]) -> bytes:
    image, written = Image.new("RGB", (len(pixels), 1)), BytesIO()
    image.putdata(pixels)
    image.save(written, "PNG")
    return written.getvalue()


def test_pixels_that_differ_enough_in_any_colour_are_counted_and_shown() -> None:
    grey = (100, 100, 100)
    found = difference(
        _png(grey, grey, grey, grey),
        _png(grey, (100 + STEP, 100, 100), (100, 99 - STEP, 100), (100, 100, 255)),
    )

    assert 0.5 == found.share
    shown = Image.open(BytesIO(found.picture))
    assert [0, 0, 255, 255] == [shown.getpixel((x, 0)) for x in range(4)]


def test_pictures_of_another_size_differ_altogether() -> None:
    assert 1 == difference(_png((0, 0, 0)), _png((0, 0, 0), (0, 0, 0))).share


def test_every_kept_picture_is_there_and_no_other() -> None:
    there = {path for kept in KEPT for path in kept.folder.glob("*.png")}

    assert {kept.file for kept in KEPT} == there

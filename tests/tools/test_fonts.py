"""Browsers of tests know the same fonts, whatever is installed beside them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from ctypes.util import find_library
from pathlib import Path

import pytest

from tools import fonts
from tools.fonts import FONTS, only_these_fonts

_LISTS = """
import ctypes, sys

class Fonts(ctypes.Structure):
    _fields_ = [("count", ctypes.c_int), ("size", ctypes.c_int), ("fonts", ctypes.c_void_p)]

library = ctypes.CDLL(sys.argv[1])
library.FcConfigGetFonts.restype = ctypes.POINTER(Fonts)
library.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
get = library.FcPatternGetString
get.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.POINTER(ctypes.c_char_p)]
library.FcInit()
found = library.FcConfigGetFonts(None, 0).contents
patterns = ctypes.cast(found.fonts, ctypes.POINTER(ctypes.c_void_p))
for at in range(found.count):
    file = ctypes.c_char_p()
    get(patterns[at], b"file", 0, ctypes.byref(file))
    print(file.value.decode())
"""
"""Prints the fonts that a program knows which asks fontconfig, as browsers on Linux do."""


@pytest.fixture(autouse=True)
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fonts, "BUILD", tmp_path / "build")


@pytest.mark.native
@pytest.mark.skipif(not (find_library("fontconfig") and FONTS.is_dir()), reason="no DejaVu here")
def test_a_font_that_somebody_installs_changes_nothing(tmp_path: Path) -> None:
    some = sorted(FONTS.glob("*.ttf"))
    stray = tmp_path / "data" / "fonts" / "Stray.ttf"
    stray.parent.mkdir(parents=True)
    shutil.copyfile(some[0], stray)
    here = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    here.pop("FONTCONFIG_FILE", None)

    assert stray in _known(here)
    assert set(some) == _known({**here, **only_these_fonts()})


def test_where_dejavu_is_not_the_system_s_fonts_are_used(tmp_path: Path) -> None:
    assert {} == only_these_fonts(tmp_path / "none")


def _known(env: Mapping[str, str]) -> set[Path]:
    """The fonts that a program with this environment knows."""
    line = [sys.executable, "-c", _LISTS, str(find_library("fontconfig"))]
    done = subprocess.run(line, env=env, capture_output=True, text=True, check=True)
    return {Path(each) for each in done.stdout.splitlines()}

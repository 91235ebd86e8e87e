"""The page has a sound for every material that rooms may name, and plays every instrument of theirs."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from freebooters.stage.sound import Material
from freebooters.stage.tune import Instrument
from tools.layout import WEB

_TYPES = (WEB / "types" / "engine.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "kinds"), [("Material", Material), ("Instrument", Instrument)])
def test_page_and_rooms_know_the_same_names(name: str, kinds: object) -> None:
    """For each of which the page has to have a sound: `tsc` looks whether its tables are whole."""
    (union,) = re.findall(rf"^export type {name} =([^;]+);", _TYPES, re.MULTILINE)
    assert sorted(re.findall(r'"(\w+)"', union)) == sorted(get_args(kinds))

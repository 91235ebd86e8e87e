"""What only a language's printers do: in French no line begins with a sign that belongs to the word before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words import ROOT

FRENCH = sorted([*ROOT.glob("py/**/words/**/fr.ftl"), ROOT / "web/words/fr.ftl"])
_LOOSE = re.compile(r"(?<=\S) (?=[;:!?»](?!\w))|(?<=«) ")


def test_there_are_french_words() -> None:
    assert len(FRENCH) > 5


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_in_french_signs_stay_with_their_words(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [] == [line for line in lines if not line.startswith("#") and _LOOSE.search(line)]

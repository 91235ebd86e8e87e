from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from freebooters import catalog
from freebooters.cli.elision import elided
from freebooters.cli.words import LANGUAGES, Words
from freebooters.engine.messages import SeatName, say

ROOT = Path(__file__).parents[2]
TEXTS: dict[str, list[dict[str, Any]]] = json.loads(
    (ROOT / "tests" / "texts.json").read_text(encoding="utf-8")
)
FRENCH = [*(ROOT / "py" / "freebooters").rglob("fr.ftl"), *(ROOT / "web" / "words").rglob("fr.ftl")]


@pytest.mark.parametrize("case", TEXTS["elided"], ids=lambda case: case["what"])
def test_in_french_a_word_is_shortened_before_a_vowel(case: dict[str, Any]) -> None:
    assert case["elided"] == elided(case["given"], case["values"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_french_shortens_words(language: str) -> None:
    words = Words(language, catalog.room("mutiny"))
    words.names = ["Anne"]

    text = words.say(say("mutiny-log-idle-monkey", seat=SeatName(0)))

    assert ("singe d\u2019Anne" in text) == (language == "fr")


def test_nothing_that_is_put_in_begins_with_a_vowel_that_shortens_no_word() -> None:
    assert len(FRENCH) > 10
    begins = re.compile(
        r"(?im)^(?:[\w-]+ =|\s+\.\w+ =|\s*\*?\[\w+\])?\s*(onze|oui|ouistiti|yacht)\b.*"
    )
    assert [] == [
        found[0] for file in FRENCH for found in begins.finditer(file.read_text(encoding="utf-8"))
    ]

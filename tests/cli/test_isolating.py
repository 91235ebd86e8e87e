from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.cli.isolating import isolated
from freebooters.cli.words import Words
from freebooters.engine.messages import SeatName

TEXTS: dict[str, list[dict[str, str]]] = json.loads(
    (Path(__file__).parents[1] / "texts.json").read_text(encoding="utf-8")
)
steady = settings(derandomize=True, database=None, deadline=None, max_examples=300)


@pytest.mark.parametrize("case", TEXTS["isolated"], ids=lambda case: case["what"])
def test_a_text_leaves_what_stands_beside_it_alone(case: dict[str, str]) -> None:
    assert case["isolated"] == isolated(case["given"])


@steady
@given(st.text(alphabet="aד\u2066\u2068\u2069\u202e ", max_size=20))
def test_isolates_are_always_closed_and_never_doubled(text: str) -> None:
    once = isolated(text)
    depth = 0
    for letter in once:
        depth += (letter == "\u2068") - (letter == "\u2069")
        assert depth >= 0
        assert depth or letter != "ד"
    assert 0 == depth
    assert once == isolated(once)


def test_names_and_files_are_isolated_in_sentences() -> None:
    words = Words("en")
    words.names = ["משה", "Anne\x1b[2J"]

    assert "\u2068משה\u2069 takes back a move." == words.t("log-undo", seat=SeatName(0))
    assert "Anne[2J takes back a move." == words.t("log-undo", seat=SeatName(1))
    assert "gnp.exe cannot be read." == words.t("terminal-error-read", file="\u202egnp.exe\udcff")

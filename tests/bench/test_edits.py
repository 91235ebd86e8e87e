"""What the benchmarks write of edits in the rules workshop."""

from __future__ import annotations

from tests.bench.edits import section


def test_the_section_tells_the_first_edit_the_median_and_the_slowest() -> None:
    text = section({"Chromium": [90.0, 20.4, 30.0, 25.0, 100.0]}, "a machine")
    assert text.startswith("## The rules workshop\n")
    assert "| Chromium | 5 | 90 | 30 | 100 |" in text

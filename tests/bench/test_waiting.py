"""What the benchmarks write of waiting for bots."""

from __future__ import annotations

from tests.bench.waiting import section

NOW = {"moved": 20_000.0, "still": 10_000.0, "computed": 500.0, "turns": 9, "lines": 40}
BEFORE = {"moved": 25_000.0, "still": 15_000.0, "computed": 400.0, "turns": 9, "lines": 40}


def test_the_section_tells_what_is_waited_for_beside_what_was_before() -> None:
    text = section({"tag": {"before": BEFORE, "now": NOW}}, "a machine")
    assert text.startswith("## Waiting for bots\n")
    assert "| tag | 40 | 9 | 30.0 / 40.0 | 20.0 / 25.0 | 10.0 / 15.0 | 0.5 / 0.4 | 0.75 |" in text


def test_alone_a_page_is_compared_with_nothing() -> None:
    text = section({"tag": {"now": NOW}}, "a machine")
    assert "| tag | 40 | 9 | 30.0 | 20.0 | 10.0 | 0.5 |  |" in text

"""What the benchmarks write of the main thread's tasks."""

from __future__ import annotations

from tests.bench.tasks import Minute, section


def minute(*clock: float, processor: tuple[float, ...] = (), worst: str = "") -> Minute:
    return {"clock": list(clock), "processor": list(processor), "worst": worst}


def test_the_section_tells_of_each_page_how_many_tasks_are_felt_and_the_longest() -> None:
    before = [minute(60, 90, processor=(55,)), minute(70, 75, 200), minute(80, worst="a timer")]
    now = [minute(), minute(51), minute()]
    text = section({"tag": {"before": before, "now": now}}, "a machine")
    assert text.startswith("## The main thread\n")
    assert "Of 3 games each" in text
    assert "| tag | before | 2 | 90 | 200 | 0 | 0 | 55 | a timer |" in text
    assert "| tag | now | 0 | 0 | 51 | 0 | 0 | 0 |  |" in text

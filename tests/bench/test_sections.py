"""What the benchmarks of the page write, section by section."""

from __future__ import annotations

from typing import Any

from freebooters.catalog import games
from freebooters.trials.playing import played
from tests.bench.document import renewed
from tests.bench.ladder import EARLY, ladder
from tests.bench.links import least, lengths
from tests.bench.scores import read, scores


def test_a_section_takes_the_place_of_the_one_with_its_heading() -> None:
    page = "# Benchmarks\n\nHead.\n\n## A\n\nold a\n\n## B\n\nold b\n"
    assert "# Benchmarks\n\nHead.\n\n## A\n\nnew a\n\n## B\n\nold b\n" == renewed(
        page, "## A\n\nnew a\n"
    )
    assert "# Benchmarks\n\nHead.\n\n## A\n\nold a\n\n## B\n\nold b\n\n## C\n\nc\n" == renewed(
        page, "## C\n\nc"
    )
    assert "# New\n\n## A\n\nold a\n\n## B\n\nnew b\n" == renewed(page, "# New\n\n## B\n\nnew b\n")
    assert "## A\n\na\n" == renewed("", "## A\n\na")


def visits(*times: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [
        {"way": way, "visit": visit, "paint": 1, "play": 2, "choices": own, "requests": 9}
        for way, visit, own in times
    ]


def test_the_ladder_compares_each_way_with_the_first() -> None:
    cold = visits(("new", "cold", 100), ("old", "cold", 400), ("old", "cold", 600))
    warm = visits(("new", "warm", 80), ("old", "warm", 200))
    more = visits(("new", "cold", 300), ("old", "cold", 500))
    text = ladder([*cold, *warm, *more], "a machine", None)
    assert "| old | 9 | 1 [1 to 1] | 2 [2 to 2] |  | 500 [400 to 600] |  | 1.00 |" in text
    assert "| new | 9 | 1 [1 to 1] | 2 [2 to 2] |  | 200 [100 to 300] |  | 0.40 |" in text
    assert "| new | 9 | 1 [1 to 1] | 2 [2 to 2] |  | 80 [80 to 80] |  | 0.40 |" in text
    assert text.index("| old |") < text.index("| new |")
    assert text.startswith("## Start\n")
    assert ladder(cold, "a machine", 9.0).startswith("## Start over a line of 9 Mbit/s\n")


def test_early_tables_are_a_section_of_their_own_with_a_third_visit() -> None:
    text = ladder(visits(("new", "cold", 100), ("new", "again", 70)), "a machine", None, 0.5, EARLY)
    assert text.startswith("## Early tables over this machine's own speed, with 0.5 processors\n")
    assert "--early" in text
    assert "Third visit, to the game of the second:" in text
    assert "Second visit:" not in text


def test_the_ladder_says_which_way_had_fewer_visitors() -> None:
    few = visits(("fox", "cold", 100), ("fox", "warm", 100))
    more = visits(*(("new", visit, 100) for visit in ("cold", "warm") for _ in range(2)))
    text = ladder([*few, *more], "a machine", None)
    assert "2 new visitors for each way (1 for “fox”), the ways in turn" in text
    assert "new visitors for each way, the ways in turn" in ladder(more, "a machine", None)


def test_a_link_to_random_play_is_hardly_longer_than_it_must_be() -> None:
    for game in games().values():
        quick = game.info.quick
        match = played(game, quick.options, ["flotsam"] * quick.seats, "0" * 32)
        (length,) = lengths([match])
        assert least(match) < length < 1.25 * least(match) + 20, game.info.id


def told(performance: float, shift: float) -> dict[str, Any]:
    times = ("first-contentful-paint", "largest-contentful-paint", "speed-index")
    audits: dict[str, Any] = {
        name: {"title": name, "score": 1, "numericValue": 1200.4}
        for name in (*times, "total-blocking-time")
    }
    audits["cumulative-layout-shift"] = {
        "title": "Shift",
        "score": 0.5,
        "numericValue": shift,
        "displayValue": f"{shift}",
    }
    return {
        "lighthouseVersion": "12.0.0",
        "audits": audits,
        "categories": {
            name: {
                "score": performance if name == "performance" else 1,
                "auditRefs": [{"id": "cumulative-layout-shift", "weight": name == "performance"}],
            }
            for name in ("performance", "accessibility", "best-practices", "seo")
        },
    }


def test_scores_are_the_medians_of_all_runs_and_what_costs_points_is_named() -> None:
    reports = [read(told(score, shift)) for score, shift in ((0.9, 0.1), (0.97, 0.2), (1, 0.014))]
    text = scores({"mobile": reports}, "a machine")
    assert "| mobile | 97 | 100 | 100 | 100 | 1,200 | 1,200 | 1,200 | 1,200 | 0.100 |" in text
    assert ("performance: Shift (0.1)",) == reports[0].lacking

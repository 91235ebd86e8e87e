"""The deck of a duel: where the rope's mark stands, and who pulls."""

from __future__ import annotations

import pytest

from freebooters.games.mutiny.rules.components import SIDES
from freebooters.games.mutiny.table.deck import FULL_PULL, MOST_CREW
from freebooters.stage import FRAMES, LARGE, Frame, Node
from tests.games.mutiny.states import do, duelling
from tests.games.mutiny.test_painter import nodes

V, D = SIDES


def table(pink: int, grey: int, frame: Frame) -> dict[str, Node]:
    """A duel at its start, between sailors of those values."""
    state = duelling([V, D], ["p1 p2", "g1 g3"], pairs=[(pink, grey), (2, 6)])
    return nodes(state, 0, frame)


@pytest.mark.parametrize("frame", [*FRAMES, *LARGE], ids=str)
def test_the_rope_s_mark_stands_where_the_strengths_say(frame: Frame) -> None:
    leads = [(10, 1), (8, 5), (4, 3), (3, 4), (5, 8), (1, 10)]
    marks = [table(*values, frame)["rope-mark"].at[0] for values in leads]
    middle = table(4, 3, frame)["rope-middle"].at[0]

    assert sorted(set(marks)) == marks
    assert marks[2] < middle < marks[3]
    assert middle - marks[0] == pytest.approx(marks[-1] - middle)
    assert middle - marks[1] == pytest.approx(3 * (middle - marks[2]))


@pytest.mark.parametrize("frame", [*FRAMES, *LARGE], ids=str)
def test_the_rope_is_of_one_piece_and_changes_its_colour_at_the_mark(frame: Frame) -> None:
    shown = table(8, 5, frame)
    pink, grey, mark = shown["rope-pink"], shown["rope-grey"], shown["rope-mark"]

    assert pink.at[0] + pink.size[0] / 2 == pytest.approx(mark.at[0])
    assert grey.at[0] - grey.size[0] / 2 == pytest.approx(mark.at[0])
    for side, rope in (("pink", pink), ("grey", grey)):
        crew = [node for name, node in shown.items() if name.startswith(f"crew-{side}-")]
        assert crew
        assert all(abs(one.at[0] - rope.at[0]) < rope.size[0] / 2 for one in crew)
        assert all(abs(one.at[0] - mark.at[0]) > mark.size[0] / 2 for one in crew)


def test_the_rope_moves_and_a_crew_grows_with_the_cards_laid() -> None:
    state = duelling([V, D], ["p1 p2", "g1 g3"], pairs=[(3, 3), (2, 6)])
    before = nodes(state, 0, FRAMES[0])
    do(state, ("fight", "pink", 1), ("fight", "grey", 3))
    after = nodes(state, 0, FRAMES[0])

    assert before["rope-mark"].at[0] == before["rope-middle"].at[0] < after["rope-mark"].at[0]
    assert "crew-grey-1" not in before
    assert "crew-grey-1" in after


def test_a_great_lead_leaves_the_mark_at_the_end_of_its_way() -> None:
    state = duelling([V, D], ["p1", "g3 g3 g3"], pairs=[(1, 10), (2, 6)])
    do(state, ("fight", "pink", 1), ("fight", "grey", 3), ("monkey",), ("fight", "grey", 3))
    shown = nodes(state, 0, FRAMES[0])
    crew = {name for name in shown if name.startswith("crew-grey-")}

    assert 16 - 2 > FULL_PULL
    assert MOST_CREW == len(crew)
    grey = shown["rope-grey"]
    assert grey.size[0] > 0
    assert shown["rope-mark"].at[0] < min(shown[name].at[0] for name in crew)


@pytest.mark.parametrize("frame", [*FRAMES, *LARGE], ids=str)
def test_no_captain_covers_what_a_total_is_made_of(frame: Frame) -> None:
    shown = table(10, 9, frame)
    sums = {side: shown[f"sum-{side}"] for side in ("pink", "grey") if f"sum-{side}" in shown}

    assert sums or frame in LARGE
    for side, words in sums.items():
        face = shown[f"wing-{side}-face"]
        assert abs(face.at[0] - words.at[0]) >= (face.size[0] + words.size[0]) / 2

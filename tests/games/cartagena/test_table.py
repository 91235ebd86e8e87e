"""Cartagena's table in every frame: nothing overlaps, everything is explained."""

from __future__ import annotations

from itertools import combinations

import pytest

from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.cell import inside
from freebooters.games.cartagena.table.ground import ground, landing
from freebooters.games.cartagena.table.layout import CARD_SHAPE, LEAST, Layout, layout_of
from freebooters.stage import FRAMES, WIDE, Box, Frame
from freebooters.stage.frame import _KINDS, STEP
from tests.games.cartagena.played import (
    PAINT,
    RULES,
    changed,
    choices_of,
    example_view,
    moments,
    played,
)
from tests.games.cartagena.states import go, position, view
from tests.words import LANGUAGES, Words

NAMES = ["Anne", "Bart", "Calico", "Drake", "Edward"]
EVERY_FRAME = [
    Frame(kind, height)
    for kind, measures in _KINDS.items()
    for height in range(measures.least, measures.most + 1, STEP)
]
frames = pytest.mark.parametrize("frame", FRAMES, ids=str)
languages = pytest.mark.parametrize("language", LANGUAGES)


def apart(one: Box, other: Box) -> bool:
    slack = 0.1
    return (
        one.x >= other.right - slack
        or other.x >= one.right - slack
        or one.y >= other.bottom - slack
        or other.y >= one.bottom - slack
    )


def within(inner: Box, outer: Box) -> bool:
    slack = 0.1
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def regions(layout: Layout) -> list[Box]:
    """All places that may not overlap."""
    w, h = layout.cell
    cells = [Box(x - w / 2, y - h / 2, w, h) for x, y in layout.cells]
    others = [layout.others] if layout.others else []
    berths = [*layout.start, *layout.aboard]
    cards = [*layout.row, layout.pile, *layout.discards, *layout.captions, layout.hand]
    return [*cells, *berths, layout.gate, layout.boat, *cards, *others]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_two_places_overlap_at_any_height(variant: str, seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(variant, seats, frame)
        places = regions(layout)
        assert [] == [pair for pair in combinations(places, 2) if not apart(*pair)], frame
        table = Box(0, 0, 1000, frame.height)
        assert all(within(place, table) for place in places), frame
        assert all(
            within(place, layout.tray)
            for place in (*layout.row, layout.pile, *layout.discards, layout.hand)
        ), frame


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_have_no_air_around_them_on_a_table_that_is_not_narrow(variant: str) -> None:
    for frame in EVERY_FRAME:
        if frame.kind == "narrow":
            continue
        layout = layout_of(variant, 3, frame)
        hand, others = layout.hand, [layout.others] if layout.others else []
        places = [*layout.row, layout.pile, *layout.discards, *others]
        above = max([box.bottom for box in places if box.bottom <= hand.y], default=hand.y)
        assert hand.y - above < 50, frame
        assert hand.columns(6, 4)[0].w * 0.8 * CARD_SHAPE > 0.84 * hand.h, frame


def test_what_stands_in_a_cell_leaves_its_number_free_at_any_height() -> None:
    for frame in EVERY_FRAME:
        for variant in VARIANTS:
            w, h = layout_of(variant, 5, frame).cell
            places = inside(w, h, frame.small, LEAST[frame.kind])
            number = places.number.inset(0, 2)
            assert apart(number, places.free), (frame, variant)
            for symbol, width, spots in zip(places.taken, places.widths, places.spots, strict=True):
                pirates = [
                    Box(x - width / 2, y - width * 0.61, width, width * 1.22) for x, y in spots
                ]
                assert all(apart(number, pirate) for pirate in pirates), (
                    frame,
                    variant,
                    number,
                    pirates,
                )
                assert min(symbol.size) >= 0.8 * frame.small, (frame, variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_that_has_a_label_is_explained(variant: str) -> None:
    for moment in moments(variant, 3, 6):
        for observer in (None, 0):
            for node in moment.scene(observer, WIDE).nodes:
                if node.label is not None and node.kind != "zone":
                    assert node.explain is not None, node.id
                    assert node.explain.rule, node.id


@languages
def test_what_the_page_says_has_room_there(language: str) -> None:
    words = Words(language, "cartagena")
    for variant in VARIANTS:
        for moment in (*played(variant, 3)[:8], *moments(variant, 3, 30)):
            for seat in (None, 0):
                goal = PAINT.goal(moment.view(seat), seat)
                assert len(words.text(goal.as_json(), NAMES)) <= 60
            if moment.acting is None:
                continue
            prompt = PAINT.prompt(moment.view(moment.acting), moment.acting)
            assert len(words.text(prompt.as_json(), NAMES)) <= 92
            for choice in choices_of(moment, WIDE):
                assert choice.short is not None
                assert len(words.text(choice.short.as_json(), NAMES)) <= 16


def test_the_prompt_offers_what_can_be_done() -> None:
    view = example_view()
    assert "both" == PAINT.prompt(view, 1).args["way"]
    nobody = {"positions": ((0,) * 6,) * 3}
    assert "play" == PAINT.prompt(changed(view, **nobody), 1).args["way"]
    empty = {"hand_sizes": (0, 0, 0), "known": ((), (), ())}
    assert "retreat" == PAINT.prompt(changed(view, **empty), 1).args["way"]


@pytest.mark.parametrize("picks", [["card:skull", "cell:2"], ["pirate:26", "cell:6"], ["cell:0"]])
def test_a_space_nothing_leads_to_is_refused_with_the_rule(picks: list[str]) -> None:
    moment = next(m for m in played("tortuga", 3) if m.acting is not None)
    action = PAINT.attempt(example_view(), 1, picks)
    assert action is not None
    refusal = RULES.refuse(moment.state, moment.acting or 0, action)
    assert refusal.rule in ("CA-3", "CA-4")


def test_the_sheet_tells_who_got_how_far_and_why_it_is_over() -> None:
    first = next(m for m in played("basic", 2) if m.acting is not None)
    assert PAINT.sheet(first.view(None)) is None
    last = played("basic", 2)[-1]
    view = last.view(None)
    sheet = PAINT.sheet(view)
    assert sheet is not None
    assert sheet.why is not None
    assert view.winner == sheet.rows[0].seat == sheet.why.args["winner"].seat  # type: ignore[union-attr]
    assert "4/4" == sheet.rows[0].values[-1]
    ranks = dict(enumerate(RULES.ranks(last.state)))
    assert [1, 2] == [ranks[row.seat] for row in sheet.rows]


def test_all_who_came_as_near_as_the_second_are_counted() -> None:
    men = [[37, 1], [37] * 5 + [34], [37, 1], [37, 0]]
    s = position("tortuga", men, ["", "key"], turn=1)
    go(s, ("play", "key", 34))
    sheet = PAINT.sheet(view(s))
    assert sheet is not None
    assert sheet.why is not None

    assert (2, 1) == (sheet.why.args["rivals"], sheet.why.args["count"])


def test_what_a_retreat_is_said_to_bring_is_what_is_left_to_draw() -> None:
    s = position("tortuga", [[20], [9, 9]], row="hat", pile="", discards="")
    nodes = PAINT.scene(view(s, 0), WIDE, (), 0).nodes
    told = next(n.explain for n in nodes if n.id == "pirate-0-20-0")
    assert told is not None
    assert told.now is not None
    assert 1 == told.now.args["count"]

    line = PAINT.line(go(s, ("retreat", 20))[0].seen_by(0))
    assert line is not None
    assert 1 == line.args["count"]


def test_what_stands_beside_a_name_is_short_and_the_moves_left_are_told() -> None:
    view = example_view()
    assert [fact.value for fact in PAINT.facts(view, 1)] == [2, 1, ""]
    assert "cartagena-fact-moves" == PAINT.facts(view, 1)[-1].message.key
    assert [fact.value for fact in PAINT.facts(view, 0)] == [0, 0]


def test_the_whole_table_can_be_read_by_ear() -> None:
    """Every space, every pirate, every card of the row, and where one's pirates fall back to."""
    view = example_view()
    nodes = PAINT.scene(view, FRAMES[1], viewer=1).nodes
    said = [node.label for node in nodes if node.label is not None]
    keys = [message.key for message in said]
    assert 36 == keys.count("cartagena-node-cell")
    assert 2 == keys.count("cartagena-node-next")
    assert 1 == keys.count("cartagena-node-row")
    back = {
        (m.args["pirate"].args["cell"], m.args["to"], m.args["count"])  # type: ignore[union-attr]
        for m in said
        if m.key == "cartagena-node-back"
    }
    assert {(9, 8, 1), (12, 9, 1), (26, 22, 1), (37, 34, 1)} == back


def test_the_passage_leads_from_start_to_boat_on_the_board_at_any_height() -> None:
    for frame in EVERY_FRAME:
        for variant in VARIANTS:
            layout = layout_of(variant, 3, frame)
            for node in ground(variant, 3, frame):
                if node.id.startswith(("floor", "wall")):
                    (x, y), (w, h) = node.at, node.size
                    box = Box(x - w / 2, y - h / 2, w, h)
                    assert within(box, layout.board.inset(-1, -1)), (frame, variant, node.id)
            (x, y), (end_x, end_y) = layout.cells[-1], landing(layout)
            to_the_left = end_x < x and end_y == y
            downwards = end_x == x and end_y > y
            assert to_the_left or downwards, (frame, variant)

"""The table of Meuterer in every frame: nothing overlaps, everything is explained, words fit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.table import MeutererPainter
from freebooters.games.meuterer.table.layout import Layout, apart, layout_of
from freebooters.games.meuterer.table.tiles import Tile
from freebooters.stage import FRAMES, NARROW, Beat, Box, Frame, Kind, Node
from tests.contract.journeys import Journey, Moment, travel
from tests.contract.rooms import SETTINGS
from tests.games.meuterer.states import RULES, counts, do, phase_two, settle, table
from tests.words import LANGUAGES, Words

PAINT = MeutererPainter()
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]
HEIGHTS: dict[Kind, range] = {
    "narrow": range(880, 2000, 20),
    "short": range(440, 1061, 20),
    "wide": range(500, 900, 20),
}
EVERY_FRAME = [Frame(kind, height) for kind, heights in HEIGHTS.items() for height in heights]
every_frame = pytest.mark.parametrize("frame", FRAMES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_number = pytest.mark.parametrize("seats", [3, 4])


@cache
def journey(seats: int) -> Journey:
    """A random game with the pirate."""
    setting = next(
        each
        for each in SETTINGS["meuterer"]
        if each.seats == seats and each.options["pirate"] and not each.options["open_conflict"]
    )
    return travel(setting, 1)


def beats(moment: Moment, seat: Seat | None, frame: Frame) -> Iterator[Beat]:  # type: ignore[type-arg]
    seen = [event.seen_by(seat) for event in moment.events]
    yield from PAINT.unfold(RULES.view(moment.state, seat), frame, seen, seat)


def overlap(one: Box, other: Box, slack: float = 0.01) -> bool:
    return (
        min(one.right, other.right) - max(one.x, other.x) > slack
        and min(one.bottom, other.bottom) - max(one.y, other.y) > slack
    )


def within(outer: Box, inner: Box) -> bool:
    return (
        inner.x >= outer.x - 0.01
        and inner.y >= outer.y - 0.01
        and inner.right <= outer.right + 0.01
        and inner.bottom <= outer.bottom + 0.01
    )


def parts(layout: Layout) -> Iterator[tuple[str, Box]]:
    for number, tile in enumerate(layout.tiles):
        yield f"tile {number}", tile.box
    for number, role in enumerate(layout.roles):
        yield f"role {number}", role
    for number, row in enumerate(layout.rows):
        yield f"row {number}", row.box
    yield from (("title", layout.title), ("lower", layout.lower), ("head", layout.head.box))
    yield "hand", layout.hand


def inside(tile: Tile) -> Iterator[tuple[str, Box]]:
    named = {
        "name": tile.name,
        "goods": tile.goods,
        "hull": tile.hull,
        "worth": tile.worth,
        "isle": tile.isle,
    }
    yield from ((name, box) for name, box in named.items() if box is not None)
    yield from ((f"price {place}", box) for place, box in enumerate(tile.prices))
    yield from ((f"term {place}", box) for place, box in enumerate(tile.terms))
    if tile.isle is None:
        yield "dock", tile.dock


@every_number
def test_nothing_lies_on_anything_else_at_any_height(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        whole = Box(0, 0, 1000, frame.height)
        boxes = list(parts(layout))

        assert [] == [
            (frame, a, b) for (a, one), (b, other) in combinations(boxes, 2) if overlap(one, other)
        ]
        assert [] == [(frame, name) for name, box in boxes if not within(whole, box)]


@every_number
def test_a_tile_holds_what_is_on_it_side_by_side(seats: int) -> None:
    for frame in EVERY_FRAME:
        for tile in layout_of(frame, seats).tiles:
            boxes = list(inside(tile))

            assert [] == [
                (frame, a, b)
                for (a, one), (b, other) in combinations(boxes, 2)
                if overlap(one, other)
            ]
            assert [] == [(frame, name) for name, box in boxes if box.w <= 0 or box.h <= 0]
            assert [] == [(frame, name) for name, box in boxes if not within(tile.box, box)]


@every_number
def test_a_row_has_room_for_its_letters_at_any_height(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        for row in layout.rows:
            columns = [row.sign, row.role, row.cards, row.kept, *row.values]

            assert row.box.h >= 1.3 * frame.medium, frame
            assert all(a.right <= b.x + 0.01 for a, b in pairwise(columns))
            assert all(within(row.box, column) for column in columns)


@every_number
def test_the_rims_of_promises_lie_beside_the_roles(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        rim = apart(frame)

        assert max(role.bottom for role in layout.roles) + rim <= layout.lower.y + 0.01, frame
        assert layout.lower.bottom + rim / 2 <= layout.middle.bottom + 0.01, frame


@every_number
def test_all_the_height_of_a_frame_is_used(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)
        lowest = max(layout.hand.bottom, layout.sea.bottom)

        assert frame.height - 5 <= lowest <= frame.height


@every_number
def test_cards_keep_their_places_while_others_are_played(seats: int) -> None:
    for frame in EVERY_FRAME:
        layout = layout_of(frame, seats)

        assert all(layout.places(count) == layout.places(5)[:count] for count in range(5)), frame


@every_number
@pytest.mark.parametrize("frame", [*FRAMES, Frame("short", 520), Frame("short", 960)], ids=str)
def test_whatever_a_seat_plays_can_be_told_apart_in_its_row(seats: int, frame: Frame) -> None:
    row = layout_of(frame, seats).rows[0]
    for cards in combinations_with_replacement(("grain", "salt", "wine", "cloth", "conflict"), 5):
        s = table(*[""] * seats)
        do(s, 0, ("pouch", 0))
        s.played[0] = counts(" ".join(cards))
        nodes = PAINT.scene(RULES.view(s, 0), frame, viewer=0).nodes
        shown = [node for node in nodes if node.id.startswith(("played-0-", "amount-0-"))]
        boxes = [_extent(node) for node in shown]

        assert len(set(cards)) == sum(node.kind == "sprite" for node in shown)
        assert [] == [
            (cards, node.size)
            for node in shown
            if node.kind == "sprite" and node.size[1] < 1.25 * frame.medium
        ]
        assert [] == [cards for one, other in combinations(boxes, 2) if overlap(one, other)]
        assert [] == [cards for box in boxes if not within(row.cards, box)]


def _extent(node: Node) -> Box:
    """What a node covers, words their whole room."""
    w, h = node.size
    left = node.at[0] - w / 2
    return Box(left, node.at[1] - h / 2, w, h)


@every_number
def test_a_note_on_the_hand_has_room_on_upright_phones_of_common_heights(seats: int) -> None:
    for height in (940, 1160, 1240, 1340, 1440, 1580, 2000):
        layout = layout_of(Frame("narrow", height), seats)
        note = layout.note(5)

        assert note is not None, height
        assert [] == [box for box in layout.places(5) if overlap(box, note)]
        assert within(layout.hand, note)


@every_number
@every_frame
def test_every_label_has_a_card_that_explains_the_thing(seats: int, frame: Frame) -> None:
    for moment in journey(seats).moments[::3]:
        for beat in beats(moment, moment.seats_acting[0] if moment.seats_acting else None, frame):
            explained = [node for node in beat.scene.nodes if node.explain is not None]
            assert explained or beat.told < len(moment.events)
            assert [] == [
                node.id
                for node in beat.scene.nodes
                if node.label is not None
                and node.explain is None
                and not any(other.at == node.at or _on(node, other) for other in explained)
            ]


def _on(node: Node, other: Node) -> bool:
    return (
        abs(node.at[0] - other.at[0]) <= other.size[0] / 2
        and abs(node.at[1] - other.at[1]) <= other.size[1] / 2
    )


@every_number
@every_language
def test_what_is_said_around_the_table_is_short(seats: int, language: str) -> None:
    words = Words(language, "meuterer")

    def said(message: object) -> str:
        return words.text(message.as_json(), NAMES)  # type: ignore[attr-defined]

    for moment in journey(seats).moments:
        for seat in moment.seats_acting:
            view = RULES.view(moment.state, seat)
            assert len(said(PAINT.prompt(view, seat))) <= 92
            for action in RULES.legal(moment.state, seat):
                short = PAINT.choice(view, seat, action).short
                assert short is not None
                assert len(said(short)) <= 16, said(short)


def test_roles_are_chosen_from_rows_that_only_the_chooser_sees() -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0), ("pass",))
    do(s, 1, ("pass",))
    rows = [
        {node.id for node in PAINT.scene(RULES.view(s, seat), NARROW, viewer=seat).nodes}
        for seat in (1, 2)
    ]

    assert {"choice-mutineer", "does-loader"} <= rows[0]
    assert "tile-hochland" not in rows[0]
    assert "choice-mutineer" not in rows[1]
    assert "tile-hochland" in rows[1]


def test_a_mutiny_shows_all_roles_and_both_strengths() -> None:
    s = table("conflict", "", "")
    phase_two(s, [""] * 3, {1: "mutineer", 2: "mate"})
    scene = PAINT.scene(RULES.view(s, 0), NARROW, viewer=0)
    texts = {node.id: node.text for node in scene.nodes if node.kind == "text"}

    assert {"shown-role-0", "shown-role-1", "shown-role-2"} <= set(texts)
    assert ("1", "0") == (texts["strength-captain"], texts["strength-mutiny"])


@every_number
def test_whoever_is_in_a_mutiny_has_a_face_that_can_be_seen(seats: int) -> None:
    s = table("conflict", *[""] * (seats - 1))
    roles = {1: "mutineer", 2: "mate", 3: "loader"}
    phase_two(s, [""] * seats, {seat: roles[seat] for seat in range(1, seats)})
    for frame in EVERY_FRAME:
        if frame.height < 520 or (frame.kind == "narrow" and frame.height < 1160):
            continue  # lower than a phone's screen leaves it
        nodes = PAINT.scene(RULES.view(s, 0), frame, viewer=0).nodes
        faces = [node.size[0] for node in nodes if node.id.startswith("shown-face-")]

        assert seats == len(faces)
        assert min(faces) >= 2 * frame.large, (frame, faces)


@pytest.mark.parametrize("fights", [0, 1])
def test_a_captain_who_is_beaten_steers_no_more(fights: int) -> None:
    s = table("conflict", "grain", "")
    phase_two(s, ["", "grain", ""], {1: "mutineer", 2: "merchant"})
    do(s, 0, ("fight", fights))
    seen = [event.seen_by(None) for event in do(s, 1, ("fight", 0))]
    first, *_ = PAINT.unfold(RULES.view(s, None), NARROW, seen, None)
    captain = next(node for node in first.scene.nodes if node.id == "shown-whole-0")

    assert captain.label is not None
    brief = captain.label.args["brief"]
    assert isinstance(brief, Message)
    assert ("meuterer-bound" if fights else "meuterer-brief-deposed") == brief.key


def test_a_mutiny_decided_is_shown_before_anybody_is_paid() -> None:
    s = table("grain", "grain", "", captain=0)
    phase_two(s, ["grain", "grain", ""], {1: "mutineer", 2: "merchant"}, pouch=1)
    do(s, 0, ("fight", 0))
    told = do(s, 1, ("fight", 0))
    seen = [event.seen_by(None) for event in told]
    first, sold, last = PAINT.unfold(RULES.view(s, None), NARROW, seen, None)
    ids = {node.id for node in first.scene.nodes}

    assert {"shown-whole-1", "strengths-whole", "strength-won-whole"} <= ids
    assert ((0, 0, 0), 0) == (first.view.scores, first.view.captain)
    assert {"sold-0-hochland-paid", "sold-1-hochland-paid"} <= {n.id for n in sold.scene.nodes}
    assert last.view.captain == 1
    assert sum(last.view.scores) == sum(sold.view.scores) > 0


def test_roles_without_a_mutiny_are_shown_before_anybody_is_paid() -> None:
    s = table("", "", "", captain=0)
    do(s, 0, ("pouch", 1), ("pass",))
    do(s, 1, ("pass",), ("role", "mate"))
    do(s, 2, ("pass",))
    told = do(s, 2, ("role", "boy"))
    seen = [event.seen_by(None) for event in told]
    first, *_ = PAINT.unfold(RULES.view(s, None), NARROW, seen, None)

    assert (None, "mate", "boy") == first.view.roles
    assert (0, 0, 0) == first.view.scores
    assert "revealed" == seen[first.told - 1].kind


@every_number
def test_the_score_sheet_tells_where_all_points_come_from(seats: int) -> None:
    rows = 0
    for moment in journey(seats).moments:
        view = RULES.view(moment.state, None)
        sheet = PAINT.sheet(view)
        for row in sheet.rows if sheet else ():
            *sources, total = map(_number, row.values)
            assert total == sum(sources) == view.scores[row.seat]
            rows += 1
    assert rows


@every_number
def test_the_score_sheet_tells_round_by_round_what_everybody_was_and_got(seats: int) -> None:
    told = 0
    for moment in journey(seats).moments:
        view = RULES.view(moment.state, None)
        sheet = PAINT.sheet(view)
        rounds = sheet.rounds if sheet else ()
        assert len(rounds) in (view.round - 1, view.round)
        for each, (captain, pouch, roles, gains) in zip(rounds, view.past, strict=True):
            assert [pouch] == [fact.value for fact in each.facts]
            for seat, part in enumerate(each.parts):
                icons = [fact.icon for fact in part.facts]
                assert f"meuterer/{'hat' if seat == captain else roles[seat]}" in icons
                paid = [points for _, to, *_, points in gains if to == seat]
                assert _number(part.value) == sum(paid)
                assert sorted(paid) == sorted(
                    _number(fact.value) for fact in part.facts if fact.value != ""
                )
                told += bool(paid)
        if sheet and len(rounds) == view.round - 1 and not view.gains:
            sums = [
                sum(_number(each.parts[seat].value) for each in rounds) for seat in range(seats)
            ]
            assert list(view.scores) == sums
    assert told


def _number(shown: str | int) -> int:
    return int(str(shown).replace("−", "-"))  # noqa: RUF001


def test_the_sheet_says_who_won_and_by_what() -> None:
    s = table("", "", "", at_round=9, scores=[0, 10, 4])
    earned = (("ship", 1, "hochland", None, 6), ("sold", 1, "hochland", "wine", 4))
    s.past = ((1, 0, (-1, -1, -1), (*earned, ("sold", 2, "hochland", "wine", 4))),)
    phase_two(s, [""] * 3, {1: "boy", 2: "merchant"})
    settle(s)
    view = RULES.view(s, None)
    sheet = PAINT.sheet(view)
    assert view.winners == (1,)
    assert sheet is not None
    assert sheet.why is not None
    said = Words("en", "meuterer").text(sheet.why.as_json(), NAMES)

    assert said.startswith("Esperanza wins with 10 points, 6 more than Wessel-Jan: 6 for the ship")


def test_whatever_is_pressed_on_the_table_is_answered_with_a_rule() -> None:
    pressed = 0
    for moment in journey(3).moments:
        for seat in moment.seats_acting:
            view = RULES.view(moment.state, seat)
            picks = {node.pick for node in PAINT.scene(view, NARROW, viewer=seat).nodes} - {""}
            for pick in picks:
                action = PAINT.attempt(view, seat, (pick,))
                if pick.startswith("offer:"):
                    assert action is None
                    continue
                assert action is not None, pick
                if action not in RULES.legal(moment.state, seat):
                    refusal = RULES.refuse(moment.state, seat, action)
                    assert refusal.rule is not None, pick
                    assert refusal.message.key.startswith("meuterer-refuse-")
                    pressed += 1
    assert pressed

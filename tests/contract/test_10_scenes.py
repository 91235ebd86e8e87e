"""Promise 10: scene ids are unique, hidden things are named by their place, and a scene is small, lies
on the table and holds only what the stage can draw.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

from freebooters.promises import Broken
from freebooters.promises import scenes as promised
from freebooters.stage import Explanation, Frame, Node
from freebooters.stage.scene import WIDTH, Kind
from tests.contract.journeys import every_long_room_journey, every_room_journey, travel
from tests.contract.kept import keeps
from tests.contract.painted import every_frame, looks, painted, scenes
from tests.contract.rooms import PACKAGE, ROOMS, ROOT, Setting

FLAGS = {"dim", "chosen", "lit", "back"}
MARGIN = 20
EDGE = 0.5
"""Units by which something may reach beyond the table unseen."""
_KINDS = frozenset(get_args(Kind))


@cache
def _theme_tokens() -> set[str]:
    css = "".join(
        path.read_text("utf-8")
        for path in (ROOT / "web").rglob("*.css")
        if "node_modules" not in path.parts
    )
    tokens = set(re.findall(r"--t-([a-z0-9-]+)\s*:", css))
    assert len(tokens) > 20
    return tokens | {f"seat-{seat}" for seat in range(5)}


@cache
def _sprites() -> set[str]:
    return {
        f"{ROOMS[folder].info.id}/{path.stem}"
        for folder in ROOMS
        for path in (PACKAGE / "games" / folder / "art").glob("*.svg")
    }


@every_room_journey
@every_frame
def test_ids_are_unique_in_a_scene(setting: Setting, seed: int, frame: Frame) -> None:
    found = scenes(setting, seed, frame)

    keeps(Broken(10, message) for scene in found for message in promised.ids_met_twice(scene))


@every_room_journey
@every_frame
def test_the_part_that_is_somebodys_lies_on_the_table_of_a_phone(
    setting: Setting, seed: int, frame: Frame
) -> None:
    for look in looks(setting, seed, frame):
        for beat in look.beats:
            own = beat.scene.own
            if own is None:
                continue
            x, y, width, height = own
            assert frame.kind == "narrow"
            assert look.observer is not None
            assert 0 <= x <= x + width <= WIDTH
            assert 0 <= y <= y + height <= beat.scene.height
            assert min(width, height) > MARGIN


@every_room_journey
@every_frame
def test_whatever_bears_a_name_has_a_card(setting: Setting, seed: int, frame: Frame) -> None:
    for scene in scenes(setting, seed, frame):
        explained = {node.pick for node in scene.nodes if node.explain is not None}
        mute = [
            node.id
            for node in scene.nodes
            if node.label is not None and node.explain is None and node.pick not in explained - {""}
        ]
        assert [] == mute


@every_room_journey
@every_frame
def test_letters_have_one_of_the_three_sizes_of_the_frame(
    setting: Setting, seed: int, frame: Frame
) -> None:
    for scene in scenes(setting, seed, frame):
        assert scene.height <= frame.height
        assert {node.size[1] for node in scene.nodes if node.kind == "text"} <= {*frame.sizes}


@every_room_journey
def test_what_stands_beside_a_scene_fits_there(setting: Setting, seed: int) -> None:
    journey, paint = travel(setting, seed), setting.game.paint
    for moment in journey.moments:
        view = journey.rules.view(moment.state, None)
        for seat in range(setting.seats):
            facts = paint.facts(view, seat)
            assert sum(fact.value != "" for fact in facts) <= 3
            assert sum(bool(fact.icon) and fact.value == "" for fact in facts) <= 1
            assert {fact.icon for fact in facts if fact.icon} <= _sprites()
        sheet = paint.sheet(view)
        assert sheet is not None or moment.acting
        if sheet is not None:
            assert sorted(row.seat for row in sheet.rows) == [*range(setting.seats)]
            assert {len(row.values) for row in sheet.rows} == {len(sheet.columns)}
            assert {*sheet.icons} - {""} <= _sprites()
            assert sheet.as_json()["decided"] in range(len(sheet.columns))
            assert (sheet.why is None) == bool(moment.acting)
            numbers = [each.number for each in sheet.rounds]
            assert sorted(set(numbers)) == numbers
            for row in sheet.rows:
                assert not [value for value in row.values if _is_digits(value)]
            for each in sheet.rounds:
                assert len(each.parts) == setting.seats
                assert not [part.value for part in each.parts if _is_digits(part.value)]
                facts = [*each.facts, *(fact for part in each.parts for fact in part.facts)]
                assert {fact.icon for fact in facts} <= _sprites()


def _is_digits(value: str | int) -> bool:
    """Whether it is a number that the page could not write as the reader does."""
    return isinstance(value, str) and value.lstrip("-−+").isdecimal()  # noqa: RUF001


@every_room_journey
def test_what_all_hands_tell_is_what_a_seat_alone_knows(setting: Setting, seed: int) -> None:
    """A seat that knows no more than a spectator has nothing to tell; in a game with hidden things
    some seat has.
    """
    journey, paint = travel(setting, seed), setting.game.paint
    told = hidden = 0
    for moment in journey.moments:
        spectator = journey.rules.view(moment.state, None)
        for seat in range(setting.seats):
            view = journey.rules.view(moment.state, seat)
            facts = paint.held(view, seat)
            assert {fact.icon for fact in facts if fact.icon} <= _sprites()
            assert view != spectator or not facts, (moment.position, seat)
            told += bool(facts)
            hidden += view != spectator
    assert bool(told) == bool(hidden)


@every_room_journey
@every_frame
def test_the_beats_of_an_action_end_with_all_events_told(
    setting: Setting, seed: int, frame: Frame
) -> None:
    for look in looks(setting, seed, frame):
        told = [beat.told for beat in look.beats]

        assert len(look.seen) == told[-1]
        assert sorted(set(told)) == told


@every_long_room_journey
def test_hidden_things_are_named_by_their_place(setting: Setting, seed: int) -> None:
    keeps(promised.hidden_things_are_named_by_their_place(travel(setting, seed)))


@every_room_journey
@every_frame
def test_a_scene_holds_only_what_the_stage_can_draw(
    setting: Setting, seed: int, frame: Frame
) -> None:
    for scene in scenes(setting, seed, frame):
        assert 200 <= scene.height <= 4 * WIDTH
        assert [] == [
            (problem, node) for node in scene.nodes for problem in _problems(node, scene.height)
        ]


@every_room_journey
@every_frame
def test_everything_lies_on_the_table(setting: Setting, seed: int, frame: Frame) -> None:
    """But what is about to vanish. How long words are only a browser knows (`tests/web/test_letters`)."""
    for scene in scenes(setting, seed, frame):
        assert [] == [node for node in scene.nodes if _reaches_out(node, scene.height)]


def _reaches_out(node: Node, height: float) -> bool:
    is_seen = node.kind in ("box", "disc", "sprite") or (node.kind == "zone" and bool(node.label))
    (x, y), (w, h) = node.at, node.size
    return (
        is_seen
        and node.alpha > 0
        and (
            min(x - w / 2, y - h / 2) < -EDGE
            or x + w / 2 > WIDTH + EDGE
            or y + h / 2 > height + EDGE
        )
    )


@every_room_journey
@every_frame
def test_a_scene_is_small(setting: Setting, seed: int, frame: Frame) -> None:
    largest = max(scenes(setting, seed, frame), key=lambda scene: len(scene.nodes))

    keeps(Broken(10, message) for message in promised.too_large(largest))


@every_room_journey
@every_frame
def test_previews_hold_only_what_the_stage_can_draw(
    setting: Setting, seed: int, frame: Frame
) -> None:
    """Each a picture laid over the scene it belongs to, coming from a thing on the table."""
    journey, paint = travel(setting, seed), setting.game.paint
    rules = journey.rules
    for moment in journey.decisions[::3]:
        for seat in moment.seats_acting:
            view = rules.view(moment.state, seat)
            scene = paint.scene(view, frame, viewer=seat)
            on_table = {node.id for node in scene.nodes}
            for action in rules.legal(moment.state, seat):
                ghost = paint.choice(view, seat, action, frame).ghost
                ids = [node.id for node in ghost]

                assert len(ids) == len(set(ids))
                assert set() == {node.was for node in ghost if node.was} - on_table
                assert [] == [
                    (problem, node) for node in ghost for problem in _problems(node, scene.height)
                ]


def _problems(node: Node, height: float) -> Iterator[str]:
    if node.kind not in _KINDS:
        yield "kind"
    if not (-MARGIN <= node.at[0] <= WIDTH + MARGIN and -MARGIN <= node.at[1] <= height + MARGIN):
        yield "place"
    if node.kind not in ("path", "text") and not (node.size[0] > 0 and node.size[1] > 0):
        yield "size"
    if node.kind == "sprite" and node.skin not in _sprites():
        yield "sprite"
    if node.kind not in ("sprite", "zone") and node.skin and node.skin not in _theme_tokens():
        yield "skin"
    if any(token and token not in _theme_tokens() for token in (node.tint, node.edge, node.ground)):
        yield "token"
    if not set(node.state) <= FLAGS:
        yield "state"
    if (node.kind == "path") != bool(node.points) or len(node.points) % 2:
        yield "points"
    if not 0 <= node.alpha <= 1:
        yield "alpha"
    yield from _problems_of_words(node)


@every_room_journey
@every_frame
def test_painting_changes_nothing_and_depends_on_nothing_else(
    setting: Setting, seed: int, frame: Frame
) -> None:
    for look in looks(setting, seed, frame)[::2]:
        assert look == painted(setting, look.moment, look.observer, frame)


def _problems_of_words(node: Node) -> Iterator[str]:
    if (node.kind == "text") != bool(node.text):
        yield "text"
    if not 1 <= node.lines <= 3 or (node.lines > 1 and not node.size[0]):
        yield "lines"
    if (node.pick or node.explain is not None) and node.label is None:
        yield "label"
    if node.explain is not None:
        yield from _wrong(node.explain)


def _wrong(card: Explanation) -> Iterator[str]:
    icons = {card.icon, *(number.icon or "" for number in card.numbers)} - {""}
    if not icons <= _sprites():
        yield "icon of the card"
    if card.rule and card.rule not in _rules():
        yield "rule of the card"
    if any(number.value == "" for number in card.numbers):
        yield "number of the card"


@cache
def _rules() -> set[str]:
    return {rule for game in ROOMS.values() for rule in game.info.rules}

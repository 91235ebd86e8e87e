"""The start, the passage and the boat as pictures: what fills, what rises, what casts off."""

from __future__ import annotations

from collections import Counter

import pytest

from freebooters.engine.lessons import entries
from freebooters.engine.match import Match
from freebooters.games.cartagena import game
from freebooters.games.cartagena.lessons import LESSONS
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.layout import layout_of
from freebooters.stage import Frame
from tests.contract.rooms import EACH_KIND
from tests.games.cartagena.played import PAINT, changed, example_view, moments, named, steps

frames = pytest.mark.parametrize("frame", EACH_KIND, ids=str)
variants = pytest.mark.parametrize("variant", VARIANTS)


@frames
@variants
def test_a_place_on_the_boat_is_an_outline_until_a_pirate_fills_it(
    variant: str, frame: Frame
) -> None:
    boat, pirates = VARIANTS[variant].boat, VARIANTS[variant].pirates
    filled = 0
    for moment in moments(variant, 3, 8):
        scene = named(moment.scene(0, frame))
        empty = Counter(name.split("-")[1] for name in scene if name.startswith("berth-"))
        for seat, men in enumerate(moment.view(0).positions):
            aboard = [name for name in scene if name.startswith(f"pirate-{seat}-{boat}-")]
            assert men.count(boat) == len(aboard)
            if moment.acting is not None:
                assert len(aboard) == pirates - empty[str(seat)]
            filled += len(aboard)
        assert bool(empty) == (moment.acting is not None), "the boat waits for nobody any more"
    assert filled


@frames
@variants
def test_whoever_boards_stands_where_the_outline_was(variant: str, frame: Frame) -> None:
    boat = VARIANTS[variant].boat
    *_, late, _ = moments(variant, 2, 12)
    view = late.view(0)
    nobody = changed(view, positions=((0,) * len(view.positions[0]), view.positions[1]))
    one = changed(view, positions=((*(0,) * (len(view.positions[0]) - 1), boat), view.positions[1]))
    before, after = named(PAINT.scene(nobody, frame)), named(PAINT.scene(one, frame))
    place, pirate = before["berth-0-0"], after[f"pirate-0-{boat}-0"]
    assert (place.at, place.size) == (pirate.at, pirate.size)
    assert "berth-0-0" not in after


@frames
def test_the_sail_rises_with_the_crew_that_leads(frame: Frame) -> None:
    boat, heads = VARIANTS["tortuga"].boat, []
    for count in range(7):
        crew = (0,) * (6 - count) + (boat,) * count
        view = changed(example_view(), positions=((0,) * 6, crew, (0, 0, 0, 0, 0, boat)))
        sail = named(PAINT.scene(view, frame))["sail"]
        heads.append(sail.at[1] - sail.size[1] / 2)
        layout = layout_of("tortuga", 3, frame)
        assert heads[-1] >= layout.sea.y
    assert heads[0] == heads[1], "another crew has as many aboard"
    assert sorted(set(heads), reverse=True) == heads[1:]


@frames
@variants
def test_at_the_end_the_boat_casts_off_with_all_aboard_under_the_winners_flag(
    variant: str, frame: Frame
) -> None:
    *_, last = moments(variant, 2)
    view = last.view(0)
    assert view.winner is not None
    boat = VARIANTS[variant].boat
    at_rest = named(PAINT.scene(changed(view, winner=None), frame))
    gone = named(PAINT.scene(view, frame))
    way = layout_of(variant, 2, frame).way
    afloat = ["hull", "hull-left", "hull-right", "mast", "sail"]
    afloat += [name for name in gone if name.startswith((f"pirate-0-{boat}", f"pirate-1-{boat}"))]
    assert len(afloat) > 5
    for name in afloat:
        assert gone[name].at[0] == pytest.approx(at_rest[name].at[0] + way)
    assert gone["colours"].tint == f"seat-{view.winner}"
    assert "colours" not in at_rest
    assert gone["jetty"] == at_rest["jetty"]


@frames
@variants
def test_start_and_boat_are_drawn_and_have_their_names_for_the_ear_alone(
    variant: str, frame: Frame
) -> None:
    boat = VARIANTS[variant].boat
    for moment in moments(variant, 2, 3):
        scene = moment.scene(0, frame)
        words = [node.text.key for node in scene.nodes if hasattr(node.text, "key")]
        assert all(key.startswith("cartagena-caption-") for key in words)
        label = {name: node.label for name, node in named(scene).items()}
        for name, key in (("cell-0", "start"), (f"cell-{boat}", "boat")):
            message = label[name]
            assert message is not None
            assert f"cartagena-node-{key}" == message.key


@frames
@variants
def test_a_wall_lies_between_two_rows_and_has_a_torch_where_the_passage_turns(
    variant: str, frame: Frame
) -> None:
    layout = layout_of(variant, 2, frame)
    turns = sum(layout.bends)
    scene = named(next(moments(variant, 2)).scene(0, frame))
    assert turns == sum(name.startswith("torch-") for name in scene)
    assert turns + 2 == sum(name.startswith("stones-") for name in scene)
    w, h = layout.cell
    for at, bend in zip(layout.cells, layout.bends, strict=True):
        if bend:
            door = (at[0], at[1] + (h + layout.gap[1]) / 2)
            for node in scene.values():
                if node.id.startswith("stones-"):
                    across = abs(node.at[0] - door[0]) < (node.size[0] + w) / 2 - 1
                    assert not (across and abs(node.at[1] - door[1]) < 1), (node.id, at)


@frames
@variants
def test_a_hand_shows_the_cards_that_are_held_and_no_empty_places(
    variant: str, frame: Frame
) -> None:
    for moment in moments(variant, 2, 8):
        scene = named(moment.scene(0, frame))
        cards = moment.view(0).hands[0] or ()
        assert not [name for name in scene if name.startswith("slot-")]
        assert set(cards) == {name[5:] for name in scene if name.startswith("hold-")}
        assert ("no-cards" in scene) == (not cards)


@frames
def test_the_last_pirate_boards_before_the_boat_casts_off(frame: Frame) -> None:
    lesson = LESSONS[1]
    match = Match.replay(game, lesson.seats, lesson.options, lesson.seed, (), settle=False)
    match.enter_all(entries(f"{lesson.log}; 0 retreat 29; 0 play pistol 27"))
    match.act(0, ("play", "pistol", 32))
    seen = [event.seen_by(0) for event in match.events[-1]]
    first, last = PAINT.unfold(match.view(0), frame, seen, 0)
    boat, way = VARIANTS["tortuga"].boat, layout_of("tortuga", 2, frame).way
    name = f"pirate-0-{boat}-5"
    boarding, gone = named(first.scene)[name], named(last.scene)[name]
    assert boarding.was == "pirate-0-32-0"
    assert gone.at[0] == pytest.approx(boarding.at[0] + way)
    assert first.view.winner is None
    assert (1, len(seen)) == (first.told, last.told)


@frames
def test_a_run_lights_the_symbol_of_its_card_and_a_retreat_none(frame: Frame) -> None:
    lit = {"played": 0, "retreated": 0}
    for _, after, seen, _ in steps("tortuga", 2, frame):
        for event in seen:
            if event.kind in lit:
                symbol = named(after)[f"symbol-{event.args['to']}"]
                assert ("lit" in symbol.state) == (event.kind == "played")
                lit[event.kind] += 1
    assert all(lit.values())

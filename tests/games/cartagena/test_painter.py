"""What the painter of Cartagena promises beyond the promises of every game."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from freebooters.app.trails import moved
from freebooters.engine.contract import Action
from freebooters.engine.events import Seen
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.layout import layout_of
from freebooters.games.cartagena.table.supply import next_cards
from freebooters.stage import FRAMES, NARROW, WIDE, Frame
from tests.contract.rooms import EACH_KIND
from tests.games.cartagena.played import (
    PAINT,
    RULES,
    changed,
    choices_of,
    example_view,
    moments,
    named,
    played,
    steps,
)
from tests.games.cartagena.states import go, position, view
from tests.words import ROOT

TABLES = [(variant, seats) for variant in VARIANTS for seats in (2, 5)]
NARROWEST_PHONE = 0.36
"""CSS pixels per table unit on a screen 360 pixels wide."""
tables = pytest.mark.parametrize(
    ("variant", "seats"),
    [
        pytest.param(variant, seats, marks=[] if at % 4 in (0, 3) else [pytest.mark.slow])
        for at, (variant, seats) in enumerate(TABLES)
    ],
)
"""Every variant once, with the fewest seats or the most; in the long run with both."""
frames = pytest.mark.parametrize("frame", EACH_KIND, ids=str)


@frames
@tables
def test_whatever_moves_a_pirate_can_be_picked(variant: str, seats: int, frame: Frame) -> None:
    for moment in moments(variant, seats):
        choices = choices_of(moment, frame)
        assert {"end", "draw", "pass"} >= {str(c.action[0]) for c in choices if not c.picks}


@frames
@tables
def test_what_can_be_picked_has_a_name_and_is_large_enough(
    variant: str, seats: int, frame: Frame
) -> None:
    for moment in moments(variant, seats):
        largest: dict[str, float] = {}
        for node in moment.scene(moment.acting, frame).nodes:
            if node.pick:
                assert node.label is not None, node.id
                largest[node.pick] = max(largest.get(node.pick, 0), min(node.size))
        least = 23.7 / NARROWEST_PHONE if frame.kind == "narrow" else 24
        assert {} == {pick: side for pick, side in largest.items() if side < least}


@tables
def test_a_target_is_where_the_rules_take_the_pirate(variant: str, seats: int) -> None:
    for moment in moments(variant, seats, 12):
        for choice in choices_of(moment, WIDE):
            if choice.target is None:
                continue
            seat = moment.acting
            assert seat is not None
            before = Counter(moment.view(seat).positions[seat])
            then = moment.after(choice.action)
            gone = Counter(then.view(seat).positions[seat]) - before
            assert f"cell:{next(iter(gone))}" == choice.target


@tables
def test_a_ghost_stands_where_the_pirate_will_stand(variant: str, seats: int) -> None:
    for moment in moments(variant, seats, 12):
        for choice in choices_of(moment, NARROW):
            if choice.target is None:
                continue
            seat, ghost = moment.acting, choice.ghost[0]
            assert seat is not None
            present = named(moment.scene(seat, NARROW))
            assert present[ghost.was].tint == ghost.tint == f"seat-{seat}"
            if VARIANTS[variant].boat == int(choice.target[5:]):
                # With the last of a crew the boat casts off: the ghost stands where it lies now.
                outlines = [
                    n.at for name, n in present.items() if name.startswith(f"berth-{seat}-")
                ]
                assert ghost.at in outlines
            else:
                after = moment.after(choice.action).scene(seat, NARROW)
                assert ghost.at in [n.at for n in after.nodes if n.id.startswith("pirate-")]


@tables
def test_a_retreat_previews_the_cards_that_will_be_drawn(variant: str, seats: int) -> None:
    for moment in moments(variant, seats, 12):
        for choice in choices_of(moment, WIDE):
            if choice.action[0] != "retreat":
                continue
            seat = moment.acting
            assert seat is not None
            shown = [n.skin for n in choice.ghost if n.id.startswith("ghost-face-")]
            row = moment.view(seat).row
            then = moment.after(choice.action)
            drawn = sum(then.view(seat).hand_sizes) - sum(moment.view(seat).hand_sizes)
            assert [f"cartagena/{symbol}" for symbol in row[:drawn]] == shown


@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        (["pirate:0"], ("retreat", 0)),
        (["retreat"], ("retreat", 37)),
        (["pirate:26", "cell:22"], ("retreat", 26)),
        (["pirate:26", "cell:6"], ("fall", 6)),
        (["pirate:9", "cell:23"], ("play", "skull", 9)),
        (["pirate:9", "cell:29"], ("run", 29)),
        (["pirate:9", "cell:37"], ("run", 37)),
        (["card:hat", "cell:7"], ("run", 7)),
        (["cell:0"], ("fall", 0)),
        (["card:hat", "pirate:37"], ("play", "hat", 37)),
        (["card:hat"], None),
        (["cell:4"], ("run", 4)),
        (["pirate:x", "card:hat"], None),
        (["nonsense"], None),
        ([], None),
    ],
)
def test_an_attempt_names_what_was_meant(picks: list[str], expected: Action | None) -> None:
    assert expected == PAINT.attempt(example_view(), 1, picks)


@frames
@pytest.mark.parametrize(("variant", "seats"), [("jamaica", 2), ("tortuga", 3)])
def test_moving_things_come_from_where_they_were(variant: str, seats: int, frame: Frame) -> None:
    for before, after, seen, observer in steps(variant, seats, frame):
        old, new = named(before), named(after)
        came = {name: n.was for name, n in new.items() if n.was and name not in old}
        moves = [event for event in seen if "from" in event.args]
        pirates = {name: was for name, was in came.items() if name.startswith("pirate-")}
        assert len(moves) == len(pirates)
        for name, was in pirates.items():
            assert was in old
            assert was not in new
            assert old[was].tint == new[name].tint
        if any(event.kind in ("shuffled", "row") for event in seen):
            continue
        assert {} == {name: was for name, was in came.items() if was not in old}
        drawn = [e for e in seen if e.kind == "drew" and e.args["seat"] == observer]
        cards = [name for name in came if name.startswith(f"card-{observer}-")]
        assert len(drawn) == len(cards)


@tables
def test_a_played_card_flies_to_the_discards(variant: str, seats: int) -> None:
    for before, after, seen, observer in steps(variant, min(seats, 2), WIDE):
        for event in seen:
            if event.kind not in ("played", "boarded"):
                continue
            symbol, seat = event.args["symbol"], event.args["seat"]
            top = max(
                (n for n in after.nodes if n.id.startswith(f"discard-{symbol}-")),
                key=lambda n: int(n.id.rsplit("-", 1)[1]),
            )
            assert top.was in named(before)
            assert f"-{seat}" in top.was
            if seat == observer:
                assert top.was.startswith(f"card-{seat}-{symbol}-")


@pytest.mark.parametrize(
    ("variant", "observer", "origin"),
    [
        ("tortuga", 0, "card-1-{symbol}-"),
        ("tortuga", None, "card-1-{symbol}-"),
        ("jamaica", None, "card-1-back-"),
        ("hispaniola", 0, "flag-1"),
    ],
)
def test_a_card_played_by_somebody_else_comes_from_where_it_was_shown(
    variant: str, observer: int | None, origin: str
) -> None:
    flown = 0
    for before, after in pairwise(played(variant, 2)[-60:]):
        for event in after.seen(observer):
            if event.kind in ("played", "boarded") and event.args["seat"] == 1:
                symbol, seen = event.args["symbol"], after.seen(observer)
                new = PAINT.scene(after.view(observer), WIDE, seen, observer).nodes
                (top,) = [n for n in new if n.id.startswith(f"discard-{symbol}-") and n.was]
                assert top.was.startswith(origin.format(symbol=symbol))
                assert top.was in named(before.scene(observer, WIDE))
                flown += 1
    assert flown


@pytest.mark.parametrize(("variant", "seats"), [t for t in TABLES if t[0] != "tortuga"])
def test_a_hidden_hand_shows_backs_alone(variant: str, seats: int) -> None:
    for moment in moments(variant, seats):
        for observer in (None, *range(seats)):
            view = moment.view(observer)
            ids = [node.id for node in moment.scene(observer, WIDE).nodes]
            for seat in range(seats):
                faces = [i for i in ids if re.fullmatch(rf"card-{seat}-(?!back)[a-z]+-\d+", i)]
                assert len(faces) <= len(view.known[seat])
                if seat != observer and not VARIANTS[variant].row_length:
                    assert [] == faces


@tables
def test_a_viewer_can_pick_its_own_cards_and_pirates_and_no_others(
    variant: str, seats: int
) -> None:
    """On others' turns too: to read one's hand while one waits."""
    for moment in moments(variant, seats):
        for observer in (None, *range(seats)):
            picked = {
                node.id
                for node in moment.scene(observer, WIDE).nodes
                if node.pick.startswith(("card:", "pirate:")) and node.kind != "zone"
            }
            assert bool(picked) == (observer is not None)
            own = (f"card-{observer}-", f"pirate-{observer}-")
            assert all(name.startswith(own) for name in picked)


@frames
@tables
def test_the_counts_on_the_table_are_those_of_the_view(
    variant: str, seats: int, frame: Frame
) -> None:
    for moment in moments(variant, seats, 8):
        view = moment.view(0)
        scene = named(PAINT.scene(view, frame))
        assert str(view.pile_size) == scene["count-pile"].text
        heap = scene.get("count-discards")
        for symbol, count in view.discards.items():
            assert heap or str(count) == scene[f"discard-count-{symbol}"].text
        assert heap is None or str(sum(view.discards.values())) == heap.text
        pirates = Counter(name.split("-")[1] for name in scene if name.startswith("pirate-"))
        assert {str(seat): len(men) for seat, men in enumerate(view.positions)} == pirates
        assert len(view.row) == sum(bool(re.fullmatch(r"row-\d+", name)) for name in scene)
        taken = sum(name.startswith("taken-") for name in scene)
        assert len(layout_of(variant, seats, frame).row) == len(view.row) + taken


@tables
def test_a_heap_of_discards_shows_what_lies_in_it(variant: str, seats: int) -> None:
    for moment in moments(variant, seats, 8):
        view = moment.view(0)
        scene = named(PAINT.scene(view, NARROW))
        if "discard-heap" not in scene:  # the symbols have places of their own
            continue
        lying = {symbol for symbol, count in view.discards.items() if count}
        assert {f"lying-{symbol}" for symbol in lying} == {
            n for n in scene if n.startswith("lying-")
        }
        heap = scene["discard-heap"]
        for symbol in lying:
            at, size = scene[f"lying-{symbol}"].at, scene[f"lying-{symbol}"].size
            for axis in (0, 1):
                assert abs(at[axis] - heap.at[axis]) + size[axis] / 2 <= heap.size[axis] / 2


def test_of_every_symbol_it_is_shown_how_many_cards_another_hand_is_known_to_have() -> None:
    view = example_view()
    for frame in FRAMES:
        scene = named(PAINT.scene(view, frame, (), 0))
        for seat in (1, 2):
            for symbol in view.discards:
                count = view.known[seat].count(symbol)
                line = scene.get(f"count-{seat}-{symbol}")
                assert (line.text if line else None) == (str(count) if count else None)
                assert (f"missing-{seat}-{symbol}" in scene) == (count == 0)


def test_a_desk_has_room_to_say_whose_hands_the_others_are() -> None:
    said = {
        frame.kind: "caption-others" in named(PAINT.scene(example_view(), frame, (), 0))
        for frame in FRAMES
    }
    assert said == {"narrow": False, "short": False, "wide": True}


@pytest.mark.parametrize(
    ("row", "pile", "key", "count"),
    [
        (("hat", "key", "hat"), 5, "cartagena-gain-two", None),
        (("hat",), 5, "cartagena-gain-new-row", None),
        (("hat",), 0, "cartagena-gain-one", None),
        ((), 5, "cartagena-gain-draw", 2),
        ((), 1, "cartagena-gain-draw", 1),
        ((), 0, "cartagena-gain-draw", 0),
    ],
)
def test_a_retreat_says_what_it_draws(
    row: tuple[str, ...], pile: int, key: str, count: int | None
) -> None:
    discards = dict.fromkeys(example_view().discards, 0)
    view = changed(example_view(), row=row, pile_size=pile, discards=discards)
    gain = PAINT.choice(view, 0, ("retreat", 8)).gain
    assert gain is not None
    assert key == gain.key
    assert count == gain.args.get("count")


@pytest.mark.parametrize(("boat", "at"), [(False, "cell"), (True, "boat")])
def test_a_retreat_is_told_from_where_it_began(boat: bool, at: str) -> None:
    # 31 is a space of a long passage and the boat of a short one.
    told = {"seat": 0, "from": 31, "boat": boat, "to": 6, "count": 2}
    line = PAINT.line(Seen("retreated", told))
    assert line is not None
    assert at == line.args["at"]


def test_the_next_cards_are_those_beside_the_arrow() -> None:
    shown = next_cards(example_view(), WIDE, 2)
    assert ["hat", "key"] == [symbol for _, symbol in shown]
    assert list(layout_of("tortuga", 3, WIDE).row[-2:]) == [box for box, _ in shown]


def art() -> dict[str, str]:
    folder = ROOT / "py/freebooters/games/cartagena/art"
    return {file.stem: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.svg"))}


def test_all_art_is_used_and_there() -> None:
    used = {"cover"}
    for variant in VARIANTS:
        for moment in moments(variant, 2, 8):
            scene = moment.scene(0, NARROW)
            used |= {n.skin.partition("/")[2] for n in scene.nodes if n.kind == "sprite"}
            cards = [node.explain for node in scene.nodes if node.explain is not None]
            icons = [*(card.icon for card in cards), *(n.icon for c in cards for n in c.numbers)]
            used |= {str(icon).partition("/")[2] for icon in icons if icon}
            facts = PAINT.facts(moment.view(0), 0)
            used |= {fact.icon.partition("/")[2] for fact in facts if fact.icon}
    assert set(art()) == used


@pytest.mark.parametrize("name", art())
def test_art_is_plain_drawing(name: str) -> None:
    text = art()[name]
    assert re.match(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 \d+ \d+"', text)
    elements = set(re.findall(r"<([a-zA-Z]+)", text))
    assert set() == elements - {"svg", "g", "path", "circle", "rect"}
    assert [] == re.findall(r"\b(?:style|class|id|href|on\w+)=|url\(", text)
    assert len(text) <= 10_000


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_that_has_a_label_is_explained(variant: str) -> None:
    for moment in moments(variant, 3, 6):
        for observer in (None, 0):
            for node in moment.scene(observer, WIDE).nodes:
                if node.label is not None and node.kind != "zone":
                    assert node.explain is not None, node.id
                    assert node.explain.rule, node.id


@pytest.mark.parametrize("picks", [["card:skull", "cell:2"], ["pirate:26", "cell:6"], ["cell:0"]])
def test_a_space_nothing_leads_to_is_refused_with_the_rule(picks: list[str]) -> None:
    moment = next(m for m in played("tortuga", 3) if m.acting is not None)
    action = PAINT.attempt(example_view(), 1, picks)
    assert action is not None
    refusal = RULES.refuse(moment.state, moment.acting or 0, action)
    assert refusal.rule in ("CA-3", "CA-4")


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


@pytest.mark.parametrize("frame", [WIDE, NARROW], ids=str)
def test_pirates_and_hands_leave_trails_and_neither_a_new_row_nor_discards(frame: Frame) -> None:
    left = Counter[str]()
    for before, after, _, _ in steps("tortuga", 2, frame):
        parts = moved(before, after, fixed=PAINT.fixed)
        left += Counter(part.node.split("-")[0] for part in parts)

    assert {"card", "pirate"} == set(left)


@frames
def test_beside_the_result_the_boat_stays_in_sight(frame: Frame) -> None:
    *before, last = moments("basic", 2)
    assert {each.scene(0, frame).ending for each in before} == {None}
    assert last.scene(0, frame).ending == layout_of("basic", 2, frame).sea

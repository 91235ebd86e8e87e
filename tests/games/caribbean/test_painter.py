"""Caribbean's table as it is painted: bids revealed on the whole table, and words that say where things
are.
"""

from __future__ import annotations

import json
import re
from importlib import resources
from random import Random

import pytest

from freebooters.app.trails import moved
from freebooters.engine.events import Seen
from freebooters.games.caribbean.rules.chart import AREAS, INDEX, reach
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table import CaribbeanPainter
from freebooters.games.caribbean.table.layout import layout_of
from freebooters.stage import FRAMES, WIDE, Beat, Frame
from freebooters.stage.scene import WIDTH
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS
from tests.games.caribbean.states import RULES, bid, do, hand, set_up, table, under_way
from tests.words import Words

PAINT = CaribbeanPainter()
NAMES = ["Bartholomew", "Esperanza", "Wessel-Jan", "Guillaume"]


def beats(
    setting_seats: int, *hands: list[int], frame: Frame = WIDE
) -> tuple[Beat[CaribbeanView], ...]:
    """What everybody is shown once the last of those bids is laid."""
    s = table(setting_seats)
    bid(s, *hands[:-1])
    last = len(hands) - 1
    for ship, card in list(zip(SHIPS, hands[-1], strict=True))[:-1]:
        do(s, last, ("bid", ship, card))
    events = do(s, last, ("bid", SHIPS[-1], hands[-1][-1]))
    seen = [event.seen_by(None) for event in events]
    return PAINT.unfold(RULES.view(s, None), frame, seen)


def is_overlay(beat: Beat[CaribbeanView]) -> bool:
    return any(node.id == "overlay" for node in beat.scene.nodes)


def test_the_bids_of_every_ship_shown_take_the_whole_table_then_the_chart_comes_back() -> None:
    shown = beats(2, hand(3, 1), hand(4, 2))
    assert [True, True, False] == [is_overlay(beat) for beat in shown]

    all_thieves = beats(2, hand(-1, 4), hand(-1, 3))  # nobody sails Arriba, Bravo is sailed
    assert [True, True, True, False] == [is_overlay(beat) for beat in all_thieves]
    texts = {node.id: node.text for node in all_thieves[1].scene.nodes}
    assert "caribbean-outcome-nobody" in str(texts["outcome-arriba"])
    assert "outcome-bravo" not in texts


def test_in_a_tie_the_bids_stay_until_all_spares_are_known_but_for_whoever_is_asked() -> None:
    """Whoever raises a spare looks at the chart first."""
    s = table(3)
    bid(s, hand(3, 1), hand(3, 2))
    for ship, card in list(zip(SHIPS, hand(0, 4), strict=True))[:-1]:
        do(s, 2, ("bid", ship, card))
    seen = {}
    for step in ((2, ("bid", SHIPS[-1], hand(0, 4)[-1])), (1, ("decline",)), (0, ("raise",))):
        events = do(s, *step)
        for viewer in (0, 1, 2, None):
            shown = PAINT.unfold(
                RULES.view(s, viewer), WIDE, [event.seen_by(viewer) for event in events], viewer
            )
            assert [beat.told for beat in shown] == sorted({beat.told for beat in shown})
            seen[step[0], viewer] = [is_overlay(beat) for beat in shown]

    tie = [True, True]  # face down, then shown
    assert [*tie, False] == seen[2, 0] == seen[2, 1]
    assert tie == seen[2, 2] == seen[2, None]
    assert [False] == seen[1, 0]
    assert [True] == seen[1, 1] == seen[1, 2] == seen[1, None]
    assert all(seen[0, viewer] == [True, False] for viewer in (0, 1, 2, None))

    (*_, tied) = beats(2, hand(3, 1), hand(3, 2))
    texts = {node.id: node.text for node in tied.scene.nodes}
    assert "caribbean-outcome-tie" in str(texts["outcome-arriba"])
    assert "reckoning-arriba" not in texts


def test_the_bids_of_a_ship_lie_face_down_for_a_breath_before_they_are_turned() -> None:
    hush, turned, *_ = beats(2, hand(3, 1), hand(4, 2))
    before, after = ({node.id: node for node in beat.scene.nodes} for beat in (hush, turned))

    assert hush.rest < turned.rest
    assert before["row-in-turn-arriba"] == after["row-in-turn-arriba"]
    assert "outcome-arriba" not in before
    for seat in range(2):
        name = f"shown-{seat}-arriba"
        assert "back" in before[name].state
        assert "back" not in after[name].state
        assert before[name].at == after[name].at


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_from_the_bids_shown_to_the_chart_each_ship_moves_as_one_tile_and_no_bid_moves_alone(
    frame: Frame,
) -> None:
    _, turned, chart = beats(2, hand(3, 1), hand(4, 2), frame=frame)
    before, after = ({node.id: node for node in beat.scene.nodes} for beat in (turned, chart))

    for ship in (*SHIPS, "spares"):
        for nodes in (before, after):
            tile, image = nodes[f"tile-{ship}"], nodes[f"picture-{ship}"]
            assert max(tile.size) < WIDTH / 3
            for axis in (0, 1):
                assert abs(image.at[axis] - tile.at[axis]) <= tile.size[axis] / 2
    stays = {name for name in before.keys() & after.keys() if before[name].kind != "zone"}
    assert {name.partition("-")[0] for name in stays} <= {"tile", "picture", "title"}


def test_the_light_around_the_ship_in_turn_comes_with_its_tile_where_that_is_all_of_it() -> None:
    """Alone it would lie there as a block of colour until the tile has come."""
    for frame in FRAMES:
        _, turned, chart = beats(2, hand(3, 1), hand(4, 2), frame=frame)
        nodes = {node.id: node for node in chart.scene.nodes}
        whole = nodes["tile-arriba"].size == nodes["column-arriba"].size

        assert "tile-arriba" in {node.id for node in turned.scene.nodes}
        assert nodes["column-in-turn-arriba"].was == ("tile-arriba" if whole else "")


def test_no_light_around_a_ship_in_turn_flies_to_another_ship() -> None:
    """Played again, a round goes back from its last ship to its first with nothing in between."""
    arriba, bravo = (
        {node.id for node in beats(2, *hands)[-1].scene.nodes if "in-turn-" in node.id}
        for hands in ((hand(3, 1), hand(4, 2)), (hand(-1, 4), hand(-1, 3)))
    )

    assert ({"column-in-turn-arriba"}, {"column-in-turn-bravo"}) == (arriba, bravo)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_hideouts_and_chests_ashore_are_joined_to_their_own_areas(frame: Frame) -> None:
    """The signs stand where they could be another area's."""
    view = RULES.view(table(3, ports=("VER", "PBE", "CTG")), None)
    nodes = {node.id: node for node in PAINT.scene(view, frame).nodes}
    areas = layout_of(frame, len(view.money)).drawing.areas
    homes = {name: node for name, node in nodes.items() if name.startswith("hideout-")}

    assert len(homes) > 3
    for name, sign in homes.items():
        area = name.removeprefix("hideout-")
        water = nodes[f"home-{area}"]
        assert (areas[area], sign.tint) == (water.at, water.skin), name
        assert water.z < nodes["ship-arriba"].z
    quays = {name: node for name, node in nodes.items() if name.startswith("quay-")}
    assert quays
    for name, quay in quays.items():
        area = name.removeprefix("quay-")
        assert areas[area] == tuple(quay.points[-2:])


def test_the_number_beside_the_closed_chest_counts_chests_and_not_the_stacks_they_lie_in() -> None:
    for stacks, told in ((5, "10 ×"), (1, "2 ×"), (0, "0 ×")):  # noqa: RUF001
        s = table(2)
        s.stacks = stacks
        nodes = {node.id: node for node in PAINT.scene(RULES.view(s, None), WIDE).nodes}
        assert told == nodes["stacks"].text


def test_a_town_below_a_ship_in_its_port_keeps_its_name() -> None:
    """Without it the chest there would seem to be the next town's."""
    view = RULES.view(table(2, ships={"caribic": "MAR"}, ports=("MAR",)), None)

    assert "town-MAR" in {node.id for node in PAINT.scene(view, WIDE).nodes}


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_a_card_on_which_no_other_lies_has_its_face_in_the_middle(frame: Frame) -> None:
    s = table(2)
    for ship, card in zip(SHIPS, hand(3, 1), strict=True):
        do(s, 0, ("bid", ship, card))
    nodes = {node.id: node for node in PAINT.scene(RULES.view(s, 0), frame, viewer=0).nodes}
    cards = [name for name in nodes if re.fullmatch(r"card--?\d", name)]

    assert 7 == len(cards)
    for name in cards:
        for part in ("number", "picture"):
            assert abs(nodes[name].at[0] - nodes[f"{name}-{part}"].at[0]) < 0.01


def test_bids_that_are_all_laid_leave_no_trail_of_a_single_card() -> None:
    s = table(2)
    bid(s, hand(-1, 4))
    for ship, card in list(zip(SHIPS, hand(3, 2), strict=True))[:-1]:
        do(s, 1, ("bid", ship, card))
    before = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0)
    do(s, 1, ("bid", SHIPS[-1], hand(3, 2)[-1]))

    after = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0)
    assert () == moved(before, after, fixed=PAINT.fixed)


def test_a_spare_raised_takes_the_whole_table_and_says_who_wins_by_it() -> None:
    s = table(2)
    bid(s, [5, 0, 1, 2, 3, -1], [5, 0, 1, 2, 4, -1])
    do(s, 0, ("raise",))
    events = [event.seen_by(None) for event in do(s, 1, ("decline",))]

    first, *_ = PAINT.unfold(RULES.view(s, None), WIDE, events)

    assert is_overlay(first)
    assert "pilot-arriba" in {node.id for node in first.scene.nodes}


def after_a_tie(first: int, other: int, *answers: str) -> CaribbeanState:
    """Both seats have laid a 4 on Arriba, those spares and answers were shown; Bravo sails, or waits."""
    rest = [card for card in (0, 1, 2, 3, 5, -1) if card not in (first, other)]
    s = table(2)
    bid(s, [4, other, *rest], [4, first, *rest])
    for seat, answer in enumerate(answers):
        do(s, seat, (answer,))
    while s.sailing == SHIPS.index("arriba"):
        do(s, s.controller, ("anchor",))
    return s


@pytest.mark.parametrize(
    ("answers", "lit", "said"),
    [
        (("raise", "raise"), {1}, "Tie, spares: Bartholomew 3, Esperanza 5. Esperanza sails"),
        (("raise", "decline"), {0}, "Bartholomew 3, Esperanza declines. Bartholomew sails"),
        (("decline", "decline"), set(), "Nobody sails"),
    ],
)
def test_who_won_a_tie_and_by_what_is_seen_and_said_when_the_ship_has_sailed(
    answers: tuple[str, str], lit: set[int], said: str
) -> None:
    words = Words("en", "caribbean")
    s = after_a_tie(3, 5, *answers)
    nodes = {node.id: node for node in PAINT.scene(RULES.view(s, None), WIDE).nodes}

    assert lit == {seat for seat in range(2) if f"bid-{seat}-arriba-best" in nodes}
    label = nodes["bids-arriba"].label
    assert label is not None
    assert said in words.text(label.as_json(), NAMES)
    for seat, answer in enumerate(answers):
        assert (answer == "raise") == (f"spare-{seat}-ship" in nodes)
        spare = nodes[f"spare-of-{seat}"].label
        assert spare is not None
        text = words.text(spare.as_json(), NAMES)
        assert (answer == "raise") == text.endswith("raised for Arriba")


def test_the_bids_of_a_later_ship_tell_again_how_a_tie_was_decided() -> None:
    s = after_a_tie(3, 5, "raise", "raise")
    events: list[Seen] = []
    while not any(event.kind == "ended" for event in events):
        (seat, *_) = RULES.to_act(s)
        events = [event.seen_by(None) for event in do(s, seat, RULES.legal(s, seat)[-1])]

    beat = PAINT.unfold(RULES.view(s, None), WIDE, events)[0]

    nodes = {node.id: node for node in beat.scene.nodes}
    assert is_overlay(beat)
    assert "shown-1-arriba-best" in nodes
    assert "shown-0-arriba-best" not in nodes
    assert "shown-spare-1-best" in nodes
    assert "5 : 3" in str(nodes["reckoning-arriba"].text)


def test_a_ship_says_what_it_borders_and_how_far_chests_and_hideouts_are() -> None:
    words = Words("en", "caribbean")
    s = under_way(3, ships={"arriba": "b4", "bravo": "b9"}, aboard={"bravo": "SJU"}, ports=["NAS"])
    nodes = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes
    said = {node.pick: words.text(node.label.as_json(), NAMES) for node in nodes if node.label}

    assert "Nassau west" in said["ship:arriba"]
    assert "Nassau (7,000) one step west" in said["ship:arriba"]
    assert "Esperanza" in said["ship:bravo"]
    assert "Nearest hideouts: " in said["chest:NAS"]


def test_an_area_is_named_in_few_words_and_explained_in_more() -> None:
    words = Words("en", "caribbean")
    s = under_way(3, ships={"arriba": "b4", "bravo": "b9"}, aboard={"bravo": "SJU"}, ports=["NAS"])
    nodes = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes
    areas = [node for node in nodes if node.pick.startswith("area:") and node.label]
    said = {node.pick: words.text(node.label.as_json(), NAMES) for node in areas if node.label}

    assert said["area:NAS"] == "Nassau, port, one step"
    assert max(len(text.split()) for text in said.values()) <= 12
    card = next(node.explain for node in areas if node.pick == "area:NAS")
    assert card is not None
    assert card.more is not None
    more = words.text(card.more.as_json(), NAMES)
    assert "Borders: " in more
    assert "Nearest chests: Nassau (7,000) here" in more


def test_a_ship_says_what_lies_beside_it() -> None:
    words = Words("en", "caribbean")
    s = under_way(3, ships={"arriba": "b4", "bravo": "b3"}, ports=["NAS"])
    nodes = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes
    said = {node.pick: words.text(node.label.as_json(), NAMES) for node in nodes if node.label}

    assert "Nassau west (chest of 7,000)" in said["ship:arriba"]
    assert "Old Bahama Channel south-west (Bravo)" in said["ship:arriba"]


def test_the_card_of_a_ship_tells_the_way_to_every_chest_and_every_hideout() -> None:
    s = under_way(3, ships={"arriba": "b4", "bravo": "b3"}, ports=["NAS", "MAR", "VER"])
    view = RULES.view(s, 0)
    nodes = PAINT.scene(view, WIDE, viewer=0).nodes
    card = next(node.explain for node in nodes if node.pick == "ship:arriba")
    assert card is not None
    assert card.more is not None
    told = json.dumps(card.more.as_json())

    taken = {place for place, _ in view.ships.values()}
    free = [area for area, seat in view.hideouts.items() if seat is not None and area not in taken]
    assert 3 == told.count('"caribbean-nearby-chest"')
    assert len(free) == told.count('"caribbean-nearby-hideout"')
    others = {INDEX[place] for place, _ in view.ships.values() if place} - {INDEX["b4"]}
    far = reach(INDEX["b4"], len(AREAS), others)  # round the other ships (KA-6)
    for port in ("NAS", "MAR", "VER"):
        place = f'"chest": {{"key": "caribbean-area-{port.lower()}"}}'
        assert re.search(rf'{re.escape(place)}[^}}]*"steps": {far[INDEX[port]]}', told)


def test_a_hideout_one_step_away_is_where_a_press_sails_to() -> None:
    s = under_way(3, ships={"arriba": "g5"})
    nodes = PAINT.scene(RULES.view(s, 0), WIDE, viewer=0).nodes
    picks = {node.pick for node in nodes}

    assert "hideout-g8" in {node.id for node in nodes}
    assert "area:g8" in picks
    assert "hideout:g8" not in picks
    assert "hideout:w3" in picks


def test_what_lies_elsewhere_is_not_taken_for_what_lies_here() -> None:
    s = under_way(2, ships={"arriba": "NAS"}, ports=["NAS", "MAR"])
    view = RULES.view(s, 0)

    assert PAINT.attempt(view, 0, ["chest:NAS"]) == ("load",)
    elsewhere = PAINT.attempt(view, 0, ["chest:MAR"])
    assert elsewhere == ("sail", "MAR")
    assert "KA-6" == RULES.refuse(s, 0, elsewhere).rule

    do(s, 0, ("load",))
    assert PAINT.attempt(RULES.view(s, 0), 0, ["hideout:w3"]) == ("sail", "w3")


def test_everything_that_can_be_pressed_explains_itself() -> None:
    for setting in SETTINGS["caribbean"][:1]:
        journey = travel(setting, 0)
        for moment in journey.moments[::5]:
            for seat in range(setting.seats):
                view = journey.rules.view(moment.state, seat)
                for node in PAINT.scene(view, WIDE, viewer=seat).nodes:
                    assert (node.id, node.label is None) == (node.id, node.explain is None)


def ended() -> CaribbeanState:
    """The last moment of a whole game."""
    state: CaribbeanState = travel(SETTINGS["caribbean"][0], 0).moments[-1].state
    return state


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_the_end_shows_everybody_s_chests_and_the_winner_s_row_first_and_largest(
    frame: Frame,
) -> None:
    s = ended()
    view = RULES.view(s, None)
    nodes = {node.id: node for node in PAINT.scene(view, frame).nodes}
    rows = sorted(
        (node for name, node in nodes.items() if name.startswith("hoard-")),
        key=lambda node: node.at[1],
    )

    assert f"hoard-{view.winners[0]}" == rows[0].id
    assert all(rows[0].size[1] >= row.size[1] for row in rows)
    home = {chest for paid in view.gains for _, chest in paid if chest}
    assert home == {name[6:] for name in nodes if name.startswith("chest-")}
    for paid in view.gains:
        for seat, chest in paid:
            if chest:
                place, row = nodes[f"chest-{chest}"], nodes[f"hoard-{seat}"]
                assert abs(place.at[1] - row.at[1]) < row.size[1] / 2
                assert place.size[0] >= frame.small


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_beside_the_result_stays_in_sight_what_the_winner_has(frame: Frame) -> None:
    view = RULES.view(ended(), None)
    scene = PAINT.scene(view, frame)
    assert scene.ending is not None
    left, top, width, tall = scene.ending
    (winner,) = view.winners
    won = {f"chest-{chest}" for paid in view.gains for seat, chest in paid if seat == winner}
    shown = {"column-flag", "owner", "owned", "raids", "raided"}
    named = won | {f"{each}-{winner}" for each in shown}
    nodes = [node for node in scene.nodes if node.id in named]

    assert len(nodes) >= len(shown)
    for node in nodes:
        (x, y), (w, h) = node.at, node.size
        assert left <= x - w / 2
        assert x + w / 2 <= left + width
        assert top <= y - h / 2 + 1
        assert y + h / 2 <= top + tall + 1
    if frame.kind == "narrow":
        assert tall <= 7 * frame.small
    assert PAINT.scene(RULES.view(table(3), None), frame).ending is None


@pytest.mark.parametrize("frame", FRAMES)
def test_the_last_card_lies_over_the_hand_s_name(frame: Frame) -> None:
    view = RULES.view(table(3), 0)
    offer = PAINT.arrangement(view, 0)
    assert offer is not None
    nodes = PAINT.scene(view, frame, viewer=0).nodes
    (spare,) = (node for node in nodes if node.pick == offer.rest)
    cards = [node for node in nodes if node.kind == "box" and node.pick.startswith("card:")]
    assert {card.size for card in cards} == {spare.size}
    edges = [card.at[0] + way * card.size[0] / 2 for card in cards for way in (-1, 1)]
    assert spare.at[0] == pytest.approx((min(edges) + max(edges)) / 2)
    for name in (node for node in nodes if node.id == "owner"):
        assert spare.at[0] == pytest.approx(name.at[0], abs=1)


def test_what_can_be_done_with_a_chest_has_a_button_where_a_ship_can_sail_on() -> None:
    s, luck = set_up(2), Random(4)
    seen: set[object] = set()
    while RULES.to_act(s) and len(seen) < 4:
        seat = RULES.to_act(s)[0]
        legal = RULES.legal(s, seat)
        near = [action for action in legal if action[0] == "sail"]
        if near:
            view = RULES.view(s, seat)
            named = [action for action in legal if PAINT.choice(view, seat, action).short]
            assert [action for action in legal if action not in near] == named
            seen |= {action[0] for action in named}
        RULES.apply(s, seat, luck.choice(legal))
    assert len(seen) >= 4


def is_dyed(sprite: str) -> bool:
    """Whether a drawing takes a seat's colour, which a button has none of."""
    room, name = sprite.split("/")
    drawing = resources.files(f"freebooters.games.{room}") / "art" / f"{name}.svg"
    return "currentColor" in drawing.read_text(encoding="utf-8")


def test_no_button_bears_a_tick_as_if_it_were_chosen_nor_a_flag_without_a_colour() -> None:
    setting = next(each for each in SETTINGS["caribbean"] if each.seats == 3)
    journey, seen = travel(setting, 1), set()
    for moment in journey.moments:
        for seat in moment.seats_acting:
            view = RULES.view(moment.state, seat)
            if PAINT.arrangement(view, seat) is not None:
                continue
            for action in RULES.legal(moment.state, seat):
                seen.add(action[0])
                icon = PAINT.choice(view, seat, action).icon
                assert icon, action
                assert not is_dyed(icon), action
    assert {"sail", "anchor", "raise", "decline", "secure"} <= seen

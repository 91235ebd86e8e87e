"""The table of La Mutinerie as it is painted, and what its painter says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooters.app.trails import moved
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message
from freebooters.games.mutiny import game
from freebooters.games.mutiny.rules.components import BOX, CREW
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.games.mutiny.rules.view import MutinyView
from freebooters.games.mutiny.table.hand import HELD
from freebooters.stage import FRAMES, NARROW, SHORT, WIDE, Beat, Box, Choice, Frame, Node
from tests.contract.rooms import EACH_KIND
from tests.games.mutiny.rare import rare
from tests.games.mutiny.states import RULES, do, duelling, hand, sailing, visit, visiting

PAINT = game.paint
LEAST = {"wide": 30, "short": 30, "narrow": 62}
PAIRS = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]
V, D = "valverde", "diaz"


def nodes(state: MutinyState, seat: int | None, frame: Frame = WIDE) -> dict[str, Node]:
    return {node.id: node for node in PAINT.scene(RULES.view(state, seat), frame).nodes}


def choices(state: MutinyState) -> dict[str, Choice]:
    """The choices of the first who acts, by verb; of equal verbs the last."""
    seat = state.acting[0]
    view = RULES.view(state, seat)
    return {str(action[0]): PAINT.choice(view, seat, action) for action in RULES.legal(state, seat)}


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_nothing_leaves_a_trail_where_the_mutiny_takes_the_voyage_s_place(frame: Frame) -> None:
    before = PAINT.scene(RULES.view(sailing(), 0), frame)
    after = PAINT.scene(RULES.view(duelling([V, D], ["p2", "g3"], pairs=PAIRS), 0), frame)

    assert moved(before, after, fixed=PAINT.fixed) == ()


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_whoever_opens_or_is_seasick_leaves_no_trail_across_the_table(frame: Frame) -> None:
    state = sailing()
    before = PAINT.scene(RULES.view(state, 0), frame)
    do(state, ("knock",), ("cabin", "ojo"), ("knock",))
    seen = [event.seen_by(0) for event in do(state, ("cabin", "sate"))]
    state.lifeboat = "nero"

    assert moved(before, PAINT.scene(RULES.view(state, 0), frame, seen), fixed=PAINT.fixed) == ()


def test_pirates_passed_by_stay_faint_while_the_next_door_opens() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "ojo"))
    assert "dim" not in nodes(state, 1)["open-ojo"].state
    seen = [event.seen_by(1) for event in do(state, ("knock",))]
    scene = PAINT.scene(RULES.view(state, 1), WIDE, seen)
    assert "dim" in {node.id: node for node in scene.nodes}["open-ojo"].state
    do(state, ("cabin", "sate"))
    assert "dim" in nodes(state, 1)["open-ojo"].state
    assert "dim" not in nodes(state, 1)["open-sate"].state


def prompt(state: MutinyState) -> Message:
    seat = state.acting[0]
    asked: Message = PAINT.prompt(RULES.view(state, seat), seat)
    return asked


def revealed(seat: int | None = 0) -> tuple[list[Seen], list[Beat[MutinyView]]]:
    """Two cards turned up in the first duel, a pink 2 and a grey 3, as a seat sees it."""
    state = duelling([V, D], ["p2 p1", "g3 g1"], pairs=PAIRS)
    do(state, ("fight", "pink", 2))
    events = [event.seen_by(seat) for event in do(state, ("fight", "grey", 3))]
    return events, list(PAINT.unfold(RULES.view(state, seat), WIDE, events))


def texts(beat: Beat[MutinyView], *ids: str) -> list[object]:
    found = {node.id: node.text for node in beat.scene.nodes}
    return [found[name] for name in ids]


def moments() -> Iterator[MutinyState]:
    """Tables of all kinds."""
    yield from (state for _, state, _ in rare())
    yield sailing(4)
    for pirate in ("diaz", "tembo", "pang", "nero", "wessel", "bijoux"):
        yield visiting(pirate, seats=3)
    yield duelling([V, D, None, V], ["p1 g2", "g1", "", "p3"], pairs=PAIRS)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_what_can_be_pressed_is_large_enough(frame: Frame) -> None:
    small = [
        (node.id, node.size)
        for state in moments()
        for node in nodes(state, 0, frame).values()
        if node.pick and min(node.size) < LEAST[frame.kind]
    ]

    assert [] == small


@pytest.mark.parametrize("frame", EACH_KIND, ids=str)
def test_the_track_shows_every_cell_up_to_the_start_and_the_storms(frame: Frame) -> None:
    for seats, start in BOX.start.items():
        table = nodes(sailing(seats), 0, frame)
        cells = {node for node in table if node.startswith("cell-")}

        assert {f"cell-{number}" for number in range(start + 1)} == cells
        assert {f"storm-{cells}" for cells in BOX.storms} == {
            node for node in table if node.startswith("storm-")
        }


def test_everyone_of_the_crew_says_where_it_is_and_what_it_does() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "tembo"), ("knock",), ("cabin", "ghost"))
    state.lifeboat = "nero"
    table = nodes(state, 0)

    found = {pirate: table[f"crew-{pirate}"].label for pirate in CREW}
    assert found["tembo"]
    assert found["tembo"].key == "mutiny-node-pirate"
    states = {pirate: label.args.get("state") for pirate, label in found.items() if label}
    assert {"ghost": "used", "nero": "seasick", "ojo": "unseen"} == {
        pirate: states[pirate] for pirate in ("ghost", "nero", "ojo")
    }
    assert all(label and "power" in label.args for label in found.values())


def test_whoever_is_in_the_lifeboat_stays_faint_among_the_crew_between_two_rows() -> None:
    state = sailing()
    state.lifeboat = "nero"
    for closed in (state.closed, 0):
        state.closed = closed
        table = nodes(state, 0)

        assert ("dim",) == table["crew-nero-face"].state
        assert () == table["crew-ojo-face"].state


def test_who_is_face_up_and_how_many_doors_are_closed_is_called_by_one_name() -> None:
    """So it is told once, though the crew shows everybody and every door is painted."""
    state = sailing()
    do(state, ("knock",), ("cabin", "sate"), ("knock",), ("cabin", "tembo"))
    table = nodes(state, 0).values()

    for token, count in [("pirate:sate", 2), ("pirate:tembo", 2), ("door", 4)]:
        (name,) = {node.label for node in table if node.pick == token}
        assert [node.label for node in table].count(name) == count


def test_knocking_tells_how_many_may_be_behind_the_door_and_lights_them_up() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "tembo"))
    knock = choices(state)["knock"]

    assert knock.gain is not None
    assert {"unseen": 12, "ghost": "yes"} == knock.gain.args
    assert {f"behind-{pirate}" for pirate in CREW if pirate != "tembo"} == {
        node.id for node in knock.ghost
    }


def test_a_door_says_knock_to_whoever_may() -> None:
    state = sailing(3)
    own, other = nodes(state, 0), nodes(state, 1)

    assert "knock-words" in own
    assert "knock-words" not in other
    assert own["knock"] == other["knock"]


@pytest.mark.parametrize("kinds", range(1, 7))
def test_how_many_cards_there_are_stands_within_the_hand(kinds: int) -> None:
    state = sailing(4)
    cards = ("p1", "p2", "p3", "g1", "g2", "g3")
    state.hands[0] = hand(" ".join(2 * cards[:kinds]))
    for frame in (*FRAMES, Frame("short", 540)):
        shown = nodes(state, 0, frame)
        discs = [node for name, node in shown.items() if name.endswith("-times-disc")]
        ground = shown["hand-voyage"]

        assert len(discs) == kinds
        assert [] == [
            (frame, disc.id)
            for disc in discs
            if abs(disc.at[0] - ground.at[0]) > (ground.size[0] - disc.size[0]) / 2
        ]


@pytest.mark.parametrize("kinds", range(7))
def test_what_gold_is_worth_covers_no_number_and_no_card_covers_it(kinds: int) -> None:
    state = sailing(4)
    cards = ("p1", "p2", "p3", "g1", "g2", "g3")
    state.hands[0] = hand(" ".join(cards[:kinds]))
    state.gold[0], state.allegiance[0] = [0, 0, 2], 0
    for frame in (*FRAMES, Frame("short", 540)):
        shown = nodes(state, 0, frame)
        gold, worth, oath = (shown[f"hand-{name}"] for name in ("gold", "gold-worth", "oath"))

        assert worth.at[1] > gold.at[1]
        assert not _meet(worth, oath)


def _meet(one: Node, other: Node) -> bool:
    return all(abs(one.at[k] - other.at[k]) < (one.size[k] + other.size[k]) / 2 - 1 for k in (0, 1))


def test_knocking_does_not_count_a_ghost_that_has_been_seen() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "ghost"))
    gain = choices(state)["knock"].gain

    assert gain is not None
    assert "no" == gain.args["ghost"]


def test_a_pirate_s_question_shows_whose_it_is_and_its_answers_to_nobody_else() -> None:
    state = visiting("tembo", ("combat", "pink", 2), ("combat", "grey", 3), seats=3)
    own, other = nodes(state, 0), nodes(state, 1)

    assert {"look:pink:2", "look:grey:3"} == {own["offer-0"].pick, own["offer-1"].pick}
    assert "offer-0" not in other
    assert own["tray-power"].text == other["tray-power"].text


def test_dean_nero_s_question_names_the_way_in_which_one_still_may_trade() -> None:
    state = visiting("nero")
    ways = [nodes(state, 0)["tray-where"].text]
    do(state, ("sell", "pink", 1))
    ways.append(nodes(state, 0)["tray-where"].text)

    assert ["none", "sell"] == [
        dict(text.args)["way"] for text in ways if isinstance(text, Message)
    ]


def test_the_two_ways_to_place_sailors_are_no_narrow_columns() -> None:
    for frame in FRAMES:
        state = sailing()
        visit(state, "cambivalute", ("sailor", 3), ("sailor", 8))
        shown = nodes(state, state.turn, frame)

        assert all(w > h for w, h in (shown[f"way-{number}"].size for number in (0, 1)))


@pytest.mark.parametrize("frame", FRAMES, ids=str)
def test_the_ghost_stands_in_the_doorway_until_the_next_thing_happens(frame: Frame) -> None:
    state = sailing()
    events = do(state, ("knock",), ("cabin", "ghost"))
    seen = [event.seen_by(None) for event in events]
    view = RULES.view(state, None)
    shown = {node.id: node for node in PAINT.scene(view, frame, seen).nodes}
    door, haunt = shown["door-0"], shown["haunt"]

    assert "mutiny/doorway" == door.skin
    assert abs(haunt.at[0] - door.at[0]) < door.size[0] / 2
    assert haunt.size[0] * 3 > door.size[0]
    assert "haunt" not in nodes(state, None, frame)


def test_a_ghost_that_ends_the_round_is_seen_until_the_next_row_lies_there() -> None:
    state = sailing(2)
    do(state, ("knock",), ("cabin", "chang"), ("take", "chang"), ("rob", 1))
    events = [event.seen_by(0) for event in do(state, ("knock",), ("cabin", "ghost"))]
    beats = PAINT.unfold(RULES.view(state, 0), WIDE, events)
    sailed, *_, last = [{node.id for node in beat.scene.nodes} for beat in beats]

    assert "sailed" == events[beats[0].told - 1].kind
    assert {"haunt", "cabins-wait"} <= sailed
    for frame in FRAMES:
        first = PAINT.unfold(RULES.view(state, 0), frame, events)[0].scene
        shown = {node.id: node for node in first.nodes}
        haunt, note = shown["haunt"], shown["cabins-note"]
        assert not Box(*_corner(haunt)).overlaps(Box(*_corner(note))), str(frame)
    assert "haunt" not in last


def _corner(node: Node) -> tuple[float, float, float, float]:
    (x, y), (w, h) = node.at, node.size
    return (x - w / 2, y - h / 2, w, h)


def test_a_pirate_goes_with_whoever_takes_it_and_stays_while_it_asks() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "crackpott"))
    before = nodes(state, None)
    events = do(state, ("take", "crackpott"), ("combat", "pink", 2), ("combat", "grey", 1))
    seen = [event.seen_by(None) for event in events]
    scene = PAINT.unfold(RULES.view(state, None), WIDE, seen)[-1].scene
    (goes,) = [node for node in scene.nodes if node.skin == "mutiny/crackpott" and node.was]

    assert before[goes.was].skin == goes.skin
    assert (0, 0) == (goes.alpha, goes.at[1])
    do(state, ("knock",), ("cabin", "bijoux"))
    seen = [event.seen_by(None) for event in do(state, ("take", "bijoux"))]
    asking = PAINT.unfold(RULES.view(state, None), WIDE, seen)[-1].scene
    assert not any(node.id.startswith("flight-") for node in asking.nodes)


def test_what_sate_offers_grows_on_her_card() -> None:
    state = sailing(3)
    do(state, ("knock",), ("cabin", "sate"), ("knock",), ("cabin", "pang"))
    do(state, ("take", "pang"), ("choose", "coin"))

    assert "2" == nodes(state, 1)["sate-coins"].text


def test_a_supply_about_to_end_is_marked() -> None:
    state = sailing()
    state.bank = 3
    table = nodes(state, 0)

    assert ("danger", "ink") == (table["bank-left"].skin, table["pile-gold-left"].skin)


def test_who_has_sworn_is_seen_but_not_to_whom() -> None:
    state = sailing(3)
    visit(state, "bijoux", ("swear", "diaz"))

    marks = [
        [fact.icon for fact in PAINT.facts(RULES.view(state, viewer), seat) if fact.value == ""]
        for viewer, seat in ((0, 0), (1, 0), (1, 1))
    ]
    assert [["mutiny/oath-diaz", None], ["mutiny/sworn", None], ["mutiny/unsworn"]] == marks


def test_totals_count_up_card_by_card() -> None:
    _, beats = revealed()

    assert [["1", "2"], ["3", "2"], ["3", "5"]] == [
        texts(beat, "total-pink", "total-grey") for beat in beats
    ]


def test_without_cards_only_the_sailors_count() -> None:
    state = duelling([V, D], ["", ""], pairs=PAIRS)
    do(state, ("monkey",))
    events = [event.seen_by(0) for event in do(state, ("monkey",))]
    beats = PAINT.unfold(RULES.view(state, 0), WIDE, events)

    assert {("1", "2")} == {
        (*texts(beat, "total-pink", "total-grey"),)
        for beat in beats
        if any(node.id == "total-pink" for node in beat.scene.nodes)
    }


def test_whoever_leaves_a_duel_last_steals_in_that_duel() -> None:
    state = duelling([V, D], ["p1 p1", ""], pairs=[(1, 2), (4, 3)], coins=[0, 1])
    for laid in (("fight", "pink", 1), ("monkey",), ("monkey",)):
        do(state, laid)
    events = [event.seen_by(0) for event in do(state, ("rob", 1))]  # MU-34
    stolen, *_, last = PAINT.unfold(RULES.view(state, 0), WIDE, events)

    assert ["robbed", "decided"] == [event.kind for event in events[:2]]
    assert 1 == stolen.told
    assert "A" == stolen.view.duel["letter"]
    assert ["2", "2"] == texts(stolen, "total-pink", "total-grey")
    assert "B" == last.view.duel["letter"]


def test_shown_cards_come_out_of_the_pot_and_never_from_a_seat() -> None:
    _, beats = revealed()
    _laid, first, second = (
        {node.id: node for node in beat.scene.nodes if "shown-" in node.id} for beat in beats
    )

    assert {"shown-0", "unshown-1"} == first.keys()
    assert {"pot"} == {node.was for node in first.values()}
    # Where it lies it is turned up: from the pot it would fly over the one beside it.
    assert {"shown-0", "shown-1"} == second.keys()
    assert "unshown-1" == second["shown-1"].was
    assert first["unshown-1"].at == second["shown-1"].at


def test_cards_laid_stand_in_as_many_rows_as_make_them_largest() -> None:
    state = duelling([V, D, V, D], ["p1 g2", "g1 g3", "p3 p2", "p3 p2"], pairs=PAIRS)
    do(state, ("fight", "pink", 1))

    def heights(frame: Frame) -> set[float]:
        return {nodes(state, 0, frame)[f"fighter-{seat}"].at[1] for seat in range(4)}

    assert 1 == len(heights(SHORT))
    assert 2 == len(heights(Frame("narrow", 2000)))


def test_the_last_beat_of_an_action_is_the_scene_with_all_events_told() -> None:
    for seats, state, events in rare():
        for seat in (*range(seats), None):
            view = RULES.view(state, seat)
            seen = [event.seen_by(seat) for event in events]
            beats = PAINT.unfold(view, NARROW, seen)

            assert PAINT.scene(view, NARROW, seen) == beats[-1].scene
            assert sorted({beat.told for beat in beats}) == [beat.told for beat in beats]
            assert len(events) == beats[-1].told


def test_the_lifeboat_is_empty_once_the_mutiny_starts_and_not_while_the_ship_sails() -> None:
    state = sailing(2)
    state.ship, state.turn, state.acting, state.closed = 3, 1, (1,), 3
    state.lifeboat, state.allegiance, state.coins = "sate", [0, 1], [1, 0]
    events = [event.seen_by(None) for event in visit(state, "chang", ("rob", 0))]
    sails, *_, last = PAINT.unfold(RULES.view(state, None), WIDE, events)

    assert "sailed" == events[sails.told - 1].kind
    assert ["sate", None] == [beat.view.lifeboat for beat in (sails, last)]
    assert "seasick" in {node.id for node in sails.scene.nodes}


def test_masks_come_off_one_after_another_and_the_winner_is_crowned_last() -> None:
    state = duelling([V, V, D], ["p1", "p1", "g1"], pairs=[(2, 1), (4, 3), (6, 5)])
    state.wins = [2, 0]
    for seat in range(3):
        do(state, ("fight", *(("grey", 1) if seat == 2 else ("pink", 1))))
    state.coins = [3, 1, 0]
    events = [event.seen_by(None) for event in do(state, *[("monkey",)] * 3)]
    beats = PAINT.unfold(RULES.view(state, None), WIDE, events)
    masks = [
        [
            node.skin.removeprefix("mutiny/oath-")
            for node in beat.scene.nodes
            if node.id.startswith("finale-") and node.id.endswith("-oath")
        ]
        for beat in beats
    ]
    crowned = [any(node.id == "finale-0-crown" for node in beat.scene.nodes) for beat in beats]

    assert [
        ["back", "back", "back"],
        [V, "back", "back"],
        [V, V, "back"],
        [V, V, D],
        [V, V, D],
    ] == [row for row in masks if row]
    assert [False] * (len(beats) - 1) + [True] == crowned


def test_a_seat_without_cards_is_told_what_that_means() -> None:
    state = duelling([V, D], ["", "g1"], pairs=PAIRS)

    assert ("mutiny-prompt-fight", {"letter": "A", "round": 1, "cards": 0}) == (
        prompt(state).key,
        prompt(state).args,
    )


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame.kind)
def test_a_hand_may_be_empty(frame: Frame) -> None:
    """Of who has taken no side, has no cards left, and so does not fight."""
    state = duelling([V, D, None], ["p1", "g1", ""], pairs=PAIRS)

    assert not HELD & {*nodes(state, 2, frame)}
    assert HELD & {*nodes(state, 0, frame)}


def test_whoever_is_out_has_no_monkey_also_between_two_duels() -> None:
    state = duelling([V, D, None], ["p1", "g1", "p2"], pairs=PAIRS)
    for laid in (state.round, 0):  # no round is under way between two duels
        state.round = laid

        assert [True, True, False] == ["hand-monkey" in nodes(state, seat) for seat in range(3)]


def test_whose_decision_it_is_is_told_to_those_who_wait() -> None:
    state = visiting("chang", seats=3)
    waiting = PAINT.waiting(RULES.view(state, 1), [0])

    assert "mutiny-wait-pirate" == waiting.key
    assert "mutiny-pirate-chang" == waiting.args["pirate"].key


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_game_that_everybody_loses_says_so(seat: int | None) -> None:
    state = duelling([V, V], ["g1", "g1"], pairs=[(1, 2)])
    state.wins = [0, 2]
    do(state, ("fight", "grey", 1), ("fight", "grey", 1), ("monkey",), ("monkey",))

    assert () == state.winners
    assert Message("mutiny-title-lost") == nodes(state, seat)["scores-title"].text

"""What has moved since somebody acted last leaves trails, whichever way the table came to be told."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.app import compose, trails
from freebooters.app.desk import Desk
from freebooters.app.trails import Trails, begun, moved, still_there, uncovered
from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.stage import Frame, Node, Scene
from tests.app.client import Json, chair
from tests.app.test_moments import PERSON, every_game, played

NAME = say("a-name")


def scene(*nodes: Node) -> Scene:
    return Scene(600, nodes, NAME)


def thing(name: str, x: float, **more: Any) -> Node:
    return Node(name, "box", (x, 100), (50, 50), **{"label": NAME, **more})


def test_a_thing_that_lies_elsewhere_has_moved_from_where_it_was() -> None:
    (part,) = moved(scene(thing("ship", 100)), scene(thing("ship", 400)))

    assert part.as_json("ship") == {
        "node": "ship",
        "from": [100, 100],
        "to": [400, 100],
        "size": [50, 50],
    }


def test_a_thing_under_another_name_has_moved_from_where_it_says() -> None:
    (part,) = moved(scene(thing("man at 1", 100)), scene(thing("man at 4", 400, was="man at 1")))

    assert (part.start, part.end) == ((100, 100), (400, 100))


def test_what_makes_room_has_not_moved() -> None:
    assert moved(scene(thing("card", 100)), scene(thing("card", 140))) == ()


def test_what_has_no_name_and_lies_elsewhere_has_not_moved() -> None:
    assert moved(scene(thing("sign", 100, label=None)), scene(thing("sign", 400, label=None))) == ()


def test_what_has_no_name_but_says_that_it_is_what_it_was_has_moved() -> None:
    there, here = (thing("ship", at, label=None, was="ship") for at in (100, 400))
    (part,) = moved(scene(there), scene(here))

    assert ("ship", (100, 100)) == (part.node, part.start)


def test_on_the_lanes_of_a_plain_table_every_ship_leaves_trails_of_its_seat() -> None:
    match, known, frame = (
        Match(catalog.game("race"), 3, None, "lanes"),
        Trails(),
        Frame("wide", 620),
    )
    told: set[tuple[int | None, str]] = set()
    while not match.over:
        seat = match.to_act[0]
        match.act(seat, match.legal(seat)[-1])
        scene = compose.painter(match).scene(match.view(0), frame, (), 0)
        for move in known.since(match, 0, frame, 0, scene)["moves"]:
            told |= {(move["seat"], part["node"]) for part in move["parts"]}

    assert {(1, "places:1/ship"), (2, "places:2/ship")} <= told
    assert all(node == f"places:{seat}/ship" for seat, node in told if seat is not None)


def test_what_comes_out_of_something_has_come_without_a_way() -> None:
    (part,) = moved(
        scene(thing("hand", 100)),
        scene(thing("hand", 100), thing("card", 400, label=None, was="hand")),
    )

    assert (part.start, part.end) == (None, (400, 100))


def test_what_lies_on_a_thing_moves_with_it_and_leaves_no_trail_of_its_own() -> None:
    def ship(x: float) -> tuple[Node, Node]:
        return thing("ship", x), Node("flag", "sprite", (x, 110), (10, 10), label=NAME)

    assert [part.node for part in moved(scene(*ship(100)), scene(*ship(400)))] == ["ship"]


def test_a_table_laid_out_anew_leaves_no_trails() -> None:
    before, after = (
        scene(*(thing(f"card {n}", 60.0 * n + aside) for n in range(9))) for aside in (0, 300)
    )

    assert moved(before, after) == ()


def test_what_never_moves_leaves_no_trail_and_counts_as_laid_out_anew() -> None:
    def table(aside: float, count: int) -> Scene:
        return scene(*(thing(f"card {n}", 60.0 * n + aside) for n in range(count)))

    parts = moved(table(0, 2), table(300, 2), fixed=("card 0",))

    assert [part.node for part in parts] == ["card 1"]
    assert moved(table(0, 9), table(300, 9), fixed=tuple(f"card {n}" for n in range(8))) == ()


def test_what_another_scene_shows_elsewhere_has_left_no_trail() -> None:
    """In Caribbean the chests that came home stand beside their owners at the end."""
    steps = [scene(thing("chest", x), thing("ship", x + 100)) for x in (100, 300, 500)]
    parts = [part for before, after in pairwise(steps) for part in moved(before, after)]
    room = scene(thing("chest", 520), thing("ship", 600))
    shown = scene(thing("chest", 90), thing("ship", 600))

    assert {"chest", "ship"} == still_there(room, parts), "what made room since is there still"
    assert {"ship"} == still_there(shown, parts)


SEA = Node("sea", "box", (300, 100), (600, 200))


def test_what_an_overlay_has_covered_has_moved_from_where_it_was_seen_last() -> None:
    overlay, after = scene(Node("overlay", "box", SEA.at, SEA.size)), scene(SEA, thing("ship", 400))
    assert uncovered(overlay, after) == {"ship": "sea"}

    (part,) = moved(overlay, after, [thing("ship", 100)])
    assert (part.node, part.start, part.end) == ("ship", (100, 100), (400, 100))


def test_what_was_not_there_on_an_open_table_was_covered_by_nothing() -> None:
    assert uncovered(scene(SEA), scene(SEA, thing("ship", 400))) == {}


def test_a_voyage_that_was_decided_under_an_overlay_leaves_a_trail() -> None:
    """In Meuterer the ship sails when a fight is over, which lies over the sea."""
    match = played("meuterer").match
    sailed = {
        at + 1
        for at, events in enumerate(match.events)
        if any(event.kind == "sailed" for event in events)
    }
    told = 0
    for table in played("meuterer").tables:
        ways = {
            move["position"]
            for move in table["trails"]["moves"]
            if any(part["from"] for part in move["parts"])
        }
        due = {at for at in sailed if table["trails"]["since"] < at <= table["position"]}
        assert due <= ways
        told += len(due)
    assert len(sailed) > 1
    assert told > 0


def test_every_step_of_a_pirate_that_goes_on_in_one_turn_leaves_a_trail() -> None:
    """In Cartagena a pirate is called after where it stands."""
    match, told = played("cartagena").match, 0
    for table in played("cartagena").tables:
        ways = {
            move["position"]
            for move in table["trails"]["moves"]
            if any(part["from"] for part in move["parts"])
        }
        run = {
            at + 1
            for at in range(table["trails"]["since"], table["position"])
            if any("from" in event.args for event in match.events[at])
        }
        assert run <= ways
        told += len(run)
    assert told > 0


@every_game
def test_nobody_s_own_action_leaves_a_trail_unless_others_had_a_share_in_it(game: str) -> None:
    for table in played(game).tables:
        since, match = table["trails"]["since"], played(game).match
        then = match.at(table["position"])
        last = then.last_decision(PERSON)
        while last is not None and len(match.at(last).legal(PERSON)) == 1:
            last = then.last_decision(PERSON, before=last)
        told = match.events[last] if last is not None else []
        shared = {event.args.get("seat") for event in told} - {None, PERSON}

        assert all(move["position"] > since for move in table["trails"]["moves"])
        assert last is None or since > last or shared


def taken_up(game: str, position: int) -> Json:
    """The table of somebody who opens that game again, as it stood then."""
    match, desk = played(game).match.at(position), Desk()
    chairs = [chair(seat, "deckhand" if seat else "human") for seat in range(match.seats)]
    return desk.answer("load", {"text": match.save({"chairs": chairs}), "frame": "narrow:1180"})


def test_what_was_the_only_choice_leaves_the_trails_as_they_were() -> None:
    """In Mutiny whoever begins a turn can do nothing but knock."""
    tables, match = played("mutiny").tables, played("mutiny").match
    for before, table in pairwise(tables):
        at = before["position"]
        if before["acting"] == [PERSON] and len(match.at(at).legal(PERSON)) == 1:
            had, has = before["trails"], table["trails"]
            assert has["since"] == had["since"]
            assert has["moves"][: len(had["moves"])] == had["moves"]
            return
    raise AssertionError("nobody was forced to anything")


@every_game
def test_a_game_taken_up_again_has_the_trails_that_it_had(game: str) -> None:
    some = [table for table in played(game).tables if table["trails"]["moves"]]
    assert some, "nothing has moved in the whole game"
    for table in some[-6:]:
        assert taken_up(game, table["position"])["trails"] == table["trails"]


@every_game
def test_a_past_moment_has_the_trails_that_it_had_when_it_was_present(game: str) -> None:
    recording = played(game)
    last = {table["position"]: table["trails"] for table in recording.tables}
    for position in [*last][-8:]:
        shown = recording.desk.answer("show", {"position": position, "eyes": None})["shown"]

        assert shown["trails"] == last[position]


@every_game
def test_before_anybody_has_decided_anything_nothing_has_moved(game: str) -> None:
    match = played(game).match
    first = next(at for at, entry in enumerate(match.log) if entry.seat != CHANCE)

    for viewer in (None, *range(match.seats)):
        assert begun(match.at(first), viewer) == first


@every_game
def test_a_move_belongs_to_the_seat_that_made_it_or_to_nobody(game: str) -> None:
    match, ways = played(game).match, catalog.game(game).paint.ways
    for table in played(game).tables:
        for move in table["trails"]["moves"]:
            at = move["position"] - 1
            caused = any(event.kind in ways for event in match.events[at])
            assert caused or match.log[at].seat in (CHANCE, move["seat"])


def test_a_voyage_belongs_to_the_captain_and_not_to_whoever_acted_last() -> None:
    """In Meuterer the ship sails after the last of the others has fought or sold."""
    match = played("meuterer").match
    voyages = {
        at + 1: event.args["seat"]
        for at, events in enumerate(match.events)
        for event in events
        if event.kind == "sailed"
    }
    told = {
        move["position"]: move["seat"]
        for table in played("meuterer").tables
        for move in table["trails"]["moves"]
        if move["position"] in voyages
    }
    assert told == {at: voyages[at] for at in told}
    assert any(match.log[at - 1].seat != captain for at, captain in told.items())


def test_what_chance_gives_the_viewer_in_secret_leaves_no_trail() -> None:
    """In Meuterer cards drawn would lead from the pile across the whole table, one line for each."""
    match, told = played("meuterer").match, 0
    for table in played("meuterer").tables:
        for move in table["trails"]["moves"]:
            events = match.events[move["position"] - 1]
            assert "drew" not in {event.kind for event in events}
        told += table["trails"]["moves"] != []
    assert told
    drawn = [
        event
        for events in match.events[trails.set_up(match) :]
        for event in events
        if event.kind == "drew" and PERSON in event.to
    ]
    assert drawn


@pytest.mark.parametrize("game", sorted(catalog.games()))
def test_what_came_before_a_lesson_has_left_no_trail(game: str) -> None:
    for lesson in catalog.game(game).lessons:
        asked = {"game": game, "lesson": lesson.id, "place": 0, "frame": "narrow:1180"}
        table = Desk().answer("learn", asked)

        assert table["trails"] == {"since": table["position"], "moves": []}


def test_what_the_scene_at_the_end_has_replaced_leaves_no_trail() -> None:
    """In Caribbean chests that came home stand in the place of the sea."""
    match = Match(catalog.game("caribbean"), 2, {}, "reef")
    rng, seat = Random("reef"), 0
    while not match.over:
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(match.legal(seat)))
    chairs = [chair(at, "deckhand" if at == seat else "human") for at in range(2)]
    table = Desk().answer("load", {"text": match.save({"chairs": chairs}), "frame": "wide:620"})

    assert table["position"] > table["trails"]["since"], "others have acted since"
    assert table["trails"]["moves"] == []


def test_only_the_last_of_very_many_moves_leave_trails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trails, "_MOST", 2)
    match = played("cartagena").match
    tables = [taken_up("cartagena", at) for at in range(len(match.log) - 20, len(match.log))]

    assert max(len(table["trails"]["moves"]) for table in tables) == 2

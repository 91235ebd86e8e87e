"""What the painter of Meuterer promises beyond the promises of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from freebooters.app.trails import moved
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message
from freebooters.games.meuterer.rules.components import CARD_NUMBERS, ISLAND_NUMBERS, ROLES
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table import MeutererPainter
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.layout import layout_of
from freebooters.stage import FRAMES, NARROW, WIDE, Beat, Box, Frame, Node, Scene
from tests.contract.journeys import Moment
from tests.contract.rooms import EACH_KIND, LANGUAGES
from tests.contract.words import spoken
from tests.games.meuterer.frames import EVERY_FRAME, SLACK, within
from tests.games.meuterer.journeys import journey
from tests.games.meuterer.states import GAME, RULES, counts, do, fresh, phase_two, table

PAINT = MeutererPainter()
LEAST_PRESS = 62
"""Table units that are a fingertip on a phone 390 pixels wide."""
frames = pytest.mark.parametrize("frame", EACH_KIND, ids=str)
tables = pytest.mark.parametrize("seats", [3, 4])


@dataclass(frozen=True)
class Played:
    """A game as it stood after one entry of its log, and what happened in it."""

    state: MeutererState
    events: tuple[Event, ...]

    @property
    def acting(self) -> int | None:
        acting = RULES.to_act(self.state)
        return acting[0] if acting and acting[0] >= 0 else None

    @property
    def view(self) -> MeutererView:
        return RULES.view(self.state, self.acting)

    def scene(self, frame: Frame) -> Scene:
        return PAINT.scene(self.view, frame, [event.seen_by(self.acting) for event in self.events])


@cache
def game(seats: int) -> tuple[Played, ...]:
    """A whole game with the pirate, played at random, but often to the last card."""
    rng, state = Random(f"{seats} seats"), fresh(seats, pirate=True)
    moments = [Played(state, ())]
    while acting := RULES.to_act(state):
        seat, state = acting[0], state.copy()
        if seat == CHANCE:
            action = RULES.draw(state, rng)
        else:
            legal = RULES.legal(state, seat)
            action = legal[int(rng.random() * len(legal))]
        moments.append(Played(state, GAME.tell(state, seat, action)))
    assert len(moments) > 150
    return tuple(moments)


def playing(played: str, other: str = "", *, left: str = "", ship: str = "hochland") -> Derived:
    """Three seats in phase 2, the first two with those cards face up."""
    s = table("", "", "", ship=ship, left=left)
    RULES.apply(s, 0, ("pouch", 2))
    s.played[0], s.played[1] = counts(played), counts(other)
    return Derived(RULES.view(s, None))


def node(scene: Scene, name: str) -> Node:
    return next(node for node in scene.nodes if node.id == name)


def ids(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes}


every_frame = pytest.mark.parametrize("frame", FRAMES, ids=str)
every_number = pytest.mark.parametrize("seats", [3, 4])


def beats(moment: Moment, seat: Seat | None, frame: Frame) -> Iterator[Beat]:  # type: ignore[type-arg]
    seen = [event.seen_by(seat) for event in moment.events]
    yield from PAINT.unfold(RULES.view(moment.state, seat), frame, seen, seat)


def _extent(node: Node) -> Box:
    """What a node covers, words their whole room."""
    w, h = node.size
    left = node.at[0] - w / 2
    return Box(left, node.at[1] - h / 2, w, h)


def _on(node: Node, other: Node) -> bool:
    return (
        abs(node.at[0] - other.at[0]) <= other.size[0] / 2
        and abs(node.at[1] - other.at[1]) <= other.size[1] / 2
    )


@tables
def test_what_is_pressed_on_a_phone_is_as_large_as_a_fingertip(seats: int) -> None:
    shown = (node for moment in game(seats)[::3] for node in moment.scene(NARROW).nodes)
    pressed = [node for node in shown if node.pick]

    assert {"card", "island", "pouch", "role"} <= {node.pick.partition(":")[0] for node in pressed}
    assert [] == [node.id for node in pressed if min(node.size) < LEAST_PRESS]


def test_the_sole_leader_of_an_island_is_told_its_left_value() -> None:
    market = playing("wine wine", "grain").market

    assert (4, True) == (market["hochland"][0].points, market["hochland"][0].leads)
    assert (0, False) == (market["hochland"][1].points, market["hochland"][1].leads)
    assert 0 == market["hochland"][2].count


def test_two_who_are_tied_are_told_the_middle_value() -> None:
    market = playing("wine wine", "grain grain").market

    assert [3, 3] == [trade.points for trade in market["hochland"][:2]]


def test_after_a_mutiny_won_the_old_captain_has_not_decided_before_the_new_one() -> None:
    s = table("grain grain", "grain grain", "", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain", "grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0))
    asked = Derived(RULES.view(s, None))
    do(s, 1, ("done",))
    then = Derived(RULES.view(s, None))

    assert [False] * 3 == [asked.decided(seat) for seat in range(3)]
    assert [False, True, True] == [then.decided(seat) for seat in range(3)]


@pytest.mark.parametrize(("option", "fights"), [(False, "no"), (True, "yes")])
def test_playing_a_conflict_card_tells_whether_it_will_fight(option: bool, fights: str) -> None:
    s = table("conflict", "", "", open_conflict=option)
    RULES.apply(s, 0, ("pouch", 0))
    choice = PAINT.choice(RULES.view(s, 0), 0, ("play", "conflict"))

    assert choice.gain is not None
    assert {"open": fights} == choice.gain.args


def test_islands_as_printed_lie_on_the_table_before_anything_happens() -> None:
    printed, shuffled = (
        ids(PAINT.scene(RULES.view(fresh(3, printed=printed), None), WIDE))
        for printed in (True, False)
    )

    assert 12 == sum(name.startswith("tile-") for name in printed)
    assert ["tile-hochland"] == [name for name in shuffled if name.startswith("tile-")]


def test_goods_that_are_wanted_on_both_islands_are_marked() -> None:
    assert playing("wine wine", left="sandkap").either(0)
    assert not playing("wine wine grain grain", left="sandkap").either(0)
    assert not playing("wine", ship="sandkap", left="fingerhut").either(0)


def test_where_one_of_two_islands_pays_nothing_there_is_nothing_to_choose_between() -> None:
    s = table("", "", "", left="sandkap")
    RULES.apply(s, 0, ("pouch", 2))
    s.played[0] = counts("wine")
    both = ids(PAINT.scene(RULES.view(s, 0), WIDE))
    s.played[1] = counts("grain grain")
    one = ids(PAINT.scene(RULES.view(s, 0), WIDE))

    assert "either-0" in both
    assert "either-0" not in one


def test_a_kind_sold_elsewhere_does_not_count_where_another_would_do() -> None:
    market = playing("ruby salt", ship="eisfelsen", left="hochland").market

    assert "ruby" == market["eisfelsen"][0].kind
    assert "salt" == market["hochland"][0].kind


def test_a_role_the_others_may_have_is_marked_only_for_who_has_seen_the_roles_left() -> None:
    s = table("", "", "")
    for seat, action in ((0, ("pouch", 0)), (0, ("pass",)), (1, ("pass",)), (1, ("role", "boy"))):
        RULES.apply(s, seat, action)
    RULES.apply(s, 2, ("pass",))
    first, last = Derived(RULES.view(s, 1)), Derived(RULES.view(s, 2))

    assert ("own", "open") == (first.role_state("boy"), first.role_state("mate"))
    assert ("gone", "open") == (last.role_state("boy"), last.role_state("mate"))
    assert {"unknown"} == {
        Derived(RULES.view(s, None)).role_state(role) for role in ("boy", "mate")
    }


def test_passing_tells_where_the_captain_would_steer() -> None:
    s = table("", "", "")
    RULES.apply(s, 0, ("pouch", 0))
    choice = PAINT.choice(RULES.view(s, 0), 0, ("pass",))
    fifth = next(name for name, number in ISLAND_NUMBERS.items() if number == 5)

    assert choice.gain is not None
    assert "captain" == choice.gain.args["side"]
    assert f"meuterer-{fifth}" == choice.gain.as_json()["args"]["island"]["key"]
    assert ["ghost-flag"] == [node.id for node in choice.ghost]


@tables
@frames
def test_a_round_is_summed_up_in_every_row_until_the_next_pouch(seats: int, frame: Frame) -> None:
    rows = {f"report-{seat}" for seat in range(seats)}
    rounds = set()
    for number, moment in enumerate(game(seats)):
        view = moment.view
        if Derived(view).drawing or Derived(view).over:
            rounds.add(view.round)
            assert rows <= ids(moment.scene(frame))
        elif number % 4 == 0 and (not Derived(view).promising or view.round == 1):
            assert set() == rows & ids(moment.scene(frame))

    assert set(range(1, game(seats)[-1].view.rounds + 1)) == rounds


@tables
def test_roles_lie_face_down_until_all_have_passed(seats: int) -> None:
    hidden = 0
    for moment in game(seats):
        view = RULES.view(moment.state, None)
        scene = PAINT.scene(view, WIDE)
        cards = [n for n in scene.nodes if n.id in {f"role-{seat}" for seat in range(seats)}]
        if Derived(view).playing:
            down = [n for n in cards if "back" in n.state]
            hidden += len(down)
            assert not {f"portrait-{n.id[-1]}" for n in down} & ids(scene)
        else:
            assert [] == [n for n in cards if "back" in n.state]
    assert hidden


@every_number
@pytest.mark.parametrize("frame", [*FRAMES, Frame("short", 520), Frame("short", 960)], ids=str)
def test_whatever_a_seat_plays_can_be_told_apart_in_its_row(seats: int, frame: Frame) -> None:
    row = layout_of(frame, seats).rows[0]
    for cards in combinations_with_replacement(("grain", "salt", "wine", "cloth", "conflict"), 5):
        s = table(*[""] * seats)
        do(s, 0, ("pouch", 0))
        s.played[0] = counts(" ".join(cards))
        nodes = PAINT.scene(RULES.view(s, 0), frame, viewer=0).nodes
        piles = {(n.skin, n.at, n.size): n for n in nodes if n.id.startswith("played-0-")}
        shown = [*piles.values(), *(node for node in nodes if node.id.startswith("amount-0-"))]
        boxes = [_extent(node) for node in shown]

        assert len(set(cards)) == len(piles), "cards of a kind lie on each other"
        assert [] == [
            (cards, node.size)
            for node in shown
            if node.kind == "sprite" and node.size[1] < 1.25 * frame.medium
        ]
        assert [] == [cards for one, other in combinations(boxes, 2) if one.overlaps(other, SLACK)]
        assert [] == [cards for box in boxes if not within(row.cards, box)]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_roles_do_is_told_in_whole_sentences_at_length_and_in_short(language: str) -> None:
    s = table("", "", "")
    do(s, 0, ("pouch", 0), ("pass",))
    do(s, 1, ("pass",))
    texts = {node.id: node.text for node in PAINT.scene(RULES.view(s, 1), NARROW, viewer=1).nodes}

    for role in ROLES:
        told = texts[f"does-{role}"]
        assert isinstance(told, tuple)
        said = [
            spoken("meuterer", each.as_json(), language)
            for each in told
            if isinstance(each, Message)
        ]
        assert 2 == len(said)
        assert [] == [each for each in said if each[-1] != "." or each[-2] == "."]


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


def fought(*hands: str, roles: dict[int, str]) -> MeutererState:
    """Everybody has passed with those cards and taken those roles."""
    s = table(*hands)
    phase_two(s, [""] * len(hands), roles)
    return s


@every_frame
def test_in_a_mutiny_the_sides_lie_apart_under_the_cards_they_gain(frame: Frame) -> None:
    s = fought("conflict conflict", "conflict", "", "", roles={1: "mutineer", 2: "mate", 3: "boy"})
    do(s, 0, ("fight", 2))
    nodes = PAINT.scene(RULES.view(s, None), frame).nodes
    at = {node.id: node for node in nodes}
    bar, middle = at["strengths"], at["clash"].at[0]
    left = [at[f"laid-captain-{place}"] for place in range(3)] + [at["shown-0"], at["shown-2"]]
    right = [at["laid-mutiny-none"], at["shown-1"], at["shown-3"]]

    assert all(node.at[0] < middle for node in left)
    assert all(node.at[0] > middle for node in right)
    assert all(node.at[1] > bar.at[1] for node in (*left, *right))
    assert "meuterer/mate" == at["laid-captain-0-face"].skin
    assert "laid-captain-3" not in at


def test_conflict_cards_are_counted_only_where_their_holder_is_asked_for_them() -> None:
    s = fought("conflict", "conflict", "conflict", roles={1: "mutineer", 2: "merchant"})
    for viewer, counts_them in ((0, True), (1, False), (2, False)):
        nodes = PAINT.scene(RULES.view(s, viewer), NARROW).nodes
        (note,) = [node for node in nodes if node.id == "hand-note"]

        assert isinstance(note.text, Message)
        assert counts_them == any(node.id.startswith("hand-conflict-0-count") for node in nodes)
        assert {"moment": "fight" if counts_them else "kept"} == note.text.args


def test_cards_laid_in_a_mutiny_come_from_whoever_lays_them() -> None:
    s = fought("conflict conflict", "conflict", "", roles={1: "mutineer", 2: "mate"})
    for seat, count, side, bystander, own in (
        (0, 1, "captain", ["hold-0"], ["hand-conflict-1"]),
        (1, 1, "mutiny", ["hold-1"], ["hand-conflict-0"]),
    ):
        told = do(s, seat, ("fight", count))
        for viewer, origins in ((2, bystander), (seat, own)):
            seen = [event.seen_by(viewer) for event in told]
            nodes = PAINT.scene(RULES.view(s, viewer), WIDE, seen, viewer).nodes
            came = [node.was for node in nodes if node.id.startswith(f"laid-{side}-")]

            assert origins == [was for was in came if was]


@frames
def test_every_card_played_is_seen_to_come_from_whoever_plays_it(frame: Frame) -> None:
    """Also the second of a kind, and also where the viewer holds as many cards, one of that kind too."""
    s = table("wine wine salt", "wine wine salt", "wine wine salt")
    do(s, 0, ("pouch", 0))
    for seat in (0, 1, 2, 0, 1, 2):
        before = {at: PAINT.scene(RULES.view(s, at), frame, viewer=at) for at in (None, 0, 1, 2)}
        told = do(s, seat, ("play", "wine"))
        for viewer, scene in before.items():
            seen = [event.seen_by(viewer) for event in told]
            after = PAINT.scene(RULES.view(s, viewer), frame, seen, viewer)
            (part,) = moved(scene, after)
            card = next(node for node in after.nodes if node.id == part.node)
            left = s.hands[seat][CARD_NUMBERS["wine"]]
            origin = f"hand-wine-{left}" if viewer == seat else f"hold-{seat}"

            assert (card.skin, card.was) == ("meuterer/wine", origin), (viewer, seat)


@tables
def test_only_a_card_just_drawn_comes_from_the_pile(seats: int) -> None:
    """What the sale has covered was in the hand before."""
    drawn = 0
    for moment in game(seats):
        came = [node for node in moment.scene(NARROW).nodes if node.id.startswith("hand-")]
        if any(node.was == "stock-hand" for node in came):
            assert {event.kind for event in moment.events} & {"drew", "kept"}
            drawn += 1
    assert drawn


@tables
@frames
def test_points_are_headed_by_the_round_that_brought_them(seats: int, frame: Frame) -> None:
    rounds = set()
    for moment in game(seats):
        for node in moment.scene(frame).nodes:
            if node.id == "head-round":
                assert isinstance(node.text, tuple)
                shown = {text.args["round"] for text in node.text if isinstance(text, Message)}
                assert {len(moment.view.past)} == shown
                rounds |= shown
    assert set(range(1, moment.view.rounds + 1)) == rounds


@pytest.mark.parametrize("frame", EVERY_FRAME, ids=str)
def test_in_a_mutiny_it_is_seen_where_captain_and_mutineer_steer(frame: Frame) -> None:
    s = table("conflict", "conflict grain", "")
    phase_two(s, ["", "", ""], {1: "mutineer", 2: "merchant"})
    nodes = {node.id: node for node in PAINT.scene(RULES.view(s, None), frame).nodes}

    for seat in (0, 1):
        text = nodes[f"shown-brief-{seat}"].text
        assert isinstance(text, tuple)
        assert isinstance(text[0], Message)
        assert "meuterer-bound" == text[0].key


def test_who_is_on_another_side_than_in_the_last_mutiny_has_not_moved() -> None:
    scenes = []
    for captain, mutineer in ((0, 1), (1, 0)):
        s = table("conflict", "conflict", "", captain=captain)
        phase_two(s, ["", "", ""], {mutineer: "mutineer", 2: "merchant"})
        scenes.append(PAINT.scene(RULES.view(s, None), WIDE))

    before, after = scenes
    assert moved(before, after)
    assert not moved(before, after, fixed=PAINT.fixed)


def test_while_cards_are_laid_in_a_mutiny_the_side_is_lit_that_has_the_ship_by_them() -> None:
    s = fought("conflict", "conflict", "", "", roles={1: "mutineer", 2: "merchant", 3: "boy"})
    lit = []
    for seat in (None, 0, 1):
        if seat is not None:
            do(s, seat, ("fight", 1))
        nodes = PAINT.scene(RULES.view(s, None), WIDE).nodes
        lit.append({node.id for node in nodes if "-lit-" in node.id})

    assert [{"shown-lit-1", "shown-lit-3"}, {"shown-lit-0"}, {"shown-lit-1", "shown-lit-3"}] == lit


def test_once_a_mutiny_is_decided_the_winning_side_is_lit() -> None:
    for laid, winners in ((0, {1, 3}), (2, {0, 2})):
        s = fought("conflict conflict", "", "", "", roles={1: "mutineer", 2: "mate", 3: "boy"})
        if not laid:
            s.hands[1] = counts("conflict")
        do(s, 0, ("fight", laid))
        do(s, 1, ("fight", 0 if laid else 1))
        do(s, 2, ("fight", 0))
        seen = [event.seen_by(None) for event in do(s, 3, ("fight", 0))]
        first, *_ = PAINT.unfold(RULES.view(s, None), WIDE, seen, None)
        lit = {f"shown-whole-lit-{seat}" for seat in winners}

        assert lit == {node.id for node in first.scene.nodes if "-lit-" in node.id}


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


@frames
def test_what_was_sold_is_shown_as_large_as_there_is_room(frame: Frame) -> None:
    s = table("grain", "grain", "", captain=0)
    phase_two(s, ["grain", "grain", ""], {1: "mutineer", 2: "merchant"})
    do(s, 0, ("fight", 0))
    seen = [event.seen_by(None) for event in do(s, 1, ("fight", 0))]
    _, sold, _ = PAINT.unfold(RULES.view(s, None), frame, seen, None)
    market = next(node for node in sold.scene.nodes if node.id == "market-hochland")
    room = layout_of(frame, 3).overlay

    assert within(room, _extent(market))
    assert market.size[0] > 0.68 * room.w or market.size[1] > 0.68 * room.h


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


def over(scores: tuple[int, ...]) -> MeutererState:
    """The last round is over, after one in which every seat got those points for goods."""
    s = table(*[""] * len(scores), at_round=9 if len(scores) == 3 else 8, scores=scores)
    do(s, 0, ("pouch", 0), ("pass",))
    for seat in range(1, len(scores)):
        do(s, seat, ("pass",), ("role", ("merchant", "loader", "boy")[seat - 1]))
    assert () == RULES.to_act(s)
    return s


@every_frame
@pytest.mark.parametrize("scores", [(0, 9, 3), (9, 14, 3, 14), (15, 20, 20, 20)])
def test_at_the_end_the_winners_have_the_captain_s_hat(
    scores: tuple[int, ...], frame: Frame
) -> None:
    view = RULES.view(over(scores), None)
    nodes = PAINT.scene(view, frame).nodes
    at = {node.id: node for node in nodes}
    sea = layout_of(frame, len(scores)).sea

    assert view.winners
    assert len(nodes) == len(at)
    for seat in range(len(scores)):
        assert (seat in view.winners) == (f"finale-face-{seat}" in at)
    for seat in view.winners:
        assert "meuterer/captain" == at[f"finale-face-{seat}"].skin
        assert f"seat-{seat}" == at[f"finale-flag-{seat}"].tint
        assert str(view.scores[seat]) == at[f"finale-points-{seat}"].text
        assert at[f"finale-face-{seat}"].size[0] >= 1.5 * frame.large
    shown = [node for node in nodes if node.id.startswith("finale-")]
    assert [] == [node.id for node in shown if not within(sea, _extent(node))]


@every_number
def test_at_the_end_what_brought_the_winner_points_adds_up(seats: int) -> None:
    moment = next(m for m in reversed(journey(seats).moments) if not RULES.to_act(m.state))
    view = RULES.view(moment.state, None)
    nodes = PAINT.scene(view, FRAMES[0]).nodes
    for seat in view.winners:
        told = [
            str(node.text).replace("−", "-")  # noqa: RUF001
            for node in nodes
            if node.id.startswith(f"finale-{seat}-") and node.kind == "text"
        ]

        assert told
        assert view.scores[seat] == sum(map(int, told))


@every_frame
def test_the_flag_of_a_captain_who_stays_is_not_under_the_ship(frame: Frame) -> None:
    s = table("grain grain grain grain grain", "", "", ship="piratennest")
    do(s, 0, ("pouch", 0), ("play", "grain"))
    for seat, role in ((1, "boy"), (2, "loader")):
        do(s, seat, ("pass",), ("role", role))
    do(s, 0, *[("play", "grain")] * 4)
    view = RULES.view(s, 0)
    ship = node(PAINT.scene(view, frame), "ship")
    (flag,) = PAINT.choice(view, 0, ("pass",), frame).ghost

    is_over = _extent(ship).overlaps(_extent(flag), flag.size[0] / 2)
    assert is_over or frame != NARROW
    if is_over:
        assert flag.z > ship.z
        assert flag.size[0] < 0.7 * ship.size[0]

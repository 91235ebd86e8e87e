"""What the painter of Meuterer promises beyond the promises of every game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Event
from freebooters.games.meuterer.rules.components import ISLAND_NUMBERS
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.games.meuterer.rules.view import MeutererView
from freebooters.games.meuterer.table import MeutererPainter
from freebooters.games.meuterer.table.derived import Derived
from freebooters.stage import NARROW, WIDE, Frame, Node, Scene
from tests.contract.rooms import EACH_KIND
from tests.games.meuterer.states import RULES, counts, do, fresh, phase_two, table

PAINT = MeutererPainter()
LEAST_PRESS = 62
"""Table units that are a fingertip on a phone 390 pixels wide."""

frames = pytest.mark.parametrize("frame", EACH_KIND, ids=str)
tables = pytest.mark.parametrize("seats", [3, 4])


@dataclass(frozen=True)
class Moment:
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
def game(seats: int) -> tuple[Moment, ...]:
    """A whole game with the pirate, played at random, but often to the last card."""
    rng, state = Random(f"{seats} seats"), fresh(seats, pirate=True)
    moments = [Moment(state, ())]
    while acting := RULES.to_act(state):
        seat, state, told = acting[0], state.copy(), list[Event]()
        if seat == CHANCE:
            action = RULES.draw(state, rng)
        else:
            legal = RULES.legal(state, seat)
            action = legal[int(rng.random() * len(legal))]
        RULES.apply(state, seat, action, told.append)
        moments.append(Moment(state, tuple(told)))
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

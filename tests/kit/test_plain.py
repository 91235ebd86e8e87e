"""The table of a game that has rules and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from freebooters.engine.events import Event
from freebooters.engine.messages import Message, SeatName, say
from freebooters.kit.plain import Looks, PlainPainter
from freebooters.stage import NARROW, WIDE, Node

LOOKS = Looks(
    score="points",
    per_seat=("hand",),
    lanes={},
    aside=("secret",),
    picks={"play": "hand"},
    keys={"bid": {"count": (1, 2, 3), "face": ("a", "b")}},
    people=("loser",),
    untold=("dealt",),
)


@dataclass(frozen=True)
class View:
    points: tuple[int, ...] = (2, 5)
    hand: tuple[tuple[int | None, ...], ...] = ((4, 7), (None, None))
    pile: int = 12
    secret: str = "unseen"
    turn: int = 0


PAINTER = PlainPainter("dice", LOOKS, 4, worded=False)
WORDED = PlainPainter("dice", LOOKS, 4, worded=True)


def nodes() -> dict[str, Node]:
    return {node.id: node for node in PAINTER.scene(View(), WIDE, viewer=0).nodes}


def test_fields_lie_on_the_table_and_what_is_hidden_face_down() -> None:
    found = nodes()

    assert ["7", "12"] == [found[name].text for name in ("hand:0:1/value", "pile:0/value")]
    assert "card-back" == found["hand:1:0"].skin
    assert "hand:1:0/value" not in found
    assert [] == [name for name in found if "secret" in name]


def test_a_card_of_the_own_hand_is_picked_and_nobody_elses() -> None:
    assert ("hand:7",) == PAINTER.choice(View(), 0, ("play", 7)).picks
    assert ("play", 7) == PAINTER.attempt(View(), 0, ["hand:7"])
    assert PAINTER.attempt(View(), 0, ["hand:9"]) is None
    assert {"hand:4", "hand:7"} == {
        node.pick for node in nodes().values() if node.pick.startswith("hand")
    }


def test_an_action_of_two_arguments_is_two_keys_in_any_order() -> None:
    assert ("bid:count:3", "bid:face:a") == PAINTER.choice(View(), 0, ("bid", 3, "a")).picks
    assert ("bid", 3, "a") == PAINTER.attempt(View(), 0, ["bid:face:a", "bid:count:3"])
    assert {"bid:count:3", "bid:face:a"} <= {node.pick for node in nodes().values()}


def test_any_other_action_is_a_button() -> None:
    assert () == PAINTER.choice(View(), 0, ("pass",)).picks


def test_whoever_has_most_stands_first_on_the_sheet() -> None:
    assert [1, 0] == [row.seat for row in PAINTER.sheet(View()).rows]


@pytest.mark.parametrize(
    ("painter", "expected"),
    [
        (
            WORDED,
            say("dice-log-lost-all", seat=SeatName(0), loser=SeatName(1), count=3),
        ),
        (
            PAINTER,
            say(
                "plain-log",
                name="lost all",
                rest="count 3",
                seat=SeatName(0),
                loser=SeatName(1),
            ),
        ),
    ],
    ids=["in words of its own", "in those of its code"],
)
def test_what_happens_is_told(painter: PlainPainter, expected: Message) -> None:
    event = Event("lost_all", {"seat": 0, "loser": 1, "count": 3})

    assert expected == painter.line(event.seen_by(None))
    assert painter.line(Event("dealt", {"seat": 0}).seen_by(None)) is None


def test_the_own_cards_lie_below_all_others_on_a_phone_too() -> None:
    for frame in (WIDE, NARROW):
        tops = {
            node.id: node.at[1]
            for node in PAINTER.scene(View(), frame, viewer=0).nodes
            if node.id.startswith("block")
        }

        assert tops["block:0"] > tops["block:1"]


def test_what_belongs_to_everybody_can_be_said_in_the_prompt() -> None:
    assert Message("dice-prompt", {"pile": 12}) == WORDED.prompt(View(), 0)


def test_stops_lie_on_a_lane_as_far_apart_as_they_say() -> None:
    ways = PlainPainter(
        "race", Looks("points", lanes={"points": 9}, stops={"points": 3}), 4, worded=False
    )
    found = {node.id: node for node in ways.scene(View(), WIDE, viewer=0).nodes}

    stops = [found[f"points:0/stop:{number}"].at[0] for number in (0, 3, 6, 9)]
    assert 1 == len({round(right - left, 6) for left, right in pairwise(stops)})
    # Its ship has come to 5.
    assert stops[1] < found["points:1/ship"].at[0] < stops[2]


def test_who_only_watches_has_no_keys() -> None:
    watched = PAINTER.scene(View(), WIDE).nodes

    assert any(node.pick.startswith("bid:") for node in nodes().values())
    assert [] == [node.id for node in watched if node.id.startswith("bid:")]


def test_keys_that_only_more_seats_would_need_are_not_there() -> None:
    looks = replace(LOOKS, by_seats=("count",))
    few = PlainPainter("dice", looks, 4, worded=False).scene(View(), WIDE, viewer=0).nodes

    assert ["bid:count:1", "bid:count:2", "bid:face:a", "bid:face:b"] == [
        node.pick for node in few if node.pick.startswith("bid:")
    ]

"""What is told: events, messages, errors, and views on their way through JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from freebooters.engine import errors
from freebooters.engine.errors import FreebootersError, UnknownGame
from freebooters.engine.events import Event, Seen, Viewed
from freebooters.engine.messages import Message, SeatName, say
from freebooters.engine.views import view_as_json, view_from_json


def test_an_event_is_seen_in_full_by_those_it_is_for() -> None:
    event = Event("drew", {"seat": 1}, {"card": "hat"}, (1,))

    assert Seen("drew", {"seat": 1, "card": "hat"}) == event.seen_by(1)
    assert Seen("drew", {"seat": 1}) == event.seen_by(0) == event.seen_by(None)
    assert {"kind": "drew", "args": {"seat": 1}} == event.seen_by(None).as_json()


def test_an_event_may_come_with_what_everybody_knew_when_it_was_told() -> None:
    event = Event("drew", {"seat": 1}, {"card": "hat"}, (1,))
    viewed = Viewed.of(event, lambda observer: ("table", observer))

    assert event == viewed
    assert [("table", 1), ("table", None)] == [viewed.seen_by(one).view for one in (1, None)]
    assert [event.seen_by(0), None] == [viewed.seen_by(0), event.seen_by(0).view]


@dataclass(frozen=True)
class Nested:
    cards: tuple[tuple[str, ...], ...]
    counts: dict[str, int]
    turn: int | None


def test_views_survive_the_way_to_json_and_back() -> None:
    view = Nested((("hat",), ()), {"hat": 1}, None)
    data = view_as_json(view)

    assert {"cards": [["hat"], []], "counts": {"hat": 1}, "turn": None} == data
    assert view == view_from_json(Nested, data)


@pytest.mark.parametrize("data", [{"cards": []}, {"cards": [], "counts": {}, "turn": 1, "x": 2}])
def test_other_fields_are_no_view(data: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        view_from_json(Nested, data)


def test_messages_nest_and_leave_out_empty_arguments() -> None:
    message = say("told", seat=SeatName(2), card=say("hat"), count=3)

    assert {"key": "hat"} == say("hat").as_json()
    assert {
        "key": "told",
        "args": {"seat": {"seat": 2}, "card": {"key": "hat"}, "count": 3},
    } == message.as_json()


def test_a_message_is_a_value() -> None:
    assert Message("a", {"n": 1}) == say("a", n=1)


def test_an_error_reads_as_its_key_and_arguments() -> None:
    assert "error-game(game='atlantis')" == str(UnknownGame("atlantis"))
    assert "error-stale" == str(errors.StaleRevision())


def test_every_error_raised_on_purpose_has_one_base() -> None:
    kinds = [getattr(errors, name) for name in errors.__all__]

    assert all(issubclass(kind, FreebootersError) for kind in kinds)

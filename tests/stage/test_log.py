"""Log lines from events."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.stage import Args, Log, Told, listed


def _card(card: str) -> Message:
    return say(f"toy-{card}")


def _looked(args: Args) -> Told:
    return ("-own", {"count": 2}) if "cards" in args else None


LOG = Log(
    "toy",
    words={"seat by": SeatName, "card": _card},
    special={"looked": _looked},
    silent="cleared placed",
    numbers="steps",
)


def _told(kind: str, **args: Any) -> Message | None:
    return LOG.told(Seen(kind, args))


def test_an_event_has_the_line_of_its_kind() -> None:
    assert _told("began") == say("toy-log-began")


def test_seats_and_things_are_called_by_their_names() -> None:
    line = _told("gave", seat=1, by=2, card="rum")
    assert line == say("toy-log-gave", seat=SeatName(1), by=SeatName(2), card=say("toy-rum"))


def test_texts_stay_as_they_are_and_of_numbers_those_that_are_named() -> None:
    assert _told("sailed", wind="west", steps=3, deep=9) == say(
        "toy-log-sailed", wind="west", steps=3
    )


def test_all_numbers_stay_where_none_is_named() -> None:
    assert Log("toy", {}, {}).told(Seen("sailed", {"steps": 3, "deep": 9})) == say(
        "toy-log-sailed", steps=3, deep=9
    )


def test_what_no_message_can_say_is_left_out() -> None:
    assert _told("shown", cards=("rum", "silk"), none=None) == say("toy-log-shown")


def test_silent_kinds_have_no_line() -> None:
    assert _told("placed", seat=1) is None
    assert _told("cleared") is None


def test_a_special_line_has_an_ending_and_more_words_or_there_is_none() -> None:
    assert _told("looked", seat=1, cards=("rum",)) == say(
        "toy-log-looked-own", seat=SeatName(1), count=2
    )
    assert _told("looked", seat=1) is None


def test_parts_are_listed_by_their_place_with_their_number() -> None:
    names = [SeatName(seat) for seat in (3, 1)]
    assert listed(names) == {"count": 2, "first": SeatName(3), "second": SeatName(1)}
    assert listed([]) == {"count": 0}


def test_more_parts_than_a_message_lists_are_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        listed([SeatName(seat) for seat in range(6)])

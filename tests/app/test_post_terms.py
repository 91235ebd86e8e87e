"""What an invitation to a game by post says of the game."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.app.chairs import Chair, chairs_from
from freebooters.app.post_terms import Terms, read_terms, write_terms
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from tests.app.client import chair
from tests.contract.rooms import SETTINGS, Setting

CASES = [setting for game in ("cartagena", "caribbean") for setting in SETTINGS[game]]
PLAYERS = ("human", "friend", "sailor", "commodore")


def seated(seats: int) -> tuple[Chair, ...]:
    return chairs_from([chair(seat, PLAYERS[seat % len(PLAYERS)]) for seat in range(seats)])


@pytest.mark.parametrize("setting", CASES, ids=str)
def test_what_is_agreed_on_is_read_as_it_was_written(setting: Setting) -> None:
    match = Match(setting.game, setting.seats, setting.options, "reef")
    chairs = seated(match.seats)
    for seat in range(match.seats):
        if chairs[seat].who != "friend":
            continue
        data = write_terms(match.game.info.id, chairs, match.options, seat)
        expected = Terms(match.game, match.seats, match.options, seat, chairs)
        assert read_terms(match.game.info.id, data) == expected
        assert len(data) < 60


def test_no_bytes_make_reading_crash() -> None:
    rng = Random("terms")
    data = write_terms("caribbean", seated(3), {"surcharge": True}, 1)
    wrong = 0
    for _ in range(1000):
        other = bytearray(data)
        other[rng.randrange(len(other))] = rng.randrange(256)
        try:
            read_terms("caribbean", bytes(other[: rng.randrange(1, len(other) + 9)]))
        except FreebootersError:
            wrong += 1
    assert wrong > 300


def test_games_of_too_many_letters_are_not_played_by_post() -> None:
    data = write_terms("cartagena", seated(2), {"variant": "basic"}, 1)
    for game in ("mutiny", "meuterer", "chess"):
        with pytest.raises(FreebootersError):
            read_terms(game, data)


def test_an_invitation_of_other_rules_says_so() -> None:
    data = bytes([255]) + write_terms("cartagena", seated(2), {"variant": "basic"}, 1)[1:]
    with pytest.raises(FreebootersError):
        read_terms("cartagena", data)

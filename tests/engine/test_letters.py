"""Letters and answers of games by post as bytes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine import letters
from freebooters.engine.coding import Reader
from freebooters.engine.letters import Back, Damaged, Letter, Missing

GAME = catalog.game("cartagena")
BARE = letters.bare(GAME, 2, {"variant": "jamaica"}, 0)
ROOM = 10_000


def told(rng: Random, entries: int) -> dict[str, Any]:
    log = [
        [
            rng.randrange(-1, 2),
            [],
            [["moved", {"from": rng.randrange(40), "é": [rng.random() < 0.5]}]],
        ]
        for _ in range(entries)
    ]
    return {
        "view": {"pile_size": rng.randrange(100), "hands": [["hat"] * rng.randrange(6), None]},
        "position": rng.randrange(entries, 500),
        "undone": rng.randrange(3),
        "acting": rng.choice([[], [0], [1], [0, 1]]),
        "log": log,
    }


def drawn(rng: Random) -> Letter:
    found = told(rng, rng.randrange(30))
    has = [rng.random() < 0.4 for _ in range(4)]
    return Letter(
        found,
        0 in found["acting"],
        0,
        rng.randrange(9),
        rng.randrange(300) if has[0] else 0,
        {seat: rng.randbytes(32).hex() for seat in range(1, 3)} if has[0] else {},
        tuple(
            Back(rng.randrange(3), rng.randrange(4), rng.randrange(400))
            for _ in range(rng.randrange(1, 3))
        )
        if has[1]
        else (),
        (rng.randrange(3), rng.randrange(400)) if has[2] else None,
        deal=rng.randbytes(32).hex() if has[3] else "",
    )


def test_a_thousand_letters_are_read_as_they_were_written() -> None:
    rng = Random("letters")
    for number in range(1000):
        letter = drawn(rng)
        plain, raw = letters.write(letter, BARE, b"", ROOM)
        assert (letter, raw) == letters.read(plain, BARE, {}), number
        assert len(plain) % 16 == 0


def test_a_letter_goes_on_from_the_one_that_was_answered() -> None:
    rng = Random("base")
    first = drawn(rng)
    _, base = letters.write(first, BARE, b"", ROOM)
    second = Letter(first.told, first.asked, 7)
    plain, _ = letters.write(second, BARE, base, ROOM)

    assert len(plain) <= 32, "what it tells stands in the other"
    assert letters.read(plain, BARE, {7: base, 6: b"x"})[0] == second
    with pytest.raises(Missing, match="7"):
        letters.read(plain, BARE, {6: base})
    with pytest.raises(Damaged):
        letters.read(plain, BARE, {7: b"another"})


def test_one_that_is_written_once_more_whole_is_the_base_of_the_same_letters() -> None:
    rng = Random("whole")
    log = told(rng, 30)["log"]
    first = Letter({**told(rng, 0), "position": 40, "log": log[20:]}, True, 7)
    _, raw = letters.write(first, BARE, b"", ROOM)
    assert letters.entries_in(raw) == 10
    whole = Letter({**first.told, "log": log}, True, 7, fresh=10)
    plain, _ = letters.write(whole, BARE, b"", ROOM)

    assert letters.read(plain, BARE, {}) == (whole, raw), "it goes on from no other"
    short = Letter({**first.told, "log": log[25:]}, True, 7, fresh=10)
    plain, _ = letters.write(short, BARE, b"", ROOM)
    assert letters.read(plain, BARE, {}) == (short, b""), "it tells too little"


def test_where_there_is_no_room_the_oldest_entries_are_left_out_and_it_is_bound_to_them() -> None:
    rng = Random("room")
    whole = Letter(told(rng, 60), True)
    log = whole.told["log"]
    rooms = range(96, len(letters.write(whole, BARE, b"", ROOM)[0]), 16)
    assert len(rooms) > 10
    for room in rooms:
        plain, _ = letters.write(whole, BARE, b"", room)
        found, _ = letters.read(plain, BARE, {})
        assert len(plain) <= room
        assert found.told["log"] == log[found.left_out :]
        assert found.left_out
        assert found.digest == letters.digest_of(log[: found.left_out])
        assert found.goes_on_at() == whole.goes_on_at()


def test_no_bytes_make_reading_crash() -> None:
    rng = Random("damage")
    faults = 0
    for _ in range(1000):
        plain = bytearray(letters.write(drawn(rng), BARE, b"", ROOM)[0])
        for _ in range(rng.randrange(1, 4)):
            plain[rng.randrange(len(plain))] = rng.randrange(256)
        cut = plain[: rng.randrange(len(plain) + 1)] if rng.random() < 0.3 else plain
        try:
            letters.read(bytes(cut), BARE, {})
        except (Damaged, Missing):
            faults += 1
    assert faults > 500


def test_what_inflates_without_end_is_no_letter() -> None:
    huge = Letter({**told(Random(1), 0), "view": {"x": "x" * 100_000}}, True)
    plain, _ = letters.write(huge, BARE, b"", ROOM)

    with pytest.raises(Damaged):
        letters.read(plain, BARE, {})


def test_an_answer_is_short_and_does_not_tell_how_many_actions_it_has() -> None:
    one = letters.write_answer([(2, 9)], [])
    three = letters.write_answer([(2, 9), (0, 4), (39, 40)], [200, 7])
    reader = Reader(three)

    assert len(one) == len(three) == 8
    assert (reader.count(), reader.number(9)) == (3, 2)
    assert (reader.number(256), reader.number(4)) == (200, 0)
    assert (reader.number(256), reader.number(40)) == (7, 39)

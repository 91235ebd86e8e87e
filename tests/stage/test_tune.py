"""Tunes are read as they are written, and what cannot be played is named."""

from __future__ import annotations

import pytest

from freebooters.stage.tune import BadTune, Tune, Voice


def tune(notes: str, key: str = "Cmaj", bar: int = 4) -> Tune:
    return Tune(key, bar, 60, (Voice("whistle", notes),))


def pitches(notes: str, key: str = "Cmaj") -> list[int]:
    whole = tune(notes, key, bar=len(notes.split()))
    return [note.pitch for note in whole.notes(whole.voices[0])]


def test_letters_are_as_in_abc_middle_c_in_capitals() -> None:
    assert [60, 62, 71, 72, 84, 48, 36] == pitches("C D B c c' C, C,,")


def test_sharps_flats_and_naturals_are_of_one_note() -> None:
    assert [61, 60, 70, 71, 65] == pitches("^C C _B B =F")


@pytest.mark.parametrize(
    ("key", "raised"),
    [
        ("Cmaj", {}),
        ("Gmaj", {"F": 1}),
        ("Gmix", {}),
        ("Ddor", {}),
        ("Ephr", {}),
        ("Emin", {"F": 1}),
        ("Ador", {"F": 1}),
        ("Dmaj", {"F": 1, "C": 1}),
        ("Fmaj", {"B": -1}),
        ("Gmin", {"B": -1, "E": -1}),
        ("Flyd", {}),
    ],
)
def test_a_key_raises_and_lowers_its_notes(key: str, raised: dict[str, int]) -> None:
    natural = dict(zip("CDEFGAB", pitches("C D E F G A B"), strict=True))
    expected = [pitch + raised.get(letter, 0) for letter, pitch in natural.items()]
    assert expected == pitches("C D E F G A B", key)


def test_numbers_are_lengths_in_eighths_and_rests_take_time() -> None:
    whole = tune("C2 z D/ E/ | F3 G")
    (voice,) = whole.voices
    notes = [(note.pitch, note.start, note.length) for note in whole.notes(voice)]

    assert [(60, 0, 2), (62, 3, 0.5), (64, 3.5, 0.5), (65, 4, 3), (67, 7, 1)] == notes
    assert 8.0 == whole.seconds
    assert [60, 2, 0, 1, 62, 0.5, 64, 0.5, 65, 3, 67, 1] == whole.as_json()["voices"][0]["notes"]


@pytest.mark.parametrize(
    ("notes", "key", "wrong"),
    [
        ("C4 | D2 E", "Cmaj", "whistle, bar 2: 3 eighths instead of 4"),
        ("C4 | D2 H2", "Cmaj", "whistle, bar 2: 'H2' is no note"),
        ("C4", "Cblues", "'Cblues' is no key"),
        ("C4", "Hmaj", "'Hmaj' is no key"),
    ],
)
def test_what_cannot_be_played_is_named(notes: str, key: str, wrong: str) -> None:
    with pytest.raises(BadTune, match=wrong):
        _ = tune(notes, key).seconds

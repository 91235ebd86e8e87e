"""Promise 10, what is heard: whatever moves is heard, by a material that the page has a sound for, and
every room has a tune, which is short and can be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pytest

from freebooters import catalog
from freebooters.app.trails import moved
from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Seen
from freebooters.stage import WIDE, Material, Scene
from freebooters.stage.tune import LONGEST, Tune
from tests.contract.journeys import travel
from tests.contract.rooms import ROOMS, SETTINGS

pytestmark = pytest.mark.native

every_room = pytest.mark.parametrize("folder", sorted(ROOMS))

_SHORTEST = 5.0
_VOICES = range(2, 5)
_PITCHES = range(36, 89)
"""Between the lowest note of a bass and the highest one that is not shrill."""
_PERFECT = {0, 7}
"""Semitones of an octave and a fifth, octaves left out."""


def _scenes(folder: str) -> Iterator[tuple[list[Seen], Scene]]:
    """What happened and what is painted, after each entry of a game once the set-up is over."""
    setting = SETTINGS[folder][0]
    journey, paint = travel(setting, 1), setting.game.paint
    first = next(at for at, entry in enumerate(journey.log) if entry.seat != CHANCE)
    for position, state in journey.states():
        if position >= first:
            seen = [event.seen_by(0) for event in journey.events[position - 1]] if position else []
            yield seen, paint.scene(journey.rules.view(state, 0), WIDE, seen, 0)


@every_room
def test_whatever_moves_when_a_line_is_told_is_heard(folder: str) -> None:
    paint, flights = ROOMS[folder].paint, 0
    for (_, before), (seen, after) in pairwise(_scenes(folder)):
        told = [event.kind for event in seen if paint.line(event) is not None]
        if told and moved(before, after):
            flights += 1
            assert any(kind in paint.sounds for kind in told), told

    assert flights


@every_room
def test_what_is_heard_is_of_a_material_that_there_is(folder: str) -> None:
    assert set(ROOMS[folder].paint.sounds.values()) <= set(get_args(Material))


def test_no_material_is_one_that_nothing_is_made_of() -> None:
    made = {material for game in ROOMS.values() for material in game.paint.sounds.values()}
    assert made == set(get_args(Material))


@every_room
def test_a_room_has_a_tune_of_its_own_that_takes_no_longer_than_a_tune_may(folder: str) -> None:
    tune: Tune = catalog.tune(folder)
    others = [catalog.tune(other) for other in ROOMS if other not in (folder, "_blank")]

    assert _SHORTEST <= tune.seconds <= LONGEST
    if folder != "_blank":  # which is there to be copied
        assert tune.voices[0].notes not in {other.voices[0].notes for other in others}
    assert len(tune.voices) in _VOICES
    for voice in tune.voices:
        assert {note.pitch for note in tune.notes(voice)} <= set(_PITCHES)


@every_room
def test_the_voices_of_a_tune_begin_and_end_together(folder: str) -> None:
    tune: Tune = catalog.tune(folder)
    lengths = {sum(notes[1::2]) for notes in (voice["notes"] for voice in tune.as_json()["voices"])}
    assert len(lengths) == 1


@every_room
def test_melody_and_bass_are_two_voices_and_not_one(folder: str) -> None:
    """No two octaves or fifths follow each other between them."""
    tune: Tune = catalog.tune(folder)
    pitched = [voice for voice in tune.voices if voice.instrument != "drum"]
    melody, bass = (
        {at: note.pitch for note in tune.notes(voice) for at in _halves(note.start, note.length)}
        for voice in (pitched[0], pitched[-1])
    )
    both = [(melody[at], bass[at]) for at in sorted(melody.keys() & bass.keys())]

    for (high, low), (next_high, next_low) in pairwise(both):
        if high != next_high and low != next_low and (high - low) % 12 in _PERFECT:
            assert (next_high - next_low) % 12 != (high - low) % 12


def _halves(start: float, length: float) -> range:
    """The halves of eighths during which a note sounds."""
    return range(int(2 * start), int(2 * (start + length)))

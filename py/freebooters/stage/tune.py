"""Tunes: a short piece of music in each room, written as letters, which the page plays by itself.

A tune is data, read while the page is built, and never while a game is played.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["LONGEST", "BadTune", "Instrument", "Note", "Tune", "Voice"]

Instrument = Literal["bass", "concertina", "drum", "fiddle", "lute", "whistle"]
"""What the page can play. A drum has one pitch, whatever is written."""

LONGEST = 19.0
"""Seconds that a tune takes at most; its last tones ring on for less than one more."""

_NOTE = re.compile(r"([_=^]?)([A-Ga-gz])([,']*)(\d*)(/?)")
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
"""Semitones above C."""
_MIDDLE_C = 60
_FIFTHS = "FCGDAEB"
"""In the order in which notes become sharp; backwards, in which they become flat."""
_TONICS = {"F": -1, "C": 0, "G": 1, "D": 2, "A": 3, "E": 4, "B": 5, "Bb": -2, "Eb": -3}
"""Sharps of the major key; flats are below nought."""
_MODES = {"lyd": 1, "maj": 0, "mix": -1, "dor": -2, "min": -3, "phr": -4}
"""How many sharps more than in major."""
_ACCIDENTALS = {"^": 1, "_": -1, "=": 0}


class BadTune(ValueError):
    """A tune that cannot be played; says in which voice and bar, and why."""


@dataclass(frozen=True, slots=True)
class Note:
    """`pitch`: 60 is the middle C, each semitone is 1. `start`, `length`: in eighths."""

    pitch: int
    start: float
    length: float


@dataclass(frozen=True, slots=True)
class Voice:
    """Who plays, and what: letters as in ABC. `C` is the middle C, `c` the one above, `C,` the one below,
    `z` a rest; a number is the length in eighths, `/` half of it; `^`, `_` and `=` make sharp, flat and
    natural the one note they stand before; bars are parted by `|`, and all are full.
    """

    instrument: Instrument
    notes: str


@dataclass(frozen=True, slots=True)
class Tune:
    """`key`: tonic and mode, `Ddor`; modes are `lyd`, `maj`, `mix`, `dor`, `min` and `phr`. `bar`: how many
    eighths each has. `tempo`: eighths a minute. The first voice has the melody, the last one that is no
    drum the bass.
    """

    key: str
    bar: int
    tempo: int
    voices: tuple[Voice, ...]

    @property
    def seconds(self) -> float:
        """How long it takes. Raises `BadTune`, as does whatever reads the notes."""
        return max(map(self._length, self.voices)) * 60 / self.tempo

    def notes(self, voice: Voice) -> tuple[Note, ...]:
        """What a voice plays, rests left out."""
        found, start = [], 0.0
        for pitch, length in self._read(voice):
            if pitch:
                found.append(Note(pitch, start, length))
            start += length
        return tuple(found)

    def as_json(self) -> dict[str, Any]:
        """The notes of each voice are pitch and length in turn; a pitch of 0 is a rest."""
        return {
            "tempo": self.tempo,
            "voices": [
                {
                    "instrument": voice.instrument,
                    "notes": [_short(part) for each in self._read(voice) for part in each],
                }
                for voice in self.voices
            ],
        }

    def _length(self, voice: Voice) -> float:
        return sum(length for _, length in self._read(voice))

    def _read(self, voice: Voice) -> Iterator[tuple[int, float]]:
        """Pitch and length of each note and rest."""
        raised = _signature(self.key)
        for number, bar in enumerate(voice.notes.split("|"), 1):
            where, full = f"{voice.instrument}, bar {number}", 0.0
            for letters in bar.split():
                pitch, length = _note(letters, raised, where)
                full += length
                yield pitch, length
            if full != self.bar:
                raise BadTune(f"{where}: {full:g} eighths instead of {self.bar}")


def _signature(key: str) -> dict[str, int]:
    """By how much each letter is raised in a key."""
    tonic, mode = key[:-3], key[-3:]
    if tonic not in _TONICS or mode not in _MODES:
        raise BadTune(f"{key!r} is no key")
    sharps = _TONICS[tonic] + _MODES[mode]
    named = _FIFTHS[:sharps] if sharps > 0 else _FIFTHS[len(_FIFTHS) + sharps :]
    return dict.fromkeys(named, 1 if sharps > 0 else -1)


def _note(letters: str, raised: dict[str, int], where: str) -> tuple[int, float]:
    read = _NOTE.fullmatch(letters)
    if read is None:
        raise BadTune(f"{where}: {letters!r} is no note")
    accidental, letter, octaves, eighths, half = read.groups()
    length = float(eighths or 1) / (2 if half else 1)
    if letter == "z":
        return 0, length
    name = letter.upper()
    pitch = _MIDDLE_C + _STEPS[name] + (12 if letter.islower() else 0)
    pitch += 12 * (octaves.count("'") - octaves.count(","))
    return pitch + (_ACCIDENTALS[accidental] if accidental else raised.get(name, 0)), length


def _short(number: float) -> float:
    return int(number) if number == int(number) else number

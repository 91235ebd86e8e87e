"""Sailing a ship quickly and well: what every order promises, at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.caribbean.advice.hopes import Hopes, hopes, prizes
from freebooters.games.caribbean.rules.chart import INDEX
from freebooters.games.caribbean.rules.components import RAID, SHIP_INDEX, VALUES
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState

__all__ = ["prefer_order"]

_NOISE = 50.0
"""What is not weighed too finely, in doubloons."""


def prefer_order(s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The order that promises most, nearly."""
    random = rng.random
    promises = [worth + random() * _NOISE for worth in _worths(s, seat, legal)]
    return legal[promises.index(max(promises))]


def _worths(s: CaribbeanState, seat: Seat, legal: Sequence[tuple[Any, ...]]) -> list[float]:
    """What every order changes for the controller of the ship in turn, in doubloons."""
    own, chest = hopes(s.colours, seat), s.hold[s.sailing]
    by_steps: Sequence[Sequence[float] | Mapping[int, float]]
    if chest == NONE:
        afloat = tuple([place for place in zip(s.hold, s.at, strict=True) if place[0] != NONE])
        by_steps = prizes(own, tuple(s.lying), afloat)
    else:
        by_steps = own.aboard[chest]
    now, then = by_steps[s.steps][s.at[s.sailing]], by_steps[s.steps - 1]
    return [
        (then[INDEX[words[1]]] if words[0] == "sail" else _worth(s, seat, own, *words)) - now
        for words in legal
    ]


def _worth(s: CaribbeanState, seat: Seat, own: Hopes, verb: str, what: str = "") -> float:
    """What the ship in turn and the chests concerned are worth after anything but sailing."""
    here, chest = s.at[s.sailing], s.hold[s.sailing]
    if verb == "anchor":
        return 0.0 if chest == NONE else own.afloat[chest][here]
    if verb == "secure":
        return VALUES[chest] * (s.owners[here] == seat)
    if verb == "load":
        got = s.lying[here]
        return RAID + own.aboard[got][s.steps][here] - own.ashore[got][here]
    if verb == "exchange-port":
        town = INDEX[what]
        got = s.lying[town]
        left = own.ashore[chest][town] - own.ashore[got][town]
        return own.aboard[got][s.steps][here] + left
    other = SHIP_INDEX[what]
    there, got = s.at[other], s.hold[other]
    if verb == "hand-secure":
        return VALUES[chest] * (s.owners[there] == seat)
    gain = 0.0 if got == NONE else own.aboard[got][s.steps][here] - own.afloat[got][there]
    return gain if chest == NONE else gain + own.afloat[chest][there]

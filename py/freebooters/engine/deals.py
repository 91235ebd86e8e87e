"""Deals: what a match is played from, sealed before it begins and opened when it is over.

The seal is the SHA-256 of the deal. Whoever has noted it knows afterwards that nobody has changed the
seed meanwhile; of the seed it tells nothing, since a fresh one has 128 bits.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at

__all__ = ["Chance", "chance_of", "seal_of", "text_of"]

_FORMAT = "freebooters-deal"
_VERSION = 1


@dataclass(frozen=True, slots=True)
class Chance:
    """How many outcomes of chance were drawn anew from the seed, and the position of the first one
    that the seed does not decide; None: it decides all of them.
    """

    drawn: int
    wrong: int | None


def text_of(match: Match) -> str:
    """The deal as text, in ASCII: the game, its rules, options, seats, and the seed. Equal deals have
    equal texts.
    """
    return json.dumps(
        {
            "format": _FORMAT,
            "version": _VERSION,
            "game": match.game.info.id,
            "rules": match.game.info.rules_version,
            "seats": match.seats,
            "options": dict(match.options),
            "seed": match.seed,
        },
        sort_keys=True,
        separators=(",", ":"),
    )


def seal_of(match: Match) -> str:
    """The SHA-256 of the deal's text, as 64 hexadecimal digits."""
    return hashlib.sha256(text_of(match).encode()).hexdigest()


def chance_of(match: Match, since: int = 0) -> Chance:
    """Draws every outcome of chance from that position on anew and compares it with the log."""
    rules = match.game.rules
    state = rules.new(match.seats, match.options)
    drawn = 0
    for position, (seat, action) in enumerate(match.log):
        if seat == CHANCE and position >= since:
            if rules.draw(state, rng_at(match.seed, position)) != action:
                return Chance(drawn, position)
            drawn += 1
        rules.apply(state, seat, action)
    return Chance(drawn, None)

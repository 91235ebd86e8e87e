"""A sealed deal: the seal fits this deal alone, and chance is drawn anew from the seed."""

from __future__ import annotations

import hashlib
import json
from random import Random

import pytest

import freebooters
from freebooters.engine.contract import CHANCE
from freebooters.engine.deals import Chance, chance_of, seal_of, text_of
from freebooters.engine.match import Match


def played(seed: str = "reef", variant: str = "basic") -> Match:
    match = freebooters.start("cartagena", 2, {"variant": variant}, seed)
    return to_the_end(match)


def to_the_end(match: Match) -> Match:
    rng = Random(1)
    while not match.over:
        seat = match.to_act[-1]
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def test_the_seal_is_the_hash_of_everything_a_deal_follows_from() -> None:
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    said = json.loads(text_of(match))

    assert hashlib.sha256(text_of(match).encode()).hexdigest() == seal_of(match)
    version = match.game.info.rules_version
    assert ("cartagena", version, 2, {"variant": "basic"}, "reef") == tuple(
        said[name] for name in ("game", "rules", "seats", "options", "seed")
    )


def test_every_other_deal_has_another_seal_and_playing_does_not_change_it() -> None:
    begun = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    others = [
        freebooters.start("cartagena", 3, {"variant": "basic"}, "reef"),
        freebooters.start("cartagena", 2, {"variant": "tortuga"}, "reef"),
        freebooters.start("cartagena", 2, {"variant": "basic"}, "Reef"),
        freebooters.start("caribbean", 2, {}, "reef"),
    ]

    assert 5 == len({seal_of(match) for match in (begun, *others)})
    assert seal_of(begun) == seal_of(played())


def test_a_seed_in_any_letters_has_a_seal() -> None:
    assert 64 == len(seal_of(freebooters.start("cartagena", 2, {"variant": "basic"}, "Şeref 🏴‍☠️")))


@pytest.mark.parametrize("game", sorted(freebooters.games()))
def test_the_seed_decides_all_that_chance_has_done(game: str) -> None:
    info = freebooters.games()[game].info
    match = to_the_end(freebooters.start(game, info.quick.seats, info.quick.options, "reef"))
    count = sum(entry.seat == CHANCE for entry in match.log)

    assert count > 0
    assert Chance(count, None) == chance_of(match)


def test_the_first_outcome_that_another_seed_decides_otherwise_is_named() -> None:
    match = played()
    forged = Match.replay(match.game, match.seats, match.options, "other", match.log)
    chance = chance_of(forged)

    assert chance.wrong is not None
    assert forged.log[chance.wrong].seat == CHANCE
    assert None is chance_of(forged, len(forged.log)).wrong


def test_actions_with_nobody_else_s_in_between_are_one_turn() -> None:
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    assert [0, 0] == [match.turns(0), match.turns(1)]
    first = match.to_act[0]
    match.act(first, match.legal(first)[0])
    assert 1 == match.turns(first)
    while match.to_act == (first,):
        match.act(first, match.legal(first)[0])
    assert 1 == match.turns(first)
    match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    assert [1, 1] == [match.turns(0), match.turns(1)]

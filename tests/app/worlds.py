"""Matches that look the same to a seat, and differ in what it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.errors import BrokenLog
from freebooters.engine.match import Match
from tests.app.client import chair
from tests.contract.journeys import travel
from tests.contract.rooms import SETTINGS, Setting

__all__ = [
    "CLOSED",
    "QUICK",
    "alike",
    "every_closed_setting",
    "learnt",
    "pairs",
    "public_pairs",
    "saved",
]

MOMENTS = 4
TRIES = 10

CLOSED = [
    setting
    for game in catalog.games()
    for setting in SETTINGS[game]
    if setting.game.info.traits.hidden
    and setting.seats in (min(setting.game.info.seats), max(setting.game.info.seats))
]

QUICK = [
    sorted((setting for setting in CLOSED if setting.folder == game), key=lambda each: each.seats)[
        at
    ]
    for game in {setting.folder for setting in CLOSED}
    for at in (0, -1)
]
"""Every game with the fewest seats and with the most, at fewer moments; the rest in the long run."""


every_closed_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting,
            id=str(setting),
            marks=[] if setting in QUICK else [pytest.mark.slow],
        )
        for setting in CLOSED
    ],
)


def looks(match: Match, viewer: Seat | None) -> list[Any]:
    """All that seat, or a spectator, could come to know of a match: the log, the events, what it sees now."""
    events = [[event.seen_by(viewer) for event in told] for told in match.events]
    return [match.seen_log(viewer), events, match.view(viewer), match.view(None), match.to_act]


def otherwise(match: Match, viewer: Seat | None, rng: Random) -> Match:
    """The match with some of what that seat cannot know changed."""
    seen = looks(match, viewer)
    hidden = [at for at, entry in enumerate(match.log) if entry != seen[0][at]]
    for position in rng.sample(hidden, min(TRIES, len(hidden))):
        seat, action = match.log[position]
        others = [
            each for each in alike(match.at(position), seat, action, viewer) if each != action
        ]
        if not others:
            continue
        log = [*match.log]
        log[position] = Entry(seat, rng.choice(others))
        try:
            other = Match.replay(match.game, match.seats, match.options, match.seed, log)
        except BrokenLog:
            continue
        if looks(other, viewer) == seen:
            match = other
    return match


def alike(match: Match, seat: Seat, action: Action, viewer: Seat | None) -> list[Action]:
    """The legal actions that the viewer could not tell from that one."""
    rules, state = match.game.rules, match._state
    look = rules.mask(state, seat, action, viewer)
    return [each for each in match.legal(seat) if rules.mask(state, seat, each, viewer) == look]


Pair = tuple[Seat, Match, Match]


def pairs(setting: Setting, seed: str, *, acts: bool) -> Iterator[Pair]:
    """Moments of a random game, each with a seat that acts then, or does not, and another match that
    looks the same to it. They are looked for once, as far as somebody asks; nobody may play them on.
    """
    found, further = _pairs(setting, seed, acts)
    yield from found
    for pair in further:
        found.append(pair)
        yield pair


@cache
def _pairs(setting: Setting, seed: str, acts: bool) -> tuple[list[Pair], Iterator[Pair]]:
    """Those found so far, and where the others come from."""
    return [], _looked_for(setting, Random(seed), acts=acts)


def _looked_for(setting: Setting, rng: Random, *, acts: bool) -> Iterator[Pair]:
    journey = travel(setting, 1)
    decisions = [moment for moment in journey.decisions if moment.position > 0]
    for moment in rng.sample(decisions, min(MOMENTS, len(decisions))):
        log = journey.log[: moment.position]
        match = Match.replay(setting.game, setting.seats, setting.options, "canary", log)
        for viewer in range(setting.seats):
            if (viewer == match.to_act[0]) if acts else (viewer not in match.to_act):
                other = otherwise(match, viewer, rng)
                if other.log != match.log:
                    yield viewer, match, other
                    break


def public_pairs(setting: Setting, seed: str) -> Iterator[tuple[Match, Match]]:
    """Moments of a random game, each with another match that looks the same to a spectator."""
    rng, journey = Random(seed), travel(setting, 1)
    for moment in rng.sample(journey.decisions, min(3 * MOMENTS, len(journey.decisions))):
        log = journey.log[: moment.position]
        match = Match.replay(setting.game, setting.seats, setting.options, "canary", log)
        other = otherwise(match, None, rng)
        if other.log != match.log:
            yield match, other


def saved(match: Match, *who: str) -> str:
    return match.save({"chairs": [chair(seat, each) for seat, each in enumerate(who)]})


def learnt(match: Match, before: int, viewer: Seat | None) -> list[Any]:
    """What a seat has come to know since then."""
    return [part[before:] for part in looks(match, viewer)[:2]]

"""Promise 8, in an address: a link holds the whole match, and what is no link is refused."""

from __future__ import annotations

import pytest

from freebooters.engine import links
from freebooters.engine.coding import Writer
from freebooters.engine.match import Match
from tests.contract.journeys import Journey, every_journey, travel
from tests.contract.rooms import Setting


def _link(match: Match) -> str:
    writer = Writer()
    links.write_match(writer, match)
    return links.seal(match.game.info.id.strip("_"), writer)


def _read(text: str, setting: Setting) -> Match:
    _, reader = links.open_text(text)
    match = links.read_match(reader, setting.game)
    reader.end()
    return match


def _replayed(journey: Journey, seed: str, position: int | None = None) -> Match:
    setting = journey.setting
    log = journey.log[:position]
    return Match.replay(setting.game, setting.seats, setting.options, seed, log)


@every_journey
def test_a_match_survives_a_link(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    whole = _replayed(journey, "sea of stories, ä")
    read = _read(_link(whole), setting)

    assert (whole.log, whole.events) == (read.log, read.events)
    assert (whole.options, whole.seats, whole.seed) == (read.options, read.seats, read.seed)


@every_journey
def test_a_match_that_goes_on_survives_a_link_without_its_seed(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    decisions = journey.decisions
    half = _replayed(journey, "a seed", decisions[len(decisions) // 2].position)
    read = _read(_link(half), setting)

    assert half.log == read.log
    assert half.seed != read.seed


@every_journey
def test_what_the_seed_decides_takes_no_room(setting: Setting, seed: int) -> None:
    """And after going back, chance decides the same again."""
    match = Match(setting.game, setting.seats, setting.options, "sea")
    turn = 0
    while not match.over:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        match.act(seat, legal[(turn + seed) % len(legal)])
        if turn == 3 and (last := match.last_decision(seat)) is not None:
            match.rewind(last)
        turn += 1
        if len(match.log) > setting.game.info.longest:
            pytest.skip("these moves lead nowhere")
    by_seed = _link(match)
    other = Match.replay(setting.game, setting.seats, setting.options, "sand", match.log)

    assert match.log == _read(by_seed, setting).log
    if setting.game.info.traits.chance:
        assert len(by_seed) < len(_link(other))

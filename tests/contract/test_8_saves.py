"""Promise 8: save, load, save is identity, and everything survives JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json, view_from_json
from tests.contract.journeys import Journey, every_journey, travel
from tests.contract.rooms import GAMES, Setting

TABLE = {"chairs": [{"name": "Änne “Sea” 🏴"}], "undone": [[3, 1]]}


@pytest.fixture(autouse=True)
def _every_game_catalogued(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template and the game of secret choices can be loaded too."""
    by_id = {game.info.id: game for game in GAMES.values()}
    monkeypatch.setattr(catalog, "game", by_id.__getitem__)


def _through_json(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


def _is_frozen_json(value: Any) -> bool:
    """Whether that is a JSON value nobody can change by way of a list: tuples stand for them."""
    if isinstance(value, dict):
        return all(type(key) is str and _is_frozen_json(part) for key, part in value.items())
    if isinstance(value, tuple):
        return all(map(_is_frozen_json, value))
    return value is None or type(value) in (str, int, float, bool)


def _match(journey: Journey, position: int) -> Match:
    setting = journey.setting
    log = journey.log[:position]
    return Match.replay(setting.game, setting.seats, setting.options, "sea d", log, settle=False)


def _all_that_shows(match: Match) -> object:
    observers = (*range(match.seats), None)
    views = [match.view(observer) for observer in observers]
    logs = [match.seen_log(observer) for observer in observers]
    legal = [match.legal(seat) for seat in match.to_act]
    return match.log, match.events, views, logs, legal, match.returns, match.ranks, match.options


@every_journey
def test_saving_loading_and_saving_is_identity(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    decisions = [moment.position for moment in journey.decisions]
    for position in (decisions[0], decisions[len(decisions) // 2], len(journey.log)):
        match = _match(journey, position)
        text = match.save(TABLE)
        loaded = catalog.load(text)

        assert text == loaded.save(TABLE)
        assert _all_that_shows(match) == _all_that_shows(loaded)
        assert match.seed == loaded.seed


@every_journey
def test_a_rewound_match_survives_a_save(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    match = _match(journey, len(journey.log))
    match.rewind(journey.decisions[0].position)
    loaded = catalog.load(match.save())

    assert match.save() == loaded.save()
    assert 1 == loaded.rewinds
    assert _all_that_shows(match) == _all_that_shows(loaded)


@every_journey
def test_a_save_goes_on_as_the_match_would_have(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    match = _match(journey, journey.decisions[0].position)
    loaded = catalog.load(match.save())
    for _ in range(12):
        if match.over:
            break
        seat = match.to_act[-1]
        action = match.legal(seat)[-1]
        match.act(seat, action)
        loaded.act(seat, action)

    assert match.log == loaded.log


@every_journey
def test_views_events_and_actions_survive_json(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.moments:
        for observer in setting.observers:
            view = rules.view(moment.state, observer)
            data = view_as_json(view)

            assert type(view) is rules.view_type
            assert data == _through_json(data)
            assert view == view_from_json(rules.view_type, _through_json(data))
    told = [args for events in journey.events for event in events for args in event[1:3]]
    assert [] == [args for args in told if not _is_frozen_json(args)]
    for _, action in journey.log:
        assert action == tuple(_through_json(list(action)))


@every_journey
def test_a_view_is_frozen(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    view = journey.rules.view(journey.end.state, None)
    name = next(iter(view_as_json(view)))

    with pytest.raises(AttributeError):
        setattr(view, name, None)

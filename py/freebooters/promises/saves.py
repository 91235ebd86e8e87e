"""Promise 8: save, load, save is identity, everything survives JSON, and a link holds the whole match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from freebooters.engine import links, saves
from freebooters.engine.coding import Writer
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.views import view_as_json, view_from_json
from freebooters.promises.broken import spelled, who
from freebooters.promises.checks import at_each, in_a_game
from freebooters.promises.journeys import Journey, Moment

__all__ = [
    "a_link_holds_the_match",
    "a_link_holds_what_goes_on_without_its_seed",
    "a_rewound_match_survives_a_save",
    "a_save_goes_on_as_the_match",
    "a_view_is_frozen",
    "actions_and_events_survive_json",
    "saving_and_loading_is_identity",
    "views_survive_json",
    "what_the_seed_decides_takes_no_room",
]

_TABLE = {"chairs": [{"name": "Änne “Sea” 🏴"}], "undone": [[3, 1]]}
_GOES_ON = 12


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


def _loaded(journey: Journey, text: str) -> Match:
    return Match.restore(journey.setting.game, saves.read(text))


def _all_that_shows(match: Match) -> dict[str, object]:
    """What there is of a match, by the name of what tells it."""
    observers = (*range(match.seats), None)
    return {
        "log": match.log,
        "events": match.events,
        "view()": [match.view(observer) for observer in observers],
        "mask()": [match.seen_log(observer) for observer in observers],
        "legal()": [match.legal(seat) for seat in match.to_act],
        "returns()": match.returns,
        "ranks()": match.ranks,
        "options": match.options,
        "seed": match.seed,
    }


def _lost(one: Match, other: Match) -> str:
    """What differs in the second of two matches that should be the same, or ""."""
    theirs = _all_that_shows(other)
    return next((name for name, all_ in _all_that_shows(one).items() if all_ != theirs[name]), "")


@in_a_game(8)
def saving_and_loading_is_identity(journey: Journey) -> Iterator[tuple[int, Message]]:
    decisions = [moment.position for moment in journey.decisions]
    middle = len(decisions) // 2
    for position in (*decisions[:1], *decisions[middle : middle + 1], len(journey.log)):
        match = _match(journey, position)
        text = match.save(_TABLE)
        loaded = _loaded(journey, text)
        if part := _lost(match, loaded):
            yield position, say("promise-save-loses", part=part)
        elif text != loaded.save(_TABLE):
            yield position, say("promise-save-again")


@in_a_game(8)
def a_rewound_match_survives_a_save(journey: Journey) -> Iterator[tuple[int, Message]]:
    if not journey.decisions:
        return
    match = _match(journey, len(journey.log))
    position = journey.decisions[0].position
    match.rewind(position)
    loaded = _loaded(journey, match.save())
    if part := _lost(match, loaded):
        yield position, say("promise-save-loses", part=part)
    elif loaded.rewinds != 1:
        yield position, say("promise-save-loses", part="rewinds")
    elif match.save() != loaded.save():
        yield position, say("promise-save-again")


@in_a_game(8)
def a_save_goes_on_as_the_match(journey: Journey) -> Iterator[tuple[int, Message]]:
    if not journey.decisions:
        return
    match = _match(journey, journey.decisions[0].position)
    loaded = _loaded(journey, match.save())
    for _ in range(_GOES_ON):
        if match.over:
            break
        seat = match.to_act[-1]
        action = match.legal(seat)[-1]
        match.act(seat, action)
        loaded.act(seat, action)
    if match.log != loaded.log:
        yield journey.decisions[0].position, say("promise-save-goes-on")


@at_each(8, lambda journey: journey.moments)
def views_survive_json(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules = journey.rules
    for observer in journey.setting.observers:
        view = rules.view(moment.state, observer)
        if type(view) is not rules.view_type:
            yield say("promise-json-type", found=type(view).__name__)
            return
        data = view_as_json(view)
        try:
            written = _through_json(data)
        except (TypeError, ValueError) as wrong:
            yield say("promise-json-view", who=who(observer), error=str(wrong))
            return
        again = view_from_json(rules.view_type, written)
        if again != view or written != data:
            field = next((name for name in data if not _same(view, again, name)), "?")
            yield say("promise-json-another", who=who(observer), field=field)
            return


def _same(view: Any, again: Any, name: str) -> bool:
    """Whether a field of a view is frozen and reads as it was written."""
    value = getattr(view, name, None)
    return _is_frozen_json(value) and value == getattr(again, name, None)


@in_a_game(8)
def actions_and_events_survive_json(journey: Journey) -> Iterator[tuple[int, Message]]:
    for position, events in enumerate(journey.events, start=1):
        for event in events:
            if not all(_is_frozen_json(args) for args in event[1:3]):
                yield position, say("promise-json-event", kind=event.kind)
                return
    for position, (_, action) in enumerate(journey.log):
        if action != tuple(_through_json(list(action))):
            yield position, say("promise-legal-plain", action=spelled(action))
            return


@in_a_game(8)
def a_view_is_frozen(journey: Journey) -> Iterator[tuple[int, Message]]:
    view = journey.rules.view(journey.end.state, None)
    name = next(iter(view_as_json(view)))
    try:
        setattr(view, name, getattr(view, name))
    except AttributeError:
        return
    yield len(journey.log), say("promise-json-frozen")


def _link(match: Match) -> str:
    writer = Writer()
    links.write_match(writer, match)
    return links.seal(match.game.info.id.strip("_"), writer)


def _read(text: str, journey: Journey) -> Match:
    _, reader = links.open_text(text)
    match = links.read_match(reader, journey.setting.game)
    reader.end()
    return match


def _replayed(journey: Journey, seed: str, position: int | None = None) -> Match:
    setting = journey.setting
    log = journey.log[:position]
    return Match.replay(setting.game, setting.seats, setting.options, seed, log)


@in_a_game(8)
def a_link_holds_the_match(journey: Journey) -> Iterator[tuple[int, Message]]:
    whole = _replayed(journey, "sea of stories, ä")
    if part := _lost(whole, _read(_link(whole), journey)):
        yield len(journey.log), say("promise-link-loses", part=part)


@in_a_game(8)
def a_link_holds_what_goes_on_without_its_seed(
    journey: Journey,
) -> Iterator[tuple[int, Message]]:
    decisions = journey.decisions
    if not decisions:
        return
    position = decisions[len(decisions) // 2].position
    half = _replayed(journey, "a seed", position)
    read = _read(_link(half), journey)
    if half.log != read.log:
        yield position, say("promise-link-loses", part="log")
    if half.seed == read.seed:
        yield position, say("promise-link-seed")


@in_a_game(8)
def what_the_seed_decides_takes_no_room(journey: Journey) -> Iterator[tuple[int, Message]]:
    """And after going back, chance decides the same again."""
    setting = journey.setting
    match = Match(setting.game, setting.seats, setting.options, "sea")
    turn = 0
    while not match.over:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        match.act(seat, legal[(turn + journey.seed) % len(legal)])
        if turn == 3 and (last := match.last_decision(seat)) is not None:
            match.rewind(last)
        turn += 1
        if len(match.log) > setting.game.info.longest:
            return  # these moves lead nowhere
    by_seed = _link(match)
    other = Match.replay(setting.game, setting.seats, setting.options, "sand", match.log)
    if match.log != _read(by_seed, journey).log:
        yield 0, say("promise-link-loses", part="log")
    if setting.game.info.traits.chance and len(by_seed) >= len(_link(other)):
        yield 0, say("promise-link-room")

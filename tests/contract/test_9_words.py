"""Promise 9, words: everything a person reads exists in every language and can be said."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from freebooters.bots.levels import LEVELS
from freebooters.engine.messages import Message
from freebooters.promises.spoken import messages_at
from freebooters.stage import WIDE, Node
from tests.contract.coach import coach_words
from tests.contract.journeys import (
    SEEDS,
    Journey,
    every_room_journey,
    illegal,
    quick_seeds,
    travel,
)
from tests.contract.lessons import lesson_words
from tests.contract.pages import page_words
from tests.contract.rooms import EACH_KIND, LANGUAGES, PACKAGE, ROOMS, SETTINGS, Setting, rare_in
from tests.contract.words import SHELL, distinct, everywhere, messages_in, read, spoken

pytestmark = pytest.mark.native
FOLDERS = sorted(ROOMS)
LONGEST_GOAL = 56
"""Letters: some 330 pixels in the widest usual font."""
_NONE = re.compile(r"\b0 (?!pas\b)\w+[sx]\b.*")
"""Nothing, in the plural; *pas* has one form."""
every_room = pytest.mark.parametrize("folder", FOLDERS)
every_source = pytest.mark.parametrize("folder", [*FOLDERS, SHELL])


def _conventional(folder: str) -> set[str]:
    """The keys the shell asks every room for."""
    info = ROOMS[folder].info
    options = {f"{info.id}-option-{option.name}" for option in info.options}
    choices = {
        f"{info.id}-option-{option.name}-{str(choice).lower()}"
        for option in info.options
        for choice in option.choices
    }
    rules = {f"{info.id}-rule-{rule.lower()}" for rule in info.rules}
    changes = {f"{info.id}-rules-{version}" for version in range(2, info.rules_version + 1)}
    facts = {f"{info.id}-{name}" for name in ("title", "tagline", "about", "box")}
    told = lesson_words(folder) | coach_words(folder) | page_words(folder)
    return options | choices | rules | changes | facts | told


def _messages_of(journey: Journey) -> Iterator[Message]:
    """What is said at the moments of a journey, but for refusals."""
    met: dict[int, Node] = {}
    for number, moment in enumerate(journey.moments):
        frame = EACH_KIND[number % 3]
        yield from messages_at(journey.setting, moment.state, moment.events, frame, met)


def _refusals_of(journey: Journey) -> Iterator[Message]:
    """What is said to those who try what is not legal."""
    rng = Random(journey.seed)
    for moment in journey.decisions:
        for seat in moment.seats_acting:
            legal = journey.rules.legal(moment.state, seat)
            for action in illegal(journey, legal, rng, 20):
                yield journey.rules.refuse(moment.state, seat, action).message


@cache
def _said(setting: Setting, seed: int) -> frozenset[str]:
    """Every different message of a journey, as JSON."""
    return distinct(_messages_of(travel(setting, seed))) | _refused(setting, seed)


@cache
def _refused(setting: Setting, seed: int) -> frozenset[str]:
    """Every different refusal of a journey, as JSON."""
    return distinct(_refusals_of(travel(setting, seed)))


@cache
def _said_rarely(folder: str) -> frozenset[str]:
    """Every different message of the states no journey meets."""
    return distinct(
        message
        for seats, state, events in rare_in(folder)
        for message in messages_at(
            Setting(folder, seats, (), ROOMS[folder]), state, events, WIDE, {}
        )
    )


def _said_anywhere(folder: str) -> Iterator[frozenset[str]]:
    """All that is said in the room, the journeys of every run first; who has found all may stop.
    What is still missing then are mostly refusals, for which nothing needs to be painted.
    """
    yield _said_rarely(folder)
    further = []
    for setting in SETTINGS[folder]:
        quick = quick_seeds(setting)
        further += [(setting, seed) for seed in SEEDS if seed not in quick]
        for seed in quick:
            yield _said(setting, seed)
    for say in (_refused, _said):
        for setting, seed in sorted(further, key=lambda case: case[1]):
            yield say(setting, seed)


@cache
def _problems(folder: str, message: str) -> Sequence[str]:
    """What hinders saying a message, given as JSON, in any language."""
    return everywhere(folder, json.loads(message))


def _parts(message: dict[str, Any]) -> Iterator[tuple[str, set[str]]]:
    """The key of a message and of every message in it, with the names of what it is given."""
    args = message.get("args", {})
    yield message["key"], set(args)
    for value in args.values():
        if isinstance(value, dict) and "key" in value:
            yield from _parts(value)


@cache
def _parsed(folder: str) -> Sequence[ast.AST]:
    """Everything in a room's Python."""
    sources = (PACKAGE / "games" / folder).rglob("*.py")
    return [node for each in sources for node in ast.walk(ast.parse(each.read_text("utf-8")))]


def _literals(folder: str) -> set[str]:
    """Every string written out in a room's Python."""
    return {
        node.value
        for node in _parsed(folder)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _event_kinds(folder: str) -> set[str]:
    """The first argument of every `Event(...)` in a room."""
    return {
        node.args[0].value
        for node in _parsed(folder)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Event"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


@every_source
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: str) -> None:
    english = read(folder, "en")

    assert len(english) > 10
    for language in LANGUAGES:
        words = read(folder, language)
        assert (language, set(english)) == (language, set(words))
        for key, entry in english.items():
            assert (language, key, entry.parts) == (language, key, words[key].parts)


@every_source
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_only_to_messages_there_are(folder: str, language: str) -> None:
    words = read(folder, language)

    assert set() == {key for entry in words.values() for key in entry.refers} - set(words)


@every_room
def test_a_room_s_messages_bear_its_name(folder: str) -> None:
    prefix = f"{ROOMS[folder].info.id}-"

    assert [] == [key for key in read(folder, "en") if not key.startswith(prefix)]
    assert [] == [key for key in read(SHELL, "en") if key.startswith(prefix)]


@every_room
def test_title_options_and_rules_have_their_words(folder: str) -> None:
    words, info = read(folder, "en"), ROOMS[folder].info

    assert set() == _conventional(folder) - set(words)
    for option in info.options:
        for choice in option.choices:
            key = f"{info.id}-option-{option.name}-{str(choice).lower()}"
            assert {"", "hint"} == set(words[key].parts)
    rules = [key for key in words if key.startswith(f"{info.id}-rule-")]
    assert [f"{info.id}-rule-{rule.lower()}" for rule in info.rules] == rules
    assert all({"", "title"} == set(words[rule].parts) - {"ruling"} for rule in rules)
    assert {""} == set(words[f"{info.id}-box"].parts) - {"ours"}


@every_room_journey
def test_everything_said_can_be_said_in_every_language(setting: Setting, seed: int) -> None:
    said = _said(setting, seed)

    assert len(said) > 10
    assert [] == [problem for message in said for problem in _problems(setting.folder, message)]


@every_room_journey
def test_in_french_nothing_is_counted_as_one(setting: Setting, seed: int) -> None:
    said = (spoken(setting.folder, json.loads(each), "fr") for each in _said(setting, seed))

    assert [] == sorted({found[0] for text in said for found in _NONE.finditer(text)})


@every_room_journey
def test_a_goal_fits_one_line_of_a_small_phone(setting: Setting, seed: int) -> None:
    journey, observers = travel(setting, seed), (None, *range(setting.seats))
    goals = distinct(
        message
        for moment in journey.moments
        for observer in observers
        for message in messages_in(
            setting.game.paint.goal(journey.rules.view(moment.state, observer), observer)
        )
    )
    told = {
        spoken(setting.folder, json.loads(goal), language)
        for goal in goals
        for language in LANGUAGES
    }

    assert told
    assert set() == {each for each in told if len(each) > LONGEST_GOAL}


@every_room_journey
def test_the_log_addresses_the_reader(setting: Setting, seed: int) -> None:
    """What begins with the name of a seat is said in another way to whoever sits there."""
    words, prefix = read(setting.folder, "en"), f"{setting.game.info.id}-log-"
    told = map(json.loads, _said(setting, seed))
    lines = [each for each in told if each["key"].startswith(prefix) and "inner" not in each]
    named = [line for line in lines if spoken(setting.folder, line, "en").startswith("Anne")]

    assert named
    assert set() == {line["key"] for line in named if set(words[line["key"]].parts) == {""}}


@every_room
def test_messages_of_rare_states_can_be_said_in_every_language(folder: str) -> None:
    assert [] == [
        problem for message in _said_rarely(folder) for problem in _problems(folder, message)
    ]


@every_room
def test_no_message_and_no_variable_of_a_room_is_left_unused(folder: str) -> None:
    words = read(folder, "en")
    events = {f"{ROOMS[folder].info.id}-log-{kind}" for kind in _event_kinds(folder)}
    unused = set(words) - events - _literals(folder) - _conventional(folder)
    missing = {key: set(words[key].parts[""]) for key in words}
    met: set[str] = set()
    for said in _said_anywhere(folder):
        for message in said:
            for key, names in _parts(json.loads(message)):
                unused.discard(key)
                met.add(key)
                if key in missing:
                    missing[key] -= names
        if not unused and not any(missing[key] for key in met & set(missing)):
            return

    assert set() == unused
    assert {} == {key: missing[key] for key in met & set(missing) if missing[key]}


@every_room
def test_every_kind_of_event_has_its_line_or_is_passed_over(folder: str) -> None:
    """A kind too rare to be seen here needs its words all the same."""
    paint, prefix = ROOMS[folder].paint, f"{ROOMS[folder].info.id}-log-"
    lines: dict[str, Message | None] = {}
    for setting in SETTINGS[folder]:
        for seed in quick_seeds(setting):
            for told in travel(setting, seed).events:
                for event in told:
                    if event.kind not in lines:
                        lines[event.kind] = paint.line(event.seen_by(None))

    assert set(lines) <= _event_kinds(folder)
    assert [] == [kind for kind in paint.rounds if lines.get(kind) is None]
    assert [] == [kind for kind in paint.sounds if kind not in _event_kinds(folder)]
    for kind in _event_kinds(folder):
        line = lines.get(kind, Message(prefix + kind))
        assert line is None or line.key.startswith(prefix + kind)
        assert line is None or line.key in read(folder, "en")


@every_room_journey
def test_a_refusal_cites_a_rule_of_the_game(setting: Setting, seed: int) -> None:
    journey, rng = travel(setting, seed), Random(seed)
    rules = {*setting.game.info.rules, None}
    for moment in journey.decisions:
        for seat in moment.seats_acting:
            legal = journey.rules.legal(moment.state, seat)
            for action in illegal(journey, legal, rng, 10):
                assert journey.rules.refuse(moment.state, seat, action).rule in rules


def test_every_level_has_a_name_and_a_hint() -> None:
    words = read(SHELL, "en")

    assert {f"level-{name}" for name in LEVELS} == {
        key for key in words if key.startswith("level-")
    }
    assert all({"", "hint"} == set(words[f"level-{name}"].parts) for name in LEVELS)

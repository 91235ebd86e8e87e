"""What plain tables and small games say, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from freebooters import small
from freebooters.cli.words import LANGUAGES, Words
from freebooters.engine.messages import Message
from freebooters.promises import Setting
from freebooters.stage import WIDE
from tests.contract.words import messages_in, seats_in, variables_of
from tests.small.small_games import GAMES, SETTINGS, WORDED, journeys, scenes
from tests.words import resource

pytestmark = pytest.mark.native

FOLDER = Path(small.__file__).parent / "words"
NAMES = ["Ann", "Ben", "Cat", "Dan"]
SHELL = ("title", "tagline", "about", "box")


@cache
def said(name: str) -> frozenset[Message]:
    """Everything that is said of a game while it is played, at all settings."""
    return frozenset(_said(name))


def _said(name: str) -> Iterator[Message]:
    for setting in SETTINGS:
        if setting.folder != name:
            continue
        paint = setting.game.paint
        for scene in scenes(setting, WIDE):
            yield from messages_in(scene)
        for journey in journeys(setting):
            for moment in journey.moments:
                yield from _beside(journey.rules, paint, moment)


def _beside(rules: Any, paint: Any, moment: Any) -> Iterator[Message]:
    for event in moment.events:
        for seat in (None, 0):
            if line := paint.line(event.seen_by(seat)):
                yield line
    for seat in moment.seats_acting:
        view = rules.view(moment.state, seat)
        yield from (paint.prompt(view, seat), paint.goal(view, seat), paint.standing(view, seat))
        yield from messages_in(
            [*paint.facts(view, seat), *paint.held(view, seat), paint.sheet(view)]
        )
        yield from messages_in(
            [paint.choice(view, seat, action) for action in rules.legal(moment.state, seat)]
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_said_has_words(name: str, language: str) -> None:
    words = Words(language, GAMES[name])
    words.names = NAMES
    found = {message: words.say(message) for message in said(name)}

    assert len(found) > 10
    assert {} == {
        message.key: text for message, text in found.items() if text == message.key or "{$" in text
    }


@pytest.mark.parametrize("name", [*WORDED, "plain"])
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    entries = {language: _entries(name, language) for language in LANGUAGES}

    assert entries["en"]
    for language in LANGUAGES:
        assert entries["en"] == entries[language], language


def _entries(name: str, language: str) -> dict[str, frozenset[str]]:
    return {
        f"{entry.id.name}.{part}": names
        for entry in resource(FOLDER / name / f"{language}.ftl").body
        if isinstance(entry, ast.Message)
        for part, names in variables_of(entry).items()
    }


def test_a_game_has_words_of_its_own_where_it_says_so() -> None:
    assert WORDED == [name for name in GAMES if (FOLDER / name).is_dir()]


@pytest.mark.parametrize("name", WORDED)
def test_a_game_tells_what_it_is_its_rules_and_its_options(name: str) -> None:
    info = GAMES[name].info
    keys = {
        entry.id.name
        for entry in resource(FOLDER / name / "en.ftl").body
        if isinstance(entry, ast.Message)
    }
    wanted = {f"{name}-{part}" for part in SHELL}
    wanted |= {f"{name}-rule-{rule.lower()}" for rule in info.rules}
    for option in info.options:
        wanted.add(f"{name}-option-{option.name}")
        wanted |= {f"{name}-option-{option.name}-{choice}" for choice in option.choices}

    assert wanted <= keys
    assert info.rules


@pytest.mark.parametrize("name", WORDED)
def test_no_message_is_never_said(name: str) -> None:
    spoken = {message.key for message in said(name)} | {
        inner.key
        for message in said(name)
        for inner in message.args.values()
        if isinstance(inner, Message)
    }
    keys = {
        entry.id.name
        for entry in resource(FOLDER / name / "en.ftl").body
        if isinstance(entry, ast.Message)
    }
    elsewhere = ("title", "tagline", "about", "box", "first-change", "rule-", "primer-", "option-")

    assert set() == {
        key for key in keys - spoken if not key.removeprefix(f"{name}-").startswith(elsewhere)
    }


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whoever_waits_reads_of_all_who_act_at_once_and_of_nobody_else(setting: Setting) -> None:
    paint = setting.game.paint
    for journey in journeys(setting):
        for moment in journey.moments:
            if acting := moment.seats_acting:
                waited = paint.waiting(journey.rules.view(moment.state, None), acting)

                assert [*acting] == sorted(seats_in(waited))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whoever_has_most_of_what_is_counted_has_won(setting: Setting) -> None:
    for journey in journeys(setting):
        last = journey.moments[-1].state
        score = getattr(journey.rules.view(last, None), setting.game.paint.looks.score)
        won = [seat for seat, share in enumerate(journey.rules.returns(last)) if share]

        assert won == [seat for seat, own in enumerate(score) if own == max(score)]

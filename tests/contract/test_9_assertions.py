"""Promise 9, assertions: what a sentence says is so in the true state, at small games' tables too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

import pytest

from freebooters.engine.messages import Message
from tests.contract.assertions import (
    Said,
    asserted,
    counts,
    lies_of,
    must_assert,
    numbers_in,
    rules_named,
    said_in,
    truths_of,
    untrue,
)
from tests.contract.rooms import ROOMS, SETTINGS, Setting
from tests.contract.words import read
from tests.small import small_games

pytestmark = pytest.mark.native

TABLES: Mapping[str, Sequence[Setting]] = {
    **{folder: SETTINGS[folder] for folder in ROOMS},
    **{
        name: [setting for setting in small_games.SETTINGS if setting.folder == name]
        for name in small_games.WORDED
    },
}
"""Every room and every small game that has words of its own, with their settings."""

every_table = pytest.mark.parametrize("folder", sorted(TABLES))

_FEW = 8
"""Games by chance of every run, and one of deckhands."""
_FURTHER = 40
"""Games at most in which it is waited for what a lie can be made of."""
_MANY = 1000
"""Games by chance of a long run; it plays so many of deckhands for each setting:"""
_BY_DECKHANDS = 3


def _spread(folder: str) -> Sequence[Setting]:
    """Settings for a few games, from a table's plainest to its fullest."""
    settings = TABLES[folder]
    return [settings[(len(settings) - 1) * number // (_FEW - 1)] for number in range(_FEW)]


@cache
def _said(folder: str) -> tuple[Said, ...]:
    """What is said in a few games, most of them by chance, and asserts something."""
    known = asserted(folder)
    games = [(setting, None) for setting in _spread(folder)] + [(TABLES[folder][-1], "deckhand")]
    return tuple(
        said
        for seed, (setting, level) in enumerate(games)
        for said in said_in(setting, seed, level)
        if said.message.key in known or must_assert(folder, said)
    )


def _lies_told(folder: str, told: Iterable[Said]) -> dict[str, str]:
    """Messages that are not so, each with where one was told."""
    return {
        f"{said.message.key}: {assertion}": f"{said.kind} of {said.told.setting} for {said.told.seat}: "
        f"{dict(said.message.args)} after {[event.kind for event in said.told.events]}"
        for said in told
        for assertion in untrue(folder, said)
    }


@every_table
def test_every_sentence_that_asserts_or_counts_names_what_it_asserts(folder: str) -> None:
    known = {*asserted(folder), *rules_named(folder)}

    assert [] == sorted(
        {said.message.key for said in _said(folder) if must_assert(folder, said)} - known
    )


@every_table
def test_what_is_asserted_can_be_found_out(folder: str) -> None:
    names = {assertion.name for each in asserted(folder).values() for assertion in each}
    said = read(folder, "en")
    variables: Mapping[str, frozenset[str]] = {
        key: frozenset().union(
            *(names for each in (key, *entry.refers) for names in said[each].parts.values())
        )
        for key, entry in said.items()
    }

    assert set(truths_of(folder)) == names
    assert set() == {*rules_named(folder).values()} - {*TABLES[folder][0].game.info.rules}
    assert [] == [
        (key, str(assertion))
        for key, each in asserted(folder).items()
        for assertion in each
        if assertion.value.startswith("$") and assertion.value[1:] not in variables[key]
    ]


@every_table
def test_what_is_said_is_so(folder: str) -> None:
    assert {} == _lies_told(folder, _said(folder))


@pytest.mark.slow
@every_table
def test_what_is_said_in_a_thousand_games_is_so(folder: str) -> None:
    settings = TABLES[folder]
    for number in range(_MANY):
        setting = settings[number % len(settings)]
        assert {} == _lies_told(folder, said_in(setting, number)), number
    for setting in settings:
        for number in range(_BY_DECKHANDS):
            assert {} == _lies_told(folder, said_in(setting, number, "deckhand")), number


@every_table
def test_a_number_that_is_one_off_is_noticed(folder: str) -> None:
    seen: dict[tuple[str, str], bool] = defaultdict(bool)
    for said in _said(folder):
        if counts(folder, said) and said.message.key in asserted(folder):
            for name, value in numbers_in(folder, said.message).items():
                lie = Message(said.message.key, {**said.message.args, name: value + 1})
                known = (said.message.key, name)
                seen[known] = seen[known] or bool(untrue(folder, replace(said, message=lie)))

    assert [] == sorted(each for each, noticed in seen.items() if not noticed)


def _said_on_and_on(folder: str) -> Iterator[Said]:
    """What is said in the games of every run, then in others: some things are seldom said."""
    yield from _said(folder)
    settings = TABLES[folder]
    for number in range(_FEW, _FEW + _FURTHER):
        yield from said_in(settings[number % len(settings)], number)


@every_table
def test_a_planted_lie_is_noticed(folder: str) -> None:
    lies = dict(lies_of(folder))

    assert len(lies) >= 3
    for said in _said_on_and_on(folder):
        for name, lie in [*lies.items()]:
            false = lie(said.message)
            if false is not None and untrue(folder, replace(said, message=false)):
                del lies[name]
        if not lies:
            break

    assert {} == lies

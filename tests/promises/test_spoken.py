"""Words that are missing in a language are named, with what led to where they are said."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from freebooters import catalog
from freebooters.cli.words import shelf
from freebooters.promises import Journey, settings_of, travel
from freebooters.promises.spoken import Shelf, what_is_said_has_words

pytestmark = pytest.mark.native

DOUBT, FILE = "liars-do-doubt", {"said": "liars-do-doubt", "file": "de.ftl"}


@pytest.fixture(scope="module")
def journey() -> Journey:
    return travel(settings_of("liars", catalog.game("liars"), None)[0], 0)


@pytest.fixture(scope="module")
def whole() -> Shelf:
    return shelf(catalog.game("liars"))


def told(journey: Journey, words: Shelf) -> list[tuple[str, dict[str, object]]]:
    found = [*what_is_said_has_words(journey, words)]
    assert {9} >= {each.promise for each in found}
    assert all(each.log for each in found)
    return [(each.message.key, dict(each.message.args)) for each in found[:1]]


def german(words: Shelf, parts: frozenset[str] | None) -> Shelf:
    """The shelf with other German words for doubting; None: without any."""
    rest = {key: found for key, found in words["de"].items() if key != DOUBT}
    return {**words, "de": rest if parts is None else {**rest, DOUBT: parts}}


def test_a_game_whose_words_are_all_there_is_told_nothing(journey: Journey, whole: Shelf) -> None:
    assert [] == told(journey, whole)


@pytest.mark.parametrize(
    ("parts", "key", "args"),
    [
        (None, "promise-words-none", {}),
        (frozenset({"", "seat"}), "promise-words-part", {"part": ".seat"}),
    ],
    ids=["missing", "addressing"],
)
def test_what_one_language_lacks_is_named(
    journey: Journey,
    whole: Shelf,
    parts: frozenset[str] | None,
    key: str,
    args: Mapping[str, str],
) -> None:
    assert [(key, {**FILE, **args})] == told(journey, german(whole, parts))

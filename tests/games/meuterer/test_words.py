"""What the texts of Meuterer say of numbers and names."""

from __future__ import annotations

import re

import pytest

from freebooters.bots.levels import LEVELS
from freebooters.games.meuterer.rules.components import (
    CARDS,
    COUNTS,
    ISLANDS,
    PIRATE,
    PRINTED,
    ROLES,
)
from tests.words import LANGUAGES, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


def names(words: Words) -> list[str]:
    return [words.plain(f"meuterer-{island.name}") for island in ISLANDS]


@every_language
def test_the_box_has_every_islands_published_values(language: str) -> None:
    words = Words(language, "meuterer")
    box = words.plain("meuterer-box")
    for name, island in zip(names(words), ISLANDS, strict=True):
        sole, two, three, _ = island.prices
        values = re.escape(f"{name} {sole}, {two}, {three}, ")

        assert re.search(rf"{values}\w+ {island.ship}[;.\u00a0\u202f]", box), name


@every_language
def test_the_box_has_as_many_cards_as_there_are(language: str) -> None:
    goods = Words(language, "meuterer").plain("meuterer-box").split("\n\n")[1]
    numbers = [int(number) for number in re.findall(r"\d+", goods)]

    assert [sum(COUNTS[:PIRATE]), *COUNTS] == numbers


@every_language
def test_the_rules_tell_the_printed_order(language: str) -> None:
    words = Words(language, "meuterer")
    order = ", ".join(names(words)[island] for island in PRINTED)

    assert order in words.plain("meuterer-rule-me-1", islands="printed")
    assert order not in words.plain("meuterer-rule-me-1", islands="random")


def test_every_language_has_its_own_islands() -> None:
    """One name is alike in two of them: Piratennest."""
    spoken = {language: names(Words(language, "meuterer")) for language in LANGUAGES}
    told = [name for each in spoken.values() for name in each]

    assert "Hochland" == spoken["de"][0]
    assert len(LANGUAGES) * len(ISLANDS) - 1 == len(set(told))


@every_language
def test_names_are_short_enough_for_the_ring(language: str) -> None:
    assert max(map(len, names(Words(language, "meuterer")))) <= 15


@every_language
def test_of_a_seat_only_what_lies_face_up_is_told(language: str) -> None:
    words = Words(language, "meuterer")
    played = dict.fromkeys(CARDS, 0)
    seat = {"seat": "Anne", "points": 1, "status": "none", "known": "no", "role": "", "cards": 4}
    told = {**seat, "passed": "no", "summed": "no", "gained": ""}
    nothing = words.plain("meuterer-node-seat", shown="no", **told, **played)
    grain = words.plain("meuterer-node-seat", shown="yes", **told, **{**played, "grain": 2})

    assert ["1", "4"] == re.findall(r"\d+", nothing)
    assert ["1", "2", "4"] == re.findall(r"\d+", grain)


@every_language
def test_no_opponent_is_called_by_its_level_what_a_role_is_called(language: str) -> None:
    words = Words(language, "meuterer")
    roles = {words.plain(f"meuterer-{role}") for role in (*ROLES, "captain")}

    assert set() == roles & {words.plain(f"level-{level}") for level in LEVELS}

"""What the rules page says of the box, and what of the rules is a ruling, in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from freebooters.games.mutiny import game
from freebooters.games.mutiny.rules.components import BOX, COLOURS
from tests.words import LANGUAGES, ROOT, Words

RULINGS = {f"MU-{number}" for number in (1, 5, 7, 8, 10, 17, 18, 21, 30, 34, 35, 36, 40)}
SECOND_WORDS = {
    "en": r"Who has never|Who is forced|\bthe own\b",
    "de": r"Seeleute|Seemann|\bAffen?\b|Kabine",
    "fr": r"\bround\b|tro[cq]",
    "nl": r"hoogstens|[Tt]ot (3|drie)\b|omruilen",
}
"""What would be a second word for something that has one, or an error made before."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbers(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"\d+", text)}


@every_language
def test_the_page_counts_what_is_in_the_box(language: str) -> None:
    cards = len(COLOURS) * sum(BOX.combat)
    counted = numbers(Words(language, "mutiny").plain("mutiny-box"))

    assert {cards, sum(BOX.gold), BOX.coins, BOX.sailors} <= counted


@every_language
def test_the_page_names_the_track_and_its_storms_as_ours(language: str) -> None:
    _, track = Words(language, "mutiny").plain("mutiny-box.ours").split("\n\n")

    assert {*BOX.start.values(), *BOX.storms} == numbers(track)


@every_language
def test_refusing_an_earlier_save_tells_the_new_track_and_the_old_one(language: str) -> None:
    told = numbers(Words(language, "mutiny").plain("mutiny-rules-2"))

    assert {*list(BOX.start.values())[1:], *BOX.storms} | {15, 12, 10, 6, 2} == told


@every_language
def test_rulings_are_marked_as_such(language: str) -> None:
    file = ROOT / "py/freebooters/games/mutiny/words" / f"{language}.ftl"
    marked = {
        message.id.name.removeprefix("mutiny-rule-").upper()
        for message in parse(file.read_text("utf-8")).body
        if isinstance(message, ast.Message)
        and any(attribute.id.name == "ruling" for attribute in message.attributes)
    }

    assert RULINGS == marked
    assert marked <= set(game.info.rules)


@every_language
def test_one_thing_has_one_name_on_the_page_and_at_the_table(language: str) -> None:
    file = ROOT / "py/freebooters/games/mutiny/words" / f"{language}.ftl"

    assert [] == [
        line
        for line in file.read_text("utf-8").splitlines()
        if re.search(SECOND_WORDS[language], re.sub(r"\$\w+", "", line))
    ]


@pytest.mark.parametrize("number", [0, 1])
def test_in_french_less_than_two_are_one(number: int) -> None:
    words = Words("fr", "mutiny")
    facts = ["fact-coins", "fact-gold", "fact-combat", "pile-combat", "pile-gold", "bank"]
    values = {"coins": number, "cards": number, "count": number}

    said = [words.plain(f"mutiny-{fact}", **values) for fact in facts]

    assert [] == [text for text in said if re.search(r"(pièce|carte)s", text)]

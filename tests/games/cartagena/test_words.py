"""What Cartagena's texts say: every rule and variant has words, in all languages the same messages, and
one thing has one name.
"""

from __future__ import annotations

import re

import pytest

from freebooters import catalog
from freebooters.games.cartagena.rules.components import VARIANTS
from tests.words import LANGUAGES, ROOT, Words

START = {"en": "start", "de": "Start", "fr": "départ", "nl": "start"}
KEYS = ("log-played", "log-boarded", "choice-play", "node-pirate", "node-own")


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_labels_and_log_call_the_start_the_start(language: str) -> None:
    words = Words(language, "cartagena")
    args = {"seat": "Anne", "symbol": "X", "count": 1, "cell": 0, "from": 0, "to": 7}
    said = {key: words.plain(f"cartagena-{key}", **args, at="start", goal="cell") for key in KEYS}

    assert {} == {key: line for key, line in said.items() if START[language] not in line}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_said_to_have_come_near_without_a_pirate_aboard(language: str) -> None:
    words = Words(language, "cartagena")
    for args in (("Anne", "Grace"), ("you", "Grace"), ("Anne", "you")):
        said = dict(zip(("winner", "seat"), args, strict=True))
        key = next((f"cartagena-why.{who}" for who, name in said.items() if name == "you"), "")
        for rivals, count in ((0, 0), (1, 2)):
            line = words.plain(key or "cartagena-why", **said, all=6, rivals=rivals, count=count)
            assert (str(count) in line) is (count > 0)
            assert ("Grace" in line) is (said["seat"] == "Grace" and count > 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_of_several_who_came_as_near_is_named(language: str) -> None:
    words = Words(language, "cartagena")
    line = words.plain("cartagena-why", winner="Anne", seat="Grace", all=6, rivals=3, count=2)

    assert "Grace" not in line
    assert "3" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_hand_only_the_symbols_in_it_are_told(language: str) -> None:
    words = Words(language, "cartagena")
    places = ("one", "two", "three", "four", "five", "six")
    counts = {f"count-{place}": 0 for place in places} | {"count-three": 2}
    names = dict(zip(places, "ABCDEF", strict=True))
    told = words.plain("cartagena-node-known", hand="X", hidden=0, **names, **counts)

    assert told == "X, C 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_variants_have_words(language: str) -> None:
    words = Words(language, "cartagena")
    info = catalog.game("cartagena").info
    for variant in VARIANTS:
        for rule in info.rules:
            assert words.plain(f"cartagena-rule-{rule.lower()}.title", variant=variant)
            told = words.plain(f"cartagena-rule-{rule.lower()}", variant=variant)
            assert bool(told) == (rule != "CA-7" or VARIANTS[variant].row_length > 0)
        assert words.plain(f"cartagena-option-variant-{variant}")
        assert words.plain(f"cartagena-option-variant-{variant}.hint")


def test_every_language_words_the_same_messages() -> None:
    folder = ROOT / "py/freebooters/games/cartagena/words"
    keys = {
        language: re.findall(r"^(?:[a-z0-9-]+|    \.[a-z]+) =", text, re.MULTILINE)
        for language in LANGUAGES
        for text in [(folder / f"{language}.ftl").read_text(encoding="utf-8")]
    }
    assert len(set(keys["en"])) > 80
    for language in LANGUAGES:
        assert keys["en"] == keys[language]

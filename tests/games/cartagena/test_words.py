"""One thing has one name: where the crews begin is the start, in orders, labels and the log."""

from __future__ import annotations

import pytest

from tests.words import LANGUAGES, Words

START = {"en": "start", "de": "Start", "fr": "départ", "nl": "start"}
KEYS = ("log-played", "log-boarded", "choice-play", "node-pirate", "node-own")


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_labels_and_log_call_the_start_the_start(language: str) -> None:
    words = Words(language, "cartagena")
    args = {"seat": "Anne", "symbol": "X", "count": 1, "cell": 0, "from": 0, "to": 7}
    said = {key: words.plain(f"cartagena-{key}", **args, at="start", goal="cell") for key in KEYS}

    assert {} == {key: line for key, line in said.items() if START[language] not in line}

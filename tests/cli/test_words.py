from __future__ import annotations

import re
from pathlib import Path

import pytest

import freebooters.cli
from freebooters import catalog
from freebooters.cli.words import LANGUAGES, Words, complain, language_here
from freebooters.engine.errors import BadSave
from freebooters.engine.messages import SeatName, say
from tests.cli.conftest import Run

HOME = Path(freebooters.cli.__file__).parent
SPEAKING = (HOME, HOME.parent / "training")
"""Whose code names the terminal's messages."""

KEY = re.compile(r"^(terminal-[a-z-]+) =", re.MULTILINE)


def keys(language: str) -> list[str]:
    return KEY.findall((HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_terminal_has_the_messages_the_code_names(language: str) -> None:
    files = [file for folder in SPEAKING for file in folder.rglob("*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    named = sorted(set(re.findall(r'"(terminal-[a-z-]+)"', code)))

    assert len(named) > 10
    assert sorted(keys(language)) == named


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LC_ALL": "nl_BE", "LANG": "de_CH"}, "nl"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_terminals_where_we_have_it(
    environment: dict[str, str], expected: str
) -> None:
    assert language_here(environment) == expected


def test_an_error_may_quote_what_a_room_says() -> None:
    title, changed = say("cartagena-title"), say("cartagena-tagline")
    refusal = say("error-save-rules-changed", game=title, found=1, known=2, changed=changed)
    text = complain(BadSave(refusal), "en")

    assert text.startswith("This game of Cartagena was played by version 1 of its rules")
    assert "cartagena-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_the_sign_for_minus(language: str) -> None:
    words = Words(language, catalog.room("meuterer"))
    words.names = ["Jean-3"]

    text = words.say(say("meuterer-log-scored-pouch", seat=SeatName(0), points=-3))

    assert "\N{MINUS SIGN}3" in text
    assert "Jean-3" in text
    assert "-3" not in text.replace("Jean-3", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("terminal-arena-played", ("over", "games")),
        ("terminal-learned", ("round", "rounds")),
        ("analysis-progress", ("done", "all")),
    ],
)
def test_one_of_one_is_told_as_one(language: str, key: str, names: tuple[str, str]) -> None:
    words = Words(language)
    one, two = (words.t(key, **dict.fromkeys(names, number)) for number in (1, 2))

    assert one.replace("1", "2") != two


@pytest.mark.parametrize(
    "command",
    [
        ("replay", "TYPED"),
        ("replay", "nowhere-TYPED/save.json"),
        ("play", "TYPED"),
        ("play", "blank", "--seats", "TYPED"),
        ("play", "blank", "--save", "nowhere-TYPED/save.json"),
        ("play", "blank", "--option", "TYPED=1"),
        ("play", "blank", "TYPED"),
        ("play", "blank", "--TYPED"),
        ("TYPED",),
    ],
    ids=" ".join,
)
def test_an_error_repeats_what_was_typed_without_what_terminals_obey(
    run: Run, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    odd = [word.replace("TYPED", "red\x1b[31m\nnext\r\u202eline\x9b") for word in command]
    try:
        said = run(*odd).errors
    except SystemExit:
        said = capsys.readouterr().err.strip().splitlines()[-1]
    assert "red" in said
    assert "line" in said
    assert not re.search("[\x00-\x1f\x7f-\x9f\u202a-\u202e]", said), repr(said)

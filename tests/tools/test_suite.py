"""`build.py test` runs native tests first, and each in the environment it needs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import IO

import pytest

from tools import suite
from tools.firefox import CHOICE, NO_FIREFOX
from tools.layout import ROOT
from tools.suite import parts

ALL = [str(ROOT / "tests" / folder) for folder in ("research", "training")]
NATIVE = "not (e2e or pyodide)"
HEAVY = "(e2e or pyodide)"


def _marks(words: tuple[str, ...]) -> str:
    return words[words.index("-m") + 1] if "-m" in words else ""


def test_native_tests_run_first_and_slow_ones_only_when_asked_for() -> None:
    quick, whole = parts([]), parts([], slow=True)

    assert [False, True, False, False, False] == [part.research for part in quick]
    assert [
        f"{NATIVE} and not slow",
        "not slow",
        "e2e and not slow",
        "e2e and not slow",
        f"{HEAVY} and not slow",
    ] == [_marks(part.arguments) for part in quick]
    assert [NATIVE, "", "e2e", "e2e", HEAVY] == [_marks(part.arguments) for part in whole]
    assert [part.name for part in quick[:2]] == [part.name for part in parts([], native=True)]


def test_a_name_chooses_among_native_tests() -> None:
    (part,) = parts([], name="cartagena")

    assert ("-m", f"{NATIVE} and not slow", "-k", "cartagena") == part.arguments[:4]
    assert part.name.startswith("Native tests whose names hold cartagena, but those of other rooms")
    assert [each.name for each in parts([], name="undo")] == ["Native tests whose names hold undo"]
    assert not part.research


def test_of_a_room_neither_tests_of_page_and_tools_nor_other_rooms_are_read() -> None:
    (part,) = parts([], name="cartagena")
    ignored = {word.removeprefix(f"--ignore={ROOT}/tests/") for word in part.arguments[4:]}

    assert {"web", "tools", "e2e", "games/mutiny"} <= ignored
    assert "games/cartagena" not in ignored
    for chosen in (parts([], name="journey"), parts(["tests/web"], name="cartagena")):
        assert not any("--ignore" in word for word in chosen[0].arguments)


@pytest.mark.parametrize(
    ("arguments", "ours", "theirs"),
    [
        ([], [], ALL),
        (["-k", "cartagena"], ["-k", "cartagena"], ["-k", "cartagena", *ALL]),
        (["tests/engine", "-x"], ["-x", "tests/engine"], None),
        (["tests/research/test_spiel.py::test_a"], None, ["tests/research/test_spiel.py::test_a"]),
        (["tests/cli", "tests/research"], ["tests/cli"], ["tests/research"]),
        (["tests/training/test_told.py"], None, ["tests/training/test_told.py"]),
    ],
)
def test_tests_of_research_run_with_its_libraries_and_all_others_without(
    arguments: list[str], ours: list[str] | None, theirs: list[str] | None
) -> None:
    found = {part.research: [*part.arguments[2:]] for part in parts(arguments, native=True)}

    assert ours == found.get(False)
    assert theirs == found.get(True)


def test_tests_in_firefox_run_there_before_those_in_another_browser() -> None:
    assert ["", "", "firefox", "webkit", ""] == [part.browser for part in parts([])]
    (part,) = parts(["tests/firefox"])
    assert part.browser == "firefox"
    assert ("--browser", "firefox", "tests/firefox") == part.arguments[2:]
    assert not any(part.browser for part in parts(["tests/e2e"]))


def test_all_tests_in_webkitgtk_run_in_the_long_run_or_when_they_are_named() -> None:
    usual, whole = (
        [part for part in parts([], slow=slow) if part.browser == "webkit"]
        for slow in (False, True)
    )
    marks = [["-m", "e2e and not slow"], ["-m", "e2e"]]
    assert marks == [[*part.arguments[:2]] for (part,) in (usual, whole)]
    (part,) = parts(["tests/webkit"])
    assert part.browser == "webkit"
    assert ("-m", "e2e", "tests/webkit") == part.arguments
    assert parts(["tests/webkit"], native=True) == []


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Mapping[str, str]]:
    """The environments of the runs of pytest, of which none is made, nor any check."""
    found: list[Mapping[str, str]] = []

    def show(_command: Sequence[str], env: Mapping[str, str], output: IO[str] | None = None) -> int:
        found.append(env)
        print("tests", file=output)
        return 0

    monkeypatch.setattr(suite, "_show", show)
    monkeypatch.setattr(suite, "building", nullcontext)
    monkeypatch.setattr(suite, "check", list)
    monkeypatch.setattr(suite, "bundle", lambda: ROOT)
    monkeypatch.setattr(suite, "libraries", lambda _which: None)
    monkeypatch.setattr(suite, "project_python", lambda _which: ROOT / "python")
    monkeypatch.setattr(suite, "research_python", lambda: None)
    monkeypatch.setattr(suite, "prepare_chromium", dict)
    monkeypatch.setattr(suite, "prepare_webkit", lambda: None)
    return found


def test_where_there_is_no_firefox_that_is_said_and_all_else_runs(
    shown: list[Mapping[str, str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(suite, "prepare_firefox", lambda: {CHOICE: "/usr/bin/firefox"})
    assert 0 == suite.test([], slow=False, native=False, name="")
    there = [*shown]
    assert re.search(r"^tests\nFirefox: \d+ s$", capsys.readouterr().out, re.MULTILINE)
    shown.clear()
    monkeypatch.setattr(suite, "prepare_firefox", lambda: None)

    assert 0 == suite.test([], slow=False, native=False, name="")

    assert [env for env in there if env] == [{CHOICE: "/usr/bin/firefox"}]
    assert shown == [env for env in there if not env]
    assert f"Firefox: skipped, {NO_FIREFOX}" in capsys.readouterr().out


def test_marks_given_by_hand_replace_the_usual_ones() -> None:
    assert [("-m", "slow"), ("-m", "slow", *ALL)] == [
        part.arguments for part in parts(["-m", "slow"])
    ]


def test_whatever_opens_a_page_runs_with_the_browsers_tests(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        if {"page", "context", "new_context"} & {*getattr(item, "fixturenames", ())}:
            assert item.get_closest_marker("e2e"), item.nodeid

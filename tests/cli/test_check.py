from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooters import catalog
from freebooters.cli.words import LANGUAGES
from tests.cli.conftest import Run
from tests.promises.planted import planted

LEAK = ("return action[:1]  # BL-1", "return action")
SHORT = ("--seats", "2", "--option", "copies=2", "--games", "1")


@pytest.fixture
def leaky(monkeypatch: pytest.MonkeyPatch, run: Run) -> Iterator[None]:
    """The template tells everybody which cards are dealt."""
    with planted(*LEAK) as game:
        monkeypatch.setattr(catalog, "game", lambda _: game)
        yield


def test_a_game_that_keeps_its_promises_is_told_setting_by_setting(run: Run) -> None:
    output = run("check", "blank", "--games", "1")

    assert (0, "") == (output.code, output.errors)
    assert "blank --option copies=2 --seats 3: one game, nothing broken" in output.lines
    assert output.lines[-1] == f"In {len(output.lines) - 1} games every promise was kept."


def test_only_what_was_asked_for_is_played(run: Run) -> None:
    output = run("check", "blank", "--seats", "2,4", "--option", "copies=1", "--games", "3")

    assert [
        "blank --option copies=1 --seats 2: 3 games, nothing broken",
        "blank --option copies=1 --seats 4: 3 games, nothing broken",
        "In 6 games every promise was kept.",
    ] == output.lines


@pytest.mark.usefixtures("leaky")
def test_what_is_broken_is_said_once_with_its_moves_and_refused(run: Run) -> None:
    output = run("check", "blank", "--seed", "reef", "--games", "1")
    said = [line for line in output.lines if "Promise" in line]

    assert 1 == output.code
    assert "One thing is broken." == output.errors
    assert 1 == len(said)
    assert said[0].startswith("  Promise 4: When chance acts, mask() tells Player 2 whether it is")
    assert output.lines[output.lines.index(said[0]) + 1] == "    This shows before any move."
    assert "blank --option copies=2 --seats 4: the same is broken here" in output.lines
    assert not [line for line in output.lines if "nothing broken" in line]


@pytest.mark.usefixtures("leaky")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(run: Run, language: str) -> None:
    output = run("check", "blank", *SHORT, "--language", language)

    assert 1 == output.code
    assert "mask()" in output.lines[1]
    assert "promise-" not in "".join(output.lines)
    assert "terminal-" not in output.errors


def test_what_two_promises_say_alike_is_told_once(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "return [KEEP] if s.hands[seat] == HIGHEST"
    with planted(old, old.replace("s.hands[seat]", "max(s.hands)")) as game:
        monkeypatch.setattr(catalog, "game", lambda _: game)
        output = run("check", "blank", *SHORT)

    assert "One thing is broken." == output.errors
    assert "  Promise 3: What Player 2 may do depends on" in "\n".join(output.lines)


def test_moves_are_told_by_who_made_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with planted("float(card == best)", "float(card)") as game:
        monkeypatch.setattr(catalog, "game", lambda _: game)
        output = run("check", "blank", *SHORT)

    assert "Promise 7: returns() gives" in output.lines[1]
    assert "This shows after" in output.lines[2]
    assert output.lines[3].startswith("      Chance: deal ")
    assert any(line.startswith("      Player 1: ") for line in output.lines)


def test_the_same_seed_plays_the_same_games_and_another_others(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planted("float(card == best)", "float(card)") as game:
        monkeypatch.setattr(catalog, "game", lambda _: game)
        one, again, other = (
            run("check", "blank", *SHORT, "--seed", seed).lines for seed in ("reef", "reef", "cove")
        )

    assert one == again
    assert one != other


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["catan"], "catan"),
        (["blank", "--option", "copies=3"], "copies"),
        (["blank", "--option", "wind=high"], "wind"),
        (["blank", "--seats", "9"], "9"),
    ],
)
def test_impossible_checks_are_refused_by_name(run: Run, arguments: list[str], said: str) -> None:
    output = run("check", *arguments)

    assert (1, []) == (output.code, output.lines)
    assert said in output.errors

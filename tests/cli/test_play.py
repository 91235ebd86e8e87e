from __future__ import annotations

from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.catalog import room
from freebooters.cli.words import Words
from freebooters.engine.match import Match
from tests.cli.conftest import Output, Run


def seeded(*hands: int) -> str:
    """A seed that deals those cards."""
    game = room("_blank")
    seeds = map(str, range(100_000))
    return next(seed for seed in seeds if Match(game, len(hands), seed=seed).log == deals(*hands))


def deals(*hands: int) -> list[tuple[int, tuple[str, int]]]:
    return [(-1, ("deal", card)) for card in hands]


def test_a_person_plays_a_whole_game_by_typing_numbers(run: Run) -> None:
    output = run("play", "blank", "--seats", "human,deckhand", "--seed", seeded(8, 3), typed=["1"])

    assert output.code == 0
    assert "   1  Keep the 8" in output.lines
    assert "You keep your card." in output.lines
    assert output.lines[-2] == "1. You: held the 8"


def test_a_choice_says_what_it_would_do(run: Run) -> None:
    lines = run("play", "blank", "--seed", seeded(4, 3), typed=["2"]).lines

    assert "   2  Swap the 4 (You discard your card for all to see and are dealt another.)" in lines


def test_the_hand_of_another_is_not_told(run: Run) -> None:
    output = run("play", "blank", "--seed", seeded(4, 3), typed=["t", "q"])

    assert "  You: the 4" in output.lines
    assert "  Sailor 2: a hidden card" in output.lines
    assert not [line for line in output.lines if "the 3" in line]


def test_input_that_is_no_choice_is_answered_with_help(run: Run) -> None:
    output = run("play", "blank", "--seed", seeded(4, 3), typed=["7", "x", "0", "q"])

    helped = [line for line in output.lines if line.endswith("q to leave.")]
    assert len(helped) == 3
    assert output.lines[-1] == "The game was left."


def test_the_end_of_the_input_leaves_the_game(run: Run) -> None:
    assert run("play", "blank").lines[-1] == "The game was left."


def test_undo_takes_back_the_last_action_of_the_own_seat(run: Run, tmp_path: Path) -> None:
    game, file = catalog.game("cartagena"), tmp_path / "game.json"
    options = {"variant": "tortuga"}
    seed = next(s for s in "abcdefgh" if Match(game, 2, options, s).to_act == (0,))
    dealt = len(Match(game, 2, options, seed).log)
    play = ["play", "cartagena", "--option", "variant=tortuga", "--seed", seed]

    for typed, expected in (["1", "q"], dealt + 1), (["1", "u", "q"], dealt):
        run(*play, "--save", str(file), typed=typed)

        assert len(catalog.load(file.read_text(encoding="utf-8")).log) == expected


def test_undo_is_refused_once_another_has_acted(run: Run) -> None:
    seats = ["--seats", "human,human", "--seed", seeded(4, 3)]

    output = run("play", "blank", *seats, typed=["", "1", "", "u", "q"])

    assert Words("en").t("error-undo") in output.lines


def test_people_who_hide_something_pass_the_screen_to_each_other(run: Run) -> None:
    output = run(
        "play", "blank", "--seats", "human,human", "--seed", seeded(4, 3), typed=["", "1", "", "1"]
    )

    text = "\n".join(output.lines)
    first, second = text.index("Player 1 plays now."), text.index("Player 2 plays now.")
    assert first < text.index("Player 1 is dealt the 4.") < second
    assert second < text.index("Player 2 is dealt the 3.")
    assert output.lines[-2:] == ["1. Player 1: held the 4", "2. Player 2: held the 3"]


def test_bots_alone_play_for_a_spectator(run: Run) -> None:
    output = run("play", "blank", "--seats", "sailor,deckhand", "--seed", seeded(4, 3))

    assert "Sailor 1 is dealt a card." in output.lines
    assert output.lines[-2].startswith("1. ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You are dealt the 4."),
        ("fr", "Vous recevez le 4."),
        ("de", "Du bekommst die 4."),
        ("nl", "Je krijgt de 4."),
    ],
)
def test_the_game_speaks_the_chosen_language(run: Run, language: str, said: str) -> None:
    output = run("play", "blank", "--seed", seeded(4, 3), "--language", language, typed=["q"])

    assert said in output.lines


def test_the_language_of_the_terminal_is_the_default(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")

    assert "Vous recevez le 4." in run("play", "blank", "--seed", seeded(4, 3)).lines


def saved(run: Run, file: Path, *typed: str) -> Output:
    return run("play", "blank", "--seed", seeded(4, 3), "--save", str(file), typed=[*typed])


def test_a_game_is_saved_as_the_page_would(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    saved(run, file, "1")

    match = catalog.load(file.read_text())
    assert match.over
    assert '"who":"human"' in file.read_text()


def test_a_game_left_early_is_saved_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = saved(run, file, "q")

    assert catalog.load(file.read_text()).log == deals(4, 3)
    assert output.lines[-1] == f"Saved: {file}"


def test_a_save_that_cannot_be_written_is_an_error_by_name(run: Run, tmp_path: Path) -> None:
    output = saved(run, tmp_path / "nowhere" / "game.json", "q")

    assert output.code == 1
    assert "nowhere" in output.errors


def test_without_the_formatter_play_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "fluent.runtime", None)

    output = run("play", "blank")

    assert output.code == 1
    assert "pip install 'freebooters[terminal]'" in output.errors


def test_a_seat_nobody_can_take_is_refused_by_name(run: Run) -> None:
    output = run("play", "blank", "--seats", "human,parrot")

    assert output.code == 1
    known = "human, deckhand, sailor, helmsman, navigator, commodore"
    assert output.errors == f"“parrot” cannot sit here; possible are {known}."

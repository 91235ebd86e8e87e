"""The terminal in any encoding, with closed streams, and with files that are none of ours."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.catalog import room
from freebooters.cli.streams import readable
from freebooters.engine.match import Match
from tests.cli.terminals import CLOSED, Told, at_a_terminal

ENCODINGS = ("ascii", "cp437", "cp1251", "latin-1")
ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Łukasz “Œil” — ½", "משה 🏴")

SAVE, MISSING, FOLDER, BINARY, GARBAGE, EMPTY = (
    "save.json",
    "missing.json",
    "folder",
    "binary.json",
    "garbage.json",
    "empty.json",
)
WRONG = (MISSING, FOLDER, BINARY, GARBAGE, EMPTY)

BLANK = ("blank", "--seed", "reef")
SPOKEN: dict[str, tuple[str, ...]] = {
    "games": (),
    "play": (*BLANK, "--seats", "human,deckhand", "--save", "kept.json"),
    "simulate": (*BLANK, "--seats", "deckhand,deckhand", "--games", "1"),
    "check": (*BLANK, "--seats", "2", "--option", "copies=1", "--games", "1"),
    "replay": (SAVE,),
    "analyse": (SAVE,),
}
"""What each command is tried with that needs no library; the others are tried where they have theirs."""
JSON = (("replay", SAVE, "--views"), ("analyse", SAVE, "--json"))
PLAYED = ("arena", "learn", "balance")
LINES = [(command, *rest) for command, rest in SPOKEN.items()]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files of all sorts, in which commands run; `blank` is a game like the others."""
    known = catalog.game
    monkeypatch.setattr(
        catalog, "game", lambda game: room("_blank") if game == "blank" else known(game)
    )
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    match = Match(room("_blank"), 2, seed="reef")
    while match.to_act:
        match.act(match.to_act[0], ("keep",))
    chairs = [{"name": name, "colour": "red", "who": "human"} for name in NAMES]
    (tmp_path / SAVE).write_text(match.save({"chairs": chairs}), encoding="utf-8")
    (tmp_path / FOLDER).mkdir()
    (tmp_path / BINARY).write_bytes(bytes(range(256)))
    (tmp_path / GARBAGE).write_text("my diary\n" * 9, encoding="utf-8")
    (tmp_path / EMPTY).write_bytes(b"")
    return tmp_path


def alike(text: str) -> str:
    """What of a text is the same in all runs and encodings."""
    return re.sub(r"\d+", "0", readable(text))


def whole(told: Told) -> str:
    assert "Traceback" not in told.errors
    return told.out + told.errors


def test_every_command_is_tried() -> None:
    listed = re.findall(r"^ {4}(\w+) ", at_a_terminal(["--help"]).out, re.MULTILINE)

    assert sorted(listed) == sorted([*SPOKEN, *PLAYED])


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_a_command_says_the_same_in_every_encoding(line: Sequence[str], language: str) -> None:
    typed = b"t\n7\n1\n"
    line = [*line, "--language", language]
    expected = at_a_terminal(line, typed=typed)
    assert expected.code == 0
    assert len(expected.out) > 50
    for encoding in ENCODINGS:
        told = at_a_terminal(line, encoding, typed=typed)

        assert told.code == 0, encoding
        assert alike(whole(told)) == alike(whole(expected)), encoding


@pytest.mark.parametrize("line", JSON, ids=lambda line: line[0])
def test_json_for_programs_is_the_same_in_every_encoding(line: Sequence[str]) -> None:
    expected = at_a_terminal(line)

    assert expected.code == 0
    assert {expected.out} == {at_a_terminal(line, encoding).out for encoding in ENCODINGS}


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_a_refusal_can_be_read_in_every_encoding(encoding: str, language: str) -> None:
    line = ["play", "atlantis", "--language", language]
    told, expected = at_a_terminal(line, encoding), at_a_terminal(line)

    assert told.code == 1
    assert "\\" not in told.errors
    assert alike(whole(told)) == alike(whole(expected))


def test_what_an_encoding_lacks_is_written_as_one_would_type_it() -> None:
    assert "\" C'est a Lukasz \" : l'equipage... -3 -> 1/2 OEil" == readable(
        "« C\u2019est à Łukasz »\u00a0: l\u2019équipage… \u22123 → ½ Œil"
    )
    assert "??? ok" == readable("\u2068משה\u2069 ok")
    assert "?" == readable("\udcff")


@pytest.mark.parametrize(
    "line", [*LINES, *JSON, ["--help"], ["--version"]], ids=lambda line: " ".join(line[:1])
)
def test_a_pipe_that_nobody_reads_ends_a_command_in_silence(line: Sequence[str]) -> None:
    told = at_a_terminal(line, typed=b"1\n", pipe="cut")

    assert 141 == told.code
    assert "decisions judged" in told.errors or "" == told.errors


def test_a_game_is_kept_though_nobody_reads_what_is_said_of_it(place: Path) -> None:
    at_a_terminal(["play", *BLANK, "--save", "kept.json"], typed=b"1\n", pipe="cut")

    assert catalog.load((place / "kept.json").read_text(encoding="utf-8")).seed == "reef"


@pytest.mark.parametrize("line", [*LINES, *JSON], ids=lambda line: " ".join(line[:1]))
def test_a_command_without_any_streams_does_its_work(line: Sequence[str], place: Path) -> None:
    told = at_a_terminal(line, typed=None, pipe=CLOSED)

    assert (0, "", "") == (told.code, told.out, told.errors)
    assert ("play" == line[0]) is (place / "kept.json").exists()


def test_a_person_who_is_not_there_leaves_the_game() -> None:
    told = at_a_terminal(["play", *BLANK], typed=None)

    assert 0 == told.code
    assert told.out.endswith("The game was left.\n")


def test_what_is_typed_need_not_be_text_nor_a_number_of_any_size() -> None:
    told = at_a_terminal(["play", *BLANK], "ascii", typed=b"\xff\xfe\n" + b"9" * 5000 + b"\nq\n")

    assert 0 == told.code
    assert 2 == whole(told).count("q to leave.")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing here that is always full")
def test_a_full_disc_is_told() -> None:
    told = at_a_terminal(["games"], pipe="/dev/full")

    assert 1 == told.code
    assert "No space left" in told.errors
    assert 1 == len(told.errors.splitlines())


READ = (
    ["replay"],
    ["replay", "--views"],
    ["analyse"],
    ["analyse", "--json"],
    ["arena", "cartagena", "--played", "--results"],
)


@pytest.mark.parametrize("file", WRONG)
@pytest.mark.parametrize("line", READ, ids=" ".join)
def test_a_file_that_cannot_be_used_is_named_with_what_is_wrong(
    line: Sequence[str], file: str
) -> None:
    told = at_a_terminal([*line, file])

    assert 1 == told.code
    assert "" == told.out
    assert file in told.errors
    assert 1 == len(told.errors.splitlines())
    said = {MISSING: "There is no file", FOLDER: "is a folder"}.get(file, "")
    assert said in whole(told)


def test_what_is_wrong_with_a_file_is_told_apart() -> None:
    said = {at_a_terminal(["replay", file]).errors.replace(file, "") for file in WRONG[:-1]}

    assert 4 == len(said)


WRITE = (
    ["play", "blank", "--save"],
    ["balance", "cartagena", "--write"],
    ["learn", "cartagena", "--write"],
)


@pytest.mark.parametrize("line", WRITE, ids=lambda line: line[0])
@pytest.mark.parametrize(
    ("file", "said"),
    [(FOLDER, "folder is a folder"), ("nowhere/page", "There is no folder nowhere")],
)
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    line: Sequence[str], file: str, said: str
) -> None:
    told = at_a_terminal([*line, file], typed=b"q\n")

    assert (1, "") == (told.code, told.out)
    assert said in whole(told)


def test_a_tournament_that_cannot_be_written_is_refused_before_it_is_played() -> None:
    told = at_a_terminal(["arena", "cartagena", "--write", GARBAGE])

    assert 1 == told.code
    assert "There is no folder garbage.json" in whole(told)


@pytest.mark.parametrize("command", ["arena", "balance", "learn"])
def test_numbers_that_mean_nothing_are_refused_by_the_name_of_their_option(command: str) -> None:
    for option, value in (("--jobs", "0"), ("--games", "0"), ("--games", "9" * 5000)):
        told = at_a_terminal([command, "cartagena", option, value])

        assert 2 == told.code
        assert f"argument {option}" in whole(told)


@pytest.mark.parametrize("command", ["play", "simulate", "check", "arena", "balance", "learn"])
def test_a_seed_that_is_no_text_is_refused_by_name(command: str) -> None:
    told = at_a_terminal([command, "cartagena", "--seed", "\udcff"])

    assert 2 == told.code
    assert "argument --seed" in whole(told)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_save_may_begin_with_a_mark_of_its_encoding(place: Path, encoding: str) -> None:
    text = (place / SAVE).read_text(encoding="utf-8")
    mark = "" if encoding in ("utf-8-sig", "utf-16") else "\ufeff"
    (place / "marked.json").write_bytes((mark + text).encode(encoding))
    told, expected = at_a_terminal(["replay", "marked.json"]), at_a_terminal(["replay", SAVE])

    assert (0, expected.out) == (told.code, told.out), told.errors


def test_half_a_character_after_a_mark_is_no_text(place: Path) -> None:
    (place / "half.json").write_bytes(b"\xff\xfe{")

    assert "half.json is not text" in whole(at_a_terminal(["replay", "half.json"]))


def test_a_real_pipe_that_is_closed_after_a_line_leaves_no_word_behind() -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(
        [sys.executable, "-m", "freebooters", "games"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "ascii"},
        stdout=writes,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writes)

    assert (141, b"") == (done.returncode, done.stderr)

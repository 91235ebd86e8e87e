"""What build.py prints, in any encoding and for those who stop listening."""

from __future__ import annotations

import pytest

import build
from tests.cli.terminals import CLOSED, at_a_terminal
from tools.steps import say


def test_a_failure_can_be_read_in_an_encoding_without_its_characters() -> None:
    told = at_a_terminal(["golden", "caf\u00e9", "--all"], "ascii", program=build.main)

    assert (2, "") == (told.code, told.out)
    assert "Name games (" in told.errors


def test_what_an_encoding_lacks_is_printed_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as what another program printed, or how a folder is called."""

    def told(_: build.Arguments) -> int:
        say("caf\u00e9")
        return 0

    monkeypatch.setitem(build.COMMANDS, "clean", build.Command("", told))

    assert "caf\\xe9\n" == at_a_terminal(["clean"], "ascii", program=build.main).out
    assert "caf\u00e9\n" == at_a_terminal(["clean"], "cp437", program=build.main).out


def test_a_pipe_that_nobody_reads_ends_a_command_in_silence() -> None:
    told = at_a_terminal(["--help"], pipe="cut", program=build.main)

    assert (141, "") == (told.code, told.errors)


def test_a_command_without_any_streams_ends_as_it_would() -> None:
    assert 2 == at_a_terminal(["golden"], typed=None, pipe=CLOSED, program=build.main).code

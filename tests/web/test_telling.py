"""What is read out to those who listen, and by whom."""

from __future__ import annotations

import re

import pytest

from tools.layout import WEB
from tools.steps import files

LIVE = re.compile(
    r"""\b(?:role|setAttribute)\b\W{1,6}(?:role\W{1,6})?(?:status|log)\b|aria-?live""",
    re.IGNORECASE,
)
SPEAKS = {"components/telling.ts", "components/voice.ts"}
"""What may make that something is read out as it comes."""


@pytest.mark.parametrize(
    "text",
    [
        'make("p", { role: "status" })',
        'make("ol", { role: "log" })',
        "<p role=status>",
        'element.role = "status";',
        'setAttribute(told, "aria-live", "polite")',
        "told.ariaLive",
        'told.setAttribute("role", "status")',
        '.gain[role="status"] {',
    ],
)
def test_what_speaks_by_itself_is_found(text: str) -> None:
    assert LIVE.search(text)


def test_nothing_speaks_by_itself_but_a_voice_and_what_is_made_to_tell() -> None:
    """Of what has the role of a status Orca reads the role alone. Styles may not hang on a role that goes."""
    texts = {
        file.relative_to(WEB).as_posix(): file.read_text(encoding="utf-8")
        for file in files(WEB)
        if file.suffix in (".ts", ".js", ".css", ".html")
    }
    assert SPEAKS <= {*texts}
    assert SPEAKS == {name for name, text in texts.items() if LIVE.search(text)}

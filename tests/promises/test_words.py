"""The sentences of the promises: in four languages, each with all that it is given, and no other."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from freebooters import promises

pytestmark = pytest.mark.native

HOME = Path(str(promises.__file__)).parent
LANGUAGES = ("en", "fr", "de", "nl")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Key to the names of what that message is given."""
    text = (HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for node in FluentParser().parse(text).body:
        assert isinstance(node, ast.Message), node
        assert node.id.name not in found
        variables = _Variables()
        variables.visit(node)
        found[node.id.name] = frozenset(variables.names)
    return found


def test_the_code_names_every_sentence_and_no_other() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in HOME.glob("*.py"))

    assert sorted({*re.findall(r'"(promise-[a-z-]+)"', code)}) == sorted(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_all_that_english_says(language: str) -> None:
    assert messages("en") == messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_typewriter_marks(language: str) -> None:
    text = (HOME / "words" / f"{language}.ftl").read_text(encoding="utf-8")

    assert [] == [line for line in text.splitlines() if "'" in line or '"' in line]

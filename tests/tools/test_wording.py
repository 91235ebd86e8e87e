"""The words of the rules page are in files of their own, which a start does not fetch."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from freebooters import catalog
from tests.words import LANGUAGES, ROOT
from tools.wording import parted


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)


def _messages(text: str) -> dict[str, ast.Message]:
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def _as_json(message: ast.Message) -> object:
    return {**message.to_json(), "comment": None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", sorted(catalog.games()))
def test_no_message_is_lost_and_none_outside_the_rules_needs_one_of_theirs(
    dist: Path, room: str, language: str
) -> None:
    source = ROOT / f"py/freebooters/games/{room}/words/{language}.ftl"
    whole = _messages(source.read_text(encoding="utf-8"))
    folder = dist / "rooms" / room
    table, rules = (
        _messages((folder / part / f"{language}.ftl").read_text(encoding="utf-8"))
        for part in ("words", "rules")
    )
    needed = _References()
    for message in table.values():
        needed.visit(message)

    assert {key: _as_json(message) for key, message in whole.items()} == {
        key: _as_json(message) for key, message in (table | rules).items()
    }
    assert set() == table.keys() & rules.keys()
    assert f"{room}-box" in rules
    assert set() == needed.keys & rules.keys()


def test_comments_go_and_what_belongs_to_an_entry_stays_with_it() -> None:
    text = """# A comment
sea-title = Sea

## A chapter

sea-rule-se-1 =
    One.

    Two.
    .title = First
sea-rules-2 = Other rules.
sea-boxes = Boxes
sea-box = All of it.
"""
    assert (
        "sea-title = Sea\nsea-rules-2 = Other rules.\nsea-boxes = Boxes\n",
        "sea-rule-se-1 =\n    One.\n\n    Two.\n    .title = First\nsea-box = All of it.\n",
    ) == parted(text, "sea")
